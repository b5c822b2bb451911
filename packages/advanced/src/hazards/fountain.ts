/** A fountain to drink from (ADV-HAZ-69, ADV-HAZ-70). */
import { lookUp, refuse } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { findFigure } from '../figures.ts';
import type { Chapter, Handler } from '../kit.ts';
import type { FigureId, State } from '../state.ts';
import { spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { featuresOf } from './ground.ts';
import { heroesOf, heroRefusal, isBeside } from './parts.ts';
import { heal, poison, sleep } from './venom.ts';

type Drink = { readonly type: 'drink'; readonly figure: FigureId };
export type FountainCommand = Drink;

export interface FountainFacts {
  drunk: { figure: FigureId; face: number; result: 'poison' | 'sleep' | 'luck' | 'healing' };
}

/** The effect of a drink (ADV-HAZ-70). */
const FOUNTAIN_TABLE: readonly TableRow<'poison' | 'sleep' | 'luck' | 'healing'>[] = [
  { upTo: 1, result: 'poison' },
  { upTo: 4, result: 'sleep' },
  { upTo: 8, result: 'luck' },
  { upTo: 12, result: 'healing' },
];

function isAtFountain(world: World, state: State, id: string): boolean {
  const figure = findFigure(state, id);
  if (figure === undefined) return false;
  return featuresOf(state, 'fountain').some(({ squares }) => isBeside(world, state, figure.square, squares));
}

const drink: Handler<Drink> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-69');
    if (refusal !== null) return refusal;
    return isAtFountain(world, state, figure) ? null : refuse('notAtFountain', 'ADV-HAZ-69');
  },
  perform(play, { figure }) {
    spend(play, figure, 'drink', 'ADV-HAZ-69');
    const face = play.figureRolls(figure, 'ADV-HAZ-70');
    const result = lookUp(FOUNTAIN_TABLE, face);
    play.reveal('drunk', { figure, face, result }, ['ADV-HAZ-69', 'ADV-HAZ-70']);
    if (result === 'poison') poison(play, figure, face, 'ADV-HAZ-70');
    if (result === 'sleep') sleep(play, figure, 'ADV-HAZ-70');
    if (result === 'luck') play.tell('fateGiven', { figure }, ['ADV-HAZ-70']);
    if (result === 'healing') heal(play, figure, Infinity, 'ADV-HAZ-70');
  },
};

export const fountainChapter: Chapter<FountainCommand, FountainFacts, never> = {
  shapes: { drink: { figure: 'text' } },
  handlers: { drink },
  appliers: { drunk: (state) => state },
  frames: {},
  offers: (_world, state) =>
    featuresOf(state, 'fountain').length === 0
      ? []
      : heroesOf(state).map(({ id }): Drink => ({ type: 'drink', figure: id })),
};
