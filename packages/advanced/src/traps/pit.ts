/** Pits: falling in, climbing out, jumping over (ADV-TRAP-09 to ADV-TRAP-11). */
import { enterable, neighbour, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { hurt } from '../combat/damage.ts';
import { test } from '../combat/tests.ts';
import { figureAt, figureOf, hasEffect, seatOf, stat, withFigure } from '../figures.ts';
import { withEffect, withoutEffect } from '../gear/effects.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf, begunBy, canAct, mayMove, squaresLeft, withAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { mayEnter, trapsOf } from './ground.ts';
import { IN_PIT } from './limits.ts';
import type { ClimbFrame, JumpFrame, TrapCommand, TrapCommandOf, TrapFacts, TrapThing } from './types.ts';

/** From this face up the fall hurts, whatever the Toughness. */
const HARD_FALL = 9;
/** A jump counts as two squares. */
const LEAP = 2;

export function fallIn(play: Play, figure: FigureId, pit: string, square: Square): void {
  const face = play.figureRolls(figure, 'ADV-TRAP-09');
  const wounds = face >= HARD_FALL ? 1 : 0;
  play.reveal('fellIn', { figure, pit, square, face, wounds }, ['ADV-TRAP-09']);
  if (wounds > 0) hurt(play, { target: figure, wounds, cause: 'pit', by: null, rules: ['ADV-TRAP-09'] });
}

/** Free squares beside a pit to climb out to. */
function banks(world: World, state: State, { square }: Figure): Square[] {
  const ground = groundOf(world, state);
  return sideNeighbours(ground, square).filter(
    (to) =>
      enterable(ground, to) &&
      figureAt(state, to) === undefined &&
      !trapsOf(state).some((trap) => trap.trap === 'pit' && trap.square === to),
  );
}

/** Instead of a move, once a turn. */
export const climbOut: Handler<TrapCommandOf<'climbOut'>> = {
  foreseen: true,
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    if (!hasEffect(figure, IN_PIT)) return refuse('notInPit', 'ADV-TRAP-10');
    if (banks(world, state, figure).length === 0) return refuse('noRoom', 'ADV-TRAP-10');
    return mayMove(state, figure);
  },
  perform(play, { figure }) {
    play.begin({ tag: 'climb', figure, stage: 'roll' }, 'ADV-TRAP-10');
  },
};

export const climbFrame: FrameKind<ClimbFrame> = {
  asks: (world, state, { stage, figure }) =>
    stage === 'out' && banks(world, state, figureOf(state, figure)).length > 1
      ? { seat: seatOf(state, figure), prompt: 'comeOut', rules: ['ADV-TRAP-10'] }
      : null,
  answers: (world, state, { figure }) =>
    banks(world, state, figureOf(state, figure)).map((to): TrapCommandOf<'comeOut'> => ({
      type: 'comeOut',
      to,
    })),
  runs(play, { answer, ...now }) {
    const { figure: id } = now;
    const figure = figureOf(play.state, id);
    if (now.stage === 'roll') {
      const speed = stat(play.state, figure, 'speed');
      const face = play.figureRolls(id, 'ADV-TRAP-10');
      const passed = face <= speed;
      play.goOn({ ...now, stage: 'rolled' }, 'ADV-TRAP-10');
      play.reveal('climbRolled', { figure: id, face, speed, passed }, ['ADV-TRAP-10']);
      return test(play, { figure: id, kind: 'climb', face, passed, rules: ['ADV-TRAP-10'] });
    }
    if (now.stage === 'rolled')
      return answer === true
        ? play.goOn({ ...now, stage: 'out' }, 'ADV-TRAP-10')
        : play.finish(['ADV-TRAP-10']);
    const [to] = banks(play.world, play.state, figure);
    play.tell('cameOut', { figure: id, to: to! }, ['ADV-TRAP-10']);
    play.finish(['ADV-TRAP-10']);
  },
};

export const comeOut: Handler<TrapCommandOf<'comeOut'>> = {
  when: { answers: 'climb' },
  check(world, state, _seat, { to }) {
    const { figure } = state.stack.at(-1) as ClimbFrame;
    return banks(world, state, figureOf(state, figure)).includes(to)
      ? null
      : refuse('notAtPit', 'ADV-TRAP-10');
  },
  perform(play, { to }) {
    const { figure } = play.state.stack.at(-1) as ClimbFrame;
    play.tell('cameOut', { figure, to }, ['ADV-TRAP-10']);
    play.finish(['ADV-TRAP-10']);
  },
};

/** Known pits a figure can jump from here: straight over, onto a free square beyond. */
function leaps(world: World, state: State, figure: Figure): { pit: TrapThing; to: Square }[] {
  if (figure.size !== 1 || hasEffect(figure, IN_PIT)) return [];
  const ground = groundOf(world, state);
  const pits = trapsOf(state).filter(({ trap }) => trap === 'pit');
  return ([0, 1, 2, 3] as const).flatMap((side) => {
    const over = neighbour(ground.board, figure.square, side);
    const pit = pits.find(({ square }) => square === over);
    if (pit === undefined || !sideNeighbours(ground, figure.square).includes(over)) return [];
    const to = neighbour(ground.board, over, side);
    if (to < 0 || !sideNeighbours(ground, over).includes(to) || !enterable(ground, to)) return [];
    const free = figureAt(state, to) === undefined && figureAt(state, over) === undefined;
    const open = [figure.square, over].every((from) => mayEnter(world, state, figure, to, from));
    return free && open ? [{ pit, to }] : [];
  });
}

function jumpRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, to }: TrapCommandOf<'jump'>,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (!leaps(world, state, figure).some((leap) => leap.to === to)) return refuse('noSuchJump', 'ADV-TRAP-11');
  if (squaresLeft(state, figure) < LEAP) return refuse('noSquaresLeft', 'ADV-TRAP-11');
  return mayMove(state, figure);
}

export const jump: Handler<TrapCommandOf<'jump'>> = {
  foreseen: true,
  when: { in: ['heroes'] },
  check: jumpRefusal,
  perform(play, { figure: id, to }) {
    const figure = figureOf(play.state, id);
    const { pit } = leaps(play.world, play.state, figure).find((leap) => leap.to === to)!;
    const speed = stat(play.state, figure, 'speed');
    const face = play.figureRolls(id, 'ADV-TRAP-11');
    const passed = face <= speed;
    const left = squaresLeft(play.state, figure) - LEAP;
    play.begin({ tag: 'jump', figure: id, pit: pit.id, to, stage: 'rolled' }, 'ADV-TRAP-11');
    play.reveal('jumpRolled', { figure: id, from: figure.square, to, face, speed, passed, left }, [
      'ADV-TRAP-11',
    ]);
    test(play, { figure: id, kind: 'jump', face, passed, rules: ['ADV-TRAP-11'] });
  },
};

export const jumpFrame: FrameKind<JumpFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { figure, pit, to } = now;
    if (now.stage === 'end') return play.finish(['ADV-TRAP-11']);
    play.goOn({ ...now, stage: 'end' }, 'ADV-TRAP-11');
    if (answer === true) return play.tell('jumped', { figure, to }, ['ADV-TRAP-11']);
    const thing = trapsOf(play.state).find(({ id }) => id === pit)!;
    fallIn(play, figure, pit, thing.square);
  },
};

export function pitOffers(world: World, state: State): BaseCommand[] {
  return state.figures.flatMap((figure): TrapCommand[] =>
    figure.side === 'monsters'
      ? []
      : hasEffect(figure, IN_PIT)
        ? [{ type: 'climbOut', figure: figure.id }]
        : leaps(world, state, figure).map(({ to }) => ({ type: 'jump', figure: figure.id, to })),
  );
}

/** The move is over for this turn. */
function stopped(state: State, figure: FigureId): State {
  const begun = begunBy(state, figure);
  return withAct(begun, figure, { left: 0, first: actOf(begun, figure).first ?? 'move' });
}

export const pitAppliers: Pick<
  Appliers<TrapFacts>,
  'fellIn' | 'climbRolled' | 'cameOut' | 'jumpRolled' | 'jumped'
> = {
  fellIn(state, { figure, square }) {
    const inside = withEffect(withFigure(state, figure, { square }), figure, { tag: IN_PIT, ends: 'never' });
    return state.turn.phase === 'heroes' ? stopped(inside, figure) : inside;
  },
  climbRolled: (state, { figure }) => stopped(state, figure),
  cameOut: (state, { figure, to }) =>
    withoutEffect(withFigure(state, figure, { square: to }), figure, IN_PIT),
  jumpRolled(state, { figure, left }) {
    const begun = begunBy(state, figure);
    const { moved, first } = actOf(begun, figure);
    return withAct(begun, figure, { moved: moved + LEAP, left, first: first ?? 'move' });
  },
  jumped: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
