/** The clients connected to a table: each is told what its eyes may see; equal readers get the same text. */
import { SPECTATOR } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import type { Absences } from './absences.ts';
import { batchFor, readerKey } from './batch.ts';
import { shownHash } from './chain.ts';
import type { LinkHash, MemberId, Rolling } from './entries.ts';
import { seatsOf } from './fold.ts';
import type { Wire } from './host.ts';
import { KEPT_FOR_EVER, keptUntil } from './keeping.ts';
import type { Keeping } from './keeping.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { Away, ServerMessage } from './protocol.ts';
import { askedIn, rollingFor } from './rolling.ts';
import { changesText, presentText, sightKey, Sights, Writing } from './sights.ts';
import type { Sight, SightKey } from './sights.ts';
import { phaseOf } from './standing.ts';
import type { Open, Standing, RowTold } from './standing.ts';
import { infoOf } from './summarise.ts';

/** A connected client. */
export interface Visit {
  readonly wire: Wire;
  /** Null for spectators. */
  readonly member: MemberId | null;
  /** The link it came by, or the new one it asked for itself. */
  link: LinkHash;
  eyes: SeatId;
  seats: readonly SeatId[];
  /** Of its eyes and seats: it is shown what follows from them alone. */
  key: SightKey;
}

/** The same text for everybody: it does not depend on the reader. */
interface Common {
  readonly told: RowTold;
  /** The rows a welcome comes with. */
  readonly recent: readonly RowTold[];
  readonly hash: string;
  readonly before: ReadonlyMap<SightKey, Sight>;
  readonly info: string | null;
  readonly texts: Map<string, string>;
  readonly writing: Writing;
}

export class Visits {
  readonly #open: Open;
  readonly #keeping: Keeping;
  readonly #visits = new Set<Visit>();
  readonly #sights: Sights;
  #standing: Standing;
  #phase: string;
  #info: string;
  readonly #absences: Absences;
  #toldOfAbsence = '';

  constructor(open: Open, standing: Standing, absences: Absences, keeping: Keeping = KEPT_FOR_EVER) {
    this.#open = open;
    this.#absences = absences;
    this.#keeping = keeping;
    this.#standing = standing;
    this.#sights = new Sights(open, standing);
    this.#phase = phaseOf(open, standing);
    this.#info = JSON.stringify(infoOf(open, standing));
  }

  get size(): number {
    return this.#visits.size;
  }

  /** The members who are connected. */
  here(): ReadonlySet<MemberId> {
    return new Set([...this.#visits].flatMap(({ member }) => member ?? []));
  }

  /** Absent members who play or host. */
  away(): readonly Away[] {
    const here = this.here();
    return this.#expected()
      .filter((member) => !here.has(member))
      .map((member) => this.#absences.of(member, this.#standing));
  }

  /** Away so long that the others need not wait. */
  isAbsent(member: MemberId): boolean {
    return !this.here().has(member) && this.#absences.isLong(member, this.#standing);
  }

  awayFor(member: MemberId): number {
    return this.here().has(member) ? 0 : this.#absences.awayFor(member, this.#standing);
  }

  /** When the next absent member has been away too long; null if none will. */
  untilAbsent(): number | null {
    const left = this.away().flatMap(({ member }) => this.#absences.untilLong(member, this.#standing) ?? []);
    return left.length === 0 ? null : Math.min(...left);
  }

  /** Tells everybody who is away too long now, if that is news. */
  tellAbsences(): void {
    if (this.#absenceText() === this.#toldOfAbsence) return;
    for (const visit of this.#visits) send(visit, this.#hereText());
  }

  enter(who: Pick<Visit, 'wire' | 'member' | 'link'>, eyes: SeatId | undefined): Visit {
    const seats = seatsOf(this.#standing.table, who.member);
    const visit = { ...who, ...looking(seats, eyes) };
    this.#visits.add(visit);
    if (who.member !== null) this.#absences.came(who.member);
    return visit;
  }

  leave(visit: Visit): void {
    if (!this.#visits.delete(visit)) return;
    if (visit.member !== null && !this.here().has(visit.member)) this.#absences.left(visit.member);
    this.tellWhoIsHere(visit);
  }

  /** Tells everybody else who is here now; without an absent member, others may have to type the dice. */
  tellWhoIsHere(but: Visit): void {
    // Spectators come and go unnoticed, in any number.
    if (but.member === null) return;
    const text = this.#hereText();
    for (const visit of this.#visits) if (visit !== but) send(visit, text);
    if (this.#standing.table.roll !== null) this.#tellRoll();
  }

  /** A finger on the board: told to everybody but the pointer. */
  point(from: Visit, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const visit of this.#visits) if (visit !== from) send(visit, text);
  }

  look(visit: Visit, eyes: SeatId): void {
    Object.assign(visit, looking(visit.seats, eyes));
  }

  /** Everything there is to know. `told` are the last rows it comes with. */
  welcome(visit: Visit, told: readonly RowTold[]): void {
    const { seq, hash, since } = this.#standing;
    const head = {
      t: 'welcome',
      v: PROTOCOL_VERSION,
      you: visit.member,
      seats: visit.seats,
      eyes: visit.eyes,
      seq,
      hash: shownHash(this.#open.heading.secret, hash),
      batches: told.map((one) => batchFor(this.#open, one, visit)),
      earlier: (told[0]?.row.seq ?? seq + 1) > 1,
      here: [...this.here()],
      until: keptUntil(this.#keeping, { phase: phaseOf(this.#open, this.#standing), since }),
      away: this.away(),
    } satisfies Partial<ServerMessage>;
    const present = presentText(this.#sights.of(visit, visit.key), this.#rollingFor(visit));
    send(visit, `${JSON.stringify(head).slice(0, -1)},"info":${this.#info},"present":${present}}`);
  }

  /** A row has been written, the last of `recent`; `hash` is its hash as clients see it. */
  show(standing: Standing, told: RowTold, hash: string, recent: readonly RowTold[]): void {
    const { table } = this.#standing;
    const phase = phaseOf(this.#open, standing);
    const mayDiffer = standing.table !== table || phase !== this.#phase;
    this.#standing = standing;
    this.#phase = phase;
    const info = mayDiffer ? JSON.stringify(infoOf(this.#open, standing)) : this.#info;
    const before = this.#sights.turn(standing);
    const common = {
      told,
      recent,
      hash,
      before,
      info: info === this.#info ? null : info,
      texts: new Map<string, string>(),
      writing: new Writing(),
    };
    this.#info = info;
    const isReseated = standing.table.chairs !== table.chairs;
    for (const visit of this.#visits) this.#tell(visit, common, isReseated);
    const { roll } = standing.table;
    if (roll !== table.roll || (roll !== null && isReseated)) this.#tellRoll();
  }

  /** The change cannot be told row by row: everybody is welcomed anew. */
  showAll(standing: Standing, recent: readonly RowTold[]): void {
    this.#standing = standing;
    this.#phase = phaseOf(this.#open, standing);
    this.#info = JSON.stringify(infoOf(this.#open, standing));
    this.#sights.turn(standing);
    for (const visit of this.#visits) {
      this.#reseat(visit);
      this.welcome(visit, recent);
    }
  }

  /** Everybody is sent away. */
  closeAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const visit of this.#visits) {
      send(visit, text);
      visit.wire.close();
    }
    this.#visits.clear();
  }

  #tell(visit: Visit, common: Common, mayBeReseated: boolean): void {
    if (this.#isLinkDead(visit, common.told)) {
      this.#visits.delete(visit);
      if (visit.member !== null && !this.here().has(visit.member)) this.#absences.left(visit.member);
      visit.wire.close();
      return;
    }
    const { key, eyes } = visit;
    const isReseated = mayBeReseated && this.#reseat(visit);
    const text = visit.eyes === eyes ? this.#newsText(visit, key, common, isReseated) : null;
    if (text === null) this.welcome(visit, common.recent);
    else send(visit, text);
  }

  #isLinkDead({ member, link }: Visit, { row: { entry } }: RowTold): boolean {
    if (entry.kind === 'uninvited') return entry.links.includes(link);
    return entry.kind === 'relinked' && entry.member === member && entry.link !== link;
  }

  /** Whether the seats of its member have changed; its eyes follow. */
  #reseat(visit: Visit): boolean {
    const seats = seatsOf(this.#standing.table, visit.member);
    if (seats.join('\n') === visit.seats.join('\n')) return false;
    const wanted = visit.seats.length === 0 ? seats[0] : visit.eyes;
    Object.assign(visit, looking(seats, wanted));
    return true;
  }

  /** For a client last shown the match under the key `shown`; null if the change cannot be told as one. */
  #newsText(visit: Visit, shown: SightKey, common: Common, isReseated: boolean): string | null {
    const { told, hash, before, info, texts, writing } = common;
    const key = `${shown}\n${visit.key}\n${readerKey(this.#open, told, visit)}`;
    const done = texts.get(key);
    if (done !== undefined) return done;
    const old = before.get(shown);
    const changes = old === undefined ? null : changesText(old, this.#sights.of(visit, visit.key), writing);
    if (changes === null) return null;
    const members = [
      '"t":"news"',
      `"batch":${JSON.stringify(batchFor(this.#open, told, visit))}`,
      `"hash":"${hash}"`,
      ...changes,
      ...(info === null ? [] : [`"info":${info}`]),
      ...(isReseated ? [`"seats":${JSON.stringify(visit.seats)}`] : []),
    ];
    const text = `{${members.join(',')}}`;
    texts.set(key, text);
    return text;
  }

  #expected(): MemberId[] {
    const { table } = this.#standing;
    return table.members
      .map(({ id }) => id)
      .filter((id) => id === table.owner || seatsOf(table, id).length > 0);
  }

  #hereText(): string {
    this.#toldOfAbsence = this.#absenceText();
    return JSON.stringify({
      t: 'here',
      here: [...this.here()],
      away: this.away(),
    } satisfies ServerMessage);
  }

  #absenceText(): string {
    return this.away()
      .map(({ member, long }) => `${member} ${long}`)
      .join('\n');
  }

  /** Dice are waited for, or no longer. */
  #tellRoll(): void {
    for (const visit of this.#visits) sendTo(visit, { t: 'rolling', rolling: this.#rollingFor(visit) });
  }

  #rollingFor(visit: Visit): Rolling | null {
    const asked = askedIn(this.#standing);
    const { table } = this.#standing;
    return asked === null ? null : rollingFor({ table, here: this.here() }, asked, visit);
  }
}

/** One of the reader's own seats, or the public eyes. */
function allowedEyes(seats: readonly SeatId[], wanted: SeatId | undefined): SeatId {
  if (wanted !== undefined && (wanted === SPECTATOR || seats.includes(wanted))) return wanted;
  return seats[0] ?? SPECTATOR;
}

function looking(
  seats: readonly SeatId[],
  wanted: SeatId | undefined,
): Pick<Visit, 'seats' | 'eyes' | 'key'> {
  const eyes = allowedEyes(seats, wanted);
  return { seats, eyes, key: sightKey({ eyes, seats }) };
}

/** A failing wire is the business of its other end. */
function send({ wire }: Visit, text: string): void {
  try {
    wire.send(text);
  } catch {
    wire.close();
  }
}

export function sendTo(visit: Visit, message: ServerMessage): void {
  send(visit, JSON.stringify(message));
}
