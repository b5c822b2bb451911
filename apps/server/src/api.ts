/** What the lobby asks over HTTP. Links travel in bodies, never in addresses, where they would be logged. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MatchFile } from '@oubliette/kernel';
import { againBody, fileBody, joinBody, linkBody, linksBody, MOST_LINKS, newTable } from '@oubliette/table';
import type { Admission, Hosting, Link, Outcome } from '@oubliette/table';
import { addressKey } from './address.ts';
import { faultOf } from './frames.ts';
import type { Guesses } from './guesses.ts';
import type { Limits } from './limits.ts';
import { isWelcome } from './origins.ts';
import { problem, problemsOf, tellable } from './problems.ts';
import { Buckets } from './rates.ts';

export interface ApiOptions {
  readonly hosting: Hosting;
  readonly limits: Limits;
  readonly guesses: Guesses;
  readonly origins: readonly string[];
  readonly now: () => number;
}

/** A quest of one's own, or a match file, is no deeper. */
const FILE_DEPTH = 64;

const FOREIGN = problem('this page may not speak to this server', "use the server's own page", 'foreignPage');
const TOO_FAST = problem('too many requests', 'wait a moment, then try again', 'tooFast');
const TOO_MANY_TABLES = problem('too many new tables', 'wait a minute, then try again', 'tooManyTables');
const TOO_MANY_FILES = problem('too many match files', 'wait a minute, then try again', 'tooManyFiles');
const TOO_MANY_MISSES = problem(
  'too many links that open nothing',
  'wait a minute, then try again',
  'tooManyMisses',
);

export function addApi(app: FastifyInstance, options: ApiOptions): void {
  const { hosting, limits } = options;
  const gate = new Gate(options);
  const onRequest = gate.mayAsk;
  const guarded = { onRequest, preValidation: isSafe };

  app.post('/api/tables', guarded, (request, reply) => {
    const read = newTable.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'see docs/protocol.md'));
    return gate.openOne(request, reply, () => hosting.open(read.data));
  });

  app.get('/api/tables', { onRequest }, () => hosting.openTables());

  app.post('/api/files', { ...guarded, bodyLimit: limits.fileBytes }, (request, reply) => {
    const read = fileBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'send { file, rows, request }'));
    const { file, rows, request: asked } = read.data;
    if (!gate.mayFile(request)) return reply.code(429).send(TOO_MANY_FILES);
    return gate.openOne(request, reply, () => hosting.openFile(file as unknown as MatchFile, rows, asked));
  });

  app.post('/api/again', guarded, (request, reply) => {
    const read = againBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'send { table, secret, where? }'));
    const { where, ...link } = read.data;
    return gate.tryLink(request, reply, link, () =>
      gate.openOne(request, reply, () => hosting.again(link, where)),
    );
  });

  app.post('/api/join', guarded, (request, reply) => {
    const read = joinBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'send { table, secret, name }'));
    const { name, ...invitation } = read.data;
    return gate.tryLink(request, reply, invitation, () => hosting.join(invitation, name));
  });

  app.post('/api/file', guarded, (request, reply) => {
    const read = linkBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'send { table, secret }'));
    if (!gate.mayFile(request)) return reply.code(429).send(TOO_MANY_FILES);
    return gate.tryLink(request, reply, read.data, () => hosting.file(read.data));
  });

  app.post('/api/mine', guarded, (request, reply) => {
    const read = linksBody.safeParse(request.body);
    if (!read.success)
      return reply.code(400).send(problemsOf(read.error, `send { links }, at most ${MOST_LINKS}`));
    return gate.mine(request, reply, read.data.links);
  });
}

/** Lets requests through, or says why not, before anything is carried out. */
class Gate {
  readonly #options: ApiOptions;
  readonly #requests: Buckets;
  readonly #tables: Buckets;
  readonly #files: Buckets;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#requests = new Buckets(options.limits.requestsPerAddress);
    this.#tables = new Buckets(options.limits.tablesPerAddress);
    this.#files = new Buckets(options.limits.filesPerAddress);
  }

  readonly mayAsk = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('cache-control', 'no-store');
    const { origin, host } = request.headers;
    if (!isWelcome(origin, host, this.#options.origins)) void reply.code(403).send(FOREIGN);
    else if (!this.#requests.tryTake(addressKey(request.ip), this.#options.now()))
      void reply.code(429).send(TOO_FAST);
    else done();
  };

  /** A whole match is replayed for it. */
  mayFile(request: FastifyRequest): boolean {
    return this.#files.tryTake(addressKey(request.ip), this.#options.now());
  }

  /** Opening a table costs more than anything else that can be asked for. */
  async openOne(
    request: FastifyRequest,
    reply: FastifyReply,
    open: () => Promise<Outcome<Admission> | null>,
  ) {
    if (!this.#tables.tryTake(addressKey(request.ip), this.#options.now()))
      return reply.code(429).send(TOO_MANY_TABLES);
    const opened = await open();
    return opened === null || opened.ok ? opened : reply.code(400).send(tellable(opened.problems));
  }

  /** Answers what a link leads to; null, whatever was wrong with it. */
  async tryLink<T>(request: FastifyRequest, reply: FastifyReply, link: Link, look: () => Promise<T | null>) {
    const { guesses, now } = this.#options;
    const address = addressKey(request.ip);
    if (!guesses.mayTry(address, link.table, now())) return reply.code(429).send(TOO_MANY_MISSES);
    const found = await look();
    if (found !== null) return found;
    guesses.missed(address, link, now());
    return reply.code(404).type('application/json').send('null');
  }

  async mine(request: FastifyRequest, reply: FastifyReply, links: readonly Link[]) {
    const { hosting, guesses, now } = this.#options;
    const address = addressKey(request.ip);
    const tried = links.filter(({ table }) => guesses.mayTry(address, table, now()));
    if (tried.length === 0 && links.length > 0) return reply.code(429).send(TOO_MANY_MISSES);
    const mine = await hosting.mine(tried);
    for (const link of tried)
      if (!mine.some(({ id }) => id === link.table)) guesses.missed(address, link, now());
    return mine;
  }
}

function isSafe({ body }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const fault = faultOf(body, FILE_DEPTH);
  if (fault === null) done();
  else void reply.code(400).send(problem(fault, 'send plainer JSON', 'unreadable'));
}
