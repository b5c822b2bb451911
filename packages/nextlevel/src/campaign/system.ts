/** The campaign of NextLevel as a system of its own. */
import { openCampaign } from '@oubliette/classic/extend';
import type { CampaignChange, CampaignEdition } from '@oubliette/classic/extend';
import type { Game, System } from '@oubliette/kernel';
import { NEXTLEVEL_CAMPAIGN } from './book.ts';
import { parseNextTownCommand } from './commandSchema.ts';
import type { NextTownCommand } from './commands.ts';
import type { NextTownEvent } from './events.ts';
import { nextCampaignSchema } from './setup.ts';
import type { NextCampaignSetup } from './setup.ts';
import type { NextCampaignState } from './state.ts';
import type { NextCampaignView } from './view.ts';

export type NextCampaignGame = Game<
  NextCampaignState,
  NextTownCommand,
  NextTownEvent,
  NextCampaignView,
  CampaignChange
>;

const EDITION: CampaignEdition = {
  book: NEXTLEVEL_CAMPAIGN,
  setup: nextCampaignSchema,
  parseCommand: parseNextTownCommand,
};

export const nextlevelCampaign: System<NextCampaignGame, NextCampaignSetup> = {
  id: 'nextlevel-campaign',
  rulesVersion: 3,
  kindred: [2],
  open: (setup) => openCampaign<NextCampaignGame>(EDITION, setup),
};
