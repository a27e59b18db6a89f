import type { Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { cardName } from '../../cardWords.ts';
import { deckOf, shownName } from '../../deck/compiled.ts';
import type { CardNo, DefenceTerms, KillTerms, Legal, RerollTerms, View } from '../../model.ts';
import { counted, fighterName, seatName } from '../../wording.ts';
import { CardSign, SeatSign } from '../seats.tsx';
import { Chances } from './Chances.tsx';
import { Check, NumberField, Radio, Select } from './fields.tsx';
import { copChoices, REROLLS } from './policies.ts';

export interface AnswerProps {
  view: View;
  legal: Legal;
  fields: Fields;
  refusal?: Refusal | undefined;
}

const CardBox = ({ view, no, fields, wrong }: { view: View; no: CardNo; fields: Fields; wrong?: boolean }) => {
  const card = deckOf(view.config.deck).street[no];
  if (!card) return null;
  return (
    <Check name={`c${no}`} fields={fields} wrong={wrong}>
      <CardSign card={card} /> {shownName(card)} <small>{card.text}</small>
    </Check>
  );
};

function attackInWords({ for: against, attacker, driveBy, kind, power }: DefenceTerms): string {
  const who =
    against === 'cops'
      ? 'The Cops fight your gang'
      : `${attacker === 'cops' ? 'The Cops' : fighterName(attacker)} ${kind === 'hood' ? (driveBy ? 'drives by your Hood' : 'attacks your Hood') : 'attacks your gang in the Streets'}`;
  return `${who}: Power ${power.attacker} against ${power.defender} as far as you can see, without dice and sealed cards.`;
}

/** What is added to a defence, or against Cops that come. */
export const DefenceForm = ({ view, legal, fields, refusal }: AnswerProps) => {
  const { defence } = legal;
  if (!defence) return null;
  const cards = [...defence.weapons, ...defence.cautions];
  return (
    <fieldset>
      <legend>What do you add? All of it stays sealed until the dice are thrown</legend>
      <p>{attackInWords(defence)}</p>
      <Chances view={view} defence={defence} />
      {cards.length === 0 && <p>You hold no card that could be added here. Send the form as it is.</p>}
      {cards.map((no) => (
        <p>
          <CardBox
            view={view}
            no={no}
            fields={fields}
            wrong={refusal?.at === 'weapons' || refusal?.at === 'cautions'}
          />
        </p>
      ))}
      <p class="thug-life-line">
        <Select name="reroll" label="Roll again" choices={REROLLS} fields={fields} />
        {defence.for === 'fight' && defence.attacker !== 'cops' && (
          <Select
            name="cops"
            label="If two shields bring the Cops"
            choices={copChoices(view, fields.cops)}
            fields={fields}
          />
        )}
      </p>
    </fieldset>
  );
};

/** Window mode: a card into somebody else's Fight or Crime, or none. */
export const ReactForm = ({ view, legal, fields, refusal }: AnswerProps) => {
  const { react } = legal;
  if (!react) return null;
  const chosen = fields.react ?? 'none';
  const { street } = deckOf(view.config.deck);
  return (
    <fieldset>
      <legend>Do you play a card into it, before the roll?</legend>
      <Radio name="react" value="none" chosen={chosen} wrong={refusal !== undefined}>
        No
      </Radio>
      <Radio name="react" value="never" chosen={chosen} wrong={refusal !== undefined}>
        No, and do not ask me again in this game: what I have armed still counts
      </Radio>
      {react.cards.flatMap(({ no, hits }) =>
        hits.map((hit) => (
          <Radio name="react" value={`${no}:${hit}`} chosen={chosen} wrong={refusal !== undefined}>
            {street[no] && <CardSign card={street[no]} />} {cardName(view.config.deck, no)}
            {` against ${seatName(hit)}`} <small>{street[no]?.text}</small>
          </Radio>
        )),
      )}
      {react.cards.length === 0 && <p class="thug-life-hint">You hold none that fits; nobody else knows.</p>}
    </fieldset>
  );
};

const standing = ({ own, other, die, losing }: RerollTerms): string =>
  `${own} against ${die === 'crime' ? `a Difficulty of ${other}` : other}: as the dice lie you would ${losing ? 'not make it' : 'make it'}.`;

export const RerollForm = ({ legal, fields }: AnswerProps) => {
  const { reroll } = legal;
  if (!reroll) return null;
  const chosen = fields.answer ?? (reroll.losing ? 'yes' : 'no');
  return (
    <fieldset>
      <legend>Roll your die again?</legend>
      <p>{standing(reroll)}</p>
      <Radio name="answer" value="yes" chosen={chosen}>
        {`Roll again (${reroll.left} left); the new die counts, whatever it is`}
      </Radio>
      <Radio name="answer" value="no" chosen={chosen}>
        Keep the die
      </Radio>
    </fieldset>
  );
};

/** The Thugs of an untouched form: as many as have to fall and are there. */
export const defaultKills = ({ count, thugs }: KillTerms): number => Math.min(count, thugs);

export const KillsForm = ({ view, legal, fields, refusal }: AnswerProps) => {
  const { kills } = legal;
  if (!kills) return null;
  const shown = { ...fields, thugs: fields.thugs ?? String(defaultKills(kills)) };
  return (
    <fieldset>
      <legend>{`${counted(kills.count, 'Figure')} of yours must fall. Who?`}</legend>
      <p class="thug-life-line">
        <NumberField
          name="thugs"
          label={`Thugs (${kills.thugs} are there)`}
          most={kills.thugs}
          fields={shown}
          wrong={refusal !== undefined}
        />
      </p>
      {kills.homies.map((no) => (
        <p>
          <CardBox view={view} no={no} fields={fields} wrong={refusal !== undefined} />
        </p>
      ))}
      <p class="thug-life-hint">A Thug who falls goes to your Stash; a Homie is out of the game.</p>
    </fieldset>
  );
};

/** A Boss to be named: whom a reward hits, or who is Big Boss. */
export const BossForm = ({ view, legal, fields, refusal }: AnswerProps) => {
  const seats = legal.targets ?? legal.bigBoss ?? [];
  return (
    <fieldset>
      <legend>{legal.targets ? 'From whom does the Crime take?' : 'Who of the tied Bosses goes first?'}</legend>
      {seats.map((seat) => (
        <Radio name="boss" value={String(seat)} chosen={fields.boss ?? String(seats[0])} wrong={refusal !== undefined}>
          <SeatSign seat={seat} /> {seatName(seat)}
          <small>{` ${bossInShort(view, seat)}`}</small>
        </Radio>
      ))}
    </fieldset>
  );
};

function bossInShort({ bosses }: View, seat: number): string {
  const boss = bosses[seat];
  return boss ? `Respect ${boss.respect}, ${counted(boss.dollas, 'Dolla')}, ${counted(boss.held, 'card')}` : '';
}
