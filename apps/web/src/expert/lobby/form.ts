/** Expert in the lobby: a quest, or a campaign. */
import type { ExpertCampaignChoice, ExpertChoice } from '@oubliette/shelf/expert';
import type { NewTable } from '@oubliette/table';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft, LobbyForm } from '../../forms/form.ts';
import { QUESTS } from './quests.ts';
import {
  campaignChoice,
  CLASS_IDS,
  coming,
  isUndecided,
  LESSON,
  OPTION_IDS,
  questChoice,
  seatsOf,
  VENTURE,
} from './venture.ts';
import type { Venture } from './venture.ts';

export const CAMPAIGN = 'expert-campaign';

const ASKS = [
  'heroes',
  'players',
  'quest',
  'depth',
  'families',
  'master',
  'order',
  'generator',
  'life',
  ...OPTION_IDS,
] as const satisfies readonly (keyof ExpertChoice | keyof ExpertCampaignChoice)[];

const WAY = {
  en: 'A dungeon dealt from cards, and Events in the game master’s hand',
  fr: 'Un donjon tiré de cartes, et des Événements dans la main du maître du donjon',
};

const ventureOf = (draft: Draft): Venture => partOf(draft, VENTURE);

/** Nobody has to be found: the book decides, and its rules are the same for everybody. */
function alone(draft: Draft, quest: string): Draft {
  return withPart({ ...draft, master: 'nobody', difficulty: 'merciful' }, VENTURE, { quest });
}

export const expertForm: LobbyForm = {
  tables: [
    {
      id: 'expert',
      title: { en: 'Expert: a quest', fr: 'Expert : une quête' },
      hint: WAY,
      icon: 'rule-book',
    },
    {
      id: CAMPAIGN,
      title: { en: 'Expert: a campaign', fr: 'Expert : une campagne' },
      hint: {
        en: 'Quests in order; what heroes carry out is theirs, and so is what befalls them between',
        fr: 'Des quêtes en ordre ; le butin reste aux héros, et la vie leur réserve des surprises',
      },
      icon: 'castle',
    },
  ],
  listed: QUESTS,
  atOnce: {
    hint: {
      en: 'Tiles, seven classes with abilities of their own, and Events that are kept for you',
      fr: 'Des tuiles, sept classes aux facultés bien à elles, et des Événements qui vous attendent',
    },
    icon: 'rule-book',
    draft: (draft) => alone(draft, 'coldKitchen'),
    lesson: (draft) => alone(draft, LESSON),
  },
  asks: ASKS,
  masterSeat: 'gm',
  masters: {
    computer: {
      en: 'It builds the dungeon, plays Events and leads the creatures',
      fr: 'Il bâtit le donjon, joue les Événements et mène les créatures',
    },
    me: {
      en: 'You build the dungeon, hold the Events and lead the creatures',
      fr: 'Vous bâtissez le donjon, tenez les Événements et menez les créatures',
    },
    nobody: {
      title: { en: 'Nobody', fr: 'Personne' },
      hint: {
        en: 'The book’s rules for playing alone decide',
        fr: 'Les règles du livre pour jouer seul décident',
      },
    },
  },
  difficulty: {
    en: 'How does the computer lead the creatures?',
    fr: 'Comment l’ordinateur mène-t-il les créatures ?',
  },
  heroSeats: (draft) => seatsOf(ventureOf(draft)),
  choice(draft) {
    const master = draft.master !== 'nobody';
    const choice = draft.game === CAMPAIGN ? campaignChoice : questChoice;
    return choice(ventureOf(draft), master) as NewTable['choice'];
  },
  missing: (draft) =>
    draft.game !== CAMPAIGN && isUndecided(ventureOf(draft))
      ? {
          en: 'A hero has not all of its abilities: see “More choices”.',
          fr: 'Un héros n’a pas toutes ses facultés : voyez « Plus de choix ».',
        }
      : null,
  seated(draft, by) {
    const venture = ventureOf(draft);
    const [first] = coming(venture);
    const heroes = Object.fromEntries(
      CLASS_IDS.map((id) => [id, { ...venture.heroes[id], by: by(id === first) }]),
    ) as Venture['heroes'];
    return withPart(draft, VENTURE, { heroes });
  },
};
