/** A cue's effects on top of the dungeon: new tiles, blows, wounds, traps, gold. */
import { SECTIONS } from '@oubliette/expert';
import type { ExpertEvent, FigureId, View } from '@oubliette/expert';
import { neighbour, pieceSquares } from '@oubliette/dungeon';
import type { Direction, Layout, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import { spell, strike, unveil, written } from '../../board/effects.ts';
import type { Element, ShownEffect } from '../../board/effects.ts';
import { piecesOf, tileSquares } from './dungeon.ts';

/** Figures that these events take off the board. */
export function leavingIn(events: readonly BaseEvent[]): readonly FigureId[] {
  return (events as readonly ExpertEvent[]).flatMap((event) => {
    if (event.type === 'died') return [event.figure];
    return event.type === 'left' ? [event.hero] : [];
  });
}

/** The effects of an event, for the dungeon shown meanwhile. */
export function effectsOf(told: BaseEvent, view: View): readonly ShownEffect[] {
  const event = told as ExpertEvent;
  const at = (id: FigureId | null): Square => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  switch (event.type) {
    case 'tileLaid':
      return unveiled(event.layout, view);
    case 'doorOpened':
    case 'doorLocked':
    case 'lockGave':
      return doorGlow(event, view.layout);
    case 'bodyLost':
      return written(at(event.figure), `−${event.body}`, 'harm');
    case 'bodyGained':
      return written(at(event.figure), `+${event.body}`, 'good');
    case 'cashed':
    case 'goldFound':
    case 'goldPicked':
      return written(at(event.hero), `+${event.gold}`, 'gold');
    case 'robbed':
      return written(at(event.hero), `−${event.gold}`, 'gold');
    case 'attackRolled':
      return strike(at(event.attacker), at(event.target));
    case 'abilityUsed':
      return event.target === null ? [] : spell(elementOf(event.ability), at(event.hero), at(event.target));
    case 'chaosUsed':
      return event.target === null ? [] : spell(elementOf(event.card), at(event.figure), at(event.target));
    case 'appeared':
      return [{ tag: 'arrive', square: event.at }];
    case 'teleported':
    case 'blinked':
      return [{ tag: 'arrive', square: event.to }];
    case 'searchBegun':
      return searched(event, view, at(event.figure));
    case 'passageFound':
      return found(event.exit.squares);
    case 'sitesSet':
      return event.sites.flatMap(({ squares }) => found(squares));
    case 'pitOpened':
    case 'fell':
      return [{ tag: 'trap', square: event.at }];
    case 'trapStruck':
      return trapAt(at(event.figure));
    case 'eventPlayed':
      return trapAt(event.at ?? at(event.figure));
    default:
      return [];
  }
}

function trapAt(square: Square): readonly ShownEffect[] {
  return square < 0 ? [] : [{ tag: 'trap', square }];
}

function found(squares: readonly Square[]): readonly ShownEffect[] {
  const [from] = squares;
  return from === undefined ? [] : [{ tag: 'find', squares, from }];
}

function searched(
  { tile, piece }: Extract<ExpertEvent, { type: 'searchBegun' }>,
  view: View,
  from: Square,
): readonly ShownEffect[] {
  const squares =
    piece === null ? tileSquares(view, tile) : (piecesOf(view).find(({ id }) => id === piece)?.squares ?? []);
  return from < 0 || squares.length === 0 ? [] : [{ tag: 'search', squares, from }];
}

const BURNING = /fire|flame|light|spark|smite|ember|bolt/iu;
const BINDING = /hold|stone|rust|frail|tremble/iu;
const HEALING = /heal|mend|bless|sanctuary|leech/iu;

function elementOf(id: string): Element {
  if (BURNING.test(id)) return 'fire';
  if (HEALING.test(id)) return 'water';
  return BINDING.test(id) ? 'earth' : 'air';
}

function doorGlow(
  { at, side }: { readonly at: Square; readonly side: Direction },
  layout: Layout,
): readonly ShownEffect[] {
  const beyond = neighbour(layout, at, side);
  return beyond < 0 ? [] : [{ tag: 'door', squares: [at, beyond] }];
}

/** From the door it was opened by, square by square: that of the last piece, nearest to the others. */
function unveiled(layout: Layout, view: View): readonly ShownEffect[] {
  const piece = layout.pieces.at(-1);
  if (piece === undefined) return [];
  const squares = pieceSquares(layout, SECTIONS, piece);
  const door = layout.doors.findLast(({ a, b }) => squares.includes(a) !== squares.includes(b));
  const inside = door === undefined ? squares[0]! : squares.includes(door.a) ? door.a : door.b;
  return unveil(view.layout, squares, inside);
}
