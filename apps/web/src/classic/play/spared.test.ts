import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLASSIC_ASKS, classicSpared, sparableAt } from './spared.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const BLOW = { type: 'attack', figure: 'O', target: 'E' } as const;

function attacked(body: number): TestTable {
  const t = table(
    `
  +-+-+
  |E O|
  +-+-+`,
    { E: { kind: 'elf', body, potions: ['potionOfHealing'] }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do('morcar', { ...BLOW, figure: t.id('O'), target: t.id('E') });
  return t;
}

describe('what classic asks and what it could change', () => {
  test('a potion before a blow matters where all its skulls would kill', () => {
    const matters = (body: number): boolean | undefined => {
      const t = attacked(body);
      return classicSpared(t.view(), t.moves())?.matters;
    };
    assert.deepEqual(
      [5, 4, 3, 2].map((body) => matters(body)),
      [false, false, true, true],
    );
  });

  test('the answer given unasked is a legal one, for the seat that is asked', () => {
    const t = attacked(5);
    const stand = t.moves().find(({ type }) => type === 'standFast');
    const found = sparableAt(CLASSIC_PLAY, t.view(), { heroes: t.moves() });
    assert.deepEqual([found?.seat, found?.goOn], ['heroes', stand]);
    assert.ok(stand !== undefined);
    assert.equal(sparableAt(CLASSIC_PLAY, t.view(), { heroes: [] }), null);
  });

  test('friends pass without a word, an enemy does not', () => {
    const asked = (through: 'elf' | 'orc') => {
      const t = table(
        `
  +-+-+-+
  |B X .|
  +-+-+-+`,
        { B: { kind: 'barbarian' }, X: { kind: through } },
      );
      const pending = { tag: 'passage', figure: t.id('B'), through: t.id('X'), to: t.square('B1') } as const;
      const answers = [true, false].map((allow) => ({ type: 'answerPassage', allow }) as const);
      return classicSpared({ ...t.view(), pending }, answers);
    };
    const pass = (allow: boolean) => ({ type: 'answerPassage', allow });
    assert.deepEqual(asked('elf'), { sort: 'classic.passage', goOn: pass(true), matters: false });
    assert.deepEqual(asked('orc'), { sort: 'classic.passage', goOn: pass(false), matters: true });
  });

  test('nothing is answered where nothing is asked, and every sort has its words', () => {
    const t = table(
      `
  +-+-+
  |E O|
  +-+-+`,
      { E: { kind: 'elf' }, O: { kind: 'orc' } },
    );
    assert.equal(classicSpared(t.view(), t.moves()), null);
    const sorts = CLASSIC_ASKS.map(({ id }) => id);
    assert.equal(new Set(sorts).size, sorts.length);
    assert.ok(sorts.includes('classic.drink') && sorts.includes('classic.passage'));
  });
});
