/** Texts of squares and figures beyond classic's: facing, plights, litter, control zones. */
import { figureMention } from '@oubliette/classic';
import type { Figure } from '@oubliette/classic';
import { DIRECTIONS, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import {
  directionName,
  fimirSpellName,
  gearCard,
  plightName,
  thingsOf,
  trapName,
} from '@oubliette/nextlevel';
import type { Barricade, Litter, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Reader, SpokenTrap } from '../../../classic/kit.ts';
import { hiddenTraps } from './hiddenTraps.ts';
import { alertedMonsters } from './lurkers.ts';
import { signsOf } from './plights.ts';
import { NEXT_BOARD_WORDS } from './words.ts';
import { strikersOn, zoneOf } from './zones.ts';

type NextReader = Reader<NextView>;

/** "faces north", "in ambush". */
export function sayFigure({ view, language }: NextReader, { id, side }: Figure): readonly string[] {
  const facing = view.next.facing[id];
  const faces =
    facing === undefined || side === 'nobody'
      ? []
      : [say(NEXT_BOARD_WORDS, language, 'faces', { direction: directionName(facing, language) })];
  return [...faces, ...signsOf(view, id).map((tag) => plightName(tag, language))];
}

export function saySquare(reader: NextReader, square: Square): readonly string[] {
  const { view, names, language } = reader;
  const { litter, dwarfTraps, spheres, mists, gases } = view.next;
  const controlled = controlledBy(view).get(square) ?? [];
  return [
    ...litter.filter((one) => one.square === square).flatMap((one) => litterTexts(reader, one)),
    ...(dwarfTraps.includes(square) ? [say(NEXT_BOARD_WORDS, language, 'dwarfTrap', {})] : []),
    ...(isDeep(view, square) ? [trapName('deepPit', language)] : []),
    ...spheres
      .filter((sphere) => sphere.square === square)
      .map(({ direction }) =>
        say(NEXT_BOARD_WORDS, language, 'sphere', { direction: directionName(direction, language) }),
      ),
    ...(mists.some((squares) => squares.includes(square)) ? [fimirSpellName('blackMist', language)] : []),
    ...(gases.some((squares) => squares.includes(square)) ? [fimirSpellName('marshGas', language)] : []),
    ...barricadeTexts(reader, square),
    ...(controlled.length === 0
      ? []
      : [
          say(NEXT_BOARD_WORDS, language, 'controlled', {
            strikers: controlled.map((id) => figureMention(names, id)),
          }),
        ]),
  ];
}

/** Every known trap, by its NextLevel name. */
export function sayTraps({ view, language }: NextReader): readonly SpokenTrap[] {
  return view.next.traps.map(({ kind, squares }) => {
    const trap = trapName(kind, language);
    return { squares, text: kind === 'chest' ? trap : say(NEXT_BOARD_WORDS, language, 'trap', { trap }) };
  });
}

/** Also which monsters have heard the heroes. */
export function sayHiddenTraps({ view, language }: NextReader): readonly SpokenTrap[] {
  const traps = hiddenTraps(view).map(({ kind, squares }) => ({ squares, text: trapName(kind, language) }));
  const lurkers = alertedMonsters(view).map(({ square, settled }) => ({
    squares: [square],
    text: say(NEXT_BOARD_WORDS, language, settled ? 'settled' : 'alerted', {}),
  }));
  return [...traps, ...lurkers];
}

/** An open pit gets an extra word if it is deep (NXT-TRP-09). */
function isDeep({ pits, next }: NextView, square: Square): boolean {
  return (
    hasSquare(pits, square) &&
    next.traps.some(({ kind, squares }) => kind === 'deepPit' && squares.includes(square))
  );
}

function litterTexts({ names, language }: NextReader, litter: Litter): string[] {
  const things = [...thingsOf(litter), ...(litter.poorWeapon ? [gearCard('poorWeapon').noun] : [])];
  return [
    ...(things.length === 0 ? [] : [say(NEXT_BOARD_WORDS, language, 'litter', { things })]),
    ...litter.weaponsOf.map((id) =>
      say(NEXT_BOARD_WORDS, language, 'dropped', { owner: figureMention(names, id) }),
    ),
  ];
}

const SIDES = 'nesw';

function barricadeTexts({ view, language }: NextReader, square: Square): string[] {
  const { board, doorKeys, next } = view;
  return DIRECTIONS.flatMap((direction) => {
    const door = doorKeys[board.edges[square * 4 + direction]!];
    const barricade = next.barricades.find((one) => one.door === door);
    if (barricade === undefined) return [];
    const { tries } = barricade;
    return [say(NEXT_BOARD_WORDS, language, stateOf(barricade), { side: SIDES[direction]!, tries })];
  });
}

function stateOf({ broken, tries }: Barricade): 'brokenIn' | 'rammed' | 'barricaded' {
  if (broken) return 'brokenIn';
  return tries > 0 ? 'rammed' : 'barricaded';
}

const known = new WeakMap<NextView, ReadonlyMap<Square, readonly string[]>>();

/** By square, the figures that would strike at the one on turn there; computed once for a whole board. */
function controlledBy(view: NextView): ReadonlyMap<Square, readonly string[]> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const mover = view.figures.find(({ id }) => id === (view.turn.actor ?? view.turn.taker));
  const found = new Map<Square, string[]>();
  for (const striker of mover === undefined ? [] : strikersOn(view, mover))
    for (const square of zoneOf(view, striker)) found.set(square, [...(found.get(square) ?? []), striker.id]);
  known.set(view, found);
  return found;
}
