/** `oubliette simulate GAME`: computer players play many matches, and the numbers are told. */
import { randomBytes } from 'node:crypto';
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import { readQuestBook, readRulebook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { HEROES_PLAYED, MORCAR_PLAYED } from '@oubliette/lab';
import type { HeroesPlayed, MorcarPlayed } from '@oubliette/lab';
import { classicTask, nextlevelTask, simulateAcross } from '@oubliette/lab/node';
import { LEVELS } from '@oubliette/nextlevel';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, wholeNumber } from './args.ts';
import { UsageError } from './failure.ts';
import { ADVANCED_USAGE, simulateAdvanced } from './simulateAdvanced.ts';
import { clearProgress, inWords, showProgress } from './simulateReport.ts';
import type { Simulated, Telling } from './simulateReport.ts';

/** The games there are: how each is given to the threads that play it, and where its rules are. */
const GAMES = {
  classic: { task: classicTask, rulebook: readRulebook },
  nextlevel: { task: nextlevelTask, rulebook: readNextRulebook },
} as const;
type GameName = keyof typeof GAMES;
const GAME_NAMES: readonly GameName[] = ['classic', 'nextlevel'];
const ALL_NAMES = [...GAME_NAMES, 'advanced'] as const;
const TOP_LEVEL = LEVELS.barbarian.length;

const USAGE = `./oubliette simulate ${GAME_NAMES.join('|')} [--quest ID|NUMBER|all] [--matches N] [--seed TEXT] [--json]
    [--players heroes=${HEROES_PLAYED.join('|')},morcar=${MORCAR_PLAYED.join('|')}]
    [--heroes ${HERO_KINDS.join(',')}] [--level N] [--varied] [--workers N] [--match N] [--rules] [--lang en|fr]
${ADVANCED_USAGE}`;

interface Asked {
  readonly game: GameName;
  readonly quests: readonly BookQuest[];
  readonly matches: number;
  readonly from: number;
  readonly seed: string;
  readonly heroes: readonly HeroKind[];
  readonly heroesPlayed: HeroesPlayed;
  readonly morcarPlayed: MorcarPlayed;
  /** NextLevel: the level all heroes start at; the book's own where left out. */
  readonly level: number | undefined;
  /** NextLevel: levels, gifts, traps and options change from match to match. */
  readonly varied: boolean;
  readonly workers: number | undefined;
  readonly json: boolean;
  /** Lists the rules that were never cited. */
  readonly rules: boolean;
  readonly language: Language;
}

/** The exit code is 1 when a match broke or did not end. */
export async function simulateCommand(args: string[]): Promise<number> {
  if (args.length === 0) {
    process.stdout.write(USAGE);
    return 2;
  }
  if (args[0] === 'advanced') return simulateAdvanced(args.slice(1));
  const asked = askedFor(args);
  const results: Simulated[] = [];
  const total = asked.quests.length * asked.matches;
  for (const { id, source } of asked.quests) {
    const { game, heroes, heroesPlayed, morcarPlayed, level, varied, seed, from, matches, workers } = asked;
    const task = GAMES[game].task({
      quest: source,
      heroes,
      heroesPlayed,
      morcarPlayed,
      ...(level === undefined ? {} : { level }),
      ...(varied ? { varied } : {}),
    });
    const before = results.length * matches;
    const statistics = await simulateAcross(
      task,
      { seed, from, matches },
      {
        ...(workers === undefined ? {} : { workers }),
        progress: (played) => showProgress(before + played, total, id),
      },
    );
    results.push({ quest: id, statistics });
  }
  clearProgress();
  process.stdout.write(
    asked.json ? `${JSON.stringify(inJson(asked, results))}\n` : inWords(tellingOf(asked), results),
  );
  return results.some(({ statistics }) => statistics.failures.length > 0) ? 1 : 0;
}

function askedFor(args: readonly string[]): Asked {
  const { values, positionals } = parse(args, {
    quest: { type: 'string', default: 'all' },
    matches: { type: 'string' },
    match: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string', default: '' },
    heroes: { type: 'string', default: HERO_KINDS.join(',') },
    level: { type: 'string' },
    varied: { type: 'boolean', default: false },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    lang: { type: 'string' },
  });
  const [system, ...rest] = positionals;
  if (system === undefined)
    throw new UsageError('Which game? For example: ./oubliette simulate classic --matches 100');
  const game = oneOf('the game', system, ALL_NAMES);
  if (game === 'advanced') throw new UsageError('Say the game first: ./oubliette simulate advanced …');
  if (rest.length > 0) throw new UsageError(`simulate does not know what to do with "${rest.join(' ')}".`);
  if (values.match !== undefined && values.matches !== undefined)
    throw new UsageError('--match plays one match again, --matches so many: give one of the two.');
  if (values.match !== undefined && values.seed === undefined)
    throw new UsageError('--match plays again a match of a seed: give the --seed it was played with, too.');
  return {
    game,
    quests: questsNamed(values.quest),
    matches: values.match === undefined ? wholeNumber('--matches', values.matches ?? '100', 1) : 1,
    from: values.match === undefined ? 0 : wholeNumber('--match', values.match, 0),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    heroes: heroesNamed(values.heroes),
    ...playersNamed(values.players),
    level: levelNamed(game, values.level),
    varied: variedIn(game, values.varied),
    workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1),
    json: values.json,
    rules: values.rules,
    language: languageFrom(values.lang),
  };
}

function questsNamed(asked: string): readonly BookQuest[] {
  const book = readQuestBook();
  if (asked === 'all') return book;
  const found = book.find(({ id }) => id === asked) ?? book[Number(asked) - 1];
  if (found !== undefined) return [found];
  const list = book.map(({ id }, i) => `${i + 1} ${id}`).join(', ');
  throw new UsageError(`--quest: there is no quest "${asked}". Say all, or one of ${list}.`);
}

function levelNamed(game: GameName, asked: string | undefined): number | undefined {
  if (asked === undefined) return undefined;
  if (game === 'classic') throw new UsageError('--level: heroes of the classic game have no levels.');
  const level = wholeNumber('--level', asked, 1);
  if (level > TOP_LEVEL) throw new UsageError(`--level goes from 1 to ${TOP_LEVEL}, not to ${level}.`);
  return level;
}

function variedIn(game: GameName, asked: boolean): boolean {
  if (asked && game === 'classic')
    throw new UsageError('--varied: in the classic game there are no levels, gifts or options to vary.');
  return asked;
}

function heroesNamed(asked: string): readonly HeroKind[] {
  const names = asked.split(',').map((name) => oneOf('--heroes: each', name.trim(), HERO_KINDS));
  if (new Set(names).size < names.length)
    throw new UsageError('--heroes names a hero twice: there is one of each.');
  return names;
}

/** `heroes=random,morcar=ruthless`, either or both. */
function playersNamed(asked: string): { heroesPlayed: HeroesPlayed; morcarPlayed: MorcarPlayed } {
  let heroesPlayed: HeroesPlayed = 'sensible';
  let morcarPlayed: MorcarPlayed = 'normal';
  for (const part of asked.split(',').filter((text) => text.trim() !== '')) {
    const [side, how = ''] = part.split('=').map((text) => text.trim());
    if (side === 'heroes') heroesPlayed = oneOf('--players heroes', how, HEROES_PLAYED);
    else if (side === 'morcar') morcarPlayed = oneOf('--players morcar', how, MORCAR_PLAYED);
    else
      throw new UsageError(
        `--players: "${part}" names neither heroes nor morcar. Say heroes=sensible,morcar=normal.`,
      );
  }
  return { heroesPlayed, morcarPlayed };
}

function inJson(asked: Asked, results: readonly Simulated[]): unknown {
  const { game, seed, matches, from, heroes, heroesPlayed, morcarPlayed, level, varied } = asked;
  const quests = Object.fromEntries(results.map(({ quest, statistics }) => [quest, statistics]));
  return {
    system: game,
    seed,
    from,
    matches,
    heroes,
    ...(level === undefined ? {} : { level }),
    ...(varied ? { varied } : {}),
    players: { heroes: heroesPlayed, morcar: morcarPlayed },
    quests,
  };
}

function tellingOf(asked: Asked): Telling {
  const { game, language, matches, seed, rules } = asked;
  return {
    language,
    matches,
    seed,
    rules,
    heroes: HERO_KINDS,
    book: GAMES[game].rulebook().map(({ id }) => id),
    again: (quest, of, match) =>
      `./oubliette simulate ${game} --quest ${quest} --seed ${of} --match ${match} ${conditionsOf(asked)}`,
  };
}

/** What has to be said again for the same match. */
function conditionsOf({ heroes, heroesPlayed, morcarPlayed, level, varied }: Asked): string {
  const players = `--players heroes=${heroesPlayed},morcar=${morcarPlayed} --heroes ${heroes.join(',')}`;
  return `${players}${level === undefined ? '' : ` --level ${level}`}${varied ? ' --varied' : ''}`;
}
