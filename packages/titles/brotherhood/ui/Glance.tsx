import type { Seat, Viewer } from '#engine/title.ts';
import { priceLedger } from '../decide/ledger.ts';
import type { Legal, SeatView, View } from '../model.ts';
import { KIND_NAMES, KINDS } from '../tables.ts';
import { dollars, seatName } from '../wording.ts';
import { PHASE_NAMES } from './board/facts.ts';
import { PieceSign, SeatSign } from './seats.tsx';

/** The month as a leaf torn from a calendar, the months of the year ticked off below. */
const Leaf = ({ view }: { view: View }) => {
  const months = Array.from({ length: Math.min(view.config.months, 12) }, (_, i) => i + 1);
  return (
    <svg
      class="brotherhood-leaf"
      viewBox="0 0 104 116"
      role="img"
      aria-label={`Month ${view.month} of ${view.config.months}`}
      font-family="DejaVu Sans, Verdana, sans-serif"
    >
      <rect x="2" y="8" width="100" height="106" rx="6" fill="#fffdf6" stroke="#221c14" stroke-width="2" />
      <path d="M2 36 V14 A6 6 0 0 1 8 8 H96 A6 6 0 0 1 102 14 V36 Z" fill="#a01217" />
      <path d="M26 2 V16 M78 2 V16" stroke="#221c14" stroke-width="5" stroke-linecap="round" />
      <text x="52" y="30" text-anchor="middle" font-size="16" font-weight="bold" letter-spacing="2" fill="#ffffff">
        MONTH
      </text>
      <text x="52" y="80" text-anchor="middle" font-size="42" font-weight="bold" fill="#221c14">
        {view.month}
      </text>
      {months.map((month, i) => (
        <rect
          x={10 + i * (84 / months.length)}
          y="94"
          width={84 / months.length - 2}
          height="10"
          fill={month < view.month ? '#8c8472' : month === view.month ? '#a01217' : '#ffffff'}
          stroke="#8c8472"
        />
      ))}
    </svg>
  );
};

const Sums = ({ view, legal, seat }: { view: View; legal: Legal | null; seat: SeatView }) => {
  const ledger = view.own?.ledger;
  const total = ledger && legal?.ledger ? priceLedger(legal.ledger, ledger).total : null;
  return (
    <dl class="brotherhood-sums">
      {seat.cash !== null && (
        <>
          <dt>Your cash</dt>
          <dd>{dollars(seat.cash)}</dd>
        </>
      )}
      <dt>Next income, as things stand</dt>
      <dd>{dollars(seat.expectedIncome)}</dd>
      {total !== null && (
        <>
          <dt>Your ledger costs</dt>
          <dd>{dollars(total)}</dd>
          <dt>Left for you</dt>
          <dd>{dollars((seat.cash ?? legal?.ledger?.cash ?? 0) - total)}</dd>
        </>
      )}
    </dl>
  );
};

const LedgersIn = ({ view }: { view: View }) => (
  <ul class="brotherhood-in" aria-label="Whose ledgers are in">
    {view.seats
      .filter((seat) => seat.status !== 'dead')
      .map((seat) => (
        <li class={seat.ledgerIn ? 'brotherhood-ready' : ''}>
          <SeatSign seat={seat.seat} />
          <span>{`${seatName(seat.seat)}: ${seat.ledgerIn ? '✓ ledger in' : 'writing'}`}</span>
        </li>
      ))}
  </ul>
);

const AnswersIn = ({ asked }: { asked: NonNullable<View['asked']> }) => (
  <ul class="brotherhood-in" aria-label="Who is asked, and who has answered">
    {asked.seats.map((seat) => (
      <li class={asked.answered.includes(seat) ? 'brotherhood-ready' : ''}>
        <SeatSign seat={seat} />
        <span>{`${seatName(seat)}: ${asked.answered.includes(seat) ? '✓ has answered' : 'is asked'}`}</span>
      </li>
    ))}
  </ul>
);

const tokensInWords = (seat: SeatView): string =>
  [
    seat.tokens.getOut > 0 ? `${seat.tokens.getOut} get-out` : '',
    seat.tokens.bribe > 0 ? `${seat.tokens.bribe} bribe` : '',
  ]
    .filter((word) => word !== '')
    .join(', ') || '–';

function whatBecameOf(seat: SeatView): string {
  if (seat.status === 'exiled') return 'in exile';
  if (seat.status !== 'dead') return '';
  return `out since month ${seat.outMonth}${seat.heir === null ? '' : `, all to ${seatName(seat.heir)}`}`;
}

const Families = ({ view, you }: { view: View; you: Seat | null }) => (
  <section class="brotherhood-scroll" tabindex={0} aria-label="The families in numbers">
    <table class="brotherhood-table">
      <caption class="brotherhood-hint">In the pool, in jail and in the ground</caption>
      <thead>
        <tr>
          <th scope="col">Family</th>
          <th scope="col">Cash</th>
          <th scope="col">Next income</th>
          {KINDS.map((kind) => (
            <th scope="col">
              <PieceSign piece={kind} /> {KIND_NAMES[kind][1]}
            </th>
          ))}
          <th scope="col">Jail</th>
          <th scope="col">Dead men</th>
          <th scope="col">Tokens</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat) => (
          <tr class={seat.status === 'dead' ? 'brotherhood-dead' : ''}>
            <th scope="row">
              <SeatSign seat={seat.seat} dead={seat.status === 'dead'} /> {seatName(seat.seat)}
              {seat.seat === you ? ' (you)' : ''} <small>{whatBecameOf(seat)}</small>
            </th>
            <td>{seat.cash === null ? 'secret' : dollars(seat.cash)}</td>
            <td>{dollars(seat.expectedIncome)}</td>
            {KINDS.map((kind) => (
              <td>{seat.pool[kind]}</td>
            ))}
            <td>{`${seat.jail.T} T, ${seat.jail.H} H`}</td>
            <td>{`${seat.grave.T} T, ${seat.grave.H} H`}</td>
            <td>{tokensInWords(seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** What stands beside the board: the month, the looker's own money, whose ledgers are in, every family in numbers. */
export const Glance = ({ view, legal, viewer }: { view: View; legal: Legal | null; viewer: Viewer }) => {
  const you = viewer === 'spectator' ? null : viewer;
  const own = view.seats.find((seat) => seat.seat === you);
  return (
    <div class="brotherhood-glance">
      <div class="brotherhood-now">
        <Leaf view={view} />
        <div>
          <p>
            <strong>{view.result ? view.result.say : `Now: ${PHASE_NAMES[view.phase]}`}</strong>
          </p>
          {own && own.status !== 'dead' && <Sums view={view} legal={legal} seat={own} />}
        </div>
      </div>
      {view.phase === 'planning' && <LedgersIn view={view} />}
      {view.asked && view.asked.kind === view.phase && <AnswersIn asked={view.asked} />}
      <Families view={view} you={you} />
    </div>
  );
};
