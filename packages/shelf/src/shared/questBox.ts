/** A single quest as the table takes it from the shelf, for every book of the family. */
import { HERO_KINDS, titleInBoth } from '@oubliette/classic';
import type { QuestSource, Setup } from '@oubliette/classic';
import type { Json, Problem, System } from '@oubliette/kernel';
import { nameSchema } from '@oubliette/table';
import type { AnyPlayer, Box, Composed, Further } from '@oubliette/table';
import { z } from 'zod';
import { heroesChair, morcarsChair, namedChair } from './chairs.ts';
import { readChoice } from './choice.ts';
import type { Read } from './choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from './difficulties.ts';
import type { Difficulty } from '@oubliette/players';
import { sourceOf } from './library.ts';
import type { QuestLibrary } from './library.ts';

export const heroSchema = z.strictObject({
  kind: z.enum(HERO_KINDS),
  name: nameSchema.optional(),
  gender: z.enum(['m', 'f']).optional(),
});

const answer = z.enum(['always', 'ask', 'never']);

export const choiceSchema = z.strictObject({
  /** A quest of the book, by its id. */
  quest: z.string().optional(),
  /** A quest from elsewhere, instead of one of the book. */
  source: z.unknown().optional(),
  /** In seating order. */
  heroes: z
    .array(heroSchema)
    .min(1)
    .max(4)
    .default(() => HERO_KINDS.map((kind) => ({ kind }))),
  training: z.boolean().default(false),
  /** Every seat's standing answer to players who want to pass its figures (CLS-MOV-07). */
  passage: z.strictObject({ friends: answer.default('always'), foes: answer.default('never') }).prefault({}),
  /** Whether the Morcar player may correct the table. */
  overrides: z.boolean().default(true),
});

type Choice = z.output<typeof choiceSchema>;

export const REMEDIES: Readonly<Record<string, string>> = {
  quest: 'give the id of a quest of the book',
  heroes: `choose one to four among ${HERO_KINDS.join(', ')}, each with a name of at most 40 characters if any`,
  training: 'true or false',
  passage: '`friends` and `foes`, each `always`, `ask` or `never`',
  overrides: 'true or false',
};

/** How one book differs from another. */
export interface Edition<S extends z.ZodType<Choice>> {
  readonly system: System;
  makeBot(difficulty: Difficulty): AnyPlayer;
  readonly choice: S;
  readonly remedies: Readonly<Record<string, string>>;
  /** The id of the book's campaign. */
  readonly campaign: string;
  /** What a setup adds to classic's, or replaces. */
  more(choice: z.output<S>): object;
}

export function questBox<S extends z.ZodType<Choice>>(library: QuestLibrary, edition: Edition<S>): Box {
  const { system, makeBot } = edition;
  return {
    system,
    title: (setup) => titleInBoth(setupOf(setup).quest.title),
    chairs: (setup) =>
      setupOf(setup).seats.map(({ id, plays }) => {
        if (plays === 'morcar') return morcarsChair(id);
        const [first, ...rest] = plays ?? [];
        return first === undefined
          ? namedChair(id)
          : heroesChair(id, [first, ...rest], setupOf(setup).heroes);
      }),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot) => makeBot(difficultyOf(bot)),
    compose: (choice) => compose(library, edition, choice),
    further: (setup) => furtherFrom(library, edition.campaign, setupOf(setup)),
  };
}

/** The quest after this one in the book, with the same heroes; or a campaign of theirs. */
function furtherFrom(library: QuestLibrary, campaign: string, setup: Setup): Further {
  const list = library.list();
  const at = list.findIndex(({ id }) => id === setup.quest.id);
  const after = at < 0 ? undefined : list[at + 1];
  const next = async (id: string) =>
    ({ ...setup, quest: await sourceOf(library, id), training: false }) as unknown as Json;
  return {
    ...(after === undefined ? {} : { next: () => next(after.id) }),
    campaign: { game: campaign, choice: { heroes: setup.heroes.map(({ kind }) => kind) } },
  };
}

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

async function compose<S extends z.ZodType<Choice>>(
  library: QuestLibrary,
  { system, choice, remedies, more }: Edition<S>,
  chosen: unknown,
): Promise<Composed> {
  const fields = `a choice has \`quest\` or \`source\`, and may have ${Object.keys(remedies).slice(1).join(', ')}`;
  const read = readChoice(choice, chosen, remedies, fields);
  if (!read.ok) return read;
  const { heroes, training, passage, overrides } = read.value;
  const quest = await chosenQuest(library, read.value, fields);
  if (!quest.ok) return quest;
  const seats = heroes.map(({ kind }) => ({ id: kind, plays: [kind], passage }));
  const setup = {
    // `open` checks it like anything from outside.
    quest: quest.value as QuestSource,
    seats: [...seats, { id: 'morcar', plays: 'morcar' as const, passage }],
    heroes,
    training,
    overrides,
    ...more(read.value),
  };
  const opened = system.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}

async function chosenQuest(
  library: QuestLibrary,
  { quest, source }: Choice,
  fields: string,
): Promise<Read<unknown>> {
  if (quest === undefined && source === undefined) return wrong('there is no quest', fields);
  if (quest !== undefined && source !== undefined)
    return wrong('there are two quests', 'give `quest` or `source`, not both');
  if (quest === undefined) return { ok: true, value: source };
  const value = await library.source(quest);
  if (value !== null) return { ok: true, value };
  const known = library.list().map(({ id }) => id);
  return wrong(`the book has no quest ${quest}`, `choose among ${known.join(', ')}`);
}

function wrong(message: string, remedy: string): { ok: false; problems: Problem[] } {
  return { ok: false, problems: [{ path: 'quest', message, remedy }] };
}
