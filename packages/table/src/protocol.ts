/** What goes over the wire between a table and its clients. docs/protocol.md explains it. */
import { z } from 'zod';
import type {
  BaseCommand,
  BaseEvent,
  Ending,
  Json,
  Problem,
  Refusal,
  SeatId,
  TableEvent,
  Waiting,
} from '@oubliette/kernel';
import { nameSchema, textSchema } from './names.ts';
import { AUDIENCES, DICE_BY } from './entries.ts';
import type { Audience, ByHand, MemberId, Occupant, Rolling, Saying, TableOptions, Wish } from './entries.ts';
import type { Chair, LocalText } from './summary.ts';
import { MOST_HISTORY_ROWS } from './version.ts';
import type { Whither } from './whither.ts';

export { MOST_HISTORY_ROWS, PROTOCOL_VERSION } from './version.ts';

const seat = z.string().min(1).max(40);
const request = z.string().regex(/^[\w-]{8,40}$/);
const face = z.union([z.string().max(40), z.int()]);
const command = z.looseObject({ type: z.string().min(1).max(40) });
const name = nameSchema;
const asked = { id: request };

const occupant = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('member'), member: z.string().max(8) }),
  z.strictObject({ is: z.literal('bot'), bot: z.string().max(40) }),
]);

const saying = z.union([
  z.strictObject({ text: textSchema(1, 500) }),
  z.strictObject({ phrase: z.string().max(40) }),
]);

/** Everything a client may send. A request sent again with its `id` is answered again, carried out once. */
export const clientMessage = z.discriminatedUnion('t', [
  /** The first message. `secret` is the part of a link after the #; `since` the last row this client has. */
  z.strictObject({
    t: z.literal('hello'),
    v: z.int(),
    table: z.string().max(40),
    secret: z.string().max(64),
    eyes: seat.optional(),
    since: z.int().min(0).optional(),
  }),
  /** Look through the eyes of another of one's own seats. */
  z.strictObject({ t: z.literal('eyes'), seat }),
  /** Rows before this one, a hundred by default, fewer if they are long. */
  z.strictObject({
    t: z.literal('history'),
    ...asked,
    before: z.int().min(1),
    rows: z.int().min(1).max(MOST_HISTORY_ROWS).optional(),
  }),
  z.strictObject({ t: z.literal('do'), ...asked, seat, command }),
  /** Asks why a command is refused. Nothing is carried out. */
  z.strictObject({ t: z.literal('why'), ...asked, seat, command }),
  /** What would the computer do? */
  z.strictObject({ t: z.literal('suggest'), ...asked, seat }),
  /** Faces for the dice the table waits for; `rest: 'app'` lets the table roll the rest; `unsaid` if nobody told them. */
  z.strictObject({
    t: z.literal('dice'),
    ...asked,
    faces: z.array(face).max(40),
    rest: z.literal('app').optional(),
    unsaid: z.literal(true).optional(),
  }),
  /** Leave a roll of which no die is typed yet. */
  z.strictObject({ t: z.literal('cancelRoll'), ...asked }),
  z.strictObject({ t: z.literal('undo'), ...asked, seat }),
  z.strictObject({ t: z.literal('propose'), ...asked, seat, keep: z.int() }),
  z.strictObject({ t: z.literal('answer'), ...asked, seat, agrees: z.boolean() }),
  z.strictObject({
    t: z.literal('override'),
    ...asked,
    seat,
    change: z.looseObject({ tag: z.string().max(40) }),
    reason: textSchema(1, 200),
  }),
  z.strictObject({ t: z.literal('seat'), ...asked, seat, occupant: occupant.nullable() }),
  /** Pass over the turn of an absent player. */
  z.strictObject({ t: z.literal('skip'), ...asked, seat }),
  /** Answer a request to the others; the asker withdraws it with a no. */
  z.strictObject({ t: z.literal('agree'), ...asked, agrees: z.boolean() }),
  /** Give the host's rights away for good. */
  z.strictObject({ t: z.literal('giveHost'), ...asked, member: z.string().max(8) }),
  z.strictObject({ t: z.literal('rename'), ...asked, name }),
  z.strictObject({ t: z.literal('word'), ...asked, text: textSchema(1, 80) }),
  z.strictObject({ t: z.literal('begin'), ...asked }),
  z.strictObject({ t: z.literal('say'), ...asked, to: z.enum(AUDIENCES), saying }),
  z.strictObject({ t: z.literal('hush'), ...asked, closed: z.boolean() }),
  /** Who rolls from now on: the table, people, or people for the heroes alone. A roll under way is rolled by the table at once. */
  z.strictObject({ t: z.literal('diceBy'), ...asked, dice: z.enum(DICE_BY) }),
  z.strictObject({ t: z.literal('invite'), ...asked, to: z.enum(['play', 'watch']) }),
  /** Kills all invitations of a kind; spectators who came by one are sent out. */
  z.strictObject({ t: z.literal('uninvite'), ...asked, to: z.enum(['play', 'watch']) }),
  z.strictObject({ t: z.literal('relink'), ...asked, member: z.string().max(8) }),
  z.strictObject({ t: z.literal('report'), ...asked, row: z.int().min(1), text: textSchema(0, 500) }),
  /** A finger on a square, or an arrow between two; it is not stored. */
  z.strictObject({ t: z.literal('point'), at: z.int().min(0), to: z.int().min(0).optional() }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** What everybody at the table may know of it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: LocalText;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly options: TableOptions;
  readonly chairs: readonly Chair[];
  readonly members: readonly Person[];
  readonly fair: Fairness;
  readonly hushed: boolean;
  /** The computer players that may take a chair, the default one first. */
  readonly bots: readonly { readonly id: string; readonly title: LocalText }[];
  /** Where its people may go from here, once it is over. */
  readonly ways: readonly Whither[];
  readonly campaign: string | null;
  /** The quest a campaign's table has sent its heroes to. */
  readonly outing: string | null;
  /** What a member asks the others to agree to. */
  readonly wish: {
    readonly by: MemberId;
    readonly wish: Wish;
    readonly asked: readonly MemberId[];
    readonly agreed: readonly MemberId[];
  } | null;
}

/** An absent member who plays or hosts; `long` once the others may decide without them. */
export interface Away {
  readonly member: MemberId;
  readonly since: number;
  readonly long: boolean;
}

export interface Person {
  readonly id: MemberId;
  readonly name: string;
  readonly host: boolean;
}

/** The dice's key is the server's secret and the players' words; the fingerprint pins the secret. */
export interface Fairness {
  /** SHA-256 of the secret. */
  readonly fingerprint: string;
  readonly words: readonly { readonly member: MemberId; readonly text: string }[];
  /** Published when the match is over. */
  readonly secret: string | null;
}

/** One row of the log as a seat may know it: an empty one shows only that something was done. */
export interface Batch {
  readonly seq: number;
  readonly at: number;
  /** The member who did it; a seat whose computer player did; null for the table. */
  readonly by: { readonly member: MemberId } | { readonly bot: SeatId } | null;
  readonly events: readonly (BaseEvent | TableEvent)[];
  readonly byHand?: ByHand;
  /** What happened at the table rather than in the match. */
  readonly happening?: Happening;
}

export type Happening =
  | { readonly kind: 'joined'; readonly member: MemberId; readonly name: string }
  | { readonly kind: 'renamed'; readonly member: MemberId; readonly name: string }
  | {
      readonly kind: 'seated';
      readonly seat: SeatId;
      readonly occupant: Occupant | null;
      readonly by: MemberId;
    }
  | { readonly kind: 'word'; readonly member: MemberId; readonly text: string }
  | { readonly kind: 'said'; readonly member: MemberId; readonly to: Audience; readonly saying: Saying }
  | { readonly kind: 'hushed'; readonly closed: boolean; readonly by: MemberId }
  | { readonly kind: 'diceBy'; readonly dice: TableOptions['dice']; readonly by: MemberId }
  | { readonly kind: 'reported'; readonly member: MemberId; readonly row: number }
  | { readonly kind: 'setOut'; readonly table: string }
  | { readonly kind: 'hosting'; readonly member: MemberId; readonly why: 'away' | 'back' | 'given' }
  /** Another member's link was renewed. */
  | { readonly kind: 'relinked'; readonly member: MemberId; readonly by: MemberId }
  | {
      readonly kind: 'asked';
      readonly by: MemberId;
      readonly wish: Wish;
      readonly asked: readonly MemberId[];
    }
  | { readonly kind: 'answered'; readonly member: MemberId; readonly agrees: boolean }
  | { readonly kind: 'skipped'; readonly seat: SeatId; readonly by: MemberId };

/** The match for one pair of eyes. Fields of the view and of this are sent only when changed. */
export interface Present {
  /** Null before the match has begun. */
  readonly view: Readonly<Record<string, unknown>> | null;
  /** By seat: every command each of the reader's seats may give now. */
  readonly moves: Readonly<Record<SeatId, readonly BaseCommand[]>>;
  readonly waiting: readonly Waiting[];
  readonly ending: Ending | null;
  /** A proposed take-back. */
  readonly proposal: {
    readonly by: SeatId;
    readonly keep: number;
    readonly agreed: readonly SeatId[];
  } | null;
  readonly rolling: Rolling | null;
  /** How many moments the line of play has: `propose` counts in them. */
  readonly moments: number;
  /** The seat that may undo its last command now. */
  readonly undoable: SeatId | null;
}

/**
 * `hash` in these messages pins a row without revealing its content: the SHA-256 of the table's secret and
 * the row's own hash (`shownHash`). Everybody can check it once the secret is published.
 */
export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly v: number;
      /** Null for spectators. */
      readonly you: MemberId | null;
      readonly seats: readonly SeatId[];
      /** The seat whose eyes see what follows, or `spectator`. */
      readonly eyes: SeatId;
      readonly info: TableInfo;
      readonly seq: number;
      readonly hash: string;
      readonly present: Present;
      /** Rows after `since`, or the last ones; `earlier` if there are more before them. */
      readonly batches: readonly Batch[];
      readonly earlier: boolean;
      readonly here: readonly MemberId[];
      /** When the table is deleted without further play, in milliseconds since 1970; null for never. */
      readonly until: number | null;
      readonly away: readonly Away[];
    }
  | {
      readonly t: 'news';
      readonly batch: Batch;
      readonly hash: string;
      /** Changed top-level fields of the view with their new values, which may be null. */
      readonly view?: Readonly<Record<string, unknown>>;
      /** The rest of the present that has changed. */
      readonly present?: Partial<Omit<Present, 'view'>>;
      /** All of it, if changed. */
      readonly info?: TableInfo;
      readonly seats?: readonly SeatId[];
    }
  /** Dice are being typed, or no longer: not a row. */
  | { readonly t: 'rolling'; readonly rolling: Rolling | null }
  | { readonly t: 'here'; readonly here: readonly MemberId[]; readonly away: readonly Away[] }
  | { readonly t: 'point'; readonly member: MemberId; readonly at: number; readonly to?: number }
  /** Durable, as row `seq`. */
  | { readonly t: 'done'; readonly id: string; readonly seq: number; readonly hash: string }
  /** The rules, or the table's, refuse. Nothing has changed. */
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The command is legal and waits for dice. */
  | { readonly t: 'wants'; readonly id: string }
  | { readonly t: 'why'; readonly id: string; readonly refusal: Refusal | null }
  | { readonly t: 'suggestion'; readonly id: string; readonly command: BaseCommand | null }
  | {
      readonly t: 'history';
      readonly id: string;
      readonly batches: readonly Batch[];
      readonly earlier: boolean;
    }
  | { readonly t: 'link'; readonly id: string; readonly secret: string; readonly seq: number }
  /** The message was not understood, or came too fast: `detail` says what to put right. */
  | { readonly t: 'error'; readonly id?: string; readonly code: ErrorCode; readonly detail: string };

export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export const ERROR_CODES = [
  'badMessage',
  'badVersion',
  /** The same for a table that does not exist and for a link that does not open it. */
  'noEntry',
  'tooFast',
  'notYours',
  'parked',
  'tryAgain',
  /** The table could not store it: nothing was done. */
  'notSaved',
  /** The table has as many rows as a table may have. */
  'tableFull',
  /** The host deleted the table, or it was abandoned for too long. */
  'removed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The server's own reasons to reject any lobby request. */
export const PROBLEM_CODES = [
  'foreignPage',
  'tooFast',
  'tooManyTables',
  'tooManyFiles',
  'tooManyMisses',
  /** A match file takes too long, or too much memory, to check. */
  'tooHeavy',
  /** Too many others ask for the same just now. */
  'busy',
  /** The disk is full, or nearly. */
  'notSaved',
  /** A quest is deleted with its campaign. */
  'partOfCampaign',
  'unreadable',
  'tooLarge',
  /** Also on sockets: the table's rules are not this program's, or a row of it cannot be read. */
  'parked',
  'broken',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A problem as the lobby gets it: the server's own, or one with the request, which says where. */
export interface ToldProblem extends Problem {
  readonly code?: ProblemCode;
}

/** A new table as requested in the lobby. */
export const newTable = z.strictObject({
  game: z.string().max(40),
  /** The game's own choices: the quest, the heroes, training … Its box checks them. */
  choice: z.json(),
  name,
  /** The opener's seats; the other chairs get a computer player, or stay free for friends. */
  seats: z.array(seat).max(8),
  others: z.enum(['bots', 'free']),
  /** Chairs with a chosen computer player from the start, whatever `others` says. */
  bots: z
    .array(z.strictObject({ seat, bot: z.string().max(40) }))
    .max(8)
    .default([]),
  options: z.strictObject({
    dice: z.enum(DICE_BY).default('app'),
    pace: z.enum(['live', 'days', 'hotSeat', 'box']).default('live'),
    open: z.boolean().default(false),
    language: z.enum(['en', 'fr']).default('en'),
  }),
  /** Begin at once. */
  begin: z.boolean(),
});
export type NewTable = z.input<typeof newTable>;

/** How to come to a table: `secret` is the member's own link. */
export interface Admission {
  readonly table: string;
  readonly member: MemberId;
  readonly secret: string;
}

export type { Json };
