/** What the bench and the server it measures say to each other. */

export interface Costs {
  readonly cpuMs: number;
  readonly rss: number;
  readonly heap: number;
  /** Since the costs were last asked for. */
  readonly lagP99Ms: number;
}

export type FromHost = { readonly t: 'open'; readonly url: string } | ({ readonly t: 'costs' } & Costs);
/** Whom match files are sent to, and how long they are. */
export interface Sender {
  readonly url: string;
  readonly rows: number;
}

/** `weigh` throws garbage away first. */
export type ToHost = 'costs' | 'weigh' | 'stop';
