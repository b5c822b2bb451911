/** The pieces a dungeon is laid from: passages are two squares wide, rooms five by five or five by ten. */
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

/** Found behind the door of a room, fallen in at both ends. */
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

/** Entered from the west: on to the north and the south. */
const T_JUNCTION = `
  +x+x+
  x: :|
  + + +
  x: :|
  +x+x+
`;

/** Entered from the west: on to the south, which is to the right. */
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

/** A level fits this field, and a square keeps its number for ever. */
export const FIELD = { width: 64, height: 64 } as const;

/** How long a section of passage is, and a dead end. */
export const PASSAGE_LENGTH = 5;
