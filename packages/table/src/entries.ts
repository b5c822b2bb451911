/** The log of a table: who came, who sits where, what was said, and the match itself, one row after the other. */
import type { BaseCommand, Entry, Face, Json, Rolled, RollOf, SeatId } from '@oubliette/kernel';

/** A person at the table: `m1` opened it. */
export type MemberId = string;

/** What a link lets its holder do: be a member, come in as a new one, or watch. Kept as a SHA-256 in hexadecimal. */
export type LinkHash = string;

export type Occupant =
  | { readonly is: 'member'; readonly member: MemberId }
  /** A computer player; `for` the member who lent it the seat and may take it back. */
  | { readonly is: 'bot'; readonly bot: string; readonly for: MemberId | null };

/** Who may read what was said. */
export const AUDIENCES = ['table', 'heroes', 'master', 'spectators'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Words of one's own, or a ready phrase that each reader sees in their own language. */
export type Saying = { readonly text: string } | { readonly phrase: string };

/** What people agree on together: who sits in a chair, or that the turn of somebody away is passed over. */
export type Wish =
  | { readonly what: 'seat'; readonly seat: SeatId; readonly occupant: Occupant | null }
  | { readonly what: 'skip'; readonly seat: SeatId };

/** One thing that happened at the table. The match's own rows are among them, as its journal has them. */
export type TableEntry =
  | { readonly kind: 'joined'; readonly member: MemberId; readonly name: string; readonly link: LinkHash }
  | { readonly kind: 'renamed'; readonly member: MemberId; readonly name: string }
  /** The host, or the member, has a new link made; the old one is dead. Older rows do not say who. */
  | {
      readonly kind: 'relinked';
      readonly member: MemberId;
      readonly link: LinkHash;
      readonly by?: MemberId;
    }
  /** The host's rights are another member's: while the host is away, again the host's own, or given for good. */
  | { readonly kind: 'hosting'; readonly member: MemberId; readonly why: 'away' | 'back' | 'given' }
  /** A member asks others to agree; `asked` are those who have to. */
  | {
      readonly kind: 'asked';
      readonly by: MemberId;
      readonly wish: Wish;
      readonly asked: readonly MemberId[];
    }
  | { readonly kind: 'answered'; readonly member: MemberId; readonly agrees: boolean }
  /** The table plays on for somebody who is away, doing as little as may be. */
  | { readonly kind: 'skipped'; readonly seat: SeatId; readonly by: MemberId }
  /** A link that lets somebody come in, or watch. */
  | { readonly kind: 'invited'; readonly link: LinkHash; readonly to: 'play' | 'watch' }
  /** These invitations are dead. */
  | { readonly kind: 'uninvited'; readonly links: readonly LinkHash[] }
  | {
      readonly kind: 'seated';
      readonly seat: SeatId;
      readonly occupant: Occupant | null;
      readonly by: MemberId;
    }
  /** Words of a player's own that go into the dice's key, before the match begins. */
  | { readonly kind: 'word'; readonly member: MemberId; readonly text: string }
  | { readonly kind: 'said'; readonly member: MemberId; readonly to: Audience; readonly saying: Saying }
  | { readonly kind: 'hushed'; readonly closed: boolean; readonly by: MemberId }
  /** From here on people roll, or the table does. */
  | { readonly kind: 'diceBy'; readonly dice: TableOptions['dice']; readonly by: MemberId }
  /** Somebody thinks that a row went wrong. */
  | { readonly kind: 'reported'; readonly member: MemberId; readonly row: number; readonly text: string }
  /** A command waits for dice that people roll, or waits no longer: a `match` row follows it. */
  | ({ readonly kind: 'rolling' } & Roll)
  /** Whoever gave it does something else. */
  | { readonly kind: 'rollLeft'; readonly member: MemberId }
  /** The match of a campaign's quest has its own table. */
  | { readonly kind: 'setOut'; readonly table: string }
  | {
      readonly kind: 'match';
      readonly entry: Entry;
      /** Null where a computer player acted. */
      readonly by: MemberId | null;
      readonly byHand?: ByHand;
      /** The quest's table whose end this tells its campaign. */
      readonly reports?: string;
    };

/** A row as the store keeps it. Rows of a table are numbered from 1 without a gap. */
export interface Row {
  readonly seq: number;
  /** When, in milliseconds since 1970: for people to read, never for rules. */
  readonly at: number;
  /** The request that brought it about, so that a repeated request is answered and not carried out again. */
  readonly request: string | null;
  readonly entry: TableEntry;
  /** Chained: the hash of `{at, request, entry}` and of the row before; the first row is chained to the heading. */
  readonly hash: string;
}

/** What a table is opened with, and never changes. */
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
  /** How many rows at the beginning of the match were played elsewhere, with other dice. */
  readonly imported?: number;
}

export const PACES = ['live', 'days', 'hotSeat', 'box'] as const;
export type Pace = (typeof PACES)[number];

export interface TableOptions {
  /** Drawn by the table, or rolled by people and typed in. */
  readonly dice: 'app' | 'hand';
  readonly pace: Pace;
  /** Anyone may find it in the lobby. */
  readonly open: boolean;
  readonly language: 'en' | 'fr';
}

/** People rolled the dice of a row: all of them, or of each kind the first so many, and the table the rest. */
export type ByHand = true | Readonly<Record<string, number>>;

/** A command on its way through the dice: nothing of it has happened yet. */
export interface Roll extends Rolled {
  readonly seat: SeatId;
  readonly command: BaseCommand;
  /** Null where a computer player gave it, or the table. */
  readonly by: MemberId | null;
  readonly request: string | null;
  readonly reports?: string;
  /** True where it told nobody anything yet: it may be left for something else. */
  readonly isFree: boolean;
}

/** The dice a table waits for, as one reader may know of them. */
export interface Rolling {
  /** The seat that rolls. */
  readonly by: SeatId;
  /**
   * What the reader may do: type the faces; hand the screen over to the seat that rolls, or let the table roll; only let
   * the table roll; watch.
   */
  readonly you: 'type' | 'handOver' | 'letRoll' | 'watch';
  /** The reader may do something else instead. */
  readonly mayLeave: boolean;
  /** It falls behind a screen: nobody but the seat that rolls may see it. */
  readonly isScreened: boolean;
  /** Null where the reader stands before the screen. */
  readonly thrown: Throw | null;
}

export interface Throw extends RollOf {
  readonly die: { readonly id: string; readonly faces: readonly Face[] };
  readonly rule: string;
  /** Typed already. */
  readonly faces: readonly Face[];
  /** How many more of these dice are rolled now; missing where that hangs on what they show. */
  readonly count?: number;
}
