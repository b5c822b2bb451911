/** Potions: in one's own turn, the first free, the second for an action (NXT-ACT-13). */
import { checkPotion as classics, figureOf, heroOf, isHero } from '@oubliette/classic/extend';
import type { Command, EventOf, Figure, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree, checkNormal } from '../actions.ts';
import { withAction, withFree } from '../changes.ts';
import type { NextState } from '../state.ts';

export type UsePotion = Extract<Command, { type: 'usePotion' }>;

export function checkPotion(
  world: World,
  state: NextState,
  seat: SeatId,
  command: UsePotion,
): Refusal | null {
  const no = classics(world, state, seat, command);
  if (no !== null) return no;
  const { figure, potion } = command;
  if (state.turn.taker !== figure) return refuse('notYourTurn', 'NXT-ACT-13', { figure });
  const drinker = figureOf(state, figure);
  // Holy water is thrown instead of an attack (CLS-TRE-06).
  return potion === 'holyWater' ? checkNormal(state, drinker, 'attack') : checkFree(state, drinker, 'potion');
}

export function afterPotion(state: NextState, { potion }: EventOf<'potionUsed'>): NextState {
  return potion === 'holyWater' ? withAction(state, 'attack') : withFree(state, 'potion');
}

export function potionOffers(state: NextState, { id }: Figure): UsePotion[] {
  if (!isHero(id)) return [];
  return [...new Set(heroOf(state, id).potions)].flatMap((potion): UsePotion[] => {
    if (potion !== 'holyWater') return [{ type: 'usePotion', figure: id, potion }];
    const foes = state.figures.filter(({ side }) => side === 'morcar');
    return foes.map(({ id: target }) => ({ type: 'usePotion', figure: id, potion, target }));
  });
}
