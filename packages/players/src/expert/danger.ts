/** What the creatures' next turn may cost whoever stands somewhere. */
import type { Figure } from '@oubliette/expert';
import { hasCondition, isMonster, reachOf, speedOf, stepRulesOf } from '@oubliette/expert/reckoning';
import { enterable, reach } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { besideOf } from './ground.ts';
import { menace } from './odds.ts';
import { fragility } from './worth.ts';
import { noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** A walk of a creature: its die, about, and its Speed. */
const DIE = 4;
/** What it matters to be one more of those a creature can get at. */
const SHARE = 0.25;

/** By square of the board: 1 where this creature could strike or shoot in its next turn. */
type Field = Uint8Array;

/** Body this hero may lose by standing on a square. */
export function dangerTo(seen: Seen, hero: Figure): (square: Square) => number {
  return noted(seen, `danger to ${hero.id}`, () => {
    const others = seen.heroes.filter(({ id }) => id !== hero.id);
    const foes = seen.monsters
      .filter((monster) => !hasCondition(monster, 'stunned'))
      .map((monster) => {
        const field = fieldOf(seen, monster, hero);
        const own = menace(seen, monster, hero) * fragility(hero);
        const reached = others.filter(({ square }) => field[square] === 1);
        // It strikes one of them in any case: who comes up beside a friend costs the party little more.
        const before = Math.max(
          0,
          ...reached.map((other) => menace(seen, monster, other) * fragility(other)),
        );
        const cost = reached.length === 0 ? own : Math.max(0, own - before) + SHARE * own;
        return { field, cost };
      })
      .filter(({ cost }) => cost > 0);
    return (square) => foes.reduce((sum, { field, cost }) => (field[square] === 1 ? sum + cost : sum), 0);
  });
}

/** The hero's own square counts as free: it may be elsewhere by then. */
function fieldOf(seen: Seen, monster: Figure, hero: Figure): Field {
  const { ground, state, occupied } = seen;
  const { cost } = reach(ground, monster.square, {
    ...stepRulesOf(state),
    budget: speedOf(state, monster) + DIE,
    enter(square) {
      const other = occupied.get(square);
      return enterable(ground, square) && (other === undefined || isMonster(other) || other.id === hero.id);
    },
  });
  const field = new Uint8Array(cost.length);
  if (reachOf(state, monster).shoots) coverAreas(seen, cost, field);
  for (let square = 0; square < cost.length; square += 1) {
    if (cost[square]! < 0) continue;
    for (const beside of besideOf(ground, square)) field[beside] = 1;
  }
  return field;
}

/** A shooter sees about everything on the tiles it comes to. */
function coverAreas({ ground: { board } }: Seen, cost: Int16Array, field: Field): void {
  for (const { squares } of board.areas)
    if (squares.some((square) => cost[square]! >= 0)) for (const square of squares) field[square] = 1;
}
