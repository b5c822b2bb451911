/** A limb is lost, until the healer gives it back (ADV-TRAP-26 to ADV-TRAP-28). */
import { changed, figureOf, findFigure, sheetOf, withSheet } from '../figures.ts';
import { withEffect, withoutEffect } from '../gear/effects.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, Rated } from '../state.ts';
import { LOST_HAND, LOST_LEG } from './limits.ts';
import type { Limb, TrapFacts } from './types.ts';

const LOSSES = {
  hand: { mark: LOST_HAND, stat: 'weaponSkill', rule: 'ADV-TRAP-27' },
  leg: { mark: LOST_LEG, stat: 'speed', rule: 'ADV-TRAP-28' },
} as const satisfies Record<Limb, { mark: string; stat: Rated; rule: string }>;

/** For the rest of the turn: a fate point may still undo it. */
const FRESH = 'limbLost';

/** What remains of the characteristic is half of it, rounded up; a second loss of the same makes no difference. */
export function loseLimb(play: Play, figure: FigureId, limb: Limb): void {
  const { mark, stat, rule } = LOSSES[limb];
  if (findFigure(play.state, figure) === undefined) return;
  const { marks, start, changes } = sheetOf(play.state, figure);
  if (marks.includes(mark)) return;
  const now = changed(start, changes)[stat];
  play.tell('limbLost', { figure, limb, by: Math.ceil(now / 2) - now }, [rule, 'ADV-TRAP-26']);
}

/** The wound was undone after all: no wound, no loss. */
export function saveLimb(play: Play, figure: FigureId): void {
  const lost = findFigure(play.state, figure)?.effects.find(({ tag }) => tag === FRESH);
  if (lost !== undefined)
    play.tell('limbSaved', { figure, limb: lost.of as Limb }, ['ADV-TRAP-26', 'ADV-FATE-08']);
}

export const limbAppliers: Pick<Appliers<TrapFacts>, 'limbLost' | 'limbSaved'> = {
  limbLost(state, { figure, limb, by }) {
    const { mark, stat, rule } = LOSSES[limb];
    const { marks, changes } = sheetOf(state, figure);
    const maimed = withSheet(state, figure, {
      marks: [...marks, mark],
      changes: [...changes, { stat, by, rule }],
    });
    return withEffect(maimed, figure, { tag: FRESH, ends: 'turn', of: limb });
  },
  limbSaved(state, { figure, limb }) {
    const { mark, rule } = LOSSES[limb];
    const { marks, changes } = sheetOf(state, figure);
    const whole = withSheet(state, figure, {
      marks: marks.filter((one) => one !== mark),
      changes: changes.filter((one) => one.rule !== rule),
    });
    return withoutEffect(whole, figureOf(whole, figure).id, FRESH);
  },
};
