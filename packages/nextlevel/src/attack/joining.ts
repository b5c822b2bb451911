/** Held-back attacks, and which of their holders join (NXT-GRP-01). */
import { has } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { checkReach } from '../arms.ts';
import { plightsOf } from '../changes.ts';
import type { HeldChoice, NextState, Striker } from '../state.ts';
import { isHeldAttack } from './appliers.ts';
import { spellStriker, strikeBy } from './spellStriker.ts';
import { checkJoining, strikerOf } from './strikers.ts';

/** Figures that hold back an attack on this target and can still make it from where they stand. */
export function joining(world: World, state: NextState, attacker: Figure, target: Figure): Striker[] {
  return state.figures.flatMap((figure) => {
    if (figure.id === attacker.id || has(figure, 'asleep')) return [];
    const choice = heldOn(state, figure, target.id);
    return choice === undefined ? [] : joinerOf(world, state, figure, target, choice);
  });
}

function joinerOf(
  world: World,
  state: NextState,
  figure: Figure,
  target: Figure,
  choice: HeldChoice,
): Striker[] {
  const effect = choice.spell === undefined ? null : strikeBy(choice.spell);
  if (effect !== null)
    return checkReach(world, state, figure, target, effect) === null
      ? [spellStriker(figure, effect, choice.design === true)]
      : [];
  return checkJoining(world, state, figure, target, choice) === null
    ? [strikerOf(state, figure, target, choice)]
    : [];
}

export function heldOn(state: NextState, { id }: Figure, target: FigureId): HeldChoice | undefined {
  for (const plight of plightsOf(state, id))
    if (isHeldAttack(plight) && plight.target === target) return plight.choice;
  return undefined;
}

/** A group attack needs at least one figure to join. */
export function checkJoiners(
  world: World,
  state: NextState,
  attacker: Figure,
  target: Figure,
): Refusal | null {
  return joining(world, state, attacker, target).length > 0
    ? null
    : refuse('nobodyJoins', 'NXT-GRP-01', { target: target.id });
}
