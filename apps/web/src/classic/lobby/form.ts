/** Classic in the lobby: one quest, or the campaign. */
import type { CampaignChoice, ClassicChoice } from '@oubliette/shelf/classic';
import { partOf, withPart } from '../../forms/form.ts';
import type { Draft, LobbyForm } from '../../forms/form.ts';
import { coming, heroChoices, inBook, PARTY, partySeats, playedBy, seated } from './party.ts';
import type { Hero } from './party.ts';

const CAMPAIGN = 'classic-campaign';

const ASKS: readonly (keyof ClassicChoice | keyof CampaignChoice)[] = [
  'quest',
  'source',
  'heroes',
  'training',
  'passage',
  'overrides',
  'order',
  'gifts',
  'stock',
];

/** The player of Morcar, in any book of the family. */
export const MORCAR = {
  masterSeat: 'morcar',
  masters: {
    computer: {
      en: 'It plays Morcar and every monster',
      fr: 'Il joue Morcar et tous les monstres',
    },
    me: {
      en: 'You know the map and move the monsters',
      fr: 'Vous connaissez le plan et menez les monstres',
    },
  },
  difficulty: {
    en: 'How does the computer play Morcar?',
    fr: 'Comment l’ordinateur joue-t-il Morcar ?',
  },
} as const;

export const classicForm: LobbyForm = {
  ...MORCAR,
  tables: [
    {
      id: 'classic',
      title: { en: 'Classic: one quest', fr: 'Classique : une quête' },
      hint: { en: 'An evening’s adventure', fr: 'L’aventure d’une soirée' },
      icon: 'torch',
    },
    {
      id: CAMPAIGN,
      title: { en: 'Classic: a campaign', fr: 'Classique : une campagne' },
      hint: {
        en: 'The quests in order, with a town between them',
        fr: 'Les quêtes dans l’ordre, avec une ville entre elles',
      },
      icon: 'castle',
    },
  ],
  ways: [
    {
      game: CAMPAIGN,
      title: { en: 'Campaign', fr: 'Campagne' },
      hint: {
        en: 'Keep your heroes and their gold from quest to quest',
        fr: 'Gardez vos héros et leur or de quête en quête',
      },
      icon: 'castle',
    },
  ],
  atOnce: {
    hint: {
      en: 'Four heroes, one board, a few dice: rooms, monsters and treasure, learnt in ten minutes',
      fr: 'Quatre héros, un plateau, quelques dés : des salles, des monstres, des trésors, et dix minutes pour apprendre',
    },
    icon: 'crossed-swords',
    // The book's first quest is the lesson.
    draft: (draft, book) => inBook({ ...draft, difficulty: 'merciful' }, book.slice(1)),
    lesson: (draft) => firstGame(draft, null),
  },
  asks: ASKS,
  heroSeats: partySeats,
  choice(draft) {
    const { quest, training } = partOf(draft, PARTY);
    if (draft.game === CAMPAIGN) return { heroes: [...coming(draft)], training };
    return { quest, heroes: heroChoices(draft), training };
  },
  seated,
  entered: inBook,
};

/** A newcomer's first game: the training quest, all four heroes or the chosen one, and an easy enemy. */
export function firstGame(draft: Draft, hero: Hero | null): Draft {
  const first = withPart({ ...draft, difficulty: 'merciful' }, PARTY, { training: true });
  return hero === null ? first : playedBy(first, (each) => (each === hero ? 'me' : 'computer'));
}
