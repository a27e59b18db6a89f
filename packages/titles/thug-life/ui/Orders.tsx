import type { Refusal } from '#engine/title.ts';
import type { Fields, OrdersProps } from '#titles/furniture.ts';
import type { Legal, PromptKind, View } from '../model.ts';
import { type AnswerProps, BossForm, DefenceForm, KillsForm, ReactForm, RerollForm } from './orders/Answers.tsx';
import { PlanForm } from './orders/PlanForm.tsx';
import { StandingForm } from './orders/StandingForm.tsx';
import { fieldsOfStanding } from './orders/standingFields.ts';
import { storedAnswer } from './orders/stored.ts';

const Refused = ({ refusal }: { refusal: Refusal }) => (
  <p class="thug-life-refused" role="alert">
    {refusal.say}
    {refusal.at?.includes(' ') ? ` (${refusal.at})` : ''}
  </p>
);

/** An example for the text field, of the kind that is asked for. */
const EXAMPLES: Readonly<Record<PromptKind, string>> = {
  turn: 'JUMP IN 2',
  defend: 'DEFEND USE PISTOL',
  copCommit: 'DEFEND NONE',
  react: 'REACT NONE',
  reroll: 'KEEP',
  chooseKills: 'KILL 1T',
  chooseTarget: 'TARGET RED',
  chooseBigBoss: 'BIGBOSS RED',
};

const Lines = ({ asked, fields }: { asked: PromptKind | null; fields: Fields }) => (
  <label class="thug-life-cell thug-life-wide">
    <span>
      Or write it as in a mail, line by line, for example{' '}
      <code>{asked ? EXAMPLES[asked] : 'ORDER DEFENCE AUTO MATCH'}</code>. What stands here counts instead of the form.
    </span>
    <textarea name="orders" rows={4} spellcheck={false} placeholder="empty: the form counts">
      {fields.orders ?? ''}
    </textarea>
  </label>
);

const Answer = (props: AnswerProps) => {
  switch (props.legal.asked) {
    case 'turn':
      return <PlanForm {...props} />;
    case 'defend':
    case 'copCommit':
      return <DefenceForm {...props} />;
    case 'react':
      return <ReactForm {...props} />;
    case 'reroll':
      return <RerollForm {...props} />;
    case 'chooseKills':
      return <KillsForm {...props} />;
    case 'chooseTarget':
    case 'chooseBigBoss':
      return <BossForm {...props} />;
    case null:
      return null;
  }
};

/** The form of one prompt, the standing orders always with it; alone for a seat that is welcome but not asked. Works without scripts. */
export const Orders = ({ view, legal, prompt, fields, refusal }: OrdersProps<View, Legal>) => {
  const asked = prompt.seats.includes(legal.seat);
  const shown = {
    ...fieldsOfStanding(view, legal),
    ...storedAnswer(view),
    ...(fields && cleared(fields, view, legal)),
  };
  const props = { view, legal, fields: shown, refusal };
  return (
    <div class="thug-life-orders">
      {refusal && <Refused refusal={refusal} />}
      {asked && <Answer {...props} />}
      <StandingForm {...props} open={!asked} />
      <Lines asked={asked ? legal.asked : null} fields={shown} />
    </div>
  );
};

/** A sent form says of boxes only which are ticked: those that it leaves out are not. */
function cleared(fields: Fields, view: View, legal: Legal): Fields {
  if (Object.keys(fields).every((name) => name === 'orders' || name === 'prompt')) return fields;
  const boxes = Object.keys({ ...fieldsOfStanding(view, legal), ...storedAnswer(view) }).filter((name) =>
    /^(?:c\d|so\.keep\.)/.test(name),
  );
  return { ...Object.fromEntries(boxes.map((name) => [name, ''])), ...fields };
}
