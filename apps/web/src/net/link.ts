/** This client's connection to one table, over the network or within the browser. */
import type {
  Away,
  Batch,
  ClientMessage,
  MemberId,
  Present,
  ServerMessage,
  TableInfo,
} from '@oubliette/table';
import type { SeatId } from '@oubliette/kernel';

export type LinkStatus =
  | 'connecting'
  | 'open'
  /** The network is away; the link retries by itself. */
  | 'lost'
  /** The link opens nothing. */
  | 'noEntry'
  /** This page is older than the table's host, and must be reloaded. */
  | 'outdated'
  /** Its stored data is damaged, or belongs to rules this program does not have. */
  | 'parked'
  /** Its host deleted it, or it was unused for too long. */
  | 'removed'
  /** Another tab of this browser hosts the table now. */
  | 'elsewhere';

/** Everything known of a table. A new object after every message; unchanged parts stay the same objects. */
export interface TableState {
  readonly status: LinkStatus;
  /** Null until the first welcome. */
  readonly table: KnownTable | null;
}

export interface KnownTable {
  /** Null for watchers. */
  readonly you: MemberId | null;
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly info: TableInfo;
  readonly seq: number;
  readonly present: Present;
  /** In order, without gaps. */
  readonly batches: readonly Batch[];
  readonly earlier: boolean;
  /** By row: the match after it, for rows received while connected; playback steps through them. */
  readonly presents: ReadonlyMap<number, Present>;
  readonly here: readonly MemberId[];
  /** When an unused table is deleted; null if never. */
  readonly until: number | null;
  readonly away: readonly Away[];
  readonly points: readonly Pointing[];
}

interface Pointing {
  readonly member: MemberId;
  readonly at: number;
  readonly to?: number;
  readonly key: number;
}

type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;
/** Requests get their id from the link, which repeats them after a reconnection until answered. */
export type Request = WithoutId<ClientMessage>;
export type Reply =
  | Extract<ServerMessage, { readonly id: string }>
  | Extract<ServerMessage, { readonly t: 'error' }>;

export interface TableLink {
  readonly state: () => TableState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Sent as soon as the table can be reached; answered once. */
  readonly ask: (request: Request) => Promise<Reply>;
  readonly lookThrough: (seat: SeatId) => void;
  readonly point: (at: number, to?: number) => void;
  readonly close: () => void;
}
