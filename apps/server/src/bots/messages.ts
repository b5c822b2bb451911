/** Messages between the server and the threads in which its computer players think. */
import type { BaseCommand, BaseEvent } from '@oubliette/kernel';
import type { BotAsked } from '@oubliette/table';

/** `seat` numbers the seats given to computer players, `ask` the questions to them. */
export type ToWorker =
  | { readonly t: 'sit'; readonly seat: number; readonly game: string; readonly bot: string }
  | { readonly t: 'hear'; readonly seat: number; readonly events: readonly BaseEvent[] }
  | { readonly t: 'choose'; readonly seat: number; readonly ask: number; readonly asked: BotAsked }
  | { readonly t: 'leave'; readonly seat: number };

/** A player's answer. */
export type Answer =
  | { readonly t: 'chosen'; readonly ask: number; readonly command: BaseCommand | null }
  | { readonly t: 'failed'; readonly ask: number; readonly why: string };

/** `ready`: the rules are loaded, and new questions are thought about at once. */
export type FromWorker = Answer | { readonly t: 'ready' };
