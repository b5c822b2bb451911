/** `oubliette simulate GAME`: computer players play many matches, and the numbers are told. */
import { randomBytes } from 'node:crypto';
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import { readQuestBook, readRulebook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { HEROES_PLAYED, MORCAR_PLAYED, rulesReport } from '@oubliette/lab';
import type { HeroesPlayed, MorcarPlayed, Statistics } from '@oubliette/lab';
import { classicTask, nextlevelTask, simulateAcross } from '@oubliette/lab/node';
import { LEVELS } from '@oubliette/nextlevel';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, wholeNumber } from './args.ts';
import { UsageError } from './failure.ts';
import { fold, padTo } from './layout.ts';

/** The games there are: how each is given to the threads that play it, and where its rules are. */
const GAMES = {
  classic: { task: classicTask, rulebook: readRulebook },
  nextlevel: { task: nextlevelTask, rulebook: readNextRulebook },
} as const;
type GameName = keyof typeof GAMES;
const GAME_NAMES: readonly GameName[] = ['classic', 'nextlevel'];
const TOP_LEVEL = LEVELS.barbarian.length;

const USAGE = `./oubliette simulate ${GAME_NAMES.join('|')} [--quest ID|NUMBER|all] [--matches N] [--seed TEXT] [--json]
    [--players heroes=${HEROES_PLAYED.join('|')},morcar=${MORCAR_PLAYED.join('|')}]
    [--heroes ${HERO_KINDS.join(',')}] [--level N] [--varied] [--workers N] [--match N] [--rules] [--lang en|fr]
`;

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

interface Simulated {
  readonly quest: string;
  readonly statistics: Statistics;
}

/** The exit code is 1 when a match broke or did not end. */
export async function simulateCommand(args: string[]): Promise<number> {
  if (args.length === 0) {
    process.stdout.write(USAGE);
    return 2;
  }
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
  process.stdout.write(asked.json ? `${JSON.stringify(inJson(asked, results))}\n` : inWords(asked, results));
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
  const game = oneOf('the game', system, GAME_NAMES);
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

const BAR = 30;

/** On a terminal only: what is piped into a file is the result, and nothing else. */
function showProgress(played: number, total: number, quest: string): void {
  if (!process.stderr.isTTY) return;
  const full = Math.round((BAR * played) / total);
  process.stderr.write(
    `\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${played}/${total} ${quest}`,
  );
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
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

const WORDS = {
  en: {
    heading: ['quest', 'won', '95 %', 'rounds', 'commands', 'deaths', 'gold'],
    seed: (matches: number, seed: string) => `${matches} matches a quest, seed ${seed}`,
    deaths: 'Deaths a match',
    endings: 'Endings',
    cited: (cited: number, all: number) => `Rules cited: ${cited} of the ${all} in the rulebook.`,
    silent: 'Never cited:',
    failed: 'Broken or endless matches',
    again: 'Again:',
  },
  fr: {
    heading: ['quête', 'gagnées', '95 %', 'tours', 'ordres', 'morts', 'or'],
    seed: (matches: number, seed: string) => `${matches} parties par quête, graine ${seed}`,
    deaths: 'Morts par partie',
    endings: 'Fins',
    cited: (cited: number, all: number) => `Règles citées : ${cited} sur les ${all} du livret.`,
    silent: 'Jamais citées :',
    failed: 'Parties brisées ou sans fin',
    again: 'À rejouer :',
  },
} as const satisfies Record<Language, unknown>;

const WIDTH = 110;

function inWords(asked: Asked, results: readonly Simulated[]): string {
  const words = WORDS[asked.language];
  const lines = [
    words.seed(asked.matches, asked.seed),
    '',
    ...table([words.heading, ...results.map(rowOf)]),
    '',
  ];
  lines.push(`${words.deaths}: ${deathsIn(results)}`);
  lines.push(`${words.endings}: ${endingsIn(results)}`, '');
  const rules = Object.assign(
    {},
    ...results.map(({ statistics }) => statistics.rules),
  ) as Statistics['rules'];
  const book = GAMES[asked.game].rulebook().map(({ id }) => id);
  const report = rulesReport(book, { rules });
  lines.push(words.cited(report.cited.length, book.length));
  if (asked.rules && report.silent.length > 0)
    lines.push(...fold(`${words.silent} ${report.silent.join(' ')}`, WIDTH, '  '));
  lines.push(...failuresIn(asked, results));
  return `${lines.join('\n')}\n`;
}

function rowOf({ quest, statistics }: Simulated): string[] {
  const { wins, matches, winRate, interval, rounds, commands, measures } = statistics;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const deaths = Object.entries(measures).filter(([name]) => name.startsWith('deaths.'));
  return [
    quest,
    `${wins}/${matches} ${percent(winRate)}`,
    `${percent(interval.low)}–${percent(interval.high)}`,
    `${rounds.mean.toFixed(1)} (${rounds.p5}–${rounds.p95})`,
    `${Math.round(commands.mean)} (${commands.p5}–${commands.p95})`,
    deaths.reduce((sum, [, mean]) => sum + mean, 0).toFixed(2),
    Math.round(measures['gold'] ?? 0).toString(),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? padTo(cell, widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

function deathsIn(results: readonly Simulated[]): string {
  const mean = (hero: string): number =>
    results.reduce((sum, { statistics }) => sum + (statistics.measures[`deaths.${hero}`] ?? 0), 0) /
    results.length;
  const present = HERO_KINDS.filter((hero) =>
    results.some(({ statistics }) => statistics.measures[`deaths.${hero}`] !== undefined),
  );
  return present.map((hero) => `${hero} ${mean(hero).toFixed(2)}`).join(', ');
}

function endingsIn(results: readonly Simulated[]): string {
  const counts = new Map<string, number>();
  for (const { statistics } of results)
    for (const [outcome, count] of Object.entries(statistics.outcomes))
      counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ');
}

function failuresIn(asked: Asked, results: readonly Simulated[]): string[] {
  const { game, language } = asked;
  const failures = results.flatMap(({ quest, statistics }) =>
    statistics.failures.map((failure) => ({ quest, ...failure })),
  );
  if (failures.length === 0) return [];
  const lines = ['', `${WORDS[language].failed}: ${failures.length}`];
  for (const { quest, match, seed, message } of failures) {
    lines.push(`  ${quest}: ${message}`);
    lines.push(
      `    ${WORDS[language].again} ./oubliette simulate ${game} --quest ${quest} --seed ${seed} --match ${match} ${conditionsOf(asked)}`,
    );
  }
  return lines;
}

/** What has to be said again for the same match. */
function conditionsOf({ heroes, heroesPlayed, morcarPlayed, level, varied }: Asked): string {
  const players = `--players heroes=${heroesPlayed},morcar=${morcarPlayed} --heroes ${heroes.join(',')}`;
  return `${players}${level === undefined ? '' : ` --level ${level}`}${varied ? ' --varied' : ''}`;
}
