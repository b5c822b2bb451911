/** What may be done now by the person at this screen: whose doing, which buttons, which squares. */
import { waysSeen } from '@oubliette/advanced';
import type { Command, FigureId, View, WaySeen } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { SeatId, Waiting } from '@oubliette/kernel';
import { actionOf, doerOf, isStanding, meansKey, placesOf } from './commands.ts';
import type { ActionId } from './commands.ts';
import type { AdvancedScene, Hand } from './desk.ts';

export interface Situation {
  readonly view: View;
  /** The seat that acts; null where this person can do nothing now. */
  readonly seat: SeatId | null;
  readonly moves: readonly Command[];
  /** Somebody of mine is asked something in the middle of things: the answers. */
  readonly question: Question | null;
  /** My figures that may do something now, and the one in hand. */
  readonly figures: readonly FigureId[];
  readonly figure: FigureId | null;
  readonly actions: ReadonlyMap<ActionId, readonly Command[]>;
  /** Where the figure in hand could walk. */
  readonly ways: ReadonlyMap<Square, WaySeen>;
  /** Squares that stand for a command, by what is in hand or asked. */
  readonly lit: ReadonlyMap<Square, readonly Command[]>;
  /** Whenever one likes: the master's watch, a fate point on what was suffered. */
  readonly standing: readonly Command[];
}

export interface Question {
  readonly waiting: Waiting;
  /** Sorts of answer: one button each; those of one place have none of their own. */
  readonly sorts: readonly { readonly key: string; readonly commands: readonly Command[] }[];
  /** The sort whose places are lit. */
  readonly chosen: string | null;
}

const NO_WAYS: Situation['ways'] = new Map();

export function situationOf(scene: AdvancedScene, hand: Hand): Situation {
  const { view } = scene;
  const seat = seatOf(scene);
  const all = seat === null ? [] : (scene.moves[seat] ?? []);
  const moves = all.filter((move) => !isStanding(move));
  const standing = all.filter(isStanding);
  const base = { view, seat, moves, standing };
  const isAsked = view.underWay.length > 0 && moves.length > 0;
  if (isAsked) return asked(scene, hand, base);
  const figures = [...new Set(moves.flatMap((move) => doerOf(move) ?? []))];
  const figure = figureInHand(view, hand, figures);
  const own = moves.filter((move) => (doerOf(move) ?? figure) === figure);
  const actions = Map.groupBy(own, actionOf);
  const isWalking =
    (hand.action === null || hand.action === 'move') && (actions.get('move') ?? []).some(isStep);
  const ways = isWalking && figure !== null ? waysSeen(view, figure) : NO_WAYS;
  const inHand = hand.action === null || hand.action === 'move' ? [] : (actions.get(hand.action) ?? []);
  return { ...base, question: null, figures, figure, actions, ways, lit: litBy(inHand, view) };
}

function isStep({ type }: Command): boolean {
  return type === 'step';
}

/** The one I look through if it can do something, else another of mine. */
function seatOf({ seats, eyes, moves }: AdvancedScene): SeatId | null {
  const able = [eyes, ...seats].filter((seat) => seats.includes(seat) && (moves[seat] ?? []).length > 0);
  return able.find((seat) => (moves[seat] ?? []).some((move) => !isStanding(move))) ?? able[0] ?? null;
}

/** Whoever is in the middle of something, else whom one turned to, else the first that may still do something. */
function figureInHand({ turn }: View, hand: Hand, figures: readonly FigureId[]): FigureId | null {
  const wanted = [hand.figure, turn.active].find((id) => id !== null && figures.includes(id));
  return wanted ?? figures[0] ?? null;
}

function asked(
  { view, waiting }: AdvancedScene,
  hand: Hand,
  base: Pick<Situation, 'view' | 'seat' | 'moves' | 'standing'>,
): Situation {
  const sorts = [...Map.groupBy(base.moves, (move) => sortOf(move, view))].map(([key, commands]) => ({
    key,
    commands,
  }));
  const placed = sorts.filter(({ commands }) => isPlaced(commands[0]!, view));
  const chosen = placed.find(({ key }) => key === hand.means) ?? placed[0];
  const awaited = waiting.find(({ seat }) => seat === base.seat) ?? {
    seat: base.seat ?? '',
    prompt: 'mayAct',
    rules: [],
  };
  return {
    ...base,
    question: { waiting: awaited, sorts, chosen: chosen?.key ?? null },
    figures: [],
    figure: null,
    actions: new Map(),
    ways: NO_WAYS,
    lit: litBy(chosen?.commands ?? [], view),
  };
}

function isPlaced(command: Command, view: View): boolean {
  return placesOf(command, view).length > 0;
}

/** Answers with a place are of one sort where they differ by it alone, as walls do; ways to lay a section are each their own. */
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

/** What a seat may do as the table stands, shown or not. */
export function actsIn(present: AdvancedScene['present'], seat: SeatId): readonly Command[] {
  const moves: Readonly<Record<SeatId, readonly unknown[]>> = present.moves;
  return (moves[seat] ?? []) as readonly Command[];
}
