/** The heroes and the quest: the lobby's questions for classic and for every book built on it. */
import type { Gender } from '@oubliette/words';
import type { PlayedBy } from '../../forms/company.ts';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft, ListedQuest, Part, SeatDraft } from '../../forms/form.ts';

export const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'] as const;
export type Hero = (typeof HEROES)[number];

/** Hero levels, in a book that has them. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

export interface HeroDraft {
  /** False for a hero who stays at home. */
  readonly comes: boolean;
  readonly by: PlayedBy;
  readonly name: string;
  readonly gender: Gender;
  /** For books with levels. */
  readonly level: Level;
}

export interface PartyDraft {
  readonly quest: string;
  readonly heroes: Readonly<Record<Hero, HeroDraft>>;
  readonly training: boolean;
}

/** Classic's first quest. */
const FIRST_QUEST = 'the-trial';
const HERO: HeroDraft = { comes: true, by: 'me', name: '', gender: 'm', level: 3 };

export const PARTY: Part<PartyDraft> = {
  key: 'party',
  fresh: {
    quest: FIRST_QUEST,
    heroes: { barbarian: HERO, dwarf: HERO, elf: HERO, wizard: HERO },
    training: false,
  },
};

export function withHero(draft: Draft, hero: Hero, change: Partial<HeroDraft>): Draft {
  const { heroes } = partOf(draft, PARTY);
  return withPart(draft, PARTY, { heroes: { ...heroes, [hero]: { ...heroes[hero], ...change } } });
}

export function playedBy(draft: Draft, by: (hero: Hero) => PlayedBy): Draft {
  return HEROES.reduce((so, hero) => withHero(so, hero, { by: by(hero) }), draft);
}

export function seated(draft: Draft, by: (first: boolean) => PlayedBy): Draft {
  return playedBy(draft, (hero) => by(hero === HEROES[0]));
}

export function coming(draft: Draft): readonly Hero[] {
  const { heroes } = partOf(draft, PARTY);
  return HEROES.filter((hero) => heroes[hero].comes);
}

export function partySeats(draft: Draft): readonly SeatDraft[] {
  const { heroes } = partOf(draft, PARTY);
  return coming(draft).map((hero) => ({ seat: hero, by: heroes[hero].by }));
}

/** If heroes have levels, they begin at the one the quest is meant for. */
export function withQuest(draft: Draft, { id, level }: ListedQuest): Draft {
  const start = LEVELS.find((each) => each === level);
  const chosen = withPart(draft, PARTY, { quest: id, training: false });
  return start === undefined
    ? chosen
    : HEROES.reduce((so, hero) => withHero(so, hero, { level: start }), chosen);
}

/** A default quest is replaced by the book's first; a chosen one stays if the book has it. */
export function inBook(draft: Draft, book: readonly ListedQuest[]): Draft {
  const { quest } = partOf(draft, PARTY);
  const kept = quest === FIRST_QUEST ? undefined : book.find(({ id }) => id === quest);
  const next = kept ?? book[0];
  return next === undefined ? draft : withQuest(draft, next);
}

/** In the form the setup takes. */
export function heroChoices(draft: Draft) {
  const { heroes } = partOf(draft, PARTY);
  return coming(draft).map((kind) => {
    const { name, gender } = heroes[kind];
    return { kind, gender, ...(name.trim() === '' ? {} : { name: name.trim() }) };
  });
}
