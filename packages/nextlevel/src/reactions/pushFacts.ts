/** The events of a push, and their effects (NXT-CRD). */
import type { FigureId } from '@oubliette/classic/extend';
import { isHero } from '@oubliette/classic/extend';
import { withSquares } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { keepPlights, plightsOf, withNext, withPlight, withTurn } from '../changes.ts';
import type { Appliers } from '../kit.ts';
import type { NextState } from '../state.ts';
import { isHeldMove } from './formation.ts';
import type { Shift } from './formation.ts';

export interface PushFacts {
  /** The rest of a move is held back for a push. */
  moveHeld: { figure: FigureId; left: number };
  heldMoveLost: { figure: FigureId };
  /** One square of a push: all who moved, the pushed ones first. */
  pushed: {
    leader: FigureId;
    pushers: readonly FigureId[];
    moved: readonly Shift[];
    direction: Direction;
  };
  pushEnded: { figure: FigureId; pushers: readonly FigureId[] };
}

export const PUSH_APPLIERS: Appliers<PushFacts> = {
  moveHeld: (state, { figure, left }) => {
    const over = { ...state, turn: { ...state.turn, left: 0, moveOver: true } };
    return withPlight(over, figure, { tag: 'holding', what: 'move', left });
  },
  heldMoveLost: (state, { figure }) => withoutHeldMove(state, figure),
  pushed: (state, { pushers, moved, direction }) => {
    const shifts = new Map(moved.map(({ figure, to }) => [figure, to]));
    const figures = state.figures.map((figure) => ({
      ...figure,
      square: shifts.get(figure.id) ?? figure.square,
    }));
    const heroes = moved.filter(({ figure }) => isHero(figure));
    const safe = withSquares(
      state.safe,
      heroes.map(({ to }) => to),
    );
    const faced = Object.fromEntries(pushers.map((id) => [id, direction]));
    const newcomers = state.next.newcomers.filter((id) => !shifts.has(id));
    const shifted = withNext(
      { ...state, figures, safe },
      { facing: { ...state.next.facing, ...faced }, newcomers },
    );
    return pushers.reduce((after, id) => paid(after, id, shifts.get(id)!, direction), shifted);
  },
  pushEnded: (state, { pushers }) => {
    const over = { ...state, turn: { ...state.turn, left: 0, moveOver: true } };
    return pushers.reduce(withoutHeldMove, over);
  },
};

/** Each square costs a pusher one, from the current move or the held-back one. */
function paid(state: NextState, id: FigureId, to: number, direction: Direction): NextState {
  const { turn } = state;
  if (turn.actor === id) {
    const walked = { ...turn, left: (turn.left ?? 0) - 1, path: [...turn.path, to] };
    return withTurn({ ...state, turn: walked }, { arrived: direction });
  }
  const plights = plightsOf(state, id).map((plight) =>
    isHeldMove(plight) ? { ...plight, left: plight.left - 1 } : plight,
  );
  return withNext(state, { plights: { ...state.next.plights, [id]: plights } });
}

function withoutHeldMove(state: NextState, figure: FigureId): NextState {
  return keepPlights(state, figure, (plight) => !isHeldMove(plight));
}
