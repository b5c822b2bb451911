import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '@oubliette/expert/testing';
import { EMPTY_HAND } from '../../play/hand.ts';
import { HINTS } from '../words/hints.ts';
import type { ExpertScene } from './desk.ts';
import { hintFor, taught } from './hints.ts';
import { situationOf } from './situation.ts';

const ROOM = `
  +-+-+-+
  |b . o|
  +-+-+-+`;

function situated(figures: Parameters<typeof table>[1], seat = 'ann') {
  const t = table(
    ROOM.replace(figures['o'] === undefined ? 'o' : '', figures['o'] === undefined ? '.' : ''),
    figures,
    {
      turn: 'b',
    },
  );
  const moves = { [seat]: t.moves(seat) };
  const scene = { view: t.view(seat), eyes: seat, seats: [seat], moves, waiting: [], present: {} };
  const hand = { ...EMPTY_HAND, paused: null, cards: false, arming: null };
  return situationOf(scene as unknown as ExpertScene, hand);
}

test('moving is taught first, fighting where there is a foe, and nothing twice', () => {
  const calm = situated({ b: { hero: 'barbarian' } });
  const fight = situated({ b: { hero: 'barbarian' }, o: { monster: 'orc' } });
  assert.equal(hintFor(calm, [])?.id, 'expMove');
  assert.equal(hintFor(fight, [])?.id, 'expFight');
  assert.notEqual(hintFor(fight, ['expFight'])?.id, 'expFight');
  assert.equal(hintFor(fight, Object.keys(HINTS.en)), null);
});

test('whoever is behind the screen is taught other things', () => {
  const heroes = taught({ seat: 'ann' });
  const master = taught({ seat: 'gm' });
  assert.equal(heroes.length + master.length, Object.keys(HINTS.en).length);
  assert.ok(master.every((id) => !heroes.includes(id)));
});
