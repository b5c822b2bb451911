import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkMessages } from '../src/index.ts';
import { LOG, narrateAll } from './example.ts';

test('the README shows the example as it runs', () => {
  const example = readFileSync(new URL('example.ts', import.meta.url), 'utf8');
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  assert.ok(readme.includes(`\`\`\`ts\n${example}\`\`\``));
});

test('the example says what the README says it says', () => {
  assert.deepEqual(checkMessages(LOG), []);
  const events = [
    { type: 'figureStruck', by: 'hero', target: 'm2', damage: 2 },
    { type: 'weaponBroken', by: 'hero', weapon: 'axe' },
    { type: 'monstersAppeared', monsters: ['o2', 'm2'] },
    { type: 'questEnded' },
  ] as const;
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const language of ['en', 'fr'] as const) {
    assert.ok(readme.includes(`\`\`\`text\n${narrateAll(language, events).join('\n')}\n\`\`\``));
  }
});
