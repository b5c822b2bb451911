/** All ways to lay what the dice found, and substitutes where there is no room (ADV-GEN-34 to ADV-GEN-45). */
import {
  coveredSquares,
  EAST,
  fits,
  hasSquare,
  neighbour,
  NORTH,
  opposite,
  SOUTH,
  squareAt,
  turned,
  WEST,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Direction, Exit, Layout, Sections, Size, Square, Turns } from '@oubliette/dungeon';
import { PASSAGE_LENGTH } from '../content/sections.ts';
import type { End, Plan, Step } from './types.ts';

/** Ends of a passage that may replace each other: junctions and turns (ADV-GEN-43). */
const BENDS: readonly End[] = ['tJunction', 'rightTurn', 'leftTurn'];

/** The depth of the shallowest section, a turn or stairs: with less behind it an exit leads into a wall. */
const LEAST_SECTION = 2;

const isBend = (end: End): boolean => BENDS.includes(end);

function sectionOfEnd(end: End): string {
  return end === 'stairsDown' || end === 'stairsOut' ? 'stairs' : end;
}

/** Pieces are drawn as entered going east; only stairs are drawn as left. */
function turnsFor(section: string, direction: Direction): Turns {
  return turned(direction, section === 'stairs' ? 1 : 3);
}

/** The same exit this many squares further on; null outside the field. */
function ahead(field: Size, exit: Exit, squares: number): Exit | null {
  const moved = exit.squares.map((square) => shifted(field, square, exit.direction, squares));
  return moved.every((square) => square >= 0) ? { ...exit, squares: moved } : null;
}

const COLUMNS = { [NORTH]: 0, [EAST]: 1, [SOUTH]: 0, [WEST]: -1 } as const;
const ROWS = { [NORTH]: -1, [EAST]: 0, [SOUTH]: 1, [WEST]: 0 } as const;

function shifted(field: Size, square: Square, direction: Direction, by: number): Square {
  return squareAt(
    field,
    xOf(field, square) + COLUMNS[direction] * by,
    yOf(field, square) + ROWS[direction] * by,
  );
}

/** The number of free squares straight behind an exit. */
function freeAhead(layout: Layout, sections: Sections, { squares, direction }: Exit): number {
  const covered = coveredSquares(layout, sections);
  const step = COLUMNS[direction] + ROWS[direction] * layout.width;
  const most = toTheEdge(layout, squares[0]!, direction);
  for (let depth = 1; depth <= most; depth += 1)
    for (const square of squares) {
      const there = square + step * depth;
      if (hasSquare(covered, there) || hasSquare(layout.reserved, there)) return depth - 1;
    }
  return most;
}

function toTheEdge(field: Size, square: Square, direction: Direction): number {
  if (direction === NORTH) return yOf(field, square);
  if (direction === WEST) return xOf(field, square);
  return direction === EAST ? field.width - 1 - xOf(field, square) : field.height - 1 - yOf(field, square);
}

/** A passage's sections, one behind another (ADV-GEN-35). */
function passage(field: Size, exit: Exit, length: number): { steps: Step[]; end: Exit } {
  const steps: Step[] = [];
  const turns = turnsFor('passage', exit.direction);
  let end: Exit = { ...exit, door: null };
  for (let i = 0; i < length; i += 1) {
    const near = exitCorner(field, end, PASSAGE_LENGTH);
    steps.push({ section: 'passage', at: near, turns, exit: i === 0 ? exit : end });
    end = ahead(field, end, PASSAGE_LENGTH)!;
  }
  return { steps, end };
}

/** The upper left square of a piece of this depth behind an exit of the same width. */
function exitCorner(field: Size, exit: Exit, depth: number): Square {
  const first = exit.squares[0]!;
  const back = exit.direction === NORTH || exit.direction === WEST;
  return shifted(field, first, exit.direction, back ? depth : 1);
}

/** A junction or turn must have this much room behind each exit: none may lead into a wall (ADV-GEN-43). */
function endsAt(layout: Layout, sections: Sections, exit: Exit, end: End, beyond: number): Step[] {
  const section = sectionOfEnd(end);
  const turns = [turnsFor(section, exit.direction)];
  const roomBeyond = isBend(end) ? beyond : 0;
  return fits(layout, sections, exit, { section, turns, roomBeyond }).map((fit) => ({ ...fit, exit }));
}

/** The T-junction entered from an arm: straight on, and to one side. */
function sideJunctionsAt(layout: Layout, sections: Sections, exit: Exit, beyond: number): Step[] {
  const stem = turnsFor('tJunction', exit.direction);
  const turns = [turned(stem, 1), turned(stem, 3)];
  return fits(layout, sections, exit, { section: 'tJunction', turns, roomBeyond: beyond }).map((fit) => ({
    ...fit,
    exit,
  }));
}

interface Passage {
  readonly length: number;
  readonly end: End;
}

interface Beside {
  readonly length: number;
  /** Left and right as seen coming through the door. */
  readonly ends: readonly End[];
}

/**
 * The ways to lay a passage with its end. Several only if the roll does not fit and the master may choose
 * a substitute (ADV-GEN-45); none if nothing fits.
 */
export function passagePlans(layout: Layout, sections: Sections, exit: Exit, wish: Passage): Plan[] {
  const most = Math.floor(freeAhead(layout, sections, exit) / PASSAGE_LENGTH);
  const length = Math.min(wish.length, most);
  const behind = (passages: number, lay: (from: Exit) => readonly Step[], end: End): Plan[] => {
    const { steps, end: last } = passage(layout, exit, passages);
    return lay(passages === 0 ? exit : last).map((step) => ({ steps: [...steps, step], end }));
  };
  const ending = (before: number, end: End, beyond: number): Plan[] =>
    // A dead end is the last section of its passage, not one more (ADV-SECR-04).
    behind(
      end === 'deadEnd' ? Math.max(before - 1, 0) : before,
      (from) => endsAt(layout, sections, from, end, beyond),
      end,
    );
  const anyBend = (before: number, beyond: number): Plan[] => [
    ...BENDS.flatMap((end) => ending(before, end, beyond)),
    ...behind(before, (from) => sideJunctionsAt(layout, sections, from, beyond), 'tJunction'),
  ];
  const shorter = Array.from({ length: length + 1 }, (_, less) => length - less);
  if (!isBend(wish.end)) return firstOf(shorter, (before) => ending(before, wish.end, 0));
  const longer = Array.from({ length: most - length + 1 }, (_, more) => length + more);
  for (const beyond of [LEAST_SECTION, 1]) {
    // Longer to free an exit (ADV-GEN-44), shorter if that does not help (ADV-GEN-42, ADV-GEN-45).
    const plans = firstOf([...longer, ...shorter.slice(1)], (before) => {
      const rolled = ending(before, wish.end, beyond);
      return rolled.length > 0 ? rolled : anyBend(before, beyond);
    });
    if (plans.length > 0) return plans;
  }
  return firstOf(shorter, (before) => ending(before, 'deadEnd', 0));
}

/** The plans of the first length that fits. */
function firstOf(lengths: readonly number[], plansAt: (length: number) => Plan[]): Plan[] {
  for (const length of lengths) {
    const plans = plansAt(length);
    if (plans.length > 0) return plans;
  }
  return [];
}

/**
 * The ways to lay a passage behind a room's door: along the wall, the door in one section, the others left
 * and right of it (ADV-GEN-37, ADV-GEN-53). As many sections as fit (ADV-GEN-42), but fewer if an end would
 * lead into a wall (ADV-GEN-45).
 */
export function besidePlans(layout: Layout, sections: Sections, exit: Exit, wish: Beside): Plan[] {
  const { length, ends } = wish;
  const openings = fits(layout, sections, exit, {
    section: 'passage',
    entrances: 'walls',
    turns: [exit.direction === NORTH || exit.direction === SOUTH ? 0 : 1],
  });
  const lengths = Array.from({ length }, (_, less) => length - less);
  const plansOf = (sectionsLaid: number): Plan[] =>
    openings.flatMap(({ at }) => alongPlans(layout, sections, exit, at, sectionsLaid));
  const isFree = (end: Exit, i: number): boolean =>
    ends[i] === 'deadEnd' || freeAhead(layout, sections, end) >= LEAST_SECTION;
  const free = (plan: Plan): number => endsBeside(layout, exit, plan).filter(isFree).length;
  for (const least of [2, 1, 0]) {
    const plans = firstOf(lengths, (some) => plansOf(some).filter((plan) => free(plan) >= least));
    if (plans.length > 0) return plans.map((plan) => closed(layout, exit, plan, ends));
  }
  return [];
}

/** This many sections along a wall, the door's on a square: every split of the others between the sides. */
function alongPlans(layout: Layout, sections: Sections, exit: Exit, at: Square, length: number): Plan[] {
  const along = turned(exit.direction, 1);
  const first: Step = { section: 'passage', at, turns: turnsFor('passage', along), exit };
  const [right, left] = [along, opposite(along)].map((way) => outOf(layout, at, way)) as [Exit, Exit];
  const toRight = Math.floor(freeAhead(layout, sections, right) / PASSAGE_LENGTH);
  const toLeft = Math.floor(freeAhead(layout, sections, left) / PASSAGE_LENGTH);
  return Array.from({ length }, (_, onRight) => onRight)
    .filter((onRight) => onRight <= toRight && length - 1 - onRight <= toLeft)
    .map((onRight) => {
      const rest = [passage(layout, right, onRight), passage(layout, left, length - 1 - onRight)];
      return { steps: [first, ...rest.flatMap(({ steps }) => steps)], end: null };
    });
}

/** The first and last sections of a passage along a wall become its dead ends, if any (ADV-SECR-04). */
function closed(field: Size, exit: Exit, plan: Plan, ends: readonly End[]): Plan {
  const shut = endsBeside(field, exit, plan).filter((_, i) => ends[i] === 'deadEnd');
  return {
    ...plan,
    steps: plan.steps.map((step): Step => {
      const own = shut.filter((end) =>
        end.squares.every((square) => outOf(field, step.at, end.direction).squares.includes(square)),
      );
      if (own.length === 0) return step;
      const [{ direction }] = own as [Exit];
      return own.length > 1
        ? { ...step, section: 'closedPassage' }
        : { ...step, section: 'deadEnd', turns: turnsFor('deadEnd', direction) };
    }),
  };
}

/** The exit at this end of a passage section along the wall. */
function outOf(field: Size, at: Square, way: Direction): Exit {
  const far = way === EAST || way === SOUTH ? PASSAGE_LENGTH - 1 : 0;
  const corner = shifted(field, at, way === EAST || way === WEST ? EAST : SOUTH, far);
  const second = neighbour(field, corner, way === EAST || way === WEST ? SOUTH : EAST);
  return { squares: [corner, second], direction: way, door: null };
}

/** The two ends of a passage along a wall: first the left one, as seen coming through the door. */
export function endsBeside(field: Size, exit: Exit, { steps }: Plan): [Exit, Exit] {
  const right = turned(exit.direction, 1);
  const ends = [opposite(right), right].map((way) => {
    const exits = steps.map(({ at }) => outOf(field, at, way));
    const farthest = way === EAST || way === SOUTH ? -1 : 0;
    return exits.toSorted((a, b) => a.squares[0]! - b.squares[0]!).at(farthest)!;
  });
  return [ends[0]!, ends[1]!];
}

const ROOM_SECTIONS = { small: 'smallRoom', large: 'largeRoom' } as const;

/** The ways to lay a room against the door's wall (ADV-GEN-36). */
export function roomPlans(layout: Layout, sections: Sections, exit: Exit, size: 'small' | 'large'): Plan[] {
  const section = ROOM_SECTIONS[size];
  const turns: readonly Turns[] = size === 'small' ? [0] : [0, 1];
  return fits(layout, sections, exit, { section, entrances: 'walls', turns }).map((fit) => ({
    steps: [{ ...fit, exit }],
    end: null,
  }));
}
