import type { GameManifest } from '../manifest.ts';

export const nextlevelManifest = {
  id: 'nextlevel',
  rules: 'NXT',
  title: { en: 'NextLevel', fr: 'NextLevel' },
  parent: 'classic',
  campaign: 'nextlevel-campaign',
  vocabulary: async () => (await import('@oubliette/nextlevel')).NEXTLEVEL_QUESTS,
  system: async () => (await import('@oubliette/nextlevel')).nextlevel,
  boxes: async (quests) => (await import('./nextlevelShelf.ts')).nextlevelShelf(quests),
} as const satisfies GameManifest;
