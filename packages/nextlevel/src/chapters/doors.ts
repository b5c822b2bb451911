/** Doors: opened on the way, barricaded, broken in, listened at (NXT-MOV-04, NXT-BAR, NXT-LIS). */
import {
  checkActor,
  checkOpenDoor as classicOpen,
  chooseActor,
  figureOf,
  isHero,
  tryDoor,
  forFigures,
} from '@oubliette/classic/extend';
import type { Command, CommandOf, DoorKey, Figure, FigureId, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree } from '../actions.ts';
import { withFree, withMoveBegun } from '../changes.ts';
import {
  barricade,
  BARRICADE_APPLIERS,
  barricadeAt,
  breakDoor,
  checkAtDoor,
  checkBarricade,
  checkBreak,
  checkOnTheMove,
  withBroken,
} from '../doors/barricades.ts';
import type { BarricadeFacts } from '../doors/barricades.ts';
import { acquainted, listen } from '../doors/listening.ts';
import type { ListenFacts } from '../doors/listening.ts';
import type { Chapter, NextHandler } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';

export type DoorCommand =
  | { readonly type: 'barricade'; readonly figure: FigureId; readonly door: DoorKey }
  | { readonly type: 'breakDoor'; readonly figure: FigureId; readonly door: DoorKey }
  | { readonly type: 'listen'; readonly figure: FigureId; readonly door: DoorKey };

export interface DoorFacts extends BarricadeFacts, ListenFacts {}

function checkOpen(
  world: World,
  state: NextState,
  seat: SeatId,
  command: CommandOf<'openDoor'>,
): Refusal | null {
  const no = classicOpen(world, state, seat, command);
  if (no !== null) return no;
  if (barricadeAt(state, command.door) !== undefined)
    return refuse('barricaded', 'NXT-BAR-01', { door: command.door });
  return checkOnTheMove(state, figureOf(state, command.figure), 'NXT-MOV-04');
}

function open(play: NextPlay, { figure, door }: CommandOf<'openDoor'>): void {
  chooseActor(play, figure);
  tryDoor(play, door, figure, ['NXT-MOV-04', isHero(figure) ? 'CLS-DOR-03' : 'CLS-QBK-11', 'CLS-DOR-10']);
}

function checkListen(
  world: World,
  state: NextState,
  seat: SeatId,
  command: { figure: FigureId; door: DoorKey },
): Refusal | null {
  const { figure, door } = command;
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('notAHero', 'NXT-ACT-08', { figure });
  const not = checkFree(state, figureOf(state, figure), 'listen') ?? checkAtDoor(world, state, command);
  if (not !== null) return not.code === 'notAtTheDoor' ? refuse(not.code, 'NXT-LIS-01', { door }) : not;
  return state.doors[world.doorIndex.get(door)!] === 'closed'
    ? null
    : refuse('alreadyOpen', 'NXT-LIS-01', { door });
}

function offers(world: World, _state: NextState, { id, square }: Figure): (Command | DoorCommand)[] {
  return world.doorsAt[square]!.flatMap((index) => {
    const at = { figure: id, door: world.doorKeys[index]! };
    return [
      { type: 'openDoor', ...at } as const,
      { type: 'barricade', ...at } as const,
      { type: 'breakDoor', ...at } as const,
      { type: 'listen', ...at } as const,
    ];
  });
}

export const DOORS: Chapter<DoorCommand, DoorFacts> = {
  frames: {},
  shapes: {
    barricade: { figure: 'text', door: 'text' },
    breakDoor: { figure: 'text', door: 'text' },
    listen: { figure: 'text', door: 'text' },
  },
  handlers: {
    barricade: { check: checkBarricade, perform: barricade },
    breakDoor: { foreseen: true, check: checkBreak, perform: breakDoor },
    listen: { check: checkListen, perform: (play, { figure, door }) => listen(play, figure, door) },
  },
  replaces: {
    openDoor: { check: checkOpen, perform: open } satisfies NextHandler<CommandOf<'openDoor'>>,
  },
  appliers: {
    ...BARRICADE_APPLIERS,
    listened: (state) => withFree(state, 'listen'),
  },
  follows: {
    monsterPlaced: (state, _event, world) => acquainted(state, world),
    stepped: (state, _event, world) => acquainted(state, world),
    doorOpened: (state, { door, by, rules }, world) => {
      const opened = acquainted(withBroken(state, door), world);
      return rules.includes('NXT-MOV-04') ? withMoveBegun(opened, by) : opened;
    },
    doorLocked: (state, { by, rules }) => (rules.includes('NXT-MOV-04') ? withMoveBegun(state, by) : state),
    turnStarted: (state, _event, world) => acquainted(state, world),
  },
  offers: forFigures(offers),
};
