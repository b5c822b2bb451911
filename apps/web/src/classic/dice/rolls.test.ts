import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicEvent, EventOf } from '@oubliette/classic';
import { checkMessages } from '@oubliette/words';
import { harmOf, rolledAt, rollsOf } from './rolls.ts';
import { DICE_WORDS } from './words.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const rules = [] as const;
const attack: EventOf<'attackRolled'> = {
  type: 'attackRolled',
  rules,
  attack: { attacker: 'orc-2', target: 'elf', weapon: null, thrown: false, dice: 3, by: 'act' },
  faces: ['skull', 'whiteShield', 'skull'],
  skulls: 2,
  used: [],
};
const defence: EventOf<'defenceRolled'> = {
  type: 'defenceRolled',
  rules,
  figure: 'elf',
  faces: ['whiteShield', 'blackShield'],
  shields: 1,
  used: [],
};

test('the words beside dice are sound in both languages', () => {
  assert.deepEqual(checkMessages(DICE_WORDS), []);
});

test('attack and defence are lined up, with the dice that count', () => {
  const rolls = rollsOf(CLASSIC_PLAY, [attack, defence]);
  assert.deepEqual(
    rolls.map(({ what, figure, total, dice }) => [
      what,
      figure,
      total?.count,
      dice.map(({ counts }) => counts),
    ]),
    [
      ['attack', 'orc-2', 2, [true, false, true]],
      ['defence', 'elf', 1, [true, false]],
    ],
  );
  assert.equal(rolledAt(rolls), 'elf');
  assert.equal(rolledAt(rollsOf(CLASSIC_PLAY, [defence])), 'elf');
  assert.equal(rolledAt([]), null);
});

test('what comes through is known once it has been answered', () => {
  assert.equal(harmOf(rollsOf(CLASSIC_PLAY, [attack])), null);
  assert.equal(harmOf(rollsOf(CLASSIC_PLAY, [attack, defence])), 1);
  assert.equal(harmOf(rollsOf(CLASSIC_PLAY, [attack, { ...defence, shields: 3 } as ClassicEvent])), 0);
  assert.equal(harmOf(rollsOf(CLASSIC_PLAY, [{ ...attack, skulls: 0 } as ClassicEvent])), 0);
  assert.equal(harmOf([]), null);
});

test('a move counts all its dice; an event without dice is no roll', () => {
  const moved: ClassicEvent = {
    type: 'movementRolled',
    rules,
    figure: 'elf',
    dice: [2, 5],
    total: 7,
    boons: [],
    used: [],
  };
  const [roll] = rollsOf(CLASSIC_PLAY, [moved, { type: 'roundStarted', rules }]);
  assert.deepEqual(roll?.total, { of: 'squares', count: 7 });
  assert.ok(roll?.dice.every(({ counts }) => counts));
});

test('dice stay while the wound is shown, and go when play goes on', () => {
  const { aftermath } = CLASSIC_PLAY;
  assert.ok(aftermath.has('bodyLost') && aftermath.has('monsterKilled'));
  assert.ok(!aftermath.has('stepped'));
});
