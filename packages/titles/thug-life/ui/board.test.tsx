import { describe, expect, it } from 'vitest';
import type { State } from '../model.ts';
import { title } from '../title.ts';
import { Board } from './Board.tsx';
import { boardText } from './boardText.ts';
import { played, stateOf } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';

const draw = (state: State, viewer: number | 'spectator'): string => String(<Board view={title.view(state, viewer)} />);

describe('the board', () => {
  it('is one SVG element that speaks for itself and refers to nothing outside, at every moment', () => {
    const unwanted = ['href', 'url(', 'foreignObject', '<style', ' style=', 'var(', 'NaN', 'undefined', 'null'];
    for (const n of [2, 6])
      for (const [i, state] of played(n, 'drawn').states.entries()) {
        if (i % 6 > 0) continue;
        const svg = draw(state, i % 12 === 0 ? 'spectator' : 1);
        expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 720 [\d.]+"[^>]*role="img"/);
        expect(unwanted.filter((text) => svg.includes(text))).toEqual([]);
      }
  });

  it('draws every Thug, Cop and Dolla that is somewhere, and who is burnt out', () => {
    const state = stateOf(3, 'count', {}, ({ round, pending }) => round === 2 && pending === null);
    const svg = draw(state, 'spectator');
    const thugs = state.bosses.reduce((sum, { thugs: { yard, stash, streets } }) => sum + yard + stash + streets, 0);
    expect(svg.match(/cx="-2.8"/g)).toHaveLength(thugs);
    expect(svg.match(/<desc>[^<]*In the Streets: \d Cop/)).not.toBeNull();
  });

  it('puts the looker’s own Hood last, his hand below it, and no hand for a spectator', () => {
    const state = stateOf(4, 'own', {}, ({ round }) => round === 1);
    const svg = draw(state, 2);
    expect(svg.lastIndexOf('>Gang Blue<')).toBeGreaterThan(svg.lastIndexOf('>Gang Orange<'));
    expect(svg).toContain('>Your hand<');
    expect(draw(state, 'spectator')).not.toContain('Your hand');
  });

  it('shows a Fight with both sides, and of sealed cards only that they are sealed', () => {
    const state = stateOf(4, 'fight', {}, ({ phase }) => phase === 'fight.commit');
    const svg = draw(state, 'spectator');
    expect(svg).toMatch(/HOOD FIGHT|STREET FIGHT|DRIVE-BY|COP FIGHT/);
    expect(svg).toContain('>sealed<');
    expect(svg).toContain('>undecided<');
  });

  it('outlines an empty Yard and announces the shift change', () => {
    const state = stateOf(4, 'empty', {}, ({ bosses }) => bosses.some(({ thugs }) => thugs.yard === 0));
    expect(draw(state, 0)).toContain('YARD EMPTY');
    expect(draw(state, 0)).toContain('shift due');
  });

  it('escapes the names that players give', () => {
    const state = stateOf(2, 'names', {}, () => true);
    const named = { ...state, bosses: state.bosses.map((boss) => ({ ...boss, gangName: '<b>&"' })) };
    const view = title.view(named, 0);
    for (const html of [String(<Board view={view} />), String(<Glance view={view} legal={null} viewer={0} />)]) {
      expect(html).toContain('&lt;b&gt;');
      expect(html).not.toContain('<b>');
    }
  });
});

describe('the board in plain text', () => {
  it('keeps within 72 columns and has every Boss and the own hand', () => {
    for (const state of played(6, 'narrow').states.filter((_, i) => i % 3 === 0))
      for (const viewer of [0, 'spectator'] as const)
        for (const line of boardText(title.view(state, viewer)).split('\n'))
          expect(line.length, line).toBeLessThanOrEqual(72);
    const text = boardText(
      title.view(
        stateOf(3, 'text', {}, () => true),
        1,
      ),
    );
    expect(text).toContain('*R Red            3       1     3      6        0      3');
    expect(text).toContain('Your hand: ');
  });
});
