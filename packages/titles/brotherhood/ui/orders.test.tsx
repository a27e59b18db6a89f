import { describe, expect, it } from 'vitest';
import { crowded, deskOf } from './desk.fixture.ts';
import { Glance } from './Glance.tsx';
import { Orders } from './Orders.tsx';
import { read } from './read.ts';
import { untouched } from './untouched.fixture.ts';

const desk = deskOf(crowded);

describe('the orders form on the page', () => {
  const html = String(<Orders {...desk} />);

  it('comes filled with HOLD, so that sending it untouched keeps all guards', () => {
    expect(read(untouched(html), desk.view, desk.legal, desk.prompt)).toEqual({
      type: 'SubmitLedger',
      ledger: desk.legal.ledger!.hold,
    });
  });

  it('shows total and balance without scripts', () => {
    expect(html).toContain('<b id="brotherhood-sum">$18,000</b>');
    expect(html).toContain('<b id="brotherhood-balance">$42,000</b>');
    expect(html).toContain('SB: 2T &amp; DT: 3T + 1H &amp; TD: 1T');
  });

  it('offers closing only where there is something to close, bail only for prisoners', () => {
    expect(html).toContain('name="close.DT"');
    expect(html).not.toContain('name="close.WE"');
    expect(html).toContain('name="bail.T"');
    expect(html).not.toContain('name="bail.H"');
  });

  it('keeps what was typed into a refused form and says what is wrong', () => {
    const fields = { ...untouched(html), 'R.SB': '77' };
    const refused = String(
      <Orders
        {...desk}
        fields={fields}
        refusal={{ code: 'POOL_EXCEEDED', say: 'You want 77 Revenues, 4 can be had.', at: 'R.SB' }}
      />,
    );
    expect(refused).toMatch(/<p class="brotherhood-refused" role="alert">You want 77/);
    expect(refused).toMatch(/name="R.SB"[^>]*value="77" aria-invalid="true"/);
    expect(refused).toContain('data-overdrawn');
  });

  it('puts data for the script into an element that no text can leave', () => {
    const view = { ...desk.view, own: { ...desk.view.own!, standing: { friends: [] } } };
    const prompt = { ...desk.prompt, label: '</script><b>' };
    const data = String(<Orders view={view} legal={desk.legal} prompt={prompt} />);
    const json = /<script type="application\/json" id="brotherhood-legal">(.*?)<\/script>/s.exec(data)?.[1];
    expect(json).not.toContain('<');
    expect(JSON.parse(json!)).toEqual({ view, legal: desk.legal, prompt });
  });

  it('gives every field a label', () => {
    const outside = html.replace(/<label.*?<\/label>/gs, '');
    expect(outside).not.toMatch(/<(select|textarea)|<input (?!type="hidden")/);
  });
});

describe('the first glance', () => {
  it('has month, money, whose ledgers are in, and who got the empire of the dead', () => {
    const html = String(<Glance view={desk.view} legal={desk.legal} viewer={0} />);
    expect(html).toContain('aria-label="Month 7 of 12"');
    expect(html).toContain('<dt>Your cash</dt><dd>$60,000</dd>');
    expect(html).toContain('Yellow: ✓ ledger in');
    expect(html).toContain('Orange: writing');
    expect(html).toContain('out since month 5, all to Violet');
    expect(html).not.toContain('Slate: writing');
  });

  it('keeps cash secret that the view does not tell', () => {
    const seats = desk.view.seats.map((seat) => ({ ...seat, cash: null }));
    expect(String(<Glance view={{ ...desk.view, seats }} legal={null} viewer="spectator" />)).toContain('secret');
  });
});
