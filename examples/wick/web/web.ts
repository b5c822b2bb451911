/** The Last Wick in the browser: what the lobby asks, and where its table is. */
import { plainForm } from '../../../apps/web/src/forms/plainForm.ts';
import type { PlainAsked } from '../../../apps/web/src/forms/plainForm.ts';
import type { WebGame } from '../../../apps/web/src/webGame.ts';

const ASKED: PlainAsked = {
  table: {
    id: 'wick',
    title: { en: 'The Last Wick', fr: 'La dernière mèche' },
    hint: {
      en: 'A thief, a lamp, a snare: five minutes',
      fr: 'Un voleur, une lampe, un collet : cinq minutes',
    },
    icon: 'flame',
  },
  heroes: [{ seat: 'thief', title: { en: 'The thief', fr: 'Le voleur' } }],
  master: 'warden',
  masters: {
    computer: { en: 'It hides the snare', fr: 'Il cache le collet' },
    me: { en: 'You hide the snare', fr: 'Vous cachez le collet' },
  },
  difficulty: { en: 'How does the computer play?', fr: 'Comment joue l’ordinateur ?' },
  difficulties: ['merciful', 'normal'],
  questions: [
    {
      key: 'oil',
      label: { en: 'How long does the lamp burn?', fr: 'Combien de temps brûle la lampe ?' },
      fresh: 10,
      answers: [
        { value: 8, title: { en: '8 measures: hardly', fr: '8 mesures : à peine' } },
        { value: 10, title: { en: '10 measures', fr: '10 mesures' } },
        { value: 14, title: { en: '14 measures: long', fr: '14 mesures : longtemps' } },
      ],
    },
  ],
};

export const wickWeb: WebGame = {
  lobby: plainForm(ASKED),
  lobbyParts: async () => (await import('../../../apps/web/src/forms/plainParts.tsx')).plainParts(ASKED),
  ui: async () => (await import('./ui.ts')).wickUi,
  print: async () => (await import('../../../apps/web/src/paper/plainPages.ts')).PLAIN_PAGES,
};
