/** The lobby's HTTP requests. Links travel in bodies, never in addresses, where they would be logged. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { againBody, joinBody, linkBody, linksBody, MOST_LINKS, newTable } from '@oubliette/table';
import type { Admission, Hosting, Link, Outcome } from '@oubliette/table';
import { addressKey } from './address.ts';
import type { Clerks } from './clerks/clerks.ts';
import { FILE_DEPTH } from './clerks/jobs.ts';
import { Busy, TooMuch } from './clerks/thread.ts';
import type { Disk } from './disk.ts';
import { faultOf } from './frames.ts';
import type { Guesses } from './guesses.ts';
import type { Limits } from './limits.ts';
import { isWelcome } from './origins.ts';
import { NOT_SAVED, problem, problemsOf, tellable } from './problems.ts';
import type { Problems } from './problems.ts';
import { Buckets } from './rates.ts';

export interface ApiOptions {
  readonly hosting: Hosting;
  readonly clerks: Clerks;
  readonly disk: Disk;
  readonly limits: Limits;
  readonly guesses: Guesses;
  readonly origins: readonly string[];
  readonly now: () => number;
}

/** How long a guesser has to wait. */
const MISS_SECONDS = 60;
const BUSY_SECONDS = 10;
const FULL_SECONDS = 60;

const FOREIGN = problem('this page may not speak to this server', "use the server's own page", 'foreignPage');
const TOO_FAST = problem('too many requests', 'wait a moment, then try again', 'tooFast');
const TOO_MANY_TABLES = problem('too many new tables', 'wait a minute, then try again', 'tooManyTables');
const TOO_MANY_FILES = problem('too many match files', 'wait a minute, then try again', 'tooManyFiles');
const TOO_HEAVY = problem(
  'this file takes too long, or too much memory, to check',
  'send a shorter match',
  'tooHeavy',
);
const BUSY = problem('too many match files are being checked', 'try again in a minute', 'busy');
const PART_OF_CAMPAIGN = problem(
  'this quest is under way in a campaign',
  'delete the campaign, and its quests go with it',
  'partOfCampaign',
);
const TOO_MANY_MISSES = problem(
  'too many links that open nothing',
  'wait a minute, then try again',
  'tooManyMisses',
);

export function addApi(app: FastifyInstance, options: ApiOptions): void {
  const { hosting, clerks } = options;
  const gate = new Gate(options);
  const onRequest = gate.mayAsk;
  const guarded = { onRequest, preValidation: isSafe };
  addFiles(app, gate, options);

  app.post('/api/tables', guarded, (request, reply) => {
    const read = newTable.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'see docs/protocol.md'));
    return gate.openOne(request, reply, () => hosting.open(read.data));
  });

  app.get('/api/tables', { onRequest }, () => hosting.openTables());

  app.delete('/api/tables', guarded, (request, reply) => {
    const read = linkBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send(problemsOf(read.error, 'send { table, secret }'));
    return gate.tryLink(request, reply, read.data, async () => {
      const removed = await hosting.remove(read.data);
      if (removed === 'partOfCampaign') return reply.code(409).send(PART_OF_CAMPAIGN);
      return removed === null ? null : { removed: read.data.table };
    });
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
    if (!gate.mayFile(request)) return gate.hold(reply, TOO_MANY_FILES, gate.untilFile(request));
    return gate.tryLink(request, reply, read.data, async () => {
      const table = await hosting.mayHaveFile(read.data);
      if (table === null) return null;
      void reply.type('application/json');
      return gate.weighed(reply, () => clerks.file(table));
    });
  });

  app.post('/api/mine', guarded, (request, reply) => {
    const read = linksBody.safeParse(request.body);
    if (!read.success)
      return reply.code(400).send(problemsOf(read.error, `send { links }, at most ${MOST_LINKS}`));
    return gate.mine(request, reply, read.data.links);
  });
}

/** A match file arrives as bytes: a thread of its own reads it. */
function addFiles(app: FastifyInstance, gate: Gate, { hosting, clerks, limits }: ApiOptions): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: limits.fileBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post('/api/files', { onRequest: [gate.mayAsk, gate.maySend] }, (request, reply) =>
      gate.openOne(request, reply, () =>
        gate.oneAtATime(request, reply, async () => {
          const { laid, rows } = await clerks.read(request.body as Buffer);
          try {
            return laid.ok ? { ok: true, value: await hosting.lay(laid.value, rows) } : laid;
          } finally {
            await rows.return(null);
          }
        }),
      ),
    );
    done();
  });
}

/** Lets requests through or says why not, before anything is carried out. */
class Gate {
  readonly #options: ApiOptions;
  readonly #requests: Buckets;
  readonly #tables: Buckets;
  readonly #daily: Buckets;
  readonly #files: Buckets;
  /** Addresses whose match file is being checked. */
  readonly #checking = new Set<string>();

  constructor(options: ApiOptions) {
    this.#options = options;
    this.#requests = new Buckets(options.limits.requestsPerAddress);
    this.#tables = new Buckets(options.limits.tablesPerAddress);
    this.#daily = new Buckets(options.limits.tablesPerAddressDaily);
    this.#files = new Buckets(options.limits.filesPerAddress);
  }

  readonly mayAsk = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('cache-control', 'no-store');
    if (!isWelcome(request.headers.origin, request.host, this.#options.origins))
      void reply.code(403).send(FOREIGN);
    else if (!this.#requests.tryTake(addressKey(request.ip), this.#options.now()))
      void this.hold(
        reply,
        TOO_FAST,
        this.#requests.secondsToWait(addressKey(request.ip), this.#options.now()),
      );
    else done();
  };

  /** Before the file itself is read. */
  readonly maySend = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (this.mayFile(request)) done();
    else void this.hold(reply, TOO_MANY_FILES, this.untilFile(request));
  };

  /** It needs a whole match to be replayed. */
  mayFile(request: FastifyRequest): boolean {
    return this.#files.tryTake(addressKey(request.ip), this.#options.now());
  }

  untilFile(request: FastifyRequest): number {
    return this.#files.secondsToWait(addressKey(request.ip), this.#options.now());
  }

  /** Not now: in so many seconds. */
  hold(reply: FastifyReply, why: Problems, seconds: number, status = 429): FastifyReply {
    return reply
      .code(status)
      .header('retry-after', String(Math.max(1, seconds)))
      .send(why);
  }

  /** Files from one address are checked one after the other: no sender fills the queue alone. */
  async oneAtATime(
    request: FastifyRequest,
    reply: FastifyReply,
    check: () => Promise<Outcome<Admission> | Problems>,
  ): Promise<Outcome<Admission> | Problems | FastifyReply> {
    const address = addressKey(request.ip);
    if (this.#checking.has(address)) return this.hold(reply, BUSY, BUSY_SECONDS);
    this.#checking.add(address);
    try {
      return await this.weighed(reply, check);
    } finally {
      this.#checking.delete(address);
    }
  }

  async weighed<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T | FastifyReply> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooMuch) return reply.code(413).send(TOO_HEAVY);
      if (error instanceof Busy) return this.hold(reply, BUSY, BUSY_SECONDS, 503);
      throw error;
    }
  }

  /** Opening a table costs more than any other request. */
  async openOne(
    request: FastifyRequest,
    reply: FastifyReply,
    open: () => Promise<Outcome<Admission> | Problems | FastifyReply | null>,
  ) {
    const [address, now] = [addressKey(request.ip), this.#options.now()];
    if (!this.#options.disk.hasRoom) return this.hold(reply, NOT_SAVED, FULL_SECONDS, 503);
    if (!this.#daily.tryTake(address, now))
      return this.hold(reply, TOO_MANY_TABLES, this.#daily.secondsToWait(address, now));
    if (!this.#tables.tryTake(address, now))
      return this.hold(reply, TOO_MANY_TABLES, this.#tables.secondsToWait(address, now));
    const opened = await open();
    if (opened === null || !('ok' in opened) || opened.ok) return opened;
    return reply.code(400).send(tellable(opened.problems));
  }

  /** Answers what a link leads to; null, whatever was wrong with it. */
  async tryLink<T>(request: FastifyRequest, reply: FastifyReply, link: Link, look: () => Promise<T | null>) {
    const { guesses, now } = this.#options;
    const address = addressKey(request.ip);
    if (!guesses.mayTry(address, link.table, now())) return this.hold(reply, TOO_MANY_MISSES, MISS_SECONDS);
    const found = await look();
    if (found !== null) return found;
    guesses.missed(address, link, now());
    return reply.code(404).type('application/json').send('null');
  }

  async mine(request: FastifyRequest, reply: FastifyReply, links: readonly Link[]) {
    const { hosting, guesses, now } = this.#options;
    const address = addressKey(request.ip);
    const tried = links.filter(({ table }) => guesses.mayTry(address, table, now()));
    if (tried.length === 0 && links.length > 0) return this.hold(reply, TOO_MANY_MISSES, MISS_SECONDS);
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
