/** Turns: classic's sleepers and stunned first, then each NextLevel chapter; and what a turn may contain. */
import type { Action, Figure, FigureId } from '@oubliette/classic/extend';
import { CLASSIC_POINTS, findFigure } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { checkNormal } from './actions.ts';
import { dropHeldAttacks } from './chapters/attacking.ts';
import { restoreMana } from './chapters/magic.ts';
import { burnGases } from './chapters/techniques.ts';
import { endStances } from './monsters/chaosWarrior.ts';
import { rollSpheres } from './chapters/trapping.ts';
import { growIll, struggleFree, wakeDazzled } from './plights.ts';
import { checkFreeToMove } from './movement/steps.ts';
import type { NextPlay } from './play.ts';
import type { NextState, NormalAction } from './state.ts';

export function beginTurn(play: NextPlay, taker: FigureId | null): boolean {
  return taker === null ? beginMorcars(play) : beginHeros(play, taker);
}

function beginHeros(play: NextPlay, id: FigureId): boolean {
  growIll(play, id);
  if (findFigure(play.state, id) === undefined) return false;
  if (!CLASSIC_POINTS.beginTurn(play, id) || wakeDazzled(play, id)) return false;
  struggleFree(play, id);
  restoreMana(play, id);
  return true;
}

function beginMorcars(play: NextPlay): boolean {
  dropHeldAttacks(play);
  CLASSIC_POINTS.beginTurn(play, null);
  burnGases(play);
  rollSpheres(play);
  endStances(play);
  for (const { id, side } of play.state.figures) if (side === 'morcar') struggleFree(play, id);
  return true;
}

export function checkAction(state: NextState, figure: Figure, action: Action): Refusal | null {
  switch (action) {
    case 'potion':
      return null;
    case 'step':
      return checkFreeToMove(state, figure) ?? CLASSIC_POINTS.checkAction(state, figure, 'step');
    case 'move':
      if (state.turn.moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure: figure.id });
      return checkNormal(state, figure, 'move') ?? checkFreeToMove(state, figure);
    case 'cast':
      // The Wand of Recall lets a second spell follow the first.
      return state.turn.bonus === 'spell' ? null : checkNormal(state, figure, 'attack');
    case 'searchTreasure':
      return checkSearched(state, figure, 'search', 'NXT-SRC-10');
    case 'searchSecrets':
      return checkSearched(state, figure, 'lookFor', 'NXT-TRS-07');
    case 'disarm':
      return checkNormal(state, figure, 'trapWork');
    default:
      return checkNormal(state, figure, 'attack');
  }
}

/** Room or furniture, traps or secret doors: one of either pair in a turn (NXT-SRC-10, NXT-TRS-07). */
function checkSearched(state: NextState, figure: Figure, action: NormalAction, rule: RuleId): Refusal | null {
  const isSpent = state.next.turn.actions.includes(action);
  return isSpent ? refuse('sameAction', rule, { figure: figure.id }) : checkNormal(state, figure, action);
}
