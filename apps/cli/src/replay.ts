/** `oubliette replay FILE`: a recorded match, told from its first row or from a later one. */
import { SPECTATOR } from '@oubliette/kernel';
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, wholeNumber } from './args.ts';
import type { CampaignRow } from './campaign/campaignBook.ts';
import { Failure, UsageError } from './failure.ts';
import { fileWords, placeOf } from './fileWords.ts';
import { readMatchFile } from './matchFiles.ts';
import type { AnyMatch, PlayBook } from './play/book.ts';
import { bookOfSystem, replayAny, townOfSystem } from './games.ts';
import { foldLogLine } from './play/screen.ts';
import { styleFor } from './style.ts';

export function replayCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, {
    lang: { type: 'string' },
    seat: { type: 'string' },
    from: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0)
    throw new UsageError({
      en: 'Replay takes one match file. Matches played here are kept in .oubliette/.',
      fr: 'replay prend un fichier de partie. Les parties jouées ici sont dans .oubliette/.',
    });
  const language = languageFrom(values.lang);
  const from = values.from === undefined ? 1 : wholeNumber('--from', values.from, 1);
  const file = readMatchFile(path, language);
  const replayed = replayAny(file);
  if (!replayed.ok)
    throw new Failure(fileWords(language, 'notReplayed', { path, place: placeOf(replayed.fault, language) }));
  const { events } = replayed;
  if (from > events.length)
    throw new Failure(fileWords(language, 'noSuchRow', { path, row: from, rows: events.length }));
  const town = townOfSystem(file.system);
  if (town !== null) {
    if (values.json) printJson(events, from);
    else printCampaign(town.tell(file.setup as object, events, language), from);
    return 0;
  }
  const { match } = replayed;
  const seat = seatFrom(match, values.seat);
  const seen = events.map((row) => row.flatMap((event) => seenBy(match, event, seat)));
  if (values.json) printJson(seen, from);
  else printTold(bookOfSystem(file.system), match, seen, from, language);
  return 0;
}

/** Null: the whole table with its secrets, which are none once the match is over. */
function seatFrom(match: AnyMatch, asked: string | undefined): SeatId | null {
  if (asked === undefined) return match.game.ending(match.state) === null ? SPECTATOR : null;
  return oneOf('--seat', asked, [...match.game.seats.map(({ id }) => id), SPECTATOR]);
}

function seenBy(match: AnyMatch, event: BaseEvent, seat: SeatId | null): readonly BaseEvent[] {
  const known = seat === null ? event : match.game.redact(event, seat);
  return known === null ? [] : [known];
}

function printJson(rows: readonly (readonly BaseEvent[])[], from: number): void {
  for (const [index, events] of rows.entries()) {
    if (index + 1 >= from) process.stdout.write(`${JSON.stringify({ row: index + 1, events })}\n`);
  }
}

/** A town has no secrets: every seat sees everything. */
function printCampaign(rows: readonly CampaignRow[], from: number): void {
  const style = styleFor(process.stdout);
  const width = Math.min(110, process.stdout.columns ?? 100);
  for (const [index, { lines }] of rows.entries()) {
    if (index + 1 < from) continue;
    for (const line of lines)
      process.stdout.write(`${foldLogLine(line, index + 1, width, style, 'all').join('\n')}\n`);
  }
}

function printTold(
  book: PlayBook,
  match: AnyMatch,
  rows: readonly (readonly BaseEvent[])[],
  from: number,
  language: Language,
): void {
  const style = styleFor(process.stdout);
  const width = Math.min(110, process.stdout.columns ?? 100);
  let names = book.telling.nobodyYet(match.game.view(match.state, SPECTATOR));
  for (const [index, events] of rows.entries()) {
    const { lines, after } = book.telling.log(events, { language, names });
    names = after;
    if (index + 1 < from) continue;
    for (const line of lines) {
      if (!line.quiet)
        process.stdout.write(`${foldLogLine(line, index + 1, width, style, 'all').join('\n')}\n`);
    }
  }
}
