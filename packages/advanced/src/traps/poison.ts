/** A deadly poison: a potion, a fate point, or death (ADV-MGT-31, ADV-TRAP-22). */
import { refuse } from '@oubliette/kernel';
import { die } from '../combat/fall.ts';
import { spendFate } from '../combat/fate.ts';
import { areBeside } from '../combat/zones.ts';
import { figureOf, findFigure, findSheet, isUp, seatOf, sheetOf, withSheet } from '../figures.ts';
import { withEffect } from '../gear/effects.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { FigureId, State } from '../state.ts';
import { fateLeft } from '../treasure/dawnstone.ts';
import type { World } from '../world.ts';
import type { DeadlyFrame, TrapCommandOf, TrapFacts } from './types.ts';

const POTION = 'healingPotion';

/** Figures with a potion for the victim: itself, or a standing neighbour. */
function helpers(world: World, state: State, victim: FigureId): FigureId[] {
  const figure = figureOf(state, victim);
  return state.figures
    .filter((other) => other.id === victim || (isUp(other) && areBeside(world, state, other, figure)))
    .filter(({ id }) => findSheet(state, id)?.items.includes(POTION) === true)
    .map(({ id }) => id);
}

function hasFate(state: State, victim: FigureId): boolean {
  const sheet = findSheet(state, victim);
  return sheet !== undefined && fateLeft(sheet) > 0;
}

export const deadlyFrame: FrameKind<DeadlyFrame> = {
  asks(world, state, { figure, stage, rules }) {
    if (stage !== 'ask' || findFigure(state, figure) === undefined) return null;
    const isHelped = helpers(world, state, figure).length > 0 || hasFate(state, figure);
    return isHelped ? { seat: seatOf(state, figure), prompt: 'facePoison', rules: [rules[0]] } : null;
  },
  answers: (world, state, { figure }) => [
    ...helpers(world, state, figure).map((of): TrapCommandOf<'takeAntidote'> => ({
      type: 'takeAntidote',
      of,
    })),
    { type: 'facePoison', fate: true },
    { type: 'facePoison', fate: false },
  ],
  runs(play, { figure, rules }) {
    play.finish(rules, false);
    if (findFigure(play.state, figure) !== undefined) die(play, figure, rules);
  },
};

export const takeAntidote: Handler<TrapCommandOf<'takeAntidote'>> = {
  when: { answers: 'deadly' },
  check(world, state, _seat, { of }) {
    const { figure } = state.stack.at(-1) as DeadlyFrame;
    return helpers(world, state, figure).includes(of) ? null : refuse('noPotion', 'ADV-MGT-31');
  },
  perform(play, { of }) {
    const { figure, rules } = play.state.stack.at(-1) as DeadlyFrame;
    play.tell('antidoteTaken', { figure, of }, ['ADV-MGT-31']);
    play.finish(rules, true);
  },
};

export const facePoison: Handler<TrapCommandOf<'facePoison'>> = {
  when: { answers: 'deadly' },
  check(_world, state, _seat, { fate }) {
    const { figure } = state.stack.at(-1) as DeadlyFrame;
    return fate && !hasFate(state, figure) ? refuse('noFate', 'ADV-FATE-06') : null;
  },
  perform(play, { fate }) {
    const frame = play.state.stack.at(-1) as DeadlyFrame;
    if (!fate) return play.goOn({ ...frame, stage: 'die' }, ...frame.rules);
    spendFate(play, frame.figure, 'roll', frame.cause);
    play.finish(frame.rules, true);
  },
};

export const poisonAppliers: Pick<Appliers<TrapFacts>, 'antidoteTaken'> = {
  antidoteTaken(state, { figure, of }) {
    const { items } = sheetOf(state, of);
    const given = withSheet(state, of, { items: items.toSpliced(items.indexOf(POTION), 1) });
    // It heals as well, from the start of the next turn.
    return withEffect(given, figure, { tag: POTION, ends: 'never' });
  },
};
