/** What this screen's player may do now: which figure, which buttons, which squares. */
import { GM, rollSeen, waysSeen, waysWithin } from '@oubliette/expert';
import type { Command, FigureId, View, WaySeen } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { SeatId, Waiting } from '@oubliette/kernel';
import { isStanding, meansKey, placesOf } from './commands.ts';
import type { ActionId } from './commands.ts';
import type { ExpertScene, Hand } from './desk.ts';
import { menuOf } from './menu.ts';
import type { Menu } from './menu.ts';

export interface Situation {
  readonly view: View;
  /** The seat that acts; null if this player can do nothing now. */
  readonly seat: SeatId | null;
  /** Every possible command or answer of this player's seats. */
  readonly moves: readonly Command[];
  /** A question to one of the player's seats that interrupts play: its answers. */
  readonly question: Question | null;
  /** The player's figure in its turn, or those who could take the next one; and the chosen one. */
  readonly figures: readonly FigureId[];
  readonly figure: FigureId | null;
  /** How each of them takes it. */
  readonly begins: ReadonlyMap<FigureId, Command>;
  /** The chosen figure's action bar; null if none of the player's figures acts. */
  readonly menu: Menu | null;
  readonly road: Road;
  /** Squares that stand for a command of the chosen action or the question. */
  readonly lit: ReadonlyMap<Square, readonly Command[]>;
  /** Possible at any time: the game master's hand, and when he is asked. */
  readonly standing: readonly Command[];
}

/** Where the chosen figure could walk, and what has to be done first: its turn taken, its dice rolled. */
export interface Road {
  readonly ways: ReadonlyMap<Square, WaySeen>;
  readonly first: readonly Command[];
  /** As far as it gets however the dice fall, and as far as it could get. */
  readonly sure: number;
  readonly most: number;
}

export interface Question {
  readonly waiting: Waiting;
  /** Kinds of answer: one button each; squares of one kind share it. */
  readonly sorts: readonly Sort[];
  /** The kind whose places are lit. */
  readonly chosen: string | null;
}

export interface Sort {
  readonly key: string;
  readonly commands: readonly Command[];
  /** Its answers are squares of the board. */
  readonly placed: boolean;
}

const NO_ROAD: Road = { ways: new Map(), first: [], sure: 0, most: 0 };

const NOBODY_ACTS = {
  figures: [],
  figure: null,
  begins: new Map<FigureId, Command>(),
  menu: null,
  road: NO_ROAD,
} as const;

export function situationOf(scene: ExpertScene, hand: Hand): Situation {
  const { view } = scene;
  const able = ableSeats(scene);
  const all = able.flatMap((seat) => scene.moves[seat] ?? []);
  const moves = all.filter((move) => !isStanding(move));
  // Behind the screen and before it nothing is shown of the other side.
  const standing = scene.eyes === GM ? (scene.moves[GM] ?? []).filter(isStanding) : [];
  const base = { view, moves, standing };
  const seat = able.find((each) => (scene.moves[each] ?? []).some((move) => !isStanding(move))) ?? null;
  if (hand.arming !== null) return arming(hand.arming, seat, base);
  if (view.stack.length > 0 && moves.length > 0) return asked(scene, hand, seat, base);
  const begins = beginsIn(moves);
  const acting = view.turn.act?.figure ?? null;
  const figures = begins.size > 0 ? [...begins.keys()] : acting !== null && moves.length > 0 ? [acting] : [];
  const figure = figures.find((id) => id === hand.focus) ?? figures[0] ?? null;
  const menu = seat === null ? null : menuOf(view, seat === GM ? 'master' : 'hero', figure, moves);
  const inHand = isMoving(hand.mode) ? [] : (menu?.items.find(({ id }) => id === hand.mode)?.commands ?? []);
  const wanted = hand.means === null ? inHand : inHand.filter((move) => meansKey(move) === hand.means);
  const road = isMoving(hand.mode) ? roadOf(view, figure, moves, begins, hand.mode) : NO_ROAD;
  return { ...base, seat, question: null, figures, figure, begins, menu, road, lit: litBy(wanted, view) };
}

/** The squares on which a card can be set; nothing else is done meanwhile. */
function arming(
  card: string,
  seat: SeatId | null,
  base: Pick<Situation, 'view' | 'moves' | 'standing'>,
): Situation {
  const ways = base.standing.filter(
    (command) => command.type === 'armEvent' && command.card === card && command.at !== null,
  );
  return { ...base, ...NOBODY_ACTS, seat, question: null, lit: litBy(ways, base.view) };
}

function isMoving(mode: ActionId | null): mode is 'move' | 'run' | null {
  return mode === null || mode === 'move' || mode === 'run';
}

/** The viewed seat first. */
function ableSeats({ seats, eyes, moves }: ExpertScene): SeatId[] {
  const mine = [eyes, ...seats.filter((seat) => seat !== eyes)];
  return mine.filter((seat) => seats.includes(seat) && (moves[seat] ?? []).length > 0);
}

function beginsIn(moves: readonly Command[]): ReadonlyMap<FigureId, Command> {
  return new Map(
    moves.flatMap((move): readonly (readonly [FigureId, Command])[] => {
      if (move.type === 'takeTurn') return [[move.hero, move]];
      return move.type === 'activate' ? [[move.monster, move]] : [];
    }),
  );
}

/** Rolled for already, or still to be rolled for, after the turn has been taken. */
function roadOf(
  view: View,
  figure: FigureId | null,
  moves: readonly Command[],
  begins: Situation['begins'],
  mode: 'move' | 'run' | null,
): Road {
  if (figure === null) return NO_ROAD;
  const manner = mode === 'run' ? 'run' : 'walk';
  const begin = begins.get(figure);
  const roll: Command = { type: 'move', mode: manner };
  const left = view.turn.act?.left ?? 0;
  if (begin === undefined && !moves.some((move) => move.type === 'move' && move.mode === manner))
    return { ways: waysSeen(view, figure), first: [], sure: left, most: left };
  const [sure, most] = rollSeen(view, figure, manner);
  const first = begin === undefined ? [roll] : [begin, roll];
  return { ways: waysWithin(view, figure, most), first, sure, most };
}

function asked(
  scene: ExpertScene,
  hand: Hand,
  seat: SeatId | null,
  base: Pick<Situation, 'view' | 'moves' | 'standing'>,
): Situation {
  const { view, moves } = base;
  const sorts = [...Map.groupBy(moves, (move) => sortOf(move, view))].map(([key, commands]): Sort => ({
    key,
    commands,
    placed: placesOf(commands[0]!, view).length > 0,
  }));
  const placed = sorts.filter((sort) => sort.placed);
  const chosen = placed.find(({ key }) => key === hand.means) ?? placed[0];
  const waiting = scene.waiting.find((each) => each.seat === seat) ?? {
    seat: seat ?? '',
    prompt: 'act',
    rules: [],
  };
  return {
    ...base,
    seat,
    question: { waiting, sorts, chosen: chosen?.key ?? null },
    ...NOBODY_ACTS,
    lit: litBy(chosen?.commands ?? [], view),
  };
}

/** Answers that differ only by place are of one kind; each way to lay a tile is its own. */
function sortOf(command: Command, view: View): string {
  if (command.type === 'layTile' || command.type === 'arrangeTile') return `${command.type} ${command.fit}`;
  if (command.type === 'moveDoor') return JSON.stringify([command.type, command.at, command.side]);
  return placesOf(command, view).length > 0 ? meansKey(command) : JSON.stringify(command);
}

/** Answers listed by name: those without a place. */
export function answersOf({ sorts }: Question): readonly Command[] {
  return sorts.filter(({ placed }) => !placed).flatMap(({ commands }) => commands);
}

function litBy(commands: readonly Command[], view: View): ReadonlyMap<Square, readonly Command[]> {
  const lit = new Map<Square, Command[]>();
  for (const command of commands)
    for (const square of placesOf(command, view)) lit.set(square, [...(lit.get(square) ?? []), command]);
  return lit;
}
