/** What `oubliette simulate` reports of its matches, for any game. */
import type { RuleId } from '@oubliette/kernel';
import { rulesReport } from '@oubliette/lab';
import type { Statistics } from '@oubliette/lab';
import type { Language } from '@oubliette/words';
import { fold, padTo } from './layout.ts';

export interface Simulated {
  readonly quest: string;
  readonly heroes: readonly string[];
  readonly statistics: Statistics;
}

/** What is reported beside the numbers themselves. */
export interface Telling {
  readonly language: Language;
  readonly matches: number;
  readonly seed: string;
  /** In the order they are listed. */
  readonly heroes: readonly string[];
  readonly heroName: (hero: string, language: Language) => string;
  readonly book: readonly RuleId[];
  /** Lists the rules that were never cited. */
  readonly rules: boolean;
  /** How many matches there should have been, if the batch was stopped early. */
  readonly stoppedOf: number | null;
  /** The command that repeats a match of a quest. */
  again(of: Simulated, seed: string, match: number): string;
}

const WORDS = {
  en: {
    heading: ['quest', 'won', '95 %', 'rounds', 'commands', 'deaths', 'gold'],
    seed: (matches: number, seed: string) => `${matches} matches a quest, seed ${seed}`,
    stopped: (played: number, of: number) => `Stopped early: ${played} of ${of} matches were played.`,
    arms: 'arms',
    expeditions: 'expeditions',
    attempts: 'attempts',
    deaths: 'Deaths a match:',
    endings: 'Endings:',
    outcomes: {
      won: 'won',
      home: 'home again',
      lost: 'lost',
      returned: 'home with nothing done',
      slain: 'slain',
      abandoned: 'abandoned',
      givenUp: 'given up',
      failed: 'failed',
    },
    cited: (cited: number, all: number) => `Rules cited: ${cited} of the ${all} in the rulebook.`,
    silent: 'Never cited:',
    failed: 'Broken or endless matches:',
    refused: 'Setups refused:',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    again: 'Again:',
  },
  fr: {
    heading: ['quête', 'gagnées', '95 %', 'tours', 'ordres', 'morts', 'or'],
    seed: (matches: number, seed: string) => `${matches} parties par quête, graine ${seed}`,
    stopped: (played: number, of: number) => `Arrêt avant la fin : ${played} parties jouées sur ${of}.`,
    arms: 'armes',
    expeditions: 'expéditions',
    attempts: 'essais',
    deaths: 'Morts par partie :',
    endings: 'Fins :',
    outcomes: {
      won: 'gagnées',
      home: 'retours',
      lost: 'perdues',
      returned: 'retours sans succès',
      slain: 'groupe massacré',
      abandoned: 'abandons',
      givenUp: 'groupe donné pour perdu',
      failed: 'échecs',
    },
    cited: (cited: number, all: number) => `Règles citées : ${cited} sur les ${all} du livret.`,
    silent: 'Jamais citées :',
    failed: 'Parties brisées ou sans fin :',
    refused: 'Mises en place refusées :',
    matches: (count: number) => (count === 1 ? '1 partie' : `${count} parties`),
    again: 'À rejouer :',
  },
} as const satisfies Record<Language, unknown>;

const WIDTH = 110;

export function inWords(telling: Telling, results: readonly Simulated[]): string {
  const { language, matches, seed, book } = telling;
  const words = WORDS[language];
  const rows = results.map((one) => rowOf(one, language));
  const campaign = results.some(({ statistics }) => statistics.measures['attempts'] !== undefined);
  const again = results.some(({ statistics }) => statistics.measures['expeditions'] !== undefined);
  const heading = [
    ...words.heading,
    ...(campaign ? [words.arms, words.attempts] : []),
    ...(again ? [words.expeditions] : []),
  ];
  const lines = [words.seed(matches, seed), '', ...table([heading, ...rows]), ''];
  if (telling.stoppedOf !== null) lines.unshift(words.stopped(playedIn(results), telling.stoppedOf));
  lines.push(`${words.deaths} ${deathsIn(telling, results)}`);
  lines.push(`${words.endings} ${endingsIn(results, words.outcomes)}`, '');
  const rules = Object.assign(
    {},
    ...results.map(({ statistics }) => statistics.rules),
  ) as Statistics['rules'];
  const report = rulesReport(book, { rules });
  lines.push(words.cited(report.cited.length, book.length));
  if (telling.rules && report.silent.length > 0)
    lines.push(...fold(`${words.silent} ${report.silent.join(' ')}`, WIDTH, '  '));
  lines.push(...failuresIn(telling, results));
  return `${lines.join('\n')}\n`;
}

/** With the decimal comma or point of the language. */
function decimal(value: number, digits: number, language: Language): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(language, { ...exactly, useGrouping: false });
}

function rowOf({ quest, statistics }: Simulated, language: Language): string[] {
  const { wins, matches, winRate, interval, rounds, commands, measures } = statistics;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const deaths = Object.entries(measures).filter(([name]) => name.startsWith('deaths.'));
  return [
    quest,
    `${wins}/${matches} ${percent(winRate)}`,
    `${percent(interval.low)}–${percent(interval.high)}`,
    `${decimal(rounds.mean, 1, language)} (${rounds.p5}–${rounds.p95})`,
    `${Math.round(commands.mean)} (${commands.p5}–${commands.p95})`,
    decimal(
      deaths.reduce((sum, [, mean]) => sum + mean, 0),
      2,
      language,
    ),
    Math.round(measures['gold'] ?? 0).toString(),
    ...(measures['attempts'] === undefined
      ? []
      : [Math.round(measures['arms'] ?? 0).toString(), decimal(measures['attempts'], 2, language)]),
    ...(measures['expeditions'] === undefined ? [] : [decimal(measures['expeditions'], 2, language)]),
  ];
}

function playedIn(results: readonly Simulated[]): number {
  return results.reduce((sum, { statistics }) => sum + statistics.matches, 0);
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

/** The deaths of every hero, over the quests he went on. */
function deathsIn({ heroes, heroName, language }: Telling, results: readonly Simulated[]): string {
  return heroes
    .map((hero) => ({
      hero,
      deaths: results.flatMap(({ statistics }) => statistics.measures[`deaths.${hero}`] ?? []),
    }))
    .filter(({ deaths }) => deaths.length > 0)
    .map(({ hero, deaths }) => {
      const mean = deaths.reduce((sum, one) => sum + one, 0) / deaths.length;
      return `${heroName(hero, language)} ${decimal(mean, 2, language)}`;
    })
    .join(language === 'fr' ? ' ; ' : ', ');
}

function endingsIn(results: readonly Simulated[], words: Readonly<Record<string, string>>): string {
  const counts = new Map<string, number>();
  for (const { statistics } of results)
    for (const [outcome, count] of Object.entries(statistics.outcomes))
      counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${words[outcome] ?? outcome} ${count}`)
    .join(', ');
}

function failuresIn({ language, again }: Telling, results: readonly Simulated[]): string[] {
  const words = WORDS[language];
  const failures = results.flatMap((of) => of.statistics.failures.map((failure) => ({ of, ...failure })));
  const refused = results.flatMap((of) => of.statistics.refused.map((one) => ({ of, ...one })));
  const lines: string[] = [];
  if (failures.length > 0) lines.push('', `${words.failed} ${failures.length}`);
  for (const { of, match, seed, message } of failures)
    lines.push(`  ${of.quest}: ${message}`, `    ${words.again} ${again(of, seed, match)}`);
  if (refused.length > 0) lines.push('', words.refused);
  for (const { of, match, matches, seed, message } of refused)
    lines.push(
      `  ${of.quest}, ${words.matches(matches)}: ${message}`,
      `    ${words.again} ${again(of, seed, match)}`,
    );
  return lines;
}
