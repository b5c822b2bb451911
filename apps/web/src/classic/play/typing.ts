/** What was typed in the command box of a book of the family. */
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { takeUp } from '../../play/hand.ts';
import { carryOutTyped, refusedTyped } from '../../play/typing.ts';
import { aimedAtAll } from '../../play/wish.ts';
import { dialectOf, readCommand } from './commandBox.ts';
import { stagedText } from './consequence.ts';
import type { Controller } from './controller.ts';
import type { Menu } from './menu.ts';
import { stageCommand, stageWalk } from './session.ts';
import type { InHand } from './session.ts';
import { groupAt } from './situation.ts';
import { stagePath } from './stage.ts';
import { bestMeans } from './targets.ts';

/** Returns the result in words. */
export async function typeCommand(at: Controller, text: string): Promise<string> {
  const { moves, menu, seat } = at.situation;
  const { view, language } = at.scene;
  if (seat === null || menu === null) return at.say('notNow', {});
  return carryOutTyped(
    at,
    {
      seat,
      read: (typed) => readCommand(at.kit, typed, moves, { view, names: at.names, language }),
      goTo: (square) => goTo(at, square),
      stage: (command) => {
        change(at, (hand) => stageCommand(takeUp(hand, null), command));
        return at.say('staged', { label: at.label(command) });
      },
      unknown: async (typed) =>
        moves.length === 0
          ? at.say('notNow', {})
          : ((await refused(at, seat, menu, typed)) ?? at.say('notUnderstood', { text: typed })),
    },
    text,
  );
}

/** Why the typed command is not legal; null if the rules have no answer. */
function refused(at: Controller, seat: SeatId, { items }: Menu, text: string): Promise<string | null> {
  const { kit, names, scene } = at;
  const { view, language } = scene;
  const wishes = items.flatMap(({ id, prototype }) =>
    aimedAtAll(prototype, view.figures, view.board).map((command) => ({
      command,
      put: kit.putForAction(id, command, view),
    })),
  );
  return refusedTyped(at, seat, text, dialectOf(kit, { view, names, language }), wishes);
}

function change(at: Controller, next: (hand: InHand) => InHand): void {
  at.hand.set(next(at.hand.get()));
}

/** Chooses a square that may be chosen; otherwise walks there, after the dice. */
function goTo(at: Controller, square: Square): string {
  const { view } = at.scene;
  const { menu } = at.situation;
  const group = groupAt(at.kit, at.situation, view, { square });
  const roll = menu?.items[0]?.commands.find(({ type }) => type === 'rollMovement');
  const command = group === null ? roll : bestMeans(at.kit, group, view);
  if (command !== undefined) {
    change(at, (hand) => stageCommand(takeUp(hand, group === null ? 'move' : hand.mode), command));
    return at.say('staged', { label: at.label(command) });
  }
  const path = menu?.actor == null ? null : stagePath(at.kit.walking, view, menu.actor, square);
  if (path === null) return at.say('noWay', { square: makeSquare(view.board, square) });
  change(at, (hand) => stageWalk(hand, path));
  return at.say('staged', { label: stagedText(at.kit, at.scene, { is: 'path', path }, at.names) });
}
