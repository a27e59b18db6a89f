import { isBarred, isMarker } from '../marker.ts';
import { attributionAt } from './attribution.ts';

/** What the writer of a mail wrote himself. */
export interface OwnWords {
  own: string;
  /** His lines behind our bar: examples that came along, or that he has filled in without taking the bar away. Never read as orders. */
  barred: readonly string[];
}

/**
 * A mail's text without quoted lines, and cut where a quotation, a forwarded mail or a signature begins. Text below a quotation that
 * nothing stands above (bottom-posting) counts.
 */
export function ownWords(text: string): OwnWords {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const own: string[] = [];
  const barred: string[] = [];
  const begun = () => own.some((line) => line.trim() !== '');
  for (let i = 0; i < lines.length; i++) {
    const line = visible(lines[i]!);
    if (isQuoted(line)) continue;
    if (isBarred(line)) {
      barred.push(lines[i]!);
      continue;
    }
    if (isMarker(line) || isRule(line) || isHeaderBlock(lines, i)) break;
    if (isPhoneSignature(line)) {
      if (begun()) break;
      continue;
    }
    const attribution = attributionAt(lines.slice(i, i + 4).map(visible));
    if (attribution > 0) {
      if (begun()) break;
      i += attribution - 1;
      continue;
    }
    own.push(lines[i]!);
  }
  return { own: own.join('\n').trim(), barred };
}

/** What decides about a line stands at its beginning; the rest of a very long one is not looked at. */
const LONGEST_LOOKED_AT = 500;

/** A line as its reader sees it: blanks of all kinds are blanks, nothing invisible, no stars of bold print around it. */
export const visible = (line: string): string =>
  line
    .slice(0, LONGEST_LOOKED_AT)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
    .replace(/^\*+(?=\S)|(?<=\S)\*+(?=$|\s)/g, '')
    .trim();

const isQuoted = (line: string): boolean => /^(?:>|&gt;|»)/.test(line);

/**
 * A line that separates: `-- ` before a signature (RFC 3676, 4.3; iPhones make one long dash of it), a rule of dashes, underscores or
 * equal signs, or words between dashes (`-----Original Message-----`, `---------- Forwarded message ---------`).
 */
const isRule = (line: string): boolean =>
  /^(?:--|[\u2013\u2014])$/.test(line) ||
  /^(?:-{3,}|_{5,}|={5,}|[\u2013\u2014\u2500]{3,})$/.test(line) ||
  /^-{3,} ?\p{L}[^\n]{2,80}$/u.test(line) ||
  FORWARDED.test(line);

const FORWARDED =
  /^(?:Begin forwarded message|Anfang der weitergeleiteten (?:Nachricht|E-?Mail)|Début du (?:message transféré|message réexpédié|courriel transféré)|Inicio del mensaje reenviado|Inizio messaggio inoltrato|Início da mensagem reencaminhada|Begin doorgestuurd bericht|Vidarebefordrat brev|Videresendt besked) ?:/i;

/** `From:` and, within three lines, `Sent:` or `Date:`, as Outlook puts above what it quotes without any other mark. */
function isHeaderBlock(lines: readonly string[], i: number): boolean {
  if (!FROM.test(visible(lines[i]!))) return false;
  return lines.slice(i + 1, i + 4).some((line) => SENT.test(visible(line)));
}

const FROM =
  /^(?:From|Von|De|Da|Van|Från|Fra|Od|От|Від|Lähettäjä|Kimden|Feladó|Từ|发件人|寄件者|差出人|보낸 ?사람)\*? ?: ?\S/iu;

const SENT =
  /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el)?|Fecha|Data|Inviato|Verzonden|Skickat|Sendt|Dato|Wysłano|Odesláno|Отправлено|Дата|Надіслано|Lähetetty|Päivämäärä|Gönderildi|Tarih|Elküldve|Dátum|发送时间|日期|寄件日期|送信日時|日付|보낸 ?날짜)(?: le| el)?\*? ?: ?\S/iu;

/** What phones put below all they send; text below it is never the writer's. */
const isPhoneSignature = (line: string): boolean => PHONE.test(line);

const PHONE =
  /^(?:Sent from (?:my|Mail for|Outlook|Yahoo|Proton|Samsung)|Sent with (?:Proton|my)|Get Outlook for|Von meinem .{1,40} gesendet|Gesendet (?:von|mit) (?:meinem|meiner|Outlook|der|Mail)|Envoyé (?:de|depuis) (?:mon|ma|Outlook)|Enviado desde (?:mi|Outlook)|Enviado (?:do|a partir do) meu|Inviato da(?:l mio)? |Verzonden vanaf? mijn|Skickat från min|Sendt fra min|Wysłane z |Odesláno z |Отправлено с |Lähetetty |iPhoneから送信|从我的 ?iPhone|发自我的)/iu;
