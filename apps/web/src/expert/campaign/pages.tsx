/** A campaign of Expert in the browser. */
import { campaignTelling } from '@oubliette/expert';
import type { CampaignView } from '@oubliette/expert';
import type { CampaignPages } from '../../campaign/campaignPages.ts';
import { SettlingPage } from './SettlingPage.tsx';

export const expertCampaignPages: CampaignPages = {
  Page: SettlingPage,
  explain(refusal, language, view) {
    const names = campaignTelling.namesIn((view as CampaignView | null) ?? { heroes: [], fallen: [] });
    return campaignTelling.refusal(refusal, { language, names });
  },
};
