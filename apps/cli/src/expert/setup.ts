/** A quest of Expert as the command line asks for it. */
import { CHARACTERS, CLASSES, expert, FAMILIES, heroNoun } from '@oubliette/expert';
import type { ClassId } from '@oubliette/expert';
import { expertShelf, USUAL_HEROES } from '@oubliette/shelf/expert';
import type { ExpertChoice } from '@oubliette/shelf/expert';
import { wholeNumber } from '../args.ts';
import { UsageError } from '../failure.ts';
import { switches } from '../ownFlags.ts';
import type { OwnFlags, Values } from '../ownFlags.ts';
import { plainOf } from '../play/keys.ts';
import { writtenHeroes } from '../play/party.ts';
import type { NewMatch } from '../terminalGame.ts';

export type ExpertFlags = Pick<ExpertChoice, 'depth' | 'families' | 'lull' | 'drowning' | 'master'>;

export const EXPERT_FLAGS = {
  depth: { type: 'string' },
  families: { type: 'string' },
  'no-lull': { type: 'boolean' },
  drowning: { type: 'string' },
  solo: { type: 'boolean' },
} as const;

/** Simulated without a game master, at so many Dungeon cards. */
export interface ExpertTrials {
  readonly solo?: true;
  readonly depth?: number;
}

export const EXPERT_TRIALS: OwnFlags<ExpertTrials> = {
  flags: { solo: { type: 'boolean' }, depth: { type: 'string' } },
  read(values) {
    const { depth } = values;
    return {
      ...switches(values, ['solo']),
      ...(depth === undefined ? {} : { depth: wholeNumber('--depth', String(depth), 1) }),
    };
  },
};

/** The choice checks what they say. */
export function expertFlags(values: Values): ExpertFlags {
  const { depth, families, drowning } = values as Readonly<Record<string, string | undefined>>;
  return {
    ...(depth === undefined ? {} : { depth: wholeNumber('--depth', depth, 1) }),
    ...(families === undefined ? {} : { families: families.split(',').map(familyNamed) }),
    ...(values['no-lull'] === true ? { lull: false } : {}),
    ...(values['solo'] === true ? { master: false } : {}),
    ...(drowning === undefined ? {} : { drowning: drowning as NonNullable<ExpertFlags['drowning']> }),
  };
}

function familyNamed(written: string): (typeof FAMILIES)[number] {
  const found = FAMILIES.find((family) => family === plainOf(written.trim()));
  if (found === undefined)
    throw new UsageError({
      en: `--families: "${written}" is no family of monsters; choose among ${FAMILIES.join(', ')}.`,
      fr: `--families : « ${written} » n’est pas une famille de monstres ; choisissez parmi ${FAMILIES.join(', ')}.`,
    });
  return found;
}

const EXAMPLE = { en: 'elf=Aldis:f,dwarf', fr: 'elfe=Aldis:f,nain' };

/** By id, or by name in either language. */
function classNamed(called: string): ClassId | undefined {
  const plain = plainOf(called);
  return CLASSES.find((id) => {
    const { en, fr } = CHARACTERS[id].noun;
    return [id, plainOf(en.one), plainOf(fr.one), plainOf(heroine(id))].includes(plain);
  });
}

/** « guerrière », « naine ». */
function heroine(id: ClassId): string {
  return heroNoun({ id, name: id, gender: 'f' }).fr.one;
}

function isHeroine(called: string): boolean {
  const plain = plainOf(called);
  return CLASSES.some(
    (id) => plainOf(heroine(id)) === plain && plainOf(CHARACTERS[id].noun.fr.one) !== plain,
  );
}

/** One player has all heroes. */
export async function expertSetup({
  as,
  quest,
  heroes: written,
  own,
}: NewMatch<ExpertFlags>): Promise<unknown> {
  if (own.master === false && as !== undefined && as !== 'heroes')
    throw new UsageError({
      en: `--as ${as}: nobody is game master of this quest; the book decides.`,
      fr: `--as ${as} : cette quête n’a pas de maître du donjon ; le livret décide.`,
    });
  const heroes =
    written === undefined
      ? undefined
      : writtenHeroes(written, classNamed, EXAMPLE, isHeroine).map(({ hero, ...named }) => ({
          id: hero,
          ...named,
        }));
  const together = heroes?.map(({ id }) => id) ?? [...USUAL_HEROES];
  const choice = {
    ...own,
    ...(quest === undefined ? {} : { quest }),
    ...(heroes === undefined ? {} : { heroes }),
    players: [together],
  };
  const composed = await expertShelf().get(expert.id)!.compose(choice);
  if (composed.ok) return composed.setup;
  const [{ path, message, remedy }] = composed.problems as [(typeof composed.problems)[number]];
  throw new UsageError({
    en: `--${path}: ${message}; ${remedy}.`,
    fr: `--${path} : cette quête ne peut pas commencer (${message}).`,
  });
}
