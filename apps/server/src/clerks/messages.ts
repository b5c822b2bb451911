/** Messages between the server and its replay threads. */

/** A thread's jobs. The answer comes in pieces, each when the server is ready for it. */
export type Job =
  /** Works out a table from the body of a request: `Problems`, or a `Laid` and then its rows. */
  | { readonly t: 'lay'; readonly body: Uint8Array }
  /** A `Snapshot` of a table's last row. */
  | { readonly t: 'snapshot'; readonly table: string }
  /** Rows told again. */
  | { readonly t: 'past'; readonly table: string; readonly before: number; readonly most: number }
  /** A match file as the bytes of its JSON; null if there is none. */
  | { readonly t: 'file'; readonly table: string };

export type ToClerk =
  | { readonly t: 'job'; readonly id: number; readonly job: Job }
  | { readonly t: 'next'; readonly id: number }
  | { readonly t: 'drop'; readonly id: number };

/** `damage` if the table cannot be read as it was written. */
export interface Failure {
  readonly t: 'failed';
  readonly id: number;
  readonly why: string;
  readonly damage: { readonly table: string; readonly seq: number; readonly what: string } | null;
}

export type FromClerk =
  | { readonly t: 'ready' }
  | { readonly t: 'piece'; readonly id: number; readonly piece: unknown }
  | { readonly t: 'end'; readonly id: number }
  | Failure;

/** What a thread is started with. */
export interface ClerkData {
  readonly file: string;
}
