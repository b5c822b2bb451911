/** What pointing at a place can mean in classic: to open, to strike, to disarm, to search, to leave. */
import { equipmentCard, groundSeen, ownedWeapons } from '@oubliette/classic';
import type { Command, Figure, FigureId, View } from '@oubliette/classic';
import { adjacent, adjoining } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Aim } from '../../play/intention.ts';
import { worthOf } from './classicCommands.ts';
import type { Place } from './stage.ts';

export function classicAims(view: View, figure: Figure, place: Place): readonly Aim<Command>[] {
  if (typeof place === 'string') return doorAims(view, figure.id, place);
  const target = foeAt(view, figure, place);
  if (target !== undefined) return [strikeAim(view, figure, target)];
  return [
    ...disarmAims(view, figure.id, place),
    ...searchAims(view, figure, place, { type: 'searchTreasure', figure: figure.id }),
    ...leaveAims(view, figure, view.exit.includes(place) ? view.exit : []),
  ];
}

export function foeAt(view: View, figure: Figure, square: Square): Figure | undefined {
  return view.figures.find(
    (other) => other.square === square && other.side !== figure.side && other.side !== 'nobody',
  );
}

/** A door of the board, or one in the outer wall, by which heroes leave. */
export function doorAims(view: View, figure: FigureId, door: string): readonly Aim<Command>[] {
  const edge = view.board.doors[view.doorKeys.indexOf(door)];
  if (edge === undefined) {
    const self = view.figures.find(({ id }) => id === figure);
    return self === undefined ? [] : leaveAims(view, self, view.exit);
  }
  return [
    {
      does: (command) => command.type === 'openDoor' && command.door === door,
      from: (square) => square === edge.a || square === edge.b,
      likely: { type: 'openDoor', figure, door },
      cured: ['notAtTheDoor'],
    },
  ];
}

function strikeAim(view: View, figure: Figure, target: Figure): Aim<Command> {
  const ground = groundSeen(view);
  const weapons = ownedWeapons(view, figure);
  const blows = [undefined, ...weapons.filter((id) => id !== 'crossbow')].map((weapon): Command => ({
    type: 'attack',
    figure: figure.id,
    target: target.id,
    ...(weapon === undefined ? {} : { weapon }),
  }));
  const isLong = weapons.some(
    (id) => id !== 'orcsBane' && id !== 'spiritBlade' && equipmentCard(id).weapon?.diagonal === true,
  );
  return {
    does: (command) => command.type === 'attack' && command.target === target.id,
    from: (square) =>
      isLong
        ? adjoining(ground, square, target.square, 'clear') &&
          view.board.areaOf[square] === view.board.areaOf[target.square]
        : adjacent(ground, square, target.square),
    likely: blows.reduce((best, blow) => (worthOf(blow, view) > worthOf(best, view) + 1e-9 ? blow : best)),
    cured: ['notAdjacent', 'notDiagonally', 'notVisible'],
  };
}

/** A found trap, for those who can disarm it; anybody may step on it instead. */
function disarmAims(view: View, figure: FigureId, place: Square): readonly Aim<Command>[] {
  const isTrap = view.traps.some(({ kind, squares }) => kind === 'rockfall' && squares.includes(place));
  const ground = groundSeen(view);
  if (!isTrap) return [];
  return [
    {
      does: (command) => command.type === 'disarm' && command.square === place,
      from: (square) => adjacent(ground, square, place),
      likely: { type: 'disarm', figure, square: place },
      cured: ['notAdjacent'],
    },
  ];
}

/** A chest or a piece of furniture: the room it stands in is searched, from anywhere in it (CLS-SRC-11). */
function searchAims(
  view: View,
  { side, square: from }: Figure,
  place: Square,
  likely: Command,
): readonly Aim<Command>[] {
  const { areaOf } = view.board;
  if (side !== 'heroes' || !view.furniture.some(({ squares }) => squares.includes(place))) return [];
  const isQuiet = !view.figures.some(
    (other) => other.side === 'morcar' && areaOf[other.square] === areaOf[place],
  );
  const isElsewhere = areaOf[from] !== areaOf[place];
  return [
    {
      does: (command) => command.type === likely.type,
      from: (square) => areaOf[square] === areaOf[place],
      likely,
      cured: isElsewhere && isQuiet ? ['alreadySearched', 'monsterAbout'] : [],
    },
  ];
}

/** The way out is only meant as one when all is done. */
export function leaveAims(
  view: View,
  { id, side }: Figure,
  exit: readonly Square[],
): readonly Aim<Command>[] {
  const isDone = view.quest.goals.every(({ reached }) => reached);
  if (side !== 'heroes' || !isDone || exit.length === 0) return [];
  return [
    {
      does: (command) => command.type === 'leave',
      from: (square) => exit.includes(square),
      likely: { type: 'leave', figure: id },
      cured: ['notAtTheExit'],
    },
  ];
}
