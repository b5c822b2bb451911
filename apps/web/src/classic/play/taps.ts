/** The meaning of a tap on the board: a lit choice, a foe to attack, a path to walk or plan, or inspecting. */
import type { Command, DoorKey, FigureId } from '@oubliette/classic';
import { directionTo, makeSquare } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { lookAtSquare, takeUp } from '../../play/hand.ts';
import { carryOut } from './deeds.ts';
import type { Desk } from './desk.ts';
import { canStep } from './menu.ts';
import { planPath } from './premove.ts';
import { pick, press } from './presses.ts';
import { stageCommand, stageWalk, turnTo } from './session.ts';
import { groupAt, whyThere } from './situation.ts';
import { bendPath, extendPath, goalOf, moveGoal, squaresOfPath, stagePath } from './stage.ts';
import { bestMeans, targetKey } from './targets.ts';
import { putForPlace } from './why.ts';

export async function tapSquare(desk: Desk, square: Square): Promise<void> {
  const hand = desk.hand.get();
  const { seat, question } = desk.situation;
  const { view } = desk.scene;
  if (seat === null) return inspect(desk, square);
  if (hand.bending && hand.staged?.is === 'path') return bend(desk, square);
  const group = groupAt(desk.kit, desk.situation, view, { square });
  if (group !== null) return chooseGroup(desk, group);
  const card = desk.situation.picks.get(square);
  if (card !== undefined) return pick(desk, card);
  const asked = whyThere(desk.situation, square);
  if (asked !== null) return desk.scene.why(seat, asked, putForPlace(view));
  if (question !== null) return inspect(desk, square);
  return tapFreely(desk, square, seat);
}

export async function tapDoor(desk: Desk, door: DoorKey): Promise<void> {
  const { seat, menu } = desk.situation;
  if (seat === null || menu === null) return;
  const group = groupAt(desk.kit, desk.situation, desk.scene.view, { door });
  if (group !== null) return chooseGroup(desk, group);
  const open = menu.items.find(({ id }) => id === 'open')?.commands ?? [];
  const command = open.find((each) => each.type === 'openDoor' && each.door === door);
  if (command !== undefined) return desk.change((hand) => stageCommand(takeUp(hand, 'open'), command));
  if (menu.actor !== null) return desk.scene.why(seat, { type: 'openDoor', figure: menu.actor, door });
}

/** Stages the best means at a target; a second tap confirms. */
async function chooseGroup(desk: Desk, group: readonly Command[]): Promise<void> {
  const { staged } = desk.hand.get();
  const { view } = desk.scene;
  const target = targetKey(desk.kit, group[0]!, view);
  const isSame = staged?.is === 'command' && targetKey(desk.kit, staged.command, view) === target;
  if (isSame) return carryOut(desk);
  desk.change((hand) => stageCommand(hand, bestMeans(desk.kit, group, view)));
}

/** A tap on an unlit square: the player's own figure, a foe, a square to walk to, or inspecting. */
async function tapFreely(desk: Desk, square: Square, seat: string): Promise<void> {
  const { view } = desk.scene;
  const { menu, mine } = desk.situation;
  const holder = view.figures.find((figure) => figure.square === square);
  if (holder !== undefined && mine.includes(holder.id)) return tapOwn(desk, holder.id, square);
  const blows = menu?.items.find(({ id }) => id === 'attack')?.commands ?? [];
  const blow = blows.filter((command) => desk.kit.targetOf(command, view).square === square);
  if (blow.length > 0)
    return desk.change((hand) => stageCommand(takeUp(hand, 'attack'), bestMeans(desk.kit, blow, view)));
  if (holder !== undefined) return inspect(desk, square);
  return tapFloor(desk, square, seat);
}

async function tapOwn(desk: Desk, id: FigureId, square: Square): Promise<void> {
  const { menu } = desk.situation;
  if (menu?.role === 'morcar' && menu.actor !== id) desk.change((hand) => turnTo(hand, id));
  if (desk.situation.menu?.actor !== id) return inspect(desk, square);
  return press(desk, 'move');
}

async function tapFloor(desk: Desk, square: Square, seat: string): Promise<void> {
  const { view } = desk.scene;
  const { menu } = desk.situation;
  const { staged } = desk.hand.get();
  const actor = menu?.actor ?? null;
  if (actor === null) return inspect(desk, square);
  if (staged?.is === 'path' && goalOf(staged.path) === square) return carryOut(desk);
  if (menu?.role === 'hero' && !canStep(menu)) return planTo(desk, actor, square);
  const path =
    staged?.is === 'path'
      ? moveGoal(desk.kit.walking, view, staged.path, square)
      : stagePath(desk.kit.walking, view, actor, square);
  if (path !== null) return desk.change((hand) => stageWalk(hand, path));
  if (desk.hand.get().mode !== 'move') return inspect(desk, square);
  const self = view.figures.find(({ id }) => id === actor);
  const beside = self !== undefined && directionTo(view.board, self.square, square) >= 0;
  if (beside) return desk.scene.why(seat, { type: 'step', figure: actor, to: square });
  sayOutOfReach(desk, square);
}

/** A path for later; a second tap on its end asks for the dice. */
async function planTo(desk: Desk, actor: FigureId, square: Square): Promise<void> {
  const { view } = desk.scene;
  const { plan } = desk.hand.get();
  if (plan !== null && goalOf(plan.path) === square && view.turn.taker === actor) return press(desk, 'move');
  const next = planPath(desk.kit.walking, view, actor, square);
  if (next === null) return inspect(desk, square);
  desk.change((hand) => ({ ...hand, plan: next, inspected: null }));
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

export function inspect(desk: Desk, square: Square): void {
  const holder = desk.scene.view.figures.find((figure) => figure.square === square);
  desk.change((hand) => ({ ...hand, inspected: holder === undefined ? { square } : { figure: holder.id } }));
}
