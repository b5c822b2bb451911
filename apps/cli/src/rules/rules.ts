/** `oubliette rules`: which rules have a text, a test and a use in play, and which have not. */
import { readRulebook } from '@oubliette/classic/node';
import type { RuleEntry } from '@oubliette/classic/node';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse } from '../args.ts';
import { flow, printed } from '../layout.ts';
import { citedRules } from './citedRules.ts';
import { testedRules } from './testedRules.ts';

interface RuleSource {
  readonly entries: () => readonly RuleEntry[];
  readonly cited: () => ReadonlySet<string>;
}

const SYSTEMS: Readonly<Record<string, RuleSource>> = {
  classic: { entries: readRulebook, cited: citedRules },
};

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
  const names = Object.keys(SYSTEMS);
  const asked = positionals.length > 0 ? positionals.map((name) => oneOf('the system', name, names)) : names;
  const all: Record<string, Coverage> = {};
  for (const name of asked) all[name] = await coverageOf(name, SYSTEMS[name]!, language);
  if (values.json) process.stdout.write(`${JSON.stringify(all)}\n`);
  else
    for (const [name, coverage] of Object.entries(all))
      process.stdout.write(`${told(name, coverage).join('\n')}\n`);
  return Object.values(all).some(({ missing }) => missing.length > 0) ? 1 : 0;
}

async function coverageOf(name: string, source: RuleSource, language: Language): Promise<Coverage> {
  const entries = source.entries();
  const ids = new Set(entries.map(({ id }) => id));
  const tested = await testedRules(name);
  const waived = entries.flatMap(({ id, waived: reason }) =>
    reason === undefined ? [] : [{ id, reason: printed(reason[language], language) }],
  );
  const isWaived = new Set(waived.map(({ id }) => id));
  return {
    catalogue: ids.size,
    rulebook: entries.filter(({ en, fr }) => en.trim() !== '' && fr.trim() !== '').length,
    tested: ids.intersection(tested).size,
    cited: ids.intersection(source.cited()).size,
    waived,
    missing: [...ids].filter((id) => !tested.has(id) && !isWaived.has(id)),
  };
}

function told(name: string, { catalogue, rulebook, tested, cited, waived, missing }: Coverage): string[] {
  const width = Math.min(100, process.stdout.columns ?? 100);
  return [
    name,
    `  ${String(catalogue).padStart(4)} rules in the catalogue`,
    `  ${String(rulebook).padStart(4)} with a text in both languages`,
    `  ${String(tested).padStart(4)} with a test that passes`,
    `  ${String(cited).padStart(4)} cited in simulated play`,
    `  ${String(waived.length).padStart(4)} waived`,
    ...waived.map(({ id, reason }) => `         ${id}: ${reason}`),
    `  ${String(missing.length).padStart(4)} missing: neither tested nor waived`,
    ...flow(missing, width - 9, ' ').map((line) => `         ${line}`),
  ];
}
