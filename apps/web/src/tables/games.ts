/** A table's game, for the screens, by the id of its system. */
import type { DiceCheck, MatchFile } from '@oubliette/kernel';
import { gameNamed, GAMES } from '@oubliette/shelf';
import { WEB_GAMES } from '../games.ts';
import type { GameUi } from '../play/gameUi.ts';

export function isKnown(game: string): boolean {
  return GAMES.some(({ id }) => id === game);
}

/** Null for a game this page does not know. */
export function loadGameUi(game: string): Promise<GameUi> | null {
  const known = GAMES.find(({ id }) => id === game);
  return known === undefined ? null : WEB_GAMES[known.id].ui();
}

/** Redraws every die of a finished match from its published secret; fetches the rules for it. */
export async function checkFile(file: MatchFile): Promise<DiceCheck> {
  const game = isKnown(file.system) ? gameNamed(file.system) : undefined;
  if (game === undefined)
    return { ok: false, fault: { at: 0, why: { code: 'unknownSystem', system: file.system } } };
  const { checkDice } = await import('@oubliette/kernel');
  return checkDice(await game.system(), file);
}
