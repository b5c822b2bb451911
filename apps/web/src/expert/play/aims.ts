/** What pointing at a place can mean in a quest: to strike, to open, to do what the quest asks, to search, to take, to leave. */
import { besideSeen, furnitureKind, hitsSeen } from '@oubliette/expert';
import type { Command, Figure, FigureId, Furnished, View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import type { Aim } from '../../play/intention.ts';
import { doorsOf } from './level.ts';

/** A square, or a door by the board's key. */
export type Place = Square | string;

export function aimsAt(view: View, figure: FigureId, place: Place): readonly Aim<Command>[] {
  const self = view.figures.find(({ id }) => id === figure);
  if (self === undefined) return [];
  if (typeof place === 'string') return doorAims(view, place);
  const there = view.figures.find(({ square }) => square === place);
  if (there !== undefined && there.side !== self.side) return [strikeAim(view, self, there)];
  if (self.side !== 'heroes') return [];
  return [
    ...siteAims(view, place),
    ...heapAims(view, place),
    ...pieceAims(view, place),
    ...(place === self.square ? leaveAims(view, place) : []),
  ];
}

/** What only says that its turn has still to be taken. */
const NOT_BEGUN = 'nobodysTurn';

function strikeAim(view: View, self: Figure, target: Figure): Aim<Command> {
  const likely: Command = { type: 'attack', target: target.id };
  return {
    does: (command) => command.type === 'attack' && command.target === target.id,
    from: (square) => hitsSeen(view, self.id, square, target.id),
    likely,
    cured: ['notBeside', 'noLine', NOT_BEGUN],
  };
}

function doorAims(view: View, key: string): readonly Aim<Command>[] {
  const door = doorsOf(view).find((each) => each.key === key);
  if (door === undefined || door.state === 'open' || door.state === 'walledUp') return [];
  const { sides, state } = door;
  const type = state === 'locked' ? 'tryLock' : 'openDoor';
  const { at, side } = sides[0]!;
  return [
    {
      does: (command) =>
        command.type === type && sides.some((one) => one.at === command.at && one.side === command.side),
      from: (square) => sides.some((one) => one.at === square),
      likely: { type, at, side },
      cured: ['notBefore', NOT_BEGUN],
    },
  ];
}

/** What the quest asks to be done there. */
function siteAims(view: View, place: Square): readonly Aim<Command>[] {
  return view.quest.sites
    .filter(({ id, squares }) => squares.includes(place) && !view.quest.done.some(({ site }) => site === id))
    .map(({ id, squares }) => ({
      does: (command) => command.type === 'questAction' && command.site === id,
      from: (square) => besideSeen(view, square, squares),
      likely: { type: 'questAction', site: id },
      cured: ['notBefore', NOT_BEGUN],
    }));
}

function pieceAims(view: View, place: Square): readonly Aim<Command>[] {
  return view.tiles
    .flatMap(({ furniture }) => furniture)
    .filter(({ squares, searched }) => squares.includes(place) && !searched)
    .map((piece) => ({
      does: (command) => command.type === 'searchFurniture' && command.piece === piece.id,
      from: (square) => isBefore(view, square, piece),
      likely: { type: 'searchFurniture', piece: piece.id },
      cured: ['notBefore', 'noFurniture', NOT_BEGUN],
    }));
}

/** A magic circle is stood on, anything else beside (EXP-SRF-13). */
function isBefore(view: View, from: Square, { kind, squares }: Furnished): boolean {
  return furnitureKind(kind).isWalkable === true ? squares.includes(from) : besideSeen(view, from, squares);
}

/** Whatever lies there. */
function heapAims({ heaps }: View, place: Square): readonly Aim<Command>[] {
  return heaps
    .filter(({ square }) => square === place)
    .map(({ cards, gold }) => ({
      does: (command) =>
        (command.type === 'pickUp' && cards.some(({ card }) => card === command.card)) ||
        (command.type === 'pickUpGold' && gold > 0),
      from: (square) => square === place,
      likely: cards.length > 0 ? { type: 'pickUp', card: cards[0]!.card } : { type: 'pickUpGold' },
      cured: ['notLyingHere', 'noGold', NOT_BEGUN],
    }));
}

function leaveAims({ tiles }: View, place: Square): readonly Aim<Command>[] {
  if (!tiles.some(({ stairs }) => stairs === place)) return [];
  return [
    {
      does: ({ type }) => type === 'leave',
      from: (square) => square === place,
      likely: { type: 'leave' },
      cured: [],
    },
  ];
}
