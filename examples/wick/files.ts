/** What The Last Wick has in files, and how scenario files of it are laid out. */
import { fileURLToPath } from 'node:url';
import { readRules } from '@oubliette/kernel/node';
import { runScenario } from '@oubliette/kernel/scenario';
import type { GameFiles } from '@oubliette/shelf/node';
import type { WickState } from './kinds.ts';
import { arrangeWick } from './scenario.ts';

export const wickFiles: GameFiles = {
  folder: 'examples/wick',
  rulebook: () => readRules(fileURLToPath(new URL('rulebook/', import.meta.url))),
  scenario: (scene, steps) => runScenario(arrangeWick(scene as Partial<WickState>), steps),
};
