/** Links: unguessable secrets, stored only as hashes. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { hashText, refuse, TABLE } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { holds } from './chat.ts';
import type { LinkHash, MemberId } from './entries.ts';
import { hostOf, seatsOf } from './fold.ts';
import type { TableState } from './fold.ts';
import { phaseOf } from './standing.ts';
import type { Open, Standing } from './standing.ts';

/** What a link opens: a member's chair, the way in for a new one, or a look. */
export type Opens =
  | { readonly as: 'member'; readonly member: MemberId; readonly link: LinkHash }
  | { readonly as: 'play' | 'watch'; readonly link: LinkHash };

const SECRET_BYTES = 18;
const TABLE_BYTES = 10;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE32 = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 144 bits, as 24 characters of base64url. */
export function newSecret(random: (bytes: number) => Uint8Array): string {
  return inBase(BASE64URL, 6, random(SECRET_BYTES));
}

/** 80 bits without characters that look alike, because people read it out. */
export function newTableId(random: (bytes: number) => Uint8Array): string {
  return inBase(BASE32, 5, random(TABLE_BYTES));
}

/** 256 bits in hexadecimal. */
export function newDiceSecret(random: (bytes: number) => Uint8Array): string {
  return bytesToHex(random(32));
}

function inBase(alphabet: string, bits: number, bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let waiting = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    waiting += 8;
    while (waiting >= bits) {
      waiting -= bits;
      text += alphabet[(held >> waiting) & ((1 << bits) - 1)]!;
    }
    held &= (1 << waiting) - 1;
  }
  return text;
}

export function hashLink(secret: string): LinkHash {
  return hashText(secret);
}

/**
 * What a secret opens at a table; null if nothing. A missing table goes through the same steps, and every
 * link is compared to its end, whether or not another has matched.
 */
export function whatOpens(table: TableState | null, secret: string): Opens | null {
  const link = hashLink(secret);
  let opens: Opens | null = null;
  for (const invitation of table?.invitations ?? []) {
    if (isSame(invitation.link, link)) opens = { as: invitation.to, link };
  }
  for (const { id, link: own } of table?.members ?? []) {
    if (isSame(own, link)) opens = { as: 'member', member: id, link };
  }
  return opens;
}

/** The host invites players; the player behind the screen may also invite spectators (TBL-SEATS). */
export function whyNotInvite(
  open: Open,
  table: TableState,
  by: MemberId,
  to: 'play' | 'watch',
): Refusal | null {
  if (by === hostOf(table)) return null;
  if (to === 'watch' && holds(open, seatsOf(table, by), 'gamemaster')) return null;
  if (to === 'watch') return refuse('onlyHostOrMaster', TABLE.seats);
  return refuse('onlyTheHost', TABLE.seats);
}

/** A new link makes its holder that member: the host gives one only to those who lost theirs (TBL-SEATS). */
export function whyNotRelink(
  open: Open,
  standing: Standing,
  by: MemberId,
  member: MemberId,
  here: ReadonlySet<MemberId>,
): Refusal | null {
  const { table } = standing;
  // A stand-in for the host cannot become another member, least of all the host.
  if (by !== table.owner && by !== member) return refuse('onlyTheHost', TABLE.seats);
  if (!table.members.some(({ id }) => id === member)) return refuse('noSuchMember', TABLE.seats);
  const seats = seatsOf(table, member);
  if (by === member || seats.length === 0 || phaseOf(open, standing) !== 'playing') return null;
  if (here.has(member)) return refuse('memberHere', TABLE.seats);
  return holds(open, seats, 'gamemaster') ? refuse('mastersLink', TABLE.seats) : null;
}

/** Takes equally long wherever the first difference is. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
