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

interface Told {
  readonly view: View;
  /** Where a figure stands; -1 for one that is not on the board. */
  at(id: FigureId | null): Square;
}

type EventOf<T extends ExpertEvent['type']> = Extract<ExpertEvent, { type: T }>;

/** The effects of an event, for the dungeon shown meanwhile. */
export function effectsOf(event: BaseEvent, view: View): readonly ShownEffect[] {
  const at = (id: FigureId | null): Square => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  const show = EFFECTS[event.type as ExpertEvent['type']] as
    | ((event: BaseEvent, told: Told) => readonly ShownEffect[])
    | undefined;
  return show?.(event, { view, at }) ?? [];
}

const gained = ({ hero, gold }: EventOf<'cashed' | 'goldFound' | 'goldPicked'>, { at }: Told) =>
  written(at(hero), `+${gold}`, 'gold');
const doorSeen = (event: EventOf<'doorOpened' | 'doorLocked' | 'lockGave'>, { view }: Told) =>
  doorGlow(event, view.layout);
const arrival = ({ to }: EventOf<'teleported' | 'blinked'>): readonly ShownEffect[] => [
  { tag: 'arrive', square: to },
];
const fall = ({ at }: EventOf<'pitOpened' | 'fell'>): readonly ShownEffect[] => [{ tag: 'trap', square: at }];

const EFFECTS: {
  readonly [T in ExpertEvent['type']]?: (event: EventOf<T>, told: Told) => readonly ShownEffect[];
} = {
  tileLaid: ({ layout }, { view }) => unveiled(layout, view),
  doorOpened: doorSeen,
  doorLocked: doorSeen,
  lockGave: doorSeen,
  bodyLost: ({ figure, body }, { at }) => written(at(figure), `−${body}`, 'harm'),
  bodyGained: ({ figure, body }, { at }) => written(at(figure), `+${body}`, 'good'),
  cashed: gained,
  goldFound: gained,
  goldPicked: gained,
  robbed: ({ hero, gold }, { at }) => written(at(hero), `−${gold}`, 'gold'),
  attackRolled: ({ attacker, target }, { at }) => strike(at(attacker), at(target)),
  abilityUsed: ({ hero, ability, target }, { at }) =>
    target === null ? [] : spell(elementOf(ability), at(hero), at(target)),
  scrollRead: ({ hero, card, target }, { at }) => spell(elementOf(card), at(hero), at(target)),
  chaosUsed: ({ figure, card, target }, { at }) =>
    target === null ? [] : spell(elementOf(card), at(figure), at(target)),
  appeared: ({ at }) => [{ tag: 'arrive', square: at }],
  teleported: arrival,
  blinked: arrival,
  searchBegun: (event, { view, at }) => searched(event, view, at(event.figure)),
  passageFound: ({ exit }) => found(exit.squares),
  sitesSet: ({ sites }) => sites.flatMap(({ squares }) => found(squares)),
  pitOpened: fall,
  fell: fall,
  trapStruck: ({ figure }, { at }) => trapAt(at(figure)),
  eventPlayed: ({ at: square, figure }, { at }) => trapAt(square ?? at(figure)),
};

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
