/** Games of `examples/`, where the environment asks for them: `--examples` sets it, for the processes it starts too. */
import type { GameManifest } from '../manifest.ts';

export const EXAMPLES: readonly GameManifest[] =
  process.env['OUBLIETTE_EXAMPLES'] === '1' ? (await import('../../../../examples/games.ts')).EXAMPLES : [];
