import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookOf, tape } from '@oubliette/kernel';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleNextMorcar } from './player.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

/** Which shield Morcar chooses when so many skulls get through to an orc with so much Body. */
function shieldFor(
  body: number,
  skulls: number,
  { difficulty = 'normal', beside = '.' }: { difficulty?: Difficulty; beside?: '.' | 'K' } = {},
): string | null {
  const { game, state } = arrangeNextLevel({
    map: `+-+-+-+\n|. G .|\n+ + + +\n|B O ${beside}|\n+-+-+-+`,
    figures: {
      B: { kind: 'barbarian' },
      O: { kind: 'chaosWarrior', body, defence: 2 },
      ...(beside === 'K' ? { G: { kind: 'fimir' }, K: { kind: 'goblin' } } : { G: { kind: 'goblin' } }),
    },
    next: {
      figures: {
        B: { facing: 'east', sheet: { gear: ['broadsword'], inHand: 'broadsword' } },
        O: { facing: 'west', plights: [{ tag: 'stance', defence: 0 }] },
      },
    },
  });
  const warrior = state.figures.find(({ kind }) => kind === 'chaosWarrior')!.id;
  const faces = Array.from({ length: 3 }, (_, i) => (i < skulls ? S : W));
  const dice = tape([...faces, 1, S, S]);
  const struck = game.decide(state, 'heroes', { type: 'strike', figure: 'barbarian', target: warrior }, dice);
  assert.ok(struck.ok);
  const answer = sensibleNextMorcar({ difficulty }).choose(lookOf(game, struck.state, 'morcar'));
  assert.ok(answer.type === 'chooseShield');
  return answer.figure;
}

test('a living shield is given up where it saves a life', () => {
  assert.equal(shieldFor(2, 2), 'goblin-1');
});

test('not for a wound, nor for one who dies all the same', () => {
  assert.equal(shieldFor(3, 2), null);
  assert.equal(shieldFor(2, 3), null);
});

test('of several the one who is missed least, and never by a merciful Morcar', () => {
  assert.equal(shieldFor(2, 2, { beside: 'K' }), 'goblin-1');
  assert.equal(shieldFor(2, 2, { difficulty: 'merciful' }), null);
});
