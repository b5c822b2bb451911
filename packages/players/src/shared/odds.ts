/** The odds of combat dice: three faces are skulls, two are white shields, one is a black shield. */
import { COMBAT } from '@oubliette/classic';
import type { CombatFace } from '@oubliette/classic';

/** More dice than any attack or defence has; larger counts are read as this many. */
const MOST_DICE = 12;

const SHIELD = { whiteShield: chanceOf('whiteShield'), blackShield: chanceOf('blackShield') } as const;

/** The face that saves the target. */
export type Shield = keyof typeof SHIELD;

function chanceOf(face: CombatFace): number {
  return COMBAT.faces.filter((other) => other === face).length / COMBAT.faces.length;
}

/** By dice: the chances of 0, 1, 2 … successes. */
function binomials(chance: number): number[][] {
  const rows = [[1]];
  for (let dice = 1; dice <= MOST_DICE; dice += 1) {
    const before = rows[dice - 1]!;
    rows.push(
      Array.from(
        { length: dice + 1 },
        (_, hits) => (before[hits - 1] ?? 0) * chance + (before[hits] ?? 0) * (1 - chance),
      ),
    );
  }
  return rows;
}

const SKULLS = binomials(chanceOf('skull'));
const SHIELDS = {
  whiteShield: binomials(SHIELD.whiteShield),
  blackShield: binomials(SHIELD.blackShield),
} as const;

/** By shield, attack dice and defence dice: the chances of losing 0, 1, 2 … points. */
const LOSSES: { readonly [S in Shield]: readonly (readonly (readonly number[])[])[] } = {
  whiteShield: lossTable('whiteShield'),
  blackShield: lossTable('blackShield'),
};

function lossTable(shield: Shield): number[][][] {
  return SKULLS.map((skulls) => SHIELDS[shield].map((shields) => lossRow(skulls, shields)));
}

function lossRow(skulls: readonly number[], shields: readonly number[]): number[] {
  const row = new Array<number>(MOST_DICE + 1).fill(0);
  for (const [hits, chance] of skulls.entries())
    for (const [stops, other] of shields.entries()) row[Math.max(0, hits - stops)]! += chance * other;
  return row;
}

function rowOf(attack: number, defence: number, shield: Shield): readonly number[] {
  return LOSSES[shield][Math.min(MOST_DICE, Math.max(0, attack))]![
    Math.min(MOST_DICE, Math.max(0, defence))
  ]!;
}

/** The chance that an attack costs its target `body` points or more. */
export function chanceToKill(attack: number, defence: number, body: number, shield: Shield): number {
  const row = rowOf(attack, defence, shield);
  let chance = 0;
  for (let loss = Math.max(1, body); loss <= MOST_DICE; loss += 1) chance += row[loss]!;
  return chance;
}

/** The points an attack costs on average, never more than the target has. */
export function expectedLoss(attack: number, defence: number, body: number, shield: Shield): number {
  const row = rowOf(attack, defence, shield);
  let sum = 0;
  for (let loss = 1; loss <= MOST_DICE; loss += 1) sum += row[loss]! * Math.min(loss, body);
  return sum;
}

/** The chance that none of so many dice shows the target's shield, so that a spell takes hold. */
export function chanceOfNoShield(dice: number, shield: Shield): number {
  return (1 - SHIELD[shield]) ** Math.max(0, dice);
}
