import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telling } from '@oubliette/classic';
import { boxLeft, monstersByRoom, noteCards, powersLeft } from './master.ts';
import { valuesOf } from './sheet.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';

const MAP = `
  +-+-+
  |B O|
  +-+-+`;
const values = (hero: object) => {
  const t = table(MAP, { B: { kind: 'barbarian', ...hero }, O: { kind: 'orc' } });
  const view = t.view();
  return valuesOf(view, view.heroes[0]!, 'en')!;
};

test('a number is made of its parts, each with its rule', () => {
  const { defence, attack, movement, body } = values({
    equipment: ['plateArmour', 'helmet', 'shield', 'broadsword'],
    conditions: ['courage', 'rockSkin', 'swiftWind'],
    body: 5,
  });
  assert.deepEqual([defence.start, defence.now], [2, 8]);
  assert.deepEqual(
    defence.shares.map(({ label, value }) => [label, value]),
    [
      ['on the card', '2'],
      ['plate armour', '= 4'],
      ['helmet', '+1'],
      ['shield', '+1'],
      ['Rock Skin', '+2'],
    ],
  );
  assert.deepEqual([attack.start, attack.now], [3, 5]);
  assert.deepEqual(
    attack.shares.map(({ label }) => label),
    ['own arms', 'broadsword', 'Courage'],
  );
  assert.deepEqual([movement.start, movement.now], [2, 2], 'plate halves, wind doubles');
  assert.deepEqual([body.now, body.start, body.shares.at(-1)?.value], [5, 8, '−3']);
  assert.ok([...defence.shares, ...attack.shares].every(({ rule }) => rule.startsWith('CLS-')));
});

test('in a pit and asleep there is little left', () => {
  assert.equal(values({ conditions: ['pit'] }).defence.now, 1);
  assert.equal(values({ conditions: ['asleep'] }).defence.now, 0);
});

const quest = {
  goals: [{ id: 'goal', text: { en: 'Slay the lord.', fr: 'Tuer le seigneur.' } }],
  monsters: [],
  notes: [
    {
      when: { enter: 'r1' },
      then: [
        { text: { en: 'It is cold.', fr: 'Il fait froid.' } },
        { flag: 'seen' },
        {
          place: [
            {
              kind: 'mummy',
              at: 'B1',
              id: 'lord',
              name: { en: 'Lord', fr: 'Lord', gender: 'm' },
              powers: [
                { cast: 'sleep', times: 2 },
                { summon: 'skeleton', count: 2, times: 1 },
              ],
            },
          ],
        },
      ],
    },
    { when: { round: 9 }, if: { noFlag: 'seen' }, then: [{ harm: { dice: 2 }, to: 'everyone' }] },
    { when: { kill: 'lord' }, then: [{ goal: 'goal' }, { give: { gold: 10 } }] },
  ],
};
const lair = (): TestTable =>
  table(
    `
    +-+-+-+
    |. . E|
    +-+-+-+`,
    { E: { kind: 'elf' } },
    { quest, turn: 'E' },
  );

test('the notes of a quest read as sentences, in both languages', () => {
  const t = lair();
  const cards = noteCards(t.view('morcar'), telling.namesIn(t.view('morcar')), 'en');
  assert.deepEqual(
    cards.map(({ when }) => when),
    ['When a hero enters room r1', 'At the start of round 9', 'When Lord is killed'],
  );
  assert.deepEqual(cards[0]?.then, ['Read aloud: “It is cold.”', 'Remember: seen', 'Place Lord on B1']);
  assert.equal(cards[1]?.onlyIf, 'only if “seen” is not remembered');
  assert.deepEqual(cards[1]?.then, ['every hero is hurt: a point a skull on 2 dice']);
  assert.deepEqual(cards[2]?.then, ['The goal is reached: Slay the lord.', '10 gold pieces for the hero']);
  assert.equal(
    noteCards(t.view('morcar'), telling.namesIn(t.view('morcar')), 'fr')[0]?.when,
    'Quand un personnage entre dans la salle r1',
  );
  assert.deepEqual(
    noteCards(t.view('heroes'), telling.namesIn(t.view('heroes')), 'en'),
    [],
    'for Morcar alone',
  );
});

test('monsters by room, powers, the box', () => {
  const map = `
    +-+-+-+-+
    |E O . G|
    +-+-+-+-+`;
  const t = table(map, { E: { kind: 'elf' }, O: { kind: 'orc' }, G: { kind: 'goblin' } }, { turn: 'morcar' });
  t.do('morcar', { type: 'step', figure: t.id('G'), to: t.square('C1') });
  t.do('morcar', { type: 'attack', figure: t.id('O'), target: 'elf' }, [
    'blackShield',
    'blackShield',
    'blackShield',
  ]);
  const [room] = monstersByRoom(t.view('morcar'), t.moves('morcar'), 'en');
  assert.equal(room?.place, 'Room r1');
  assert.deepEqual(
    room?.monsters.map(({ figure, played }) => [figure.kind, played]),
    [
      ['orc', false],
      ['goblin', true],
    ],
  );
  assert.equal(
    boxLeft(t.view('morcar').screen!.pool, telling.namesIn(t.view()), 'en').find(({ kind }) => kind === 'orc')
      ?.count,
    7,
  );
  assert.deepEqual(powersLeft(t.view('morcar'), t.id('O'), telling.namesIn(t.view()), 'en'), []);
});
