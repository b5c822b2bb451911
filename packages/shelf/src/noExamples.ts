/** In a browser no games of `examples/` are listed: a build that has been asked for them puts `examples/games.ts` in this place. */
import type { GameManifest } from './manifest.ts';

export const EXAMPLES: readonly GameManifest[] = [];
