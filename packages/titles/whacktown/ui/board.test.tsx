import { describe, expect, it } from 'vitest';
import { boardPng } from '#pictures/boardPng.ts';
import type { State } from '../model.ts';
import { title } from '../title.ts';
import { view } from '../view.ts';
import { Board } from './Board.tsx';
import { boardFacts, headingOf } from './board/facts.ts';
import { nameLines } from './board/tileName.ts';
import { boardText } from './boardText.ts';
import { played, stateOf, variety } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { knownDanger } from './glance/danger.ts';

const draw = (state: State, viewer: Parameters<typeof view>[1]): string => String(<Board view={view(state, viewer)} />);
const inTurn = (state: State) => state.ask?.kind === 'move' && state.turnNo > 6;

describe('the picture of the town', () => {
  it('is one SVG element that speaks for itself and refers to nothing outside', () => {
    for (const n of [2, 3, 4]) {
      const svg = draw(stateOf(n, 'drawn', {}, inTurn), 1);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 \d+"[^>]*role="img"/);
      const unwanted = ['href', 'url(', 'foreignObject', '<style', ' style=', 'var(', 'NaN', 'undefined', 'null'];
      expect(unwanted.filter((text) => svg.includes(text))).toEqual([]);
    }
  });

  it('is drawn and written for everybody at every moment of a game', () => {
    for (const { states } of variety('walk'))
      for (const state of states.filter((_, i) => i % 40 === 0 || i === states.length - 1))
        for (const viewer of [0, 1, 'spectator'] as const) {
          expect(draw(state, viewer)).not.toMatch(/NaN|undefined/);
          const text = boardText(view(state, viewer));
          for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
          expect(String(<Glance view={view(state, viewer)} legal={null} viewer={viewer} />)).not.toMatch(
            /NaN|undefined/,
          );
        }
  });

  it('becomes a picture for mails', () => {
    const png = boardPng(draw(stateOf(4, 'png', {}, inTurn), 0));
    expect([...png.slice(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
    expect(png.length).toBeLessThan(400_000);
  });

  it('has every location with what it asks, and says to a player where he may go and why not elsewhere', () => {
    const state = stateOf(3, 'reach', {}, inTurn);
    const facts = boardFacts(view(state, state.active!));
    expect(facts.tiles).toHaveLength(20);
    const { places } = title.legal(state, state.active!);
    const svg = draw(state, state.active!);
    for (const [i, { reach, words, location }] of facts.tiles.entries()) {
      expect(reach?.open).toBe(places[i]!.refusal === null);
      if (places[i]!.refusal) expect(words).toContain(places[i]!.refusal!.say);
      for (const word of location.name.split(' ')) expect(svg).toContain(word);
    }
  });

  it('says so to players who are not asked as well, and to nobody else', () => {
    const state = stateOf(4, 'reach', {}, inTurn);
    for (const seat of [0, 1, 2, 3]) {
      const { places } = title.legal(state, seat);
      const open = boardFacts(view(state, seat)).tiles.map(({ reach }) => reach?.open);
      expect(open).toEqual(places.map(({ refusal }) => refusal === null));
    }
    expect(boardFacts(view(state, 'spectator')).tiles.every(({ reach }) => reach === null)).toBe(true);
  });

  it('writes the price on a place that costs money', () => {
    const state = stateOf(3, 'price', {}, inTurn);
    const seat = state.active!;
    const players = state.players.map((player) =>
      player.seat === seat
        ? { ...player, location: 'A4' as const, information: 3, money: 2 }
        : { ...player, location: 'E4' as const },
    );
    const rich: State = {
      ...state,
      players,
      crimeScene: null,
      cells: { ...state.cells, A1: 'hippie-commune', B1: 'hitman' },
    };
    const tiles = boardFacts(view(rich, seat)).tiles;
    expect(tiles[0]!.reach).toMatchObject({ open: true, short: 'GO $1' });
    expect(tiles[1]!.reach).toMatchObject({ open: false, short: 'have 3+$2' });
    expect(tiles[1]!.reach!.say).toMatch(/needs 9 information, you have 3 and \$2/);
  });

  it('draws the crime scene as a frame, and stars it in the text', () => {
    const state: State = { ...stateOf(3, 'tape', {}, inTurn), crimeScene: 'B2' };
    const svg = draw(state, 'spectator');
    expect(svg).toContain('stroke-dasharray="15 15"');
    expect(svg).toContain('crime scene B2 C2 B3 C3');
    const text = boardText(view(state, 'spectator'));
    for (const cell of ['B2', 'C2', 'B3', 'C3']) expect(text).toMatch(new RegExp(`\\b${cell}\\*`));
    expect(text.match(/[A-E][1-4]\*/g)).toHaveLength(4);
  });

  it('has the round in which a bomb goes off', () => {
    const state = stateOf(3, 'bombs', {}, inTurn);
    const armed: State = {
      ...state,
      players: state.players.map((player) => ({
        ...player,
        bomb: { id: 'bomb-1', side: player.seat === state.active ? ('LOADING' as const) : ('ARMED' as const) },
      })),
    };
    const { panels } = boardFacts(view(armed, 'spectator'));
    const at = (seat: number) => armed.turnOrder.indexOf(seat);
    for (const { seat, bomb } of panels) {
      const next = at(seat.seat) > at(armed.active!) ? armed.round : armed.round + 1;
      const expected = seat.seat === armed.active ? `LOADING: 6 in round ${next + 1}` : `ARMED: 6 in round ${next}`;
      expect(bomb).toBe(expected);
    }
    const other = [0, 1, 2].find((seat) => seat !== armed.active)!;
    expect(knownDanger(view(armed, other), other).loss).toBe(6);
    expect(knownDanger(view(armed, armed.active!), armed.active!).loss).toBe(12);
  });

  it('has abilities beside it as used only in the turn of their owner', () => {
    const state = stateOf(3, 'used', {}, inTurn);
    const used: State = {
      ...state,
      players: state.players.map((player) => ({ ...player, usedThisTurn: ['profile'] })),
    };
    const html = String(<Glance view={view(used, 'spectator')} legal={null} viewer="spectator" />);
    expect(html.match(/used in this turn/g)).toHaveLength(1);
  });

  it('breaks long names where the lines are shortest', () => {
    expect(nameLines('METAL CONCERT', 150, 24)).toEqual(['METAL', 'CONCERT']);
    expect(nameLines('ROOFTOP', 150, 24)).toEqual(['ROOFTOP']);
    expect(nameLines('ICE CREAM VAN', 170, 24)).toHaveLength(2);
  });

  it('names the winner at the end', () => {
    const { states } = played(2, 'end');
    const end = states.at(-1)!;
    expect(end.phase).toBe('over');
    expect(headingOf(view(end, 'spectator'))).toMatch(/won in round \d+/);
    expect(boardText(view(end, 'spectator'))).toMatch(/wins?: /);
  });
});
