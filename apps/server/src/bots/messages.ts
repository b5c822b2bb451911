/** What the server and the threads its computer players think in say to each other. */
import type { BaseCommand, BaseEvent } from '@oubliette/kernel';
import type { Asked } from '@oubliette/table';

/** `seat` numbers the seats the server has given to computer players, `ask` what it has asked them. */
export type ToWorker =
  | { readonly t: 'sit'; readonly seat: number; readonly game: string; readonly bot: string }
  | { readonly t: 'hear'; readonly seat: number; readonly events: readonly BaseEvent[] }
  | { readonly t: 'choose'; readonly seat: number; readonly ask: number; readonly asked: Asked }
  | { readonly t: 'leave'; readonly seat: number };

/** An answer to what a player was asked. */
export type Answer =
  | { readonly t: 'chosen'; readonly ask: number; readonly command: BaseCommand | null }
  | { readonly t: 'failed'; readonly ask: number; readonly why: string };

/** `ready`: the rules are loaded, and what is asked from now on is thought about at once. */
export type FromWorker = Answer | { readonly t: 'ready' };
