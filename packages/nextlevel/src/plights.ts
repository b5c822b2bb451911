/** Lasting effects on figures: how they come and go, and what they do when turns begin (NXT-TRP-20, NXT-FIM-03, NXT-FIM-04, NXT-ZOM-04). */
import type { FigureId } from '@oubliette/classic/extend';
import { figureOf, findFigure, harm, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { plightOf, withoutPlight, withPlight } from './changes.ts';
import { COLOURED, D6, skullsOn } from './content/dice.ts';
import type { ColourFace } from './content/dice.ts';
import type { Appliers } from './kit.ts';
import type { NextPlay } from './play.ts';
import type { Plight } from './state.ts';

export interface PlightFacts {
  plightGained: { figure: FigureId; plight: Plight };
  illnessRolled: { figure: FigureId; face: ColourFace; damage: number };
  /** A hero loses a turn. */
  turnLost: { figure: FigureId; why: 'dazzled' };
  struggled: { figure: FigureId; by: 'jaw' | 'slime'; die: number; free: boolean };
}

export const PLIGHT_APPLIERS: Appliers<PlightFacts> = {
  plightGained: (state, { figure, plight }) => withPlight(state, figure, plight),
  illnessRolled: (state, { figure }) => {
    const turns = (plightOf(state, figure, 'ill')?.turns ?? 0) - 1;
    return turns > 0 ? withPlight(state, figure, { tag: 'ill', turns }) : withoutPlight(state, figure, 'ill');
  },
  turnLost: (state, { figure, why }) => withoutPlight(state, figure, why),
  struggled: (state, { figure, free }) => (free ? withoutPlight(state, figure, 'held') : state),
};

export function afflict(play: NextPlay, figure: FigureId, plight: Plight, rules: readonly RuleId[]): void {
  play.emit({ type: 'plightGained', rules, figure, plight });
}

/** One unstoppable yellow die, at the bite and at the start of the next turn (NXT-ZOM-04). */
export function sicken(play: NextPlay, id: FigureId): void {
  const face = play.roll(COLOURED.yellow, seatOf(play.state, figureOf(play.state, id)), 'NXT-ZOM-04', {
    who: id,
  });
  const damage = skullsOn(face);
  play.emit({ type: 'illnessRolled', rules: ['NXT-ZOM-04'], news: true, figure: id, face, damage });
  harm(play, id, damage, ['NXT-ZOM-04'], null);
}

export function growIll(play: NextPlay, id: FigureId): void {
  if (plightOf(play.state, id, 'ill') !== undefined) sicken(play, id);
}

/** Returns whether the turn is lost. */
export function wakeDazzled(play: NextPlay, id: FigureId): boolean {
  if (plightOf(play.state, id, 'dazzled') === undefined) return false;
  play.emit({ type: 'turnLost', rules: ['NXT-FIM-03'], figure: id, why: 'dazzled' });
  return true;
}

/** A 6 frees from jaw or slime, tried once a turn at no cost. */
export function struggleFree(play: NextPlay, id: FigureId): void {
  const held = plightOf(play.state, id, 'held');
  const figure = findFigure(play.state, id);
  if (held === undefined || figure === undefined) return;
  const rule = held.by === 'jaw' ? 'NXT-TRP-20' : 'NXT-FIM-04';
  const die = play.roll(D6, seatOf(play.state, figure), rule, { who: id });
  play.emit({
    type: 'struggled',
    rules: [rule],
    news: true,
    figure: id,
    by: held.by,
    die,
    free: die === 6,
  });
}
