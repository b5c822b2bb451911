/** Defects to plant in a server: each test of this folder must notice its own. */

/** Replaces one piece of text in a file. */
export interface Patch {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const server = (file: string, from: string, to: string): Patch => ({
  file: `apps/server/src/${file}`,
  from,
  to,
});
const table = (file: string, from: string, to: string): Patch => ({
  file: `packages/table/src/${file}`,
  from,
  to,
});

export const DEFECTS = {
  /** R1 */
  ackBeforeCommit: [
    table(
      'node/sqliteStore.ts',
      'return await this.#writes.submit(() => {',
      "return await ((work) => { setTimeout(() => void this.#writes.submit(work), 40); return 'done'; })(() => {",
    ),
  ],
  forgetsRequests: [
    table('room.ts', 'if (known !== undefined) return known;\n    for', 'for'),
    table('room.ts', 'if (before !== null) return before;', ''),
    table('node/schema.ts', 'CREATE UNIQUE INDEX log_by_request', 'CREATE INDEX log_by_request'),
  ],

  /** R6 */
  acksUnsaved: [
    table(
      'room.ts',
      "throw new NotSaved('the row could not be written', { cause: error });",
      'return drafts.map(({ told, after }) => this.#adopt(told, after)).at(-1)!;',
    ),
  ],
  blindToFullDisk: [
    server('disk.ts', 'freeBytes(this.#folder) >= this.#leastBytes', 'true'),
    server('health.ts', '() => false,', '() => true,'),
  ],

  /** S1 */
  parsesOutsideTry: [
    server(
      'frames.ts',
      'try {\n    message = JSON.parse(text);\n  } catch {',
      'message = JSON.parse(text);\n  if (false) {',
    ),
  ],
  tellsStack: [
    server(
      'frames.ts',
      "} catch {\n    return { ok: false, detail: 'this is not JSON' };",
      '} catch (error) {\n    return { ok: false, detail: error.stack };',
    ),
  ],
  echoes: [table('guest.ts', 'const MOST_DETAIL = 160;', 'const MOST_DETAIL = 16_000;')],
  echoesInRefusals: [table('requests.ts', 'const MOST_NAMED = 80;', 'const MOST_NAMED = 16_000;')],
  pollutes: [
    server(
      'frames.ts',
      'const detail = faultOf(message, depth);',
      `const merge = (a, b) => { for (const key of Object.keys(b)) if (b[key] !== null && typeof b[key] === 'object') { if (a[key] && typeof a[key] === 'object') merge(a[key], b[key]); } else Object.defineProperty(a, key, { value: b[key], configurable: true, writable: true }); };
       if (message !== null && typeof message === 'object' && text.length < 2000) merge({}, message);
       const detail = faultOf(message, depth);`,
    ),
  ],
  keepsFrames: [
    server(
      'frames.ts',
      'let message: unknown;',
      'let message: unknown;\n  (globalThis.kept ??= []).push(new Array(30_000).fill(text.length / 3));',
    ),
  ],

  /** S2 */
  defaultSocketLimits: [
    server('server.ts', 'maxPayload: limits.frameBytes,\n    maxFragments: 16,', ''),
    server('server.ts', 'maxBufferedChunks: 1024, closeTimeout', 'closeTimeout'),
  ],
  waitsForHello: [server('connection.ts', 'if (this.#greeted === null && now', 'if (false && now')],

  /** S5 */
  anySeat: [table('play.ts', 'if (by !== null && (occupant', 'if (false && (occupant')],
  watchersTakePart: [
    table('requests.ts', 'if (visit.member === null && !FOR_ALL', 'if (false && !FOR_ALL'),
    table(
      'requests.ts',
      "if (visit.member === null) throw new NotYours('those who watch do not take part');\n  return visit.member;",
      "return visit.member ?? 'm1';",
    ),
  ],
  anybodyIsHost: [table('play.ts', 'if (by !== hostOf(table)) return stop', 'if (false) return stop')],
  oldLinksOpen: [
    table('fold.ts', 'return withMember(table, entry.member, { link: entry.link });', 'return table;'),
  ],
  anyLinkOpens: [
    table(
      'links.ts',
      'return opens;',
      "return opens ?? (table === null ? null : { as: 'member', member: 'm1', link });",
    ),
  ],
  needsNoHello: [
    server('connection.ts', 'if (this.#greeted !== null) return true;', 'return true;'),
    table(
      'guest.ts',
      "if (entered === null) return this.#fail('badMessage', 'say hello first', idOf(message));",
      "if (entered === null) return this.#wire.send(JSON.stringify({ t: 'why', id: idOf(message), refusal: null }));",
    ),
  ],
  anyEyes: [table('visits.ts', '(wanted === SPECTATOR || seats.includes(wanted))', 'true')],

  /** S13 */
  checksFilesHere: [
    server(
      'clerks/clerks.ts',
      "const pieces = this.#files.run({ t: 'lay', body });",
      `const [{ Jobs }, { makeShelf }, { questLibraries }] = await Promise.all([import('./jobs.ts'), import('@oubliette/shelf'), import('@oubliette/shelf/node')]);
       const pieces = new Jobs(null, await makeShelf(questLibraries())).carryOut({ t: 'lay', body });`,
    ),
  ],
  opensTablesHere: [
    table('tables.ts', 'loadStanding(store, open, this.#host.clerk)', 'loadStanding(store, open)'),
    table('pause.ts', 'lastTurn = lastTurn.then(breathe);', ''),
  ],
  readsThePastHere: [
    table('past.ts', 'if (clerk === undefined) return', 'return'),
    table('pause.ts', 'lastTurn = lastTurn.then(breathe);', ''),
  ],

  /** S12 */
  looksLikeUs: [
    server(
      'origins.ts',
      'if (origin === undefined) return true;',
      'return origin === undefined || origin.startsWith(`http://${host}`);',
    ),
  ],
  trustsNull: [
    server(
      'origins.ts',
      'if (origin === undefined) return true;',
      "if (origin === undefined || origin === 'null') return true;",
    ),
  ],

  /** S4 */
  guessesForFree: [server('guesses.ts', 'if (this.#missed.has(mark)) return;', 'return;')],
  knowsTheTable: [
    table(
      'tables.ts',
      'const { table: id, secret, eyes, since } = hello;',
      "const { table: id, secret, eyes, since } = hello;\n    if ((await this.#stateOf(id)) === null) throw new TryAgain('there is no such table');",
    ),
  ],
  keepsSecrets: [table('links.ts', 'return hashText(secret);', 'return secret;')],
} as const satisfies Readonly<Record<string, readonly Patch[]>>;

export type Defect = keyof typeof DEFECTS;

/** Printed by a server once all patches are in place: without it nothing was changed. */
export const PLANTED = 'the defect is planted';
