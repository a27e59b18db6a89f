import type { Seat } from '#engine/title.ts';
import { rivals } from '../board.ts';
import type { Commit, EventOf, PromptKind, State } from '../model.ts';
import { happen, type Scene } from './scene.ts';

type By = EventOf<'CommitSealedContent'>['by'];

/** A sealed Commit: everybody sees that it is there, its seat what it is. */
export function seal(scene: Scene, seat: Seat, what: EventOf<'CommitSealed'>['for'], commit: Commit, by: By): void {
  happen(scene, { type: 'CommitSealed', seat, for: what });
  sealContent(scene, seat, what, commit, by);
}

/** A sealed answer replaced while others of the window are awaited: others see nothing of it. */
export function sealContent(
  scene: Scene,
  seat: Seat,
  what: EventOf<'CommitSealed'>['for'],
  { weapons, cautions, reroll, ifCops }: Commit,
  by: By,
): void {
  const commit = {
    weapons: [...weapons],
    cautions: [...cautions],
    reroll,
    ifCops: ifCops === null || ifCops === 'ask' ? ifCops : [...ifCops],
  };
  happen(scene, { type: 'CommitSealedContent', seat, for: what, commit, by });
}

/** Asks some seats at once; true when there was anybody to ask. */
export function ask(
  scene: Scene,
  phase: EventOf<'Asked'>['phase'],
  asks: readonly { seat: Seat; prompt: PromptKind }[],
  rewardAt?: number,
): boolean {
  if (asks.length === 0) return false;
  happen(scene, { type: 'Asked', phase, asks: [...asks], ...(rewardAt === undefined ? {} : { rewardAt }) });
  return true;
}

/** Window mode: everybody else who holds a card, has not retired, wants to be asked and has not answered yet (rules 5.6). */
export function reactors(state: State, but: readonly (Seat | 'cops')[]): { seat: Seat; prompt: 'react' }[] {
  if (state.config.reactions !== 'window' || state.active === null) return [];
  return [state.active, ...rivals(state.n, state.active)].flatMap((seat) => {
    const { held, orders } = state.bosses[seat]!;
    const out = but.includes(seat) || held === 0 || state.retired.includes(seat) || orders.autoPass;
    return out || state.pending?.reacts[seat] ? [] : [{ seat, prompt: 'react' as const }];
  });
}
