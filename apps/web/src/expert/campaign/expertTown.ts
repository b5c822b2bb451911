/** A campaign of Expert in the browser. */
import { campaignTelling } from '@oubliette/expert';
import type { CampaignView } from '@oubliette/expert';
import type { OwnTown } from '../../town/campaignTown.ts';
import { Book } from './Book.tsx';
import { Station } from './Station.tsx';

export const expertTown: OwnTown<CampaignView> = {
  gold: ({ heroes }) => heroes.reduce((sum, sheet) => sum + sheet.gold, 0),
  explain(refusal, language, view) {
    const names = campaignTelling.namesIn(view ?? { heroes: [], fallen: [] });
    return campaignTelling.refusal(refusal, { language, names });
  },
  Station,
  Book,
};
