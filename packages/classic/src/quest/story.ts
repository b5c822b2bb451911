/** How far a quest can be played: squares heroes can reach, notes that can happen, goals that can be met. */
import { DIRECTIONS, EDGE_OPEN, hasSquare, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Condition, Effect, Quest, When } from './quest.ts';

export interface Ways {
  /** Whether the heroes find every secret door. */
  readonly secretDoors: boolean;
  /** Whether every rockfall has come down. */
  readonly sprung: boolean;
}

export interface Story {
  readonly squares: ReadonlySet<Square>;
  readonly goals: ReadonlySet<string>;
  /** By index; a treasure is found where a hero can stand. */
  readonly treasures: ReadonlySet<number>;
  /** Where the figures named in notes stand, once they have appeared. */
  readonly figures: ReadonlyMap<string, Square>;
  readonly flags: ReadonlySet<string>;
  readonly timers: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
  /** Counters that some note counts up. */
  readonly counters: ReadonlySet<string>;
  /** Quest treasures the heroes can get. */
  readonly given: ReadonlySet<string>;
  readonly shifted: ReadonlyMap<number, readonly Square[]>;
  readonly won: boolean;
}

/** What has happened so far, if everything happens that can. */
interface Telling {
  squares: ReadonlySet<Square>;
  sources: Square[];
  readonly figures: Map<string, Square>;
  readonly openedDoors: Set<number>;
  /** Squares of furniture that notes have moved. */
  readonly shifted: Map<number, readonly Square[]>;
  readonly counters: Set<string>;
  readonly notes: Set<number>;
  readonly treasures: Set<number>;
  readonly goals: Set<string>;
  readonly flags: Set<string>;
  readonly timers: Set<string>;
  readonly joined: Set<string>;
  readonly given: Set<string>;
  won: boolean;
}

export function tellStory(quest: Quest, ways: Ways): Story {
  const telling = opening(quest);
  let happened = true;
  while (happened) {
    telling.squares = walk(quest, ways, telling);
    happened = false;
    quest.notes.forEach((note, i) => {
      if (telling.notes.has(i) || !holds(note.if, telling) || !happens(quest, note.when, telling)) return;
      telling.notes.add(i);
      note.then.forEach((effect) => carryOut(effect, telling));
      happened = true;
    });
    quest.treasures.forEach(({ place, then }, i) => {
      if (telling.treasures.has(i) || !isReached(quest, place, telling)) return;
      telling.treasures.add(i);
      then.forEach((effect) => carryOut(effect, telling));
      happened = true;
    });
  }
  return telling;
}

function opening(quest: Quest): Telling {
  const figures = new Map<string, Square>();
  for (const { id, square } of [...quest.monsters, ...quest.captives])
    if (id !== null) figures.set(id, square);
  return {
    squares: new Set(),
    sources: quest.startSquares.flat(),
    figures,
    openedDoors: new Set(),
    shifted: new Map(),
    counters: new Set(),
    notes: new Set(),
    treasures: new Set(),
    goals: new Set(),
    flags: new Set(),
    timers: new Set(),
    joined: new Set(),
    given: new Set(),
    won: false,
  };
}

function holds(condition: Condition, telling: Telling): boolean {
  const { flag, goal, carries } = condition;
  if (flag !== undefined && !telling.flags.has(flag)) return false;
  if (goal !== undefined && !telling.goals.has(goal)) return false;
  if (Object.keys(condition.atLeast ?? {}).some((counter) => !telling.counters.has(counter))) return false;
  return carries === undefined || telling.given.has(carries);
}

function happens(quest: Quest, when: When, telling: Telling): boolean {
  switch (when.tag) {
    case 'enter':
    case 'seeArea':
      return when.areas.some((area) => isReached(quest, { area }, telling));
    case 'seeFigure':
      return when.figures.some((id) => isMet(id, telling));
    case 'open':
      return doorIsReached(quest, when.door, telling);
    case 'step':
      return when.squares.some((square) => telling.squares.has(square));
    case 'search':
      return isReached(quest, { area: when.area }, telling);
    case 'kill':
      return when.figures.every((id) => isMet(id, telling));
    case 'round':
      return true;
    case 'timer':
      return telling.timers.has(when.timer);
    case 'leave':
      return (
        quest.exit.some((square) => telling.squares.has(square)) &&
        (when.figure === null || telling.joined.has(when.figure))
      );
    case 'goal':
      return telling.goals.has(when.goal);
    case 'counter':
      return telling.counters.has(when.counter);
  }
}

function isMet(id: string, telling: Telling): boolean {
  const square = telling.figures.get(id);
  return square !== undefined && telling.squares.has(square);
}

function isReached(
  quest: Quest,
  place: { area: number } | { square: Square },
  { squares }: Telling,
): boolean {
  return 'square' in place
    ? squares.has(place.square)
    : (quest.board.areas[place.area]?.squares.some((square) => squares.has(square)) ?? false);
}

function doorIsReached(quest: Quest, door: number, { squares }: Telling): boolean {
  const edge = quest.board.doors[door];
  return edge !== undefined && (squares.has(edge.a) || squares.has(edge.b));
}

function carryOut(effect: Effect, telling: Telling): void {
  switch (effect.tag) {
    case 'place':
      for (const { id, square } of effect.monsters) if (id !== null) telling.figures.set(id, square);
      break;
    case 'open':
      telling.openedDoors.add(effect.door);
      break;
    case 'move':
      if (typeof effect.who === 'string') telling.sources.push(...effect.to);
      else telling.figures.set(effect.who.figure, effect.to[0] ?? -1);
      break;
    case 'giveQuestTreasure':
      telling.given.add(effect.treasure);
      break;
    case 'goal':
      telling.goals.add(effect.goal);
      break;
    case 'flag':
      telling.flags.add(effect.flag);
      break;
    case 'timer':
      telling.timers.add(effect.timer);
      break;
    case 'join':
      telling.joined.add(effect.captive);
      break;
    case 'shift':
      telling.shifted.set(effect.piece, effect.to);
      break;
    case 'count':
      telling.counters.add(effect.counter);
      break;
    case 'ask':
      for (const { then } of effect.choices) for (const answer of then) carryOut(answer, telling);
      break;
    case 'win':
      telling.won = true;
      break;
    default:
  }
}

function walk(quest: Quest, ways: Ways, telling: Telling): Set<Square> {
  const usable = quest.doors.map(
    ({ secret, locked }, i) => telling.openedDoors.has(i) || (!locked && (!secret || ways.secretDoors)),
  );
  const fallen = ways.sprung
    ? quest.traps.flatMap((trap) => (trap.kind === 'rockfall' ? [trap.falls] : []))
    : [];
  return walkable(quest, telling.sources, { usable, fallen, shifted: telling.shifted });
}

interface Ground {
  /** By door index. */
  readonly usable: readonly boolean[];
  /** Blocked squares besides those of the map. */
  readonly fallen: readonly Square[];
  /** Squares of furniture that has left its place on the map. */
  readonly shifted?: ReadonlyMap<number, readonly Square[]>;
}

/** Every square reachable on foot from these. A pit closes no way: it can be climbed through (CLS-TRP-13). */
export function walkable(
  quest: Quest,
  from: readonly Square[],
  { usable, fallen, shifted }: Ground,
): Set<Square> {
  const { board } = quest;
  const furniture = quest.furniture.flatMap(({ squares }, piece) => shifted?.get(piece) ?? squares);
  const closed = new Set([...fallen, ...furniture]);
  const free = (square: Square) =>
    (board.areaOf[square] ?? -1) >= 0 && !hasSquare(quest.blocked, square) && !closed.has(square);
  const reached = new Set(from.filter(free));
  for (const square of reached) {
    for (const direction of DIRECTIONS) {
      const edge = board.edges[square * 4 + direction]!;
      if (edge !== EDGE_OPEN && !(edge >= 0 && usable[edge] === true)) continue;
      const beyond = neighbour(board, square, direction);
      if (free(beyond)) reached.add(beyond);
    }
  }
  return reached;
}
