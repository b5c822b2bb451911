/** Doors: heroes open them for good, and see what lies behind (CLS-DOR). */
import { hasSquare } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf, DoorKey } from './commands.ts';
import { figureOf, isHero } from './figures.ts';
import type { Play } from './play.ts';
import type { Figure, FigureId, State } from './state.ts';
import { checkActor, chooseActor } from './turns.ts';
import { revealBeyond } from './visibility.ts';
import type { World } from './world.ts';

/** Heroes, and monsters where the quest says so (CLS-DOR-02, CLS-DOR-03, CLS-QBK-11). */
export function opensDoors({ quest }: World, { id, side }: Figure): boolean {
  return isHero(id) || (side === 'morcar' && quest.rules.monstersOpenDoors === true);
}

export function checkOpenDoor(
  world: World,
  state: State,
  seat: SeatId,
  command: CommandOf<'openDoor'>,
): Refusal | null {
  const no = checkActor(state, seat, command.figure);
  if (no !== null) return no;
  const opener = figureOf(state, command.figure);
  const { square, side } = opener;
  if (!world.points.opensDoors(world, opener))
    return refuse('cannotOpenDoors', side === 'morcar' ? 'CLS-DOR-02' : 'CLS-DOR-03', {
      figure: command.figure,
    });
  const door = world.doorIndex.get(command.door);
  if (door === undefined || !state.seenDoors.includes(door))
    return refuse('noSuchDoor', 'CLS-VIS-08', { door: command.door });
  if (state.doors[door] !== 'closed') return refuse('alreadyOpen', 'CLS-DOR-09', { door: command.door });
  if (state.lockedDoors.includes(door)) return refuse('locked', 'CLS-QBK-11', { door: command.door });
  const { a, b } = world.board.doors[door]!;
  return square === a || square === b ? null : refuse('notAtTheDoor', 'CLS-DOR-03', { door: command.door });
}

export function openDoor(play: Play, { figure, door: key }: CommandOf<'openDoor'>): void {
  chooseActor(play, figure);
  const rules = isHero(figure) ? ['CLS-DOR-03', 'CLS-DOR-10'] : ['CLS-QBK-11', 'CLS-DOR-10'];
  tryDoor(play, key, figure, rules);
}

/** A locked door opens only by its note (CLS-QBK-11). */
export function isLocked({ quest }: World, door: number): boolean {
  return quest.doors[door]!.locked;
}

/** By hand or by a card. */
export function tryDoor(play: Play, key: DoorKey, by: FigureId, rules: readonly RuleId[]): void {
  const door = play.world.doorIndex.get(key)!;
  if (play.world.points.isLocked(play.world, door))
    play.emit({ type: 'doorLocked', rules: ['CLS-QBK-11', ...rules], news: true, by, door: key });
  else swingOpen(play, door, by, rules);
}

/** Opens a door, by any figure or effect, and shows what lies behind (CLS-DOR-07); a door in the dark opens unseen. */
export function swingOpen(
  play: Play,
  door: number,
  by: FigureId | null,
  rules: readonly RuleId[],
  /** The figure whose act caused it, if that is not the opener. */
  actor: FigureId | null = by,
): void {
  const { a, b } = play.world.board.doors[door]!;
  const inView = hasSquare(play.state.revealed, a) || hasSquare(play.state.revealed, b);
  const unseen = inView ? {} : { audience: [play.state.morcar] };
  play.emit({ type: 'doorOpened', rules, ...unseen, news: true, by, door: play.world.doorKeys[door]! });
  if (inView) revealBeyond(play, by, door, actor);
  play.happen({ tag: 'open', door }, actor);
}
