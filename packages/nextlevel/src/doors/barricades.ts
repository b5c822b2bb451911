/** Doors barricaded and broken in (NXT-BAR). */
import {
  checkActor,
  chooseActor,
  figureAt,
  figureOf,
  isHero,
  seatOf,
  swingOpen,
  turnOf,
} from '@oubliette/classic/extend';
import type { DoorKey, Figure, FigureId, World } from '@oubliette/classic/extend';
import { directionTo } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { areFoes } from '../arms.ts';
import { withAction, withMoveBegun, withNext, withTurn } from '../changes.ts';
import { findCard } from '../content/bestiary.ts';
import type { Status } from '../content/bestiary.ts';
import { D6, STAR } from '../content/dice.ts';
import type { StarFace } from '../content/dice.ts';
import { facingOf } from '../facing.ts';
import type { Appliers } from '../kit.ts';
import { checkFreeToMove } from '../movement/steps.ts';
import type { NextPlay } from '../play.ts';
import type { Barricade, NextState } from '../state.ts';

export interface BarricadeFacts {
  doorBarricaded: { figure: FigureId; door: DoorKey };
  /** `die`: null once no roll is needed. */
  doorRammed: { figure: FigureId; door: DoorKey; die: number | StarFace | null; broken: boolean };
}

interface AtDoor {
  readonly figure: FigureId;
  readonly door: DoorKey;
}

export function barricadeAt({ next }: NextState, door: DoorKey): Barricade | undefined {
  return next.barricades.find((one) => one.door === door);
}

/** Whether a seen door is next to the figure. */
export function checkAtDoor(world: World, state: NextState, { figure, door }: AtDoor): Refusal | null {
  const index = world.doorIndex.get(door);
  if (index === undefined || !state.seenDoors.includes(index))
    return refuse('noSuchDoor', 'CLS-VIS-08', { door });
  const { a, b } = world.board.doors[index]!;
  const { square } = figureOf(state, figure);
  return square === a || square === b ? null : refuse('notAtTheDoor', 'CLS-DOR-03', { door });
}

/** Doors are opened and broken in during the move action (NXT-MOV-04, NXT-BAR-05). */
export function checkOnTheMove(state: NextState, figure: Figure, rule: RuleId): Refusal | null {
  const { left, moveOver } = turnOf(state, figure);
  if (left === null) return refuse('notMoving', rule, { figure: figure.id });
  if (moveOver) return refuse('moveOver', rule, { figure: figure.id });
  return checkFreeToMove(state, figure);
}

export function checkBarricade(
  world: World,
  state: NextState,
  seat: SeatId,
  command: AtDoor,
): Refusal | null {
  const { figure, door } = command;
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const hero = figureOf(state, figure);
  if (!isHero(figure)) return refuse('notAHero', 'NXT-BAR-01', { figure });
  const not = checkNormal(state, hero, 'barricade') ?? checkAtDoor(world, state, command);
  if (not !== null) return not.code === 'notAtTheDoor' ? refuse(not.code, 'NXT-BAR-04', { door }) : not;
  const barred = barricadeAt(state, door);
  if (barred?.broken === true) return refuse('doorBroken', 'NXT-BAR-08', { door });
  if (barred !== undefined) return refuse('alreadyBarricaded', 'NXT-BAR-01', { door });
  const index = world.doorIndex.get(door)!;
  if (state.lockedDoors.includes(index)) return refuse('locked', 'CLS-QBK-11', { door });
  const { a, b } = world.board.doors[index]!;
  const beyond = figureAt(state, hero.square === a ? b : a);
  return state.doors[index] === 'open' && beyond !== undefined && areFoes(hero, beyond)
    ? refuse('foeInTheDoorway', 'NXT-BAR-01', { figure: beyond.id })
    : null;
}

export function barricade(play: NextPlay, { figure, door }: AtDoor): void {
  const { world, state } = play;
  const index = world.doorIndex.get(door)!;
  // A door locked by the quest cannot be barricaded: trying reveals the lock, as trying to open it does.
  if (world.quest.doors[index]!.locked && state.doors[index] === 'closed') {
    play.emit({ type: 'doorLocked', rules: ['CLS-QBK-11'], news: true, by: figure, door });
    return;
  }
  const { square } = figureOf(state, figure);
  const { a, b } = world.board.doors[index]!;
  const facing = directionTo(world.board, square, square === a ? b : a) as Direction;
  if (facingOf(state, figure) !== facing)
    play.emit({ type: 'faced', rules: ['NXT-BAR-04'], figure, facing, cost: 0 });
  play.emit({ type: 'doorBarricaded', rules: ['NXT-BAR-01', 'NXT-BAR-04'], figure, door });
}

export function checkBreak(world: World, state: NextState, seat: SeatId, command: AtDoor): Refusal | null {
  const { figure, door } = command;
  const no = checkActor(state, seat, figure) ?? checkAtDoor(world, state, command);
  if (no !== null) return no;
  const breaker = figureOf(state, figure);
  const barred = barricadeAt(state, door);
  if (barred === undefined || barred.broken) return refuse('notBarricaded', 'NXT-BAR-02', { door });
  const not = checkOnTheMove(state, breaker, 'NXT-BAR-05');
  if (not !== null) return not;
  const { last } = barred;
  return last?.round === state.round && last.side === sideOfBreaker(breaker)
    ? refuse('triedThisRound', 'NXT-BAR-02', { door })
    : null;
}

function sideOfBreaker({ side }: Figure): 'heroes' | 'morcar' {
  return side === 'heroes' ? 'heroes' : 'morcar';
}

/** Heroes and their allies are medium (NXT-BAR-03); a monster's status is in the Bestiary (NXT-BAR-06). */
function statusOf({ kind, side }: Figure): Status {
  return side === 'heroes' ? 'medium' : (findCard(kind)?.status ?? 'medium');
}

type Ram = { readonly die: 'd6'; readonly from: number } | { readonly die: 'star' };

/** What breaks the door at the first and second attempt; the third needs no roll. */
const RAMS: { readonly [status in Status]: readonly [Ram, Ram] } = {
  minor: [
    { die: 'd6', from: 6 },
    { die: 'd6', from: 6 },
  ],
  medium: [
    { die: 'd6', from: 6 },
    { die: 'd6', from: 5 },
  ],
  major: [{ die: 'd6', from: 5 }, { die: 'star' }],
};

export function breakDoor(play: NextPlay, { figure, door }: AtDoor): void {
  chooseActor(play, figure);
  const breaker = figureOf(play.state, figure);
  const ram = RAMS[statusOf(breaker)][barricadeAt(play.state, door)!.tries];
  const seat = seatOf(play.state, breaker);
  let die: number | StarFace | null = null;
  let broken = true;
  if (ram?.die === 'star') {
    die = play.roll(STAR, seat, 'NXT-BAR-02');
    broken = die === 'star';
  } else if (ram !== undefined) {
    die = play.roll(D6, seat, 'NXT-BAR-02');
    broken = die >= ram.from;
  }
  const rules: RuleId[] = ['NXT-BAR-02', 'NXT-BAR-05', isHero(figure) ? 'NXT-BAR-03' : 'NXT-BAR-06'];
  play.emit({ type: 'doorRammed', rules, news: true, figure, door, die, broken });
  if (broken) swingOpen(play, play.world.doorIndex.get(door)!, figure, ['NXT-BAR-08']);
}

/** A barricaded door that came open, by force or magic, has lost its lock (NXT-BAR-08). */
export function withBroken(state: NextState, door: DoorKey): NextState {
  const { barricades } = state.next;
  if (barricadeAt(state, door)?.broken !== false) return state;
  return withNext(state, {
    barricades: barricades.map((one) => (one.door === door ? { ...one, broken: true } : one)),
  });
}

export const BARRICADE_APPLIERS: Appliers<BarricadeFacts> = {
  doorBarricaded: (state, { door }, world) => {
    const spent = withTurn(withAction(state, 'barricade'), { rooted: true });
    const barricades = [...spent.next.barricades, { door, tries: 0, last: null, broken: false }];
    const shut = { ...spent, doors: spent.doors.with(world.doorIndex.get(door)!, 'closed') };
    return withNext(shut, { barricades });
  },
  doorRammed: (state, { figure, door, broken }) => {
    const last = { round: state.round, side: sideOfBreaker(figureOf(state, figure)) };
    const barricades = state.next.barricades.map((one) =>
      one.door === door ? { ...one, tries: one.tries + 1, last, broken } : one,
    );
    const tried = withMoveBegun(withNext(state, { barricades }), figure);
    return broken ? tried : { ...tried, turn: { ...tried.turn, moveOver: true } };
  },
};
