/** A square's text for players who cannot see it: "F7, passage, orc 2, wounded, reachable in 4". */
import { DIRECTIONS, makeSquare, neighbour } from '@oubliette/dungeon';
import type { Direction, Size, Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { ShownDoor } from './Doors.tsx';
import type { Light } from './light.ts';
import { BOARD_WORDS } from './words.ts';

/** The texts of a square; most have none. */
export type SquareTexts = (square: Square) => readonly string[];

/** Every square: its name, then each part's texts, in order. */
export function cellTexts(size: Size, parts: readonly SquareTexts[]): (square: Square) => string {
  return (square) =>
    [makeSquare(size, square), ...parts.flatMap((texts) => texts(square))]
      .filter((text) => text !== '')
      .join(', ');
}

export type AddText = (square: Square, ...texts: readonly string[]) => void;

/** Texts added square by square, once for a whole board. */
export function textsOf(tell: (add: AddText) => void): SquareTexts {
  const found = new Map<Square, string[]>();
  tell((square, ...texts) => void found.set(square, [...(found.get(square) ?? []), ...texts]));
  return (square) => found.get(square) ?? [];
}

const SIDES = 'nesw';

const DOORS = {
  closed: 'closedDoor',
  secret: 'closedDoor',
  open: 'openDoor',
  locked: 'lockedDoor',
  walledUp: 'walledUpDoor',
} as const satisfies Record<ShownDoor['state'], string>;

/** Each door from both its squares. */
export function doorTexts(doors: readonly ShownDoor[], language: Language): SquareTexts {
  return textsOf((add) => {
    for (const { size, a, b, side, state } of doors)
      for (const [from, to] of a === b
        ? [[a, b]]
        : [
            [a, b],
            [b, a],
          ]) {
        const direction = side ?? DIRECTIONS.find((one) => neighbour(size, from!, one) === to);
        const key = DOORS[state];
        if (direction !== undefined) add(from!, say(BOARD_WORDS, language, key, { side: SIDES[direction]! }));
      }
  });
}

/** A side of a square beyond which nobody has looked yet. */
export interface OpenEnd {
  readonly square: Square;
  readonly direction: Direction;
}

export function openEndTexts(ends: readonly OpenEnd[], language: Language): SquareTexts {
  return textsOf((add) => {
    for (const { square, direction } of ends)
      add(square, say(BOARD_WORDS, language, 'openEnd', { side: SIDES[direction]! }));
  });
}

export function lightTexts(lights: readonly Light[], language: Language): SquareTexts {
  return textsOf((add) => {
    for (const light of lights) add(light.square, lightText(light, language));
  });
}

/** Texts with the number of steps. */
const COUNTED: Readonly<Partial<Record<Light['kind'], 'reach' | 'riskyIn' | 'perhapsIn'>>> = {
  reach: 'reach',
  risky: 'riskyIn',
  perhaps: 'perhapsIn',
};

function lightText({ kind, label, spoken }: Light, language: Language): string {
  if (spoken !== undefined) return spoken;
  if (kind === 'linked') return '';
  const counted = label === undefined ? undefined : COUNTED[kind];
  if (counted !== undefined) return say(BOARD_WORDS, language, counted, { label: label! });
  return say(BOARD_WORDS, language, kind === 'reach' ? 'reachable' : kind, {});
}
