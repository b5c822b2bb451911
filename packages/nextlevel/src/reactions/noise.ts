/** Unseen monsters that know of the heroes: alerted by noise, and lying in wait (NXT-AMB-05, NXT-AMB-06). */
import {
  areaAt,
  cardIn,
  checkStanding,
  figureAt,
  findFigure,
  groundOf,
  inRoom,
  surroundings,
} from '@oubliette/classic/extend';
import type { MonsterKind, World } from '@oubliette/classic/extend';
import { enterable, hasSquare, reach } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { withNext, withPlight } from '../changes.ts';
import type { Appliers, Follows } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import type { Lurker, NextState, Strike } from '../state.ts';

export type NoiseCommand =
  /** Morcar decides that monsters in this room or corridor have heard the heroes. */
  | { readonly type: 'alert'; readonly area: number }
  /** An alerted monster, by index of the quest, goes to a square and lies in wait there. */
  | { readonly type: 'prepareAmbush'; readonly monster: number; readonly to: Square };

type Alert = Extract<NoiseCommand, { type: 'alert' }>;
type Prepare = Extract<NoiseCommand, { type: 'prepareAmbush' }>;

export interface NoiseFacts {
  alerted: { monsters: readonly number[] };
  lurked: { monster: number; kind: MonsterKind; from: Square; to: Square };
}

export const NOISE_APPLIERS: Appliers<NoiseFacts> = {
  alerted: (state, { monsters }, world) => {
    const lurkers = monsters.map((monster) => ({
      monster,
      square: world.quest.monsters[monster]!.square,
      round: null,
    }));
    return withNext(state, { alerted: [...state.next.alerted, ...lurkers] });
  },
  lurked: (state, { monster, to }) =>
    withNext(state, {
      alerted: state.next.alerted.map((one) =>
        one.monster === monster ? { monster, square: to, round: state.round } : one,
      ),
    }),
};

/** Once on the board a lurker is an ordinary figure: in ambush, if it lay in wait in the last turn. */
export const NOISE_FOLLOWS: Follows = {
  monsterPlaced: (state, { figure, map }, world) => {
    const lurker = lurkerOn(world, state, map);
    if (lurker === undefined) return state;
    const waits = lurker.round !== null && lurker.round >= state.round - 1;
    const forgotten = without(state, lurker);
    return waits ? withPlight(forgotten, figure.id, { tag: 'ambush' }) : forgotten;
  },
  figureMissing: (state, { map }, world) => {
    const lurker = lurkerOn(world, state, map);
    return lurker === undefined ? state : without(state, lurker);
  },
};

function lurkerOn({ quest }: World, { next }: NextState, map: Square | null): Lurker | undefined {
  return next.alerted.find(({ monster }) => quest.monsters[monster]!.square === map);
}

function without(state: NextState, lurker: Lurker): NextState {
  return withNext(state, { alerted: state.next.alerted.filter((one) => one !== lurker) });
}

/** Where an unseen monster of the quest stands. */
export function lurkingAt({ quest }: World, { next }: NextState, monster: number): Square {
  const lurker = next.alerted.find((one) => one.monster === monster);
  return lurker?.square ?? quest.monsters[monster]!.square;
}

/** A fight in a corridor is heard in every room with a door onto it (NXT-AMB-06). */
export function makeNoise(play: NextPlay, { attackers, target }: Strike): void {
  const { world, state } = play;
  const ground = groundOf(world, state);
  const fighters = [...attackers.map(({ figure }) => figure), target];
  const squares = fighters.flatMap((id) => {
    const square = findFigure(state, id)?.square;
    return square === undefined || inRoom(world, square) ? [] : surroundings(world, state, square, ground);
  });
  alarm(play, unaware(world, state, roomsOn(world, state, squares)));
}

/** The rooms behind a corridor's doors; a secret door counts as wall. */
function roomsOn(world: World, { doors }: NextState, squares: readonly Square[]): number[] {
  const known = squares.flatMap((square) =>
    world.doorsAt[square]!.filter((door) => doors[door] !== 'hidden'),
  );
  const beside = known.flatMap((door) => [world.board.doors[door]!.a, world.board.doors[door]!.b]);
  return beside.filter((square) => inRoom(world, square)).map((square) => areaAt(world, square));
}

function unaware(world: World, { unplaced, next }: NextState, areas: readonly number[]): number[] {
  return unplaced.filter(
    (index) =>
      areas.includes(areaAt(world, world.quest.monsters[index]!.square)) &&
      !next.alerted.some(({ monster }) => monster === index),
  );
}

function alarm(play: NextPlay, monsters: readonly number[]): void {
  if (monsters.length > 0)
    play.emit({ type: 'alerted', rules: ['NXT-AMB-06'], audience: [play.state.morcar], monsters });
}

/** Whether Morcar may act behind the screen now. */
function checkMaster(state: NextState, seat: SeatId): Refusal | null {
  if (state.phase !== 'play') return refuse('notInPlay', 'CLS-TUR-01');
  if (state.pending !== null || state.missing.length > 0) return refuse('waitingForAnother', 'CLS-TUR-13');
  if (seat !== state.morcar) return refuse('notYourFigure', 'CLS-GEN-02');
  return state.turn.taker === null ? checkStanding(state) : refuse('notYourTurn', 'CLS-TUR-02');
}

export function checkAlert(world: World, state: NextState, seat: SeatId, { area }: Alert): Refusal | null {
  const no = checkMaster(state, seat);
  if (no !== null) return no;
  return unaware(world, state, [area]).length > 0 ? null : refuse('nobodyToAlert', 'NXT-AMB-06', { area });
}

export function alert(play: NextPlay, { area }: Alert): void {
  alarm(play, unaware(play.world, play.state, [area]));
}

export function checkPrepare(
  world: World,
  state: NextState,
  seat: SeatId,
  { monster, to }: Prepare,
): Refusal | null {
  const no = checkMaster(state, seat);
  if (no !== null) return no;
  const lurker = state.next.alerted.find((one) => one.monster === monster);
  if (lurker === undefined) return refuse('notAlerted', 'NXT-AMB-05', { monster });
  if (lurker.round === state.round) return refuse('alreadyPlayed', 'CLS-TUR-11', { monster });
  return strides(world, state, lurker).has(to) ? null : refuse('outOfReach', 'NXT-AMB-05', { to });
}

/** By state and lurker: needed for every square it may go to, computed once. */
const STRIDES = new WeakMap<NextState, Map<Lurker, ReadonlySet<Square>>>();

/** Its own square, and those it can reach without leaving its room or corridor, or coming into view. */
function strides(world: World, state: NextState, lurker: Lurker): ReadonlySet<Square> {
  const known = STRIDES.get(state) ?? new Map<Lurker, ReadonlySet<Square>>();
  STRIDES.set(state, known);
  const squares = known.get(lurker) ?? new Set(stridesOf(world, state, lurker));
  known.set(lurker, squares);
  return squares;
}

function stridesOf(world: World, state: NextState, { monster, square: from }: Lurker): Square[] {
  const ground = groundOf(world, state);
  const { kind, strength } = world.quest.monsters[monster]!;
  const others = state.unplaced.filter((index) => index !== monster);
  const taken = others.map((index) => lurkingAt(world, state, index));
  const area = areaAt(world, from);
  const { cost } = reach(ground, from, {
    budget: (strength ?? cardIn(world, kind)).move,
    enter: (square) =>
      areaAt(world, square) === area &&
      enterable(ground, square) &&
      !hasSquare(state.revealed, square) &&
      !world.points.isClosed(world, 'morcar', square),
    stay: (square) => !taken.includes(square) && figureAt(state, square) === undefined,
  });
  return world.board.areas[area]!.squares.filter((square) => cost[square]! >= 0);
}

/** Only Morcar knows. */
export function prepare(play: NextPlay, { monster, to }: Prepare): void {
  const { kind } = play.world.quest.monsters[monster]!;
  const from = lurkingAt(play.world, play.state, monster);
  const audience = [play.state.morcar];
  play.emit({ type: 'lurked', rules: ['NXT-AMB-05'], audience, monster, kind, from, to });
}

export function noiseOffers(world: World, state: NextState): BaseCommand[] {
  const areas = new Set(state.unplaced.map((index) => areaAt(world, world.quest.monsters[index]!.square)));
  return [
    ...[...areas].map((area) => ({ type: 'alert', area })),
    ...state.next.alerted
      .filter(({ round }) => round !== state.round)
      .flatMap((lurker) =>
        [...strides(world, state, lurker)].map((to) => ({
          type: 'prepareAmbush',
          monster: lurker.monster,
          to,
        })),
      ),
  ];
}
