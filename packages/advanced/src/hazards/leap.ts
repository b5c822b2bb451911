/** Leaping a chasm, alone or on a rope (ADV-HAZ-21 to ADV-HAZ-30). */
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { burdenOf } from '../combat/burden.ts';
import { die } from '../combat/fall.ts';
import { test } from '../combat/tests.ts';
import { settleZones } from '../combat/zones.ts';
import { figureAt, figureOf, findSheet, partyOf, seatOf, stat, withFigure, withSheet } from '../figures.ts';
import { isBarred } from '../generate/doors.ts';
import type { Appliers, FrameBase, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { begunBy, canAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { declare, open, unread } from '../knowledge.ts';
import { acrossFrom, isBeyondChasm } from './ground.ts';
import { ableHeroes, countOf, isInside, isUntouched, moveGone, withHazard, withoutUsed } from './parts.ts';

export type LeapCommand =
  /** Leaps a chasm, alone or on a rope (ADV-HAZ-22, ADV-HAZ-26). */
  | { readonly type: 'leap'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'cautiousLeap'; readonly figure: FigureId; readonly to: Square }
  | { readonly type: 'holdRope'; readonly hold: boolean };
type LeapCommandOf<T extends LeapCommand['type']> = Extract<LeapCommand, { readonly type: T }>;

export interface LeapFacts {
  leapRolled: { figure: FigureId; face: number; speed: number; cautious: boolean; across: boolean };
  ropeTied: { figure: FigureId; holders: readonly FigureId[] };
  ropeRefused: { figure: FigureId };
  ropeRolled: {
    figure: FigureId;
    rolls: readonly { readonly holder: FigureId; readonly face: number; readonly held: boolean }[];
  };
  leapt: { figure: FigureId; area: string; from: Square; to: Square; roped: boolean };
  /** Fallen, and pulled up by the rope's holders. */
  pulledUp: { figure: FigureId; from: Square; to: Square };
  /** Body and goods are lost, and the rope if there was one (ADV-HAZ-23). */
  fellForEver: { figure: FigureId; rope: FigureId | null };
}

export interface LeapFrame extends FrameBase {
  readonly tag: 'leap';
  readonly figure: FigureId;
  readonly area: string;
  readonly from: Square;
  readonly to: Square;
  readonly cautious: boolean;
  readonly stage: 'holders' | 'leap' | 'leapt' | 'rescue' | 'rescued';
  /** Still to be asked to hold the rope. */
  readonly asked: readonly FigureId[];
  readonly holders: readonly FigureId[];
}

export const LEAP_FRAME = declare<LeapFrame>()({
  tag: open,
  figure: open,
  area: open,
  from: open,
  to: open,
  cautious: open,
  stage: open,
  asked: open,
  holders: open,
  answer: unread,
});

const ROPE = 'rope';
const frameOf = (state: State): LeapFrame => state.stack.at(-1) as LeapFrame;

/** Null where a figure may leap: from the edge, before any action, to a free square straight across. */
function leapRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, to }: LeapCommandOf<'leap' | 'cautiousLeap'>,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (!isUntouched(state, id)) return refuse('hasMoved', 'ADV-HAZ-25');
  if (burdenOf(figure) !== null) return refuse('carrying', 'ADV-HAZ-25');
  if (!acrossFrom(state, figure.square).some((one) => one.to === to))
    return refuse('notAcross', 'ADV-HAZ-25', { square: to });
  return isFree(world, state, figure, to) ? null : refuse('notFree', 'ADV-HAZ-25', { square: to });
}

function isFree(world: World, state: State, figure: Figure, to: Square): boolean {
  const isThere = areaAt(world, state, figure.square).squares.includes(to);
  return isThere && figureAt(state, to) === undefined && !isBarred(state, to);
}

const WHEN = { in: ['heroes'] } as const;

export const leap: Handler<LeapCommandOf<'leap'>> = {
  foreseen: true,
  when: WHEN,
  check: leapRefusal,
  perform: (play, { figure, to }) => begin(play, figure, to, false, []),
};

export const cautiousLeap: Handler<LeapCommandOf<'cautiousLeap'>> = {
  foreseen: true,
  when: WHEN,
  check(world, state, seat, command) {
    const refusal = leapRefusal(world, state, seat, command);
    if (refusal !== null) return refusal;
    const helpers = helpersOf(world, state, command.figure);
    if (helpers.length === 0) return refuse('nobodyHolds', 'ADV-HAZ-26');
    return [command.figure, ...helpers].some((id) => countOf(state, id, ROPE) > 0)
      ? null
      : refuse('noRope', 'ADV-HAZ-26');
  },
  perform: (play, { figure, to }) => begin(play, figure, to, true, helpersOf(play.world, play.state, figure)),
};

/** Other heroes in the room who have not moved: holding the rope uses their move (ADV-HAZ-30). */
function helpersOf(world: World, state: State, id: FigureId): FigureId[] {
  const area = areaAt(world, state, figureOf(state, id).square).id;
  return ableHeroes(state)
    .filter((hero) => hero.id !== id && isInside(world, state, hero, area) && isUntouched(state, hero.id))
    .map((hero) => hero.id);
}

function begin(play: Play, id: FigureId, to: Square, cautious: boolean, asked: readonly FigureId[]): void {
  const { square: from } = figureOf(play.state, id);
  const area = areaAt(play.world, play.state, from).id;
  const stage = cautious ? 'holders' : 'leap';
  play.begin({ tag: 'leap', figure: id, area, from, to, cautious, stage, asked, holders: [] }, 'ADV-HAZ-22');
}

/** Only heroes on the same side as the first holder (ADV-HAZ-27). */
function stillAsked({ state }: { state: State }, { asked, holders, area }: LeapFrame): FigureId[] {
  const [first] = holders;
  if (first === undefined) return [...asked];
  const side = sideOf(state, area, first);
  return asked.filter((id) => sideOf(state, area, id) === side);
}

function sideOf(state: State, area: string, id: FigureId): boolean {
  return isBeyondChasm(state, area, figureOf(state, id).square);
}

export const holdRope: Handler<LeapCommandOf<'holdRope'>> = {
  when: { answers: 'leap' },
  check: (_world, state) => (frameOf(state).stage === 'holders' ? null : refuse('notAsked', 'ADV-HAZ-26')),
  perform(play, { hold }) {
    const { answer: _answer, ...frame } = frameOf(play.state);
    const [id, ...asked] = stillAsked(play, frame);
    play.goOn({ ...frame, asked, holders: hold ? [...frame.holders, id!] : frame.holders }, 'ADV-HAZ-26');
  },
};

export const leapFrame: FrameKind<LeapFrame> = {
  asks(_world, state, frame) {
    if (frame.stage !== 'holders') return null;
    const [id] = stillAsked({ state }, frame);
    return id === undefined ? null : { seat: seatOf(state, id), prompt: 'holdRope', rules: ['ADV-HAZ-26'] };
  },
  runs(play, { answer, ...frame }) {
    switch (frame.stage) {
      case 'holders':
        return tie(play, frame);
      case 'leap':
        return roll(play, frame);
      case 'leapt':
        if (answer === true) return land(play, frame);
        if (frame.holders.length === 0) return lose(play, frame);
        return rescue(play, frame);
      case 'rescue':
        if (answer === true) return pull(play, frame);
        return askNext(play, frame);
      case 'rescued':
        return pull(play, frame);
    }
  },
  answers: () => [
    { type: 'holdRope', hold: true },
    { type: 'holdRope', hold: false },
  ],
};

/** The leaper or a holder must have the rope; without holders there is no leap. */
function tie(play: Play, frame: LeapFrame): void {
  const { figure, holders } = frame;
  if (holders.length === 0 || ropeOf(play.state, frame) === null) {
    play.finish(['ADV-HAZ-26']);
    return play.tell('ropeRefused', { figure }, ['ADV-HAZ-26']);
  }
  play.tell('ropeTied', { figure, holders }, ['ADV-HAZ-26', 'ADV-HAZ-27', 'ADV-HAZ-30']);
  play.goOn({ ...frame, stage: 'leap' }, 'ADV-HAZ-28');
}

function ropeOf(state: State, { figure, holders }: LeapFrame): FigureId | null {
  return [figure, ...holders].find((id) => countOf(state, id, ROPE) > 0) ?? null;
}

function roll(play: Play, frame: LeapFrame): void {
  const { figure, cautious } = frame;
  const speed = stat(play.state, figureOf(play.state, figure), 'speed');
  const face = play.figureRolls(figure, 'ADV-HAZ-22');
  const across = face <= speed;
  play.goOn({ ...frame, stage: 'leapt' }, 'ADV-HAZ-22');
  const rules = cautious ? (['ADV-HAZ-28', 'ADV-HAZ-22'] as const) : (['ADV-HAZ-22', 'ADV-HAZ-25'] as const);
  play.reveal('leapRolled', { figure, face, speed, cautious, across }, rules);
  test(play, { figure, kind: 'leap', face, passed: across, rules: ['ADV-HAZ-24'] });
}

function land(play: Play, { figure, area, from, to, cautious }: LeapFrame): void {
  play.finish(['ADV-HAZ-22']);
  play.tell('leapt', { figure, area, from, to, roped: cautious }, [cautious ? 'ADV-HAZ-28' : 'ADV-HAZ-22']);
  if (play.state.turn.mode === 'combat') settleZones(play);
}

/** Every holder pulls; one is enough (ADV-HAZ-28). */
function rescue(play: Play, frame: LeapFrame): void {
  const { figure, holders } = frame;
  const rolls = holders.map((holder) => {
    const face = play.figureRolls(holder, 'ADV-HAZ-28');
    return { holder, face, held: face <= stat(play.state, figureOf(play.state, holder), 'strength') };
  });
  play.reveal('ropeRolled', { figure, rolls }, ['ADV-HAZ-28']);
  const saved = rolls.some(({ held }) => held);
  play.goOn({ ...frame, stage: saved ? 'rescued' : 'rescue', asked: holders }, 'ADV-HAZ-28');
}

/** All have failed: each may still spend a fate point. */
function askNext(play: Play, frame: LeapFrame): void {
  const [holder, ...asked] = frame.asked;
  if (holder === undefined) return lose(play, frame);
  play.goOn({ ...frame, asked }, 'ADV-HAZ-29');
  test(play, { figure: holder, kind: 'rope', face: 0, passed: false, rules: ['ADV-HAZ-28'] });
}

/** Up on the holders' side. */
function pull(play: Play, { figure, area, from, to, holders }: LeapFrame): void {
  const { state } = play;
  const side = sideOf(state, area, holders[0]!);
  const at = isBeyondChasm(state, area, from) === side ? from : to;
  play.finish(['ADV-HAZ-28']);
  play.tell('pulledUp', { figure, from, to: at }, ['ADV-HAZ-28', 'ADV-HAZ-29']);
  if (state.turn.mode === 'combat') settleZones(play);
}

function lose(play: Play, frame: LeapFrame): void {
  const { figure, cautious } = frame;
  play.finish(['ADV-HAZ-23']);
  const rope = cautious ? ropeOf(play.state, frame) : null;
  die(play, figure, cautious ? ['ADV-HAZ-29', 'ADV-HAZ-23'] : ['ADV-HAZ-23'], { leaves: false });
  play.tell('fellForEver', { figure, rope: rope === figure ? null : rope }, ['ADV-HAZ-23']);
}

export function leapOffers(state: State): LeapCommandOf<'leap' | 'cautiousLeap'>[] {
  return partyOf(state).flatMap(({ id, square }) =>
    acrossFrom(state, square).flatMap(({ to }) => [
      { type: 'leap', figure: id, to } as const,
      { type: 'cautiousLeap', figure: id, to } as const,
    ]),
  );
}

export const leapAppliers: Appliers<LeapFacts> = {
  leapRolled: (state, { figure }) => moveGone(begunBy(state, figure), figure),
  ropeTied: (state, { holders }) => holders.reduce(moveGone, state),
  ropeRefused: (state) => state,
  ropeRolled: (state) => state,
  leapt(state, { figure, area, to, roped }) {
    const there = withFigure(state, figure, { square: to });
    return roped ? withHazard(there, area, { facts: { roped: true } }) : there;
  },
  pulledUp: (state, { figure, to }) => withFigure(state, figure, { square: to }),
  fellForEver(state, { figure, rope }) {
    const gone = rope === null ? state : withoutUsed(state, [{ figure: rope, item: ROPE }]);
    return findSheet(gone, figure) === undefined ? gone : withSheet(gone, figure, { where: 'lost' });
  },
};
