/** The games of this folder in the browser, by their ids. */
import { wickWeb } from './wick/web/web.ts';

export const EXAMPLE_WEBS = { wick: wickWeb };
