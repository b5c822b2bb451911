/** The log of a table: who came, who sits where, what was said, and the match itself, row by row. */
import type { BaseCommand, Entry, Face, Json, Rolled, RollOf, SeatId, TypedDice } from '@oubliette/kernel';

/** A person at the table: `m1` opened it. */
export type MemberId = string;

/** A link lets its holder be a member, join as a new one, or watch. Stored as SHA-256 in hexadecimal. */
export type LinkHash = string;

export type Occupant =
  | { readonly is: 'member'; readonly member: MemberId }
  /** A computer player; `for` is the member who lent it the seat and may take it back. */
  | { readonly is: 'bot'; readonly bot: string; readonly for: MemberId | null };

/** Who may read what was said. */
export const AUDIENCES = ['table', 'heroes', 'master', 'spectators'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Free text, or a ready phrase that each reader sees in their own language. */
export type Saying = { readonly text: string } | { readonly phrase: string };

/** What people agree on together: who gets a chair, or that an absent player's turn is passed over. */
export type Wish =
  | { readonly what: 'seat'; readonly seat: SeatId; readonly occupant: Occupant | null }
  | { readonly what: 'skip'; readonly seat: SeatId };

/** One thing that happened at the table. Includes the match's own rows, as in its journal. */
export type TableEntry =
  | { readonly kind: 'joined'; readonly member: MemberId; readonly name: string; readonly link: LinkHash }
  | { readonly kind: 'renamed'; readonly member: MemberId; readonly name: string }
  /** The host, or the member, had a new link made; the old one is dead. Older rows do not say who. */
  | {
      readonly kind: 'relinked';
      readonly member: MemberId;
      readonly link: LinkHash;
      readonly by?: MemberId;
    }
  /** The host's rights go to another member: while the host is away, back to the host, or for good. */
  | { readonly kind: 'hosting'; readonly member: MemberId; readonly why: 'away' | 'back' | 'given' }
  /** A member asks others to agree; `asked` are those who must. */
  | {
      readonly kind: 'asked';
      readonly by: MemberId;
      readonly wish: Wish;
      readonly asked: readonly MemberId[];
    }
  | { readonly kind: 'answered'; readonly member: MemberId; readonly agrees: boolean }
  /** The table plays for an absent player, doing as little as possible. */
  | { readonly kind: 'skipped'; readonly seat: SeatId; readonly by: MemberId }
  /** A link to join or to watch. */
  | { readonly kind: 'invited'; readonly link: LinkHash; readonly to: 'play' | 'watch' }
  /** These invitations are dead. */
  | { readonly kind: 'uninvited'; readonly links: readonly LinkHash[] }
  | {
      readonly kind: 'seated';
      readonly seat: SeatId;
      readonly occupant: Occupant | null;
      readonly by: MemberId;
    }
  /** A player's own words for the dice's key, before the match begins. */
  | { readonly kind: 'word'; readonly member: MemberId; readonly text: string }
  | { readonly kind: 'said'; readonly member: MemberId; readonly to: Audience; readonly saying: Saying }
  | { readonly kind: 'hushed'; readonly closed: boolean; readonly by: MemberId }
  /** From here on people roll, or the table does. */
  | { readonly kind: 'diceBy'; readonly dice: TableOptions['dice']; readonly by: MemberId }
  /** A member thinks that a row went wrong. */
  | { readonly kind: 'reported'; readonly member: MemberId; readonly row: number; readonly text: string }
  /** A command waits for dice that people roll, or no longer does: a `match` row follows. */
  | ({ readonly kind: 'rolling' } & Roll)
  /** The giver of the command does something else. */
  | { readonly kind: 'rollLeft'; readonly member: MemberId }
  /** The match of a campaign's quest has its own table. */
  | { readonly kind: 'setOut'; readonly table: string }
  | {
      readonly kind: 'match';
      readonly entry: Entry;
      /** Null if a computer player acted. */
      readonly by: MemberId | null;
      readonly byHand?: ByHand;
      /** The quest's table whose end this reports to its campaign. */
      readonly reports?: string;
    };

/** A row as the store keeps it. Rows of a table are numbered from 1 without a gap. */
export interface Row {
  readonly seq: number;
  /** In milliseconds since 1970: for people to read, never for rules. */
  readonly at: number;
  /** The request behind it: a repeated request is answered, not carried out again. */
  readonly request: string | null;
  readonly entry: TableEntry;
  /** The hash of `{at, request, entry}` and of the row before; the first row is chained to the heading. */
  readonly hash: string;
}

/** What a table is opened with; it never changes. */
export interface Heading {
  readonly format: number;
  readonly id: string;
  /** The system's id and version. */
  readonly system: string;
  readonly rulesVersion: number;
  readonly setup: Json;
  readonly options: TableOptions;
  /** 256 bits in hexadecimal: the server's part of the dice's key, published when the match is over. */
  readonly secret: string;
  readonly createdAt: number;
  /** The campaign's table that this quest belongs to, and where in it. */
  readonly campaign: string | null;
  /** How many of the match's first rows were played elsewhere, with other dice. */
  readonly imported?: number;
}

export const PACES = ['live', 'days', 'hotSeat', 'box'] as const;
export type Pace = (typeof PACES)[number];

export const DICE_BY = ['app', 'heroes', 'hand'] as const;

export interface TableOptions {
  /** Drawn by the table; rolled by people and typed in; or people roll for the heroes, the table for the master. */
  readonly dice: (typeof DICE_BY)[number];
  readonly pace: Pace;
  /** Listed for everybody in the lobby. */
  readonly open: boolean;
  readonly language: 'en' | 'fr';
}

/**
 * Which dice of a row people rolled: all, or some of each kind, the table the rest. What `unsaid`
 * ones showed was told to nobody: the faces are the best there are.
 */
export type ByHand = true | 'unsaid' | TypedDice;

/** A command waiting for dice: nothing of it has happened yet. */
export interface Roll extends Rolled {
  readonly seat: SeatId;
  readonly command: BaseCommand;
  /** Null if a computer player or the table gave it. */
  readonly by: MemberId | null;
  readonly request: string | null;
  readonly reports?: string;
  /** Whether it has told nobody anything yet: it may be left for something else. */
  readonly isFree: boolean;
}

/** The dice a table waits for, as one reader may know them. */
export interface Rolling {
  /** The seat that rolls. */
  readonly by: SeatId;
  /**
   * What the reader may do: type the faces; hand the screen to the rolling seat, or let the table roll; only
   * let the table roll; watch.
   */
  readonly you: 'type' | 'handOver' | 'letRoll' | 'watch';
  /** The reader may do something else instead. */
  readonly mayLeave: boolean;
  /** Falls behind a screen: only the rolling seat may see it. */
  readonly isScreened: boolean;
  /** Null if the reader is in front of the screen. */
  readonly thrown: Throw | null;
}

export interface Throw extends RollOf {
  readonly die: { readonly id: string; readonly faces: readonly Face[] };
  readonly rule: string;
  /** The faces typed already. */
  readonly faces: readonly Face[];
  /** How many more of these dice are rolled now; missing if it depends on their faces. */
  readonly count?: number;
}
