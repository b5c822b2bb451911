/** The town of classic: armoury, gifts and armour between the company and the gate. */
import { townTelling } from '@oubliette/classic';
import type { CampaignView } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { Armoury } from './Armoury.tsx';
import { Belongings, Figures, Newcomer } from './CompanySheet.tsx';
import { Gifts } from './Gifts.tsx';
import { kindName } from './town.ts';
import type { TownKit } from './townKit.ts';
import { CLASSIC_ERRANDS } from './townModel.ts';
import { CAMPAIGN } from './words.ts';

export const classicTown: TownKit<CampaignView, 'armoury' | 'gifts'> = {
  stations: {
    armoury: { icon: 'anvil', name: (language) => say(CAMPAIGN, language, 'armoury', {}), Page: Armoury },
    gifts: { icon: 'shaking-hands', name: (language) => say(CAMPAIGN, language, 'gifts', {}), Page: Gifts },
  },
  errands: CLASSIC_ERRANDS,
  telling: townTelling,
  title: ({ kind, gender }, language) => kindName(kind, language, gender),
  Figures,
  Belongings,
  Newcomer,
};
