/** The match at a table: commands, dice, steps back, corrections. All of it is called from within the room's queue. */
import { diceKey, fairDice, refuse, TABLE, tape } from '@oubliette/kernel';
import type {
  AnyMatch,
  Attempt,
  BaseCommand,
  BaseEvent,
  Face,
  Refusal,
  SeatId,
  TableEvent,
  Word,
} from '@oubliette/kernel';
import type { MemberId, Rolling } from './entries.ts';
import { hostOf } from './fold.ts';
import type { TableState } from './fold.ts';
import { countWanted, mayType, typedDice } from './rolling.ts';
import type { TypedDice } from './rolling.ts';
import type { Step } from './drafts.ts';
import type { Committed, Planned, Room } from './room.ts';
import { beginning, phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';

/** Somebody asks for a seat that is not theirs. */
export class NotYours extends Error {}

export interface Asking {
  readonly request: string | null;
  /** Null where a computer player acts, or the table. */
  readonly by: MemberId | null;
  readonly seat: SeatId;
}

export interface Order extends Asking {
  readonly command: BaseCommand;
  /** The quest's table whose end it tells. */
  readonly reports?: string;
}

/** A command that waits for dice: nothing has happened yet. */
interface Half {
  readonly order: Order;
  readonly rolling: Rolling;
}

/** Why nothing was written: the rules say no, or dice are missing. */
export type Stop = { readonly refusal: Refusal } | { readonly wants: Rolling };

type Outcome = Attempt<unknown, BaseEvent | TableEvent>;

export class Play {
  readonly #room: Room;
  #half: Half | null = null;
  /** The dice's key, and the words it was made of. */
  #drawn: { readonly words: readonly Word[]; readonly key: string } | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Dice are being typed: nothing else is played meanwhile. */
  get isRolling(): boolean {
    return this.#half !== null;
  }

  /** Fills the empty chairs with computer players, and starts the match (TBL-BEGIN). */
  begin(request: string, by: MemberId): Promise<Committed<Stop>> {
    return this.#room.commit(request, (now) => {
      const { table } = now;
      if (by !== hostOf(table)) return stop(refuse('onlyTheHost', TABLE.begin));
      if (now.match !== null) return stop(refuse('alreadyBegun', TABLE.begin));
      const { box, game } = this.#room.open;
      const empty = game.seats.filter(({ id }) => (table.chairs[id] ?? null) === null);
      const occupant = { is: 'bot', bot: box.defaultBot, for: null } as const;
      const seated = empty.map(({ id }): Step => ({ entry: { kind: 'seated', seat: id, occupant, by } }));
      const match = beginning(this.#room.open);
      const tried = match.start(fairDice(this.#key(now), 0));
      if (tried.status !== 'done') throw new Error('the match cannot be started');
      return { steps: [...seated, stepOf(match, tried.events, by)] };
    });
  }

  async command(order: Order): Promise<Committed<Stop>> {
    const half = this.#half;
    if (half !== null && half.order.request !== null && half.order.request === order.request)
      return { stop: { wants: half.rolling } };
    if (half !== null) return stop(refuse('rolling', TABLE.dice));
    const isByHand = this.#room.open.heading.options.dice === 'hand';
    const committed = await this.#room.commit(order.request, (now) =>
      this.#tryOrder(now, order, isByHand ? [] : null, isByHand ? null : 'app'),
    );
    this.#waitForDice(order, committed);
    return committed;
  }

  /** Faces somebody saw on the dice the table waits for (TBL-DICE). */
  async type(
    request: string,
    by: MemberId,
    typed: readonly Face[],
    rest: 'app' | null,
  ): Promise<Committed<Stop>> {
    const before = await this.#room.carriedOut(request);
    if (before !== null) return before;
    const half = this.#half;
    if (half === null) return stop(refuse('nothingToRoll', TABLE.dice));
    const { table } = this.#room.standing;
    if (!mayType(table, this.#room.visits.here(), half.rolling, by))
      return stop(refuse('notYourRoll', TABLE.dice));
    const faces = [...half.rolling.faces, ...typed];
    // Both the command and the dice are requests: the row has the command's, since it may be repeated as well.
    const committed = await this.#room.commit(half.order.request ?? request, (now) =>
      this.#tryOrder(now, half.order, faces, rest),
    );
    if ('seq' in committed) this.#room.alias(request, committed);
    this.#waitForDice(half.order, committed);
    const isKept = 'stop' in committed && ('wants' in committed.stop || isAboutDice(committed.stop.refusal));
    if (!isKept) this.#leaveRoll();
    return committed;
  }

  cancelRoll(by: MemberId): Refusal | null {
    const half = this.#half;
    if (half === null) return refuse('nothingToRoll', TABLE.dice);
    if (half.order.by !== by || half.rolling.faces.length > 0) return refuse('cannotLeaveRoll', TABLE.dice);
    this.#leaveRoll();
    return null;
  }

  undo(asking: Asking): Promise<Committed<Stop>> {
    return this.#act(asking, (match, now) => reach(now, match.moments - 1) ?? match.undo(asking.seat));
  }

  propose(asking: Asking, keep: number): Promise<Committed<Stop>> {
    return this.#act(asking, (match, now) => reach(now, keep) ?? match.propose(asking.seat, keep));
  }

  answer(asking: Asking, agrees: boolean): Promise<Committed<Stop>> {
    return this.#act(asking, (match, now) => {
      const keep = match.proposal?.keep ?? match.moments;
      return (agrees ? reach(now, keep) : null) ?? match.answer(asking.seat, agrees);
    });
  }

  override(asking: Asking, change: unknown, reason: string): Promise<Committed<Stop>> {
    return this.#act(asking, (match) => match.override(asking.seat, change, reason));
  }

  /** Why a command would be turned down; null where it would not (a die it needs does not count). */
  why(seat: SeatId, command: BaseCommand): Refusal | null {
    const now = this.#room.standing;
    const refusal = this.#whyNot(now, { command });
    if (refusal !== null || now.match === null) return refusal;
    const tried = now.match.fork().command(seat, command, tape([]));
    return tried.status === 'refused' ? tried.refusal : null;
  }

  async #act(asking: Asking, act: (match: AnyMatch, now: Standing) => Outcome): Promise<Committed<Stop>> {
    if (this.#half !== null) return stop(refuse('rolling', TABLE.dice));
    return this.#room.commit(asking.request, (now) => {
      mustHold(now, asking);
      const closed = this.#closed(now);
      if (closed !== null || now.match === null) return stop(closed ?? refuse('notBegun', TABLE.begin));
      const match = now.match.fork();
      const tried = act(match, now);
      if (tried.status === 'refused') return stop(tried.refusal);
      if (tried.status === 'dice') throw new Error('a step back and a correction roll no dice');
      return { steps: this.#withConsent(now, stepOf(match, tried.events, asking.by)) };
    });
  }

  /** The step, and the consent of those who need not be asked about the step back it proposes. */
  #withConsent({ table }: Standing, first: Step): Step[] {
    const steps = [first];
    for (let last = first; last.match !== undefined;) {
      const consent = consentTo(this.#room.open, table, last.match);
      if (consent === null) break;
      const match = last.match.fork();
      const agreed = match.answer(consent.seat, true);
      if (agreed.status !== 'done') throw new Error(`${consent.seat} could not agree`);
      last = stepOf(match, agreed.events, consent.by);
      steps.push(last);
    }
    return steps;
  }

  /** Carries out a command: with the table's dice, or with typed ones and, where it is to, the table's for the rest. */
  #tryOrder(now: Standing, order: Order, faces: readonly Face[] | null, rest: 'app' | null): Planned<Stop> {
    const { seat, command, by, reports } = order;
    mustHold(now, order);
    const refusal = this.#whyNot(now, order);
    if (refusal !== null || now.match === null) return stop(refusal ?? refuse('notBegun', TABLE.begin));
    const match = now.match.fork();
    const own = rest === 'app' ? fairDice(this.#key(now), match.moments) : null;
    const dice: TypedDice = typedDice(faces ?? [], own);
    const tried = match.command(seat, command, dice);
    if (tried.status === 'refused') return stop(tried.refusal);
    if (tried.status === 'dice') {
      const { die, by: roller, rule } = tried.wanted;
      const typed = faces ?? [];
      const count = countWanted(now.match, order, typed, tried.wanted);
      return { stop: { wants: { seat, die, by: roller, rule, faces: typed, ...count } } };
    }
    if (dice.left().length > 0) return stop(refuse('tooManyFaces', TABLE.dice, { left: dice.left().length }));
    const byHand = faces !== null && faces.length > 0 ? { byHand: dice.byHand() } : {};
    const step = stepOf(match, tried.events, by);
    const marks = reports === undefined ? byHand : { ...byHand, reports };
    return { steps: [{ ...step, entry: { ...step.entry, ...marks } }] };
  }

  /** Why a command is not even put to the rules. The report of a quest is what its campaign waits for. */
  #whyNot(now: Standing, { command, reports }: Pick<Order, 'command' | 'reports'>): Refusal | null {
    const { box } = this.#room.open;
    const isOut = now.match !== null && box.outings?.isOut(now.match.state) === true;
    const closed = this.#closed(now) ?? (isOut ? refuse('questOut', TABLE.outing) : null);
    if (closed !== null && (closed.rule !== TABLE.outing || reports === undefined)) return closed;
    return box.checkShape(command);
  }

  /** Why nothing in the match changes now. */
  #closed(now: Standing): Refusal | null {
    if (now.match === null) return refuse('notBegun', TABLE.begin);
    if (phaseOf(this.#room.open, now) === 'over') return refuse('matchOver', TABLE.begin);
    return now.table.outing === null ? null : refuse('questOut', TABLE.outing);
  }

  #key({ table }: Standing): string {
    if (this.#drawn?.words !== table.words)
      this.#drawn = { words: table.words, key: diceKey(this.#room.open.heading.secret, table.words) };
    return this.#drawn.key;
  }

  /** Everybody is told what is to be rolled, where a command waits for it. */
  #waitForDice(order: Order, committed: Committed<Stop>): void {
    if (!('stop' in committed) || !('wants' in committed.stop)) return;
    const rolling = committed.stop.wants;
    this.#half = { order, rolling };
    this.#room.visits.roll(rolling);
  }

  #leaveRoll(): void {
    this.#half = null;
    this.#room.visits.roll(null);
  }
}

interface Consent {
  readonly seat: SeatId;
  readonly by: MemberId | null;
}

/** A seat that need not be asked: no person sits there, or one who has agreed in another of their seats. */
export function consentTo({ game }: Open, { chairs }: TableState, { proposal }: AnyMatch): Consent | null {
  if (proposal === null) return null;
  const memberIn = (seat: SeatId): MemberId | null => {
    const occupant = chairs[seat];
    return occupant?.is === 'member' ? occupant.member : null;
  };
  const willing = new Set(proposal.agreed.map(memberIn));
  const asked = game.seats.filter(({ id }) => !proposal.agreed.includes(id));
  const seat = asked.find(({ id }) => memberIn(id) === null || willing.has(memberIn(id)));
  return seat === undefined ? null : { seat: seat.id, by: memberIn(seat.id) };
}

function stepOf(match: AnyMatch, events: Step['events'] & object, by: MemberId | null): Step {
  return { entry: { kind: 'match', entry: match.rows[0]!.entry, by }, match, events };
}

/** A person acts for the seats they hold. */
function mustHold({ table }: Standing, { by, seat }: Asking): void {
  const occupant = table.chairs[seat];
  if (by !== null && (occupant?.is !== 'member' || occupant.member !== by))
    throw new NotYours('the seat is somebody else’s');
}

/** Nothing before a quest is taken back (TBL-OUTING). */
function reach({ floor }: Standing, keep: number): Outcome | null {
  return keep < floor ? { status: 'refused', refusal: refuse('beforeTheQuest', TABLE.outing) } : null;
}

function stop(refusal: Refusal): { readonly stop: Stop } {
  return { stop: { refusal } };
}

/** Faces that do not fit may be typed again; whatever else the rules refuse ends the roll. */
function isAboutDice({ rule }: Refusal): boolean {
  return rule === TABLE.dice;
}
