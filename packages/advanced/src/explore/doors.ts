/** Opening and closing doors (ADV-EXPL-09 to ADV-EXPL-11, ADV-CMB-07 to ADV-CMB-10, ADV-DOOR). */
import { DIRECTIONS, doorBetween, neighbour, sameExit } from '@oubliette/dungeon';
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { isInEnemyZone, settleZones } from '../combat/zones.ts';
import { isSentry } from '../encounter/sentry.ts';
import { figureOf, hasEffect, levelOf, squaresOf, withLevel } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { pitRefusal } from '../traps/limits.ts';
import { canAct, mayDeed, spend } from '../turns/acts.ts';

import type { World } from '../world.ts';
import type { ExploreCommand, ExploreFacts } from './types.ts';

type OpenDoor = Extract<ExploreCommand, { type: 'openDoor' }>;
type CloseDoor = Extract<ExploreCommand, { type: 'closeDoor' }>;

/** A door on a side of a square: between two laid squares, or in an exit with nothing laid behind it. */
export interface FoundDoor {
  readonly state: 'closed' | 'open';
  /** Its index among the layout's doors; null for an exit. */
  readonly door: number | null;
  readonly exit: Exit | null;
}

export function doorAt(world: World, state: State, at: Square, side: Direction): FoundDoor | null {
  const level = levelOf(state);
  const { board, doors } = groundOf(world, state);
  const exit = level.layout.exits.find(
    (one) => one.direction === side && one.door !== null && one.squares.includes(at),
  );
  if (exit !== undefined) {
    if (exit.door === 'hidden') return null;
    const isOpen = level.opened.some((other) => sameExit(other, exit));
    return { state: isOpen ? 'open' : 'closed', door: null, exit };
  }
  const beyond = neighbour(board, at, side);
  const door = beyond < 0 ? -1 : doorBetween(board, at, beyond);
  const now = doors[door];
  return now === undefined || now === 'hidden' ? null : { state: now, door, exit: null };
}

/** Why a figure beside a door may not open or close it now. */
function refusesDoor(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, at, side }: OpenDoor | CloseDoor,
  wanted: FoundDoor['state'],
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  return (
    handsRefusal(world, state, figure, wanted) ??
    mayDeed(state, figure) ??
    atDoor(world, state, figure, at, side, wanted)
  );
}

/** Heroes use doors; henchmen in a fight; sentries; and pursuing monsters may open them (ADV-CMB-19). */
function handsRefusal(
  world: World,
  state: State,
  figure: Figure,
  wanted: FoundDoor['state'],
): Refusal | null {
  const { mode, pursuit } = state.turn;
  const inPit = pitRefusal(figure);
  if (inPit !== null) return inPit;
  if (mode === 'exploration')
    return figure.kind === 'henchman'
      ? refuse('henchmenOnlyMove', 'ADV-EXPL-02', { figure: figure.id })
      : null;
  const pursues = pursuit && wanted === 'closed';
  if (figure.side === 'monsters' && !pursues && !isSentry(state, figure))
    return refuse('onlySentries', 'ADV-CMB-15', { figure: figure.id });
  // A cowering figure may still open the door beside it, even there (ADV-ABIL-27).
  if (wanted === 'closed' && hasEffect(figure, 'cowering')) return null;
  return isInEnemyZone(world, state, figure) ? refuse('inDeathZone', 'ADV-CMB-41') : null;
}

function atDoor(
  world: World,
  state: State,
  figure: Figure,
  at: Square,
  side: Direction,
  wanted: FoundDoor['state'],
): Refusal | null {
  if (!DIRECTIONS.includes(side) || !squaresOf(groundOf(world, state).board, figure).includes(at))
    return refuse('notAtDoor', 'ADV-EXPL-09');
  const door = doorAt(world, state, at, side);
  if (door === null) return refuse('noDoor', 'ADV-EXPL-09');
  if (door.state !== wanted)
    return wanted === 'closed' ? refuse('doorIsOpen', 'ADV-DOOR-05') : refuse('doorIsClosed', 'ADV-DOOR-05');
  return null;
}

export const openDoor: Handler<OpenDoor> = {
  when: { in: ['heroes', 'master'] },
  check: (world, state, seat, command) => refusesDoor(world, state, seat, command, 'closed'),
  perform: (play, { figure, at, side }) => {
    const { exit } = doorAt(play.world, play.state, at, side)!;
    const isNew = exit !== null && !levelOf(play.state).falseDoors.some((other) => sameExit(other, exit));
    const rules = rulesFor(play.state, 'ADV-EXPL-09', isNew ? 'ADV-DOOR-02' : 'ADV-DOOR-08');
    spend(play, figure, 'openDoor', rules[0]);
    play.tell('doorOpened', { figure, at, side, exit }, rules);
    settleAfter(play);
  },
};

export const closeDoor: Handler<CloseDoor> = {
  when: { in: ['heroes', 'master'] },
  check: (world, state, seat, command) => refusesDoor(world, state, seat, command, 'open'),
  perform: (play, { figure, at, side }) => {
    const { exit } = doorAt(play.world, play.state, at, side)!;
    const rules = rulesFor(play.state, 'ADV-EXPL-11', 'ADV-DOOR-05');
    spend(play, figure, 'closeDoor', rules[0]);
    play.tell('doorClosed', { figure, at, side, exit }, rules);
    settleAfter(play);
  },
};

function rulesFor({ turn }: State, exploring: string, ofDoors: string): [string, string] {
  return [turn.mode === 'exploration' ? exploring : 'ADV-CMB-07', ofDoors];
}

/** No zone reaches across a closed door (ADV-CMB-35). */
function settleAfter(play: Play): void {
  if (play.state.turn.mode === 'combat') settleZones(play);
}

export const doorAppliers: Pick<Appliers<ExploreFacts>, 'doorOpened' | 'doorClosed'> = {
  doorOpened: (state, { at, side, exit }, world) => {
    if (exit === null) return withDoor(world, state, at, side, 'open');
    const { opened, falseDoors } = levelOf(state);
    const isFalse = falseDoors.some((other) => sameExit(other, exit));
    const open = withLevel(state, { opened: [...opened, exit] });
    return isFalse ? open : { ...open, frontier: [...state.frontier, exit] };
  },
  doorClosed: (state, { at, side, exit }, world) => {
    if (exit === null) return withDoor(world, state, at, side, 'closed');
    const others = (list: readonly Exit[]): Exit[] => list.filter((other) => !sameExit(other, exit));
    const shut = withLevel(state, { opened: others(levelOf(state).opened) });
    return { ...shut, frontier: others(state.frontier) };
  },
};

function withDoor(world: World, state: State, at: Square, side: Direction, now: 'open' | 'closed'): State {
  const { door } = doorAt(world, state, at, side)!;
  return withLevel(state, { doors: levelOf(state).doors.with(door!, now) });
}

export function doorOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  const { board } = groundOf(world, state);
  return state.figures.flatMap((figure) => {
    if (canAct(world, state, figure.id, seat) !== null || mayDeed(state, figure) !== null) return [];
    return squaresOf(board, figure).flatMap((at) =>
      DIRECTIONS.flatMap((side): (BaseCommand & (OpenDoor | CloseDoor))[] => {
        const door = doorAt(world, state, at, side);
        if (door === null) return [];
        return [{ type: door.state === 'closed' ? 'openDoor' : 'closeDoor', figure: figure.id, at, side }];
      }),
    );
  });
}
