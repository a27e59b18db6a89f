import type { Check } from '#engine/audit.ts';
import { type AuditReport, auditExport } from '#games/audit.ts';
import { exportGame } from '#games/export.ts';
import { isOver } from '#games/look.ts';
import { Page } from '../layout.tsx';
import { markFor, nameOfCheck } from './auditWords.ts';
import { GameLinks } from './BoardPage.tsx';
import { pathOf, type Table } from './table.ts';
import { readWitness, type Witness } from './witness.ts';

/** The audit by the server itself; whoever doubts the server lets his browser or the command line do it. */
export async function auditHere(table: Table, witness: Witness): Promise<AuditReport> {
  const { house } = table.web;
  const titles = Object.fromEntries(Object.entries(house.rooms).map(([name, room]) => [name, room.title]));
  const file = await exportGame(house, table.loaded, table.sitting.viewer);
  return auditExport(JSON.parse(JSON.stringify(file)), titles, readWitness(witness) ?? undefined);
}

interface AuditProps {
  table: Table;
  witness: Witness;
  report: AuditReport | null;
}

/** What can be proved about a game, and the proof. */
export const AuditPage = ({ table, witness, report }: AuditProps) => {
  const { web, visitor, loaded, record } = table;
  const path = pathOf(table);
  const typed = witness.n.trim() !== '' || witness.hash.trim() !== '';
  const unreadable = typed && !readWitness(witness);
  return (
    <Page
      title={`${record.name}: audit`}
      web={web}
      visitor={visitor}
      head={loaded.state.head}
      scripts={['audit'].filter(web.scripts.has)}
    >
      <h1>Audit of {record.name}</h1>
      <p class="lead">
        You need not trust this server. Your browser can download the whole record of this game and check it by itself.
      </p>
      <form method="get" action={`${path}/audit`} id="audit" data-export={`${path}/export.json`}>
        <fieldset>
          <legend>A head from one of your mails (if you kept one)</legend>
          <p class="faint">
            It stands at the foot of every mail and page of this game, such as <code>#{loaded.state.head.n}</code> and
            twelve digits. With it the check also shows that nothing before it was rewritten.
          </p>
          <div class="row">
            <p class="field">
              <label for="witness-n">Number</label>
              <input id="witness-n" type="text" name="n" inputmode="numeric" size={6} value={witness.n} />
            </p>
            <p class="field">
              <label for="witness-hash">Digits</label>
              <input
                id="witness-hash"
                type="text"
                name="hash"
                size={16}
                maxlength={80}
                spellcheck={false}
                autocapitalize="off"
                value={witness.hash}
                aria-invalid={unreadable ? 'true' : undefined}
              />
            </p>
          </div>
          {unreadable ? (
            <p class="refusal" role="alert">
              That is no head: write the number, and at least 8 of the digits 0-9 and a-f behind it.
            </p>
          ) : null}
        </fieldset>
        <p id="audit-file-row" hidden>
          <label for="audit-file">Or check a file that you saved</label>{' '}
          <input id="audit-file" type="file" accept="application/json,.json" />
        </p>
        <p class="actions">
          <button type="button" id="audit-run" class="button main" hidden>
            Check in this browser
          </button>{' '}
          <button type="submit" name="run" value="server" class="button">
            Let the server check
          </button>
        </p>
      </form>
      <section id="audit-result" aria-live="polite" aria-label="Result">
        {report ? <Report report={report} /> : null}
      </section>
      <WhatIsProved over={isOver(loaded.state)} />
      <h2>On your own machine</h2>
      <p>With the program from its source, which you can read before you run it:</p>
      <pre class="command">
        npx consigliere audit {web.baseUrl}
        {path}/export.json
      </pre>
      <p>
        Save the <a href={`${path}/export.json`}>export</a> now and then: two exports of one game, for whichever reader,
        carry the same hashes, commit by commit. The format is described in the source, in{' '}
        <code>docs/fair-play.md</code>, so exactly that a checker can be written in another language.
      </p>
      <GameLinks table={table} />
    </Page>
  );
};

const Report = ({ report }: { report: AuditReport }) => (
  <div class={`audit-report audit-${report.verdict}`}>
    <p class="audit-verdict">{report.say}</p>
    <ul class="checks">
      {report.checks.map((check: Check) => (
        <li>
          <strong>
            {markFor(check.ok)} {nameOfCheck(check.name)}
          </strong>
          : {check.say}
        </li>
      ))}
    </ul>
  </div>
);

const WhatIsProved = ({ over }: { over: boolean }) => (
  <>
    <h2>What this proves</h2>
    <ul>
      <li>
        <strong>History stands.</strong> Every move is sealed onto the one before it. Who changes one letter of an old
        move changes every seal after it, and the heads in your mails do not fit any more.
      </li>
      <li>
        <strong>Nobody changed a die.</strong> All dice were fixed before anybody sat down, and mixed with a word of
        each player. Each roll in the open can be reckoned again at once, in the middle of the game.
      </li>
      <li>
        <strong>Sealed orders are the ones that were sent.</strong> Their seal is published when they are stored, and
        opened at the end.
      </li>
      <li>
        <strong>The rules were kept.</strong> {over ? 'Now' : 'When'} the game is over{over ? ',' : ' and all is open,'}{' '}
        every decision is made again by the rules, and must give the same events to the letter.
      </li>
    </ul>
    <h2>What it does not prove</h2>
    <ul>
      <li>
        The server’s operator holds the seeds of the dice. The check shows that he has not changed a die; it cannot show
        that he has not looked ahead. Play where you trust him not to play himself.
      </li>
      <li>It cannot tell whether two players talked, or whether a seat was played by the person you think.</li>
      {over ? null : <li>While the game runs, what is sealed stays sealed for the check too.</li>}
    </ul>
  </>
);
