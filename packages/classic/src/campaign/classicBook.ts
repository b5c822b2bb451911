/** Classic's own answers to a campaign's decision points. */
import { applyCampaignEvent } from './apply.ts';
import type { CampaignBook } from './book.ts';
import type { CampaignEvent } from './events.ts';
import { TOWN_HANDLERS } from './handlers.ts';
import { heroCandidates } from './moves.ts';
import { bringHome } from './record.ts';
import { recruit } from './roster.ts';
import { campaignView } from './view.ts';

export const CLASSIC_CAMPAIGN: CampaignBook = {
  handlers: TOWN_HANDLERS,

  apply: (state, event) => applyCampaignEvent(state, event as CampaignEvent),
  heroCandidates,
  view: campaignView,

  recruit,
  bringHome,
};
