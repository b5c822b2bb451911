/** Carries out a typed command as far as it needs no confirmation; an empty line confirms. */
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { aimedAtAll, whyNot } from '../../play/wish.ts';
import { takeUp } from '../../play/hand.ts';
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
  if (text.trim() === '') return confirmed(at);
  const typed = readCommand(at.kit, text, moves, { view, names: at.names, language });
  switch (typed.is) {
    case 'confirm':
      return confirmed(at);
    case 'cancel':
      at.cancel();
      return at.say('cancelled', {});
    case 'undo': {
      const reply = await at.scene.ask({ t: 'undo', seat });
      return at.say(reply.t === 'done' ? 'done' : 'refusedNow', {});
    }
    case 'noSquare':
      return at.say('noSquare', { text: typed.text });
    case 'unknown':
      if (moves.length === 0) return at.say('notNow', {});
      return (await refused(at, seat, menu, text)) ?? at.say('notUnderstood', { text });
    case 'several':
      return at.say('several', { text, labels: typed.labels.join('; ') });
    case 'goal':
      return goTo(at, typed.square);
    case 'command':
      change(at, (hand) => stageCommand(takeUp(hand, null), typed.command));
      return at.say('staged', { label: at.label(typed.command) });
  }
}

/** Why the typed command is not legal; null if the rules have no answer. */
async function refused(at: Controller, seat: SeatId, { items }: Menu, text: string): Promise<string | null> {
  const { kit, names, scene } = at;
  const { view, language } = scene;
  const wishes = items.flatMap(({ id, prototype }) =>
    aimedAtAll(prototype, view.figures, view.board).map((command) => ({
      command,
      put: kit.putForAction(id, command, view),
    })),
  );
  const refusal = await whyNot(scene, seat, text, dialectOf(kit, { view, names, language }), wishes);
  return refusal === null ? null : `${kit.explain(refusal, language, names)} (${refusal.rule})`;
}

function change(at: Controller, next: (hand: InHand) => InHand): void {
  at.hand.set(next(at.hand.get()));
}

async function confirmed(at: Controller): Promise<string> {
  if (at.hand.get().staged === null) return at.say('stagedNothing', {});
  await at.confirm();
  return at.say('done', {});
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
