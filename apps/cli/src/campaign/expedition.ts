/** A quest of the campaign, played at the table of `oubliette play` against the computer, and its result. */
import { existsSync } from 'node:fs';
import type { Language } from '@oubliette/words';
import { Failure } from '../failure.ts';
import { newGame, oldGame, playOn } from '../play/play.ts';
import type { Prepared } from '../play/play.ts';
import type { Terminal } from '../play/terminal.ts';
import type { CampaignBook } from './campaignBook.ts';
import type { Done, Ledger } from './ledger.ts';
import { town } from './words.ts';

/** Of any book. */
type AnyLedger = Ledger<CampaignBook, unknown>;

/** What is left to say in town, and the last language used. */
export interface Return {
  readonly language: Language;
  /** The quest is over and recorded. */
  readonly recorded: Done | null;
  /** Why it could not be played on. */
  readonly problem: string | null;
}

/** A quest just begun. */
export function setOut(ledger: AnyLedger, terminal: Terminal, language: Language): Promise<Return> {
  const { setup, name, file } = ledger.quest();
  const { difficulty } = ledger;
  const manner = { as: 'heroes', realDice: false, seed: name, save: file, difficulty } as const;
  return playAndRecord(ledger, newGame(ledger.book.quests, setup, manner), terminal, language);
}

/** A quest left before its end; one finished elsewhere is only recorded. */
export async function goBack(ledger: AnyLedger, terminal: Terminal, language: Language): Promise<Return> {
  const { setup, file } = ledger.quest();
  const stays = (problem: string): Return => ({ language, recorded: null, problem });
  if (!existsSync(file)) return stays(town(language, 'noQuestFile', { file }));
  const { difficulty } = ledger;
  const manner = { as: 'heroes', realDice: false, seed: undefined, save: file, difficulty } as const;
  const prepared = opened(() => oldGame(file, manner, language));
  if (prepared instanceof Failure) return stays(prepared.message);
  if (!ledger.book.isSameMatch(prepared.setup as object, setup))
    return stays(town(language, 'otherQuestFile', { file }));
  const { game, state } = prepared.match;
  if (game.ending(state) !== null) return { language, recorded: ledger.record(state), problem: null };
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

async function playAndRecord(
  ledger: AnyLedger,
  prepared: Prepared,
  terminal: Terminal,
  before: Language,
): Promise<Return> {
  const { ended, language } = await playOn(prepared, before, terminal);
  if (ended !== null && terminal.isInteractive) await terminal.ask(`${town(language, 'backToTown', {})} `);
  return { language, recorded: ended === null ? null : ledger.record(ended), problem: null };
}
