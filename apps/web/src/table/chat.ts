/** The table's messages, and who may write to whom. */
import type { SeatId } from '@oubliette/kernel';
import type { Audience, Batch, Chair, MemberId, Phrase, Saying, TableInfo } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { memberName } from './people.ts';
import { TABLE } from './words.ts';

/** By the id sent; everyone reads them in their own language. */
export const PHRASE_WORDS = {
  hello: 'phraseHello',
  ready: 'phraseReady',
  yourTurn: 'phraseYourTurn',
  oneMoment: 'phraseOneMoment',
  wait: 'phraseWait',
  goOn: 'phraseGoOn',
  help: 'phraseHelp',
  thanks: 'phraseThanks',
  sorry: 'phraseSorry',
  wellPlayed: 'phraseWellPlayed',
  badLuck: 'phraseBadLuck',
  whichWay: 'phraseWhichWay',
  beCareful: 'phraseBeCareful',
  openTheDoor: 'phraseOpenTheDoor',
  searchHere: 'phraseSearchHere',
  fallBack: 'phraseFallBack',
  goodbye: 'phraseGoodbye',
} as const satisfies Record<Phrase, keyof (typeof TABLE)['en']>;

export const AUDIENCE_WORDS = {
  table: 'toTable',
  heroes: 'toHeroes',
  master: 'toMaster',
  spectators: 'toSpectators',
} as const satisfies Record<Audience, keyof (typeof TABLE)['en']>;

export interface Said {
  readonly seq: number;
  readonly at: number;
  readonly member: MemberId;
  readonly name: string;
  readonly to: Audience;
  readonly text: string;
}

export function chatOf(
  batches: readonly Batch[],
  info: Pick<TableInfo, 'members'>,
  language: Language,
  muted: readonly MemberId[],
): readonly Said[] {
  return batches.flatMap(({ seq, at, happening }): Said[] => {
    if (happening?.kind !== 'said' || muted.includes(happening.member)) return [];
    const { member, to, saying } = happening;
    const name = speakerName(info, member, language);
    return [{ seq, at, member, name, to, text: sayingText(saying, language) }];
  });
}

/** Watchers have no names. */
export function speakerName(info: Pick<TableInfo, 'members'>, member: MemberId, language: Language): string {
  const isKnown = info.members.some(({ id }) => id === member);
  return isKnown ? memberName(info, member) : say(TABLE, language, 'watcher', {});
}

function sayingText(saying: Saying, language: Language): string {
  if ('text' in saying) return saying.text;
  // A phrase from a newer version of the page is shown by its id.
  if (!Object.hasOwn(PHRASE_WORDS, saying.phrase)) return saying.phrase;
  return say(TABLE, language, PHRASE_WORDS[saying.phrase as Phrase], {});
}

/** Watchers talk among themselves; heroes have a channel of their own, and one to the game master. */
export function audiencesFor(
  you: MemberId | null,
  seats: readonly SeatId[],
  chairs: readonly Pick<Chair, 'seat' | 'role'>[],
): readonly Audience[] {
  const roles = new Set(chairs.filter(({ seat }) => seats.includes(seat)).map(({ role }) => role));
  if (roles.size === 0) return you === null ? ['spectators'] : ['spectators', 'table'];
  if (!roles.has('hero')) return ['table'];
  return ['table', 'heroes', 'master'];
}
