/** Every way to lay what the dice have found, and what to lay instead where there is no room (ADV-GEN-34 to ADV-GEN-45). */
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

/** What is laid at the end of a passage, and what may stand in for it: other junctions and turns (ADV-GEN-43). */
const BENDS: readonly End[] = ['tJunction', 'rightTurn', 'leftTurn'];

const isBend = (end: End): boolean => BENDS.includes(end);

function sectionOfEnd(end: End): string {
  return end === 'stairsDown' || end === 'stairsOut' ? 'stairs' : end;
}

/** Pieces are drawn as one enters them going east; only the stairs are drawn as one leaves them. */
function turnsFor(section: string, direction: Direction): Turns {
  return turned(direction, section === 'stairs' ? 1 : 3);
}

/** The same exit so many squares further on; null outside the field. */
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

/** How many squares are free straight behind an exit. */
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

/** The upper left square of a piece of this depth behind an exit as wide as it. */
function exitCorner(field: Size, exit: Exit, depth: number): Square {
  const first = exit.squares[0]!;
  const back = exit.direction === NORTH || exit.direction === WEST;
  return shifted(field, first, exit.direction, back ? depth : 1);
}

/** A junction or turn must not lead straight into a wall (ADV-GEN-43). */
function endsAt(layout: Layout, sections: Sections, exit: Exit, end: End): Step[] {
  const section = sectionOfEnd(end);
  const turns = [turnsFor(section, exit.direction)];
  const roomBeyond = isBend(end) ? 1 : 0;
  return fits(layout, sections, exit, { section, turns, roomBeyond }).map((fit) => ({ ...fit, exit }));
}

/** The T-junction entered by an arm: straight on, and to one side. */
function sideJunctionsAt(layout: Layout, sections: Sections, exit: Exit): Step[] {
  const stem = turnsFor('tJunction', exit.direction);
  const turns = [turned(stem, 1), turned(stem, 3)];
  return fits(layout, sections, exit, { section: 'tJunction', turns, roomBeyond: 1 }).map((fit) => ({
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
  /** To the left and to the right of whoever comes through the door. */
  readonly ends: readonly End[];
}

/**
 * The ways to lay a passage with its end. Several only where what was rolled does not fit and the master may choose
 * what does (ADV-GEN-45); none where nothing does.
 */
export function passagePlans(layout: Layout, sections: Sections, exit: Exit, wish: Passage): Plan[] {
  const most = Math.floor(freeAhead(layout, sections, exit) / PASSAGE_LENGTH);
  const length = Math.min(wish.length, most);
  const bend = isBend(wish.end);
  const at = (before: number, ends: readonly End[], sides: boolean): Plan[] => {
    const behind = (passages: number, lay: (from: Exit) => readonly Step[], laid: End): Plan[] => {
      const { steps, end } = passage(layout, exit, passages);
      return lay(passages === 0 ? exit : end).map((step) => ({ steps: [...steps, step], end: laid }));
    };
    const straight = ends.flatMap((one) =>
      // A dead end is the last section of its passage, not one more (ADV-SECR-04).
      behind(
        one === 'deadEnd' ? Math.max(before - 1, 0) : before,
        (from) => endsAt(layout, sections, from, one),
        one,
      ),
    );
    if (!sides) return straight;
    return [...straight, ...behind(before, (from) => sideJunctionsAt(layout, sections, from), 'tJunction')];
  };
  const rolled = at(length, [wish.end], false);
  if (rolled.length > 0) return rolled;
  // Longer only to free an exit (ADV-GEN-44): a passage cut short (ADV-GEN-42) has no room for that.
  for (let long = length; long <= (bend ? most : -1); long += 1) {
    const plans = at(long, [wish.end], false);
    if (plans.length > 0) return plans;
    const instead = at(long, BENDS, true);
    if (instead.length > 0) return instead;
  }
  for (let short = length; short >= 0; short -= 1) {
    const plans = at(short, bend ? [...BENDS, 'deadEnd'] : [wish.end], bend);
    if (plans.length > 0) return plans;
  }
  return [];
}

/**
 * The ways to lay a passage behind a room's door: along the wall, the door in one of its sections, the others to the
 * left and right of it (ADV-GEN-37, ADV-GEN-53). As many sections as fit (ADV-GEN-42).
 */
export function besidePlans(layout: Layout, sections: Sections, exit: Exit, wish: Beside): Plan[] {
  const { length, ends } = wish;
  const along = turned(exit.direction, 1);
  const turns = turnsFor('passage', along);
  const openings = fits(layout, sections, exit, {
    section: 'passage',
    entrances: 'walls',
    turns: [along === EAST || along === WEST ? 0 : 1],
  });
  for (let sectionsLaid = length; sectionsLaid > 0; sectionsLaid -= 1) {
    const plans = openings.flatMap(({ at }) => {
      const [right, left] = [along, opposite(along)].map((way) => outOf(layout, at, way));
      const toRight = Math.floor(freeAhead(layout, sections, right!) / PASSAGE_LENGTH);
      const toLeft = Math.floor(freeAhead(layout, sections, left!) / PASSAGE_LENGTH);
      return Array.from({ length: sectionsLaid }, (_, i) => i).flatMap((onRight): Plan[] => {
        const onLeft = sectionsLaid - 1 - onRight;
        if (onRight > toRight || onLeft > toLeft) return [];
        const first: Step = { section: 'passage', at, turns, exit };
        const rest = [passage(layout, right!, onRight), passage(layout, left!, onLeft)];
        return [closed(layout, exit, [first, ...rest.flatMap(({ steps }) => steps)], ends)];
      });
    });
    if (plans.length > 0) return plans;
  }
  return [];
}

/** The first and the last section of a passage along a wall are its dead ends, where it has any (ADV-SECR-04). */
function closed(field: Size, exit: Exit, steps: readonly Step[], ends: readonly End[]): Plan {
  const plan = { steps, end: null };
  const shut = endsBeside(field, exit, plan).filter((_, i) => ends[i] === 'deadEnd');
  return {
    ...plan,
    steps: steps.map((step): Step => {
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

/** The way out of a passage section lying along the wall, at its end in this direction. */
function outOf(field: Size, at: Square, way: Direction): Exit {
  const far = way === EAST || way === SOUTH ? PASSAGE_LENGTH - 1 : 0;
  const corner = shifted(field, at, way === EAST || way === WEST ? EAST : SOUTH, far);
  const second = neighbour(field, corner, way === EAST || way === WEST ? SOUTH : EAST);
  return { squares: [corner, second], direction: way, door: null };
}

/** The two ends of a passage laid along a wall: first the one to the left of whoever comes through the door. */
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

/** The ways to lay a room so that it shares the door's wall (ADV-GEN-36). */
export function roomPlans(layout: Layout, sections: Sections, exit: Exit, size: 'small' | 'large'): Plan[] {
  const section = ROOM_SECTIONS[size];
  const turns: readonly Turns[] = size === 'small' ? [0] : [0, 1];
  return fits(layout, sections, exit, { section, entrances: 'walls', turns }).map((fit) => ({
    steps: [{ ...fit, exit }],
    end: null,
  }));
}
