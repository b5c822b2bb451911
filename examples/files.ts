/** What the games of this folder have in files, by their ids. */
import { wickFiles } from './wick/files.ts';

export const EXAMPLE_FILES = { wick: wickFiles };
