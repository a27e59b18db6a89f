/**
 * Attribution lines ("On Mon, 2 Mar 2026 at 10:00, Consigliere <...> wrote:") in the words of many programs and languages, also when the
 * program has broken them over two or three lines.
 */

/** "wrote" at the end of a line, or between date and name. */
const WROTE =
  /(?:wrote|writes|schrieb|schreef|a écrit|escribió|escribi(?:ó|o)|ha scritto|scrisse|escreveu|skrev|napisał(?:\(a\)|a)?|pisze|napsal(?:\(a\)|a)?|napísal(?:\(a\)|a)?|kirjoitti|írta|yazdı|şunu yazdı|a scris|написал(?:\(а\)|а)?|пише(?:т)?|писал(?:\(а\)|а)?|έγραψε|写道|寫道|書きました|書き込みました|のメール|님이 작성)/iu;

/** First words of an attribution, each before a date. */
const LEAD =
  /^(?:On|Am|Le|El|Il|Em|Op|Den|Dne|Dňa|Dnia|W dniu|På|La|Το|Στις|В|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|pon|wt|śr|czw|pt|sob|niedz|po|út|st|čt|pá|so|ne|ma|ti|ke|to|pe|la|su|пн|вт|ср|чт|пт|сб|вс)[.,]? .*\d/iu;

const CLOCK = /\d{1,2}[:.h]\d{2}/;
const YEAR = /(?:19|20)\d{2}/;
const ADDRESS = /[^\s<@]+@[^\s>@]+/;

/** Some programs (Gmail in Japanese, Russian) have no verb: date, time, sender's address and a colon are enough. */
const isWhole = (line: string): boolean => {
  if (!line.endsWith(':')) return false;
  const [clock, year, address] = [CLOCK.test(line), YEAR.test(line), ADDRESS.test(line)];
  return WROTE.test(line) ? clock || year || address : clock && year && address;
};

/** A line that is no order whatever follows: it begins like an attribution and holds a date. */
const isBeginning = (line: string): boolean =>
  (LEAD.test(line) || ADDRESS.test(line)) && (YEAR.test(line) || (CLOCK.test(line) && /\d{1,2}[./]\d{1,2}/.test(line)));

/** Number of lines that an attribution at the top of `lines` (visible text, at most four) takes; 0: there is none. */
export function attributionAt(lines: readonly string[]): number {
  const [first = ''] = lines;
  if (first.length > 400) return 0;
  if (isWhole(first)) return 1;
  if (!isBeginning(first)) return 0;
  for (const more of [2, 3]) {
    if (lines.length < more || lines.slice(0, more).some((line) => line === '')) return 0;
    if (isWhole(lines.slice(0, more).join(' '))) return more;
  }
  return 0;
}
