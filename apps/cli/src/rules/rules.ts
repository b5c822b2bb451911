/** `oubliette rules`: which rules have a text, a test and a use in play, and which have not. */
import { GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse } from '../args.ts';
import { colon, flow, printed } from '../layout.ts';
import { PLAYED_GAMES } from '../games.ts';
import { testedRules } from './testedRules.ts';

export interface Coverage {
  readonly catalogue: number;
  readonly rulebook: number;
  readonly tested: number;
  readonly cited: number;
  readonly waived: readonly { readonly id: string; readonly reason: string }[];
  readonly missing: readonly string[];
}

export async function rulesCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, {
    json: { type: 'boolean', default: false },
    lang: { type: 'string' },
  });
  const language = languageFrom(values.lang);
  const asked =
    positionals.length > 0
      ? positionals.map((name) => oneOf({ en: 'the system', fr: 'le système' }, name, GAME_IDS))
      : GAME_IDS;
  const all: Record<string, Coverage> = {};
  for (const name of asked) {
    const coverage = await coverageOf(name, language);
    all[name] = coverage;
    if (!values.json) process.stdout.write(`${told(name, coverage, language).join('\n')}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(all)}\n`);
  return Object.values(all).some(({ missing }) => missing.length > 0) ? 1 : 0;
}

async function coverageOf(name: GameId, language: Language): Promise<Coverage> {
  const entries = GAME_FILES[name].rulebook();
  const ids = new Set(entries.map(({ id }) => id));
  report(PROGRESS[language].tests(name));
  const tested = await testedRules(GAME_FILES[name].folder);
  report(PROGRESS[language].matches(name));
  const cited = await PLAYED_GAMES[name].cited();
  const waived = entries.flatMap(({ id, waived: reason }) =>
    reason === undefined ? [] : [{ id, reason: printed(reason[language], language) }],
  );
  const isWaived = new Set(waived.map(({ id }) => id));
  return {
    catalogue: ids.size,
    rulebook: entries.filter(({ en, fr }) => en.trim() !== '' && fr.trim() !== '').length,
    tested: ids.intersection(tested).size,
    cited: ids.intersection(cited).size,
    waived,
    missing: [...ids].filter((id) => !tested.has(id) && !isWaived.has(id)),
  };
}

/** Progress of slow work; the results go to the other output. */
const PROGRESS = {
  en: {
    tests: (name: string) => `${name}: running the rule tests …`,
    matches: (name: string) => `${name}: playing simulated matches …`,
  },
  fr: {
    tests: (name: string) => `${name} : tests des règles en cours …`,
    matches: (name: string) => `${name} : parties simulées en cours …`,
  },
} as const;

function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

const LABELS = {
  en: {
    catalogue: 'rules in the catalogue',
    rulebook: 'with a text in both languages',
    tested: 'with a test that passes',
    cited: 'cited in simulated play',
    waived: 'waived',
    missing: 'missing: neither tested nor waived',
  },
  fr: {
    catalogue: 'règles au catalogue',
    rulebook: 'avec un texte dans les deux langues',
    tested: 'avec un test qui passe',
    cited: 'citées dans des parties simulées',
    waived: 'laissées de côté',
    missing: 'manquantes : ni testées ni laissées de côté',
  },
} as const satisfies Record<Language, Record<keyof Coverage, string>>;

function told(name: string, coverage: Coverage, language: Language): string[] {
  const { catalogue, rulebook, tested, cited, waived, missing } = coverage;
  const width = Math.min(100, process.stdout.columns ?? 100);
  const line = (count: number, key: keyof Coverage): string =>
    `  ${String(count).padStart(4)} ${printed(LABELS[language][key], language)}`;
  return [
    name,
    line(catalogue, 'catalogue'),
    line(rulebook, 'rulebook'),
    line(tested, 'tested'),
    line(cited, 'cited'),
    line(waived.length, 'waived'),
    ...waived.map(({ id, reason }) => `       ${id}${colon(language)} ${reason}`),
    line(missing.length, 'missing'),
    ...flow(missing, width - 7, ' ').map((ids) => `       ${ids}`),
  ];
}
