/** Which questions of a quest a player may leave to be answered by themselves, and whether they matter now. */
import type { Command, View } from '@oubliette/expert';
import type { AskSort, Sparable } from '../../play/asking.ts';
import { ONLY_ANSWER } from '../../play/askSorts.ts';
import type { MovesBySeat } from '../../play/desk.ts';
import { isStanding } from './commands.ts';

export const EXPERT_ASKS: readonly AskSort[] = [ONLY_ANSWER];

export function sparableIn(view: View, moves: MovesBySeat<Command>): Sparable<Command> | null {
  const top = view.stack.at(-1);
  if (top === undefined) return null;
  for (const seat of Object.keys(moves)) {
    const answers = (moves[seat] ?? []).filter((move) => !isStanding(move));
    const [only] = answers;
    if (only === undefined) continue;
    return answers.length === 1 ? { sort: ONLY_ANSWER.id, seat, goOn: only, matters: false } : null;
  }
  return null;
}
