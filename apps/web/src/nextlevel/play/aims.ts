/** What pointing at a place can mean in NextLevel: to open, to strike or shoot, to search a piece of furniture, to leave. */
import { groundSeen } from '@oubliette/classic';
import type { Figure } from '@oubliette/classic';
import { adjacent, adjoining, clearLine } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { upperLeft, wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { doorAims, foeAt, leaveAims } from '../../classic/play/aims.ts';
import type { Place } from '../../classic/play/stage.ts';
import type { Aim } from '../../play/intention.ts';

export function nextAims(view: NextView, figure: Figure, place: Place): readonly Aim<NextCommand>[] {
  if (typeof place === 'string') return doorAims(view, figure.id, place) as readonly Aim<NextCommand>[];
  const target = foeAt(view, figure, place);
  if (target !== undefined) return [strikeAim(view, figure, target)];
  return [
    ...searchAims(view, figure, place),
    ...disarmAims(view, figure, place),
    ...(leaveAims(view, figure, view.exit.includes(place) ? view.exit : []) as readonly Aim<NextCommand>[]),
  ];
}

/** By the arm in hand: beside it, at a corner, or in a line of fire (NXT-ATK-04). */
function strikeAim(view: NextView, figure: Figure, target: Figure): Aim<NextCommand> {
  const ground = groundSeen(view);
  const { reach } = wieldedBy(view, figure);
  const canHit = {
    side: (square: Square) => adjacent(ground, square, target.square),
    diagonal: (square: Square) => adjoining(ground, square, target.square, 'either'),
    range: (square: Square) => clearLine(ground, square, target.square),
  };
  return {
    does: (command) => command.type === 'strike' && command.target === target.id,
    from: canHit[reach],
    likely: { type: 'strike', figure: figure.id, target: target.id },
    cured: ['notAdjacent', 'notVisible'],
  };
}

/** A piece of furniture is searched by itself, from beside it (NXT-SRC-05). */
function searchAims(view: NextView, { id, side }: Figure, place: Square): readonly Aim<NextCommand>[] {
  const piece = view.furniture.find(({ squares }) => squares.includes(place));
  if (side !== 'heroes' || piece === undefined) return [];
  const ground = groundSeen(view);
  const corner = upperLeft(piece.squares);
  return [
    {
      does: (command) => command.type === 'searchFurniture' && command.square === corner,
      from: (square) => piece.squares.some((at) => adjacent(ground, square, at)),
      likely: { type: 'searchFurniture', figure: id, square: corner },
      cured: ['notAdjacent'],
    },
  ];
}

/** A found trap, for the Dwarf (NXT-DWF-08). */
function disarmAims(view: NextView, { id }: Figure, place: Square): readonly Aim<NextCommand>[] {
  if (!view.next.traps.some(({ squares }) => squares.includes(place))) return [];
  const ground = groundSeen(view);
  return [
    {
      does: (command) => command.type === 'disarm' && command.square === place,
      from: (square) => adjacent(ground, square, place),
      likely: { type: 'disarm', figure: id, square: place },
      cured: ['notAdjacent'],
    },
  ];
}
