/** Flight: a figure runs where the wizard's player says (ADV-SPELL-07). */
import { hasSquare } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand } from '@oubliette/kernel';
import { settleZones, stopsAt } from '../combat/zones.ts';
import { strides } from '../explore/walk.ts';
import { figureOf, findFigure, levelOf, seatOf, stat } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { squaresLeft } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { FleeingFrame, MagicCommand } from './types.ts';

type Drive = Extract<MagicCommand, { type: 'drive' }>;

/** On this face the runner stumbles (ADV-CMB-46). */
const STUMBLE = 1;

/** It runs at once: Speed and a die. */
export function makeFlee(play: Play, target: Figure, by: FigureId): void {
  const face = play.figureRolls(by, 'ADV-SPELL-07');
  const squares = stat(play.state, target, 'speed') + (face === STUMBLE ? 0 : face);
  play.reveal('flightRolled', { figure: by, target: target.id, face, squares }, [
    'ADV-SPELL-07',
    'ADV-CMB-46',
  ]);
  play.begin({ tag: 'fleeing', figure: target.id, by, over: false }, 'ADV-SPELL-07');
}

/** One square at a time, across no figure; a monster in its usual way, through doors or over pits. */
function ways(world: World, state: State, id: FigureId): number[] {
  const figure = findFigure(state, id);
  if (figure === undefined || squaresLeft(state, figure) <= 0) return [];
  return strides(world, state, figure)
    .filter(({ across }) => across.length === 0 || figure.kind === 'monster')
    .map(({ to }) => to);
}

export const fleeing: FrameKind<FleeingFrame> = {
  asks: (world, state, { figure, by, over }) =>
    over || ways(world, state, figure).length === 0
      ? null
      : { seat: seatOf(state, by), prompt: 'drive', rules: ['ADV-SPELL-07'] },
  answers: (world, state, { figure }) =>
    [...ways(world, state, figure), null].map((to): BaseCommand & Drive => ({ type: 'drive', to })),
  runs(play, { figure }) {
    play.finish(['ADV-SPELL-07']);
    if (findFigure(play.state, figure) !== undefined) play.tell('flightEnded', { figure }, ['ADV-SPELL-07']);
  },
};

export const drive: Handler<Drive> = {
  when: { answers: 'fleeing' },
  check(world, state, _seat, { to }) {
    const { figure } = state.stack.at(-1) as FleeingFrame;
    return to === null || ways(world, state, figure).includes(to)
      ? null
      : refuse('noSuchStep', 'ADV-SPELL-07', { square: to });
  },
  perform(play, { to }) {
    const { figure: id, by } = play.state.stack.at(-1) as FleeingFrame;
    if (to === null) return play.goOn({ tag: 'fleeing', figure: id, by, over: true }, 'ADV-SPELL-07');
    const { world, state } = play;
    const figure = figureOf(state, id);
    const { across } = strides(world, state, figure).find((stride) => stride.to === to)!;
    const stopped = state.turn.mode === 'combat' && stopsAt(world, state, figure, to);
    const left = stopped ? 0 : squaresLeft(state, figure) - across.length - 1;
    play.tell('driven', { figure: id, from: figure.square, to, left }, [
      'ADV-SPELL-07',
      ...(stopped ? ['ADV-CMB-36'] : []),
    ]);
    if (state.turn.mode === 'combat') return settleZones(play);
    // New ground may hold a trap, whoever chose the way.
    if (!hasSquare(levelOf(state).trodden, to))
      play.begin({ tag: 'stepping', figure: id, from: figure.square, to, stage: 'offer' }, 'ADV-SPOT-02');
  },
};
