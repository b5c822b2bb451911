/** The ranks of a push: its members, the figures in its way, and the heavier side (NXT-CRD-01 to NXT-CRD-04). */
import { figureAt, groundOf, has, isOpenPit, knownGround, turnOf } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { adjacent, crossable, enterable, neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { areFoes } from '../arms.ts';
import { plightOf, plightsOf } from '../changes.ts';
import { findCard } from '../content/bestiary.ts';
import type { NextState, Plight } from '../state.ts';
import { isSphere } from '../traps/lines.ts';

export type HeldMove = Extract<Plight, { tag: 'holding'; what: 'move' }>;

export function isHeldMove(plight: Plight): plight is HeldMove {
  return plight.tag === 'holding' && plight.what === 'move';
}

export function heldMove(state: NextState, id: FigureId): HeldMove | undefined {
  return plightsOf(state, id).find(isHeldMove);
}

export interface Shift {
  readonly figure: FigureId;
  readonly from: Square;
  readonly to: Square;
}

/** One square of a push. */
export interface Plan {
  readonly leader: FigureId;
  /** The enemy straight ahead of the leader. */
  readonly first: FigureId;
  readonly pushers: readonly Shift[];
  /** The furthest last. */
  readonly pushed: readonly Shift[];
}

export function isPlan(found: Plan | Refusal): found is Plan {
  return 'leader' in found;
}

/** Awake and not in a pit. */
export function canPush(state: NextState, figure: Figure): boolean {
  return !has(figure, 'pit') && !has(figure, 'asleep') && plightOf(state, figure.id, 'held') === undefined;
}

/** The figure, and those with held-back moves that form one group with it and can go forward. */
export function muster(world: World, state: NextState, actor: Figure, direction: Direction): Figure[] {
  let ready = state.figures.filter(
    (figure) =>
      figure.side === actor.side &&
      figure.id !== actor.id &&
      heldMove(state, figure.id) !== undefined &&
      canPush(state, figure),
  );
  for (;;) {
    const group = groupOf(world, state, actor, ready);
    const blocked = group.filter(
      (one) => one !== actor && checkAhead(world, state, one, direction, group) !== null,
    );
    if (blocked.length === 0) return group;
    ready = ready.filter((figure) => !blocked.includes(figure));
  }
}

/** Side by side or one behind another, without a gap. */
function groupOf(world: World, state: NextState, actor: Figure, ready: readonly Figure[]): Figure[] {
  const ground = groundOf(world, state);
  const group = [actor];
  for (const member of group)
    for (const figure of ready)
      if (!group.includes(figure) && adjacent(ground, member.square, figure.square)) group.push(figure);
  return group;
}

/** Whether a pusher can go forward, as far as the ground and its own side allow. */
function checkAhead(
  world: World,
  state: NextState,
  pusher: Figure,
  direction: Direction,
  group: readonly Figure[],
): Refusal | null {
  const to = nextSquare(world, state, pusher, direction, pusher);
  if (to === null || isOpenPit(state, to)) return refuse('wayBlocked', 'NXT-CRD-01', { figure: pusher.id });
  const ahead = figureAt(state, to);
  return ahead === undefined || areFoes(pusher, ahead) || group.some(({ id }) => id === ahead.id)
    ? null
    : refuse('wayBlocked', 'NXT-CRD-01', { figure: ahead.id });
}

/** The square straight ahead, if a figure of that side may enter it, as far as the pushers know. */
function nextSquare(
  world: World,
  state: NextState,
  { square, side }: Figure,
  direction: Direction,
  pusher: Figure,
): Square | null {
  const ground = pusher.side === 'morcar' ? groundOf(world, state) : knownGround(world, state);
  if (!crossable(ground, square, direction)) return null;
  const to = neighbour(world.board, square, direction);
  return enterable(ground, to) && !isSphere(state, to) && !world.points.isClosed(world, side, to) ? to : null;
}

/** Moves all of them one square forward, with those in front; the first pusher with a figure ahead leads. */
export function advance(
  world: World,
  state: NextState,
  pushers: readonly Figure[],
  direction: Direction,
  stuck: readonly FigureId[],
): Plan | Refusal {
  for (const pusher of pushers) {
    const no =
      movementLeft(state, pusher) < 1
        ? noMovement(pusher)
        : checkAhead(world, state, pusher, direction, pushers);
    if (no !== null) return no;
  }
  const shift = ({ id, square }: Figure): Shift => ({
    figure: id,
    from: square,
    to: neighbour(world.board, square, direction),
  });
  const facing = pushers.flatMap((pusher) => {
    const foe = figureAt(state, shift(pusher).to);
    return foe !== undefined && areFoes(pusher, foe) ? [{ leader: pusher, foe }] : [];
  });
  const [front] = facing;
  if (front === undefined) return refuse('nobodyToPush', 'NXT-CRD-01', { direction });
  const pushed = facing.map(({ foe }) => foe);
  for (const foe of pushed) {
    const behind = givesWay(world, state, foe, direction, pushers, stuck);
    if (behind === null) return refuse('nowhereToGo', 'NXT-CRD-04', { figure: foe.id });
    if (behind !== 'free' && !pushed.includes(behind)) pushed.push(behind);
  }
  return (
    checkWeight(pushers, pushed) ?? {
      leader: front.leader.id,
      first: front.foe.id,
      pushers: pushers.map(shift),
      pushed: pushed.map(shift),
    }
  );
}

function noMovement({ id }: Figure): Refusal {
  return refuse('noMovementLeft', 'NXT-CRD-01', { figure: id });
}

function movementLeft(state: NextState, figure: Figure): number {
  return heldMove(state, figure.id)?.left ?? turnOf(state, figure).left ?? 0;
}

/** Where a pushed figure goes: a free square, one a pusher leaves, or one whose occupant is pushed too (NXT-CRD-04). */
function givesWay(
  world: World,
  state: NextState,
  foe: Figure,
  direction: Direction,
  pushers: readonly Figure[],
  stuck: readonly FigureId[],
): Figure | 'free' | null {
  if (has(foe, 'pit') || stuck.includes(foe.id) || plightOf(state, foe.id, 'held') !== undefined) return null;
  const to = nextSquare(world, state, foe, direction, pushers[0]!);
  if (to === null) return null;
  const holder = figureAt(state, to);
  if (holder === undefined || pushers.some(({ id }) => id === holder.id)) return 'free';
  return areFoes(pushers[0]!, holder) ? holder : null;
}

/** Heroes and their allies weigh as much as medium monsters (NXT-CRD-02). */
function weightOf({ kind, side }: Figure): number {
  return side === 'morcar' && findCard(kind)?.status === 'major' ? 3 : 1;
}

/** The heavier side pushes, or the larger of two equally heavy; only a major monster pushes alone (NXT-CRD-03). */
function checkWeight(pushers: readonly Figure[], pushed: readonly Figure[]): Refusal | null {
  if (pushers.length < 2 && weightOf(pushers[0]!) < 3) return refuse('pushesAlone', 'NXT-CRD-03');
  const weight = (figures: readonly Figure[]) => figures.reduce((sum, figure) => sum + weightOf(figure), 0);
  const more = weight(pushers) - weight(pushed) || pushers.length - pushed.length;
  return more > 0 ? null : refuse('tooWeak', 'NXT-CRD-03');
}
