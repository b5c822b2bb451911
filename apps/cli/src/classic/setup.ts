/** A quest as the command line asks for it, for every book of the family. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Setup } from '@oubliette/classic';
import type { GameId } from '@oubliette/shelf';
import { UsageError } from '../failure.ts';
import { plainOf } from '../play/keys.ts';
import { writtenHeroes } from '../play/party.ts';
import { questNamed } from '../questNamed.ts';
import type { NewMatch, Values } from '../terminalGame.ts';

export interface QuestFlags {
  readonly training: boolean;
}

export const QUEST_FLAGS = { training: { type: 'boolean' } } as const;

export function questFlags({ training }: Values): QuestFlags {
  return { training: training === true };
}

/** One seat for the heroes, one for Morcar. */
export function questFrom(
  game: GameId,
  { quest: asked, heroes, own: { training } }: NewMatch<QuestFlags>,
): Setup {
  const quest = questNamed(asked, game);
  if (training && !quest.quest.training)
    throw new UsageError({
      en: `"${quest.id}" is no training quest: play it without --training, or choose --quest the-trial.`,
      fr: `« ${quest.id} » n’est pas une quête d’initiation : jouez-la sans --training, ou choisissez --quest the-trial.`,
    });
  const party = partyFrom(heroes);
  return {
    quest: quest.source,
    seats: [
      { id: 'heroes', plays: party.map(({ kind }) => kind) },
      { id: 'morcar', plays: 'morcar' },
    ],
    heroes: party,
    training,
  };
}

type Party = Setup['heroes'];

/** French names of heroes are accepted too. */
function partyFrom(written: string | undefined): Party {
  if (written === undefined) return HERO_KINDS.map((kind) => ({ kind }));
  const find = (kind: string): HeroKind | undefined => {
    const plain = plainOf(kind);
    return HERO_KINDS.find((each) => each === plain) ?? FRENCH[plain];
  };
  return writtenHeroes(written, find, (kind) => FEMININE.includes(plainOf(kind))).map(
    ({ hero, ...named }) => ({ kind: hero, ...named }),
  );
}

/** Names that make the hero a woman, unless `:m` follows. */
const FEMININE: readonly string[] = ['naine', 'enchanteresse'];

const FRENCH: Readonly<Record<string, HeroKind>> = {
  barbare: 'barbarian',
  nain: 'dwarf',
  naine: 'dwarf',
  elfe: 'elf',
  enchanteur: 'wizard',
  enchanteresse: 'wizard',
};
