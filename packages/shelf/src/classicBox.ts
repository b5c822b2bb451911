/** A single quest of classic as the table takes it from the shelf. */
import { classic, HERO_KINDS, parseCommand } from '@oubliette/classic';
import type { QuestSource, Setup } from '@oubliette/classic';
import type { Json, Problem } from '@oubliette/kernel';
import { sensiblePlayer } from '@oubliette/players';
import type { Box, Composed } from '@oubliette/table';
import { z } from 'zod';
import { heroesChair, morcarsChair, namedChair } from './chairs.ts';
import { readChoice } from './choice.ts';
import type { Read } from './choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from './difficulties.ts';
import type { QuestLibrary } from './library.ts';

const hero = z.strictObject({
  kind: z.enum(HERO_KINDS),
  name: z.string().trim().min(1).max(40).optional(),
  gender: z.enum(['m', 'f']).optional(),
});

const answer = z.enum(['always', 'ask', 'never']);

const choiceSchema = z.strictObject({
  /** A quest of the book, by its id. */
  quest: z.string().optional(),
  /** A quest from elsewhere, instead of one of the book. */
  source: z.unknown().optional(),
  /** In the order they sit. */
  heroes: z
    .array(hero)
    .min(1)
    .max(4)
    .default(() => HERO_KINDS.map((kind) => ({ kind }))),
  training: z.boolean().default(false),
  /** Every seat's standing answer to those who want to pass through its figures (CLS-MOV-07). */
  passage: z.strictObject({ friends: answer.default('always'), foes: answer.default('never') }).prefault({}),
  /** Whether the Morcar player may correct the table. */
  overrides: z.boolean().default(true),
});

export type ClassicChoice = Omit<z.input<typeof choiceSchema>, 'source'> & { readonly source?: QuestSource };

const REMEDIES = {
  quest: 'give the id of a quest of the book',
  heroes: `choose one to four among ${HERO_KINDS.join(', ')}, each with a name of at most 40 characters if any`,
  training: 'true or false',
  passage: '`friends` and `foes`, each `always`, `ask` or `never`',
  overrides: 'true or false',
};
const FIELDS =
  'a choice has `quest` or `source`, and may have `heroes`, `training`, `passage` and `overrides`';

export function classicBox(library: QuestLibrary): Box {
  return {
    system: classic,
    checkShape: parseCommand,
    title: (setup) => setupOf(setup).quest.title,
    chairs: (setup) =>
      setupOf(setup).seats.map(({ id, plays }) => {
        if (plays === 'morcar') return morcarsChair(id);
        const [first, ...rest] = plays ?? [];
        return first === undefined ? namedChair(id) : heroesChair(id, [first, ...rest]);
      }),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot) => sensiblePlayer({ difficulty: difficultyOf(bot) }),
    compose: (choice) => compose(library, choice),
  };
}

/** The table hands back only setups that `compose` made or `classic.open` has taken. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

async function compose(library: QuestLibrary, choice: unknown): Promise<Composed> {
  const read = readChoice(choiceSchema, choice, REMEDIES, FIELDS);
  if (!read.ok) return read;
  const { heroes, training, passage, overrides } = read.value;
  const quest = await chosenQuest(library, read.value);
  if (!quest.ok) return quest;
  const seats = heroes.map(({ kind }) => ({ id: kind, plays: [kind], passage }));
  const setup = {
    // `open` checks it like anything that comes from outside.
    quest: quest.value as QuestSource,
    seats: [...seats, { id: 'morcar', plays: 'morcar' as const, passage }],
    heroes,
    training,
    overrides,
  } as Setup;
  const opened = classic.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}

async function chosenQuest(
  library: QuestLibrary,
  { quest, source }: z.output<typeof choiceSchema>,
): Promise<Read<unknown>> {
  if (quest === undefined && source === undefined) return wrong('there is no quest', FIELDS);
  if (quest !== undefined && source !== undefined)
    return wrong('there are two quests', 'give `quest` or `source`, not both');
  if (quest === undefined) return { ok: true, value: source };
  const known = library.list().map(({ id }) => id);
  if (known.includes(quest)) return { ok: true, value: await library.source(quest) };
  return wrong(`the book has no quest ${quest}`, `choose among ${known.join(', ')}`);
}

function wrong(message: string, remedy: string): { ok: false; problems: Problem[] } {
  return { ok: false, problems: [{ path: 'quest', message, remedy }] };
}
