import type { Command } from 'commander';
import { type AnyTitle, refuse } from '#engine/title.ts';
import { deckInWords, MAX_DECK_KB, readDeck } from '#games/decks/ownDeck.ts';
import { type ExitCode, FOUND_WELL, FOUND_WRONG, type Io, jsonIn, readText, Trouble } from '../io.ts';
import { progress } from '../progress.ts';
import { titles as allTitles, checkSeats } from '../titles.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { type DeckReport, describe, isWell } from './report.ts';
import { tryDeck } from './trial.ts';
import { type CardTitle, cardTitle, whoseDeck } from './whose.ts';

interface Flags {
  title?: string;
  games: number;
  seats?: number;
  json?: true;
}

/** `deck check` and `deck print`; tests give titles of their own. */
export function addDeck(
  program: Command,
  io: Io,
  end: (code: ExitCode) => void,
  titles: Readonly<Record<string, AnyTitle>> = allTitles,
): void {
  const deck = program.command('deck').summary('cards that a group brings to a game: a template, and a check');
  deck
    .command('check')
    .summary('test a file of cards before a game is laid with it')
    .description(
      'Checks the form of a file and its counts, then lets bots play games with it and watches the rules: exit code 1 with everything that is wrong, and with cards that nobody could ever play, 2 if it can not be told whose cards they are.',
    )
    .argument('<file>', 'the cards as JSON, - for standard input')
    .option('--title <name>', 'whose cards they are, if the file does not say')
    .option('--games <n>', 'how many games are simulated', wholeNumber(0), 300)
    .option(
      '--seats <k>',
      'only games with so many players; otherwise all numbers that the title allows',
      wholeNumber(1),
    )
    .option('--json', 'the findings as JSON')
    .action(async (file: string, flags: Flags) => {
      const text = await readText(file);
      const json = jsonIn(text, file);
      const title = flags.title === undefined ? whoseDeck(titles, json) : cardTitle(titles, flags.title);
      if (flags.seats !== undefined) checkSeats(title, flags.seats);
      const report = check(title, json, Buffer.byteLength(text), flags, io);
      io.out(flags.json ? JSON.stringify({ ...report, well: isWell(report) }) : describe(report));
      end(isWell(report) ? FOUND_WELL : FOUND_WRONG);
    });
  deck
    .command('print')
    .summary('a deck of the house as JSON, to begin one’s own with')
    .argument('<title>', 'the name of a title')
    .argument('[id]', 'which of its decks; otherwise the usual one')
    .action((name: string, id?: string) => {
      const { label, decks } = cardTitle(titles, name);
      const known = Object.keys(decks.builtIn);
      const wanted = id ?? known[0] ?? '';
      if (!Object.hasOwn(decks.builtIn, wanted))
        throw new Trouble(`${label} has no deck "${wanted}"; it has ${known.join(', ')}.`);
      io.out(JSON.stringify(decks.builtIn[wanted], null, 2));
    });
}

function check(title: CardTitle, json: unknown, bytes: number, flags: Flags, io: Io): DeckReport {
  const read = readDeck(title.decks, json);
  // Spaces count in a file that is sent, though not in a stored deck.
  const kb = Math.ceil(bytes / 1024);
  const size = kb > MAX_DECK_KB ? [refuse('OVERSIZE', `the file has ${kb} KB; a deck can have ${MAX_DECK_KB} KB`)] : [];
  if ('findings' in read || size.length)
    return { title: title.name, deck: null, findings: 'findings' in read ? read.findings : size, trial: null };
  const [least, most] = title.seats;
  const seats =
    flags.seats === undefined ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [flags.seats];
  const bar = progress(io, 'games', flags.games);
  const trial = tryDeck({ title, deck: read.deck, games: flags.games, seats }, (done) => bar.at(done));
  bar.stop();
  return { title: title.name, deck: deckInWords(title.decks, read.deck), findings: [], trial };
}
