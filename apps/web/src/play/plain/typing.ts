/** Typed commands of a plain game: a few words of a button. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { readTyped } from '../typed.ts';
import type { Dialect } from '../typed.ts';
import { carryOutTyped } from '../typing.ts';
import type { PlainDesk } from './desk.ts';

/** Returns the result in words. */
export function typeCommand(desk: PlainDesk, text: string): Promise<string> {
  const { words, scene, game } = desk;
  const { seat, moves } = desk.situation;
  if (seat === null || moves.length === 0) return Promise.resolve(words('notNow'));
  const names = game.telling.namesIn(scene.view);
  const dialect: Dialect<BaseCommand> = {
    verbs: [],
    // Its squares have no letters: what is typed is an action.
    board: { width: 0, height: 0 },
    language: scene.language,
    label: (command, language: Language) =>
      game.telling.label(command, { language, names, view: scene.view }),
    isPlain: () => true,
  };
  return carryOutTyped(
    desk,
    {
      seat,
      read: (typed) => readTyped(dialect, typed, moves),
      goTo: () => words('notUnderstood', { text }),
      stage(command) {
        desk.stageAdvice(command);
        return words('staged', { label: desk.label(command) });
      },
      unknown: (unread) => Promise.resolve(words('notUnderstood', { text: unread })),
    },
    text,
  );
}
