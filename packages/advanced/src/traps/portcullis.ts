/** An iron grating comes down, and can be lifted (ADV-TRAP-12 to ADV-TRAP-14). */
import { enterable, neighbour, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { areaAt, areaNamed, groundOf } from '../board.ts';
import { test } from '../combat/tests.ts';
import {
  figureAt,
  figureOf,
  findFigure,
  isUp,
  levelOf,
  named,
  nextName,
  partyOf,
  seatOf,
  stat,
  withFigure,
  withLevel,
} from '../figures.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import { beginEffect } from '../magic/effects.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf, canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { isBeyond, isPast, trapsOf, trapThing, withoutTrap, withTrap } from './ground.ts';
import type { LiftFrame, Line, PortcullisFrame, TrapCommandOf, TrapFacts, TrapThing } from './types.ts';

const EAST = 1;
const SOUTH = 2;
/** A die plus the strength of all lifters. A 12 jams it open: else a lone hero would be buried alive. */
const HEAVY = 20;
const JAMS = 12;
/** Takes the lifter's whole turn. */
const LIFTS = 'lifts';

export function dropPortcullisIn(play: Play, area: string): void {
  play.begin({ tag: 'portcullis', area }, 'ADV-TRAP-12');
}

interface Choice {
  readonly at: Square;
  readonly side: Direction;
  readonly line: Line;
}

/** Across a room anywhere, along either wall, or in a doorway; across a passage, from wall to wall. */
function choices(world: World, state: State, area: string): Choice[] {
  const { squares } = areaNamed(world, state, area);
  const { layout, places } = levelOf(state);
  const columns = [...new Set(squares.map((square) => xOf(layout, square)))].toSorted((a, b) => a - b);
  const rows = [...new Set(squares.map((square) => yOf(layout, square)))].toSorted((a, b) => a - b);
  const isRoom = places[area]?.kind === 'room';
  const across = (axis: 'x' | 'y'): Choice[] =>
    (axis === 'x' ? columns : rows).slice(0, -1).map((after) => {
      const of = axis === 'x' ? xOf : yOf;
      const at = squares.find((square) => of(layout, square) === after)!;
      return { at, side: axis === 'x' ? EAST : SOUTH, line: { tag: 'across', area, axis, after } };
    });
  const doors = layout.doors.flatMap(({ a, b }): Choice[] => {
    const inside = squares.includes(a) ? a : b;
    if (!isRoom || !squares.includes(inside)) return [];
    const beyond = inside === a ? b : a;
    const side = ([0, 1, 2, 3] as const).find((one) => neighbour(layout, inside, one) === beyond)!;
    return [{ at: inside, side, line: { tag: 'door', a: inside, b: beyond } }];
  });
  return [
    ...(isRoom || columns.length >= rows.length ? across('x') : []),
    ...(isRoom || rows.length >= columns.length ? across('y') : []),
    ...doors,
  ];
}

export const portcullisFrame: FrameKind<PortcullisFrame> = {
  asks: (world, state, { area }) =>
    choices(world, state, area).length > 1
      ? { seat: MASTER, prompt: 'dropPortcullis', rules: ['ADV-TRAP-12'] }
      : null,
  answers: (world, state, { area }) =>
    choices(world, state, area).map(({ at, side }): TrapCommandOf<'dropPortcullis'> => ({
      type: 'dropPortcullis',
      at,
      side,
    })),
  runs(play, { area }) {
    const [only] = choices(play.world, play.state, area);
    play.finish(['ADV-TRAP-12']);
    if (only !== undefined) fall(play, only.line);
  },
};

function fall(play: Play, line: Line): void {
  play.tell('portcullisFell', { id: nextName(play.state, 'trap'), line }, ['ADV-TRAP-12']);
}

export const dropPortcullis: Handler<TrapCommandOf<'dropPortcullis'>> = {
  when: { answers: 'portcullis' },
  check(world, state, _seat, { at, side }) {
    const { area } = state.stack.at(-1) as PortcullisFrame;
    const some = choices(world, state, area).some((one) => one.at === at && one.side === side);
    return some ? null : refuse('notALine', 'ADV-TRAP-12');
  },
  perform(play, { at, side }) {
    const { area } = play.state.stack.at(-1) as PortcullisFrame;
    const { line } = choices(play.world, play.state, area).find((one) => one.at === at && one.side === side)!;
    play.finish(['ADV-TRAP-12']);
    fall(play, line);
  },
};

/** The square on the other side of the grating from a square beside it; -1 from any other square. */
function through(world: World, state: State, { line }: TrapThing, square: Square): Square {
  const { layout } = levelOf(state);
  if (line === undefined) return -1;
  if (line.tag === 'door') return square === line.a ? line.b : square === line.b ? line.a : -1;
  if (areaAt(world, state, square).id !== line.area) return -1;
  const place = line.axis === 'x' ? xOf(layout, square) : yOf(layout, square);
  if (place !== line.after && place !== line.after + 1) return -1;
  const back: Direction = line.axis === 'x' ? 3 : 0;
  const on: Direction = line.axis === 'x' ? EAST : SOUTH;
  const beyond = neighbour(layout, square, isPast(state, line, square) ? back : on);
  const isFloor = beyond >= 0 && areaNamed(world, state, line.area).squares.includes(beyond);
  return isFloor ? beyond : -1;
}

function liftersOf(state: State, trap: string): Figure[] {
  return state.figures.filter(({ effects }) => effects.some(({ tag, of }) => tag === LIFTS && of === trap));
}

function liftRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, trap }: TrapCommandOf<'liftPortcullis'>,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('henchmenOnlyMove', 'ADV-TRAP-13', { figure: id });
  const thing = trapThing(state, trap);
  if (thing?.line === undefined) return refuse('noPortcullis', 'ADV-TRAP-13');
  if (through(world, state, thing, figure.square) < 0) return refuse('notAtPortcullis', 'ADV-TRAP-13');
  if (actOf(state, id).moved > 0) return refuse('hasMoved', 'ADV-TRAP-13', { figure: id });
  const [other] = liftersOf(state, trap);
  const isApart = other !== undefined && isBeyond(world, state, thing.line, other.square, figure.square);
  return isApart ? refuse('otherSide', 'ADV-TRAP-13') : mayDeed(state, figure);
}

/** Each lifter gives the whole turn; the roll is made when all players are done. */
export const liftPortcullis: Handler<TrapCommandOf<'liftPortcullis'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check: liftRefusal,
  perform(play, { figure, trap }) {
    spend(play, figure, 'lift', 'ADV-TRAP-13');
    beginEffect(play, figure, { tag: LIFTS, ends: 'turn', of: trap }, ['ADV-TRAP-13']);
  },
};

export function liftOffers(state: State): BaseCommand[] {
  const heroes = state.figures.filter(({ kind }) => kind === 'hero');
  return trapsOf(state)
    .filter(({ line }) => line !== undefined)
    .flatMap(({ id: trap }) =>
      heroes.map(({ id: figure }): TrapCommandOf<'liftPortcullis'> => ({
        type: 'liftPortcullis',
        figure,
        trap,
      })),
    );
}

/** The heroes' phase is over: all lift together. */
export function liftTogether(play: Play): void {
  for (const { id: trap, line } of trapsOf(play.state))
    if (line !== undefined && liftersOf(play.state, trap).length > 0)
      play.begin({ tag: 'lift', trap, stage: 'roll', figures: [] }, 'ADV-TRAP-13');
}

/** The square a figure comes out on when it rolls under. */
function wayUnder(world: World, state: State, trap: string, id: FigureId): Square | null {
  const figure = findFigure(state, id);
  const thing = trapThing(state, trap);
  if (figure === undefined || thing === undefined || !isUp(figure)) return null;
  const to = through(world, state, thing, figure.square);
  const isFree = to >= 0 && enterable(groundOf(world, state), to) && figureAt(state, to) === undefined;
  return isFree ? to : null;
}

export const liftFrame: FrameKind<LiftFrame> = {
  asks(world, state, { stage, trap, figures: [id] }) {
    if (stage !== 'under' || id === undefined || wayUnder(world, state, trap, id) === null) return null;
    return { seat: seatOf(state, id), prompt: 'rollUnder', rules: ['ADV-TRAP-14'] };
  },
  answers: (world, state, { trap, figures }): TrapCommandOf<'rollUnder'>[] => [
    { type: 'rollUnder', to: wayUnder(world, state, trap, figures[0]!) },
    { type: 'rollUnder', to: null },
  ],
  runs(play, { answer, ...now }) {
    const { trap, stage } = now;
    const lifters = liftersOf(play.state, trap);
    if (stage === 'roll') {
      const strength = lifters.reduce((sum, one) => sum + stat(play.state, one, 'strength'), 0);
      const [{ id: first }] = lifters as [Figure];
      const face = play.figureRolls(first, 'ADV-TRAP-13');
      const passed = face === JAMS || face + strength >= HEAVY;
      const facts = {
        trap,
        lifters: lifters.map(({ id }) => id),
        face,
        strength,
        passed,
        jammed: face === JAMS,
      };
      play.goOn({ ...now, stage: 'rolled' }, 'ADV-TRAP-13');
      play.reveal('portcullisLifted', facts, ['ADV-TRAP-13']);
      return test(play, { figure: first, kind: 'lift', face, passed, rules: ['ADV-TRAP-13'] });
    }
    if (stage === 'rolled') {
      if (answer !== true) return play.finish(['ADV-TRAP-13']);
      const figures = partyOf(play.state)
        .filter(({ id }) => !lifters.some((one) => one.id === id))
        .map(({ id }) => id);
      return play.goOn({ ...now, stage: 'under', figures }, 'ADV-TRAP-14');
    }
    const [, ...figures] = now.figures;
    if (now.figures.length === 0) return play.finish(['ADV-TRAP-14']);
    play.goOn({ ...now, figures }, 'ADV-TRAP-14');
  },
};

export const rollUnder: Handler<TrapCommandOf<'rollUnder'>> = {
  foreseen: true,
  when: { answers: 'lift' },
  check(world, state, _seat, { to }) {
    const { trap, figures } = state.stack.at(-1) as LiftFrame;
    return to === null || to === wayUnder(world, state, trap, figures[0]!)
      ? null
      : refuse('notUnder', 'ADV-TRAP-14');
  },
  perform(play, { to }) {
    const frame = play.state.stack.at(-1) as LiftFrame;
    const [figure, ...figures] = frame.figures;
    play.goOn({ ...frame, figures }, 'ADV-TRAP-14');
    if (to !== null) play.tell('rolledUnder', { figure: figure!, to }, ['ADV-TRAP-14']);
  },
};

export const portcullisAppliers: Pick<
  Appliers<TrapFacts>,
  'portcullisFell' | 'portcullisLifted' | 'rolledUnder'
> = {
  portcullisFell(state, { id, line }, world) {
    const square = line.tag === 'door' ? line.a : areaNamed(world, state, line.area).squares[0]!;
    const thing: TrapThing = {
      id,
      tag: 'trap',
      square,
      trap: 'portcullis',
      state: 'sprung',
      chest: null,
      line,
    };
    return named(withTrap(state, thing), id);
  },
  portcullisLifted: (state, { trap, jammed }) =>
    jammed ? withLevel(state, { things: withoutTrap(state, trap) }) : state,
  rolledUnder: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
