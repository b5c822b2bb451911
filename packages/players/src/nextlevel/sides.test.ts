import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookOf } from '@oubliette/kernel';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { NextScene } from '@oubliette/nextlevel/scenario';
import { choosingSides } from './sides.ts';

/** The side an attacker of the orc in the north-east faces, wherever the goblin stands. */
function sideFaced(rows: readonly string[]): number | undefined {
  const scene: NextScene = {
    map: `+-+-+-+\n|${rows[0]}|\n+ + + +\n|${rows[1]}|\n+ + + +\n|${rows[2]}|\n+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    next: { figures: { B: { facing: 'south', sheet: { gear: ['spear'], inHand: 'spear' } } } },
  };
  const { game, state } = arrangeNextLevel(scene);
  const orc = state.figures.find(({ kind }) => kind === 'orc')!.id;
  const player = choosingSides({
    choose({ moves }) {
      assert.ok(
        !moves.some((move) => move.type === 'strike' && move.facing !== undefined),
        'it does not weigh sides',
      );
      return moves.find((move) => move.type === 'strike' && move.target === orc)!;
    },
  });
  const chosen = player.choose(lookOf(game, state, 'heroes'));
  assert.ok(chosen.type === 'strike' && chosen.target === orc);
  assert.ok(game.decide(state, 'heroes', chosen, { roll: (die) => die.faces[0]! }).ok);
  return chosen.facing;
}

test('a slanting blow leaves other foes at the side rather than at the back', () => {
  assert.equal(sideFaced(['. . O', '. B .', '. G .']), 1, 'a goblin in the south: east');
  assert.equal(sideFaced(['. . O', 'G B .', '. . .']), 0, 'a goblin in the west: north');
});

test('a blow straight ahead has no side to choose', () => {
  assert.equal(sideFaced(['. O .', '. B .', '. . G']), undefined);
});
