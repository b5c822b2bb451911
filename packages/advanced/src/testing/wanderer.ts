/** A player for the generic properties: partly purposeful, mostly random, home at last so a match ends. */
import { bareGround, distances, layoutBoard, neighbour, withSquares } from '@oubliette/dungeon';
import type { Board, Layout, Square } from '@oubliette/dungeon';
import type { Look, Player, Seat, Stream } from '@oubliette/kernel';
import type { Command } from '../commands.ts';
import { SECTIONS } from '../content/sections.ts';
import type { AdvancedEvent } from '../events.ts';
import type { View } from '../view.ts';

type Seen = Look<View, Command>;
type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Free and endless: choosing among all commands would mostly pick these. */
const IDLE: readonly string[] = [
  'watch',
  'comeBack',
  'takeInHand',
  'done',
  'closeDoor',
  'takeOffArmour',
  'take',
  'give',
  'drop',
  'wear',
];
const SELDOM = 6;
/** Only when it is time, or nothing else can be done. */
const LAST: readonly string[] = ['leaveDungeon'];
/** This many of four commands have a purpose. */
const PURPOSE = 3;
/** Commands of a seat before it heads for the stairs: at least this many, and up to as many more. */
const PATIENCE = 60;
const STAMINA = 500;
const ASTRAY = 5;

export function wanderer({ role }: Seat, stream: Stream): Player<View, Command, AdvancedEvent> {
  const enough = PATIENCE + stream.below(STAMINA);
  let given = 0;
  return {
    choose(look) {
      given += 1;
      if (role === 'gamemaster') return choose(look, stream, enemies);
      if (given <= enough) return choose(look, stream, goals);
      // The way home may lead over a chasm: a stuck figure now and then tries something else.
      const way = stream.below(ASTRAY) > 0 ? homeward(look) : undefined;
      return way ?? anything(look.moves, stream);
    },
    consider: (look) => (stream.below(40) === 0 && look.moves.length > 0 ? pick(look.moves, stream) : null),
  };
}

const boards = new WeakMap<Layout, Board>();

function boardOf(layout: Layout): Board {
  const known = boards.get(layout) ?? layoutBoard(layout, SECTIONS);
  boards.set(layout, known);
  return known;
}

type Goals = (view: View, board: Board) => readonly Square[];

function choose(look: Seen, stream: Stream, wanted: Goals): Command {
  const purposeful = stream.below(4) < PURPOSE ? (deed(look.moves) ?? closer(look, wanted)) : undefined;
  return purposeful ?? anything(look.moves, stream);
}

/** First picks a type of command, then one of that type. */
function anything(moves: readonly Command[], stream: Stream): Command {
  const sorts = [...Map.groupBy(moves, ({ type }) => type)];
  const wanted = sorts.filter(
    ([type]) => !LAST.includes(type) && (!IDLE.includes(type) || stream.below(SELDOM) === 0),
  );
  const [, list] = pick(wanted.length > 0 ? wanted : sorts, stream);
  return pick(list, stream);
}

function first(moves: readonly Command[], ...types: readonly string[]): Command | undefined {
  for (const type of types) {
    const move = moves.find((one) => one.type === type);
    if (move !== undefined) return move;
  }
  return undefined;
}

function deed(moves: readonly Command[]): Command | undefined {
  return first(moves, 'attack', 'openChest', 'openDoor', 'changeLevel');
}

/** Unexplored places; in a fight the other side. */
function goals(view: View): readonly Square[] {
  if (view.turn.mode === 'combat') return enemies(view);
  const { layout, falseDoors } = view.levels[view.level]!;
  return layout.exits
    .filter((exit) => !falseDoors.some((other) => other.squares[0] === exit.squares[0]))
    .flatMap(({ squares }) => squares);
}

function enemies({ figures, turn }: View): readonly Square[] {
  const side = turn.phase === 'master' ? 'heroes' : 'monsters';
  return figures.filter((figure) => figure.side === side).map(({ square }) => square);
}

/** A step that brings a figure nearer to a goal; null if none does. */
function closer({ view, moves }: Seen, wanted: Goals): Command | undefined {
  const steps = moves.filter((move): move is CommandOf<'step'> => move.type === 'step');
  const level = view.levels[view.level];
  if (steps.length === 0 || level === undefined) return undefined;
  const known = new Map<Square, (square: Square) => number>();
  return steps.find(({ figure, to }) => {
    const from = view.figures.find(({ id }) => id === figure)?.square;
    if (from === undefined) return false;
    const far = known.get(from) ?? farFrom(view, wanted, from);
    known.set(from, far);
    return far(to) < far(from);
  });
}

/** Steps to a goal with every door open: over a chasm only if no way leads around it. */
function farFrom(view: View, wanted: Goals, from: Square): (square: Square) => number {
  const { layout, things } = view.levels[view.level]!;
  const board = boardOf(layout);
  const open = bareGround(board, 'open');
  const goal = wanted(view, board);
  const chasm = things.flatMap((one) =>
    one.tag === 'feature' && one.feature === 'chasm' ? one.squares : [],
  );
  const round = distances({ ...open, furniture: withSquares(open.furniture, chasm) }, goal);
  const far = round[from]! < 0 ? distances(open, goal) : round;
  return (square) => (far[square]! < 0 ? Infinity : far[square]!);
}

function homeward(look: Seen): Command | undefined {
  const { view, moves } = look;
  const sure = first(moves, 'leaveDungeon', 'attack', 'changeLevel');
  if (sure !== undefined) return sure;
  if (view.level > 0 && first(moves, 'takeStairs') !== undefined) return first(moves, 'takeStairs');
  return closer(look, home) ?? doorHome(look) ?? first(moves, 'done');
}

/** The stairs that lead out, or up. */
function home({ level, levels }: View, board: Board): readonly Square[] {
  const { places } = levels[level]!;
  const wanted = level === 0 ? 'out' : 'up';
  return board.areas.flatMap(({ id, squares }) => (places[id]?.stairs === wanted ? squares : []));
}

function doorHome({ view, moves }: Seen): Command | undefined {
  const doors = moves.filter((move): move is CommandOf<'openDoor'> => move.type === 'openDoor');
  if (doors.length === 0) return undefined;
  const { layout } = view.levels[view.level]!;
  return doors.find(({ at, side }) => {
    const far = farFrom(view, home, at);
    const beyond = neighbour(layout, at, side);
    return beyond >= 0 && far(beyond) < far(at);
  });
}

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}
