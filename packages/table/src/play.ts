/** The match at a table: commands, dice, undo, corrections. Call all of it from within the room's queue. */
import { diceKey, fairDice, mixedDice, refuse, TABLE, tape } from '@oubliette/kernel';
import type {
  AnyMatch,
  Attempt,
  BaseCommand,
  BaseEvent,
  DiceSources,
  Face,
  MixedDice,
  Refusal,
  Rolled,
  SeatId,
  TableEvent,
  Waiting,
  Word,
} from '@oubliette/kernel';
import { isEmptyOrBot } from './chairs.ts';
import type { MemberId, TableEntry } from './entries.ts';
import { hostOf, optionsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import { askedIn, isTablesOwn, isTablesOwnNow, mayLeave, partIn } from './rolling.ts';
import type { RollAsked, Present } from './rolling.ts';
import type { Step } from './drafts.ts';
import type { Committed, Planned, Room } from './room.ts';
import { beginning, phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';

/** A member uses a seat that is not theirs. */
export class NotYours extends Error {}

export interface Asking {
  readonly request: string | null;
  /** Null if a computer player or the table acts. */
  readonly by: MemberId | null;
  readonly seat: SeatId;
}

export interface Order extends Asking {
  readonly command: BaseCommand;
  /** The quest's table whose end it reports. */
  readonly reports?: string;
}

/** A command and its dice so far. */
type Half = Order & Rolled;

/** Typed faces, and whether the table is to roll the rest. */
interface Typing {
  readonly request: string;
  readonly member: MemberId;
  readonly faces: readonly Face[];
  readonly rest: boolean;
  /** People rolled them, and nobody said what they show. */
  readonly unsaid: boolean;
}

/** Why the command is not carried out: the rules refuse, or dice are missing. */
export type Stop = { readonly refusal: Refusal } | { readonly wants: true };

/** The most commands played at a time for an absent player. */
const MOST_PASSED = 60;

type Outcome = Attempt<unknown, BaseEvent | TableEvent>;

export class Play {
  readonly #room: Room;
  /** The dice's key, and the words it was made of. */
  #drawn: { readonly words: readonly Word[]; readonly key: string } | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Dice are being typed: nothing else is played meanwhile. */
  get isRolling(): boolean {
    return this.#room.standing.table.roll !== null;
  }

  /** People roll it, and type what they see: every die, or the heroes' alone. */
  #isByHand({ table }: Standing, by?: SeatId): boolean {
    const { heading, game } = this.#room.open;
    const { dice } = optionsOf(heading.options, table);
    if (dice !== 'heroes' || by === undefined) return dice !== 'app';
    return game.seats.some(({ id, role }) => id === by && role === 'hero');
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
    const { roll } = this.#room.standing.table;
    if (roll !== null && roll.request !== null && roll.request === order.request)
      return { stop: { wants: true } };
    // Only its last row has the request: checks for it before asking for dice again.
    const mayAsk = roll !== null || this.#isByHand(this.#room.standing);
    const before = mayAsk && order.request !== null ? await this.#room.carriedOut(order.request) : null;
    if (before !== null) return before;
    if (roll !== null) return stop(refuse('rolling', TABLE.dice));
    const committed = await this.#room.commit(order.request, (now) => {
      mustHold(now, order);
      return this.#tryOrder(now, { ...order, faces: [], drawn: [] }, null);
    });
    return this.#orWants(committed);
  }

  /** Typed faces of the dice the table waits for (TBL-DICE). */
  async type(typing: Typing): Promise<Committed<Stop>> {
    const { request } = typing;
    const before = await this.#room.carriedOut(request);
    if (before !== null) return this.#orWants(before);
    const committed = await this.#room.commit(request, (now) => {
      const { roll } = now.table;
      if (roll === null) return stop(refuse('nothingToRoll', TABLE.dice));
      return this.#tryOrder(now, roll, typing);
    });
    if ('seq' in committed) this.#room.alias(request, committed);
    return this.#orWants(committed);
  }

  /** Rolls dice that nobody is left to roll: the screen's player got up, or no person sits here now. */
  async settleRoll(): Promise<boolean> {
    const isSettled = (now: Standing): boolean => {
      const asked = askedIn(now);
      const isAsked = asked !== null && this.#isByHand(now, asked.by) && !isTablesOwn(now, asked);
      return now.table.roll === null || isAsked;
    };
    if (isSettled(this.#room.standing)) return false;
    const committed = await this.#room.commit(null, (now) => {
      const { roll } = now.table;
      if (roll === null || isSettled(now)) return stop(refuse('nothingToRoll', TABLE.dice));
      return this.#tryOrder(now, roll, null);
    });
    return 'seq' in committed;
  }

  /** Drops a command that has told nobody anything yet. */
  cancelRoll(request: string, member: MemberId): Promise<Committed<Stop>> {
    return this.#room.commit(request, ({ table }) => {
      if (table.roll === null) return stop(refuse('nothingToRoll', TABLE.dice));
      if (!mayLeave(table, member)) return stop(refuse('cannotLeaveRoll', TABLE.dice));
      return { steps: [{ entry: { kind: 'rollLeft', member } }] };
    });
  }

  /** Plays for an absent player, as little as possible, until another is awaited (TBL-AGREE). */
  async passOver(seat: SeatId): Promise<void> {
    const { game } = this.#room.open;
    for (let times = 0; times < MOST_PASSED; times += 1) {
      const { match } = this.#room.standing;
      if (match === null || !isAwaited(game.waiting(match.state), seat)) return;
      const command = leastOf(game.moves(match.state, seat));
      if (command === undefined) return;
      const done = await this.command({ request: null, by: null, seat, command });
      if ('stop' in done) return;
    }
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
    const act = (match: AnyMatch): Outcome => match.override(asking.seat, change, reason);
    return this.#act(asking, act, (now) => this.#isAppsAlone(now, asking));
  }

  /** Why a command would be refused; null if it would not (a missing die does not count). */
  why(seat: SeatId, command: BaseCommand): Refusal | null {
    const now = this.#room.standing;
    const refusal = this.#whyNot(now);
    if (refusal !== null || now.match === null) return refusal;
    const tried = now.match.fork().command(seat, command, tape([]));
    return tried.status === 'refused' ? tried.refusal : null;
  }

  /** Beside the box the only people there set right what the app keeps in a chair where nobody sits. */
  #isAppsAlone({ table: { chairs } }: Standing, { by, seat }: Asking): boolean {
    if (this.#room.open.heading.options.pace !== 'box' || !isEmptyOrBot(chairs[seat])) return false;
    const members = Object.values(chairs).flatMap((one) => (one?.is === 'member' ? [one.member] : []));
    return members.length > 0 && members.every((member) => member === by);
  }

  async #act(
    asking: Asking,
    act: (match: AnyMatch, now: Standing) => Outcome,
    isFree: (now: Standing) => boolean = () => false,
  ): Promise<Committed<Stop>> {
    if (this.isRolling) return stop(refuse('rolling', TABLE.dice));
    return this.#room.commit(asking.request, (now) => {
      if (!isFree(now)) mustHold(now, asking);
      const closed = this.#closed(now);
      if (closed !== null || now.match === null) return stop(closed ?? refuse('notBegun', TABLE.begin));
      const match = now.match.fork();
      const tried = act(match, now);
      if (tried.status === 'refused') return stop(tried.refusal);
      if (tried.status === 'dice') throw new Error('a step back and a correction roll no dice');
      return { steps: this.#withConsent(now, stepOf(match, tried.events, asking.by)) };
    });
  }

  /** The step, and the consent of those who need not be asked about the take-back it proposes. */
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

  /** Goes on with a command: to its end, or to a die that a person must roll. */
  #tryOrder(now: Standing, order: Half, typing: Typing | null): Planned<Stop> {
    const refusal = this.#whyNot(now, order.reports);
    if (refusal !== null || now.match === null) return stop(refusal ?? refuse('notBegun', TABLE.begin));
    const asked = askedIn(now);
    if (typing !== null && !this.#mayTake(now, asked, typing)) return stop(refuse('notYourRoll', TABLE.dice));
    const match = now.match.fork();
    const own = fairDice(this.#key(now), match.moments);
    const dice = mixedDice({ before: order, own, ...this.#sources(now, asked, typing) });
    const tried = match.command(order.seat, order.command, dice);
    if (tried.status === 'refused') return stop(tried.refusal);
    if (dice.left() > 0) return stop(refuse('tooManyFaces', TABLE.dice, { left: dice.left() }));
    if (tried.status === 'dice') {
      const isNothingNew = now.table.roll !== null && dice.faces.length === order.faces.length;
      if (isNothingNew) return { stop: { wants: true } };
      return { steps: [rollStep(order, dice, !tried.isNews, typing?.request ?? null)] };
    }
    const marks = marksOf(order, dice, typing?.unsaid === true);
    const step = { ...stepOf(match, tried.events, order.by, marks), request: order.request };
    return { steps: typing === null ? [step] : [rollStep(order, dice, false, typing.request), step] };
  }

  /** Those who may not see a die may only leave it to the table. */
  #mayTake(now: Standing, asked: RollAsked | null, { member, faces, rest }: Typing): boolean {
    const part = asked === null ? null : partIn(this.#present(now), asked, member);
    return part === 'type' || (part === 'letRoll' && faces.length === 0 && rest);
  }

  #present({ table }: Standing): Present {
    return { table, here: this.#room.visits.here() };
  }

  /** Who rolls what: the table everything, unless people roll. */
  #sources(
    now: Standing,
    asked: RollAsked | null,
    typing: Typing | null,
  ): Omit<DiceSources, 'before' | 'own'> {
    const present = this.#present(now);
    const isScreened = asked?.die.seen === 'roller';
    return {
      typed: typing?.faces ?? [],
      isTablesOwn: (one) => !this.#isByHand(now, one.by) || isTablesOwnNow(present, one),
      mayType: (one) => typing !== null && partIn(present, one, typing.member) === 'type',
      // Leaving screened dice to the table does not leave it the dice that all may see.
      isLeftToTable: (one) =>
        typing?.rest === true &&
        partIn(present, one, typing.member) !== null &&
        (!isScreened || one.die.seen === 'roller'),
    };
  }

  /** The row is written; but a command that waits for dice is not done. */
  #orWants(committed: Committed<Stop>): Committed<Stop> {
    return 'seq' in committed && this.isRolling ? { stop: { wants: true } } : committed;
  }

  /** Why a command is not even put to the rules. A campaign waits only for the report of its quest. */
  #whyNot(now: Standing, reports?: Order['reports']): Refusal | null {
    const { box } = this.#room.open;
    const isOut = now.match !== null && box.outings?.isOut(now.match.state) === true;
    const closed = this.#closed(now) ?? (isOut ? refuse('questOut', TABLE.outing) : null);
    return closed !== null && (closed.rule !== TABLE.outing || reports === undefined) ? closed : null;
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
}

interface Consent {
  readonly seat: SeatId;
  readonly by: MemberId | null;
}

/** Seats that need not be asked: no person sits there, or one who agreed in another seat. */
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

function isAwaited(waiting: readonly Waiting[], seat: SeatId): boolean {
  return waiting.some((one) => one.seat === seat && one.optional !== true);
}

/** Something legal that changes little. */
export function leastOf(moves: readonly BaseCommand[]): BaseCommand | undefined {
  return moves.find(({ type }) => /^(?:end|pass|decline|rest|done$)/iu.test(type)) ?? moves[0];
}

/** The command waits for its next die, with those already rolled. */
function rollStep(order: Half, { faces, drawn }: MixedDice, isFree: boolean, request: string | null): Step {
  const { seat, command, by, reports } = order;
  const report = reports === undefined ? {} : { reports };
  return {
    entry: { kind: 'rolling', seat, command, by, request: order.request, ...report, faces, drawn, isFree },
    request,
  };
}

type MatchMarks = Pick<Extract<TableEntry, { kind: 'match' }>, 'byHand' | 'reports'>;

function marksOf({ reports }: Half, dice: MixedDice, isUnsaid: boolean): MatchMarks {
  const typed = dice.byHand();
  const byHand = isUnsaid && typed === true ? 'unsaid' : typed;
  return { ...(byHand === null ? {} : { byHand }), ...(reports === undefined ? {} : { reports }) };
}

function stepOf(
  match: AnyMatch,
  events: Step['events'] & object,
  by: MemberId | null,
  marks: MatchMarks = {},
): Step {
  return { entry: { kind: 'match', entry: match.rows[0]!.entry, by, ...marks }, match, events };
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
