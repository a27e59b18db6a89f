import type { Viewer } from '#engine/title.ts';
import { deckOf, shownName } from '../deck/compiled.ts';
import type { Card } from '../deck/schema.ts';
import type { BossView, CardNo, Legal, View } from '../model.ts';
import { ordersInWords } from '../notation/standingWords.ts';
import { seatName } from '../wording.ts';
import { sorted } from './board/sizes.ts';
import { CardFace } from './CardFace.tsx';
import { awaited, forecastInWords, nowInWords } from './now.ts';
import { CardSign, hasOwnName, SeatSign } from './seats.tsx';

const cardsOf = ({ config }: View, nos: readonly CardNo[], of: 'street' | 'drama' = 'street'): Card[] =>
  nos.flatMap((no): Card[] => {
    const card = deckOf(config.deck)[of][no];
    return card ? [card] : [];
  });

/** A held card that can only work when it is armed, and is not. */
function nagOf({ own }: View, card: Card): string | undefined {
  if (card.type !== 'caution' || !own) return undefined;
  if (own.orders.arms.some((arm) => arm.card === card.id)) return 'Armed.';
  if (card.when === 'crime.rival' || card.when === 'fight.rival') return 'Not armed: it does nothing until you arm it.';
  if (card.when !== 'loss.cop' && card.when !== 'taken') return undefined;
  return own.orders.autoArm ? 'Armed by itself.' : 'Not armed: it does nothing until you arm it.';
}

const Hand = ({ view }: { view: View }) => {
  if (!view.own) return null;
  const cards = cardsOf(view, sorted(view.config.deck, view.own.hand));
  return (
    <section>
      <h3>{cards.length === 0 ? 'Your hand is empty' : 'Your hand'}</h3>
      <ul class="thug-life-cards">
        {[...new Set(cards)].map((card) => (
          <CardFace card={card} copies={cards.filter((one) => one === card).length} note={nagOf(view, card)} />
        ))}
      </ul>
    </section>
  );
};

/** Cards whose rules hold for everybody now. */
const InForce = ({ view }: { view: View }) => {
  const cards = [
    ...cardsOf(view, view.dramaInPlay, 'drama'),
    ...cardsOf(
      view,
      view.playedInStreets.map(({ no }) => no),
    ),
  ];
  if (cards.length === 0) return null;
  return (
    <section>
      <h3>In force for everybody</h3>
      <ul class="thug-life-cards">
        {cards.map((card) => (
          <CardFace card={card} />
        ))}
      </ul>
    </section>
  );
};

const Upgrades = ({ view, boss }: { view: View; boss: BossView }) => {
  const { street } = deckOf(view.config.deck);
  return (
    <ul class="thug-life-upgrades">
      {[...boss.homies, ...boss.rides, ...boss.turf].map(({ no, burnt }) => {
        const card = street[no];
        return card ? (
          <li title={card.text} class={burnt ? 'thug-life-burnt' : undefined}>
            <CardSign card={card} /> {shownName(card)}
            {burnt && <small> burnt out</small>}
          </li>
        ) : null;
      })}
    </ul>
  );
};

const remarks = (view: View, boss: BossView): string =>
  [
    hasOwnName(boss) ? boss.gangName : '',
    boss.seat === view.bigBoss ? 'Big Boss' : '',
    boss.retired ? 'has left' : '',
    awaited(view).includes(boss.seat) ? (view.phase === 'turn' ? 'plays' : 'is asked') : '',
  ]
    .filter(Boolean)
    .join(' · ');

const Bosses = ({ view }: { view: View }) => {
  return (
    <section class="thug-life-scroll" tabindex={0} aria-label="The gangs in numbers">
      <table class="thug-life-table">
        <thead>
          <tr>
            <th scope="col">Boss</th>
            <th scope="col">Respect</th>
            <th scope="col">Dollas</th>
            <th scope="col">Yard</th>
            <th scope="col">Stash</th>
            <th scope="col">Streets</th>
            <th scope="col">Cards</th>
            <th scope="col" class="thug-life-left">
              Upgrades
            </th>
          </tr>
        </thead>
        <tbody>
          {view.bosses.map((boss) => (
            <tr>
              <th scope="row">
                <SeatSign seat={boss.seat} /> {seatName(boss.seat)}
                {boss.seat === view.viewer ? ' (you)' : ''}
                <small class="thug-life-remark">{remarks(view, boss)}</small>
              </th>
              <td>
                <strong>{boss.respect}</strong>
              </td>
              <td>{boss.dollas}</td>
              <td class={boss.thugs.yard === 0 ? 'thug-life-empty' : undefined}>{boss.thugs.yard}</td>
              <td>{boss.thugs.stash}</td>
              <td>{boss.thugs.streets}</td>
              <td>{boss.held}</td>
              <td class="thug-life-left">
                <Upgrades view={view} boss={boss} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The texts of everything that stands on a Hood, each once. */
const WhatTheyDo = ({ view }: { view: View }) => {
  const nos = view.bosses.flatMap(({ homies, rides, turf }) => [...homies, ...rides, ...turf].map(({ no }) => no));
  if (nos.length === 0) return null;
  return (
    <details>
      <summary>What the upgrades do</summary>
      <ul class="thug-life-cards">
        {cardsOf(view, sorted(view.config.deck, nos)).map((card) => (
          <CardFace card={card} />
        ))}
      </ul>
    </details>
  );
};

const Standing = ({ view }: { view: View }) => {
  if (!view.own || view.phase === 'over') return null;
  return (
    <details>
      <summary>Your standing orders and armed cards</summary>
      <ul class="thug-life-sentences">
        {ordersInWords(view.own.orders, view.config).map((sentence) => (
          <li>{sentence}</li>
        ))}
      </ul>
      <p class="thug-life-hint">
        Nobody else sees them. They are changed with any form of yours, or by a line of a mail such as{' '}
        <code>ORDER DEFENCE AUTO MATCH MAX 2</code> or <code>ARM SNITCH ON LEADER</code>.
      </p>
    </details>
  );
};

/** What stands beside the board: what is awaited, the own hand with its texts, what holds for all, everybody in numbers. */
export const Glance = ({ view }: { view: View; legal: Legal | null; viewer: Viewer }) => (
  <div class="thug-life-glance">
    <p>
      <strong>{nowInWords(view)}</strong>
    </p>
    <Hand view={view} />
    <InForce view={view} />
    {view.phase !== 'over' && <p class="thug-life-hint">{forecastInWords(view)}</p>}
    <Bosses view={view} />
    <Standing view={view} />
    <WhatTheyDo view={view} />
  </div>
);
