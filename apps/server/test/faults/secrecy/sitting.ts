/** A world laid on a table, and all that one observer is sent there. */
import { hashText, Match, SPECTATOR } from '@oubliette/kernel';
import type { BaseCommand, Json, SeatId } from '@oubliette/kernel';
import { botsHere, headingHash, PROTOCOL_VERSION, rowHash, shownHash, Tables } from '@oubliette/table';
import type {
  Box,
  Heading,
  Link,
  Occupant,
  Rolling,
  Row,
  ServerMessage,
  TableEntry,
  TableOptions,
  Throw,
  Visitor,
} from '@oubliette/table';
import { EMPTY_TABLE, makeSnapshot, MemoryStore } from '@oubliette/table/testing';
import type { Pair, World } from './moments.ts';

const TABLE = 'k7m2xq4hp9wc3adn';
const SECRET = 'b1'.repeat(32);
/** Holds every chair but the observer's, and sees through their eyes. */
const ACTOR = { member: 'm1', secret: 'the-link-of-the-actor-00' };
const OBSERVER = { member: 'm2', secret: 'the-link-of-the-observer' };
/** Never comes in. */
const AWAY = { member: 'm3', secret: 'the-link-of-who-is-away0' };
const WATCHER = { secret: 'the-link-of-the-watcher0' };

type Standing = Parameters<typeof makeSnapshot>[0];
type SittingRow = Parameters<typeof makeSnapshot>[2][number];
type Moves = Readonly<Record<SeatId, readonly BaseCommand[]>>;

/** The hosted game, and who rolls. */
export interface Hosting {
  readonly box: Box;
  readonly dice: TableOptions['dice'];
  /** The master's chair has an owner who is away. */
  readonly isMasterAway?: boolean;
}

/** A planted way to give a secret away. */
export interface Leak {
  readonly box?: (box: Box) => Box;
  /** The messages that go to the observer instead of one. */
  readonly wire?: (text: string, world: World, rows: readonly Row[]) => readonly string[];
  /** The lobby's answer to the observer instead of the truth. */
  readonly lobby?: (answer: unknown, world: World) => unknown;
}

export interface Offer {
  readonly seat: SeatId;
  readonly command: BaseCommand;
  /** The observer's own. */
  readonly own: boolean;
}

/** The result of a command or of a die typed for it. */
export type Outcome = 'done' | 'wants' | 'refused';

type Who = 'observer' | 'actor';

export class Sitting {
  readonly complaints: string[] = [];
  readonly #world: World;
  readonly #leak: Leak;
  readonly #store = new MemoryStore();
  readonly #tables: Tables;
  readonly #link: Link;
  readonly #observer: Visitor;
  readonly #actor: Visitor;
  #sent: string[] = [];
  readonly #moves: { observer: Moves; actor: Moves } = { observer: {}, actor: {} };
  /** Messages in which moves may have changed, not read yet. */
  #unread: { readonly who: Who; readonly text: string }[] = [];
  #outcome: Outcome = 'refused';
  readonly #rolling: Record<Who, Rolling | null> = { observer: null, actor: null };
  #isOver = false;
  /** The rows, by their hashes as clients see them. */
  readonly #shown = new Map<string, number>();
  #clock = 1_000_000;

  constructor(hosted: Hosting, pair: Pair, world: World, leak: Leak = {}) {
    const { box } = hosted;
    this.#world = world;
    this.#leak = leak;
    // An imagined truth is a game; no setup need lead to it.
    const system: Box['system'] = { ...box.system, open: () => ({ ok: true, game: world.game }) };
    const laid = { ...box, system };
    const own = leak.box?.(laid) ?? laid;
    const shelf = new Map([[own.system.id, own]]);
    this.#tables = new Tables({
      store: this.#store,
      shelf,
      bots: botsHere(shelf),
      now: () => (this.#clock += 1000),
      random: (bytes) => new Uint8Array(bytes),
      complain: (what, error) => this.complaints.push(`${what}: ${String(error)}`),
    });
    lay(this.#store, { ...hosted, box: own }, pair, world);
    this.#link = { table: TABLE, secret: (pair.observer === SPECTATOR ? WATCHER : OBSERVER).secret };
    this.#observer = this.#tables.connect({
      send: (text) => this.#told(text),
      close: () => this.#sent.push('closed'),
    });
    this.#actor = this.#tables.connect({
      send: (text) => this.#note('actor', text),
      close: () => this.complaints.push('the actor was sent away'),
    });
  }

  /** Both come in. */
  async enter(): Promise<void> {
    await this.#observer.receive(hello(this.#link));
    await this.#actor.receive({ ...hello({ table: TABLE, secret: ACTOR.secret }), eyes: SPECTATOR });
  }

  /** The observer sends something, well-formed or not. */
  say(message: unknown): Promise<void> {
    return this.#observer.receive(message);
  }

  /** The observer comes in again, knowing the rows up to `since`. */
  return(since: number): Promise<void> {
    return this.#observer.receive({ ...hello(this.#link), since });
  }

  /** What the observer finds in the lobby: the file of the match, and the tables. */
  async lobby(): Promise<string> {
    const answer = {
      file: await this.#tables.file(this.#link),
      mine: await this.#tables.mine([this.#link]),
      open: await this.#tables.openTables(),
    };
    return JSON.stringify(this.#leak.lobby?.(answer, this.#world) ?? answer);
  }

  /** What the observer and the actor may do now. */
  offers(): readonly Offer[] {
    for (const { who, text } of this.#unread) this.#moves[who] = movesIn(text) ?? this.#moves[who];
    this.#unread = [];
    const of = (moves: Moves, own: boolean) =>
      Object.entries(moves).flatMap(([seat, commands]) =>
        commands.map((command) => ({ seat, command, own })),
      );
    return [...of(this.#moves.observer, true), ...of(this.#moves.actor, false)];
  }

  async give({ seat, command, own }: Offer, id: string): Promise<Outcome> {
    this.#outcome = 'refused';
    await (own ? this.#observer : this.#actor).receive({ t: 'do', id, seat, command });
    return this.#outcome;
  }

  /** The roll that one of the two types now, as they see it. */
  get typing(): Rolling | null {
    return Object.values(this.#rolling).find((rolling) => rolling?.you === 'type') ?? null;
  }

  /** The roll as the observer sees it. */
  get thrown(): Throw | null {
    return this.#rolling.observer?.thrown ?? null;
  }

  /** A player may still do something other than roll. */
  get mayLeave(): boolean {
    return Object.values(this.#rolling).some((rolling) => rolling?.mayLeave === true);
  }

  /** One die, typed by its roller; null lets the table roll what falls behind the screen. */
  async type(face: string | number | null, id: string): Promise<Outcome> {
    this.#outcome = 'refused';
    const who = ['type', 'letRoll'].includes(this.#rolling.observer?.you ?? '')
      ? this.#observer
      : this.#actor;
    await who.receive({ t: 'dice', id, ...(face === null ? { faces: [], rest: 'app' } : { faces: [face] }) });
    return this.#outcome;
  }

  /** All that the observer was sent since the last call, each row's hash replaced by the row's number. */
  heard(): readonly string[] {
    const sent = this.#sent;
    this.#sent = [];
    const { rows } = this.#store.tables.get(TABLE)!;
    for (const text of rows.slice(this.#shown.size)) {
      const { seq, hash } = JSON.parse(text) as Row;
      this.#shown.set(shownHash(SECRET, hash), seq);
    }
    return sent.map((text) =>
      text.replaceAll(/"hash":"([^"]*)"/g, (all, hash: string) =>
        this.#shown.has(hash) ? `"hash":"of row ${this.#shown.get(hash)}"` : all,
      ),
    );
  }

  /** Nothing is secret any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The last row was rolled for. */
  get rolled(): boolean {
    const entry = this.#rows().at(-1)?.entry;
    return entry?.kind === 'match' && 'dice' in entry.entry && entry.entry.dice.length > 0;
  }

  async leave(): Promise<void> {
    await this.#tables.close();
  }

  /** The key of the dice, which nobody may be sent before the match is over. */
  static readonly secret = SECRET;

  #rows(): Row[] {
    return this.#store.tables.get(TABLE)!.rows.map((text) => JSON.parse(text) as Row);
  }

  #told(text: string): void {
    const texts = this.#leak.wire?.(text, this.#world, this.#rows()) ?? [text];
    this.#sent.push(...texts);
    this.#note('observer', text);
  }

  #note(who: Who, text: string): void {
    if (text.startsWith('{"t":"done"')) this.#outcome = 'done';
    if (text.startsWith('{"t":"wants"')) this.#outcome = 'wants';
    if (text.includes('"rolling":')) this.#rolling[who] = rollingIn(text, this.#rolling[who]);
    if (!text.includes('"moves":')) return;
    this.#unread.push({ who, text });
    if (text.includes('"phase":"over"')) this.#isOver = true;
  }
}

function movesIn(text: string): Moves | undefined {
  const message = JSON.parse(text) as ServerMessage;
  if (message.t !== 'welcome' && message.t !== 'news') return undefined;
  return message.present?.moves;
}

function rollingIn(text: string, before: Rolling | null): Rolling | null {
  const message = JSON.parse(text) as ServerMessage;
  if (message.t === 'rolling') return message.rolling;
  if (message.t !== 'welcome' && message.t !== 'news') return before;
  return message.present?.rolling === undefined ? before : message.present.rolling;
}

function hello({ table, secret }: Link) {
  return { t: 'hello', v: PROTOCOL_VERSION, table, secret };
}

/** Writes the table down as if it had been played to this moment, with a snapshot of it. */
function lay(
  store: MemoryStore,
  { box, dice, isMasterAway = false }: Hosting,
  pair: Pair,
  world: World,
): void {
  const { observer, game, master } = pair;
  const heading: Heading = {
    format: 1,
    id: TABLE,
    system: box.system.id,
    rulesVersion: box.system.rulesVersion,
    setup: world.setup as Json,
    options: { dice, pace: 'live', open: true, language: 'en' },
    secret: SECRET,
    createdAt: 1_000_000,
    campaign: null,
  };
  const holder = (seat: SeatId | null) => {
    if (seat === observer) return OBSERVER.member;
    return (isMasterAway && seat !== null && seat === master ? AWAY : ACTOR).member;
  };
  const joined = [ACTOR, OBSERVER, AWAY].map(({ member, secret }) => ({
    member,
    name: member,
    link: hashText(secret),
  }));
  const chairs = Object.fromEntries(
    game.seats.map(({ id }): [SeatId, Occupant] => [id, { is: 'member', member: holder(id) }]),
  );
  const watch = hashText(WATCHER.secret);
  const about: TableEntry[] = [
    ...joined.map((member): TableEntry => ({ kind: 'joined', ...member })),
    { kind: 'invited', link: watch, to: 'watch' },
    ...Object.entries(chairs).map(([seat, occupant]): TableEntry => ({
      kind: 'seated',
      seat,
      occupant,
      by: ACTOR.member,
    })),
  ];
  const told: SittingRow[] = [];
  let hash = headingHash(heading);
  let before = hash;
  const write = (entry: TableEntry, member: string | null, events: SittingRow['events'] = []) => {
    const content = { at: 1_000_000, request: null, entry };
    before = hash;
    hash = rowHash(hash, content);
    told.push({
      row: { seq: told.length + 1, ...content, hash },
      by: member === null ? null : { member },
      events,
    });
  };
  for (const entry of about) write(entry, ACTOR.member);
  for (const { entry, seat, events } of world.lately) {
    const by = holder(seat);
    write({ kind: 'match', entry, by }, by, events);
  }
  const standing: Standing = {
    seq: told.length,
    hash,
    table: {
      ...EMPTY_TABLE,
      owner: joined[0]?.member ?? null,
      members: joined.map(({ member: id, name, link }) => ({ id, name, link })),
      invitations: [{ link: watch, to: 'watch' }],
      chairs,
      words: [],
      begun: true,
      hushed: false,
      dice: null,
      roll: null,
      outing: null,
      outings: 0,
    },
    match: matchIn(pair, world),
    floor: 0,
    since: 1_000_000,
    acted: {},
  };
  store.tables.set(TABLE, {
    heading: JSON.stringify(heading),
    rows: told.map(({ row }) => JSON.stringify(row)),
    requests: new Map(),
    snapshot: makeSnapshot(standing, before, told),
    summary: JSON.stringify({ id: TABLE, options: heading.options, phase: 'playing', chairs: [] }),
  });
}

/** So many moments have been, and can be gone back to. */
const MOMENTS = 40;

function matchIn({ game }: Pair, { state, lately, settled }: World): NonNullable<Standing['match']> {
  const seat = lately.at(-1)?.seat ?? null;
  const head = hashText(JSON.stringify(state));
  const snapshot = { head, moments: MOMENTS, kept: MOMENTS, state, seat, settled, proposal: null };
  // Nothing but a snapshot is taken of it: the table opens its own game.
  return Match.resume(game, snapshot);
}
