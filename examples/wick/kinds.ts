/** The Last Wick: a thief with a lamp, a warden with a snare, and eight squares between the door and the vault. */
import type { Game, Seat, SeatId } from '@oubliette/kernel';
import type { EventsOf, FrameBase, Kinds, Play, Referee, WhenAsked } from '@oubliette/referee';

export const THIEF: SeatId = 'thief';
export const WARDEN: SeatId = 'warden';
export const SEATS: readonly Seat[] = [
  { id: THIEF, role: 'hero' },
  { id: WARDEN, role: 'gamemaster' },
];

/** The door is square 0; the vault is the last. */
export const VAULT = 7;
export const SNARE_SQUARES = [3, 4, 5, 6] as const;
/** What a die shows the snare with. */
export const SEEN_FROM = 4;

export interface WickSetup {
  /** How long the lamp burns: 8 to 14. */
  readonly oil: number;
}

export interface WickState {
  readonly at: number;
  readonly oil: number;
  /** The warden's secret until it is seen or sprung; null before it is hidden, and once it is gone. */
  readonly snare: number | null;
  readonly seen: boolean;
  readonly shifted: boolean;
  readonly turn: 'hiding' | 'thief' | 'warden' | 'over';
}

/** What everybody sees, and the snare for those who may. */
export type WickView = WickState & { readonly seat: SeatId };

export type WickCommand =
  | { readonly type: 'hide'; readonly at: number }
  | { readonly type: 'step' }
  | { readonly type: 'peer' }
  | { readonly type: 'shift'; readonly at: number }
  | { readonly type: 'wait' };

export interface WickFacts {
  /** `at` is null for seats that may not know. */
  hidden: { at: number | null };
  stepped: { at: number };
  peered: { face: number; found: number | null };
  sprung: { lost: number };
  stirred: { at: number | null };
  /** The snare is shown to all. */
  ended: { outcome: 'vault' | 'dark'; snare: number | null };
}

export type WickEvent = EventsOf<WickFacts>;

export interface WickWorld {
  readonly referee: Referee<WickKinds>;
  readonly setup: WickSetup;
}

export interface WickKinds extends Kinds {
  readonly State: WickState;
  readonly World: WickWorld;
  readonly Event: WickEvent;
  readonly Frame: FrameBase;
  readonly Play: Play<WickKinds, WickFacts>;
  /** Whose turn it has to be. */
  readonly When: WhenAsked<{ readonly turn: WickState['turn'] }>;
  readonly Actor: SeatId;
}

export type WickGame = Game<WickState, WickCommand, WickEvent, WickView>;
