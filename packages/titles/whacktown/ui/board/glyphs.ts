import type { Amount, CostPart, Effect, LossKind } from '../../deck/effects.ts';
import type { Location } from '../../deck/schema.ts';
import type { Counter } from '../../tables.ts';
import type { IconName } from './iconNames.ts';

/** One sign in a row: a picture with a figure before it, or a word between two pictures. `others`: it happens to the opponents. */
export type Glyph =
  | { is: 'icon'; icon: IconName; text: string; others?: boolean }
  | { is: 'perk'; perk: string }
  | { is: 'word'; word: string };

const icon = (name: IconName, text = ''): Glyph => ({ is: 'icon', icon: name, text });
const others = (name: IconName, text: string): Glyph => ({ is: 'icon', icon: name, text, others: true });
const word = (text: string): Glyph => ({ is: 'word', word: text });

/** `4`, or `1/gang` for a number that is counted. */
export function amountText(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  const { per, times = 1, div = 1 } = amount;
  return `${times}/${div === 1 ? '' : div}${COUNTED[per]}`;
}

const COUNTED: Readonly<Record<Counter, string>> = {
  health: '♥',
  armor: 'armor',
  damaged: 'dmg',
  combined: 'h+a',
  info: 'info',
  money: '$',
  gang: 'gang',
  rep: 'rep',
  cards: 'card',
  bones: 'bone',
  evidence: 'evid',
};

export const counterIcon: Readonly<Record<Counter, IconName>> = {
  health: 'health',
  armor: 'armor',
  damaged: 'damaged',
  combined: 'combined',
  info: 'info',
  money: 'money',
  gang: 'gang',
  rep: 'rep',
  cards: 'cards',
  bones: 'bones',
  evidence: 'evidence',
};

const lost = (kind: LossKind): IconName => (kind === 'healthArmor' ? 'combined' : counterIcon[kind]);

/** A row of signs for a list of effects, in the order in which they are resolved. */
export const glyphsOf = (effects: readonly Effect[]): Glyph[] => effects.flatMap(glyphsOfOne);

/** What a location gives; a rule that holds while one stands there is a sign at the end. */
export function glyphsOfLocation({ effects, whileHere }: Location): Glyph[] {
  const standing = (whileHere ?? []).map(({ mod }) =>
    mod === 'ignoreCrimeScene' ? icon('crimeScene', 'ok') : word('✓'),
  );
  return [...glyphsOf(effects), ...standing];
}

function glyphsOfOne(effect: Effect): Glyph[] {
  switch (effect.op) {
    case 'gain':
      return [icon(counterIcon[effect.res], `+${amountText(effect.n)}`)];
    case 'lose':
      return [icon(lost(effect.res), `−${amountText(effect.n)}`)];
    case 'repair':
      return [icon('repair', effect.n === 'all' ? '' : amountText(effect.n))];
    case 'draw':
      return [icon('cards', `+${amountText(effect.n)}`)];
    case 'discard':
      return [icon('discard', `−${amountText(effect.n)}`)];
    case 'recover':
      return [icon('recover', amountText(effect.n))];
    case 'bomb':
      return [icon('bomb')];
    case 'perk':
      return [{ is: 'perk', perk: effect.id }];
    case 'die':
      return [icon('die', effect.n === 1 ? '' : `${amountText(effect.n)}×`)];
    case 'hit':
      return [others('hit', `−${amountText(effect.n)}`)];
    case 'showdown':
      return [others('hit', `−${effect.fewer}/${effect.same}/${effect.more}`)];
    case 'steal':
      return [others(counterIcon[effect.res], `↶${amountText(effect.n)}`)];
    case 'oppLose':
      return [others(counterIcon[effect.res], `−${amountText(effect.n)}`)];
    case 'oppDiscard':
      return [others('discard', `−${amountText(effect.n)}`)];
    case 'crimeScene':
      return [icon('crimeScene')];
    case 'move':
      return [icon('move')];
    case 'put':
      return [icon('put')];
    case 'choose':
      return effect.options.flatMap(({ effects }, i) => [...(i > 0 ? [word('or')] : []), ...glyphsOf(effects)]);
    case 'may':
      return [...glyphsOfCost(effect.cost), word('→'), ...glyphsOf(effect.effects)];
    case 'if':
      return [
        ...conditionGlyphs(effect),
        ...glyphsOf(effect.then),
        ...(effect.else?.length ? [word('else'), ...glyphsOf(effect.else)] : []),
      ];
  }
}

export const glyphsOfCost = (cost: readonly CostPart[]): Glyph[] =>
  cost.map((part) => {
    if (part.pay === 'thisPerk') return word('this');
    return icon(part.pay === 'cards' ? 'discard' : counterIcon[part.pay], `−${part.n}`);
  });

function conditionGlyphs({ cond }: Extract<Effect, { op: 'if' }>): Glyph[] {
  if ('inCrimeScene' in cond) return [icon('crimeScene'), word(':')];
  if ('self' in cond) return [icon(counterIcon[cond.self], sign(cond.cmp) + cond.n), word(':')];
  const [counter, who] = 'vsAny' in cond ? ([cond.vsAny, 'any'] as const) : ([cond.vsAll, 'all'] as const);
  return [icon(counterIcon[counter], `${sign(cond.cmp)}${who}`), word(':')];
}

const sign = (cmp: string): string => ({ '<=': '≤', '>=': '≥' })[cmp] ?? cmp;
