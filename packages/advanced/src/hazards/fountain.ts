/** A fountain to drink from (ADV-HAZ-69, ADV-HAZ-70), and fate points it gives and takes. */
import { lookUp, refuse } from '@oubliette/kernel';
import { findFigure, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { State } from '../state.ts';
import { spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { featuresOf } from './ground.ts';
import { heroesOf, heroRefusal, isBeside } from './parts.ts';
import { FOUNTAIN_TABLE } from './tables.ts';
import type { HazardCommand, HazardFacts } from './types.ts';
import { heal, poison, sleep } from './venom.ts';

type Drink = Extract<HazardCommand, { type: 'drink' }>;

function isAtFountain(world: World, state: State, id: string): boolean {
  const figure = findFigure(state, id);
  if (figure === undefined) return false;
  return featuresOf(state, 'fountain').some(({ squares }) => isBeside(world, state, figure.square, squares));
}

export const drink: Handler<Drink> = {
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

export function fountainOffers(state: State): Drink[] {
  if (featuresOf(state, 'fountain').length === 0) return [];
  return heroesOf(state).map(({ id }) => ({ type: 'drink', figure: id }));
}

export const fountainAppliers: Pick<Appliers<HazardFacts>, 'drunk' | 'fateGiven' | 'fateLost'> = {
  drunk: (state) => state,
  // For this expedition only: the characteristic itself does not change.
  fateGiven: (state, { figure }) => withSheet(state, figure, { fate: sheetOf(state, figure).fate + 1 }),
  fateLost(state, { figure, points, lasting }) {
    const { fate, startFate } = sheetOf(state, figure);
    const less = withSheet(state, figure, { fate: Math.max(0, fate - points) });
    return lasting ? withSheet(less, figure, { startFate: Math.max(0, startFate - points) }) : less;
  },
};
