/** The heroes are put on the first tile (EXP-PRP-13). */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { figureAt, findFigure } from '../figures.ts';
import type { ClassId } from '../content/characters.ts';
import { groundOf, squaresOfTile } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Hero, State } from '../state.ts';
import type { World } from '../world.ts';
import { playsHero } from './acts.ts';
import type { StartingFrame, TurnCommand } from './types.ts';

function toPlace(state: State): readonly Hero[] {
  return state.heroes.filter(({ id }) => findFigure(state, id) === undefined);
}

function isFree(world: World, state: State, at: Square): boolean {
  const { rubble, furniture } = groundOf(world, state);
  return figureAt(state, at) === undefined && !hasSquare(rubble, at) && !hasSquare(furniture, at);
}

/** The free cells of the first tile. */
export function firstCells(world: World, state: State): readonly Square[] {
  return squaresOfTile(world, state, state.tiles[0]!.id).filter((at) => isFree(world, state, at));
}

export const placeHero: Handler<Extract<TurnCommand, { type: 'placeHero' }>> = {
  when: { answers: 'starting' },
  check(world, state, seat, { hero, at }) {
    if (!playsHero(state, seat, hero)) return refuse('notYourHero', 'EXP-GEN-03', { hero });
    if (!toPlace(state).some(({ id }) => id === hero)) return refuse('placed', 'EXP-PRP-13', { hero });
    return firstCells(world, state).includes(at) ? null : refuse('notFirstTile', 'EXP-PRP-13');
  },
  perform: (play, { hero, at }) => play.tell('heroPlaced', { hero: hero as ClassId, at }, ['EXP-PRP-13']),
};

export const starting: FrameKind<StartingFrame> = {
  asks(_world, state) {
    const [first] = toPlace(state);
    return first === undefined ? null : { seat: first.seat, prompt: 'placeHero', rules: ['EXP-PRP-13'] };
  },
  runs: (play) => play.finish(['EXP-PRP-13']),
  answers: (world, state) =>
    toPlace(state).flatMap(({ id }) =>
      firstCells(world, state).map((at) => ({ type: 'placeHero', hero: id, at })),
    ),
};
