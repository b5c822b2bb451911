/** The dead who could still be raised, and their wizards (ADV-SPELL-09). */
import { findSpell } from '../content/spells.ts';
import { findSheet, hasEffect } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf, isAble } from '../turns/acts.ts';
import { spellSources } from '../treasure/sources.ts';
import type { Source } from '../treasure/sources.ts';
import type { World } from '../world.ts';
import { bookRefusal } from './cast.ts';
import { fallenOf, figuresFor } from './targets.ts';

export const POWER = 'powerOfThePhoenix';

export interface Rite {
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Actions that rule out raising in the same turn. */
const DEEDS = ['attack', 'spell', 'run'];

function mayRaise(state: State, wizard: Figure): boolean {
  const { moved, did, cast } = actOf(state, wizard.id);
  if (moved > 0 || cast || (did !== null && DEEDS.includes(did))) return false;
  return isAble(wizard) && !hasEffect(wizard, 'choked');
}

/** The book, if all components are there; otherwise a wand or a scroll (ADV-MGT-14, ADV-MGT-25). */
export function sourceFor(state: State, figure: Figure): 'book' | Source | null {
  if (bookRefusal(state, figure, findSpell(POWER)!) === null) return 'book';
  return spellSources(findSheet(state, figure.id)!).find(({ spell }) => spell === POWER) ?? null;
}

/** Wizards on their feet who have not acted yet, with all they need, and a body in sight. */
export function ritesOf(world: World, state: State): Rite[] {
  if (fallenOf(state).length === 0) return [];
  const spell = findSpell(POWER)!;
  return state.figures
    .filter(
      (figure) =>
        findSheet(state, figure.id) !== undefined &&
        mayRaise(state, figure) &&
        sourceFor(state, figure) !== null,
    )
    .flatMap(({ id, ...figure }) =>
      figuresFor(world, state, { id, ...figure }, spell).map((target) => ({ figure: id, target })),
    );
}

/** The turn is about to end: true if a wizard is asked first. */
export function lastRites(play: Play): boolean {
  if (ritesOf(play.world, play.state).length === 0) return false;
  play.begin({ tag: 'rites', declined: [] }, 'ADV-SPELL-09');
  return true;
}
