import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './step.ts';
import { finish } from './tool.ts';

const rules = fileURLToPath(new URL('importRules.mjs', import.meta.url));

type Rule = { readonly name: string; readonly comment?: string };

type Violation = {
  readonly from: string;
  readonly to: string;
  readonly rule: Rule;
  readonly cycle?: readonly { readonly name: string }[];
};

type Cruise = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: { readonly forbidden: readonly Rule[] };
  };
};

/** Import direction, by the rules in importRules.mjs. */
export async function checkImports(root: string): Promise<Outcome> {
  const places = globSync('{packages,apps,tools}', { cwd: root });
  const args = ['--config', rules, '--output-type', 'json', ...places];
  const { stdout, stderr } = await finish(root, 'depcruise', args);
  if (!stdout.startsWith('{')) return { ok: false, output: stdout + stderr };
  const cruise = JSON.parse(stdout) as Cruise;
  const { violations, ruleSetUsed } = cruise.summary;
  const problems = [
    ...unread(
      root,
      cruise.modules.map(({ source }) => source),
    ),
    ...violations.map((violation) => describe(violation, ruleSetUsed.forbidden)),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** A cruise that could not read our sources finds nothing wrong with them: that is a failure. */
export function unread(root: string, read: readonly string[]): string[] {
  const sources = globSync('{packages,apps}/*/{src,test,bench}/**/*.{ts,tsx}', { cwd: root });
  if (sources.length === 0) return ['nothing-checked: there are no modules under packages/ and apps/'];
  return sources
    .filter((file) => !read.includes(file))
    .map((file) => `nothing-checked: ${file} was not read`);
}

function describe(violation: Violation, ruleSet: readonly Rule[]): string {
  const path = violation.cycle?.map((step) => step.name) ?? [violation.to];
  const rule = ruleSet.find(({ name }) => name === violation.rule.name);
  return `${violation.rule.name}: ${[violation.from, ...path].join(' → ')}\n  ${rule?.comment ?? ''}`;
}
