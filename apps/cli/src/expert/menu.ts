/** A seat's moves as a person chooses among them, in a quest of Expert. */
import { boardSeen, layingSeen, squareName, telling } from '@oubliette/expert';
import type { Command, View } from '@oubliette/expert';
import { DIRECTIONS, neighbour } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { choicesAmong, placeAmong } from '../play/choices.ts';
import type { ExpertLook, ExpertMenu } from './look.ts';
import { words } from './words.ts';

type Step = Extract<Command, { type: 'step' }>;

/** The order of a turn's commands; handling things comes after, ending last. */
const FIRST: readonly string[] = [
  'ready',
  'arranged',
  'questAction',
  'takeTurn',
  'activate',
  'attack',
  'move',
  'openDoor',
  'searchFurniture',
  'searchTile',
  'jump',
  'tumble',
  'pickUp',
  'pickUpGold',
  'drink',
  'readScroll',
];
const LAST: readonly string[] = ['leave', 'endTurn', 'armEvent', 'disarmEvent', 'watch', 'hold'];

/** Sorts whose moves differ by the thing handled, not only by place. */
const HANDLING: readonly string[] = ['giveCard', 'giveGold', 'dropCard', 'leaveCard', 'wear', 'takeOff'];
/** How things are done, not where. */
const MANNERS: readonly string[] = [
  'layTile',
  'reorder',
  'rollQuest',
  'removeTop',
  'omitMonsters',
  'attack',
  'takeTurn',
  'activate',
  'move',
];
const MOST_APART = 9;

export function menuOf(moves: readonly Command[], look: ExpertLook): ExpertMenu {
  const { view } = look;
  const mover = moverOf(moves, view);
  const steps = stepsOf(moves, view, mover);
  const lettered = new Set<Command>(steps.values());
  const choices = choicesAmong(
    moves.filter((move) => !lettered.has(move)),
    {
      language: look.language,
      place: ({ type }) => placeAmong(type, FIRST, LAST),
      sort: sortOf,
      fewest: ({ type }) => (MANNERS.includes(type) ? MOST_APART : HANDLING.includes(type) ? 2 : 3),
      label: (move) => labelOf(move, look),
      shared: ({ type }) => (type === 'watch' ? words(look.language, 'watch', {}) : null),
    },
  );
  return { mover, steps, choices, rare: [] };
}

/** The figure in its turn, if it is this seat's to move; nobody moves amid a question. */
function moverOf(moves: readonly Command[], { turn, stack }: View): string | null {
  const isOwn = moves.some(({ type }) => type === 'endTurn' || type === 'step' || type === 'move');
  return stack.length === 0 && isOwn ? (turn.act?.figure ?? null) : null;
}

function stepsOf(moves: readonly Command[], view: View, mover: string | null): Map<Direction, Step> {
  const from = view.figures.find(({ id }) => id === mover)?.square;
  const steps = new Map<Direction, Step>();
  if (from === undefined) return steps;
  const board = boardSeen(view.layout);
  for (const move of moves) {
    if (move.type !== 'step') continue;
    const direction = DIRECTIONS.find((way) => neighbour(board, from, way) === move.to);
    if (direction !== undefined) steps.set(direction, move);
  }
  return steps;
}

/** Moves of one sort differ only in their place, or in what is handled. */
function sortOf(command: Command): string {
  if (HANDLING.includes(command.type)) return command.type;
  if (command.type === 'movePiece') return JSON.stringify([command.type, command.piece]);
  if (command.type === 'placeHero') return JSON.stringify([command.type, command.hero]);
  return command.type;
}

/** A way to lay a tile, with the corners of what would be laid. */
export function labelOf(
  command: Command,
  { view, names, language }: Omit<ExpertLook, 'style' | 'setup'>,
): string {
  const label = telling.label(command, { language, names, view });
  const corners = command.type === 'layTile' ? layingSeen(view, command.fit) : null;
  if (corners === null) return label;
  const [from, to] = corners.map((square) => squareName(names, square));
  return words(language, 'layout', { label, from: from!, to: to! });
}
