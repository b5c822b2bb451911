/** The map of a quest with everything on it, and its warnings. */
import { drawQuest, warnings } from '@oubliette/classic';
import type { Quest, QuestProblem } from '@oubliette/classic';
import type { GameId } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { BOOKS_OF_QUESTS } from '../questBooks.ts';
import { checkedQuest, isPath, questNamed } from '../questNamed.ts';
import { brokenQuest, warningLines } from '../questWords.ts';

/** With the quest's warnings below it. */
export function questMap(asked: string, game: GameId, language: Language): string[] {
  const { quest, odd } = questFrom(asked, game);
  const told = warningLines(odd, language);
  return [drawQuest(quest, { language, nameOf: nameIn }), ...(told.length > 0 ? ['', ...told] : [])];
}

/** Monsters and traps that other books add. */
function nameIn(kind: string, language: Language): string | undefined {
  return BOOKS_OF_QUESTS.map(({ monsters, traps }) => (monsters[kind] ?? traps[kind])?.noun).find(
    (noun) => noun !== undefined,
  )?.[language].one;
}

function questFrom(asked: string, game: GameId): { quest: Quest; odd: readonly QuestProblem[] } {
  if (!isPath(asked)) {
    const { quest } = questNamed(asked, game);
    return { quest, odd: warnings(quest) };
  }
  const checked = checkedQuest(asked);
  if (checked.ok) return { quest: checked.quest, odd: checked.warnings };
  throw brokenQuest(checked.problems);
}
