import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { FAMILIES, MONSTER_IDS, MONSTERS, monsterCard } from './monsters.ts';
import { ABILITIES_OF } from './abilities.ts';
import { CHAOS_IDS } from './chaos.ts';
import { CHARACTERS } from './characters.ts';
import { EVENT_DECK } from './events.ts';
import { FOE_IDS, foeCard } from './foes.ts';
import { TILE_IDS, tileCard } from './tiles.ts';
import { TREASURES } from './treasures.ts';

const cards = MONSTER_IDS.map((id) => ({ id, ...monsterCard(id) }));
const count = (of: (card: (typeof cards)[number]) => boolean): number => cards.filter(of).length;

rule(
  'EXP-CRD-03',
  'thirty Monster cards: as many of each level and family as the deck was designed for',
  () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map((level) => count((card) => card.level === level)),
      [6, 7, 6, 4, 4, 3],
    );
    assert.deepEqual([count((card) => card.isLeader === true), cards.length], [7, 30]);
    assert.deepEqual(
      FAMILIES.map((family) => count((card) => card.family === family)),
      [8, 7, 6, 6, 3],
    );
    assert.ok(count((card) => card.shoots === true || card.casts === true) >= 8);
    assert.ok(count((card) => card.casts === true) >= 3);
  },
);

rule('EXP-MON-02', 'nobody strong comes by the die, and the more there are the less they carry', () => {
  for (const { id, attack, count: size, treasure = 0, level, knack } of cards) {
    if (size === 'd6') assert.ok(attack < 3 && treasure === 0, id);
    if (level > 1) assert.ok(knack !== undefined, `${id} has nothing of its own`);
  }
  assert.equal(MONSTERS.troll.count, 1);
});

rule(
  'EXP-CRD-01',
  'a Dungeon card says what the place is for, how large, what stands in it, how crowded it is',
  () => {
    for (const id of TILE_IDS) {
      const { noun, rows, doors, monsters, smaller } = tileCard(id);
      assert.ok(noun !== undefined && rows.length >= 3 && doors.length > 0 && monsters >= 0, id);
      const size = (plan: readonly string[]) => plan.length * plan[0]!.length;
      assert.ok(size(smaller.rows) <= size(rows), `${id} is larger when smaller`);
    }
  },
);

rule('EXP-BRD-01', 'every tile is a room or a corridor', () => {
  for (const id of TILE_IDS) {
    const { kind, rows } = tileCard(id);
    assert.equal(
      kind === 'corridor',
      rows.every((row) => row.includes(':')),
      id,
    );
  }
});

rule('EXP-CRD-02', 'a Treasure card is wealth, something useful, or magic', () => {
  const kinds = new Set(Object.values(TREASURES).map(({ kind }) => kind));
  assert.ok(kinds.has('wealth') && kinds.size > 4);
});

rule('EXP-CRD-05', 'there is one Character card for each of seven classes', () => {
  assert.equal(Object.keys(CHARACTERS).length, 7);
});

rule('EXP-CRD-04', 'the Events are 48 cards', () => {
  assert.equal(EVENT_DECK.length, 48);
});

test('the foes of quest rooms are worth their budget, and in no deck', () => {
  for (const id of FOE_IDS) {
    assert.equal(
      MONSTER_IDS.some((other) => other === (id as string)),
      false,
    );
    const { attack, body, threat } = foeCard(id);
    assert.ok(id.startsWith('fallen') ? threat === 2 : attack >= 5 && body >= 8, id);
  }
});

rule('EXP-CRD-07', 'nine abilities for each class, and fifteen of Chaos', () => {
  assert.deepEqual(
    Object.values(ABILITIES_OF).map(({ length }) => length),
    [9, 9, 9, 9, 9, 9, 9],
  );
  assert.equal(CHAOS_IDS.length, 15);
});
