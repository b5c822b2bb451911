/** Fate points: they undo what has just happened (ADV-FATE). */
import { refuse } from '@oubliette/kernel';
import type { Json } from '@oubliette/kernel';
import { findFigure, findSheet, seatOf, sheetOf, withFigure, withSheet } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { fateLeft, withFateSpent } from '../treasure/dawnstone.ts';
import type { CombatCommand, CombatFacts } from './types.ts';

/** Whether the master answered with the counter that counts as a fate point (ADV-TOK-17). */
export function isFate(answer: Json | undefined): boolean {
  return answer === 'fate';
}

/** Points a figure can spend: its own, and those of a dawnstone (ADV-MGT-07). */
export function fateOf(state: State, figure: FigureId): number {
  const sheet = findSheet(state, figure);
  return sheet === undefined ? 0 : fateLeft(sheet);
}

/** The wounds of this turn that can still be undone; a dead figure has none. */
function woundsToUndo(state: State, figure: FigureId): number {
  return findFigure(state, figure) === undefined ? 0 : (state.turn.suffered[figure] ?? 0);
}

/** Spends a point or a counter; spent on wounds, it undoes all of this turn's (ADV-FATE-08). */
export function spendFate(play: Play, figure: FigureId, on: 'wounds' | 'roll', kind: string): void {
  const restored = on === 'wounds' ? woundsToUndo(play.state, figure) : 0;
  const rule = on === 'wounds' ? 'ADV-FATE-08' : 'ADV-FATE-09';
  play.tell('fateSpent', { figure, on, kind, restored }, [rule, 'ADV-FATE-11']);
}

export const undoWounds: Handler<Extract<CombatCommand, { type: 'undoWounds' }>> = {
  when: 'always',
  check(_world, state, seat, { figure }) {
    const sheet = findSheet(state, figure);
    if (sheet === undefined || sheet.seat !== seat) return refuse('notYours', 'ADV-FATE-07');
    if (fateLeft(sheet) === 0) return refuse('noFate', 'ADV-FATE-06');
    return woundsToUndo(state, figure) > 0 ? null : refuse('nothingToUndo', 'ADV-FATE-03');
  },
  perform: (play, { figure }) => spendFate(play, figure, 'wounds', 'wounds'),
};

/** The wounds of this turn can be undone at any moment. */
export function fateOffers(state: State, seat: string): CombatCommand[] {
  return Object.keys(state.turn.suffered)
    .filter((figure) => seatOf(state, figure) === seat)
    .map((figure) => ({ type: 'undoWounds', figure }));
}

export const fateAppliers: Pick<Appliers<CombatFacts>, 'fateSpent'> = {
  fateSpent(state, { figure, on, restored }) {
    const paid =
      findSheet(state, figure) === undefined
        ? state
        : withSheet(state, figure, withFateSpent(sheetOf(state, figure)));
    if (on === 'roll' || restored === 0) return paid;
    const wounds = findFigure(paid, figure)!.wounds + restored;
    const turn = { ...paid.turn, suffered: { ...paid.turn.suffered, [figure]: 0 } };
    return { ...withFigure(paid, figure, { wounds }), turn };
  },
};
