import { expect, it } from 'vitest';
import type { Viewer } from '#engine/title.ts';
import { BUILT_IN } from '../deck/compiled.ts';
import type { Commit, Event, StandingOrders, State } from '../model.ts';
import { title } from '../title.ts';
import { Board } from './Board.tsx';
import { boardText } from './boardText.ts';
import { deskOf, played } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { Orders } from './Orders.tsx';
import { Report } from './Report.tsx';
import { reportText } from './reportText.ts';

const CANARY = 'CANARY';
const street = BUILT_IN['house-1'].cards.filter(({ type }) => type !== 'drama');
const numbers = street.flatMap(({ nos }) => nos);

const planted: StandingOrders = {
  defence: {
    mode: 'auto',
    weapons: 'all',
    max: 77,
    keep: [CANARY],
    order: [CANARY],
    cautions: [CANARY],
    maxCautions: 77,
  },
  cops: { mode: 'auto', weapons: 'all', max: 77 },
  reroll: 'never',
  kills: [CANARY],
  bigBossTie: 'ask',
  arms: [{ card: CANARY, filter: { minRespect: 77 } }],
  autoArm: false,
  autoPass: true,
};

/** The state with all that this viewer may not know exchanged for something else of the same size. */
function exchanged(state: State, viewer: Viewer): State {
  const others = numbers.filter((no) => typeof viewer !== 'number' || !state.bosses[viewer]!.hand.includes(no));
  const commit = (one: Commit | null): Commit | null =>
    one && { weapons: [44], cautions: [9], reroll: 'never', ifCops: [45] };
  const { pending } = state;
  return {
    ...state,
    streetDeck: [...state.streetDeck].reverse(),
    homieBox: [...state.homieBox].reverse(),
    bosses: state.bosses.map((boss) =>
      boss.seat === viewer
        ? boss
        : { ...boss, hand: others.slice(boss.seat, boss.seat + boss.hand.length), orders: planted },
    ),
    pending:
      pending?.type === 'fight' && !pending.revealed
        ? {
            ...pending,
            commits: {
              attacker: pending.attacker === viewer ? pending.commits.attacker : commit(pending.commits.attacker),
              defender: pending.defender === viewer ? pending.commits.defender : commit(pending.commits.defender),
            },
          }
        : pending,
  };
}

/** Everything that a viewer is shown of a state. */
function shown(state: State, viewer: Viewer): string {
  const view = title.view(state, viewer);
  const parts = [
    String(<Board view={view} />),
    boardText(view),
    String(<Glance view={view} legal={null} viewer={viewer} />),
  ];
  if (typeof viewer === 'number') {
    parts.push(title.notation.help(state, viewer));
    if (state.phase !== 'over') parts.push(String(<Orders {...deskOf(state, viewer)} />));
  }
  return parts.join('\n');
}

const games = [played(3, 'secret'), played(4, 'secret', { reactions: 'window' })];

it('nothing of hands, orders, arms, sealed cards and the box of others is shown to anybody, nor its size', () => {
  let compared = 0;
  for (const { states } of games)
    for (const [i, state] of states.entries()) {
      if (state.phase === 'over' || (i % 5 > 0 && state.phase !== 'fight.commit')) continue;
      for (const viewer of [0, 2, 'spectator'] as const) {
        const text = shown(exchanged(state, viewer), viewer);
        expect(text).not.toContain(CANARY);
        expect(text).toBe(shown(state, viewer));
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(100);
});

it('a report tells nothing of events that its reader may not read', () => {
  const readable = (event: Event, viewer: Viewer) => {
    const audience = title.audience(event);
    return audience === 'all' || (audience !== 'nobody' && typeof viewer === 'number' && audience.includes(viewer));
  };
  for (const { chapters } of games)
    for (const chapter of chapters)
      for (const viewer of [1, 'spectator'] as const) {
        const events = chapter.events.filter((event) => readable(event, viewer));
        const drawn = chapter.events.flatMap((event) =>
          event.type === 'CardsDrawnContent' && event.seat !== viewer ? event.nos : [],
        );
        const text = [
          String(<Report chapter={{ ...chapter, events }} viewer={viewer} />),
          ...reportText({ ...chapter, events }, viewer),
        ].join('\n');
        for (const no of drawn) {
          const name = street.find(({ nos }) => nos.includes(no))!.name;
          const told = events.some((event) => JSON.stringify(event).match(new RegExp(`\\b${no}\\b`)));
          if (!told) expect(text).not.toContain(`>${name}<`);
        }
      }
});
