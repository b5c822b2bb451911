/** The games of this folder, as the shelf lists them. */
import type { GameManifest } from '@oubliette/shelf';
import { wickManifest } from './wick/manifest.ts';

export const EXAMPLES: readonly GameManifest[] = [wickManifest];
