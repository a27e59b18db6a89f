import type { Incoming } from './message.ts';

/**
 * Why a mail was written by a machine, or null. Such mail is neither read as orders nor ever answered (RFC 3834, 2): two machines would
 * write to each other for ever.
 */
export function automaticReason(mail: Incoming, envelopeFrom: string): string | null {
  const header = (name: string) => mail.headers.get(name)?.[0]?.trim().toLowerCase() ?? '';
  if (envelopeFrom.trim() === '' || envelopeFrom.trim() === '<>' || header('return-path') === '<>') return 'bounce';
  if (/^multipart\/report\b/.test(header('content-type')) || mail.headers.has('x-failed-recipients')) return 'bounce';
  if (/^(?:mailer-daemon|postmaster|mail-daemon)@/.test(mail.from ?? envelopeFrom.toLowerCase())) return 'bounce';
  const submitted = header('auto-submitted');
  if (submitted !== '' && !/^no\b/.test(submitted)) return 'automatic';
  if (/^(?:bulk|junk|list|auto_reply)$/.test(header('precedence'))) return 'automatic';
  if (/\b(?:all|oof|autoreply)\b/.test(header('x-auto-response-suppress'))) return 'automatic';
  if (AUTOREPLY_HEADERS.some((name) => mail.headers.has(name))) return 'automatic';
  return OUT_OF_OFFICE.test(mail.subject) ? 'out of office' : null;
}

const AUTOREPLY_HEADERS = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation', 'list-id'];

/** Subjects of answering machines that say so in no header. */
const OUT_OF_OFFICE =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|automatische (?:antwort|antwoord)|abwesenheit|abwesend|réponse automatique|absence du bureau|respuesta automática|fuera de la oficina|risposta automatica|fuori ufficio|resposta automática|ausência|automatisch antwoord|afwezig|autosvar|automatiskt svar|automaattinen vastaus|odpowiedź automatyczna|automatická odpověď|автоматический ответ|автоответ|自动(?:答复|回复)|自動(?:回覆|返信|応答))/iu;
