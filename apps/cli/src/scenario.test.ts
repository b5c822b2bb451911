import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { readExpertRulebook } from '@oubliette/expert/node';
import { readRulebook } from '@oubliette/classic/node';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import { scenarioFiles } from './scenario.ts';
import { playScenarioFile } from './scenarioFile.ts';

const root = new URL('../../../', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'oubliette-scenario-'));

function playText(text: string): string | null {
  const file = join(scratch, 'scenario.yaml');
  writeFileSync(file, text);
  return playScenarioFile(file).failure;
}

const FILES = scenarioFiles(new URL('scenarios', root).pathname);

for (const file of FILES) {
  void test(`scenario ${file.slice(root.pathname.length)} comes out as written`, () => {
    assert.equal(playScenarioFile(file).failure, null);
  });
}

/** About dice that make a hero, not about a table. */
const NOT_PLAYED = ['ADV-CRE-11'];

void test('scenarios name rules that exist, and show every worked example of NextLevel and Advanced', () => {
  const [next, advanced] = [readNextRulebook(), readAdvancedRulebook()];
  const known = new Set(
    [...readRulebook(), ...next, ...advanced, ...readExpertRulebook()].map(({ id }) => id),
  );
  const shown = new Set(FILES.flatMap((file) => playScenarioFile(file).rules));
  assert.deepEqual([...shown.difference(known)], []);
  for (const [book, count] of [
    [next, 23],
    [advanced, 14],
  ] as const) {
    const examples = book.filter(({ title }) => title.en.startsWith('Example: ')).map(({ id }) => id);
    assert.equal(examples.length, count);
    assert.deepEqual(
      [...new Set(examples).difference(shown)].filter((id) => !NOT_PLAYED.includes(id)),
      [],
    );
  }
});

void test('every example of docs/scenarios.md comes out as written', () => {
  const examples = [
    ...readFileSync(new URL('docs/scenarios.md', root), 'utf8').matchAll(/```yaml\n([^`]+)```/g),
  ];
  assert.ok(examples.length >= 2);
  for (const [, example] of examples) assert.equal(playText(example!), null);
});

const NEXT = readFileSync(new URL('scenarios/nextlevel/hasty-retreat.yaml', root), 'utf8');

const NEXT_BROKEN: readonly [title: string, from: string, to: string, message: RegExp][] = [
  [
    'another side of the board',
    'facing: { W: west }',
    'facing: { W: east }',
    /state\.next\.facing\.W\s+expected "east"\s+found\s+"west"/,
  ],
  ['a side that is none', 'facing: west }\n    events', 'facing: up }\n    events', /refused: wrongField/],
  ['a sheet’s key where none is', 'figures: { W: { facing: east } }', 'figures: { W: { size: 3 } }', /size/],
  ['an event told otherwise', 'facing: west, cost: 1', 'facing: north, cost: 1', /events\[0\]\.facing/],
];

for (const [title, from, to, message] of NEXT_BROKEN) {
  void test(`a NextLevel scenario with ${title} fails and says so`, () => {
    assert.ok(NEXT.includes(from), from);
    assert.match(playText(NEXT.replace(from, to)) ?? 'it passed', message);
  });
}

const EXAMPLE = readFileSync(new URL('scenarios/classic/black-shields.yaml', root), 'utf8');

const BROKEN: readonly [title: string, from: string, to: string, message: RegExp][] = [
  [
    'a wrong expectation',
    'body: 1, square: B1',
    'body: 0',
    /step 1: state\.figures\.O\.body\s+expected 0\s+found\s+1/,
  ],
  [
    'a die too many',
    'blackShield, whiteShield]',
    'blackShield, whiteShield, skull]',
    /dice left over: skull/,
  ],
  [
    'a die too few',
    'blackShield, blackShield, whiteShield]',
    'blackShield, blackShield]',
    /more dice are needed: a combat for CLS-CBT-08/,
  ],
  [
    'a face the die does not have',
    '[skull, blackShield',
    '[skill, blackShield',
    /reads "skill", but a combat shows skull, whiteShield, blackShield/,
  ],
  [
    'an unexpected refusal',
    'target: O }\n    dice',
    'target: E }\n    dice',
    /step 1: it was refused: notOneself \(CLS-CBT-02\)/,
  ],
  [
    'a refusal for another reason',
    'code: alreadyActed',
    'code: tooClose',
    /refusal\.code\s+expected "tooClose"\s+found\s+"alreadyActed"/,
  ],
  [
    'a missing refusal',
    'refused: { code: alreadyActed, rule: CLS-TUR-04 }',
    'refused: { code: x }\n    by: heroes',
    /refusal\.code/,
  ],
  ['other events', '{ type: defenceRolled, shields: 1 }', 'nothingFound', /events\[1\]\.type/],
  ['somebody else awaited', 'prompt: takeTurn', 'prompt: playMonsters', /waiting\[0\]\.prompt/],
  ['a letter nobody has', 'O: { kind: orc }', 'X: { kind: orc }', /scene\.map: nobody is said to be O/],
  ['a bad map', '|E O .|', '|E O ?', /scene\.map/],
  ['an unknown key', 'system: classic', 'system: classic\nsurprise: 1', /surprise/],
  ['an unknown system', 'system: classic', 'system: chess', /system/],
  ['no YAML at all', 'title: A', 'title: [A', /not YAML/],
];

for (const [title, from, to, message] of BROKEN) {
  void test(`a scenario with ${title} fails and says so`, () => {
    assert.ok(EXAMPLE.includes(from), from);
    assert.match(playText(EXAMPLE.replace(from, to)) ?? 'it passed', message);
  });
}

const ADVANCED = readFileSync(new URL('scenarios/advanced/round-torallion.yaml', root), 'utf8');

const ADVANCED_BROKEN: readonly [title: string, from: string, to: string, message: RegExp][] = [
  ['another square', 'to: C4, left: 7', 'to: D4, left: 7', /events among\[0\]/],
  ['a square off the map', 'figure: R, to: D3', 'figure: R, to: Z9', /scene\.map: Z9 is not a square of it/],
  [
    'another state',
    'fixed: { T: R }',
    'fixed: { T: Q }',
    /state\.fight\.fixed\.T\s+expected "Q"\s+found\s+"R"/,
  ],
  ['a letter nobody draws', 'Q: { monster: ratman }', 'X: { monster: ratman }', /scene\.map: X is not on it/],
  ['a key no scene has', 'fight: {}', 'battle: {}', /scene\..*battle/],
];

for (const [title, from, to, message] of ADVANCED_BROKEN) {
  void test(`a scenario of Advanced with ${title} fails and says so`, () => {
    assert.ok(ADVANCED.includes(from), from);
    assert.match(playText(ADVANCED.replace(from, to)) ?? 'it passed', message);
  });
}

const JUNCTION = readFileSync(new URL('scenarios/advanced/the-junction.yaml', root), 'utf8');

/** The dice of its first step by rule, and what comes of changing them. */
const BY_RULE: readonly [title: string, from: string, to: string, message: RegExp][] = [
  ['a die too few for its rule', 'ADV-GEN-13: [1, 2]', 'ADV-GEN-13: [1]', /a d12 for ADV-GEN-13/],
  ['a die too many for its rule', 'ADV-GEN-13: [1, 2]', 'ADV-GEN-13: [1, 2, 7]', /dice left over: 7/],
  ['nothing for a rule it does not name', '{ else: 5 }', '{}', /a d12 for ADV-TURN-08/],
  [
    'dice of a rule that does not ask',
    'else: 5 }\n    among:\n',
    'ADV-GEN-22: [13] }\n    among:\n',
    /dice left over: 13/,
  ],
];

for (const [title, from, to, message] of BY_RULE) {
  void test(`dice by rule: ${title}`, () => {
    assert.ok(JUNCTION.includes(from), from);
    assert.match(playText(JUNCTION.replace(from, to)) ?? 'it passed', message);
  });
}
