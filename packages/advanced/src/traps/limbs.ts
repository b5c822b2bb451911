/** Lost limbs, until the healer restores them (ADV-TRAP-26 to ADV-TRAP-28). */
import { changed, findFigure, sheetOf, withSheet } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, Rated } from '../state.ts';
import { LOST_HAND, LOST_LEG } from './limits.ts';
import type { Limb, TrapFacts } from './types.ts';

const LOSSES = {
  hand: { mark: LOST_HAND, stat: 'weaponSkill', rule: 'ADV-TRAP-27' },
  leg: { mark: LOST_LEG, stat: 'speed', rule: 'ADV-TRAP-28' },
} as const satisfies Record<Limb, { mark: string; stat: Rated; rule: string }>;

/** Halves the characteristic, rounded up, and only once per limb. Fate cannot undo it later (ADV-FATE-03). */
export function loseLimb(play: Play, figure: FigureId, limb: Limb): void {
  const { mark, stat, rule } = LOSSES[limb];
  if (findFigure(play.state, figure) === undefined) return;
  const { marks, start, changes } = sheetOf(play.state, figure);
  if (marks.includes(mark)) return;
  const now = changed(start, changes)[stat];
  play.tell('limbLost', { figure, limb, by: Math.ceil(now / 2) - now }, [rule, 'ADV-TRAP-26']);
}

export const limbAppliers: Pick<Appliers<TrapFacts>, 'limbLost'> = {
  limbLost(state, { figure, limb, by }) {
    const { mark, stat, rule } = LOSSES[limb];
    const { marks, changes } = sheetOf(state, figure);
    return withSheet(state, figure, {
      marks: [...marks, mark],
      changes: [...changes, { stat, by, rule }],
    });
  },
};
