/** `oubliette simulate advanced`: computer players go on many expeditions, and the numbers are told. */
import { randomBytes } from 'node:crypto';
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { ADVANCED_DUNGEONS, ADVANCED_HEROES, HEROES_PLAYED, MORCAR_PLAYED } from '@oubliette/lab';
import type { AdvancedHero, AdvancedTrial, HeroesPlayed, MorcarPlayed } from '@oubliette/lab';
import { advancedTask, simulateAcross } from '@oubliette/lab/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, wholeNumber } from './args.ts';
import { UsageError } from './failure.ts';
import { clearProgress, inWords, showProgress } from './simulateReport.ts';
import type { Simulated } from './simulateReport.ts';

const USUAL: readonly AdvancedHero[] = ['heinrich', 'sven', 'torallion', 'magnus'];

export const ADVANCED_USAGE = `./oubliette simulate advanced [--quest ID|all] [--matches N] [--seed TEXT] [--json] [--solo]
    [--players heroes=${HEROES_PLAYED.join('|')},master=${MORCAR_PLAYED.join('|')}]
    [--heroes ${USUAL.join(',')}] [--workers N] [--match N] [--rules] [--lang en|fr]
`;

interface Asked extends Required<Omit<AdvancedTrial, 'dungeon' | 'apart'>> {
  readonly dungeons: readonly AdvancedTrial['dungeon'][];
  readonly matches: number;
  readonly from: number;
  readonly seed: string;
  readonly workers: number | undefined;
  readonly json: boolean;
  readonly rules: boolean;
  readonly language: Language;
}

/** The exit code is 1 when a match broke or did not end. */
export async function simulateAdvanced(args: readonly string[]): Promise<number> {
  const asked = askedFor(args);
  const { dungeons, heroes, heroesPlayed, masterPlayed, solo, matches, from, seed, workers } = asked;
  const results: Simulated[] = [];
  for (const dungeon of dungeons) {
    const before = results.length * matches;
    const statistics = await simulateAcross(
      advancedTask({ dungeon, heroes, heroesPlayed, masterPlayed, solo }),
      { seed, from, matches },
      {
        ...(workers === undefined ? {} : { workers }),
        progress: (played) => showProgress(before + played, dungeons.length * matches, dungeon.id),
      },
    );
    results.push({ quest: dungeon.id, statistics });
  }
  clearProgress();
  process.stdout.write(asked.json ? `${JSON.stringify(inJson(asked, results))}\n` : wordsOf(asked, results));
  return results.some(({ statistics }) => statistics.failures.length > 0) ? 1 : 0;
}

function askedFor(args: readonly string[]): Asked {
  const { values, positionals } = parse(args, {
    quest: { type: 'string', default: 'all' },
    matches: { type: 'string' },
    match: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string', default: '' },
    heroes: { type: 'string', default: USUAL.join(',') },
    solo: { type: 'boolean', default: false },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    lang: { type: 'string' },
  });
  if (positionals.length > 0)
    throw new UsageError(`simulate does not know what to do with "${positionals.join(' ')}".`);
  if (values.match !== undefined && values.matches !== undefined)
    throw new UsageError('--match plays one match again, --matches so many: give one of the two.');
  if (values.match !== undefined && values.seed === undefined)
    throw new UsageError('--match plays again a match of a seed: give the --seed it was played with, too.');
  return {
    dungeons: dungeonsNamed(values.quest),
    matches: values.match === undefined ? wholeNumber('--matches', values.matches ?? '20', 1) : 1,
    from: values.match === undefined ? 0 : wholeNumber('--match', values.match, 0),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    heroes: heroesNamed(values.heroes),
    ...playersNamed(values.players),
    solo: values.solo,
    workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1),
    json: values.json,
    rules: values.rules,
    language: languageFrom(values.lang),
  };
}

function dungeonsNamed(asked: string): Asked['dungeons'] {
  if (asked === 'all') return ADVANCED_DUNGEONS;
  const found = ADVANCED_DUNGEONS.find(({ id }) => id === asked);
  if (found !== undefined) return [found];
  const list = ADVANCED_DUNGEONS.map(({ id }) => id).join(', ');
  throw new UsageError(`--quest: there is no dungeon "${asked}". Say all, or one of ${list}.`);
}

function heroesNamed(asked: string): readonly AdvancedHero[] {
  const names = asked.split(',').map((name) => oneOf('--heroes: each', name.trim(), ADVANCED_HEROES));
  if (new Set(names).size < names.length)
    throw new UsageError('--heroes names a hero twice: there is one of each.');
  return names;
}

/** `heroes=random,master=ruthless`, either or both. */
function playersNamed(asked: string): { heroesPlayed: HeroesPlayed; masterPlayed: MorcarPlayed } {
  let heroesPlayed: HeroesPlayed = 'sensible';
  let masterPlayed: MorcarPlayed = 'normal';
  for (const part of asked.split(',').filter((text) => text.trim() !== '')) {
    const [side, how = ''] = part.split('=').map((text) => text.trim());
    if (side === 'heroes') heroesPlayed = oneOf('--players heroes', how, HEROES_PLAYED);
    else if (side === 'master') masterPlayed = oneOf('--players master', how, MORCAR_PLAYED);
    else
      throw new UsageError(
        `--players: "${part}" names neither heroes nor master. Say heroes=sensible,master=normal.`,
      );
  }
  return { heroesPlayed, masterPlayed };
}

function inJson(asked: Asked, results: readonly Simulated[]): unknown {
  const { seed, matches, from, heroes, heroesPlayed, masterPlayed, solo } = asked;
  const quests = Object.fromEntries(results.map(({ quest, statistics }) => [quest, statistics]));
  const players = { heroes: heroesPlayed, master: solo ? 'tables' : masterPlayed };
  return { system: 'advanced', seed, from, matches, heroes, players, quests };
}

function wordsOf(asked: Asked, results: readonly Simulated[]): string {
  const { language, matches, seed, heroes, rules } = asked;
  return inWords(
    {
      language,
      matches,
      seed,
      heroes,
      rules,
      book: readAdvancedRulebook().map(({ id }) => id),
      again: (quest, of, match) =>
        `./oubliette simulate advanced --quest ${quest} --seed ${of} --match ${match} ${conditionsOf(asked)}`,
    },
    results,
  );
}

/** What has to be said again for the same match. */
function conditionsOf({ heroes, heroesPlayed, masterPlayed, solo }: Asked): string {
  const players = `--players heroes=${heroesPlayed},master=${masterPlayed} --heroes ${heroes.join(',')}`;
  return `${players}${solo ? ' --solo' : ''}`;
}
