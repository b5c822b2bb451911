/** What every search needs: the action, no pit, no training, and no monster about (NXT-ACT-07). */
import { checkActor, figureOf, groundOf, has, isHero, sharesPlace } from '@oubliette/classic/extend';
import type { FigureId, World } from '@oubliette/classic/extend';
import { adjacent } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import type { NextState } from '../state.ts';

export function checkQuiet(
  world: World,
  state: NextState,
  seat: SeatId,
  id: FigureId,
  action: 'search' | 'lookFor',
): Refusal | null {
  const no = checkActor(state, seat, id);
  if (no !== null) return no;
  if (!isHero(id)) return refuse('neverSearches', 'CLS-MON-07', { figure: id });
  if (world.setup.training) return refuse('notInTraining', 'CLS-TRN-04');
  const searcher = figureOf(state, id);
  const spent = checkSpent(state, id, action) ?? checkNormal(state, searcher, action);
  if (spent !== null) return spent;
  if (has(searcher, 'pit')) return refuse('inAPit', 'NXT-TRP-03');
  const ground = groundOf(world, state);
  const monster = state.figures.find(
    ({ side, square }) =>
      side === 'morcar' &&
      (sharesPlace(world, state, searcher.square, square) || adjacent(ground, searcher.square, square)),
  );
  return monster === undefined ? null : refuse('monsterAbout', 'NXT-ACT-07', { figure: monster.id });
}

/** Room or furniture, traps or secret doors: one of either pair in a turn (NXT-SRC-10, NXT-TRS-07). */
function checkSpent({ next }: NextState, figure: FigureId, action: 'search' | 'lookFor'): Refusal | null {
  if (!next.turn.actions.includes(action)) return null;
  return refuse('sameAction', action === 'search' ? 'NXT-SRC-10' : 'NXT-TRS-07', { figure });
}
