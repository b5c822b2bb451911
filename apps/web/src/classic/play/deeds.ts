/** Carries things out at the classic table: the staged command, the path, the end of the turn. */
import type { Command, View } from '@oubliette/classic';
import { takeUp } from '../../play/hand.ts';
import { leftText } from './consequence.ts';
import type { Desk } from './desk.ts';
import { isEarlyLeave, unusedBefore } from './menu.ts';
import { isSurprised } from './premove.ts';
import { commandsOf, pathFault } from './stage.ts';
import type { StagedPath } from './stage.ts';
import { walk, WALK_WORDS } from './walk.ts';
import type { Surprise } from './walk.ts';

/** Carries out what is staged. */
export async function carryOut(desk: Desk): Promise<void> {
  const { staged, thenEnd } = desk.hand.get();
  if (staged === null) return;
  if (staged.is === 'path') return walkPath(desk, staged.path);
  const { command } = staged;
  const { view, confirm } = desk.scene;
  if (isEarlyLeave(command, view) && !(await confirm(desk.say('leaveEarly', {}), desk.say('yesDo', {}))))
    return;
  await desk.act(async () => {
    if ((await give(desk, command)) && thenEnd) await endAfter(desk, view);
  });
}

/** Gives a command of this seat and clears the hand; true when it was carried out. */
export async function give(desk: Desk, command: Command): Promise<boolean> {
  const { seat } = desk.situation;
  if (seat === null) return false;
  if (desk.kit.isGrave(command, desk.scene.view) && !(await isSure(desk, command))) return false;
  desk.change((hand) => takeUp({ ...hand, dialog: null }, null));
  return desk.act(async () => {
    if (!(await desk.giveFor(seat, command))) return false;
    // A door costs nothing and the move goes on (CLS-DOR-05): the squares are lit again.
    if (command.type === 'rollMovement' || (command.type === 'openDoor' && isUnderWay(desk.latest)))
      desk.change((hand) => (hand.mode === null && hand.staged === null ? takeUp(hand, 'move') : hand));
    return true;
  });
}

function isUnderWay({ turn }: View): boolean {
  return (turn.left ?? 0) > 0;
}

function isSure(desk: Desk, command: Command): Promise<boolean> {
  return desk.scene.confirm(desk.say('graveSure', { label: desk.label(command) }), desk.say('yesDo', {}));
}

/** Ends the turn, after a warning about what is left of it. */
export async function endTurn(desk: Desk): Promise<void> {
  const { menu, moves } = desk.situation;
  const { view, settings, language } = desk.scene;
  const unused = menu === null ? null : unusedBefore(view, menu, moves);
  if (menu !== null && unused !== null && settings.warnBeforeEnd) {
    const left = leftText(unused, menu, language);
    const sure = await desk.scene.confirm(desk.say('endWarning', { left }), desk.say('endAnyway', {}));
    if (!sure) return;
  }
  await give(desk, { type: 'endTurn' });
}

/** Ends the turn as decided ahead, unless more is known than when it was decided. */
async function endAfter(desk: Desk, before: View): Promise<void> {
  const { latest } = desk;
  if (latest.turn.taker !== before.turn.taker || latest.phase !== 'play') return;
  if (isSurprised(before, latest)) return desk.scene.notify(desk.say('endDropped', {}), 'warning');
  await give(desk, { type: 'endTurn' });
}

async function walkPath(desk: Desk, path: StagedPath): Promise<void> {
  const { seat } = desk.situation;
  if (seat === null) return;
  const { view } = desk.scene;
  const { thenEnd } = desk.hand.get();
  const fault = pathFault(desk.kit.walking, view, path);
  if (fault !== null) {
    if (fault !== 'empty') desk.scene.notify(desk.say(fault, {}), 'warning');
    return;
  }
  desk.change((hand) => takeUp(hand, null));
  await desk.act(async () => {
    const { surprise } = await walk(commandsOf(path), view, {
      give: (command) => desk.giveFor(seat, command),
      look: () => Promise.resolve(desk.latest),
    });
    if (desk.isLeft) return;
    tellOf(desk, surprise);
    if (thenEnd && surprise === null) await endAfter(desk, view);
    else if (thenEnd) desk.scene.notify(desk.say('endDropped', {}), 'warning');
  });
}

function tellOf(desk: Desk, surprise: Surprise | null): void {
  if (surprise === null || surprise === 'refused') return;
  desk.scene.notify(desk.say(WALK_WORDS[surprise], {}), 'warning');
}
