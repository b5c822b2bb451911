/** `oubliette map classic QUEST`: a quest's map with everything on it. */
import { existsSync } from 'node:fs';
import { drawQuest } from '@oubliette/classic';
import type { Quest } from '@oubliette/classic';
import { problemText, readQuestFile } from '@oubliette/classic/node';
import { oneOf, parse } from './args.ts';
import { Failure, UsageError } from './failure.ts';
import { findQuest } from './play/options.ts';

export function mapCommand(args: readonly string[]): number {
  const { positionals } = parse(args, { lang: { type: 'string' } });
  const [system, asked] = positionals.length > 1 ? positionals : ['classic', ...positionals];
  oneOf('the game', system!, ['classic']);
  if (asked === undefined)
    throw new UsageError('The map of which quest? For example: ./oubliette map classic the-trial');
  process.stdout.write(`${drawQuest(questFrom(asked))}\n`);
  return 0;
}

function questFrom(asked: string): Quest {
  if (!existsSync(asked)) return findQuest(asked).quest;
  const checked = readQuestFile(asked);
  if (checked.ok) return checked.quest;
  throw new Failure(checked.problems.map(problemText).join('\n'));
}
