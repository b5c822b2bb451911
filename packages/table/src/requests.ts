/** What a client may ask of its table, and who may ask it. */
import { canonical, refuse, TABLE } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import type { Step } from './drafts.ts';
import { planAnswer, planSeat, planSkip } from './agreement.ts';
import type { Petition } from './agreement.ts';
import { batchFor } from './batch.ts';
import { isPhrase, whySilent } from './chat.ts';
import type { MemberId, TableEntry } from './entries.ts';
import { hostOf, MOST_INVITATIONS } from './fold.ts';
import type { Hosted } from './hosted.ts';
import { hashLink, newSecret, whyNotInvite, whyNotRelink } from './links.ts';
import { MOST_SAID, TooMuchTalk } from './manners.ts';
import { freeName } from './names.ts';
import { NotYours } from './play.ts';
import type { Stop } from './play.ts';
import type { Batch, ClientMessage, ClientMessageOf, ErrorCode, ServerMessage } from './protocol.ts';
import { NotSaved, TableFull, TryAgain } from './room.ts';
import type { Committed } from './room.ts';
import type { Standing } from './standing.ts';
import { Damage } from './store.ts';
import { sendTo } from './visits.ts';
import type { Visit } from './visits.ts';

type RequestAsked = Exclude<ClientMessage, { t: 'hello' }>;
type Handlers = {
  readonly [T in RequestAsked['t']]: (at: Place, message: ClientMessageOf<T>) => Promise<void> | void;
};

/** One client's request and its table. */
interface Place extends Hosted {
  readonly visit: Visit;
}

const HISTORY_ROWS = 100;
/** The length of an answer with older rows: a host drops readers who leave a megabyte unread. */
const HISTORY_LENGTH = 512 * 1024;
/** How much of a bad name is repeated to its sender. */
const MOST_NAMED = 80;
/** What spectators may ask. */
const FOR_ALL: readonly RequestAsked['t'][] = ['eyes', 'history', 'say'];

/** Stored only if the match goes on by it, or not at all. */
const FREE: readonly RequestAsked['t'][] = [
  'eyes',
  'history',
  'do',
  'why',
  'suggest',
  'dice',
  'cancelRoll',
  'undo',
  'propose',
  'answer',
  'begin',
  'point',
];

/** Handles a message; whatever goes wrong, the client gets an answer. */
export async function answer(hosted: Hosted, visit: Visit, message: RequestAsked): Promise<void> {
  const place = { ...hosted, visit };
  try {
    if (visit.member === null && !FOR_ALL.includes(message.t))
      throw new NotYours('those who watch do not take part');
    if (!FREE.includes(message.t)) hosted.manners.weigh(visit.member, hosted.room.host.now());
    // The compiler cannot see that the handler fits its message.
    const handle = HANDLERS[message.t] as (at: Place, message: RequestAsked) => Promise<void> | void;
    await handle(place, message);
  } catch (error) {
    const { code, detail } = failureOf(hosted, message, error);
    sendTo(visit, { t: 'error', ...('id' in message ? { id: message.id } : {}), code, detail });
  }
}

function failureOf(
  { room }: Hosted,
  message: RequestAsked,
  error: unknown,
): { readonly code: ErrorCode; readonly detail: string } {
  if (error instanceof NotYours) return { code: 'notYours', detail: error.message };
  if (error instanceof Damage) return { code: 'parked', detail: error.message };
  if (error instanceof TableFull) return { code: 'tableFull', detail: error.message };
  if (error instanceof TooMuchTalk) return { code: 'tooFast', detail: error.message };
  if (error instanceof NotSaved)
    return { code: 'notSaved', detail: 'nothing was done, for it could not be written down: ask again' };
  if (!(error instanceof TryAgain)) room.host.complain(`table ${room.id}: ${message.t} failed`, error);
  return { code: 'tryAgain', detail: 'nothing was done: ask again in a moment' };
}

const HANDLERS: Handlers = {
  eyes: ({ room, visit }, { seat }) =>
    room.enqueue(() => {
      room.visits.look(visit, seat);
      room.welcome(visit);
    }),
  history,
  do: (at, { id, seat, command }) =>
    reply(at, id, () => at.play.command({ request: id, by: memberOf(at), seat, command })),
  why: ({ room, play, visit }, { id, seat, command }) =>
    room.enqueue(() => {
      mustHold({ room, visit }, seat);
      const isOffered = movesOf({ room }, seat).some((move) => canonical(move) === canonical(command));
      const refusal = isOffered ? null : play.why(seat, command);
      sendTo(visit, { t: 'why', id, refusal: refusal === null ? null : inShort(refusal) });
    }),
  suggest: async (at, { id, seat }) => {
    mustHold(at, seat);
    sendTo(at.visit, { t: 'suggestion', id, command: await at.advice.ask(seat) });
  },
  dice: (at, { id, faces, rest, unsaid = false }) =>
    reply(at, id, () =>
      at.play.type({ request: id, member: memberOf(at), faces, rest: rest !== undefined, unsaid }),
    ),
  cancelRoll: (at, { id }) => reply(at, id, () => at.play.cancelRoll(id, memberOf(at))),
  undo: (at, { id, seat }) => reply(at, id, () => at.play.undo({ request: id, by: memberOf(at), seat })),
  propose: (at, { id, seat, keep }) =>
    reply(at, id, () => at.play.propose({ request: id, by: memberOf(at), seat }, keep)),
  answer: (at, { id, seat, agrees }) =>
    reply(at, id, () => at.play.answer({ request: id, by: memberOf(at), seat }, agrees)),
  override: (at, { id, seat, change, reason }) =>
    reply(at, id, () => at.play.override({ request: id, by: memberOf(at), seat }, change, reason)),
  seat: (at, { id, seat, occupant }) => petition(at, id, (asked) => planSeat(asked, seat, occupant)),
  skip: (at, { id, seat }) => petition(at, id, (asked) => planSkip(asked, seat)),
  agree: (at, { id, agrees }) => petition(at, id, (asked) => planAnswer(asked, agrees)),
  giveHost: (at, { id, member }) =>
    enter(at, id, ({ table }) => {
      // A stand-in cannot give away the host's rights.
      if (memberOf(at) !== table.owner) return refuse('onlyTheHost', TABLE.host);
      if (!table.members.some((one) => one.id === member)) return refuse('noSuchMember', TABLE.host);
      return { kind: 'hosting', member, why: 'given' };
    }),
  rename: (at, { id, name }) =>
    enter(at, id, ({ table }) => {
      const member = memberOf(at);
      return { kind: 'renamed', member, name: freeName(at.room.open, table, name, member) };
    }),
  word: (at, { id, text }) =>
    enter(at, id, ({ match }) =>
      match === null ? { kind: 'word', member: memberOf(at), text } : refuse('tooLateForWords', TABLE.fair),
    ),
  begin: (at, { id }) => reply(at, id, () => at.play.begin(id, memberOf(at))),
  say: (at, { id, to, saying }) => {
    const { room, visit } = at;
    if ('phrase' in saying && !isPhrase(saying.phrase))
      return sendTo(visit, { t: 'error', id, code: 'badMessage', detail: 'there is no such ready phrase' });
    return enter(at, id, ({ table }) => {
      const refusal = whySilent(room.open, table, visit, to);
      return refusal ?? { kind: 'said', member: visit.member ?? WATCHER, to, saying };
    });
  },
  hush: (at, { id, closed }) =>
    enter(at, id, ({ table }) => {
      const by = memberOf(at);
      return by === hostOf(table) ? { kind: 'hushed', closed, by } : refuse('onlyTheHost', TABLE.chat);
    }),
  diceBy: (at, { id, dice }) =>
    enter(at, id, ({ table }) => {
      const by = memberOf(at);
      return by === hostOf(table) ? { kind: 'diceBy', dice, by } : refuse('onlyTheHost', TABLE.dice);
    }),
  invite: (at, { id, to }) =>
    giveLink(
      at,
      id,
      ({ table }, link) =>
        whyNotInvite(at.room.open, table, memberOf(at), to) ??
        (table.invitations.length < MOST_INVITATIONS
          ? { kind: 'invited', link, to }
          : refuse('tooManyLinks', TABLE.seats, { most: MOST_INVITATIONS })),
    ),
  uninvite: (at, { id, to }) =>
    enter(at, id, ({ table }) => {
      const links = table.invitations.filter((invitation) => invitation.to === to).map(({ link }) => link);
      return (
        whyNotInvite(at.room.open, table, memberOf(at), to) ??
        (links.length > 0 ? { kind: 'uninvited', links } : refuse('noLinks', TABLE.seats))
      );
    }),
  relink: (at, { id, member }) =>
    giveLink(at, id, (now, link) => {
      const by = memberOf(at);
      const refusal = whyNotRelink(at.room.open, now, by, member, at.room.visits.here());
      if (refusal !== null) return refusal;
      // A member who asked for a new link stays to receive it; their other connections are closed.
      if (by === member) at.visit.link = link;
      return { kind: 'relinked', member, link, by };
    }),
  report: (at, { id, row, text }) =>
    enter(at, id, ({ seq, table }) => {
      if (row > seq) return refuse('noSuchRow', TABLE.takeBack);
      if ((table.said ?? 0) >= MOST_SAID) return refuse('chatFull', TABLE.chat);
      return { kind: 'reported', member: memberOf(at), row, text };
    }),
  point: (at, { at: square, to }) => {
    const point = { t: 'point', member: memberOf(at), at: square } as const;
    at.room.visits.point(at.visit, to === undefined ? point : { ...point, to });
  },
};

/** The name under which spectators speak. */
const WATCHER: MemberId = 'spectator';

function memberOf({ visit }: Pick<Place, 'visit'>): MemberId {
  if (visit.member === null) throw new NotYours('those who watch do not take part');
  return visit.member;
}

function mustHold({ room, visit }: Pick<Place, 'room' | 'visit'>, seat: SeatId): void {
  const occupant = room.standing.table.chairs[seat];
  if (occupant?.is !== 'member' || occupant.member !== visit.member)
    throw new NotYours('the seat is somebody else’s');
}

/** Only awaited seats have moves. */
function movesOf({ room }: Pick<Place, 'room'>, seat: SeatId): readonly BaseCommand[] {
  const { match } = room.standing;
  return match === null ? [] : room.open.game.moves(match.state, seat);
}

/** Carries out a request within the queue, and answers it. */
function reply(at: Place, id: string, act: () => Promise<Committed<Stop>>): Promise<void> {
  const { room, visit } = at;
  return room.enqueue(async () => {
    const committed = await act();
    sendTo(visit, told(id, committed));
  });
}

function told(id: string, committed: Committed<Stop>): ServerMessage {
  if (!('stop' in committed)) return { t: 'done', id, ...committed };
  if ('wants' in committed.stop) return { t: 'wants', id };
  return { t: 'refused', id, refusal: inShort(committed.stop.refusal) };
}

/** A refusal may repeat the request, however long it was. */
function inShort(refusal: Refusal): Refusal {
  const named = Object.entries(refusal.with ?? {});
  if (!named.some(([, value]) => isLong(value))) return refusal;
  const cut = named.map(
    ([name, value]) => [name, isLong(value) ? value.slice(0, MOST_NAMED) : value] as const,
  );
  return { ...refusal, with: Object.fromEntries(cut) };
}

function isLong(value: unknown): value is string {
  return typeof value === 'string' && value.length > MOST_NAMED;
}

type Entering = (now: Standing) => TableEntry | Refusal;

function isRefusal(entry: TableEntry | Refusal): entry is Refusal {
  return 'code' in entry;
}

/** Asks for what a member may do alone, or only with the others. A skipped turn is played at once. */
async function petition(
  at: Place,
  id: string,
  plan: (asked: Petition) => readonly Step[] | Refusal,
): Promise<void> {
  const { room, play } = at;
  const by = memberOf(at);
  await reply(at, id, async () => {
    let skipped: SeatId | null = null;
    const committed = await room.commit<Stop>(id, (now) => {
      const steps = plan({ open: room.open, now, by, presence: room.visits });
      if ('code' in steps) return { stop: { refusal: steps } };
      const last = steps.at(-1)!.entry;
      skipped = last.kind === 'skipped' ? last.seat : null;
      return { steps };
    });
    if ('seq' in committed && skipped !== null) await play.passOver(skipped);
    return committed;
  });
}

/** Writes one row about the table itself. */
function enter(at: Place, id: string, plan: Entering): Promise<void> {
  return reply(at, id, () => commitEntry(at, id, plan));
}

function commitEntry({ room }: Place, id: string | null, plan: Entering): Promise<Committed<Stop>> {
  return room.commit<Stop>(id, (now) => {
    const entry = plan(now);
    return isRefusal(entry) ? { stop: { refusal: entry } } : { steps: [{ entry }] };
  });
}

/** Links' secrets are stored nowhere: a request repeated later makes another link. */
async function giveLink(
  at: Place,
  id: string,
  plan: (now: Standing, link: string) => TableEntry | Refusal,
): Promise<void> {
  const { room, visit } = at;
  const secret = newSecret((bytes) => room.host.random(bytes));
  await room.enqueue(async () => {
    const fresh = (await room.carriedOut(id)) === null ? id : null;
    const committed = await commitEntry(at, fresh, (now) => plan(now, hashLink(secret)));
    if ('stop' in committed) return sendTo(visit, told(id, committed));
    return sendTo(visit, { t: 'link', id, secret, seq: committed.seq });
  });
}

/** Rows before the ones in memory are replayed from the store. */
async function history(
  { room, past, visit }: Place,
  { id, before, rows: most = HISTORY_ROWS }: ClientMessageOf<'history'>,
): Promise<void> {
  const end = Math.min(before, room.standing.seq + 1);
  const first = Math.max(1, end - most);
  const { recent } = room;
  const isAtHand = (recent[0]?.row.seq ?? Infinity) <= first;
  const rows = isAtHand
    ? recent.filter(({ row }) => row.seq >= first && row.seq < end)
    : await past.before(end, most);
  const batches = lastOf(
    rows.map((one) => batchFor(room.open, one, visit)),
    HISTORY_LENGTH,
  );
  sendTo(visit, { t: 'history', id, batches, earlier: (batches[0]?.seq ?? 1) > 1 });
}

/** As many of the last as fit, and at least one. */
function lastOf(batches: readonly Batch[], length: number): readonly Batch[] {
  let left = length;
  const tooLong = batches.findLastIndex((batch) => {
    left -= JSON.stringify(batch).length;
    return left < 0;
  });
  return batches.slice(Math.min(tooLong + 1, batches.length - 1));
}
