/** What this page brings to a game, each part fetched when it is come to. */
import type { TownKit } from './town/townKit.ts';
import type { GameUi } from './play/gameUi.ts';

/** The screens' own types know no game: what a game's parts are told is what its own table sends. */
export interface WebGame {
  /** Its table: board, controls, sheets, log and cues. */
  readonly ui: () => Promise<GameUi>;
  /** The town between the quests of its campaign, if it has one. */
  readonly town?: () => Promise<TownKit>;
}
