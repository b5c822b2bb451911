/** Messages between the bench and the server it measures. */

export interface Costs {
  readonly cpuMs: number;
  readonly rss: number;
  readonly heap: number;
  /** Since the costs were last requested. */
  readonly lagP99Ms: number;
}

export type FromHost = { readonly t: 'open'; readonly url: string } | ({ readonly t: 'costs' } & Costs);
/** Where match files are sent, and how long they are. */
export interface Sender {
  readonly url: string;
  readonly rows: number;
}

/** `weigh` collects garbage first. */
export type ToHost = 'costs' | 'weigh' | 'stop';
