/** How monsters come onto the board. */
import { figureOf, named, withFigure } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Figure, State } from '../state.ts';
import type { EncounterFacts } from './types.ts';

const told = (state: State): State => state;

/** A figure's lasting facts, without its place. */
function identity({ of, wounds, effects, disguise, character }: Figure): Partial<Figure> {
  return { of, wounds, effects, disguise, character };
}

export const encounterAppliers: Appliers<EncounterFacts> = {
  matrixRolled: told,
  monstersFound: told,
  surpriseTested: told,
  monsterPlaced: (state, { figure }) => {
    const here = named({ ...state, figures: [...state.figures, figure] }, figure.id);
    return named(here, `group-${figure.group!}`);
  },
  monsterShifted: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  monstersSwitched: (state, { figure, with: other }) => {
    const [a, b] = [figureOf(state, figure), figureOf(state, other)];
    return withFigure(withFigure(state, figure, identity(b)), other, identity(a));
  },
  monstersWait: (state, { group, kinds, far }) => {
    const fight = state.fight!;
    const others = fight.waiting.filter((one) => one.group !== group);
    const waiting = kinds.map((of) => ({ of, group, ...(far === true ? { far } : {}) }));
    return { ...state, fight: { ...fight, waiting: [...others, ...waiting] } };
  },
  unmasked: (state, { figure }) => withFigure(state, figure, { disguise: null }),
};
