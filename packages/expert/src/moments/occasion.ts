/** What is being answered, as it lies on the table now. */
import { hitsOf, unblocked } from '../combat/hits.ts';
import type { StrikeFrame } from '../combat/types.ts';
import type { PlayingFrame } from '../events/types.ts';
import { findFigure } from '../figures.ts';
import type { State } from '../state.ts';
import type { Occasion } from './types.ts';

/** The blow under way, innermost. */
export function blowOf({ stack }: State): StrikeFrame {
  return stack.findLast((frame): frame is StrikeFrame => frame.tag === 'strike')!;
}

/** The Event card being resolved. */
export function cardOf({ stack }: State): PlayingFrame {
  return stack.findLast((frame): frame is PlayingFrame => frame.tag === 'playing')!;
}

export function occasionOf(state: State, to: Occasion['is']): Occasion {
  if (to === 'event') {
    const { card, target, moment } = cardOf(state);
    return { is: 'event', card, target, moment };
  }
  const blow = blowOf(state);
  const { attacker, target, shot } = blow;
  if (to === 'attack') return { is: 'attack', attacker, target, shot };
  const isDefence = blow.defence !== null;
  return {
    is: 'roll',
    of: isDefence ? 'defence' : 'attack',
    roller: isDefence ? target : attacker,
    attacker,
    target,
    shot,
    faces: (isDefence ? blow.defence : blow.attack) ?? [],
    hits: isDefence ? unblocked(state, blow) : hitsOf(blow),
  };
}

/** It has been cancelled, or one of the two has gone: nobody else is asked. */
export function isSettled(state: State, to: Occasion['is']): boolean {
  if (to === 'event') return cardOf(state).cancelled;
  const { attacker, target, stopped } = blowOf(state);
  return stopped || [attacker, target].some((id) => findFigure(state, id) === undefined);
}
