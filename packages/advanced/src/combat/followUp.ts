/** The killer's step into the empty square (ADV-DEATH-03). */
import { adjacent, DIRECTIONS, enterable, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { weaponNamed } from '../content/weapons.ts';
import { isGap } from '../explore/walk.ts';
import { figureAt, figureOf, findFigure, seatOf, squaresOf, withFigure } from '../figures.ts';
import type { WeaponId } from '../gear/types.ts';
import { mayWalk } from '../hazards/ground.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { mayEnter } from '../traps/ground.ts';
import type { World } from '../world.ts';
import { isStanding } from './fall.ts';
import type { CombatCommand, CombatFacts, FollowUpFrame } from './types.ts';
import { settleZones, squaresInReach } from './zones.ts';

/** Asks the killer's player, if there is a square to step into. */
export function offerFollowUp(
  play: Play,
  killer: Figure,
  weapon: WeaponId,
  emptied: readonly Square[],
): void {
  if (!isStanding(play.state, killer.id)) return;
  const squares =
    killer.size === 1
      ? stepsInto(play.world, play.state, killer, weapon, emptied)
      : largeSteps(play.world, play.state, killer, emptied);
  if (squares.length === 0) return;
  play.begin({ tag: 'followUp', figure: killer.id, squares, stage: 'ask' }, 'ADV-DEATH-03');
}

/** From the square next to the victim, diagonally with a long weapon. */
function stepsInto(
  world: World,
  state: State,
  killer: Figure,
  weapon: WeaponId,
  emptied: readonly Square[],
): Square[] {
  const reach = squaresInReach(world, state, killer, weaponNamed(weapon).long);
  return emptied.filter((square) => reach.includes(square) && isFree(world, state, killer, square));
}

/** A large killer moves one square, and needs room for all four of its squares. */
function largeSteps(world: World, state: State, killer: Figure, emptied: readonly Square[]): Square[] {
  const ground = groundOf(world, state);
  const own = squaresOf(ground.board, killer);
  const reach = squaresInReach(world, state, killer, false);
  return DIRECTIONS.map((direction) => neighbour(ground.board, killer.square, direction)).filter((to) => {
    if (to < 0) return false;
    const fresh = squaresOf(ground.board, { square: to, size: 2 }).filter((square) => !own.includes(square));
    const [one, other] = fresh;
    return (
      fresh.every((square) => reach.includes(square) && isFree(world, state, killer, square)) &&
      fresh.some((square) => emptied.includes(square)) &&
      adjacent(ground, one!, other!)
    );
  });
}

function isFree(world: World, state: State, killer: Figure, square: Square): boolean {
  const there = figureAt(state, square);
  return (
    (there === undefined || there.id === killer.id) &&
    enterable(groundOf(world, state), square) &&
    mayEnter(world, state, killer, square) &&
    mayWalk(world, state, killer, square) &&
    !isGap(state, square)
  );
}

/** A figure may have been raised there meanwhile (ADV-SPELL-09). */
function stillFree(world: World, state: State, { figure, squares }: FollowUpFrame): Square[] {
  const killer = findFigure(state, figure);
  if (killer === undefined) return [];
  const { board } = groundOf(world, state);
  return squares.filter((to) =>
    squaresOf(board, { square: to, size: killer.size }).every((one) => isFree(world, state, killer, one)),
  );
}

export const followUpFrame: FrameKind<FollowUpFrame> = {
  asks: (world, state, frame) =>
    frame.stage === 'ask' && stillFree(world, state, frame).length > 0
      ? { seat: seatOf(state, frame.figure), prompt: 'followUp', rules: ['ADV-DEATH-03'] }
      : null,
  answers: (world, state, frame) =>
    [...stillFree(world, state, frame), null].map((to): CombatCommand => ({ type: 'followUp', to })),
  runs: (play) => play.finish(['ADV-DEATH-03']),
};

export const followUp: Handler<Extract<CombatCommand, { type: 'followUp' }>> = {
  when: { answers: 'followUp' },
  check(world, state, _seat, { to }) {
    const frame = state.stack.at(-1) as FollowUpFrame;
    return to === null || stillFree(world, state, frame).includes(to)
      ? null
      : refuse('notThere', 'ADV-DEATH-03');
  },
  perform(play, { to }) {
    const frame = play.state.stack.at(-1) as FollowUpFrame;
    play.goOn({ ...frame, stage: 'end' }, 'ADV-DEATH-03');
    if (to === null) return;
    const from = figureOf(play.state, frame.figure).square;
    play.tell('followedUp', { figure: frame.figure, from, to }, ['ADV-DEATH-03']);
    settleZones(play);
  },
};

export const followUpAppliers: Pick<Appliers<CombatFacts>, 'followedUp'> = {
  followedUp: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
