/** One table as this client is connected to it, over the network or in this very browser. */
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
  /** The network is away; it is tried again by itself. */
  | 'lost'
  /** The link opens nothing. */
  | 'noEntry'
  /** This page is older than the table's host: it has to be loaded anew. */
  | 'outdated'
  /** What is kept of it is damaged, or of other rules than this program has. */
  | 'parked'
  /** Its host has deleted it, or it was left for too long. */
  | 'removed'
  /** Another tab of this browser hosts the table now. */
  | 'elsewhere';

/** All that is known of a table. A new object after every message; parts that did not change are the same objects. */
export interface TableState {
  readonly status: LinkStatus;
  /** Null until the first welcome. */
  readonly table: KnownTable | null;
}

export interface KnownTable {
  /** Null for those who watch. */
  readonly you: MemberId | null;
  readonly seats: readonly SeatId[];
  readonly eyes: SeatId;
  readonly info: TableInfo;
  readonly seq: number;
  readonly present: Present;
  /** In order, without a gap. */
  readonly batches: readonly Batch[];
  readonly earlier: boolean;
  /** By row: how the match stood after it, for those received while connected; playback steps through them. */
  readonly presents: ReadonlyMap<number, Present>;
  readonly here: readonly MemberId[];
  /** When it is deleted if nobody plays on; null where it is kept for ever. */
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
/** Requests get their id from the link, which repeats them after a reconnection until they are answered. */
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
