/** Doors: opened by heroes, for good, and what they let appear (CLS-DOR). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import { figureOf, isHero } from './figures.ts';
import type { Play } from './play.ts';
import type { FigureId, State } from './state.ts';
import { checkActor, chooseActor } from './turns.ts';
import { revealBeyond } from './visibility.ts';
import type { World } from './world.ts';

export function checkOpenDoor(world: World, state: State, seat: SeatId, command: CommandOf<'openDoor'>): Refusal | null {
  const no = checkActor(state, seat, command.figure);
  if (no !== null) return no;
  if (!isHero(command.figure) && !monsterOpens(world, state, command.figure))
    return refuse('cannotOpenDoors', 'CLS-DOR-02', { figure: command.figure });
  const door = world.doorIndex.get(command.door);
  if (door === undefined || !state.seenDoors.includes(door)) return refuse('noSuchDoor', 'CLS-VIS-08', { door: command.door });
  if (state.doors[door] !== 'closed') return refuse('alreadyOpen', 'CLS-DOR-09', { door: command.door });
  if (state.lockedDoors.includes(door)) return refuse('locked', 'CLS-QBK-11', { door: command.door });
  const { a, b } = world.board.doors[door]!;
  const { square } = figureOf(state, command.figure);
  return square === a || square === b ? null : refuse('notAtTheDoor', 'CLS-DOR-03', { door: command.door });
}

/** Only where the quest says so (CLS-QBK-11). */
function monsterOpens(world: World, state: State, figure: FigureId): boolean {
  return world.quest.rules.monstersOpenDoors === true && figureOf(state, figure).side === 'morcar';
}

export function openDoor(play: Play, { figure, door: key }: CommandOf<'openDoor'>): void {
  chooseActor(play, figure);
  const door = play.world.doorIndex.get(key)!;
  if (play.world.quest.doors[door]!.locked) {
    play.emit({ type: 'doorLocked', rules: ['CLS-QBK-11', 'CLS-DOR-03'], news: true, by: figure, door: key });
    return;
  }
  const rules = isHero(figure) ? ['CLS-DOR-03', 'CLS-DOR-10'] : ['CLS-QBK-11', 'CLS-DOR-10'];
  swingOpen(play, door, figure, rules);
}

/** Opens a door, whoever or whatever does it, and shows what lies behind (CLS-DOR-07). */
export function swingOpen(play: Play, door: number, by: FigureId | null, rules: readonly string[]): void {
  play.emit({ type: 'doorOpened', rules, news: true, by, door: play.world.doorKeys[door]! });
  revealBeyond(play, by, door);
  play.happen({ tag: 'open', door }, by);
}
