/** A campaign of Expert as the table takes it from the shelf: the time between quests, and the quests. */
import {
  CLASSES,
  expert,
  expertCampaign,
  hostOf,
  questSetup,
  READY_QUESTS,
  reportOf,
} from '@oubliette/expert';
import type { CampaignSetup, CampaignState, ClassId, State } from '@oubliette/expert';
import type { Json } from '@oubliette/kernel';
import type { Box } from '@oubliette/table';
import { z } from 'zod';
import { readChoice } from '../shared/choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from '../shared/difficulties.ts';
import { outingsOf } from '../shared/outings.ts';
import { OPTIONS, OPTION_REMEDIES, USUAL_HEROES } from './expertBox.ts';
import { campaignChairs } from './expertChairs.ts';
import { expertSettler } from './expertSettler.ts';

const campaignChoice = z.strictObject({
  /** A chair each, called after a class; its player enrols heroes in town, as many as they like. */
  players: z
    .array(z.enum(CLASSES))
    .min(1)
    .max(CLASSES.length)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([...USUAL_HEROES]),
  /** Whether somebody is game master; else the book answers (EXP-SOL-01). */
  master: z.boolean().default(true),
  order: z.enum(['inOrder', 'free']).default('inOrder'),
  /** Quests from the dice, besides those of the book (EXP-QGN-01). */
  generator: z.boolean().default(true),
  /** Life of Adventure (EXP-ADV-01). */
  life: z.enum(['none', 'each', 'party']).default('each'),
  ...OPTIONS,
});

export type ExpertCampaignChoice = z.input<typeof campaignChoice>;

const REMEDIES: Readonly<Record<string, string>> = {
  players: `one to seven different classes among ${CLASSES.join(', ')}`,
  master: 'true or false',
  order: '`inOrder` or `free`',
  generator: 'true or false',
  life: '`none`, `each` or `party`',
  ...OPTION_REMEDIES,
};

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): CampaignSetup {
  return setup as unknown as CampaignSetup;
}

export function expertCampaignBox(): Box {
  return {
    system: expertCampaign,
    title: () => ({ en: 'Expert campaign', fr: 'Campagne Expert' }),
    chairs: (setup) => campaignChairs(setupOf(setup)),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot(bot) {
      difficultyOf(bot);
      return expertSettler();
    },
    compose(given) {
      const fields = `a choice may have ${Object.keys(REMEDIES).join(', ')}`;
      const read = readChoice(campaignChoice, given, REMEDIES, fields);
      if (!read.ok) return read;
      const { players, master, order, generator, life, ...options } = read.value;
      const seats: readonly ClassId[] = players;
      const quests = READY_QUESTS.map(({ id }) => id);
      const setup = { seats, solo: !master, quests, order, generator, life, options };
      const opened = expertCampaign.open(setup);
      return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
    },
    outings: outingsOf({
      system: expert.id,
      questSetup: (setup, state) => questSetup(setupOf(setup), state as CampaignState),
      report(setup, quest, finished) {
        const campaign = setupOf(setup);
        const report = reportOf(quest, finished as State, campaign.options);
        return { seat: hostOf(campaign), command: { type: 'recordQuest', report } };
      },
    }),
  };
}
