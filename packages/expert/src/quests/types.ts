/** The chapter of quests: what is under way, its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import type { ClassId } from '../content/characters.ts';
import type { FoeId } from '../content/foes.ts';
import type { MonsterId } from '../content/monsters.ts';
import { declare, isGm, open, own } from '../knowledge.ts';
import type { FigureId } from '../state.ts';
import type { Freed, QuestPlan, RoomDesign, Site } from './quest.ts';

/** The quest of this match. */
export interface QuestInPlay {
  /** Null before one has been chosen (EXP-PRP-01). */
  readonly plan: QuestPlan | null;
  /** Dungeon cards to cross at most (EXP-PRP-03). */
  readonly depth: number;
  /** Monster cards left in: the game master's affair (EXP-PRP-08). */
  readonly bestiary: readonly MonsterId[];
  readonly room: RoomDesign | null;
  /** The tile of the quest room, once laid. */
  readonly laid: string | null;
  /** Tiles of the annex laid so far, the last one last (EXP-QRM-02). */
  readonly annex: readonly string[];
  readonly sites: readonly Site[];
  /** The groups that are to be slain. */
  readonly foes: readonly number[];
  /** Foes still to be put down. */
  readonly coming: readonly FoeId[];
  /** Sites where it has been done, and by whom. */
  readonly done: readonly { readonly site: string; readonly by: ClassId }[];
  readonly freed: Freed | null;
  readonly out: readonly FigureId[];
  /** Rounds left before the ritual is finished; null where no clock runs (EXP-QGN-06). */
  readonly clock: number | null;
  readonly met: boolean;
  readonly failed: boolean;
}

export type QuestCommand = { readonly type: 'questAction'; readonly site: string };

export interface QuestFacts {
  /** What the game master says when the room is laid (EXP-QRM-06). */
  taskTold: { quest: string; tile: string; room: RoomDesign };
  annexLaid: { tile: string };
  sitesSet: { sites: readonly Site[] };
  foeCame: { group: number; foe: FoeId };
  /** So many Chaos abilities are drawn for it (EXP-QRM-07). */
  chaosGranted: { group: number; count: number };
  siteDone: { hero: ClassId; site: string };
  hostageFreed: { hero: ClassId; at: Square };
  clockTicked: { left: number };
  objectiveMet: Record<never, never>;
  objectiveFailed: Record<never, never>;
}

export type QuestFrame = RoomFrame;

/** The quest room fills: its foes one by one, then their escort. */
export interface RoomFrame extends FrameBase {
  readonly tag: 'filling';
  readonly tile: string;
}

export const ROOM_FRAME = declare<RoomFrame>()({ tag: open, tile: open, answer: open });

/** The room's design is a secret until its card is turned (EXP-QRM-03). */
const seesRoom = ({ isGm: gm }: { readonly isGm: boolean }, { laid }: Pick<QuestInPlay, 'laid'>): boolean =>
  gm || laid !== null;

export const QUEST = declare<QuestInPlay>()({
  plan: open,
  depth: open,
  bestiary: own<readonly MonsterId[], QuestInPlay>(isGm, ({ bestiary }) => bestiary),
  room: own<RoomDesign | null, QuestInPlay>(seesRoom, ({ room }) => room),
  laid: open,
  annex: open,
  sites: open,
  foes: open,
  coming: open,
  done: open,
  freed: open,
  out: open,
  clock: open,
  met: open,
  failed: open,
});
