/** A seat's moves as a person chooses among them, on an expedition. */
import { blowSeen, figureMention, SECTIONS, squareName, telling, topSeenAs } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { DIRECTIONS, neighbour, pieceSquares, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { Choice } from '../play/book.ts';
import { choicesAmong, placeAmong } from '../play/choices.ts';
import { levelShown } from './look.ts';
import type { AdvancedLook, AdvancedMenu } from './look.ts';
import { words } from './words.ts';

type Step = Extract<Command, { type: 'step' }>;

/** The order of a turn's commands; others come after, leaving and finishing last. */
const ORDER: readonly string[] = [
  'chooseOrder',
  'attack',
  'shootMagic',
  'useDevice',
  'cast',
  'castSource',
  'openDoor',
  'openChest',
  'disarm',
  'searchRoom',
  'searchWall',
  'take',
  'drinkPotion',
  'givePotion',
  'run',
  'step',
];
const LAST: readonly string[] = ['takeStairs', 'changeLevel', 'leaveDungeon', 'done', 'watch'];

/** Sorts whose moves differ by the thing handled, not only by place. */
const HANDLING: ReadonlySet<string> = new Set([
  'give',
  'drop',
  'takeInHand',
  'takeOffArmour',
  'putOnArmour',
  'wear',
]);

/** How many are listed one by one: each attack has its own odds. */
const MOST_APART = 8;

export function menuOf(moves: readonly Command[], look: AdvancedLook, focus: FigureId | null): AdvancedMenu {
  const { view } = look;
  if (view.underWay.length > 0)
    return { mover: null, steps: new Map(), choices: choicesOf(moves, look), rare: [] };
  const doers = doersOf(moves);
  const mover = moverOf(moves, view, focus);
  const mine = moves.filter((move) => (doerOf(move) ?? mover) === mover);
  const steps = stepsOf(mine, view, mover);
  const lettered = new Set<Command>(steps.values());
  return {
    mover,
    steps,
    choices: [
      ...choicesOf(
        mine.filter((move) => !lettered.has(move)),
        look,
      ),
      ...doers.filter((id) => id !== mover).flatMap((id) => turnTo(look, id)),
    ],
    rare: [],
  };
}

/** The chosen figure while it can do anything; else one amid something, or the next that can. */
export function moverOf(moves: readonly Command[], { turn }: View, focus: FigureId | null): FigureId | null {
  const doers = doersOf(moves);
  if (focus !== null && doers.includes(focus)) return focus;
  const isWanted = (id: FigureId): boolean =>
    doers.includes(id) && (isBusy(moves, id) || turn.acts[id] === undefined);
  return (
    [turn.active].find((id) => id !== null && isWanted(id)) ??
    doers.find((id) => isBusy(moves, id)) ??
    doers[0] ??
    null
  );
}

/** Whether a figure has anything left that a turn is for: handling things is possible to the end. */
export function isBusy(moves: readonly Command[], id: FigureId): boolean {
  return moves.some((move) => doerOf(move) === id && ORDER.includes(move.type));
}

function doersOf(moves: readonly Command[]): readonly FigureId[] {
  return [...new Set(moves.flatMap((move) => doerOf(move) ?? []))];
}

/** The figure that acts; null if it is the player. */
function doerOf(command: Command): FigureId | null {
  return 'figure' in command && typeof command.figure === 'string' ? command.figure : null;
}

function stepsOf(moves: readonly Command[], view: View, mover: FigureId | null): Map<Direction, Step> {
  const layout = levelShown(view)?.layout;
  const from = view.figures.find(({ id }) => id === mover)?.square;
  const steps = new Map<Direction, Step>();
  if (layout === undefined || from === undefined) return steps;
  for (const move of moves) {
    if (move.type !== 'step') continue;
    const direction = DIRECTIONS.find((way) => neighbour(layout, from, way) === move.to);
    if (direction !== undefined) steps.set(direction, move);
  }
  return steps;
}

function choicesOf(moves: readonly Command[], look: AdvancedLook): Choice<Command>[] {
  return choicesAmong(moves, {
    language: look.language,
    place: ({ type }) => placeAmong(type, ORDER, LAST),
    sort: sortOf,
    fewest,
    label: (move) => labelOf(move, look),
    shared: ({ type }) => (type === 'watch' ? words(look.language, 'watch', {}) : null),
  });
}

type Loose = Readonly<Record<string, unknown>>;

/** Moves of one sort differ only in their place, or in what is handled. */
function sortOf(command: Command): string {
  const { type, figure, spell, kind, weapon } = command as Loose & Command;
  if (HANDLING.has(type) || type === 'watch') return JSON.stringify([type, figure]);
  return JSON.stringify([type, figure, spell, kind, weapon]);
}

/** How things are done, not where. */
const MANNERS: readonly string[] = ['attack', 'shootMagic', 'chooseOrder', 'chooseLayout'];

function fewest({ type }: Command): number {
  if (MANNERS.includes(type)) return MOST_APART;
  return HANDLING.has(type) || type === 'watch' ? 2 : 3;
}

/** With what it takes to hit, and what that would do. */
export function labelOf(
  command: Command,
  { view, names, language }: Omit<AdvancedLook, 'style' | 'setup'>,
): string {
  const label = telling.label(command, { language, names, view });
  if (command.type === 'chooseLayout') return layoutLabel(label, command.option, view, language);
  if (command.type !== 'attack' && command.type !== 'shootMagic') return label;
  const blow = blowSeen(view, command.figure, command.target, command.weapon);
  if (blow === null) return label;
  const { needed, dice, toughness } = blow;
  return words(language, 'blow', {
    label,
    dice,
    toughness,
    needed: needed === null ? 'none' : String(needed),
  });
}

/** With the corners of what would be laid. */
function layoutLabel(label: string, option: number, view: View, language: Language): string {
  const layout = levelShown(view)?.layout;
  const plan = topSeenAs(view, 'laying')?.plans[option];
  if (layout === undefined || plan === undefined) return label;
  const squares = plan.steps.flatMap(({ section, at, turns }) =>
    pieceSquares(layout, SECTIONS, { id: section, section, at, turns }),
  );
  const xs = squares.map((square) => xOf(layout, square));
  const ys = squares.map((square) => yOf(layout, square));
  const corner = (of: (...all: number[]) => number) => squareName(squareAt(layout, of(...xs), of(...ys)));
  return words(language, 'layout', { label, from: corner(Math.min), to: corner(Math.max) });
}

function turnTo({ view, names, language }: AdvancedLook, id: FigureId): Choice<Command>[] {
  const square = view.figures.find((figure) => figure.id === id)?.square;
  if (square === undefined) return [];
  const label = words(language, 'turnTo', { figure: figureMention(names, id), square: squareName(square) });
  return [{ label, commands: [], turnTo: id }];
}
