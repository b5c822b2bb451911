/**
 * Records the golden matches of classic anew, after `rulesVersion` has been raised.
 * Run: node_modules/.bin/node apps/cli/tools/golden.ts
 */
import { writeFileSync } from 'node:fs';
import { botMatch } from './botMatch.ts';
import type { BotMatch } from './botMatch.ts';

const FOLDER = new URL('../../../packages/classic/test/golden/', import.meta.url);

const GOLDEN: Readonly<Record<string, Omit<BotMatch, 'seed'>>> = {
  training: { quest: 'the-trial', training: true },
  'stone-wings': { quest: 'stone-wings' },
  'salt-gaol-two-heroes': { quest: 'the-salt-gaol', heroes: ['barbarian', 'elf'] },
};

for (const [name, match] of Object.entries(GOLDEN)) {
  const file = botMatch({ ...match, seed: `golden/${name}` });
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(file)}\n`);
}
