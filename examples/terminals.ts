/** The games of this folder at the terminal, by their ids. */
import { wickTerminal } from './wick/terminal.ts';

export const EXAMPLE_TERMINALS = { wick: wickTerminal };
