/** The games that the terminal lists: all, and with `--examples` the examples. */
import { EXAMPLE_IDS, GAME_IDS } from '@oubliette/shelf';
import type { ExampleId, GameId } from '@oubliette/shelf';

/** The environment, so that processes started for a command list the same. */
const ASKED = 'OUBLIETTE_EXAMPLES';

export type TerminalId = GameId | ExampleId;

export const hasExamples = process.env[ASKED] === '1';

export const TERMINAL_IDS: readonly TerminalId[] = hasExamples ? [...GAME_IDS, ...EXAMPLE_IDS] : GAME_IDS;

/** A game as it is named on a command line. */
export function askedAs(id: TerminalId): string {
  return EXAMPLE_IDS.some((example) => example === id) ? `${id} --examples` : id;
}
