/** All connected clients, and who may become one. */
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from './address.ts';
import { Connection } from './connection.ts';
import type { Surroundings } from './connection.ts';
import { isWelcome } from './origins.ts';
import { Outgoing } from './outgoing.ts';
import { problem } from './problems.ts';
import { Buckets } from './rates.ts';

export const SOCKET_PATH = '/api/socket';

const TICK_MS = 1000;
/** A later tick means that the whole server stood still: then no client's silence counts. */
const LATE_MS = 2000;
const FAREWELL_MS = 1000;

type Around = Omit<Surroundings, 'outgoing'>;

export class Sockets {
  readonly #around: Around;
  readonly #origins: readonly string[];
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #upgrades: Buckets;
  readonly #outgoing = new Outgoing();
  readonly #timer: NodeJS.Timeout;
  #ticked: number;
  #closing = false;

  constructor(around: Around, origins: readonly string[]) {
    this.#around = around;
    this.#origins = origins;
    this.#upgrades = new Buckets(around.limits.upgradesPerAddress);
    this.#ticked = around.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#timer.unref();
  }

  addTo(app: FastifyInstance): void {
    app.get(
      SOCKET_PATH,
      { websocket: true, preValidation: (request, reply, done) => this.#mayConnect(request, reply, done) },
      (socket, request) => this.#connect(socket, request.socket, addressKey(request.ip)),
    );
  }

  /** From now on nothing new begins; running work is answered first. */
  stopListening(): void {
    this.#closing = true;
    for (const connection of this.#connections) connection.deafen();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const connection of this.#connections) connection.goAway();
    const until = this.#around.now() + FAREWELL_MS;
    while (this.#connections.size > 0 && this.#around.now() < until)
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    for (const connection of this.#connections) connection.terminate();
  }

  #mayConnect(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const refusal = this.#whyNot(request);
    if (refusal === null) {
      done();
      return;
    }
    this.#around.metrics.refusedFrames.inc({ why: refusal.why });
    void reply.code(refusal.status).send(problem(refusal.message, refusal.remedy));
  }

  #whyNot({ headers, host, ip }: FastifyRequest) {
    const { limits, now } = this.#around;
    const address = addressKey(ip);
    if (this.#closing)
      return { why: 'closing', status: 503, message: 'the server is stopping', remedy: 'try again soon' };
    if (!isWelcome(headers.origin, host, this.#origins))
      return {
        why: 'origin',
        status: 403,
        message: 'this page may not speak to this server',
        remedy: "open the table at the server's own address, or add the page to ALLOWED_ORIGINS",
      };
    const full = this.#connections.size >= limits.connections;
    if (full || (this.#byAddress.get(address) ?? 0) >= limits.connectionsPerAddress)
      return {
        why: 'crowded',
        status: 503,
        message: 'too many connections',
        remedy: 'close some, or try again later',
      };
    if (!this.#upgrades.tryTake(address, now()))
      return {
        why: 'tooFast',
        status: 429,
        message: 'too many connections in a short time',
        remedy: 'wait a moment',
      };
    return null;
  }

  #connect(socket: WebSocket, stream: Duplex, address: string): void {
    const connection = new Connection(socket, stream, address, {
      ...this.#around,
      outgoing: this.#outgoing,
    });
    this.#connections.add(connection);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.on('close', () => {
      this.#connections.delete(connection);
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }

  #tick(): void {
    const now = this.#around.now();
    const gap = now - this.#ticked;
    this.#ticked = now;
    const late = gap > LATE_MS ? gap : 0;
    for (const connection of this.#connections) connection.tick(now, late);
  }
}
