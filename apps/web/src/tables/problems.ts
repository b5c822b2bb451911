/** Why a table could not be opened or entered, in the reader's language, whatever its host's reason. */
import type { NewTable, ProblemCode, ToldProblem } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { LOBBY } from '../words/lobby.ts';
import { WEB_GAMES } from '../games.ts';

/** The server's own answers to any request. */
const BY_CODE = {
  foreignPage: 'notThisPage',
  tooFast: 'slowDown',
  tooManyTables: 'tooManyTables',
  tooManyFiles: 'tooManyFiles',
  tooManyMisses: 'tooManyMisses',
  tooHeavy: 'tooHeavy',
  busy: 'serverBusy',
  notSaved: 'serverFull',
  partOfCampaign: 'partOfCampaign',
  unreadable: 'notUnderstood',
  tooLarge: 'tooLarge',
  parked: 'parked',
  broken: 'serverBroken',
} as const satisfies Record<ProblemCode, string>;

/** The problems every game shares, by the field that is wrong. */
type Part = keyof NewTable | 'quest' | 'source' | 'heroes' | 'file' | 'rows' | 'request';

const BY_PART = {
  name: 'noName',
  game: 'noGame',
  choice: 'badChoice',
  seats: 'noSeat',
  others: 'noBot',
  bots: 'noBot',
  options: 'badChoice',
  begin: 'badChoice',
  quest: 'noQuest',
  source: 'badQuest',
  heroes: 'needHeroes',
  file: 'noFile',
  rows: 'noFile',
  request: 'notUnderstood',
} as const satisfies Record<Part, string>;

export function whyNot(problems: readonly ToldProblem[], language: Language): string {
  const told = problems.map((problem) => say(LOBBY, language, wordOf(problem), {}));
  return [...new Set(told)].join(' ');
}

function wordOf({ code, path }: ToldProblem) {
  if (code !== undefined && Object.hasOwn(BY_CODE, code)) return BY_CODE[code];
  // A problem within a quest is not a quest missing from the book.
  if (/^(?:choice\.)?quest[.[]/.test(path)) return 'badQuest';
  const [, part = ''] = /^(?:choice\.)?(\w*)/.exec(path) ?? [];
  if (Object.hasOwn(BY_PART, part)) return BY_PART[part as Part];
  return Object.values(WEB_GAMES).some(({ lobby: { asks } }) => asks.includes(part))
    ? 'badChoice'
    : 'notUnderstood';
}
