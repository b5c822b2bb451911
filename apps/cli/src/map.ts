/** `oubliette map GAME QUEST`: a quest's map with everything on it, or the map an expedition has drawn so far. */
import { existsSync } from 'node:fs';
import { drawQuest, warnings } from '@oubliette/classic';
import type { Quest } from '@oubliette/classic';
import { problemText } from '@oubliette/classic/node';
import type { Problem } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { languageFrom, oneOf, parse, THE_GAME } from './args.ts';
import { Failure, UsageError } from './failure.ts';
import { dungeonMap, expeditionMap } from './mapAdvanced.ts';
import { warningLines } from './quest.ts';
import { BOOKS_OF_QUESTS, QUEST_GAMES } from './questBooks.ts';
import type { QuestGame } from './questBooks.ts';
import { checkedQuest, isPath, questNamed } from './questNamed.ts';

export function mapCommand(args: readonly string[]): number {
  const { values, positionals } = parse(args, { lang: { type: 'string' } });
  const [system, asked, ...rest] = positionals.length > 1 ? positionals : ['classic', ...positionals];
  if (rest.length > 0)
    throw new UsageError({
      en: `map draws one map at a time, and does not know what to do with "${rest.join(' ')}".`,
      fr: `map dessine un plan à la fois, et ne sait que faire de « ${rest.join(' ')} ».`,
    });
  const game = oneOf(THE_GAME, system!, [...QUEST_GAMES, 'advanced']);
  if (asked === undefined)
    throw new UsageError({
      en: 'The map of which quest? For example: ./oubliette map classic the-trial',
      fr: 'Le plan de quelle quête ? Par exemple : ./oubliette map classic the-trial',
    });
  const language = languageFrom(values.lang);
  const drawn =
    game !== 'advanced'
      ? questMap(asked, game, language)
      : isMatchFile(asked)
        ? expeditionMap(asked, language)
        : dungeonMap(asked, language);
  process.stdout.write(`${drawn.join('\n')}\n`);
  return 0;
}

/** An expedition is named by its dungeon, or by a file it is kept in. */
function isMatchFile(asked: string): boolean {
  return existsSync(asked) || /[/\\]|\.json$/iu.test(asked);
}

/** With what is odd about the quest under it. */
function questMap(asked: string, game: QuestGame, language: Language): string[] {
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

function questFrom(asked: string, game: QuestGame): { quest: Quest; odd: readonly Problem[] } {
  if (!isPath(asked)) {
    const { quest } = questNamed(asked, game);
    return { quest, odd: warnings(quest) };
  }
  const checked = checkedQuest(asked);
  if (checked.ok) return { quest: checked.quest, odd: checked.warnings };
  throw new Failure(checked.problems.map(problemText).join('\n'));
}
