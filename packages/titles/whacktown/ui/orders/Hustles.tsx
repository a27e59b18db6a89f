import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { cardsOf } from '../../board.ts';
import { hustleOf, perkOf, profileOf } from '../../lookup.ts';
import type { Legal, View } from '../../model.ts';
import { costInWords } from '../../texts.ts';
import { answersTo, labelOf } from './choices.ts';
import { AFTER, giveField, MOST_ROWS, rowField } from './plan.ts';
import { isPlannable, type Question, questionsOf, rowAnswer } from './questions.ts';
import { type Choice, Select } from './Select.tsx';

interface HustlesProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal;
}

/** Cards and abilities one after the other, each with what is given for it and what it will ask. */
export const Hustles = ({ view, legal, fields, refusal }: HustlesProps) => {
  const kinds = [...new Set(view.own?.hand)];
  const steps = stepChoices(view, legal);
  const rows = Math.min(MOST_ROWS, view.own ? view.own.hand.length + steps.length - kinds.length : 0);
  const most = Math.max(0, ...steps.map(({ data }) => Number(data?.['data-cost'] ?? 0)));
  const questions = plannableOf(view, kinds, legal);
  const give: Choice[] = [
    { value: '', label: '–' },
    ...kinds.map((id) => ({ value: id, label: hustleOf(view, id).name })),
  ];
  return (
    <ol class="whacktown-steps">
      {Array.from({ length: rows }, (_, i) => i + 1).map((row) => (
        <li class="whacktown-row">
          <Select
            name={rowField(row)}
            label={row === 1 ? 'Play or use' : 'then'}
            choices={[{ value: '', label: row === 1 ? 'nothing' : 'nothing more' }, ...steps]}
            fields={fields}
            at={refusal?.at}
          />
          {Array.from({ length: most }, (_, n) => n + 1).map((n) => (
            <Select
              name={giveField(row, n)}
              label={n === 1 ? 'discard for it' : 'and'}
              choices={give}
              fields={fields}
              at={refusal?.at}
              class={`whacktown-give whacktown-give${n}`}
            />
          ))}
          {questions.map((question) => (
            <Select
              name={rowAnswer(row, question)}
              label={labelOf(question)}
              choices={answersTo(view, question)}
              fields={fields}
              at={refusal?.at}
              class={`whacktown-ask whacktown-ask-${question.op}`}
            />
          ))}
        </li>
      ))}
    </ol>
  );
};

/** Every kind in hand and every hustle ability, also those that can't be paid yet: a step before may change that. */
function stepChoices(view: View, legal: Legal): Choice[] {
  const kinds = [...new Set(view.own?.hand)];
  const cards = kinds.map((id): Choice => {
    const { name, cost, text, effects, preparation } = hustleOf(view, id);
    const price = cost === 0 ? 'free' : `costs ${cost}`;
    return {
      value: `play:${id}`,
      label: `${name} (${price}): ${preparation ? text.replace(/^Preparation: /, 'lies ready: ') : text}`,
      data: { 'data-cost': String(cost), 'data-asks': asksOf(effects) },
    };
  });
  return [...cards, ...abilitiesOf(view, legal)];
}

function abilitiesOf(view: View, legal: Legal): Choice[] {
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const sources = [
    ...(own?.profile ? [{ source: 'profile', thing: profileOf(view, own.profile) }] : []),
    ...(own?.perks ?? []).map((id) => ({ source: id, thing: perkOf(view, id) })),
  ];
  const terms = legal.terms?.kind === 'hustle' ? legal.terms.abilities : [];
  return sources.flatMap(({ source, thing }): Choice[] => {
    const { ability, name, text } = thing;
    if (ability.phase !== 'hustle') return [];
    const cards = ability.cost.reduce((sum, part) => sum + (part.pay === 'cards' ? part.n : 0), 0);
    const used = terms.find((one) => one.source === source)?.refusal?.code === 'ABILITY_USED';
    return [
      {
        value: `use:${source}`,
        label: `${name} (${used ? 'used in this turn' : `costs ${costInWords(ability.cost)}`}): ${text.replace(/^Hustle: /, '')}`,
        disabled: used,
        data: { 'data-cost': String(cards), 'data-asks': asksOf(ability.effects) },
      },
    ];
  });
}

const asksOf = (effects: Parameters<typeof questionsOf>[0]): string =>
  questionsOf(effects)
    .map(({ op }) => op)
    .join(' ');

/** One of each sort of question that these cards and abilities could bring and that a row has a field for. */
function plannableOf(view: View, kinds: readonly string[], legal: Legal): Question[] {
  const { hustles, lists } = cardsOf(view);
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const sources = [
    ...kinds.map((id) => hustles.get(id)?.effects ?? []),
    ...(own?.profile ? [lists.get(`profile/${own.profile}`) ?? []] : []),
    ...(own?.perks ?? []).map((id) => lists.get(`perk/${id}`) ?? []),
  ];
  const found = new Map<string, Question>();
  for (const question of sources.flatMap(questionsOf))
    if (isPlannable(question) && question.op !== 'choose' && question.op !== 'may') found.set(question.op, question);
  return legal.terms ? [...found.values()] : [];
}

/** What comes behind the last step. */
export const After = ({ fields, refusal, usual }: Omit<HustlesProps, 'view' | 'legal'> & { usual: 'ask' | 'end' }) => (
  <p class="whacktown-line">
    <Select
      name={AFTER}
      label="After that"
      choices={[
        { value: 'ask', label: 'ask me again' },
        { value: 'end', label: 'end my turn (chill: draw cards)' },
      ]}
      fields={{ [AFTER]: usual, ...fields }}
      at={refusal?.at}
    />
  </p>
);
