import type { GameManifest } from '../manifest.ts';

export const classicManifest = {
  id: 'classic',
  rules: 'CLS',
  title: { en: 'Classic', fr: 'Classique' },
  closed: {
    title: { en: 'For the Morcar player', fr: 'Pour le joueur sorcier' },
    text: {
      en: 'This chapter is about what lies behind the screen. Hero players get more out of the game without it (CLS-QBK-12).',
      fr: 'Ce chapitre traite de ce qui se cache derrière l’écran. Les joueurs personnages s’amusent davantage sans le lire (CLS-QBK-12).',
    },
    openCards: false,
  },
  campaign: 'classic-campaign',
  system: async () => (await import('@oubliette/classic')).classic,
  boxes: async (quests) => (await import('./classicShelf.ts')).classicShelf(quests),
} as const satisfies GameManifest;
