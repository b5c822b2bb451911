/** Whom a creature can use a Chaos ability on: each kind lists its choices, and no other is legal. */
import { enterable, hasSquare, neighbour } from '@oubliette/dungeon';
import { cellsInSight } from '../abilities/aims.ts';
import type { AbilityAim } from '../abilities/types.ts';
import { isBeside, sees } from '../combat/sight.ts';
import type { ChaosDeed } from '../content/chaos.ts';
import { figureAt, fullBody, isMonster, weaponOf } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';

/** Shadows reach as far as any tile. */
const FAR = 8;

type Aims = {
  readonly [T in ChaosDeed['tag']]: (world: World, state: State, figure: Figure) => readonly AbilityAim[];
};

export function chaosAims(
  world: World,
  state: State,
  figure: Figure,
  { tag }: ChaosDeed,
): readonly AbilityAim[] {
  return AIMS[tag](world, state, figure);
}

function inSight(world: World, state: State, { square }: Figure): readonly Figure[] {
  return state.figures.filter((one) => sees(world, state, square, one.square));
}

function heroesInSight(world: World, state: State, figure: Figure): readonly Figure[] {
  return inSight(world, state, figure).filter((one) => !isMonster(one));
}

const atHeroes: Aims['bolt'] = (world, state, figure) =>
  heroesInSight(world, state, figure).map(({ id }) => ({ target: id }));

export function heroesOnTile(world: World, state: State, { square }: Figure): readonly Figure[] {
  const tile = tileAt(world, state, square);
  return state.figures.filter((one) => !isMonster(one) && tileAt(world, state, one.square) === tile);
}

/** Cells a hero can be moved to: free, beside it, no wall between. */
function cellsBeside(world: World, state: State, { square }: Figure): readonly number[] {
  const ground = groundOf(world, state);
  return ([0, 1, 2, 3] as const)
    .map((side) => neighbour(ground.board, square, side))
    .filter(
      (at) =>
        at >= 0 &&
        isBeside(ground, square, at) &&
        enterable(ground, at) &&
        !hasSquare(ground.furniture, at) &&
        figureAt(state, at) === undefined,
    );
}

/** What rust eats: the weapon in hand, or else the first piece that is worn. */
export function rusting(state: State, hero: string) {
  const its = state.heroes.find(({ id }) => id === hero);
  return its === undefined ? null : (weaponOf(state, its) ?? its.worn[0] ?? null);
}

const AIMS: Aims = {
  bolt: atHeroes,
  blast: atHeroes,
  wave: (world, state, figure) => (heroesOnTile(world, state, figure).length > 0 ? [{}] : []),
  daze: atHeroes,
  weaken: atHeroes,
  compel: (world, state, figure) =>
    heroesInSight(world, state, figure).flatMap((hero) =>
      cellsBeside(world, state, hero).map((at) => ({ target: hero.id, at })),
    ),
  embolden: () => [{}],
  mend: (world, state, figure) =>
    [figure, ...inSight(world, state, figure).filter(isMonster)]
      .filter((one) => one.body < fullBody(one))
      .map(({ id }) => ({ target: id })),
  call: () => [{}],
  vanish: (world, state, figure) => cellsInSight(world, state, figure, FAR),
  rust: (world, state, figure) =>
    heroesInSight(world, state, figure)
      .filter(({ id }) => rusting(state, id) !== null)
      .map(({ id }) => ({ target: id })),
};
