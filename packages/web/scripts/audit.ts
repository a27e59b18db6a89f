import { type AuditReport, auditExport } from '#games/audit.ts';
import { rooms } from '#titles/registry.ts';
import { markFor, nameOfCheck } from '../game/auditWords.ts';
import { readWitness } from '../game/witness.ts';

// The audit in the disputer's own browser: the same code as on the server and the command line, over the export he downloads or has
// kept in a file. Without this script the page offers the server's own check and the command.

const titles = Object.fromEntries(Object.entries(rooms).map(([name, room]) => [name, room.title]));

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function show(result: HTMLElement, { verdict, say, checks }: AuditReport): void {
  const report = element('div', '', `audit-report audit-${verdict}`);
  const list = element('ul', '', 'checks');
  for (const check of checks) {
    const line = element('li', '');
    line.append(element('strong', `${markFor(check.ok)} ${nameOfCheck(check.name)}`), `: ${check.say}`);
    list.append(line);
  }
  report.append(element('p', say, 'audit-verdict'), list, element('p', 'Checked in this browser.', 'faint'));
  result.replaceChildren(report);
}

async function fileOf(form: HTMLFormElement): Promise<unknown> {
  const chosen = document.querySelector<HTMLInputElement>('#audit-file')?.files?.[0];
  if (chosen) return JSON.parse(await chosen.text());
  const answer = await fetch(form.dataset.export ?? '');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}

async function run(form: HTMLFormElement, result: HTMLElement): Promise<void> {
  result.replaceChildren(element('p', 'Checking…'));
  const fields = new FormData(form);
  const typed = { n: String(fields.get('n') ?? ''), hash: String(fields.get('hash') ?? '') };
  const witness = readWitness(typed);
  if (!witness && (typed.n || typed.hash)) {
    result.replaceChildren(
      element('p', 'That is no head: write the number, and at least 8 of the digits behind it.', 'refusal'),
    );
    return;
  }
  try {
    show(result, auditExport(await fileOf(form), titles, witness ?? undefined));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown';
    result.replaceChildren(element('p', `The record could not be read: ${why}.`, 'refusal'));
  }
}

const form = document.querySelector<HTMLFormElement>('#audit');
const result = document.querySelector<HTMLElement>('#audit-result');
const button = document.querySelector<HTMLButtonElement>('#audit-run');
if (form && result && button) {
  button.hidden = false;
  document.querySelector('#audit-file-row')?.removeAttribute('hidden');
  button.addEventListener('click', () => void run(form, result));
}
