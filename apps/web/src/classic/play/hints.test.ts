import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSeen } from '../../play/seenHints.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';
import { HINTS } from '../words/hints.ts';
import { CLASSIC_HINTS, hintFor, taught } from './hints.ts';
import { EMPTY_HANDS, stageCommand } from './session.ts';
import type { InHand } from './session.ts';
import { situationOf } from './situation.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';

type Scene = NonNullable<Parameters<typeof table>[2]>;
type Figures = NonNullable<Parameters<typeof table>[1]>;

const MAP = `
  +-+-+-+-+-+
  |B . .|C .|
  +-+-+-+-+-+`;
const figuresIn = (map: string, elf: Figures[string] = { kind: 'elf' }): Figures => ({
  ...(map.includes('B') ? { B: { kind: 'barbarian' } } : {}),
  ...(map.includes('E') ? { E: elf } : {}),
  ...(map.includes('C') ? { C: { kind: 'orc' } } : {}),
});
/** Alone, with a foe in the next room, beside it, or three squares away. */
const ALONE = MAP.replace('|C', ' .');
const NEXT_ROOM = MAP.replace('|C', 'dC');
const BESIDE = ALONE.replace('B . .', 'B C .');
const AFAR = ALONE.replace('. . .|', '. . C|');
const SHUT = MAP.replace('.|C', '.d.');
const DEAD_END = '\n  +-+-+\n  |.|B|\n  +-+-+';
const STAIRS = '\n  +-+-+-+\n  |B . .|\n  + + + +\n  |. . .|\n  +-+-+-+';
const starting = (): TestTable => at(STAIRS, { stairs: 'A1', fromTheStart: true });

function at(map: string, rest: Scene = {}, elf?: Figures[string]): TestTable {
  return table(map, figuresIn(map, elf), { round: 1, training: true, ...rest });
}

/** All the hints of this moment, for a player who closes one after the other. */
function hints(t: TestTable, hand: InHand = EMPTY_HANDS, seat = 'heroes'): string[] {
  const view = t.view(seat);
  const facts = { view, seats: [seat], eyes: seat, moves: { [seat]: t.moves(seat) }, still: false };
  const situation = situationOf(CLASSIC_PLAY, facts, hand);
  const read: string[] = [];
  for (;;) {
    const hint = hintFor(CLASSIC_HINTS, view, situation, hand, read);
    if (hint === null) return read;
    assert.ok(taught(CLASSIC_HINTS, view, situation).includes(hint.id), hint.id);
    read.push(hint.id);
  }
}

const rolled = { turn: { of: 'B', left: 5 } } as Scene;
const struck = { turn: { of: 'B', left: 0, acted: true } } as Scene;
const full = { training: false } as Scene;

/** A moment of which a hint is true, and one of which it is not. */
const MOMENTS: readonly (readonly [
  id: keyof typeof HINTS.en,
  holds: () => TestTable,
  not: () => TestTable,
])[] = [
  ['hintPlace', starting, () => at(ALONE)],
  ['hintRoll', () => at(ALONE), () => at(BESIDE)],
  ['hintRoll', () => at(ALONE), () => at(ALONE, rolled)],
  ['hintSeen', () => at(NEXT_ROOM.replace('dC', 'oC'), rolled), () => at(ALONE, rolled)],
  ['hintNear', () => at(AFAR), () => at(ALONE)],
  ['hintNear', () => at(AFAR, rolled), () => at(BESIDE, rolled)],
  ['hintAttack', () => at(BESIDE), () => at(AFAR)],
  ['hintDice', () => at(BESIDE, struck), () => at(BESIDE)],
  ['hintDoor', () => at(SHUT), () => at(ALONE)],
  ['hintDoor', () => at(SHUT), () => at(SHUT.replace('B .', 'B C'))],
  ['hintEnd', () => at(BESIDE, struck), () => at(BESIDE, { turn: { of: 'B', acted: true } })],
  ['hintOver', () => at(DEAD_END, { turn: { of: 'B', left: 0 } }), () => at(ALONE, rolled)],
  ['hintWhy', () => at(BESIDE, struck), () => at(BESIDE)],
  ['hintRound', () => at(ALONE, { round: 2 }), () => at(ALONE)],
  ['hintRound', () => at(ALONE, { round: 2 }), () => at(ALONE, { ...rolled, round: 2 })],
  ['hintBody', () => at(ALONE.replace('B', 'E'), {}, { kind: 'elf', body: 2 }), () => at(ALONE)],
  ['hintSearch', () => at(ALONE, full), () => at(ALONE)],
  ['hintTrap', () => pit(['A1', 'C1']), () => at(ALONE, full)],
  ['hintSpell', () => elf({ spells: ['healBody'] as never, body: 3 }), () => elf({})],
  ['hintTreasure', () => elf({ potions: ['potionOfHealing'] as never }), () => elf({})],
  ['hintSet', () => choosing(), () => elf({})],
  ['hintOut', () => over(), () => at(ALONE)],
];

const elf = (more: Partial<Figures[string]>): TestTable =>
  at(ALONE.replace('B', 'E'), full, { kind: 'elf', ...more });

/** The Wizard takes his spells before the quest begins. */
const choosing = (): TestTable =>
  table(STAIRS.replace('B', 'W'), { W: { kind: 'wizard' } }, { stairs: 'A1', fromTheStart: true });

/** A pit has been found. */
function pit([, square]: readonly [string, string]): TestTable {
  const t = at(ALONE, { ...full, quest: { traps: [{ kind: 'pit', at: square }] } });
  t.do('heroes', { type: 'searchSecrets', figure: t.id('B') });
  return t;
}

/** The goal is reached, and there are still two to go home. */
function over(): TestTable {
  const goals = [{ id: 'goal', text: { en: 'Out.', fr: 'Dehors.' } }];
  const quest = { goals, notes: [{ when: { step: 'B1' }, then: [{ goal: 'goal' }] }] };
  const t = at(ALONE, { ...rolled, quest });
  t.do('heroes', { type: 'step', figure: t.id('B'), to: t.square('B1') });
  return t;
}

describe('a hint is true of the board it is shown on', () => {
  for (const [id, holds, not] of MOMENTS)
    test(id, () => {
      assert.ok(hints(holds()).includes(id), 'where it holds');
      assert.equal(hints(not()).includes(id), false, 'where it does not');
    });

  test('every hint for a hero is tried both ways', () => {
    const tried = new Set<string>(MOMENTS.map(([id]) => id));
    const { hintMorcar: _, ...heroes } = HINTS.en;
    assert.deepEqual([...tried].toSorted(), Object.keys(heroes).toSorted());
  });
});

test('where monsters are in sight nobody is told that it is quiet, even if a search is allowed', () => {
  const t = at(NEXT_ROOM.replace('dC', 'oC'), full);
  assert.ok(
    t.moves().some(({ type }) => type === 'searchTreasure'),
    'the foe is in another room',
  );
  assert.equal(hints(t).includes('hintSearch'), false);
});

test('the second quest adds what training omits, after what was learnt first', () => {
  const t = at(ALONE, full);
  assert.deepEqual(hints(t).slice(0, 2), ['hintRoll', 'hintSearch']);
  const taughtIn = (training: boolean) => CLASSIC_HINTS.ids({ ...t.view(), training }, 'hero');
  assert.deepEqual(
    taughtIn(false).filter((id) => !taughtIn(true).includes(id)),
    ['hintSet', 'hintSearch', 'hintTrap', 'hintSpell', 'hintTreasure'],
  );
});

test('one hint at a time: what is staged is read first, a question stands alone', () => {
  const t = at(AFAR);
  const [move] = t.moves();
  const staged = stageCommand(EMPTY_HANDS, move!);
  assert.deepEqual(hints(t, staged), []);
  const quiet = at(ALONE, full);
  assert.deepEqual(hints(quiet, stageCommand(EMPTY_HANDS, quiet.moves()[0]!)), []);
  assert.deepEqual(hints(starting()), ['hintPlace']);
});

test('the evil wizard is told how monsters are played, and nothing else', () => {
  assert.deepEqual(hints(at(AFAR, { turn: 'morcar' }), EMPTY_HANDS, 'morcar'), ['hintMorcar']);
});

test('hints that were closed are remembered, whatever else was stored', () => {
  assert.deepEqual(parseSeen(['hintRoll', 7]), ['hintRoll']);
  assert.deepEqual(parseSeen({ nonsense: true }), []);
});

test('every hint is short, in both languages', () => {
  for (const language of ['en', 'fr'] as const)
    for (const id of Object.keys(HINTS.en)) {
      const text = CLASSIC_HINTS.text(id, language, { key: '', other: '' });
      assert.match(text, /^\p{Lu}.*[.!?]$/u);
      assert.ok(text.length <= 150, `${text.length}: ${text}`);
    }
});
