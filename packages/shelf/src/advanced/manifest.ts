import type { GameManifest } from '../manifest.ts';

export const advancedManifest = {
  id: 'advanced',
  rules: 'ADV',
  title: { en: 'Advanced', fr: 'Advanced' },
  closed: {
    title: { en: 'For the game master', fr: 'Pour le maître du jeu' },
    text: {
      en: 'This chapter is the game master’s business. Hero players get more out of the dungeon without it (ADV-GM-06).',
      fr: 'Ce chapitre regarde le maître du jeu. Les joueurs des héros profitent mieux du donjon sans le lire (ADV-GM-06).',
    },
    openCards: true,
  },
  system: async () => (await import('@oubliette/advanced')).advanced,
  boxes: async () => (await import('./advancedShelf.ts')).advancedShelf(),
} as const satisfies GameManifest;
