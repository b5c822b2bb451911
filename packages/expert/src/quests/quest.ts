/** A quest as data: what it is about, what its last room holds, when it is met and when it has failed. */
import type { ClassId } from '../content/characters.ts';
import type { FoeId } from '../content/foes.ts';
import type { Family } from '../content/monsters.ts';
import type { RoomId } from '../content/rooms.ts';

export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export const GOALS = ['kill', 'rescue', 'recover', 'chart', 'defeat', 'escape', 'purify', 'stop'] as const;
export type Goal = (typeof GOALS)[number];

/** What has happened, or not; the quest is met when all of its triggers hold, and fails with any. */
export type Trigger =
  /** Every foe of the quest room, once it has been laid. */
  | { readonly on: 'foesDead' }
  | { readonly on: 'hostageDead' }
  /** What was to be done there has been done. */
  | { readonly on: 'done'; readonly site: string }
  /** Somebody has left the dungeon: a hero, or the hostage. */
  | { readonly on: 'out'; readonly who: 'hero' | 'hostage' }
  | { readonly on: 'pileEmpty' }
  | { readonly on: 'boardClear' }
  | { readonly on: 'clockOut' };

export const ACTS = ['free', 'take', 'throw', 'work'] as const;
/** `free` makes an ally, `take` and `throw` are of an object, `work` is anything else. */
export type Act = (typeof ACTS)[number];

/** Something to be done in the quest room, at a mark of its drawing (EXP-QRM-04). */
export interface SitePlan {
  readonly id: string;
  readonly mark: '!' | '?';
  readonly act: Act;
  readonly name: InBoth;
  /** What the button says. */
  readonly deed: InBoth;
  /** The object the heroes carry from the start and need for it. */
  readonly needs?: string;
}

/** A tile behind the quest room, mapped beforehand (EXP-QRM-02). */
export interface AnnexTile {
  readonly plan: RoomId;
  /** Monster cards. */
  readonly monsters: number;
}

/** What nobody but the game master knows before the room is laid (EXP-QRM-03). */
export interface RoomDesign {
  readonly plan: RoomId;
  readonly foes: readonly FoeId[];
  /** Monster cards drawn beside them. */
  readonly escort: number;
  /** Chaos abilities drawn for the first of them (EXP-QRM-07). */
  readonly chaos: number;
  /** In the order in which doors of the quest room and of these tiles are opened. */
  readonly annex: readonly AnnexTile[];
}

export interface QuestPlan {
  readonly id: string;
  readonly goal: Goal;
  readonly title: InBoth;
  /** Read before the first tile (EXP-PRP-01). */
  readonly story: InBoth;
  /** Said when the quest room is laid (EXP-QRM-06). */
  readonly task: InBoth;
  /** Dungeon cards; null where the die says (EXP-QGN-13). */
  readonly depth: number | null;
  /** The Monster cards that stay in the pile (EXP-PRP-10); null: all. */
  readonly families: readonly Family[] | null;
  /** Whom the heroes may meet in the last room: one of them, or as many as its design names. */
  readonly foes: readonly FoeId[] | 'fallen';
  /** The drawings its room may have. */
  readonly rooms: readonly RoomId[];
  readonly sites: readonly SitePlan[];
  /** The way in is the first tile's staircase, or there is none (EXP-QGN-11). */
  readonly start: 'stairs' | 'captive';
  /** Objects the heroes bring; they take no slot (EXP-QGN-12). */
  readonly brings: readonly string[];
  /** A ritual that somebody else finishes, where the table plays with a clock (EXP-QGN-06). */
  readonly ritual: boolean;
  readonly met: readonly Trigger[];
  readonly failed: readonly Trigger[];
}

/** A quest as it is written: what all may read, and the design of its room. */
export interface Quest extends QuestPlan {
  readonly room: RoomDesign;
}

/** A thing of the quest on the board. */
export interface Site {
  readonly id: string;
  readonly tile: string;
  readonly squares: readonly number[];
}

/** The hero who has freed the hostage. */
export interface Freed {
  readonly by: ClassId;
}
