/** What is known of a table's quest before it begins: as the lobby lists it. */
import { gameNamed } from '@oubliette/shelf';
import type { LocalText, TableInfo } from '@oubliette/table';
import { bookOf } from '../forms/questBook.ts';
import { WEB_GAMES } from '../games.ts';

interface QuestTold {
  /** What is read aloud at its beginning, or what it is like. */
  readonly text: LocalText | null;
  /** Of the heroes it is meant for; null where heroes have none. */
  readonly level: number | null;
  /** How the computer plays the master; null where it does not. */
  readonly skill: LocalText | null;
}

export function questTold({ game, title, chairs, bots }: TableInfo): QuestTold {
  const quest = bookOf(game).find((each) => each.title.en === title.en);
  const known = gameNamed(game);
  const { listed = [], tables = [] } = known === undefined ? {} : WEB_GAMES[known.id].lobby;
  const hint = listed.find((each) => each.title.en === title.en) ?? tables.find(({ id }) => id === game);
  const master = chairs.find(({ role }) => role === 'gamemaster')?.occupant;
  const skill = master?.is === 'bot' ? bots.find(({ id }) => id === master.bot)?.title : undefined;
  return {
    text: quest?.parchment ?? hint?.hint ?? null,
    level: quest?.level ?? null,
    skill: skill ?? null,
  };
}
