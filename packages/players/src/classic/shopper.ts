/** A computer hero of classic in town: buys better arms. */
import type { CampaignCommand, EquipmentId, HeroKind, ScoreSheet } from '@oubliette/classic';

/** Weapons for fighters, armour for the others; the first affordable item is bought. */
const WANTED: Readonly<Record<HeroKind, readonly EquipmentId[]>> = {
  barbarian: ['shield', 'helmet', 'battleAxe', 'chainMail'],
  dwarf: ['broadsword', 'helmet', 'shield', 'chainMail'],
  elf: ['broadsword', 'shield', 'helmet', 'crossbow'],
  wizard: ['staff'],
};

export function classicShopper(
  { kind, equipment }: ScoreSheet,
  moves: readonly CampaignCommand[],
): CampaignCommand | null {
  const offered = moves.filter((move) => move.type === 'buy').filter(({ hero }) => hero === kind);
  for (const wanted of WANTED[kind]) {
    const found = offered.find((move) => move.equipment === wanted);
    if (found !== undefined && !equipment.includes(wanted)) return found;
  }
  return null;
}
