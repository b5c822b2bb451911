/** What this page brings to a game; all that is large is fetched when it is come to. */
import type { CampaignTown } from './town/campaignTown.ts';
import type { FormParts, LobbyForm } from './forms/form.ts';
import type { GameUi } from './play/gameUi.ts';
import type { GamePages } from './paper/gamePages.ts';

/** The screens' own types know no game: what a game's parts are told is what its own table sends. */
export interface WebGame {
  /** What the lobby asks before a table of it is set. */
  readonly lobby: LobbyForm;
  /** How it asks. */
  readonly lobbyParts: () => Promise<FormParts>;
  /** Its table: board, controls, sheets, log and cues. */
  readonly ui: () => Promise<GameUi>;
  /** What its table has on paper. */
  readonly print: () => Promise<GamePages>;
  /** The time between the quests of its campaign, if it has one. */
  readonly town?: () => Promise<CampaignTown>;
}
