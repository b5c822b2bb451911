import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { defaultAbilities } from './content/abilities.ts';
import { CLASSES } from './content/characters.ts';
import type { ClassId } from './content/characters.ts';
import { CONTEXTS } from './content/quests/index.ts';
import { DEFAULT_OPTIONS, newHero } from './setup.ts';
import type { Setup } from './setup.ts';
import { setupSchema } from './setupSchema.ts';
import { expert } from './system.ts';

const hero = (id: ClassId): Setup['heroes'][number] => ({
  id,
  name: id,
  gender: 'f',
  gold: 0,
  cards: [],
  abilities: defaultAbilities(id),
});

function given(classes: readonly ClassId[], rest: Partial<Setup> | object = {}) {
  return { players: [{ seat: 'ann', heroes: classes }], heroes: classes.map(hero), ...rest };
}

function problems(written: object): readonly string[] {
  const opened = expert.open(written as Setup);
  return opened.ok ? [] : opened.problems.map(({ path, remedy }) => `${path}: ${remedy}`);
}

rule('EXP-GEN-01', 'one game master, and seven heroes at most', () => {
  assert.deepEqual(problems(given(CLASSES)), []);
  const opened = expert.open(given(['elf']) as Setup);
  assert.ok(opened.ok);
  assert.deepEqual(
    opened.game.seats.map(({ id, role }) => [id, role]),
    [
      ['ann', 'hero'],
      ['gm', 'gamemaster'],
    ],
  );
  assert.ok(problems({ ...given(CLASSES), heroes: [...CLASSES, 'elf' as const].map(hero) }).length > 0);
});

rule('EXP-GEN-02', 'one hero alone may set out; it is harder', () => {
  for (const id of CLASSES) assert.deepEqual(problems(given([id])), []);
});

rule('EXP-GEN-03', 'a player may run several heroes, and each hero has one player', () => {
  assert.deepEqual(problems(given(['elf', 'dwarf', 'priest'])), []);
  const twice = { ...given(['elf']), players: ['ann', 'ben'].map((seat) => ({ seat, heroes: ['elf'] })) };
  assert.deepEqual(problems(twice), ['players: give the hero to one player']);
});

test('every option has its default, and no other value than its own', () => {
  const read = setupSchema.parse(given(['elf']));
  assert.deepEqual(read.options, DEFAULT_OPTIONS);
  assert.deepEqual([read.quest, read.depth, read.solo, read.remembered], [null, null, false, null]);
  const values = {
    lull: false,
    drowning: 'fall',
    bestiary: 'free',
    layout: 'free',
    roomBudget: 'binding',
    ritualClock: 'rounds',
    fallen: 'party',
    restart: 'kept',
    corrections: false,
  };
  assert.deepEqual(setupSchema.parse(given(['elf'], { options: values })).options, values);
  for (const name of Object.keys(values)) {
    const options = { ...DEFAULT_OPTIONS, [name]: 'never' };
    const [first] = problems(given(['elf'], { options }));
    assert.ok(first?.startsWith(`options.${name}:`), `${name}: ${first}`);
  }
});

test('a quest is one of ours, or one that can be played', () => {
  assert.ok(problems(given(['elf'], { quest: 'atlantis' }))[0]?.startsWith('quest: choose beast,'));
  assert.deepEqual(problems(given(['elf'], { quest: 'lateTenant' })), []);
  const [beast] = CONTEXTS;
  assert.deepEqual(problems(given(['elf'], { quest: { ...beast!, id: 'own' } })), []);
  const empty = { ...beast!, room: { ...beast!.room, foes: [] } };
  assert.deepEqual(problems(given(['elf'], { quest: empty })), [
    'quest.room.foes: name a foe, or drop foesDead from met',
  ]);
  assert.deepEqual(problems(given(CLASSES, { quest: 'fallen' })), ['quest: choose another quest']);
  assert.deepEqual(problems(given(['elf'], { depth: 37 })), ['depth: choose 8 to 15']);
});

rule('EXP-QGN-08', 'of a necropolis only the undead are left in', () => {
  const [first] = problems(given(['elf'], { quest: 'catacombs', bestiary: ['orc', 'lich'] }));
  assert.equal(first, 'bestiary: keep one of skeleton, zombie, boneArcher, ghoul, mummy, wraith');
});

rule('EXP-DTH-04', 'the class of a dead hero sets out again as a new one, with nothing', () => {
  const { gold, cards } = newHero('barbarian', 'Another', 'm');
  assert.deepEqual([gold, cards], [0, []]);
  assert.deepEqual(problems({ ...given(['barbarian']), heroes: [newHero('barbarian', 'Another', 'm')] }), []);
});
