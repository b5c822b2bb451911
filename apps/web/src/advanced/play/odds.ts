/** How likely a blow or a shot is to hit, and to wound: what the staged attack says before it is confirmed. */
import { blowSeen } from '@oubliette/advanced';
import type { Command, View } from '@oubliette/advanced';

const FACES = 12;

export interface Odds {
  /** The lowest face that hits; null where none does. */
  readonly needed: number | null;
  readonly hit: number;
  readonly dice: number;
  readonly toughness: number;
  /** At least one wound, once the blow has hit. */
  readonly wound: number;
  /** At least one wound, all in all. */
  readonly harm: number;
}

export function oddsOf(command: Command, view: View): Odds | null {
  if (command.type !== 'attack' && command.type !== 'shootMagic') return null;
  const blow = blowSeen(view, command.figure, command.target, command.weapon);
  if (blow === null) return null;
  const { needed, dice, toughness } = blow;
  const faces = Array.from({ length: FACES }, (_, index) => index + 1);
  const hits = faces.filter((face) => needed !== null && face >= needed && !blow.fumbles.includes(face));
  const hit = hits.length / FACES;
  // A die of 12 always wounds (ADV-HTH-15).
  const one = (FACES + 1 - Math.min(Math.max(toughness, 1), FACES)) / FACES;
  const wound = 1 - (1 - one) ** dice;
  return { needed, hit, dice, toughness, wound, harm: hit * wound };
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
