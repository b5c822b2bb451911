/** Who is fighting whom hand to hand (NXT-ENG-01). */
import type { FigureId, World } from '@oubliette/classic/extend';
import { engagedWith } from './arms.ts';
import { withNext } from './changes.ts';
import type { NextPlay } from './play.ts';
import type { NextState } from './state.ts';

function areEngaged(state: NextState, a: FigureId, b: FigureId): boolean {
  return state.next.engaged.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** Begins when one makes a melee attack on the other. */
export function engage(play: NextPlay, a: FigureId, b: FigureId): void {
  if (!areEngaged(play.state, a, b)) play.emit({ type: 'engaged', rules: ['NXT-ENG-01'], a, b });
}

/** Ends when neither can hit the other; coming back takes another blow to engage again. */
export function partFigures(world: World, before: NextState, state: NextState): NextState {
  const { engaged } = state.next;
  if (engaged.length === 0 || reachesAlike(before, state)) return state;
  const left = engaged.filter(([a, b]) => engagedWith(world, state, a).some(({ id }) => id === b));
  return left.length === engaged.length ? state : withNext(state, { engaged: left });
}

/** No figure has moved or changed arms, and nothing between them has changed. */
function reachesAlike(a: NextState, b: NextState): boolean {
  return (
    a.figures === b.figures &&
    a.doors === b.doors &&
    a.rubble === b.rubble &&
    a.furniture === b.furniture &&
    a.next.sheets === b.next.sheets &&
    a.next.plights === b.next.plights
  );
}
