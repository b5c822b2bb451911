import type { GameManifest } from '../manifest.ts';

export const expertManifest = {
  id: 'expert',
  rules: 'EXP',
  title: { en: 'Expert', fr: 'Expert' },
  closed: {
    title: { en: 'For the game master', fr: 'Pour le maître du donjon' },
    text: {
      en: 'This chapter is the game master’s business. Heroes get more out of the dungeon without it.',
      fr: 'Ce chapitre regarde le maître du donjon. Les héros profitent mieux du donjon sans le lire.',
    },
    openCards: true,
  },
  campaign: 'expert-campaign',
  system: async () => (await import('@oubliette/expert')).expert,
  boxes: async () => (await import('./expertShelf.ts')).expertShelf(),
} as const satisfies GameManifest;
