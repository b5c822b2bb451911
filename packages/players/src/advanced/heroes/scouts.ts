/** Several ways on at a time: a sturdy hero looks behind another door nearby, or round another corner. */
import type { Command, Figure } from '@oubliette/advanced';
import { actOf } from '@oubliette/advanced/reckoning';
import { sameExit } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { farFrom } from '../ground.ts';
import type { Seen } from '../seen.ts';
import { isFrail, leadOf, walkTo } from './calm.ts';
import { exitGoal, levelIn, unexplored } from './goals.ts';
import type { Goal } from './goals.ts';
import { party } from './mood.ts';

/** How far from the party's goal another way on may lie. */
const NEAR = 10;
/** Squares walked in an exploration turn (ADV-EXPL-03). */
const TURN = 12;
/** Heroes with fewer wounds left stay with the others. */
const HALE = 3;

/** The walk of the nearest hero to such a way, and the door to open there; empty if none can be spared. */
export function scout(seen: Seen, moves: readonly Command[], goal: Goal): readonly Command[] {
  if (goal.kind !== 'way' && goal.kind !== 'door') return [];
  const lead = leadOf(seen, goal);
  const free = party(seen.view).filter((figure) => figure.id !== lead?.id && isFree(seen, figure));
  if (free.length === 0) return [];
  for (const exit of besides(seen, goal)) {
    const far = farFrom(seen, exitGoal(seen, exit).squares);
    const able = free
      .filter(({ square }) => far(square) <= TURN)
      .toSorted((a, b) => far(a.square) - far(b.square));
    for (const figure of able) {
      const walk = walkTo(seen, moves, figure, far);
      if (walk.length === far(figure.square)) return [...walk, ...opening(figure, exit)];
    }
  }
  return [];
}

function isFree(seen: Seen, figure: Figure): boolean {
  const { moved, did, over } = actOf(seen.state, figure.id);
  const isIdle = moved === 0 && did === null && !over;
  return figure.kind === 'hero' && isIdle && figure.wounds >= HALE && !isFrail(seen, figure);
}

/** Other ways on, close to the goal, not taken by another hero yet. */
function besides(seen: Seen, goal: Goal): Exit[] {
  const fromGoal = farFrom(seen, goal.squares);
  return unexplored(levelIn(seen.view)).filter((exit) => {
    const { key, kind, squares } = exitGoal(seen, exit);
    if (key === goal.key || squares.every((square) => fromGoal(square) > NEAR)) return false;
    if (kind === 'way') return !party(seen.view).some(({ square }) => squares.includes(square));
    return !seen.view.frontier.some((other) => sameExit(other, exit));
  });
}

function opening({ id }: Figure, { door, squares, direction }: Exit): Command[] {
  return door === null ? [] : [{ type: 'openDoor', figure: id, at: squares[0]!, side: direction }];
}
