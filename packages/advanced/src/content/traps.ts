/** The fourteen traps (ADV-TRAP-06): how hard to notice and to disarm, and which die brings which. */
import { lookUp } from '@oubliette/kernel';

export const TRAPS = {
  pit: { spot: 5, disarm: null },
  crossfire: { spot: 8, disarm: 6 },
  portcullis: { spot: 6, disarm: 11 },
  poisonDart: { spot: 9, disarm: 8 },
  blocks: { spot: 7, disarm: 11 },
  gas: { spot: 10, disarm: 7 },
  mantrap: { spot: 7, disarm: 6 },
  spike: { spot: 6, disarm: 7 },
  shock: { spot: 8, disarm: 11 },
  magic: { spot: 9, disarm: 7 },
  fireball: { spot: 8, disarm: 9 },
  mindstealer: { spot: 6, disarm: 10 },
  guillotine: { spot: 6, disarm: 8 },
  alarm: { spot: 7, disarm: 7 },
} as const satisfies Readonly<Record<string, { readonly spot: number; readonly disarm: number | null }>>;

export type TrapId = keyof typeof TRAPS;

interface Row<T> {
  readonly upTo: number;
  readonly result: T;
}

const GROUND: readonly Row<TrapId>[] = [
  { upTo: 1, result: 'pit' },
  { upTo: 2, result: 'crossfire' },
  { upTo: 3, result: 'portcullis' },
  { upTo: 4, result: 'blocks' },
  { upTo: 5, result: 'gas' },
  { upTo: 6, result: 'mantrap' },
  { upTo: 7, result: 'magic' },
  { upTo: 8, result: 'fireball' },
  { upTo: 12, result: 'alarm' },
];

const CHEST: readonly Row<TrapId>[] = [
  { upTo: 1, result: 'crossfire' },
  { upTo: 2, result: 'poisonDart' },
  { upTo: 3, result: 'gas' },
  { upTo: 4, result: 'mantrap' },
  { upTo: 5, result: 'spike' },
  { upTo: 6, result: 'shock' },
  { upTo: 7, result: 'magic' },
  { upTo: 8, result: 'fireball' },
  { upTo: 9, result: 'mindstealer' },
  { upTo: 10, result: 'guillotine' },
  { upTo: 12, result: 'alarm' },
];

/** Rooms and passages use one column, chests the other. */
export function trapFor(face: number, where: 'ground' | 'chest'): TrapId {
  return lookUp(where === 'ground' ? GROUND : CHEST, face);
}

export function trapNamed(id: string): { readonly spot: number; readonly disarm: number | null } {
  if (!isTrap(id)) throw new Error(`there is no trap ${id}`);
  return TRAPS[id];
}

export function isTrap(id: string): id is TrapId {
  return Object.hasOwn(TRAPS, id);
}

export const GASES = ['numbing', 'nausea', 'madness', 'strong', 'deadly'] as const;
export type Gas = (typeof GASES)[number];

/** The kinds of gas (ADV-TRAP-22). */
export const GAS_TABLE: readonly Row<Gas>[] = [
  { upTo: 6, result: 'numbing' },
  { upTo: 8, result: 'nausea' },
  { upTo: 10, result: 'madness' },
  { upTo: 11, result: 'strong' },
  { upTo: 12, result: 'deadly' },
];

/** The spell in a magic trap (ADV-TRAP-32). */
export const SPELL_TABLE: readonly Row<string>[] = [
  { upTo: 2, result: 'infernoOfDoom' },
  { upTo: 4, result: 'lightningBolt' },
  { upTo: 8, result: 'choke' },
  { upTo: 10, result: 'flamesOfDeath' },
  { upTo: 12, result: 'fireball' },
];
