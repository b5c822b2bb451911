/** The meaning of a tap on the board: a lit choice, a foe to attack, a path to walk or plan, or inspecting. */
import type { Command, DoorKey, FigureId } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { lookAtSquare } from '../../play/hand.ts';
import { carryOut, stageOrDo } from './deeds.ts';
import type { Desk } from './desk.ts';
import { inspect, pointAt } from './point.ts';
import { pick, press } from './presses.ts';
import { stageWalk, turnTo } from './session.ts';
import { groupAt, whyThere } from './situation.ts';
import { bendPath, extendPath, goalOf, squaresOfPath } from './stage.ts';
import { tapStart } from './starts.ts';
import { bestMeans, targetKey } from './targets.ts';
import { putForPlace } from './why.ts';

export async function tapSquare(desk: Desk, square: Square): Promise<void> {
  const hand = desk.hand.get();
  const { seat, question } = desk.situation;
  const { view } = desk.scene;
  if (seat === null) return inspect(desk, square);
  if (hand.bending && hand.staged?.is === 'path') return bend(desk, square);
  const group = groupAt(desk.kit, desk.situation, view, { square });
  if (group !== null && hand.staged?.is === 'starts') return tapStart(desk, square);
  if (group !== null) return chooseGroup(desk, group);
  const card = desk.situation.picks.get(square);
  if (card !== undefined) return pick(desk, card);
  const asked = whyThere(desk.situation, square);
  if (asked !== null) return desk.scene.why(seat, asked, putForPlace(view));
  if (question !== null) return inspect(desk, square);
  return tapFreely(desk, square, seat);
}

export async function tapDoor(desk: Desk, door: DoorKey): Promise<void> {
  const { seat, menu, question } = desk.situation;
  if (seat === null || menu === null) return;
  const group = groupAt(desk.kit, desk.situation, desk.scene.view, { door });
  if (group !== null) return chooseGroup(desk, group);
  if (question === null && menu.actor !== null) return pointAt(desk, seat, menu.actor, door);
}

/** Stages the best means at a target; a second tap confirms. */
async function chooseGroup(desk: Desk, group: readonly Command[]): Promise<void> {
  const { staged } = desk.hand.get();
  const { view } = desk.scene;
  const target = targetKey(desk.kit, group[0]!, view);
  const isSame = staged?.is === 'command' && targetKey(desk.kit, staged.command, view) === target;
  if (isSame) return carryOut(desk);
  await stageOrDo(desk, bestMeans(desk.kit, group, view));
}

/** A tap on an unlit square: the player's own figure, or whatever may be meant by what is there. */
async function tapFreely(desk: Desk, square: Square, seat: SeatId): Promise<void> {
  const { view } = desk.scene;
  const { menu, mine } = desk.situation;
  const holder = view.figures.find((figure) => figure.square === square);
  if (holder !== undefined && mine.includes(holder.id)) return tapOwn(desk, holder.id, square);
  if (menu?.actor == null) return inspect(desk, square);
  return pointAt(desk, seat, menu.actor, square);
}

async function tapOwn(desk: Desk, id: FigureId, square: Square): Promise<void> {
  const { menu } = desk.situation;
  if (menu?.role === 'morcar' && menu.actor !== id) desk.change((hand) => turnTo(hand, id));
  if (desk.situation.menu?.actor !== id) return inspect(desk, square);
  return press(desk, 'move');
}

/** The staged path is bent through a square. */
export function bend(desk: Desk, square: Square): void {
  const { staged } = desk.hand.get();
  if (staged?.is !== 'path') return;
  const { view, notify } = desk.scene;
  const path = bendPath(desk.kit.walking, view, staged.path, square);
  if (path === null) return sayOutOfReach(desk, square);
  const before = goalOf(staged.path);
  const isCut = !squaresOfPath(staged.path).includes(square) && goalOf(path) !== before;
  if (isCut)
    notify(
      desk.say('viaTooLong', { via: makeSquare(view.board, square), goal: makeSquare(view.board, before) }),
    );
  desk.change((hand) => ({ ...stageWalk(hand, path), bending: false }));
}

function sayOutOfReach(desk: Desk, square: Square): void {
  const { view, notify } = desk.scene;
  notify(desk.say('cannotReach', { square: makeSquare(view.board, square) }));
}

/** Extends the staged path by one square, or takes one back. */
export function extend(desk: Desk, direction: Direction): boolean {
  const { menu, question } = desk.situation;
  const { staged } = desk.hand.get();
  if (menu?.actor == null || question !== null) return false;
  const laid = staged?.is === 'path' ? staged.path : null;
  const path = extendPath(desk.kit.walking, desk.scene.view, laid, menu.actor, direction);
  if (path === null) return false;
  desk.change((hand) => stageWalk(lookAtSquare(hand, goalOf(path)), path));
  return true;
}
