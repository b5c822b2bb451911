/** The floor: every square cut into stones, the same on every screen because the cut comes from its number. */
import { xOf, yOf } from '@oubliette/dungeon';
import type { Area, Board, Square } from '@oubliette/dungeon';
import { grain, UNIT } from './geometry.ts';

const PATTERNS = ['slabs', 'bricks', 'cobbles', 'planks', 'diamonds', 'quarters'] as const;
type Pattern = (typeof PATTERNS)[number];

/** How many shades of its colour the stones of a floor take. */
const SHADES = 4;
/** How many floor colours there are, the passage's first. */
const TINTS = 9;

/** A part of one area, small enough that drawing a corner of the board need not draw all of it. */
export interface Floor {
  readonly tint: number;
  readonly squares: readonly Square[];
  /** The whole part, for the joints between the stones. */
  readonly bed: string;
  /** By shade: the stones as one path. */
  readonly shades: readonly string[];
}

/** In parts of a square's side. */
type Stone = readonly (readonly [x: number, y: number])[];

/** Parts are at most so many squares wide and high. */
const PART = 8;

export function floorsOf(board: Board): Floor[] {
  return board.areas.flatMap((area, index) => {
    const part = (square: Square): string =>
      `${Math.floor(xOf(board, square) / PART)} ${Math.floor(yOf(board, square) / PART)}`;
    return [...Map.groupBy(area.squares, part).values()].map((squares) =>
      floorOf(board, area, index, squares),
    );
  });
}

function floorOf(board: Board, area: Area, index: number, squares: readonly Square[]): Floor {
  const pattern = patternOf(area, index);
  const shades = Array.from({ length: SHADES }, (): string[] => []);
  for (const square of squares) {
    stonesOf(pattern, board, square).forEach((stone, number) => {
      const shade = Math.floor(grain(square, 40 + number) * SHADES);
      shades[shade]!.push(cut(board, square, stone, number));
    });
  }
  const bed = squares.map((square) => {
    const [x, y] = [xOf(board, square) * UNIT, yOf(board, square) * UNIT];
    return `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`;
  });
  return {
    tint: tintOf(area, index),
    squares,
    bed: bed.join(''),
    shades: shades.map((stones) => stones.join('')),
  };
}

function patternOf(area: Area, index: number): Pattern {
  return area.kind === 'passage'
    ? 'slabs'
    : PATTERNS[1 + ((index * 3 + (index >> 2)) % (PATTERNS.length - 1))]!;
}

/** Five and eight have no common factor, so that consecutive rooms never look alike. */
function tintOf(area: Area, index: number): number {
  return area.kind === 'passage' ? 0 : 1 + ((index * 5 + (index >> 3)) % (TINTS - 1));
}

const WHOLE: Stone = rectangle(0, 0, 1, 1);

function rectangle(left: number, top: number, right: number, bottom: number): Stone {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function stonesOf(pattern: Pattern, board: Board, square: Square): readonly Stone[] {
  const even = (xOf(board, square) + yOf(board, square)) % 2 === 0;
  switch (pattern) {
    case 'slabs':
      return slabs(square);
    case 'bricks':
      return bricks(yOf(board, square));
    case 'cobbles':
      return cobbles(square);
    case 'planks':
      return planks(square);
    case 'diamonds':
      return DIAMOND;
    case 'quarters':
      return even ? [WHOLE] : QUARTERS;
  }
}

function slabs(square: Square): readonly Stone[] {
  const choice = grain(square, 1);
  const split = 0.38 + grain(square, 2) * 0.24;
  if (choice < 0.5) return [WHOLE];
  if (choice < 0.72) return [rectangle(0, 0, split, 1), rectangle(split, 0, 1, 1)];
  if (choice < 0.9) return [rectangle(0, 0, 1, split), rectangle(0, split, 1, 1)];
  return [rectangle(0, 0, 1, split), rectangle(0, split, split, 1), rectangle(split, split, 1, 1)];
}

function bricks(row: number): readonly Stone[] {
  const third = 1 / 3;
  return [0, 1, 2].flatMap((course) => {
    const [top, bottom] = [course * third, (course + 1) * third];
    return (row * 3 + course) % 2 === 0
      ? [rectangle(0, top, 0.5, bottom), rectangle(0.5, top, 1, bottom)]
      : [
          rectangle(0, top, 0.25, bottom),
          rectangle(0.25, top, 0.75, bottom),
          rectangle(0.75, top, 1, bottom),
        ];
  });
}

function cobbles(square: Square): readonly Stone[] {
  const x = 0.36 + grain(square, 3) * 0.28;
  const y = 0.36 + grain(square, 4) * 0.28;
  const slip = 0.1 - grain(square, 5) * 0.2;
  return [
    rectangle(0, 0, x + slip, y),
    rectangle(x + slip, 0, 1, y - slip),
    rectangle(0, y, x - slip, 1),
    rectangle(x - slip, y - slip < y ? y : y - slip, 1, 1),
  ];
}

function planks(square: Square): readonly Stone[] {
  return [0, 1, 2, 3].flatMap((board) => {
    const [left, right] = [board / 4, (board + 1) / 4];
    const end = grain(square, 6 + board);
    return end < 0.3
      ? [rectangle(left, 0, right, 0.2 + end * 2), rectangle(left, 0.2 + end * 2, right, 1)]
      : [rectangle(left, 0, right, 1)];
  });
}

const DIAMOND: readonly Stone[] = [
  [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  [
    [0, 0],
    [0.5, 0],
    [0, 0.5],
  ],
  [
    [0.5, 0],
    [1, 0],
    [1, 0.5],
  ],
  [
    [1, 0.5],
    [1, 1],
    [0.5, 1],
  ],
  [
    [0.5, 1],
    [0, 1],
    [0, 0.5],
  ],
];

const QUARTERS: readonly Stone[] = [
  rectangle(0, 0, 0.5, 0.5),
  rectangle(0.5, 0, 1, 0.5),
  rectangle(0, 0.5, 0.5, 1),
  rectangle(0.5, 0.5, 1, 1),
];

/** The stone a little smaller than its place and never quite straight, as a closed path. */
function cut(board: Board, square: Square, stone: Stone, number: number): string {
  const middle = stone.reduce(([x, y], [px, py]) => [x + px / stone.length, y + py / stone.length], [0, 0]);
  const points = stone.map(([x, y], at) => {
    const wobble = (axis: number): number => (grain(square, 100 + number * 16 + at * 2 + axis) - 0.5) * 3.4;
    const px = x * UNIT - Math.sign(x - middle[0]) * 1.9 + wobble(0);
    const py = y * UNIT - Math.sign(y - middle[1]) * 1.9 + wobble(1);
    return `${(xOf(board, square) * UNIT + px).toFixed(1)} ${(yOf(board, square) * UNIT + py).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
