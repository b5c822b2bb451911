/** Presses of actions, cards and the next-target key: they stage a single choice, and light several. */
import type { Command, FigureId, View } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { WHY_WORDS } from '../words/why.ts';
import { isAmong, lookAtSquare, lookAtSquares, takeUp } from '../../play/hand.ts';
import type { ActionId } from './actions.ts';
import { carryOut, endTurn, stageOrDo } from './deeds.ts';
import type { Desk } from './desk.ts';
import type { ActionItem } from './menu.ts';
import { nextGoal, nextMonster } from './next.ts';
import { pointNext } from './point.ts';
import { waysOf } from './reach.ts';
import { pickMeans, stageCommand, stageWalk, turnTo } from './session.ts';
import { meansIn } from './situation.ts';
import { goalOf, stagePath } from './stage.ts';
import { bestMeans, nextTarget, placesOf, targetKey } from './targets.ts';

/** An action of the bar, pressed or by its key; a second press confirms what it staged. */
export async function press(desk: Desk, id: ActionId): Promise<void> {
  const { menu, question, seat } = desk.situation;
  const item = menu?.items.find((each) => each.id === id);
  if (item === undefined || seat === null) return;
  if (item.commands.length === 0) return whyGrey(desk, item, seat);
  if (question !== null && id !== 'item') return;
  const { mode, staged } = desk.hand.get();
  if (mode === id && staged !== null) return carryOut(desk);
  if (id === 'endTurn') return endTurn(desk);
  desk.change((hand) => takeUp(hand, id));
  return begin(desk, item);
}

async function whyGrey(desk: Desk, { id, prototype }: ActionItem, seat: string): Promise<void> {
  const { view, language, notify, why } = desk.scene;
  if (isAmong(desk.situation.moves, prototype)) return notify(say(WHY_WORDS, language, 'onlyGrave', {}));
  return why(seat, prototype, desk.kit.putForAction(id, prototype, view));
}

/** Stages a single choice, or turns the board to several. */
async function begin(desk: Desk, { id, commands }: ActionItem): Promise<void> {
  const [first] = commands;
  if (id === 'move') return first?.type === 'rollMovement' ? stageOrDo(desk, first) : lookAtReach(desk);
  const means = meansIn(desk.kit, desk.situation, desk.hand.get());
  if (means.length === 1) return pick(desk, means[0]!);
  if (means.length > 1) {
    const { picks } = desk.situation;
    if (picks.size > 0) desk.change((hand) => lookAtSquares(hand, [...picks.keys()]));
    return;
  }
  return chooseFrom(desk, commands, desk.scene.view);
}

async function chooseFrom(desk: Desk, commands: readonly Command[], view: View): Promise<void> {
  const { groups } = desk.situation;
  const squares = groups.flatMap(([first]) => desk.kit.targetOf(first!, view).square ?? []);
  desk.change((hand) => lookAtSquares(hand, squares));
  if (commands.length === 1 || groups.length === 1)
    await stageOrDo(desk, bestMeans(desk.kit, groups[0] ?? commands, view));
}

function lookAtReach(desk: Desk): void {
  const { menu } = desk.situation;
  const ways = menu?.actor == null ? null : waysOf(desk.kit.walking, desk.scene.view, menu.actor);
  if (ways !== null) desk.change((hand) => lookAtSquares(hand, [ways.start, ...ways.to.keys()]));
}

/** A spell, potion, power, weapon or kind of figure was picked. */
export function pick(desk: Desk, means: string): void {
  const { staged } = desk.hand.get();
  if (staged?.is === 'command' && changeMeans(desk, staged.command, means)) return;
  desk.change((hand) => pickMeans(hand, means));
  const { menu, groups, question } = desk.situation;
  const { mode } = desk.hand.get();
  const commands = menu?.items.find(({ id }) => id === mode)?.commands ?? [];
  const own =
    groups.length > 0 ? groups.flat() : commands.filter((command) => desk.kit.meansOf(command) === means);
  if (question === null && own.length > 0) void chooseFrom(desk, own, desk.scene.view);
}

/** The same blow by other means; false if no blow is staged. */
function changeMeans(desk: Desk, now: Command, means: string): boolean {
  const { kit, situation, scene } = desk;
  const item = situation.menu?.items.find(
    ({ id, action }) => id === 'attack' && action.types.includes(now.type),
  );
  if (item === undefined) return false;
  const found = item.commands.find(
    (command) =>
      targetKey(kit, command, scene.view) === targetKey(kit, now, scene.view) &&
      kit.meansOf(command) === means,
  );
  if (found !== undefined) desk.change((hand) => stageCommand(hand, found));
  return true;
}

/** The computer's advice, staged for the player to confirm. */
export function stageAdvice(desk: Desk, command: Command): void {
  if ('figure' in command && desk.situation.menu?.role === 'morcar')
    desk.change((hand) => turnTo(hand, command.figure));
  const { view } = desk.scene;
  desk.change((hand) => lookAtSquares(hand, placesOf(desk.kit, command, view)));
  const path = command.type === 'step' ? stagePath(desk.kit.walking, view, command.figure, command.to) : null;
  desk.change((hand) =>
    path === null ? stageCommand(takeUp(hand, null), command) : stageWalk(takeUp(hand, 'move'), path),
  );
}

/** A card taken from a sheet: as if its action and then the card had been pressed. */
export async function takeCard(desk: Desk, id: 'cast' | 'item', means: string): Promise<void> {
  const item = desk.situation.menu?.items.find((each) => each.id === id);
  if (item === undefined || item.commands.length === 0) return press(desk, id);
  desk.change((hand) => takeUp(hand, id));
  pick(desk, means);
}

/** The next target of the action in hand; for Morcar without one, the next monster to play. */
export function next(desk: Desk, back: boolean): void {
  const { groups, menu, question, seat } = desk.situation;
  const { view } = desk.scene;
  const { staged, mode } = desk.hand.get();
  if (groups.length > 0) {
    const group = nextTarget(desk.kit, groups, staged?.is === 'command' ? staged.command : null, view, back);
    const command = bestMeans(desk.kit, group!, view);
    const { square } = desk.kit.targetOf(command, view);
    desk.change((hand) => stageCommand(square === null ? hand : lookAtSquare(hand, square), command));
    return;
  }
  if (menu?.role === 'morcar') return toNextMonster(desk, back);
  const actor = menu?.actor ?? null;
  if (actor !== null && seat !== null && question === null)
    void desk.act(async () => {
      const isStaged = await pointNext(desk, seat, actor, back);
      if (!isStaged && !desk.isLeft && mode === 'move') toNextGoal(desk, back);
    });
}

function toNextMonster(desk: Desk, back: boolean): void {
  const { menu, moves } = desk.situation;
  const monster = nextMonster(desk.scene.view, moves, menu?.actor ?? null, back);
  if (monster !== null) turnToFigure(desk, monster);
}

function toNextGoal(desk: Desk, back: boolean): void {
  const actor = desk.situation.menu?.actor ?? null;
  const path =
    actor === null ? null : nextGoal(desk.kit.walking, desk.scene.view, actor, desk.hand.get().staged, back);
  if (path !== null) desk.change((hand) => stageWalk(lookAtSquare(hand, goalOf(path)), path));
}

/** Selects a figure: a monster's reach is shown at once, since monsters do not roll. */
export function turnToFigure(desk: Desk, id: FigureId): void {
  const square = desk.scene.view.figures.find((figure) => figure.id === id)?.square;
  desk.change((hand) => turnTo(square === undefined ? hand : lookAtSquare(hand, square), id));
  const { menu } = desk.situation;
  if (menu?.role === 'morcar' && menu.actor === id && menu.items[0]!.commands.length > 0)
    desk.change((hand) => takeUp(hand, 'move'));
}
