/** The game as the shelf lists it. */
import type { GameManifest } from '@oubliette/shelf';

export const wickManifest: GameManifest = {
  id: 'wick',
  rules: 'WIK',
  title: { en: 'The Last Wick', fr: 'La dernière mèche' },
  system: async () => (await import('./system.ts')).wick,
  boxes: async () => new Map([['wick', (await import('./box.ts')).wickBox]]),
};
