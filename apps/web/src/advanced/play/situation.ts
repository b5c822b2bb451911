/** What this screen's player may do now: which figure, which buttons, which squares. */
import { MASTER, placesOf, topSeen, waysSeen } from '@oubliette/advanced';
import type { Command, Figure, FigureId, View, WaySeen } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { SeatId, Waiting } from '@oubliette/kernel';
import { actionOf, doerOf, isLeading, isStanding, meansKey } from './commands.ts';
import type { ActionId, Role } from './commands.ts';
import type { AdvancedScene, Hand } from './desk.ts';
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
  /** The player's figures that may act now, and the chosen one. */
  readonly figures: readonly FigureId[];
  readonly figure: FigureId | null;
  /** The chosen figure's action bar; null if none of the player's figures acts. */
  readonly menu: Menu | null;
  /** Where the chosen figure could walk. */
  readonly ways: ReadonlyMap<Square, WaySeen>;
  /** Squares that stand for a command of the chosen action or the question. */
  readonly lit: ReadonlyMap<Square, readonly Command[]>;
  /** Possible at any time: the master's watch, a fate point against harm. */
  readonly standing: readonly Command[];
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

const NO_WAYS: Situation['ways'] = new Map();

export function situationOf(scene: AdvancedScene, hand: Hand): Situation {
  const { view } = scene;
  const able = ableSeats(scene);
  const all = able.flatMap((seat) => scene.moves[seat] ?? []);
  const moves = all.filter((move) => !isStanding(move, view));
  // Behind the screen the heroes' fate is no concern, nor the other way round.
  const near = able.filter((seat) => (seat === MASTER) === (scene.eyes === MASTER));
  const standing = near.flatMap((seat) => scene.moves[seat] ?? []).filter((move) => isStanding(move, view));
  const base = { view, moves, standing };
  if (view.underWay.length > 0 && moves.length > 0) return asked(scene, hand, base);
  const figures = [...new Set(moves.flatMap((move) => doerOf(move) ?? []))];
  const figure = figureInHand(scene, hand, figures);
  const seat = actingSeat(scene, figure, able);
  const role: Role = seat === MASTER ? 'master' : 'hero';
  const menu = seat === null ? null : menuOf(view, role, figure, scene.moves[seat] ?? []);
  const own = (action: ActionId): readonly Command[] =>
    menu?.items.find(({ id }) => id === action)?.commands ?? [];
  const isWalking = (hand.mode === null || hand.mode === 'move') && own('move').length > 0;
  const ways = isWalking && figure !== null ? waysSeen(view, figure) : NO_WAYS;
  const inHand = hand.mode === null || hand.mode === 'move' ? [] : own(hand.mode);
  const wanted = hand.means === null ? inHand : inHand.filter((move) => meansKey(move) === hand.means);
  return { ...base, seat, question: null, figures, figure, menu, ways, lit: litBy(wanted, view) };
}

/** The viewed seat first. */
function ableSeats({ seats, eyes, moves }: AdvancedScene): SeatId[] {
  const mine = [eyes, ...seats.filter((seat) => seat !== eyes)];
  return mine.filter((seat) => seats.includes(seat) && (moves[seat] ?? []).length > 0);
}

/** The seat of the chosen figure; else one that can do something important. */
function actingSeat(scene: AdvancedScene, figure: FigureId | null, able: readonly SeatId[]): SeatId | null {
  const { moves, view } = scene;
  const has = (seat: SeatId, wanted: (move: Command) => boolean): boolean => (moves[seat] ?? []).some(wanted);
  return (
    able.find((seat) => figure !== null && has(seat, (move) => doerOf(move) === figure)) ??
    able.find((seat) => has(seat, (move) => !isStanding(move, view))) ??
    null
  );
}

/** The selected figure, else one in the middle of something, else the first that can still act. */
function figureInHand(
  { view, eyes }: AdvancedScene,
  hand: Hand,
  figures: readonly FigureId[],
): FigureId | null {
  // Figures knocked out or controlled can only let others take things, so they come last.
  const up = figures.filter((id) => isOwnMaster(view.figures.find((one) => one.id === id)));
  const own = view.sheets.find(({ id, seat }) => seat === eyes && up.includes(id))?.id;
  const wanted = [hand.focus, view.turn.active, own].find((id) => id != null && figures.includes(id));
  return wanted ?? up[0] ?? figures[0] ?? null;
}

/** On its feet, and under its own will (ADV-TRAP-33). */
export function isOwnMaster(figure: Figure | undefined): boolean {
  return (
    figure === undefined || (figure.wounds > 0 && !figure.effects.some(({ tag }) => tag === 'controlled'))
  );
}

function asked(
  scene: AdvancedScene,
  hand: Hand,
  base: Pick<Situation, 'view' | 'moves' | 'standing'>,
): Situation {
  const { view } = base;
  const able = ableSeats(scene);
  const seat = able.find((each) => (scene.moves[each] ?? []).some((move) => !isStanding(move, view))) ?? null;
  const led = ledIn(base);
  const answers = led === null ? base.moves : base.moves.filter((move) => !isStep(move));
  const sorts = [...Map.groupBy(answers, (move) => sortOf(move, view))].map(([key, commands]): Sort => ({
    key,
    commands,
    placed: isPlaced(commands[0]!, view),
  }));
  const placed = sorts.filter((sort) => sort.placed);
  const chosen = placed.find(({ key }) => key === hand.means) ?? placed[0];
  const awaited = scene.waiting.find((each) => each.seat === seat) ?? {
    seat: seat ?? '',
    prompt: 'mayAct',
    rules: [],
  };
  return {
    ...base,
    seat,
    question: { waiting: awaited, sorts, chosen: chosen?.key ?? null },
    figures: [],
    figure: led,
    menu: null,
    ways: led === null ? NO_WAYS : waysSeen(view, led),
    lit: litBy(chosen?.commands ?? [], view),
  };
}

/** The figure the answers lead on, square by square; null if they lead none. */
function ledIn({ view, moves }: Pick<Situation, 'view' | 'moves'>): FigureId | null {
  const top = topSeen(view);
  return moves.some(isStep) && (top?.tag === 'control' || top?.tag === 'fleeing') ? top.figure : null;
}

function isStep(command: Command): boolean {
  return isLeading(command) && command.to !== null;
}

/** Answers listed by name: those without a place, and a few about figures, walls or layouts. */
export function answersOf({ sorts, chosen }: Question): readonly Command[] {
  const plain = sorts.filter(({ placed }) => !placed).flatMap(({ commands }) => commands);
  const lit = sorts.find(({ key }) => key === chosen)?.commands ?? [];
  const named = lit.filter((command) => NAMED.some((field) => field in command));
  return named.length === lit.length && lit.length <= MOST_NAMED ? [...named, ...plain] : plain;
}

const NAMED = ['target', 'with', 'area', 'side'] as const;
const MOST_NAMED = 8;

function isPlaced(command: Command, view: View): boolean {
  const answers = actionOf(command) === 'answer' || command.type === 'raiseDead';
  return answers && placesOf(command, view).length > 0;
}

/** Answers that differ only by place are of one kind, such as walls; layouts are each their own. */
function sortOf(command: Command, view: View): string {
  if (command.type === 'chooseLayout') return `layout ${command.option}`;
  if (command.type === 'chooseWall') return command.type;
  return isPlaced(command, view) ? meansKey(command) : JSON.stringify(command);
}

function litBy(commands: readonly Command[], view: View): ReadonlyMap<Square, readonly Command[]> {
  const lit = new Map<Square, Command[]>();
  for (const command of commands)
    for (const square of placesOf(command, view)) lit.set(square, [...(lit.get(square) ?? []), command]);
  return lit;
}
