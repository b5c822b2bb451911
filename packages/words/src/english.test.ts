import assert from 'node:assert/strict';
import { test } from 'node:test';
import { one } from '../test/one.ts';
import { ENGLISH, NOUNS } from '../test/nouns.ts';
import type { NounKey } from '../test/nouns.ts';
import type { Value } from './noun.ts';

const { orc, mummy, goblin, boots, manAtArms, aldis, aldric, gold, hero } = NOUNS;

function en(message: string, x: Value): string {
  return one('en', message, { x });
}

for (const key of Object.keys(NOUNS) as NounKey[]) {
  test(`English: every form of ${key}`, () => {
    const [the, a, s, its] = ENGLISH[key];
    const x = NOUNS[key];
    assert.equal(en('{x}', x), the);
    assert.equal(en('{x_a}', x), a);
    assert.equal(en('{x_s}', x), s);
    assert.equal(en('{x_its}', x), its);
    assert.equal(en('{x_of}, {x_to}, {x_by}', x), `of ${the}, to ${the}, by ${the}`);
    assert.equal(en('{x_of_a}, {x_to_a}', x), `of ${a}, to ${a}`);
    assert.equal(en('{x_bare}', x), x.en.one);
  });
}

test('English: plurals', () => {
  assert.equal(en('{x_many}, {x_a_many}, {x_bare_many}', mummy), 'the mummies, mummies, mummies');
  assert.equal(en('{x_of_many}, {x_s_many}, {x_this_many}', orc), 'of the orcs, the orcs’, these orcs');
  assert.equal(en('{x_s_many}', manAtArms), 'the men-at-arms’');
  assert.equal(en('{x_this}, {x_number}', boots), 'these boots, many');
});

test('English: counts', () => {
  const orcs = (count: number): Value => ({ noun: orc, count });
  assert.equal(en('{x}', orcs(3)), 'the 3 orcs');
  assert.equal(en('{x_a}', orcs(3)), '3 orcs');
  assert.equal(en('{x_of}', orcs(1200)), 'of the 1,200 orcs');
  assert.equal(en('{x}, {x_a}, {x_n}', orcs(1)), 'the orc, an orc, 1 orc');
  assert.equal(en('{x}, {x_a}, {x_n}', orcs(0)), '0 orcs, 0 orcs, 0 orcs');
  assert.equal(en('{x_count} {x_bare}', orcs(2)), '2 orcs');
  assert.equal(en('{x_count, plural, one {comes} other {come}}', orcs(2)), 'come');
  assert.equal(en('{x_n}', orc), 'an orc');
});

test('English: one of several is named by its number', () => {
  const orc2 = { noun: orc, label: 2 };
  assert.equal(en('{x}, {x_a}, {x_bare}, {x_this}', orc2), 'Orc 2, Orc 2, Orc 2, Orc 2');
  assert.equal(en('{x_of}, {x_s}, {x_its}', orc2), 'of Orc 2, Orc 2’s, its');
  assert.equal(en('{x_many}', orc2), 'the orcs');
});

test('English: capitals', () => {
  assert.equal(en('{X}, {X_a}, {X_of}, {X_bare}', orc), 'The orc, An orc, Of the orc, Orc');
  assert.equal(en('{X_a}', { noun: orc, count: 3 }), '3 orcs');
});

test('English: lists', () => {
  const x = [orc, { noun: goblin, count: 2 }, aldis];
  assert.equal(en('{X}', x), 'The orc, the 2 goblins and Aldis');
  assert.equal(en('{x_a}', x), 'an orc, 2 goblins and Aldis');
  assert.equal(
    en('{x_of} {x_to} {x_by}', [orc, mummy]),
    'of the orc and the mummy to the orc and the mummy by the orc and the mummy',
  );
  assert.equal(en('{x_of_a}', [orc, mummy]), 'of an orc and a mummy');
  assert.equal(en('{x_s}', [orc, mummy]), 'the orc and the mummy’s');
  assert.equal(en('{x_its}, {x_number}, {x_count}', x), 'their, many, 4');
  assert.equal(en('{x}', ['F7', 'G7']), 'F7 and G7');
  assert.equal(en('{x}', []), '—');
});

test('English: gender is that of people, and things have none', () => {
  const his = '{x_gender, select, m {his} f {her} other {its}}';
  assert.deepEqual(
    [aldis, aldric, orc, gold, manAtArms, hero].map((x) => en(his, x)),
    ['her', 'his', 'its', 'its', 'his', 'its'],
  );
});
