/** The town of classic's family: one page for every book, with the stations of each. */
import type { TownView } from '@oubliette/classic';
import type { TownKit } from '../town/townKit.ts';
import type { CampaignPages } from './campaignPages.ts';
import { TownPage } from './TownPage.tsx';

export function familyTown(kit: TownKit): CampaignPages {
  return {
    Page: ({ lost }) => <TownPage kit={kit} lost={lost} />,
    explain(refusal, language, view) {
      const names = kit.telling.namesIn((view as TownView | null) ?? { heroes: [], quests: [] });
      return kit.telling.refusal(refusal, { language, names });
    },
  };
}
