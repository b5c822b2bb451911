/** The computer players of one thread, by the number of their seat. */
import { randomBytes } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import type { AnyPlayer, BotAsked, Shelf } from '@oubliette/table';
import { stream } from '@oubliette/kernel';
import type { BaseCommand, Stream } from '@oubliette/kernel';
import type { Answer, FromWorker, ToWorker } from './messages.ts';

export class Thinkers {
  readonly #shelf: Shelf;
  readonly #players = new Map<number, AnyPlayer>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  take(message: ToWorker): Answer | null {
    switch (message.t) {
      case 'sit': {
        const box = this.#shelf.get(message.game);
        if (box !== undefined) this.#players.set(message.seat, box.makeBot(message.bot, freshLuck()));
        return null;
      }
      case 'hear': {
        const player = this.#players.get(message.seat);
        for (const event of message.events) player?.hear?.(event);
        return null;
      }
      case 'leave':
        this.#players.delete(message.seat);
        return null;
      case 'choose':
        return this.#choose(message.seat, message.ask, message.asked);
    }
  }

  #choose(seat: number, ask: number, asked: BotAsked): Answer {
    const player = this.#players.get(seat);
    if (player === undefined) return { t: 'failed', ask, why: 'nobody sits there' };
    try {
      return { t: 'chosen', ask, command: chosen(player, asked) };
    } catch (error) {
      return { t: 'failed', ask, why: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
    }
  }
}

function chosen(player: AnyPlayer, { view, moves, optional }: BotAsked): BaseCommand | null {
  return optional ? (player.consider?.({ view, moves }) ?? null) : player.choose({ view, moves });
}

/** Unguessable outside this thread. */
function freshLuck(): Stream {
  return stream({ key: randomBytes(32).toString('hex'), drawn: 0 });
}

/** From now on players think when asked through this port. */
export function serve(port: MessagePort, thinkers: Thinkers): void {
  port.on('message', (message: ToWorker) => {
    const answer = thinkers.take(message);
    if (answer !== null) port.postMessage(answer);
  });
  port.postMessage({ t: 'ready' } satisfies FromWorker);
}
