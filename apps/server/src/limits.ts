/** How much one client may ask of the server. The README gives the reason for each. */

import type { ClerkBudgets } from './clerks/clerks.ts';

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** A WebSocket frame, in bytes. */
  readonly frameBytes: number;
  /** How deep JSON may be nested. */
  readonly depth: number;
  readonly framesPerConnection: Rate;
  /** How many frames too fast or not understood close the connection. */
  readonly refusedFrames: number;
  /** How many frames of one connection are handled at once. */
  readonly underWay: number;
  /** All connections together, and from one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly upgradesPerAddress: Rate;
  readonly tablesPerAddress: Rate;
  readonly tablesPerAddressDaily: Rate;
  /** Match files read or written. */
  readonly filesPerAddress: Rate;
  readonly requestsPerAddress: Rate;
  /** Links that open nothing. */
  readonly missesPerAddress: Rate;
  readonly missesPerTable: Rate;
  /** Bodies of requests, in bytes; `file` for a sent match file. */
  readonly bodyBytes: number;
  readonly fileBytes: number;
  /** The cost of replaying a match, in threads of their own. */
  readonly clerks: ClerkBudgets;
  readonly helloMs: number;
  /** After so long in silence a client is pinged, and again after as long. */
  readonly pingMs: number;
  /** After so long in silence the connection is dead. */
  readonly deadMs: number;
  /** A reader that leaves so much unread, or anything for so long, is dropped. */
  readonly unreadBytes: number;
  readonly unreadMs: number;
}

const minute = (burst: number, perMinute: number): Rate => ({ burst, perSecond: perMinute / 60 });

export const LIMITS: Limits = {
  frameBytes: 16_384,
  depth: 32,
  framesPerConnection: { burst: 40, perSecond: 20 },
  refusedFrames: 200,
  underWay: 64,
  connections: 10_000,
  connectionsPerAddress: 500,
  upgradesPerAddress: { burst: 500, perSecond: 50 },
  tablesPerAddress: minute(60, 20),
  tablesPerAddressDaily: { burst: 500, perSecond: 500 / 86_400 },
  filesPerAddress: minute(20, 20),
  requestsPerAddress: { burst: 200, perSecond: 20 },
  missesPerAddress: minute(20, 10),
  missesPerTable: minute(100, 100),
  bodyBytes: 65_536,
  fileBytes: 4 * 1024 * 1024,
  clerks: {
    files: { ms: 10_000, megabytes: 384, waiting: 8 },
    tables: { ms: 60_000, megabytes: 512, waiting: 1000 },
  },
  helloMs: 4000,
  pingMs: 10_000,
  deadMs: 20_000,
  unreadBytes: 1024 * 1024,
  unreadMs: 30_000,
};
