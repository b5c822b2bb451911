/** A quest as the command line asks for it, for every book of the family. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Setup } from '@oubliette/classic';
import type { GameId } from '@oubliette/shelf';
import { UsageError } from '../failure.ts';
import { plainOf } from '../play/keys.ts';
import { writtenHeroes } from '../play/party.ts';
import { questNamed } from '../questNamed.ts';
import { switches } from '../ownFlags.ts';
import type { OwnFlags, Values } from '../ownFlags.ts';
import type { NewMatch } from '../terminalGame.ts';

export interface QuestFlags {
  readonly training: boolean;
}

export const QUEST_FLAGS = { training: { type: 'boolean' } } as const;

export function questFlags({ training }: Values): QuestFlags {
  return { training: training === true };
}

/** Simulated by the rules of the training game (CLS-TRN-01), or the same heroes from quest to quest. */
export interface ClassicTrials {
  readonly training?: true;
  readonly campaign?: true;
}

export const CLASSIC_TRIALS: OwnFlags<ClassicTrials> = {
  flags: { ...QUEST_FLAGS, campaign: { type: 'boolean' } },
  read: (values) => switches(values, ['training', 'campaign']),
};

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
  return writtenHeroes(written, find, EXAMPLE, (kind) => FEMININE.includes(plainOf(kind))).map(
    ({ hero, ...named }) => ({ kind: hero, ...named }),
  );
}

const EXAMPLE = {
  en: 'barbarian,dwarf,elf=Aldis:f,wizard',
  fr: 'barbare,nain,elfe=Aldis:f,enchanteur',
};

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
