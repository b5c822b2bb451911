/** What was typed in the command box of a book of the family. */
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { takeUp } from '../../play/hand.ts';
import { carryOutTyped, refusedTyped } from '../../play/typing.ts';
import { aimedAtAll } from '../../play/wish.ts';
import { readWish } from '../../play/typed.ts';
import { PLAYING } from '../../play/words.ts';
import { dialectOf, readCommand } from './commandBox.ts';
import { stagedText } from './consequence.ts';
import type { Controller } from './controller.ts';
import { stageAndGo } from './deeds.ts';
import type { Menu } from './menu.ts';
import { floorPath, wholeOf } from './point.ts';
import { stageCommand } from './session.ts';
import type { InHand } from './session.ts';
import { groupAt } from './situation.ts';
import type { StagedPath } from './stage.ts';
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
          : ((await meantOrRefused(at, seat, menu, typed)) ?? at.say('notUnderstood', { text: typed })),
    },
    text,
  );
}

/** All that leads to a deed that cannot be done from here; else why the typed command is not legal; null if the rules have no answer. */
async function meantOrRefused(
  at: Controller,
  seat: SeatId,
  { items, actor }: Menu,
  text: string,
): Promise<string | null> {
  const { kit, names, scene } = at;
  const { view, language } = scene;
  const wishes = items.flatMap(({ id, prototype }) =>
    aimedAtAll(prototype, view.figures, view.board).map((command) => ({
      command,
      put: kit.putForAction(id, command, view),
    })),
  );
  const dialect = dialectOf(kit, { view, names, language });
  const wish = readWish(
    dialect,
    text,
    wishes.map(({ command }) => command),
  );
  if (wish?.isNamed === true && actor !== null) {
    const { square, door } = kit.targetOf(wish.command, view);
    const place = door ?? square;
    const meant = place === null ? null : await wholeOf(at, seat, actor, place);
    if (meant?.is === 'path') return go(at, meant.path);
  }
  return refusedTyped(at, seat, text, dialect, wishes);
}

function change(at: Controller, next: (hand: InHand) => InHand): void {
  at.hand.set(next(at.hand.get()));
}

/** Stages a path, and what is to be done at its end; it is under way if nothing needs to be confirmed. */
async function go(at: Controller, path: StagedPath): Promise<string> {
  await stageAndGo(at, path);
  if (at.isLeft) return '';
  const { staged } = at.hand.get();
  if (staged?.is !== 'path') return say(PLAYING, at.scene.language, 'done', {});
  return at.say('staged', { label: stagedText(at.kit, at.scene, staged, at.names).replace(/\.$/u, '') });
}

/** Chooses a square that may be chosen; otherwise walks there, after the dice. */
function goTo(at: Controller, square: Square): string | Promise<string> {
  const { view } = at.scene;
  const { menu } = at.situation;
  const group = groupAt(at.kit, at.situation, view, { square });
  if (group !== null) {
    const command = bestMeans(at.kit, group, view);
    change(at, (hand) => stageCommand(takeUp(hand, hand.mode), command));
    return at.say('staged', { label: at.label(command) });
  }
  const path = menu?.actor == null ? null : floorPath(at, menu.actor, square);
  return path === null ? at.say('noWay', { square: makeSquare(view.board, square) }) : go(at, path);
}
