/** The table without its match: who is here, who sits where. Only this fold of its log changes it. */
import type { SeatId, Word } from '@oubliette/kernel';
import type { LinkHash, MemberId, Occupant, Roll, TableEntry, TableOptions, Wish } from './entries.ts';

/** Plain data, for snapshots. */
export interface TableState {
  /** In order of arrival; the first opened the table. */
  readonly members: readonly Member[];
  /** The host, present or not: the member who opened the table or was given it. */
  readonly owner: MemberId | null;
  /** Who has the host's rights while the host is away. */
  readonly acting: MemberId | null;
  /** What a member asks the others to agree to. */
  readonly wish: Asking | null;
  /** By seat: the members who have sat there since the match began. */
  readonly sat: Readonly<Record<SeatId, readonly MemberId[]>>;
  readonly invitations: readonly Invitation[];
  readonly chairs: Readonly<Record<SeatId, Occupant | null>>;
  /** The last word of each member, in the order of the members. */
  readonly words: readonly Word[];
  readonly begun: boolean;
  readonly hushed: boolean;
  /** Who rolls, if the host has changed it since the table was opened. */
  readonly dice: TableOptions['dice'] | null;
  /** The command that waits for dice; nothing else is played meanwhile. */
  readonly roll: Roll | null;
  /** The table of the quest that a campaign's heroes are out on. */
  readonly outing: string | null;
  /** How many quests they have set out on so far. */
  readonly outings: number;
  /** Characters of chat so far; missing in what earlier versions wrote. */
  readonly said?: number;
}

export interface Asking {
  readonly by: MemberId;
  readonly wish: Wish;
  readonly asked: readonly MemberId[];
  readonly agreed: readonly MemberId[];
}

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly link: LinkHash;
}

export interface Invitation {
  readonly link: LinkHash;
  readonly to: 'play' | 'watch';
}

/** The most a table gives. In earlier versions' logs the oldest lapsed beyond it, and they stay dead. */
export const MOST_INVITATIONS = 50;

export const EMPTY_TABLE: TableState = {
  members: [],
  owner: null,
  acting: null,
  wish: null,
  sat: {},
  invitations: [],
  chairs: {},
  words: [],
  begun: false,
  hushed: false,
  dice: null,
  roll: null,
  outing: null,
  outings: 0,
};

export function applyEntry(table: TableState, entry: TableEntry): TableState {
  switch (entry.kind) {
    case 'joined': {
      const { member: id, name, link } = entry;
      return { ...table, owner: table.owner ?? id, members: [...table.members, { id, name, link }] };
    }
    case 'renamed':
      return withMember(table, entry.member, { name: entry.name });
    case 'relinked':
      return withMember(table, entry.member, { link: entry.link });
    case 'invited': {
      const invitation = { link: entry.link, to: entry.to };
      return { ...table, invitations: [...table.invitations.slice(1 - MOST_INVITATIONS), invitation] };
    }
    case 'uninvited':
      return {
        ...table,
        invitations: table.invitations.filter(({ link }) => !entry.links.includes(link)),
      };
    case 'hosting':
      return withHost(table, entry);
    case 'asked': {
      const { by, wish, asked } = entry;
      return { ...table, wish: { by, wish, asked, agreed: [] } };
    }
    case 'answered':
      return answered(table, entry);
    case 'skipped':
      return withoutWish(table, entry.seat);
    case 'seated':
      return seated(table, entry);
    case 'word':
      return { ...table, words: withWord(table, entry) };
    case 'hushed':
      return { ...table, hushed: entry.closed };
    case 'diceBy':
      return { ...table, dice: entry.dice };
    case 'setOut':
      return { ...table, outing: entry.table, outings: table.outings + 1 };
    case 'rolling': {
      const { kind: _, ...roll } = entry;
      return { ...table, roll };
    }
    case 'rollLeft':
      return { ...table, roll: null };
    case 'match':
      if (entry.entry.kind === 'start') return { ...table, begun: true, sat: sittingNow(table) };
      return afterMatch(table, entry.reports !== undefined);
    case 'said':
      return { ...table, said: (table.said ?? 0) + JSON.stringify(entry.saying).length };
    case 'reported':
      return { ...table, said: (table.said ?? 0) + entry.text.length };
  }
}

function afterMatch(table: TableState, isReport: boolean): TableState {
  if (table.roll === null && !isReport) return table;
  return { ...table, roll: null, outing: isReport ? null : table.outing };
}

function withHost(table: TableState, { member, why }: Extract<TableEntry, { kind: 'hosting' }>): TableState {
  if (why === 'given') return { ...table, owner: member, acting: null };
  return { ...table, acting: why === 'away' ? member : null };
}

/** A single no ends it. */
function answered(
  table: TableState,
  { member, agrees }: Extract<TableEntry, { kind: 'answered' }>,
): TableState {
  const { wish } = table;
  if (wish === null || !agrees) return { ...table, wish: null };
  return { ...table, wish: { ...wish, agreed: [...wish.agreed, member] } };
}

/** The request about this chair is settled. */
function withoutWish(table: TableState, seat: SeatId): TableState {
  return table.wish?.wish.seat === seat ? { ...table, wish: null } : table;
}

function seated(table: TableState, { seat, occupant }: Extract<TableEntry, { kind: 'seated' }>): TableState {
  const { chairs, sat } = table;
  const after = { ...withoutWish(table, seat), chairs: { ...chairs, [seat]: occupant } };
  if (!table.begun || occupant?.is !== 'member') return after;
  return { ...after, sat: { ...sat, [seat]: [...new Set([...(sat[seat] ?? []), occupant.member])] } };
}

function sittingNow({ chairs }: TableState): TableState['sat'] {
  return Object.fromEntries(
    Object.entries(chairs).map(([seat, occupant]) => [
      seat,
      occupant?.is === 'member' ? [occupant.member] : [],
    ]),
  );
}

function withMember(table: TableState, id: MemberId, change: Partial<Member>): TableState {
  const members = table.members.map((member) => (member.id === id ? { ...member, ...change } : member));
  return { ...table, members };
}

function withWord({ members, words }: TableState, { member, text }: Word): readonly Word[] {
  const others = words.filter((word) => word.member !== member);
  const place = (word: Word): number => members.findIndex(({ id }) => id === word.member);
  return [...others, { member, text }].sort((a, b) => place(a) - place(b));
}

/** The options in force. */
export function optionsOf(options: TableOptions, { dice }: Pick<TableState, 'dice'>): TableOptions {
  return dice === null ? options : { ...options, dice };
}

/** Who has the host's rights now. */
export function hostOf(table: TableState): MemberId | null {
  return table.acting ?? table.owner;
}

/** The seats a member holds, in the table's order. */
export function seatsOf(table: TableState, member: MemberId | null): SeatId[] {
  return Object.entries(table.chairs).flatMap(([seat, occupant]) =>
    occupant?.is === 'member' && occupant.member === member ? [seat] : [],
  );
}
