import { describe, expect, it } from 'vitest';
import type { Seat, Viewer } from '#engine/title.ts';
import { audience } from '../audience.ts';
import type { State } from '../model.ts';
import { title } from '../title.ts';
import { Board } from './Board.tsx';
import { boardText } from './boardText.ts';
import { deskOf, type Played, played, variety } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { Orders } from './Orders.tsx';
import { Report } from './Report.tsx';
import { reportText } from './reportText.ts';

const games = [...variety('sealed').slice(0, 4), played(3, 'sealed', { preventWindow: 'ask' })];

/** Everything that a viewer is shown of a moment. */
function shown(state: State, viewer: Viewer): string {
  const view = title.view(state, viewer);
  const legal = viewer === 'spectator' ? null : title.legal(state, viewer);
  const asked = viewer !== 'spectator' && title.prompts(state).some(({ seats }) => seats.includes(viewer));
  return [
    String(<Board view={view} />),
    boardText(view),
    String(<Glance view={view} legal={legal} viewer={viewer} />),
    asked ? String(<Orders {...deskOf(state, viewer)} />) : '',
    viewer === 'spectator' ? '' : title.notation.help(state, viewer),
  ].join('\n');
}

/** The same moment for everybody else: what one seat keeps to itself is something else. */
function otherwise(state: State, seat: Seat): State {
  const players = state.players.map((player) => {
    if (player.seat !== seat) return player;
    const profile = player.profileRevealed
      ? player.profile
      : player.profile && player.dealt.find((id) => id !== player.profile)!;
    return {
      ...player,
      profile,
      dealt: player.profileRevealed ? ['kingpin', 'granny'] : player.dealt,
      hand: player.hand.map(() => 'fireworks'),
      standing: { mode: 'never', minLoss: 17, order: ['tank', 'lay-low', 'rufus'] } as const,
    };
  });
  const victims = state.hit?.victims.map((victim) =>
    victim.seat === seat && victim.answer !== null ? { ...victim, answer: 'none' } : victim,
  );
  return {
    ...state,
    players: players.map((player) => ({
      ...player,
      standing: { ...player.standing, order: [...player.standing.order] },
    })),
    hit: state.hit && victims ? { ...state.hit, victims } : state.hit,
    deck: { ...state.deck, pizza: (state.deck.pizza ?? 0) + 5, 'plan-b': (state.deck['plan-b'] ?? 0) - 5 },
  };
}

/** Five moments of a game, from its first to its last. */
function moments({ states }: Played): State[] {
  const running = states.filter(({ phase }) => phase !== 'over');
  return [0, 0.2, 0.4, 0.7, 0.95].map((part) => running[Math.floor(part * running.length)]!);
}

describe('what nobody else may know', () => {
  it('changes nothing that others are shown: hand, dealt profiles, sealed choices, standing orders, deck', () => {
    let compared = 0;
    for (const state of games.flatMap(moments))
      for (const viewer of [...state.players.map((player) => player.seat), 'spectator' as const]) {
        const now = shown(state, viewer);
        for (const { seat } of state.players) {
          if (viewer === seat) continue;
          expect(shown(otherwise(state, seat), viewer) === now, `seat ${seat} as ${viewer} sees it`).toBe(true);
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(100);
  });

  it('does change what its owner is shown', () => {
    const state = games[1]!.states.find(({ ask }) => ask?.kind === 'hustle')!;
    expect(shown(otherwise(state, state.active!), state.active!)).not.toBe(shown(state, state.active!));
  });

  it('is in no report of another seat', () => {
    let told = 0;
    for (const { chapters } of games)
      for (const chapter of chapters)
        for (const viewer of [0, 1, 'spectator'] as const) {
          const mayRead = (events: typeof chapter.events) =>
            events.filter((event) => {
              const who = audience(event);
              return who === 'all' || (viewer !== 'spectator' && Array.isArray(who) && who.includes(viewer));
            });
          const events = mayRead(chapter.events);
          const text = [
            String(<Report chapter={{ ...chapter, events }} viewer={viewer} />),
            ...reportText({ ...chapter, events }, viewer),
          ].join('\n');
          const hidden = chapter.events.filter((event) => !events.includes(event));
          const received = hidden.flatMap((event) => (event.type === 'CardsReceived' ? event.cards : []));
          const openly = JSON.stringify(events);
          for (const card of received)
            if (!openly.includes(`"${card}"`)) {
              expect(text).not.toContain(card.replace('-', ' ').toUpperCase());
              told++;
            }
        }
    expect(told).toBeGreaterThan(100);
  });
});
