/** Carries things out at the classic table: the staged command, the path, the end of the turn. */
import type { Command, View } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import { takeUp } from '../../play/hand.ts';
import { carryThrough } from '../../play/intention.ts';
import { endWarning } from './consequence.ts';
import type { Desk } from './desk.ts';
import { isEarlyLeave, unusedBefore } from './menu.ts';
import { isSurprised, planOf } from './premove.ts';
import { stageCommand, stageWalk } from './session.ts';
import { approach, commandsOf, goalOf, isRiskyPath, pathFault, squaresOfPath, stagePath } from './stage.ts';
import type { StagedPath } from './stage.ts';
import { begin } from './starts.ts';
import { bestMeans } from './targets.ts';
import { revealsOn, surpriseIn, WALK_WORDS } from './walk.ts';
import type { Surprise } from './walk.ts';

/** Carries out what is staged. */
export async function carryOut(desk: Desk): Promise<void> {
  const { staged, thenEnd } = desk.hand.get();
  if (staged === null) return;
  if (staged.is === 'starts') return begin(desk, staged.at);
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
  const { names } = desk;
  const unused = menu === null ? null : unusedBefore(view, menu, moves);
  if (menu !== null && unused !== null && settings.warnBeforeEnd) {
    const warning = endWarning(unused, menu, { view, language, names });
    const sure = await desk.scene.confirm(warning, desk.say('endAnyway', {}));
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

/** A known danger on the way, something to be seen from it, or a deed at its end: worth being asked about. */
function matters({ kit, latest }: Desk, path: StagedPath): boolean {
  const way = squaresOfPath(path);
  return (
    path.then !== undefined ||
    isRiskyPath(kit.walking, latest, path) ||
    kit.isWayGrave?.(latest, path.figure, way) === true ||
    revealsOn(kit.walking, latest, path.figure, way)
  );
}

/** A path chosen on the board: rolled for and walked at once where nothing needs to be confirmed. */
export async function stageAndGo(desk: Desk, path: StagedPath): Promise<void> {
  desk.change((hand) => stageWalk(hand, path));
  if (path.rolls === true) return desk.asks(false) ? undefined : rollFor(desk, path, 'unasked');
  if (!desk.asks(matters(desk, path))) await carryOut(desk);
}

/** A command chosen on the board or in the bar. */
export async function stageOrDo(desk: Desk, command: Command): Promise<void> {
  desk.change((hand) => stageCommand(hand, command));
  const { scene, kit } = desk;
  // Until its dice are typed it can still be left.
  const isTyped = scene.typesDice === true && kit.odds(scene.view, command) !== null;
  if (!desk.asks(command.type !== 'rollMovement' && !isTyped)) await carryOut(desk);
}

/** The dice first; the path goes on when they are known. */
async function rollFor(desk: Desk, path: StagedPath, goesOn: 'sure' | 'unasked'): Promise<void> {
  const { seat, view } = { ...desk.situation, ...desk.scene };
  if (seat === null) return;
  desk.change((hand) => ({ ...takeUp(hand, null), plan: planOf(view, path, goesOn) }));
  const isRolled = await desk.giveFor(seat, { type: 'rollMovement', figure: path.figure });
  if (!isRolled && !desk.isLeft) desk.change({ plan: null });
}

/** The dice are known, and the path laid before them is staged as far as they go. */
export async function goOnAfterDice(desk: Desk, isConfirmed: boolean): Promise<void> {
  const { staged } = desk.hand.get();
  if (staged?.is !== 'path') return;
  const { path } = staged;
  const isShort = path.short === true;
  if (isShort) desk.scene.notify(desk.say('rollShort', {}));
  const isUnasked = !desk.asks(matters(desk, path));
  if (isShort ? path.then === undefined && isUnasked : isConfirmed || isUnasked) await carryOut(desk);
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
  if (path.rolls === true) return rollFor(desk, path, 'sure');
  desk.change((hand) => takeUp(hand, null));
  await desk.act(async () => {
    const steps = commandsOf(path);
    const { stopped } = await carryThrough<View, Command, Surprise>({
      next: (done) => steps[done] ?? deedAfter(desk, seat, path, done - steps.length),
      give: (command) => desk.giveOnWay(seat, command),
      look: () => desk.latest,
      newsIn: surpriseIn,
    });
    if (desk.isLeft) return;
    if (stopped !== null) return stopShort(desk, path, stopped, thenEnd);
    if (thenEnd) await endAfter(desk, view);
  });
}

/** The deed at the end of a path, by the best means there are once one is there. */
function deedAfter(desk: Desk, seat: SeatId, { then, short }: StagedPath, done: number): Command | null {
  if (then === undefined || short === true || done > 0) return null;
  const { kit, latest } = desk;
  const deeds = desk.movesNow(seat).filter((move) => then.aim.does(move) && !kit.isGrave(move, latest));
  return deeds.length === 0 ? then.aim.likely : bestMeans(kit, deeds, latest);
}

/** It is told why, and what is left of the way stays staged. */
function stopShort(desk: Desk, path: StagedPath, why: Surprise | 'refused', thenEnd: boolean): void {
  const { notify } = desk.scene;
  if (why !== 'refused') notify(desk.say(WALK_WORDS[why], {}), 'warning');
  if (thenEnd) notify(desk.say('endDropped', {}), 'warning');
  const { then, figure } = path;
  const { walking } = desk.kit;
  const rest =
    then === undefined
      ? stagePath(walking, desk.latest, figure, goalOf(path))
      : approach(walking, desk.latest, figure, (square) => then.aim.from(square));
  if (why !== 'refused' && rest !== null)
    desk.change((hand) => stageWalk(hand, then === undefined ? rest : { ...rest, then }));
}
