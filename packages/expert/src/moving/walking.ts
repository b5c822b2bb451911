/** Moving figures: the dice, each step, jumps, tumbles, and bridges that break. */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { isForCombat, isSureFooted } from '../abilities/rides.ts';
import { drown, hurt } from '../combat/death.ts';
import { hasKnack, KNACK_RULE } from '../combat/knacks.ts';
import { HOSTAGE_ID } from '../content/hostage.ts';
import { figureAt, figureOf, findFigure, isMonster, seatOf, speedOf } from '../figures.ts';
import { helpWith } from '../gear/tools.ts';
import { chasmAt, groundOf, tileAt } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { openMoment } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import type { Act, FigureId } from '../state.ts';
import { actingFor, isRefusal } from '../turns/acts.ts';
import { endTurn } from '../turns/course.ts';
import { addedFor, diceFor } from './cells.ts';
import { FALL, fall } from './pits.ts';
import type { CrossingFrame, MoveCommand } from './types.ts';
import { besideOf, jumpRefusal, jumpsOf, stepRefusal, tumbleRefusal, tumblesOf } from './ways.ts';

type Of<T extends MoveCommand['type']> = Extract<MoveCommand, { type: T }>;

const TURN = { in: ['heroes', 'gm'], acting: true } as const;

/** What a runner may not have done before (EXP-RUN-01). */
const FOR_RUNNERS = ['attack', 'readScroll'];

function mayRunAfter({ did, by }: Act): boolean {
  if (did === null || FOR_RUNNERS.includes(did)) return true;
  return did === 'ability' && by !== null && isForCombat(by);
}

export const move: Handler<Of<'move'>> = {
  when: TURN,
  foreseen: true,
  check(_world, state, seat, { mode }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const { act, figure } = now;
    if (act.mode !== null) return refuse('rolled', 'EXP-RUN-01');
    if (act.left === 0) return refuse('noCellsLeft', 'EXP-MOV-01', { left: 0 });
    if (mode === 'walk') return null;
    if (isMonster(figure)) return refuse('monstersWalk', 'EXP-MON-10');
    if (figure.of === HOSTAGE_ID) return refuse('cannotRun', 'EXP-QGN-05');
    return mayRunAfter(act) ? null : refuse('actedAlready', 'EXP-RUN-01');
  },
  perform(play, { mode }) {
    const { figure } = play.state.turn.act!;
    leftBehind(play, figure);
    const isHero = !isMonster(figureOf(play.state, figure));
    const rule = isHero ? (mode === 'run' ? 'EXP-RUN-01' : 'EXP-MOV-01') : 'EXP-MON-10';
    const mover = figureOf(play.state, figure);
    const isSwift = hasKnack(mover, 'swift');
    const faces = Array.from({ length: diceFor(mover, mode) }, () => play.d6For(figure, rule));
    // A swift creature has the better of two dice.
    const rolled = isSwift ? Math.max(...faces) : faces.reduce((sum, face) => sum + face, 0);
    const cells = Math.max(0, rolled + addedFor(play.state, mover));
    play.reveal('moveRolled', { figure, mode, faces, cells }, [rule]);
    if (mover.conditions.some(({ tag, cells: fewer = 0 }) => tag === 'lamed' && fewer > 0))
      play.tell('conditionEnded', { figure, tag: 'lamed' }, [KNACK_RULE]);
  },
  offers: () => [
    { type: 'move', mode: 'walk' },
    { type: 'move', mode: 'run' },
  ],
};

export const step: Handler<Of<'step'>> = {
  when: TURN,
  check(world, state, seat, { to }) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? now : stepRefusal(world, state, now, to);
  },
  perform(play, { to }) {
    const { figure } = play.state.turn.act!;
    const other = figureAt(play.state, to);
    const asks = other !== undefined && seatOf(play.state, other.id) !== seatOf(play.state, figure);
    if (asks && !isMonster(other))
      play.begin({ tag: 'crossing', figure, crossed: other.id, to }, 'EXP-MOV-09');
    else takeStep(play, figure, to);
  },
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? [] : besideOf(world, state, now.figure).map((to) => ({ type: 'step', to }));
  },
};

function takeStep(play: Play, id: FigureId, to: Square): void {
  const from = figureOf(play.state, id).square;
  const through = figureAt(play.state, to) !== undefined;
  play.tell('stepped', { figure: id, from, to, through }, [through ? 'EXP-MOV-09' : 'EXP-MOV-04']);
  crossBridge(play, id, from, to);
  entered(play, id, to);
}

/** A cell has been entered by the figure's own movement (EXP-EVT-02). */
function entered(play: Play, id: FigureId, square: Square): void {
  leftBehind(play, id);
  if (play.state.pits.includes(square)) fall(play, id, FALL, 'EXP-EVT-01');
  const isThere = findFigure(play.state, id)?.square === square;
  if (isThere && play.state.turn.act !== null) openMoment(play, { is: 'entered', figure: id, square });
}

/** A slippery floor holds nobody who has left it. */
function leftBehind(play: Play, id: FigureId): void {
  const figure = findFigure(play.state, id);
  const slips = figure?.conditions.find(({ tag }) => tag === 'slipping');
  if (figure === undefined || slips === undefined) return;
  if (tileAt(play.world, play.state, figure.square)?.id !== slips.tile)
    play.tell('conditionEnded', { figure: id, tag: 'slipping' }, ['EXP-EVT-01']);
}

/** One roll for each crossing, on the first cell of the bridge (EXP-SRF-23). */
function crossBridge(play: Play, id: FigureId, from: Square, to: Square): void {
  const tile = chasmAt(play.state, to);
  const chasm = tile?.chasm;
  if (chasm?.bridge !== 'rickety' || chasm.across.includes(from)) return;
  const face = play.d6For(id, 'EXP-SRF-23');
  const total = face + speedOf(play.state, figureOf(play.state, id));
  const holds = total > BREAKS_AT;
  play.reveal('bridgeTried', { figure: id, tile: tile!.id, face, total, holds }, [
    'EXP-SRF-23',
    'EXP-SRF-24',
  ]);
  if (holds) return;
  if (play.world.setup.options.drowning === 'death') drown(play, id);
  else {
    hurt(play, id, FALL, ['EXP-JMP-04']);
    endTurn(play, 'EXP-SRF-23');
  }
}

const BREAKS_AT = 2;

export const answerCrossing: Handler<Of<'answerCrossing'>> = {
  when: { answers: 'crossing' },
  check: () => null,
  perform(play, { allow }) {
    const { figure, crossed, to } = play.state.stack.at(-1) as CrossingFrame;
    play.tell('crossingAnswered', { figure, crossed, allowed: allow }, ['EXP-MOV-09']);
    play.finish(['EXP-MOV-09']);
    if (allow) takeStep(play, figure, to);
  },
};

export const crossing: FrameKind<CrossingFrame> = {
  asks: (_world, state, { crossed }) => ({
    seat: seatOf(state, crossed),
    prompt: 'crossing',
    rules: ['EXP-MOV-09'],
  }),
  answers: () => [
    { type: 'answerCrossing', allow: true },
    { type: 'answerCrossing', allow: false },
  ],
};

const JUMP_NEEDS = 4;
const TUMBLE_NEEDS = 3;

export const jump: Handler<Of<'jump'>> = {
  when: TURN,
  check(world, state, seat, { to }) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? now : jumpRefusal(world, state, now, to);
  },
  perform(play, { to }) {
    const { figure: id } = play.state.turn.act!;
    const figure = figureOf(play.state, id);
    const { cells, over } = jumpsOf(play.world, play.state, figure).find((one) => one.to === to)!;
    const face = play.d6For(id, 'EXP-JMP-02');
    const help = helpWith(play.state, figure, 'jump');
    const total = face + speedOf(play.state, figure) + help;
    const made = total >= JUMP_NEEDS || isSureFooted(play.state);
    const lands = made ? to : over.at(-1)!;
    play.reveal(
      'jumped',
      { figure: id, from: figure.square, to: lands, cells, face, help, total, made },
      made ? ['EXP-JMP-01', 'EXP-JMP-02'] : ['EXP-JMP-02', 'EXP-JMP-03'],
    );
    if (made) return entered(play, id, to);
    if (isOverNothing(play, lands)) hurt(play, id, FALL, ['EXP-JMP-04', 'EXP-SRF-22']);
    if (findFigure(play.state, id) !== undefined) endTurn(play, 'EXP-JMP-03');
  },
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? [] : jumpsOf(world, state, now.figure).map(({ to }) => ({ type: 'jump', to }));
  },
};

/** A cell of a chasm without a bridge, or an open pit. */
function isOverNothing(play: Play, square: Square): boolean {
  return hasSquare(groundOf(play.world, play.state).furniture, square) || play.state.pits.includes(square);
}

export const tumble: Handler<Of<'tumble'>> = {
  when: TURN,
  check(world, state, seat, { to }) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? now : tumbleRefusal(world, state, now, to);
  },
  perform(play, { to }) {
    const { figure: id } = play.state.turn.act!;
    const figure = figureOf(play.state, id);
    const face = play.d6For(id, 'EXP-TUM-02');
    const total = face + speedOf(play.state, figure);
    const made = total >= TUMBLE_NEEDS || isSureFooted(play.state);
    const { square: from } = figure;
    play.reveal(
      'tumbled',
      { figure: id, from, to: made ? to : from, face, total, made },
      made ? ['EXP-TUM-01', 'EXP-TUM-02'] : ['EXP-TUM-02', 'EXP-TUM-03'],
    );
    if (made) entered(play, id, to);
    else endTurn(play, 'EXP-TUM-03');
  },
  offers(world, state, seat) {
    const now = actingFor(state, seat);
    return isRefusal(now) ? [] : tumblesOf(world, state, now.figure).map((to) => ({ type: 'tumble', to }));
  },
};
