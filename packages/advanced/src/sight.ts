/** Who sees whom (ADV-RNG-10 to ADV-RNG-17, ADV-ENC-02 to ADV-ENC-05). */
import { adjacent, partialSight, shutDoorsAway, SIGHTS } from '@oubliette/dungeon';
import type { InTheWay, Sight, Square } from '@oubliette/dungeon';
import { groundOf } from './board.ts';
import { figureAt, hasEffect, isUp, levelOf, squaresOf } from './figures.ts';
import type { Figure, State } from './state.ts';
import type { World } from './world.ts';

/**
 * Full, partial or no sight from a figure's square to another square. Figures between block, but not a friend beside
 * the one who looks (ADV-RNG-15); an open door blocks unless one of the two stands in its doorway (ADV-RNG-13). A large
 * figure hides whatever is behind it (ADV-ABIL-34), and is seen over the heads of others (ADV-ABIL-35).
 */
export function sightTo(world: World, state: State, from: Figure, to: Square): Sight {
  const whole = groundOf(world, state);
  const eyes = squaresOf(whole.board, from);
  const target = figureAt(state, to);
  const between = (square: Square): Figure | undefined => {
    if (square === to || eyes.includes(square)) return undefined;
    const other = figureAt(state, square);
    if (other === undefined || other.id === target?.id) return undefined;
    const isFriend = other.side === from.side && eyes.some((one) => isBeside(world, state, one, other));
    return isFriend ? undefined : other;
  };
  const isOverHeads = from.size === 2 || target?.size === 2;
  const inTheWay: InTheWay = {
    blocks: (square) => !isOverHeads && between(square) !== undefined,
    hides: (square) => between(square)?.size === 2 || isPastBend(world, state, square, [...eyes, to]),
  };
  const best = eyes.map((eye) =>
    SIGHTS.indexOf(partialSight(shutDoorsAway(whole, eye, to), eye, to, inTheWay)),
  );
  return SIGHTS[Math.max(...best)]!;
}

/** A junction or a turn with neither end of the line on it: one sees past it only from there (ADV-ENC-03, ADV-GEN-08). */
function isPastBend(world: World, state: State, square: Square, ends: readonly Square[]): boolean {
  const { areas, areaOf } = groundOf(world, state).board;
  const area = areas[areaOf[square]!];
  if (area === undefined || ends.some((end) => areaOf[end] === areaOf[square])) return false;
  const kind = levelOf(state).places[area.id]?.kind;
  return kind === 'junction' || kind === 'turn';
}

function isBeside(world: World, state: State, square: Square, other: Figure): boolean {
  const ground = groundOf(world, state);
  return squaresOf(ground.board, other).some((one) => adjacent(ground, square, one));
}

/** Sight between figures: the best there is to any square of the other. */
export function sightBetween(world: World, state: State, from: Figure, to: Figure): Sight {
  const { board } = groundOf(world, state);
  const best = squaresOf(board, to).map((square) => SIGHTS.indexOf(sightTo(world, state, from, square)));
  return SIGHTS[Math.max(...best)]!;
}

/** Whether any monster sees any hero or henchman (ADV-ENC-02, ADV-CMB-22). A fallen hero counts. */
export function isAnybodySeen(world: World, state: State): boolean {
  const { monsters, heroes: all } = sides(state);
  // Whoever is held captive there is nothing new to them (ADV-HAZ-11).
  const heroes = all.filter((hero) => !hasEffect(hero, 'captive'));
  return monsters.some(
    (monster) => isUp(monster) && heroes.some((hero) => sightBetween(world, state, monster, hero) !== 'none'),
  );
}

export function sides(state: State): { readonly heroes: Figure[]; readonly monsters: Figure[] } {
  return {
    heroes: state.figures.filter(({ side }) => side === 'heroes'),
    monsters: state.figures.filter(({ side }) => side === 'monsters'),
  };
}
