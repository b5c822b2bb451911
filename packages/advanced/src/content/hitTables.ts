/** The rolls needed to hit, hand to hand (ADV-WPN-01) and at range (ADV-WPN-03). */

const LOWEST = 1;
const HIGHEST = 12;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The printed table, cell for cell: 7 plus the defender's advantage, at least 2, at most 10. */
const cell = (own: number, theirs: number): number => clamp(7 + theirs - own, 2, 10);

const SKILLS = Array.from({ length: HIGHEST }, (_, index) => index + 1);
const ROWS = SKILLS.map((own) => SKILLS.map((theirs) => cell(own, theirs)));

/** The row of a sheet: by the defender's Weapon Skill less 1. Off the table, its edge counts (ADV-WPN-02). */
export function hitRow(weaponSkill: number): readonly number[] {
  return ROWS[clamp(weaponSkill, LOWEST, HIGHEST) - 1]!;
}

/** The lowest roll that hits hand to hand. */
export function hitRoll(attackerSkill: number, defenderSkill: number): number {
  return hitRow(attackerSkill)[clamp(defenderSkill, LOWEST, HIGHEST) - 1]!;
}

/** The furthest square of each band; the last band is open. */
export const RANGE_BANDS = [3, 12, 24, 36, Infinity] as const;

export interface RangedCell {
  readonly roll: number;
  /** False where 11 or 12 is needed: a 12 is then a plain hit (ADV-WPN-04). */
  readonly critical: boolean;
}

const HARD = 11;

function rangedCell(bowSkill: number, band: number): RangedCell | null {
  const roll = Math.max(3, 12 - bowSkill + band);
  return roll > HIGHEST ? null : { roll, critical: roll < HARD };
}

const RANGED_ROWS = SKILLS.map((skill) => RANGE_BANDS.map((_, band) => rangedCell(skill, band)));

/** By range band; null where the shot cannot hit and is not allowed (ADV-WPN-05). */
export function rangedRow(bowSkill: number): readonly (RangedCell | null)[] {
  return RANGED_ROWS[clamp(bowSkill, LOWEST, HIGHEST) - 1]!;
}

/** The roll a shot over this many squares needs. */
export function rangedRoll(bowSkill: number, squares: number): RangedCell | null {
  return rangedRow(bowSkill)[RANGE_BANDS.findIndex((end) => squares <= end)]!;
}
