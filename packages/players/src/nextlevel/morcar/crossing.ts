/** Monsters cut off by a pit: a leap, a rope, or past its far end (NXT-MON-10, NXT-MON-16 to NXT-MON-19). */
import type { Figure } from '@oubliette/classic';
import { findCard } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import { stepsTo } from '../../shared/morcar/going.ts';
import type { Onslaught } from '../../shared/morcar/going.ts';
import type { Lair } from '../../shared/morcar/lair.ts';
import type { Walk } from '../../shared/walk.ts';

/** Rounds without an attack after which a possibly fatal leap is risked. */
const LULL = 3;
/** The cost of passing the figure that holds the far end (NXT-MON-18). */
const CROSSING = 3;

type Over = Extract<NextCommand, { type: 'cross' | 'jump' }>;

/** The way over a pit that cannot be walked round, or up to its edge; null if no pit is in the way. */
export function crossOver(
  lair: Lair,
  monster: Figure,
  { lull }: Onslaught,
  moves: readonly NextCommand[],
): NextCommand[] | null {
  const { chart, field } = lair;
  if (field.steps[monster.square]! >= 0 || !chart.pit.includes(1)) return null;
  const leaps = lair.leaps();
  const start = leaps.steps[monster.square]!;
  if (start < 0) return null;
  const over = moves.filter(
    (move): move is Over =>
      (move.type === 'cross' || move.type === 'jump') &&
      move.figure === monster.id &&
      leaps.steps[move.to]! >= 0 &&
      leaps.steps[move.to]! < start,
  );
  const rope = over.find(({ type }) => type === 'cross');
  if (rope !== undefined) return [rope];
  const [leap] = over;
  if (leap === undefined) return toTheEdge(lair, monster, leaps);
  if (findCard(monster.kind)?.status === 'major') return [leap];
  const help = moves.find((move) => move.type === 'helpAcross' && move.figure === monster.id);
  if (help !== undefined) return [help];
  // Every other leap ends in the pit.
  return monster.body > 1 || lull > LULL ? [leap] : [];
}

function toTheEdge(lair: Lair, monster: Figure, { steps }: Walk): NextCommand[] | null {
  const { reach } = lair;
  let best = monster.square;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (steps[square]! >= 0 && steps[square]! < steps[best]! && lair.canStand(monster, square)) best = square;
  }
  return best === monster.square ? null : stepsTo(lair, monster, best);
}

/** Holds the far end for monsters that could cross the pit at once; null if none waits. */
export function secureFor(lair: Lair, monster: Figure, moves: readonly NextCommand[]): NextCommand | null {
  const { chart, field } = lair;
  if (field.steps[monster.square]! < 0 || !chart.pit.includes(1)) return null;
  const secure = moves.find((move) => move.type === 'secure' && move.figure === monster.id);
  if (secure === undefined) return null;
  const { figures, turn } = chart.view;
  const { steps } = lair.doors.fromAny(chart, edges(lair, monster), { as: 'foe' });
  const waiting = figures.some(
    ({ id, side, square, move }) =>
      side === 'morcar' &&
      !turn.done.includes(id) &&
      field.steps[square]! < 0 &&
      steps[square]! >= 0 &&
      steps[square]! + CROSSING <= move,
  );
  return waiting ? secure : null;
}

/** The squares across the pits beside a monster. */
function edges({ chart }: Lair, { square }: Figure): number[] {
  const found: number[] = [];
  for (let direction = 0; direction < 4; direction += 1) {
    const pit = chart.next[square * 4 + direction]!;
    const edge = pit >= 0 && chart.pit[pit] === 1 ? chart.next[pit * 4 + direction]! : -1;
    if (edge >= 0) found.push(edge);
  }
  return found;
}
