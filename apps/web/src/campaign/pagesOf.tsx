/** The pages of a campaign, from what its game brings. */
import type { TownView } from '@oubliette/classic';
import { gameNamed, isCampaign } from '@oubliette/shelf';
import { WEB_GAMES } from '../games.ts';
import type { CampaignTown, OwnTown } from '../town/campaignTown.ts';
import type { TownKit } from '../town/townKit.ts';
import type { CampaignPages } from './campaignPages.ts';
import { OwnTownPage } from './OwnTownPage.tsx';
import { TownPage } from './TownPage.tsx';

/** Null for a game that is no campaign. */
export async function loadCampaignPages(game: string): Promise<CampaignPages | null> {
  const known = isCampaign(game) ? gameNamed(game) : undefined;
  const town = known === undefined ? undefined : await WEB_GAMES[known.id].town?.();
  return town === undefined ? null : pagesOf(town);
}

function pagesOf(town: CampaignTown): CampaignPages {
  return town.is === 'own' ? ownPages(town.own) : familyPages(town.kit);
}

function ownPages(own: OwnTown): CampaignPages {
  return {
    Page: ({ lost }) => <OwnTownPage own={own} lost={lost} />,
    explain: (refusal, language, view) => own.explain(refusal, language, view),
  };
}

function familyPages(kit: TownKit): CampaignPages {
  return {
    Page: ({ lost }) => <TownPage kit={kit} lost={lost} />,
    explain(refusal, language, view) {
      const names = kit.telling.namesIn((view as TownView | null) ?? { heroes: [], quests: [] });
      return kit.telling.refusal(refusal, { language, names });
    },
  };
}
