/** `oubliette play`: a match at the terminal. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keyFromSeed, newMatch, stream } from '@oubliette/kernel';
import type { BaseEvent, StreamState } from '@oubliette/kernel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { Failure, UsageError } from '../failure.ts';
import { fileWords, placeOf } from '../fileWords.ts';
import { fold } from '../layout.ts';
import { expectNone, readMatchFile } from '../matchFiles.ts';
import type { AnyMatch, PlayBook, Side } from './book.ts';
import { bookOf, bookOfSystem, replayAny } from '../games.ts';
import { NoMoreDice, streamDice, typedDice } from './dice.ts';
import { playOptions, setupFrom } from './options.ts';
import type { PlayOptions } from './options.ts';
import { Session } from './session.ts';
import { continueWith, Table } from './table.ts';
import { Terminal } from './terminal.ts';
import { ui } from './words.ts';

/** A match about to be played, from its first command or from a later one. */
export interface Prepared {
  readonly book: PlayBook;
  readonly match: AnyMatch;
  readonly setup: unknown;
  readonly as: Side;
  readonly difficulty: Difficulty;
  readonly file: string;
  /** The position of the dice; null if people roll. */
  readonly dice: StreamState | null;
  /** What has happened so far; null before the start. */
  readonly past: readonly (readonly BaseEvent[])[] | null;
  readonly seed: string | null;
}

/** How a match is played, for any quest. */
type Manner = Pick<PlayOptions, 'as' | 'difficulty' | 'realDice' | 'save' | 'seed'>;

/** The last state of a finished match, null if the person left earlier; the last language used. */
export interface Played {
  readonly ended: unknown;
  readonly language: Language;
  /** The person left before the dice that begin the match were rolled: there is nothing to go on with. */
  readonly unbegun?: true;
}

export async function playCommand(args: readonly string[]): Promise<number> {
  const options = playOptions(args);
  const prepared =
    options.continue === undefined
      ? newGame(bookOf(options.game), await newSetup(options), options)
      : oldGame(options.continue, options, options.language);
  if (prepared.file !== options.continue) mustBeFree(prepared);
  const terminal = new Terminal(() => {
    terminal.print([
      '',
      ui(options.language, 'toContinue', { command: continueWith(prepared.book, prepared.file) }),
    ]);
    process.exit(130);
  });
  try {
    const { ended, language, unbegun } = await playOn(prepared, options.language, terminal);
    if (unbegun) terminal.print(['', ui(language, 'notBegun', {})]);
    else if (ended === null)
      terminal.print([ui(language, 'toContinue', { command: continueWith(prepared.book, prepared.file) })]);
    else if (leadsOn(prepared, ended))
      terminal.print(['', ui(language, 'toGoAgain', { command: againWith(prepared.book, prepared.file) })]);
  } finally {
    terminal.close();
  }
  return 0;
}

/** A file there may be a match to go on with, or no match at all: it is not overwritten. */
function mustBeFree({ book, file }: Prepared): void {
  if (!existsSync(file)) return expectNone(file);
  const command = continueWith(book, file);
  throw new UsageError({
    en: `${file} is there already, and is not written over. If it is a match, go on with ${command}; or keep this one elsewhere, with another --save or --seed.`,
    fr: `${file} existe déjà et ne sera pas écrasé. Si c’est une partie, continuez-la avec ${command} ; ou gardez celle-ci ailleurs, avec un autre --save ou une autre --seed.`,
  });
}

function againWith({ id }: PlayBook, file: string): string {
  return `./oubliette play ${id} --after ${file}`;
}

function leadsOn({ book, setup }: Pick<Prepared, 'book' | 'setup'>, ended: unknown): boolean {
  return (book.onward?.(setup, ended) ?? null) !== null;
}

/** Of the requested match, or of the one that an earlier match leads to. */
function newSetup(options: PlayOptions): Promise<unknown> {
  if (options.after === undefined) return setupFrom(options);
  const { file, match } = replayedAt(options.after, options.language);
  const next = bookOfSystem(file.system).onward?.(file.setup, match.state) ?? null;
  if (next !== null) return Promise.resolve(next);
  throw new UsageError({
    en: `--after: the match in ${options.after} leads no further. One goes again where an expedition is over, a hero came home, and there is more to do.`,
    fr: `--after : la partie de ${options.after} ne mène pas plus loin. On repart quand une expédition est terminée, qu’un héros en est revenu et qu’il reste à faire.`,
  });
}

export function newGame(book: PlayBook, setup: unknown, options: Manner): Prepared {
  const opened = book.system.open(setup);
  if (!opened.ok)
    throw new Failure(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const seed = options.seed ?? randomBytes(6).toString('hex');
  return {
    book,
    match: newMatch(book.system, setup, opened.game),
    setup,
    as: options.as ?? 'heroes',
    difficulty: options.difficulty ?? 'normal',
    file:
      options.save ?? join('.oubliette', `${book.questId(setup)}-${seed.replaceAll(/[^\w-]+/gu, '-')}.json`),
    dice: options.realDice ? null : { key: keyFromSeed(seed), drawn: 0 },
    past: null,
    seed: options.realDice ? null : seed,
  };
}

function replayedAt(path: string, language: Language) {
  const file = readMatchFile(path, language);
  const replayed = replayAny(file);
  if (!replayed.ok)
    throw new Failure(fileWords(language, 'notPlayedOn', { path, place: placeOf(replayed.fault, language) }));
  return { file, ...replayed };
}

export function oldGame(path: string, options: Manner, language: Language): Prepared {
  const { file, match, events } = replayedAt(path, language);
  const { terminal } = file;
  const saved = DIFFICULTIES.find((each) => each === terminal?.difficulty);
  return {
    book: bookOfSystem(file.system),
    match,
    setup: file.setup,
    as: options.as ?? terminal?.as ?? 'heroes',
    difficulty: options.difficulty ?? saved ?? 'normal',
    file: options.save ?? path,
    dice: options.realDice ? null : (terminal?.dice ?? freshStream()),
    past: events,
    seed: null,
  };
}

function freshStream(): StreamState {
  return { key: keyFromSeed(randomBytes(16).toString('hex')), drawn: 0 };
}

/** Until the match is over or the person leaves, at an open terminal. */
export async function playOn(prepared: Prepared, language: Language, terminal: Terminal): Promise<Played> {
  const { book, match, setup, as, difficulty, file, dice, past, seed } = prepared;
  let table: Table | null = null;
  const computers = book.computers(setup, as, difficulty, stream({ ...(dice ?? freshStream()), lane: 1 }));
  const spoken = (): Language => table?.language ?? language;
  const seated = { own: freshStream(), isPerson: (seat: string) => !computers.has(seat) };
  const session = new Session({
    book,
    match,
    setup,
    file,
    dice: dice === null ? typedDice(book, terminal, spoken, seated) : streamDice(dice),
    computers,
    terminal: { as, difficulty },
  });
  const started = past ?? (await begun(session, as));
  if (started === null) return { ended: null, language, unbegun: true };
  table = new Table(session, terminal, language, book.seat(setup, as));
  if (past !== null) session.resume(past);
  table.remember(started, past === null ? 0 : LINES_ON_RETURN);
  const intro = past === null ? book.intro(setup, language) : null;
  await table.run([
    ...(intro === null ? [] : ['', ...fold(intro, terminal.width()), '']),
    ...[...session.computers]
      .slice(0, 1)
      .map((seat) => ui(language, 'computerPlays', { seat: session.side(seat) })),
    ...(seed === null ? [] : [ui(language, 'seed', { seed })]),
    ui(language, 'kept', { file }),
    ui(language, 'welcome', {}),
  ]);
  const { language: last } = table;
  terminal.print(session.slips.map((text) => ui(last, 'lost', { text })));
  return { ended: match.game.ending(match.state) === null ? null : match.state, language: last };
}

/** The events of the first rolls; null if nobody rolls them. */
async function begun(session: Session, as: Side): Promise<readonly (readonly BaseEvent[])[] | null> {
  try {
    return [await session.start(), ...(await session.wish(as))];
  } catch (error) {
    if (error instanceof NoMoreDice) return null;
    throw error;
  }
}

/** How many earlier lines a resumed match shows on its first screen. */
const LINES_ON_RETURN = 8;
