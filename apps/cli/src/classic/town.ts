/** The town of classic at the terminal: the armoury, and armour to choose. */
import { classicCampaign, equipmentCard, townTelling, questSetup, reportOf } from '@oubliette/classic';
import type { CampaignSetup, CampaignView } from '@oubliette/classic';
import { counterFor } from '../campaign/armoury.ts';
import { classicSheet } from '../campaign/sheets.ts';
import type { Page } from '../campaign/sheets.ts';
import { familyBook } from '../campaign/family.ts';
import { isGiven } from '../ownFlags.ts';
import { classicBook } from './book.ts';

/** CLS-EQP-05. */
interface ClassicHouse {
  readonly stock: CampaignSetup['stock'];
}

export const classicTown = familyBook<ClassicHouse>({
  id: 'classic',
  system: classicCampaign,
  quests: classicBook,
  own: {
    flags: { 'unlimited-stock': { type: 'boolean' } },
    read: (values) => ({ stock: isGiven(values, 'unlimited-stock') ? 'unlimited' : 'cards' }),
  },
  setup: ({ order, gifts, own: { stock } }) => ({ stock, order, gifts }),
  questSetup,
  reportOf,
  telling: townTelling,
  sheet: classicSheet,
  counters: { armoury: (page, hero) => counterFor(page as Page<CampaignView>, hero) },
  wears: true,
  gifts(sheet, language) {
    const { kind: hero, equipment } = sheet as CampaignView['heroes'][number];
    return [...new Set(equipment)].map((id) => ({
      label: equipmentCard(id).noun[language].one,
      value: (to) => ({ type: 'giveEquipment', hero, to, equipment: id }),
    }));
  },
});
