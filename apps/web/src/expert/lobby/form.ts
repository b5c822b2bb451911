/** Expert in the lobby: a quest. */
import { partOf, withPart } from '../../forms/form.ts';
import type { LobbyForm, Part, SeatDraft } from '../../forms/form.ts';

interface Quest {
  readonly heroes: readonly SeatDraft[];
}

const QUEST: Part<Quest> = {
  key: 'expert',
  fresh: { heroes: ['barbarian', 'dwarf', 'elf', 'wizard'].map((seat) => ({ seat, by: 'me' })) },
};

const HINT = {
  en: 'A dungeon dealt from cards, with Events in the game master’s hand',
  fr: 'Un donjon tiré de cartes, et des Événements dans la main du maître du donjon',
};

export const expertForm: LobbyForm = {
  tables: [
    {
      id: 'expert',
      title: { en: 'Expert: a quest', fr: 'Expert : une quête' },
      hint: HINT,
      icon: 'dungeon-gate',
    },
  ],
  atOnce: { hint: HINT, icon: 'dungeon-gate', draft: (draft) => ({ ...draft, master: 'nobody' }) },
  asks: ['heroes', 'players', 'quest', 'depth', 'families', 'master'],
  masterSeat: 'gm',
  masters: {
    computer: { en: 'The computer leads the creatures.', fr: 'L’ordinateur mène les créatures.' },
    me: { en: 'I lead the creatures.', fr: 'Je mène les créatures.' },
    nobody: {
      title: { en: 'Nobody', fr: 'Personne' },
      hint: { en: 'The book answers.', fr: 'Le livre répond.' },
    },
  },
  difficulty: { en: 'How well it plays', fr: 'Comment il joue' },
  heroSeats: (draft) => partOf(draft, QUEST).heroes,
  choice: ({ master }) => ({ master: master !== 'nobody', quest: 'coldKitchen' }),
  seated: (draft, by) =>
    withPart(draft, QUEST, {
      heroes: partOf(draft, QUEST).heroes.map((hero, at) => ({ ...hero, by: by(at === 0) })),
    }),
};
