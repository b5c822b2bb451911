/** A campaign of classic as the table takes it from the shelf: the town, and the quests its heroes set out on. */
import {
  classic,
  classicCampaign,
  HERO_KINDS,
  parseCampaignCommand,
  questSetup,
  reportOf,
} from '@oubliette/classic';
import type { CampaignSetup, CampaignState, HeroKind, State } from '@oubliette/classic';
import type { Json, SeatId } from '@oubliette/kernel';
import type { Box, Composed } from '@oubliette/table';
import { z } from 'zod';
import { townPlayer } from './campaignBots.ts';
import { heroesChair, morcarsChair, namedChair } from './chairs.ts';
import { readChoice } from './choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from './difficulties.ts';
import type { QuestLibrary } from './library.ts';

const HOST = 'morcar';

const choiceSchema = z.strictObject({
  /** One chair for each; its player enrols the hero in town. */
  heroes: z
    .array(z.enum(HERO_KINDS))
    .min(1)
    .max(4)
    .default(() => [...HERO_KINDS]),
  order: z.enum(['inOrder', 'free']).default('inOrder'),
  gifts: z.boolean().default(true),
  stock: z.enum(['cards', 'unlimited']).default('cards'),
  /** Whether the first quest may be a training game (CLS-TRN-05). */
  training: z.boolean().default(true),
  /** Whether the Morcar player may correct a score sheet. */
  overrides: z.boolean().default(true),
});

export type CampaignChoice = z.input<typeof choiceSchema>;

const REMEDIES = {
  heroes: `choose one to four among ${HERO_KINDS.join(', ')}`,
  order: '`inOrder` or `free`',
  gifts: 'true or false',
  stock: '`cards` or `unlimited`',
  training: 'true or false',
  overrides: 'true or false',
};
const FIELDS = `a choice may have ${Object.keys(REMEDIES).join(', ')}, and nothing else`;

export function campaignBox(library: QuestLibrary): Box {
  return {
    system: classicCampaign,
    checkShape: parseCampaignCommand,
    title: () => ({ en: 'Campaign', fr: 'Campagne' }),
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
      return townPlayer();
    },
    compose: (choice) => compose(library, choice),
    outings: {
      isOut: (state) => (state as CampaignState).underWay !== null,
      async setOut(setup, state) {
        const { underWay } = state as CampaignState;
        if (underWay === null) return null;
        const source = await library.source(underWay.quest);
        const quest = questSetup(setupOf(setup), state as CampaignState, source);
        return { system: classic.id, setup: quest as unknown as Json };
      },
      report(setup, questState, campaignState) {
        const { underWay } = campaignState as CampaignState;
        if (underWay === null) throw new Error('the campaign has sent nobody out');
        const report = reportOf(underWay.quest, questState as State);
        const command = { type: 'recordQuest', report };
        return { seat: setupOf(setup).host, command };
      },
    },
  };
}

/** The table hands back only setups that `compose` made or `classicCampaign.open` has taken. */
function setupOf(setup: Json): CampaignSetup {
  return setup as unknown as CampaignSetup;
}

function isKind(seat: SeatId): seat is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(seat);
}

function compose(library: QuestLibrary, choice: unknown): Composed {
  const read = readChoice(choiceSchema, choice, REMEDIES, FIELDS);
  if (!read.ok) return read;
  const { heroes, ...options } = read.value;
  const quests = library.list().map(({ id, title, training }) => ({ id, title, training }));
  const setup = { seats: [...heroes, HOST], host: HOST, quests, ...options };
  const opened = classicCampaign.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}
