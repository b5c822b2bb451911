/** One match of the bench: a client for each seat, and random legal commands. */
import type { Client } from '../src/testing/client.ts';
import { CLASSIC, Client as Player, joinTable, newId, openTable } from '../src/testing/client.ts';
import type { Samples } from './samples.ts';

/** Commands that would end the match before the bench does. */
const NOT_GIVEN = new Set(['giveUp', 'leave']);

const SEATS = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'] as const;

export interface Figures {
  readonly ack: Samples;
  /** From the command to the news at the last of the match's clients. */
  readonly everywhere: Samples;
  refused: number;
  failed: number;
  done: number;
}

interface Flight {
  readonly sent: number;
  seq: number | null;
}

export class BenchMatch {
  readonly #clients: readonly Client[];
  readonly #figures: Figures;
  readonly #random: () => number;
  #flight: Flight | null = null;
  isOver = false;

  private constructor(clients: readonly Client[], figures: Figures, random: () => number) {
    this.#clients = clients;
    this.#figures = figures;
    this.#random = random;
    for (const client of clients)
      client.onMessage = (message) => {
        if (message.t !== 'news') return;
        this.#arrived();
        if (message.present?.ending) this.isOver = true;
      };
  }

  /** Opens a table, seats a client in every chair, adds spectators, and begins. */
  static async open(
    url: string,
    connections: number,
    figures: Figures,
    random: () => number,
  ): Promise<BenchMatch> {
    const admission = await openTable(url, { ...CLASSIC, seats: [SEATS[0]] });
    const [host] = await Player.enter(url, admission);
    const clients = [host];
    for (const seat of SEATS.slice(1)) {
      if (clients.length >= connections) {
        await host.ask({ t: 'seat', seat, occupant: { is: 'member', member: admission.member } });
        continue;
      }
      const joined = await joinTable(url, host, admission.table, seat);
      const [client] = await Player.enter(url, joined);
      await client.ask({ t: 'seat', seat, occupant: { is: 'member', member: joined.member } });
      clients.push(client);
    }
    const watching = await host.ask({ t: 'invite', to: 'watch' });
    while (watching.t === 'link' && clients.length < connections)
      clients.push((await Player.enter(url, { table: admission.table, secret: watching.secret }))[0]);
    const begun = await host.ask({ t: 'begin' });
    if (begun.t !== 'done') throw new Error(`the match did not begin: ${JSON.stringify(begun)}`);
    await Promise.all(clients.map((client) => client.reached(begun.seq)));
    return new BenchMatch(clients, figures, random);
  }

  get connections(): number {
    return this.#clients.length;
  }

  /** Gives one random legal command, for a seat that has one. */
  async act(): Promise<void> {
    if (this.#flight !== null || this.isOver) return;
    const able = this.#clients.flatMap((client) =>
      Object.entries(client.moves).flatMap(([seat, offered]) => {
        const moves = offered.filter(({ type }) => !NOT_GIVEN.has(type));
        return moves.length > 0 ? [{ client, seat, moves }] : [];
      }),
    );
    const chosen = able[Math.floor(this.#random() * able.length)];
    const command = chosen?.moves[Math.floor(this.#random() * chosen.moves.length)];
    if (chosen === undefined || command === undefined) return;
    const flight: Flight = { sent: performance.now(), seq: null };
    this.#flight = flight;
    try {
      const reply = await chosen.client.ask({ t: 'do', seat: chosen.seat, command: { ...command } }, newId());
      if (reply.t === 'done') {
        this.#figures.ack.add(performance.now() - flight.sent);
        this.#figures.done += 1;
        flight.seq = reply.seq;
        this.#arrived();
        return;
      }
      if (reply.t === 'refused') this.#figures.refused += 1;
      else this.#figures.failed += 1;
    } catch {
      this.#figures.failed += 1;
    }
    this.#flight = null;
  }

  #arrived(): void {
    const flight = this.#flight;
    if (flight === null || flight.seq === null) return;
    const { seq } = flight;
    if (this.#clients.some((client) => client.seq < seq)) return;
    this.#figures.everywhere.add(performance.now() - flight.sent);
    this.#flight = null;
  }

  async leave(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.leave()));
  }
}
