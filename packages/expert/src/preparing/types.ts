/** The chapter of preparation: what the game master settles before the first tile (EXP-PRP-01 to EXP-PRP-16). */
import type { FrameBase } from '@oubliette/referee';
import type { MonsterId } from '../content/monsters.ts';
import type { TileId } from '../content/tiles.ts';
import { declare, open } from '../knowledge.ts';
import type { QuestPlan, RoomDesign } from '../quests/quest.ts';
import type { State } from '../state.ts';

/** Leaders, or minions: each is taken out from the top (EXP-PRP-09). */
export type Rank = 'leader' | 'minion';

export type PrepareCommand =
  | { readonly type: 'rollQuest' }
  | { readonly type: 'chooseQuest'; readonly quest: string }
  | { readonly type: 'rollDepth' }
  | { readonly type: 'setDepth'; readonly depth: number }
  | { readonly type: 'keepFamily'; readonly family: string; readonly keep: boolean }
  /** The most dangerous card that is left (EXP-PRP-09). */
  | { readonly type: 'removeTop'; readonly rank: Rank }
  /** Card by card: the letter of the book, where the table plays it (EXP-PRP-08). */
  | { readonly type: 'keepCard'; readonly card: string; readonly keep: boolean }
  | {
      readonly type: 'setQuestRoom';
      readonly plan: string;
      readonly foes: readonly string[];
      readonly escort: number;
      readonly chaos: number;
    }
  /** Doors by their numbers among the walls of the tile (EXP-PRP-16). */
  | { readonly type: 'setFirstTile'; readonly tile: string; readonly doors: readonly number[] }
  | { readonly type: 'setClock'; readonly rounds: number }
  | { readonly type: 'ready' };

/** The first tile: with stairs of its own, without any, or an ordinary one on which some are put (EXP-PRP-14). */
export type FirstTile = 'first' | 'cell' | TileId;

export interface PrepareFacts {
  /** Faces where it was rolled (EXP-QGN-02). */
  questChosen: { plan: QuestPlan; faces: readonly number[] | null };
  depthSet: { depth: number; face: number | null };
  bestiarySet: { bestiary: readonly MonsterId[] };
  roomSet: { room: RoomDesign };
  firstTileSet: { tile: FirstTile; doors: readonly number[] };
  clockSet: { rounds: number };
  /** All is settled: the piles are made (EXP-PRP-05). */
  prepared: { room?: RoomDesign } & Pick<State, 'layout' | 'tiles'>;
}

export type PrepareFrame = PreparingFrame;

export interface PreparingFrame extends FrameBase {
  readonly tag: 'preparing';
  readonly tile: FirstTile | null;
  /** Null: those printed. */
  readonly doors: readonly number[] | null;
}

export const PREPARING_FRAME = declare<PreparingFrame>()({
  tag: open,
  tile: open,
  doors: open,
  answer: open,
});
