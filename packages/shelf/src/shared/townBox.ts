/** A campaign as the table takes it from the shelf, for every book of the family: town and quests. */
import { HERO_KINDS } from '@oubliette/classic';
import type { CampaignSetup, CampaignState, HeroKind, QuestReport, QuestSource } from '@oubliette/classic';
import type { Json, SeatId, System } from '@oubliette/kernel';
import type { AnyPlayer, Box, Composed, LocalText } from '@oubliette/table';
import { z } from 'zod';
import { heroesChair, morcarsChair, namedChair } from './chairs.ts';
import { readChoice } from './choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from './difficulties.ts';
import { sourceOf } from './library.ts';
import type { QuestLibrary } from './library.ts';

const HOST = 'morcar';

export const townChoice = z.strictObject({
  /** One chair each; its player enrols the hero in town. */
  heroes: z
    .array(z.enum(HERO_KINDS))
    .min(1)
    .max(4)
    .default(() => [...HERO_KINDS]),
  order: z.enum(['inOrder', 'free']).default('inOrder'),
  gifts: z.boolean().default(true),
  /** Whether the Morcar player may correct a score sheet. */
  overrides: z.boolean().default(true),
});

type Choice = z.output<typeof townChoice>;

export const TOWN_REMEDIES: Readonly<Record<string, string>> = {
  heroes: `choose one to four among ${HERO_KINDS.join(', ')}`,
  order: '`inOrder` or `free`',
  gifts: 'true or false',
  overrides: 'true or false',
};

/** How one book's campaign differs from another's. Methods: each knows its own setups and states. */
export interface TownEdition<S extends z.ZodType<Choice>> {
  readonly system: System;
  /** The system that plays its quests. */
  readonly quests: System;
  readonly title: LocalText;
  makeBot(): AnyPlayer;
  readonly choice: S;
  readonly remedies: Readonly<Record<string, string>>;
  /** What a setup has besides seats, host and the quest book. */
  more(choice: z.output<S>): object;
  questSetup(setup: CampaignSetup, state: CampaignState, source: QuestSource): object;
  reportOf(quest: string, finished: unknown): QuestReport;
}

export function townBox<S extends z.ZodType<Choice>>(library: QuestLibrary, edition: TownEdition<S>): Box {
  const { system, quests, title, makeBot } = edition;
  return {
    system,
    title: () => title,
    chairs(setup) {
      const { seats, host } = setupOf(setup);
      return seats.map((seat) => {
        if (seat === host) return morcarsChair(seat);
        return isKind(seat) ? heroesChair(seat, [seat]) : namedChair(seat);
      });
    },
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot(bot) {
      difficultyOf(bot);
      return makeBot();
    },
    compose: (choice) => compose(library, edition, choice),
    outings: {
      isOut: (state) => (state as CampaignState).underWay !== null,
      async setOut(setup, state) {
        const { underWay } = state as CampaignState;
        if (underWay === null) return null;
        const source = await sourceOf(library, underWay.quest);
        const quest = edition.questSetup(setupOf(setup), state as CampaignState, source);
        return { system: quests.id, setup: quest as unknown as Json };
      },
      report(setup, questState, campaignState) {
        const { underWay } = campaignState as CampaignState;
        if (underWay === null) throw new Error('the campaign has sent nobody out');
        const report = edition.reportOf(underWay.quest, questState);
        const command = { type: 'recordQuest', report };
        return { seat: setupOf(setup).host, command };
      },
    },
  };
}

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): CampaignSetup {
  return setup as unknown as CampaignSetup;
}

function isKind(seat: SeatId): seat is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(seat);
}

function compose<S extends z.ZodType<Choice>>(
  library: QuestLibrary,
  { system, choice, remedies, more }: TownEdition<S>,
  chosen: unknown,
): Composed {
  const fields = `a choice may have ${Object.keys(remedies).join(', ')}, and nothing else`;
  const read = readChoice(choice, chosen, remedies, fields);
  if (!read.ok) return read;
  const { heroes, order, gifts, overrides } = read.value;
  const quests = library.list().map(({ id, title, training, level }) => ({
    id,
    title,
    training,
    ...(level === null ? {} : { level }),
  }));
  const setup = {
    seats: [...heroes, HOST],
    host: HOST,
    quests,
    order,
    gifts,
    overrides,
    ...more(read.value),
  };
  const opened = system.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}
