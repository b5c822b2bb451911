/** A dungeon as its author planned it: the tables of its levels, and the fixed parts. */
import type { Turns } from '@oubliette/dungeon';
import { declare, isMaster, none, open, own, sealed } from './knowledge.ts';

export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** One row of a monster matrix, up to this face of a D12. */
export interface MatrixRow {
  readonly upTo: number;
  readonly monsters: Readonly<Record<string, number>>;
  /** Adds a roll on the family's specialists. */
  readonly specialist?: true;
}
export type Matrix = readonly MatrixRow[];

/** The monsters of a dungeon: one matrix for each occasion (ADV-GEN-16, ADV-GEN-25, ADV-GEN-27). */
export interface Matrices {
  readonly wandering: Matrix;
  readonly lair: Matrix;
  readonly quest: Matrix;
  readonly specialists?: readonly {
    readonly upTo: number;
    readonly monsters: Readonly<Record<string, number>>;
  }[];
}

/**
 * A piece of a prepared map, laid when seen (ADV-GM-02). All places are columns and rows, from 0, on the
 * level's field of 64 by 64 squares: for the piece its upper left square after turning, doors, chests, traps.
 * Open ends that meet no other piece are walled up.
 */
export interface PreparedPiece {
  readonly id: string;
  readonly section: string;
  readonly at: readonly [x: number, y: number];
  readonly turns: Turns;
  readonly room?: 'normal' | 'hazard' | 'lair' | 'quest' | 'location';
  readonly stairs?: 'out' | 'down' | 'up';
  /** Doors to other pieces, each listed once, by the square inside this one and the side it stands on. */
  readonly doors?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly side: 'north' | 'east' | 'south' | 'west';
    readonly secret?: true;
  }[];
  readonly monsters?: Readonly<Record<string, number>>;
  readonly characters?: readonly string[];
  readonly hazard?: string;
  readonly chests?: readonly {
    readonly at: readonly [x: number, y: number];
    readonly gold?: number;
    readonly items?: readonly string[];
    /** Quest treasures. */
    readonly holds?: readonly string[];
    readonly trap?: string;
  }[];
  readonly traps?: readonly { readonly at: readonly [x: number, y: number]; readonly trap: string }[];
  /** Read out when the piece is seen. */
  readonly note?: Text;
}

export type LevelPlan =
  | {
      readonly tag: 'random';
      /** Where the stairs down are (ADV-GEN-50): in the first quest room, as the tables say, or nowhere. */
      readonly down: 'questRoom' | 'tables' | 'none';
      readonly matrices?: Matrices;
      /** Quest treasures in the chest of the first quest room. */
      readonly questRoomHolds?: readonly string[];
      /** Monster characters in the first quest room, besides the matrix's monsters (ADV-TOB-14). */
      readonly questRoomCharacters?: readonly string[];
      /** One quest room on this level: any other from the tables is a lair (ADV-TOB-13). */
      readonly oneQuestRoom?: true;
    }
  | { readonly tag: 'prepared'; readonly pieces: readonly PreparedPiece[] };

/** One row of a dungeon's own hazard table, up to this face of a D12. */
export interface HazardTableRow {
  readonly upTo: number;
  readonly hazard: string;
}

export interface DungeonPlan {
  readonly id: string;
  readonly title: Text;
  readonly intro: Text;
  readonly matrices: Matrices;
  readonly levels: readonly LevelPlan[];
  /** In place of the printed hazard table, which is full: any hazards, those made up for it too (ADV-HAZ-03). */
  readonly hazards?: readonly HazardTableRow[];
  /** Monster characters the master takes at the start (ADV-MCH-03). */
  readonly characters: readonly string[];
  /** Treasures to carry out (ADV-GEN-49) and `slain:` characters; none: just get out alive (ADV-SOLO-05). */
  readonly aims: readonly string[];
  /** The names of its quest treasures. */
  readonly treasures?: Readonly<Record<string, Text>>;
  /** This many of `characters` are drawn for each quest room, until none is left (ADV-SOLO-06). */
  readonly drawnForQuestRooms?: number;
  /** Monsters the heroes fled from are not replaced (ADV-TOB-12). */
  readonly survivorsOnly?: true;
  /** No second expedition: it is won or lost (ADV-TOB-05). */
  readonly once?: true;
  /** For every hero who wins (ADV-TOB-06). */
  readonly reward?: { readonly fate: number };
}

/** The party's mission was told before it set out; the rest is behind the screen, or the tables' own. */
export const PLAN = declare<DungeonPlan>()({
  id: sealed(() => 'imagined'),
  title: open,
  intro: open,
  matrices: sealed(({ matrices }) => matrices),
  hazards: none,
  levels: own(isMaster, ({ levels }) => levels),
  characters: sealed(() => []),
  aims: open,
  treasures: open,
  drawnForQuestRooms: none,
  survivorsOnly: none,
  once: open,
  reward: none,
});
