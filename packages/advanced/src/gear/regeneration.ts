/** Wounds that heal by themselves (ADV-ABIL-11). */
import { unmask } from '../combat/unmask.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { figureOf, withFigure } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import { isSpecial } from './traits.ts';
import type { GearFacts } from './types.ts';

/** At the start of the master's phase of a combat turn, up to the starting Wounds. */
export function regenerate(play: Play): void {
  for (const figure of play.state.figures)
    if (isSpecial(figure, 'regenerates') && figure.wounds < monsterNamed(figure.of).wounds) {
      unmask(play, figure.id, 'spell');
      play.tell('regenerated', { figure: figure.id, wounds: 1 }, ['ADV-ABIL-11']);
    }
}

export const regenerationAppliers: Pick<Appliers<GearFacts>, 'regenerated'> = {
  regenerated: (state, { figure, wounds }) =>
    withFigure(state, figure, { wounds: figureOf(state, figure).wounds + wounds }),
};
