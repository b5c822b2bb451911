/** What could still be done before the player finishes. */
import type { Command, FigureId, Names } from '@oubliette/advanced';
import type { SeatId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { actionOf, doerOf, LOOKS } from './commands.ts';
import type { AdvancedScene } from './desk.ts';
import { figureName } from './labels.ts';

/** The figures that could act but have not: their names, and how many they are; null if there are none. */
export function unusedBefore(
  { view, moves }: Pick<AdvancedScene, 'view' | 'moves'>,
  seat: SeatId,
  names: Names,
  language: Language,
): { readonly left: string; readonly count: number } | null {
  const worth = (moves[seat] ?? []).filter(isWorthAWord);
  const idle = [...new Set(worth.flatMap((move) => doerOf(move) ?? []))].filter(hasDoneNothing);
  if (idle.length === 0) return null;
  const left = new Intl.ListFormat(language).format(idle.map((id) => figureName(names, id, language)));
  return { left, count: idle.length };

  function hasDoneNothing(id: FigureId): boolean {
    const act = view.turn.acts[id];
    return act === undefined || (act.moved === 0 && act.did === null);
  }
}

function isWorthAWord(move: Command): boolean {
  const action = actionOf(move);
  return action !== 'answer' && LOOKS[action].matters === true;
}
