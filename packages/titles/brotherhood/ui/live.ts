import type { Ledger } from '../model.ts';
import { dollars } from '../wording.ts';
import { fieldsOfLedger } from './orders/grid.ts';
import { type Desk, running } from './orders/running.ts';

// The page works without this script. With it, total and balance follow the pen, by the same code that the house reckons with.

function show(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element && element.textContent !== text) element.textContent = text;
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  return fields;
}

function fill(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

function update(form: HTMLFormElement, desk: Desk): void {
  const now = running(fieldsOf(form), desk);
  if (!now) return;
  show('brotherhood-sum', dollars(now.total));
  show('brotherhood-balance', dollars(now.balance));
  show('brotherhood-notation', now.notation);
  show('brotherhood-problem', now.problem);
  show('brotherhood-plan', now.plan.join('\n'));
  const line = document.getElementById('brotherhood-sum')?.closest('.brotherhood-total');
  line?.toggleAttribute('data-overdrawn', now.balance < 0);
}

/** Puts life into the orders form that holds the data element, if there is one on this page. */
function enliven(): void {
  const source = document.getElementById('brotherhood-legal');
  const form = source?.closest('form');
  if (!source || !form) return;
  // Written by Orders.tsx of the same release.
  const desk: Desk = JSON.parse(source.textContent ?? '');
  const terms = desk.legal.ledger;
  if (!terms) return;
  const button = (id: string, ledger: Ledger) =>
    document.getElementById(id)?.addEventListener('click', () => {
      fill(form, fieldsOfLedger(ledger));
      update(form, desk);
    });
  button('brotherhood-hold', terms.hold);
  button('brotherhood-clear', { ...terms.hold, buy: {} });
  document.getElementById('brotherhood-fill')?.removeAttribute('hidden');
  form.addEventListener('input', () => update(form, desk));
  update(form, desk);
}

enliven();
