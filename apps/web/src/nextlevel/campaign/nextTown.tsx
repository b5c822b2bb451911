/** The town of NextLevel: growing, the shop and the baggage between the company and the gate. */
import { nextTownTelling } from '@oubliette/nextlevel';
import type { NextCampaignView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import { kindName } from '../../town/town.ts';
import type { TownKit } from '../../town/townKit.ts';
import { BaggagePage } from './BaggagePage.tsx';
import { GrowthPage } from './GrowthPage.tsx';
import { Belongings, Figures, Newcomer } from './NextSheet.tsx';
import { ShopPage } from './ShopPage.tsx';
import { NEXT_ERRANDS } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';

export const nextTown: TownKit<NextCampaignView, 'growth' | 'shop' | 'baggage'> = {
  stations: {
    growth: {
      icon: 'laurel-crown',
      name: (language) => say(NEXT_TOWN, language, 'growth', {}),
      Page: GrowthPage,
    },
    shop: { icon: 'anvil', name: (language) => say(NEXT_TOWN, language, 'shop', {}), Page: ShopPage },
    baggage: {
      icon: 'shaking-hands',
      name: (language) => say(NEXT_TOWN, language, 'baggage', {}),
      Page: BaggagePage,
    },
  },
  errands: NEXT_ERRANDS,
  telling: nextTownTelling,
  title: ({ kind, gender, next }, language) =>
    say(NEXT_TOWN, language, 'heroOfLevel', { kind: kindName(kind, language, gender), level: next.level }),
  Figures,
  Belongings,
  Newcomer,
};
