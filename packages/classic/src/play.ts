/** A command being resolved in a match of classic. */
import type { Square } from '@oubliette/dungeon';
import type { Dice, RollOf, RuleId, SeatId } from '@oubliette/kernel';
import { Play as RefereePlay } from '@oubliette/referee';
import { COMBAT } from './content/dice.ts';
import type { CombatFace } from './content/dice.ts';
import type { Facts } from './events.ts';
import type { Classic } from './kit.ts';
import type { FigureId, State } from './state.ts';
import type { World } from './world.ts';

/** Something a quest's notes may react to. */
export type Happening =
  | { readonly tag: 'enter'; readonly area: number }
  | { readonly tag: 'seeArea'; readonly area: number }
  | { readonly tag: 'seeFigure'; readonly figure: FigureId }
  | { readonly tag: 'open'; readonly door: number }
  | { readonly tag: 'step'; readonly square: Square }
  | { readonly tag: 'search'; readonly area: number; readonly for: 'treasure' | 'secrets' }
  | { readonly tag: 'kill'; readonly figure: FigureId }
  | { readonly tag: 'round'; readonly round: number }
  | { readonly tag: 'leave'; readonly figure: FigureId }
  | { readonly tag: 'goal'; readonly goal: string }
  | { readonly tag: 'counter'; readonly counter: string; readonly from: number; readonly to: number };

export class Play extends RefereePlay<Classic, Facts> {
  /** What has happened since the notes were last checked, and the figure that caused it. */
  readonly happenings: { readonly happening: Happening; readonly actor: FigureId | null }[] = [];

  constructor(world: World, state: State, dice: Dice) {
    super(world.referee, world, state, dice);
  }

  happen(happening: Happening, actor: FigureId | null): void {
    this.happenings.push({ happening, actor });
  }

  combatDice(count: number, by: SeatId, rule: RuleId, of?: RollOf): CombatFace[] {
    return this.rollAll(count, COMBAT, by, rule, of);
  }
}

export function countFaces(faces: readonly CombatFace[], wanted: CombatFace): number {
  let count = 0;
  for (const face of faces) if (face === wanted) count += 1;
  return count;
}
