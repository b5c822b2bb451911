/** What `play` was asked for, checked. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Setup } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { MAX_LEVEL } from '@oubliette/nextlevel';
import { DIFFICULTIES } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, wholeNumber } from '../args.ts';
import { UsageError } from '../failure.ts';
import { BOOK_IDS } from './books.ts';
import type { BookId } from './books.ts';
import { plainOf } from './keys.ts';

export const SIDES = ['heroes', 'morcar', 'both'] as const;
export type Side = (typeof SIDES)[number];

export interface PlayOptions {
  readonly language: Language;
  readonly game: BookId;
  /** Where the heroes of NextLevel start; undefined where nothing was said. */
  readonly level: number | undefined;
  readonly as: Side | undefined;
  readonly difficulty: Difficulty | undefined;
  readonly realDice: boolean;
  readonly save: string | undefined;
  readonly seed: string | undefined;
  /** A match file to go on with; nothing else about the match is asked for then. */
  readonly continue: string | undefined;
  readonly quest: string | undefined;
  readonly heroes: string | undefined;
  readonly training: boolean;
}

export function playOptions(args: readonly string[]): PlayOptions {
  const { values, positionals } = parse(args, {
    quest: { type: 'string' },
    heroes: { type: 'string' },
    seed: { type: 'string' },
    lang: { type: 'string' },
    as: { type: 'string' },
    difficulty: { type: 'string' },
    training: { type: 'boolean', default: false },
    level: { type: 'string' },
    save: { type: 'string' },
    'real-dice': { type: 'boolean', default: false },
    continue: { type: 'string' },
  });
  const [system = 'classic', ...rest] = positionals;
  const game = oneOf('the game', system, BOOK_IDS);
  if (rest.length > 0) throw new UsageError(`play does not know what to do with "${rest.join(' ')}".`);
  const { as, difficulty, quest, heroes, training, seed } = values;
  if (values.continue !== undefined && (quest ?? heroes ?? seed ?? training) !== false)
    throw new UsageError(
      '--continue goes on with the match in the file: --quest, --heroes, --seed and --training have no place beside it.',
    );
  return {
    language: languageFrom(values.lang),
    game,
    level: levelFrom(game, values.level),
    as: as === undefined ? undefined : oneOf('--as', as, SIDES),
    difficulty: difficulty === undefined ? undefined : oneOf('--difficulty', difficulty, DIFFICULTIES),
    realDice: values['real-dice'],
    save: values.save,
    seed,
    continue: values.continue,
    quest,
    heroes,
    training,
  };
}

/** A level of NextLevel's sheet; other books have none. */
export function levelFrom(game: BookId, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (game !== 'nextlevel') throw new UsageError('--level is for nextlevel: heroes of classic have none.');
  const level = wholeNumber('--level', given, 1);
  if (level > MAX_LEVEL) throw new UsageError(`--level goes from 1 to ${MAX_LEVEL}, not to ${level}.`);
  return level;
}

/** One seat for the heroes, one for Morcar. */
export function setupFrom({ quest: asked, heroes, training, level }: PlayOptions): Setup {
  const quest = findQuest(asked);
  if (training && !quest.quest.training)
    throw new UsageError(
      `"${quest.id}" is no training quest: play it without --training, or choose --quest the-trial.`,
    );
  const party = partyFrom(heroes);
  return {
    quest: quest.source,
    seats: [
      { id: 'heroes', plays: party.map(({ kind }) => kind) },
      { id: 'morcar', plays: 'morcar' },
    ],
    heroes: party,
    training,
    ...(level === undefined ? {} : { progress: party.map(({ kind }) => ({ kind, level })) }),
  };
}

/** By its id, or by its number in the book. */
export function findQuest(asked: string | undefined): BookQuest {
  const book = readQuestBook();
  const found =
    asked === undefined ? book[0] : (book.find(({ id }) => id === asked) ?? book[Number(asked) - 1]);
  if (found !== undefined) return found;
  const list = book.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  throw new UsageError(`There is no quest "${asked}". The book has: ${list}.`);
}

type Party = Setup['heroes'];

/** `elf=Aldis:f,dwarf` is Aldis, an Elf and a woman, and the Dwarf. French names of heroes will do. */
function partyFrom(written: string | undefined): Party {
  if (written === undefined) return HERO_KINDS.map((kind) => ({ kind }));
  const party = written.split(',').map((each) => {
    const [, kind = '', name, gender] = /^\s*(\p{L}+)(?:=([^:]+))?(?::([mf]))?\s*$/u.exec(each) ?? [];
    return {
      kind: heroKind(kind, each),
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(gender === undefined ? {} : { gender: gender as 'm' | 'f' }),
    };
  });
  if (new Set(party.map(({ kind }) => kind)).size < party.length)
    throw new UsageError('--heroes names a hero twice: there is one of each.');
  return party;
}

const FRENCH: Readonly<Record<string, HeroKind>> = {
  barbare: 'barbarian',
  nain: 'dwarf',
  naine: 'dwarf',
  elfe: 'elf',
  enchanteur: 'wizard',
  enchanteresse: 'wizard',
};

function heroKind(written: string, whole: string): HeroKind {
  const plain = plainOf(written);
  const found = HERO_KINDS.find((kind) => kind === plain) ?? FRENCH[plain];
  if (found !== undefined) return found;
  throw new UsageError(
    `--heroes: "${whole}" is no hero. Write kinds with commas between, each with a name and a gender if you like: ` +
      'barbarian,dwarf,elf=Aldis:f,wizard.',
  );
}
