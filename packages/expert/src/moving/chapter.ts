/** The chapter of movement. */
import { withAct, withFigure, withTile } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { FigureId, State } from '../state.ts';
import { disarmPit } from './pits.ts';
import type { MoveCommand, MoveFacts, MoveFrame } from './types.ts';
import { answerCrossing, crossing, jump, move, step, tumble } from './walking.ts';

/** The figure goes there, and has fewer cells left. */
function moved(state: State, id: FigureId, to: number, cells: number, back: number | null): State {
  const there = withFigure(state, id, { square: to });
  const { act } = state.turn;
  return withAct(there, { left: (act?.left ?? 0) - cells, moved: (act?.moved ?? 0) + cells, back });
}

const appliers: Appliers<MoveFacts> = {
  moveRolled: (state, { mode, cells }) => withAct(state, { mode, left: cells }),
  stepped(state, { figure, from, to, through }) {
    const back = through ? (state.turn.act?.back ?? from) : null;
    return moved(state, figure, to, 1, back);
  },
  crossingAnswered: (state) => state,
  jumped: (state, { figure, to, cells, made }) => moved(state, figure, to, made ? cells : cells - 1, null),
  tumbled: (state, { figure, to, made }) => (made ? moved(state, figure, to, 1, null) : state),
  bridgeTried(state, { tile, holds }) {
    const { chasm } = state.tiles.find(({ id }) => id === tile)!;
    return holds || chasm === null ? state : withTile(state, tile, { chasm: { ...chasm, bridge: 'none' } });
  },
  pitOpened: (state, { at }) => ({ ...state, pits: [...state.pits, at] }),
  pitClosed: (state, { at }) => ({ ...state, pits: state.pits.filter((one) => one !== at) }),
  fell: (state, { figure }) => (state.turn.act?.figure === figure ? withAct(state, { left: 0 }) : state),
  disarmTried: (state) => withAct(state, { did: 'disarmPit' }),
  putBack: (state, { figure, to }) => withAct(withFigure(state, figure, { square: to }), { back: null }),
};

export const moveChapter: Chapter<MoveCommand, MoveFacts, MoveFrame> = {
  shapes: {
    move: { mode: ['walk', 'run'] },
    step: { to: 'square' },
    jump: { to: 'square' },
    tumble: { to: 'square' },
    disarmPit: { at: 'square' },
    answerCrossing: { allow: 'flag' },
  },
  handlers: { move, step, jump, tumble, disarmPit, answerCrossing },
  appliers,
  frames: { crossing },
};
