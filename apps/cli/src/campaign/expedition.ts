/** A quest of the campaign, played at the table of `oubliette play` against the computer, and its result. */
import { existsSync } from 'node:fs';
import type { Setup, State } from '@oubliette/classic';
import { canonical } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { Failure } from '../failure.ts';
import { newGame, oldGame, playOn } from '../play/play.ts';
import type { Prepared } from '../play/play.ts';
import type { Terminal } from '../play/terminal.ts';
import { expeditionOf } from './ledger.ts';
import type { Done, Ledger } from './ledger.ts';
import { town } from './words.ts';

/** What is left to say in town, and the last language used. */
export interface Return {
  readonly language: Language;
  /** The quest is over and recorded. */
  readonly recorded: Done | null;
  /** Why it could not be played on. */
  readonly problem: string | null;
}

/** A quest just begun. */
export function setOut(ledger: Ledger, terminal: Terminal, language: Language): Promise<Return> {
  const { setup, name, file } = ledger.quest();
  const { difficulty } = ledger;
  const manner = { as: 'heroes', realDice: false, seed: name, save: file, difficulty } as const;
  return playAndRecord(ledger, newGame(ledger.book.quests, setup, manner), terminal, language);
}

/** A quest left before its end; one finished elsewhere is only recorded. */
export async function goBack(ledger: Ledger, terminal: Terminal, language: Language): Promise<Return> {
  const { setup, file } = ledger.quest();
  const stays = (problem: string): Return => ({ language, recorded: null, problem });
  if (!existsSync(file)) return stays(town(language, 'noQuestFile', { file }));
  const { difficulty } = ledger;
  const manner = { as: 'heroes', realDice: false, seed: undefined, save: file, difficulty } as const;
  const prepared = opened(() => oldGame(file, manner, language));
  if (prepared instanceof Failure) return stays(prepared.message);
  if (partyOf(prepared.setup as Setup) !== partyOf(setup))
    return stays(town(language, 'otherQuestFile', { file }));
  const { game, state } = prepared.match;
  if (game.ending(state) !== null)
    return { language, recorded: record(ledger, state as State), problem: null };
  return playAndRecord(ledger, prepared, terminal, language);
}

/** A damaged file is news in town, not the end of the campaign. */
function opened(open: () => Prepared): Prepared | Failure {
  try {
    return open();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** What identifies the match of the present quest: an old file may be of an undone attempt. */
function partyOf({ quest, heroes, training }: Setup): string {
  return canonical({ quest: quest.id, heroes, training: training ?? false });
}

async function playAndRecord(
  ledger: Ledger,
  prepared: Prepared,
  terminal: Terminal,
  before: Language,
): Promise<Return> {
  const { ended, language } = await playOn(prepared, before, terminal);
  if (ended !== null && terminal.isInteractive) await terminal.ask(`${town(language, 'backToTown', {})} `);
  return { language, recorded: ended === null ? null : record(ledger, ended as State), problem: null };
}

function record(ledger: Ledger, ended: State): Done {
  const { quest } = expeditionOf(ledger.view);
  return ledger.give({ type: 'recordQuest', report: ledger.book.reportOf(quest, ended) });
}
