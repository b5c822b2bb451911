/** NextLevel in the lobby: one quest of its own or of classic's, or the campaign. */
import type { NextOptions } from '@oubliette/nextlevel';
import type { NextCampaignChoice, NextChoice } from '@oubliette/shelf/nextlevel';
import { MORCAR } from '../../classic/lobby/form.ts';
import {
  coming,
  heroChoices,
  inBook,
  PARTY,
  partySeats,
  seated,
  withQuest,
} from '../../classic/lobby/party.ts';
import type { Level } from '../../classic/lobby/party.ts';
import { partOf } from '../../forms/form.ts';
import type { LobbyForm, Part } from '../../forms/form.ts';

const CAMPAIGN = 'nextlevel-campaign';

export interface NextDraft {
  /** The table's options that differ from the book. */
  readonly options: Partial<NextOptions>;
  /** The starting level of a campaign's heroes. */
  readonly firstLevel: Level;
}

export const NEXT: Part<NextDraft> = { key: 'nextlevel', fresh: { options: {}, firstLevel: 1 } };

/** Two rooms and a few weak foes: it stands beside the book. */
const LESSON = { id: 'drill-yard', level: 3 };

const ASKS: readonly (keyof NextChoice | keyof NextCampaignChoice)[] = [
  'level',
  'traps',
  'ogres',
  'assuredAttacks',
  'hiddenTechniques',
  'experience',
  'searchRacks',
  'hiddenTraps',
  'bladeLength',
  'bladeReturns',
  'sphereSpeed',
  'sphereShatters',
];

export const nextlevelForm: LobbyForm = {
  ...MORCAR,
  tables: [
    {
      id: 'nextlevel',
      title: { en: 'NextLevel: one quest', fr: 'NextLevel : une quête' },
      hint: {
        en: 'Quests of its own and the classic ones, with facing, two actions, counter-attacks and coloured dice',
        fr: 'Ses propres quêtes et les classiques, avec orientation, deux actions, contre-attaques et dés de couleur',
      },
      icon: 'compass',
    },
    {
      id: CAMPAIGN,
      title: { en: 'NextLevel: a campaign', fr: 'NextLevel : une campagne' },
      hint: {
        en: 'From peasant to master: levels, gifts, specialities and a shop between the quests',
        fr: 'De paysan à maître : niveaux, dons, spécialités et une boutique entre les quêtes',
      },
      icon: 'laurel-crown',
    },
  ],
  atOnce: {
    hint: {
      en: 'The same dungeons, sharper: two actions a turn, facing, counter-attacks, heroes who grow',
      fr: 'Les mêmes donjons, en plus vif : deux actions par tour, orientation, contre-attaques, héros qui progressent',
    },
    icon: 'compass',
    draft: (draft, book) => inBook({ ...draft, difficulty: 'merciful' }, book),
    lesson: (draft) => withQuest({ ...draft, difficulty: 'merciful' }, LESSON),
  },
  asks: ASKS,
  heroSeats: partySeats,
  choice(draft) {
    const { options, firstLevel } = partOf(draft, NEXT);
    if (draft.game === CAMPAIGN) return { heroes: [...coming(draft)], level: firstLevel, ...options };
    const { quest, training, heroes } = partOf(draft, PARTY);
    const party = heroChoices(draft).map((hero) => ({ ...hero, level: heroes[hero.kind].level }));
    return { quest, heroes: party, training, ...options };
  },
  seated,
  entered: inBook,
};
