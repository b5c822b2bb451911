import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicEvent } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';
import { linesOf, namesOf } from './lines.ts';
import { diceBySeat } from '../dice/rolls.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const MAP = `
  +-+-+-+
  |B O .|
  + + + +
  |. P .|
  +-+-+-+`;
const scene = (): TestTable =>
  table(MAP, { B: { kind: 'barbarian' }, O: { kind: 'orc' }, P: { kind: 'orc' } }, { turn: 'B' });
const row = (seq: number, events: readonly ClassicEvent[], more: Partial<Batch> = {}): Batch => ({
  seq,
  at: 1000 * seq,
  by: null,
  events,
  ...more,
});

/** The Barbarian kills an orc with dice rolled by hand. */
function story(): { t: TestTable; batches: Batch[] } {
  const t = scene();
  const placed = t
    .view()
    .figures.filter(({ side }) => side === 'morcar')
    .map((figure): ClassicEvent => ({ type: 'monsterPlaced', rules: ['CLS-MON-01'], figure, map: null }));
  const batches = [row(1, placed), row(3, [], { happening: { kind: 'joined', member: 'm1', name: 'Léa' } })];
  const dice = ['skull', 'skull', 'whiteShield', 'whiteShield', 'whiteShield'];
  t.do('heroes', { type: 'attack', figure: 'barbarian', target: t.id('O') }, dice);
  batches.push(row(5, t.events, { byHand: true }));
  return { t, batches };
}

test('events become lines, with their dice, rules and kinds', () => {
  const { t, batches } = story();
  const lines = linesOf(CLASSIC_PLAY, batches, t.view(), 'en');
  const blow = lines[1]!;
  assert.match(blow.text, /^The Barbarian attacks Orc 1.*\(rolled by hand\)$/u);
  assert.deepEqual(blow.kinds, ['mine', 'combat']);
  assert.deepEqual(
    blow.dice.map(({ face, counts }) => [face, counts]),
    [
      ['skull', true],
      ['skull', true],
      ['whiteShield', false],
    ],
  );
  assert.ok(blow.rules.includes('CLS-CBT-05'));
  assert.ok(blow.parts.some(({ figure }) => figure === t.id('O')));
  const parry = lines[2]!;
  assert.ok(
    parry.dice.every(({ counts }) => !counts),
    'monsters count black shields',
  );
});

test('the same story in French, told anew', () => {
  const { t, batches } = story();
  const lines = linesOf(CLASSIC_PLAY, batches, t.view(), 'fr');
  assert.match(lines[1]!.text, /^Le Barbare attaque l’orc 1.*\(jetés à la main\)$/u);
});

test('of dice begun by hand and finished by the table, each line tells which were which', () => {
  const { t, batches } = story();
  const told = (combat: number): string[] => {
    const mixed = batches.map((batch) =>
      batch.byHand === undefined ? batch : { ...batch, byHand: { combat } },
    );
    return linesOf(CLASSIC_PLAY, mixed, t.view(), 'en').map(
      ({ text }) => /\(.*by hand\)$/u.exec(text)?.[0] ?? '',
    );
  };
  assert.deepEqual(told(2).slice(1, 3), ['(2 of 3 rolled by hand)', '']);
  assert.deepEqual(told(3).slice(1, 3), ['(rolled by hand)', '']);
  assert.deepEqual(told(4).slice(1, 3), ['(rolled by hand)', '(1 of 2 rolled by hand)']);
});

test('rows that come later are added; keys stay the same and are all different', () => {
  const { t, batches } = story();
  const first = linesOf(CLASSIC_PLAY, batches.slice(0, 2), t.view(), 'en');
  const all = linesOf(CLASSIC_PLAY, batches, t.view(), 'en');
  assert.equal(all[0], first[0], 'not told again');
  assert.deepEqual(
    linesOf(CLASSIC_PLAY, batches.slice(0, 2), t.view(), 'en'),
    first,
    'what is shown may be behind',
  );
  assert.equal(linesOf(CLASSIC_PLAY, batches, t.view(), 'en')[1], all[1], 'and nothing is told again for it');
  assert.equal(new Set(all.map(({ key }) => key)).size, all.length);
  const other = linesOf(CLASSIC_PLAY, [batches[2]!], t.view(), 'en');
  assert.equal(other.length, all.length - 1, 'another set of rows is another book');
});

test('the dead keep their names and numbers', () => {
  const { t, batches } = story();
  assert.equal(
    t.view().figures.some(({ id }) => id === t.id('O')),
    false,
    'the orc is dead',
  );
  const names = namesOf(CLASSIC_PLAY, batches, t.view(), 'en');
  assert.equal(names.met['orc'], 2);
});

test('dice are counted to the seats that rolled them', () => {
  const { t, batches } = story();
  const rolled = diceBySeat(CLASSIC_PLAY, batches, t.view());
  assert.deepEqual(
    rolled.map(({ by }) => by),
    ['heroes', 'heroes', 'heroes', 'morcar', 'morcar'],
  );
  assert.equal(rolled[0]?.faces.length, 6);
});

test('a walk over several rows is one line, as far as it has been shown', () => {
  const { t, batches } = story();
  const rows = [...batches];
  for (const [i, to] of ['A2', 'B1', 'C1'].entries()) {
    const [from, square] = [i === 0 ? 'A1' : ['A2', 'B1'][i - 1]!, to].map((name) => t.square(name));
    const figure = i < 2 ? 'barbarian' : t.id('P');
    const stepped = { type: 'stepped', rules: ['CLS-MOV-04'], figure, from: from!, to: square! } as const;
    rows.push(row(6 + i, [stepped]));
  }
  const told = (count: number): string[] =>
    linesOf(CLASSIC_PLAY, rows.slice(0, batches.length + count), t.view(), 'en').map(({ text }) => text);
  const before = told(0).length;
  assert.deepEqual(told(1).slice(before), ['The Barbarian moves from A1 to A2.']);
  assert.deepEqual(told(2).slice(before), ['The Barbarian moves from A1 to B1, 2 squares.']);
  assert.deepEqual(told(3).slice(before), [
    'The Barbarian moves from A1 to B1, 2 squares.',
    'Orc 2 moves from B1 to C1.',
  ]);
  assert.deepEqual(told(1).slice(before), ['The Barbarian moves from A1 to A2.'], 'shown again from before');
  const lines = linesOf(CLASSIC_PLAY, rows, t.view(), 'en');
  assert.equal(lines[before]!.seq, 7, 'as new as its last step');
  assert.equal(new Set(lines.map(({ key }) => key)).size, lines.length);
});
