/** What was typed in the command box of a plain game: a few words of a button, staged to be confirmed; an empty line confirms. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { readTyped } from '../typed.ts';
import type { Dialect } from '../typed.ts';
import type { PlainDesk } from './desk.ts';

/** Returns the result in words. */
export async function typeCommand(desk: PlainDesk, text: string): Promise<string> {
  const { words, scene, game } = desk;
  const { seat, moves } = desk.situation;
  if (seat === null || moves.length === 0) return words('notNow');
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
  const typed = text.trim() === '' ? ({ is: 'confirm' } as const) : readTyped(dialect, text, moves);
  switch (typed.is) {
    case 'confirm':
      if (desk.hand.get().staged === null) return words('stagedNothing');
      await desk.confirm();
      return words('done');
    case 'cancel':
      desk.cancel();
      return words('cancelled');
    case 'undo': {
      const reply = await scene.ask({ t: 'undo', seat });
      return words(reply.t === 'done' ? 'done' : 'refusedNow');
    }
    case 'several':
      return words('several', { text, labels: typed.labels.join(' · ') });
    case 'command':
      desk.stageAdvice(typed.command);
      return words('staged', { label: desk.label(typed.command) });
    default:
      return words('notUnderstood', { text });
  }
}
