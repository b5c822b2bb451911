/**
 * The tables of the twenty-sided dice: critical hits, blows from behind and dodging (NXT-CRT, NXT-BCK,
 * NXT-DOD).
 */
import { gearCard } from './armoury.ts';
import type { GearId } from './armoury.ts';
import { DODGE_LEVELS } from './progress.ts';
import type { DodgeLevel } from './progress.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

function rowFor<R extends Range>(rows: readonly R[], roll: number): R {
  const row = rows.find(({ from, to }) => from <= roll && roll <= to);
  if (row === undefined) throw new Error(`a D20 does not show ${roll}`);
  return row;
}

/** Skulls added to an attack that hits at all (NXT-CRT-01). */
const CRITICAL_TABLE = [
  { from: 1, to: 18, skulls: 0 },
  { from: 19, to: 19, skulls: 1 },
  { from: 20, to: 20, skulls: 2 },
] as const;

export function criticalSkulls(roll: number): number {
  return rowFor(CRITICAL_TABLE, roll).skulls;
}

/** How badly a figure struck from behind is surprised. */
export type Surprise = 'oneDieFewer' | 'noDefence' | 'perfect';

/** NXT-BCK-01. `perfect`: no defence, and every attack die counts as its best face (NXT-BCK-02). */
const BACK_ATTACK_TABLE = [
  { from: 1, to: 15, surprise: 'oneDieFewer' },
  { from: 16, to: 19, surprise: 'noDefence' },
  { from: 20, to: 20, surprise: 'perfect' },
] as const satisfies readonly (Range & { surprise: Surprise })[];

export function surpriseOf(roll: number): Surprise {
  return rowFor(BACK_ATTACK_TABLE, roll).surprise;
}

/** What two D20 give a figure of this dodge level, including the lower levels (NXT-DOD-05 to NXT-DOD-07). */
export function dodgeBonus(level: DodgeLevel, a: number, b: number, lucky: number | null): number {
  const rank = DODGE_LEVELS.indexOf(level);
  const won = [instinctive(a, b), advanced(a, b), extraordinary(a, b, lucky)];
  return won.slice(0, rank + 1).reduce((sum, bonus) => sum + bonus, 0);
}

function instinctive(a: number, b: number): number {
  return Number(a + b > 21) + Number(a === 20 || b === 20) + (a === 20 && b === 20 ? 2 : 0);
}

function advanced(a: number, b: number): number {
  return ((a + b) % 2) + (a === b ? 2 : 0) + Number((a + b) % 5 === 0);
}

function extraordinary(a: number, b: number, lucky: number | null): number {
  return 1 + Number(a === lucky || b === lucky);
}

/** The dodge level allowed by what a figure wears and wields: each level has its own list (NXT-DOD-09). */
export function dodgeIn(
  level: DodgeLevel,
  worn: readonly GearId[],
  inHand: GearId | null,
): DodgeLevel | null {
  const armour = worn.flatMap((id) => gearCard(id).armour ?? []);
  const heavy = inHand !== null && gearCard(inHand).weapon?.heavy === true;
  if (heavy || armour.some(({ wear, weight }) => wear === 'head' || weight === 'heavy')) return null;
  return armour.some(({ wear }) => wear === 'arm') ? 'instinctive' : level;
}
