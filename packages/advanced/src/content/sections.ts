/** The pieces a dungeon is made of: passages two squares wide, rooms five by five or five by ten. */
import { parseSection } from '@oubliette/dungeon';
import type { Section, Sections } from '@oubliette/dungeon';

const PASSAGE = `
  +-+-+-+-+-+
  x: : : : :x
  + + + + + +
  x: : : : :x
  +-+-+-+-+-+
`;

const DEAD_END = `
  +-+-+-+-+-+
  x: : : : :|
  + + + + + +
  x: : : : :|
  +-+-+-+-+-+
`;

/** Found behind a room's door, caved in at both ends. */
const CLOSED_PASSAGE = `
  +-+-+-+-+-+
  |: : : : :|
  + + + + + +
  |: : : : :|
  +-+-+-+-+-+
`;

const STAIRS = `
  +-+-+
  |: :x
  + + +
  |: :x
  +-+-+
`;

/** Entered from the west: leads north and south. */
const T_JUNCTION = `
  +x+x+
  x: :|
  + + +
  x: :|
  +x+x+
`;

/** Entered from the west: leads south, to the right. */
const RIGHT_TURN = `
  +-+-+
  x: :|
  + + +
  x: :|
  +x+x+
`;

const LEFT_TURN = `
  +x+x+
  x: :|
  + + +
  x: :|
  +-+-+
`;

function room(width: number, height: number): string {
  const wall = `+${'-+'.repeat(width)}`;
  const between = `+${' +'.repeat(width)}`;
  const floor = `|${Array.from({ length: width }, () => '.').join(' ')}|`;
  return [
    wall,
    ...Array.from({ length: height }, (_, row) => (row === 0 ? [floor] : [between, floor])).flat(),
    wall,
  ].join('\n');
}

const DRAWN = {
  passage: PASSAGE,
  deadEnd: DEAD_END,
  closedPassage: CLOSED_PASSAGE,
  stairs: STAIRS,
  tJunction: T_JUNCTION,
  rightTurn: RIGHT_TURN,
  leftTurn: LEFT_TURN,
  smallRoom: room(5, 5),
  largeRoom: room(5, 10),
} as const;

export type SectionId = keyof typeof DRAWN;

export const SECTIONS: Sections & Readonly<Record<SectionId, Section>> = Object.fromEntries(
  Object.entries(DRAWN).map(([id, text]) => [id, parseSection(id, text)]),
) as unknown as Readonly<Record<SectionId, Section>>;

/** A level fits this field, and a square keeps its number for good. */
export const FIELD = { width: 64, height: 64 } as const;

/** The length of a section of passage, and of a dead end. */
export const PASSAGE_LENGTH = 5;
