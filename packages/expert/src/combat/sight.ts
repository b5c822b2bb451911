/** Who can strike or shoot whom (EXP-CBT-03 to EXP-CBT-06, EXP-LOS-01 to EXP-LOS-05). */
import { cornerLine, crossable, directionTo, neighbour, touching, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import { treasureCard } from '../content/treasures.ts';
import { bearerOf, figureAt, hasCondition, isMonster, monsterOf, personOf, weaponOf } from '../figures.ts';
import { groundOf } from '../ground.ts';
import { linkedTo } from '../moving/links.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';

/** No wall and no closed door between two cells that share a side or a corner (EXP-CBT-04). */
export function isBeside(ground: Ground, a: Square, b: Square): boolean {
  const { board } = ground;
  if (!touching(board, a, b)) return false;
  const side = directionTo(board, a, b);
  if (side >= 0) return crossable(ground, a, side as Direction);
  const across: Direction = xOf(board, b) > xOf(board, a) ? 1 : 3;
  const down: Direction = yOf(board, b) > yOf(board, a) ? 2 : 0;
  const goes = (first: Direction, second: Direction): boolean =>
    crossable(ground, a, first) && crossable(ground, neighbour(board, a, first), second);
  return goes(across, down) && goes(down, across);
}

/** A line past everybody else, furniture, walls and closed doors (EXP-LOS-02 to EXP-LOS-05). */
export function sees(world: World, state: State, from: Square, to: Square): boolean {
  return cornerLine(groundOf(world, state), from, to, (square) => figureAt(state, square) !== undefined);
}

/** How a figure attacks now. */
export interface Reach {
  readonly shoots: boolean;
  readonly casts: boolean;
  /** Two cells in a straight line. */
  readonly far: boolean;
}

export function reachOf(state: State, figure: Figure): Reach {
  if (isMonster(figure)) {
    const { shoots = false, casts = false } = monsterOf(figure);
    return { shoots: shoots || casts, casts, far: false };
  }
  const hero = bearerOf(state, figure);
  const weapon = hero === undefined ? null : weaponOf(state, hero);
  if (weapon === null) return { shoots: personOf(figure).bow === true, casts: false, far: false };
  const card = treasureCard(weapon);
  const { shoots = false, reaches = false } = card.kind === 'weapon' ? card : {};
  return { shoots, casts: false, far: reaches };
}

export function canHit(world: World, state: State, figure: Figure, target: Figure): boolean {
  const ground = groundOf(world, state);
  if (isBeside(ground, figure.square, target.square)) return true;
  if (linkedTo(state, figure.square).includes(target.square)) return true;
  if (hasCondition(figure, 'darkened')) return false;
  const { shoots, far } = reachOf(state, figure);
  if (shoots) return sees(world, state, figure.square, target.square);
  return (
    far && isTwoAway(ground, figure.square, target.square) && sees(world, state, figure.square, target.square)
  );
}

function isTwoAway({ board }: Ground, a: Square, b: Square): boolean {
  const [dx, dy] = [Math.abs(xOf(board, a) - xOf(board, b)), Math.abs(yOf(board, a) - yOf(board, b))];
  return Math.max(dx, dy) === 2 && (dx === 0 || dy === 0 || dx === dy);
}
