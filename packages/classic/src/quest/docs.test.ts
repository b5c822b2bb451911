/** docs/quests.md: every quest in it can be played, every one-line example is right, no key is missing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { MONSTER_KINDS } from '../content/monsters.ts';
import { FURNITURE, FURNITURE_KINDS } from '../content/pieces.ts';
import { SPELL_IDS } from '../content/spells.ts';
import { CLASSIC_ROWS } from '../content/board.ts';
import { TREASURE_IDS, isPotion } from '../content/treasure.ts';
import { BEYOND } from './beyond.cases.ts';
import { BROKEN } from './check.cases.ts';
import { checkQuest } from './check.ts';
import { questSchema } from './source.ts';
import type { QuestSource } from './source.ts';
import { warnings } from './warnings.ts';

const doc = readFileSync(new URL('../../../../docs/quests.md', import.meta.url), 'utf8');
const quests = [...doc.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => parse(text!) as QuestSource);
const main = quests[0]!;

test('the quests of the document can be played', () => {
  assert.equal(quests.length, 2);
  for (const quest of quests) {
    const checked = checkQuest(quest);
    assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems, null, 1));
    assert.deepEqual(warnings(checked.quest), []);
  }
});

/** The last column of the table under a heading: one example a row. */
function examples(heading: string): unknown[] {
  const section = doc.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => /\| `\{.*\}` \|$/.test(line));
  assert.ok(rows.length > 0, heading);
  return rows.map((row) => parse(/`(\{[^`]*\})` \|$/.exec(row)![1]!) as unknown);
}

function accepts(changes: object, what: unknown): void {
  const checked = checkQuest({ ...main, ...changes });
  assert.ok(
    checked.ok,
    `${JSON.stringify(what)}\n${checked.ok ? '' : JSON.stringify(checked.problems, null, 1)}`,
  );
}

const SAY = { text: { en: 'Hush.', fr: 'Chut.' } };
const withNote = (note: object) => ({ notes: [...main.notes!, note] });

test('the one-line examples of the document are right', () => {
  for (const when of examples('When')) accepts(withNote({ when, then: [SAY] }), when);
  for (const condition of examples('If'))
    accepts(withNote({ when: { enter: 'B' }, if: condition, then: [SAY] }), condition);
  for (const effect of examples('Then')) accepts(withNote({ when: { enter: 'B' }, then: [effect] }), effect);
  for (const trap of examples('Traps')) accepts({ traps: [trap] }, trap);
  for (const power of examples('Monsters'))
    accepts({ monsters: [...main.monsters!, { kind: 'chaosSorcerer', at: 'K5', powers: [power] }] }, power);
});

/** The keys a schema knows, through lists, unions and options. */
function keysOf(schema: unknown): string[] {
  const def = (schema as { def?: Record<string, unknown> } | undefined)?.def;
  if (def === undefined) return [];
  if (def['type'] === 'object')
    return Object.entries(def['shape'] as object).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
  const inner = [def['innerType'], def['element'], ...((def['options'] as unknown[] | undefined) ?? [])];
  return inner.flatMap(keysOf);
}

test('the document names every key and every word the format knows', () => {
  const words = [
    ...keysOf(questSchema),
    ...MONSTER_KINDS,
    ...FURNITURE_KINDS,
    ...SPELL_IDS,
    ...EQUIPMENT_IDS,
    ...TREASURE_IDS.filter(isPotion),
    'actor',
    'everyone',
  ];
  const code = [...doc.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!).join(' ');
  for (const word of new Set(words))
    assert.match(code, new RegExp(`\\b${word}\\b`), `docs/quests.md does not mention ${word}`);
  for (const kind of FURNITURE_KINDS)
    assert.match(doc, new RegExp(`\`${kind}\`\\s${FURNITURE[kind].size.join('×')}`), kind);
});

test('the board of the document is the board of the box', () => {
  for (const [y, row] of CLASSIC_ROWS.entries())
    assert.ok(doc.includes(`${String(y + 1).padStart(2)}  ${[...row].join(' ')}\n`), `row ${y + 1}`);
});

test('each mistake in the document is one that is really reported', () => {
  const section = doc.slice(doc.indexOf('## Common mistakes'));
  const messages = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message]) => message!);
  assert.ok(messages.length > 10);
  const reported = [...BROKEN, ...BEYOND].flatMap(([, source]) => {
    const checked = checkQuest(source);
    return checked.ok ? [] : checked.problems.map((problem) => problem.message.en);
  });
  for (const message of messages)
    assert.ok(
      reported.some((told) => told.includes(message)),
      message,
    );
});
