/** The exact chances of a blow or a spell before it is confirmed (CLS-CMP-07, CLS-CBT-05 to CLS-CBT-12). */
import { attackDice, COMBAT, defenceOf, spellCard } from '@oubliette/classic';
import type { Command, CombatFace, CommandOf, Figure, SpellId, View } from '@oubliette/classic';
import { lossesOf, successes as successesBy } from '../../play/skulls.ts';

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** By points lost, 0 first, from the dice alone: a target cannot lose more than it has. */
  readonly losses: readonly number[];
  readonly wound: number;
  readonly kill: number;
}

const chanceOf = (face: CombatFace): number =>
  COMBAT.faces.filter((other) => other === face).length / COMBAT.faces.length;

/** The chances of 0, 1, 2 … dice showing a face. */
export function successes(dice: number, face: CombatFace): number[] {
  return successesBy(dice, chanceOf(face));
}

/** Heroes and their allies count white shields, monsters black ones (CLS-CBT-09, CLS-CBT-10). */
function shieldOf({ side }: Pick<Figure, 'side'>): CombatFace {
  return side === 'morcar' ? 'blackShield' : 'whiteShield';
}

/** Skulls against shields; each shield stops one skull. */
export function oddsOf(attack: number, defence: number, target: Pick<Figure, 'side' | 'body'>): Odds {
  const losses = lossesOf(successes(attack, 'skull'), successes(defence, shieldOf(target)), target.body);
  return { attack, defence, losses, wound: 1 - losses[0]!, kill: losses[target.body]! };
}

export function attackOdds(
  view: Pick<View, 'figures' | 'heroes'>,
  command: CommandOf<'attack'>,
): Odds | null {
  const attacker = view.figures.find(({ id }) => id === command.figure);
  const target = view.figures.find(({ id }) => id === command.target);
  if (attacker === undefined || target === undefined) return null;
  return oddsOf(attackDice(attacker, target, command.weapon ?? null), defenceOf(view, target), target);
}

/** The possible results of a command with dice. */
export type Chances =
  | ({ readonly is: 'blow' } & Odds)
  /** A number of points, less one per shield. */
  | {
      readonly is: 'burn';
      readonly save: number;
      readonly losses: readonly number[];
      readonly wound: number;
      readonly kill: number;
    }
  | { readonly is: 'sleep'; readonly save: number; readonly sleeps: number }
  /** A leap that may end in the pit. */
  | { readonly is: 'leap'; readonly fall: number };

export function spellOdds(
  view: Pick<View, 'figures' | 'heroes'>,
  spell: SpellId,
  targetId: string,
): Chances | null {
  const target = view.figures.find(({ id }) => id === targetId);
  if (target === undefined) return null;
  const { effect } = spellCard(spell);
  switch (effect.tag) {
    case 'genie':
      return { is: 'blow', ...oddsOf(effect.dice, defenceOf(view, target), target) };
    case 'burn': {
      const losses = new Array<number>(target.body + 1).fill(0);
      for (const [shields, chance] of successes(effect.saveDice, shieldOf(target)).entries())
        losses[Math.min(target.body, Math.max(0, effect.loss - shields))]! += chance;
      return { is: 'burn', save: effect.saveDice, losses, wound: 1 - losses[0]!, kill: losses[target.body]! };
    }
    case 'sleep':
      return { is: 'sleep', save: target.mind, sleeps: successes(target.mind, shieldOf(target))[0]! };
    case 'boon':
    case 'heal':
    case 'loseTurn':
      return null;
  }
}

/** Null if there is nothing to compute. */
export function commandOdds(view: Pick<View, 'figures' | 'heroes'>, command: Command): Chances | null {
  if (command.type === 'attack') {
    const odds = attackOdds(view, command);
    return odds === null ? null : { is: 'blow', ...odds };
  }
  if (command.type === 'jump') return { is: 'leap', fall: FALL_CHANCE };
  if (command.type !== 'castSpell' || command.target === undefined || command.unseen === true) return null;
  return spellOdds(view, command.spell, command.target);
}

/** The rounding error of adding fractions. */
const TINY = 1e-9;

/** A skull at the edge is a fall (CLS-TRP-16). */
const FALL_CHANCE = chanceOf('skull');

/** 0 to 100 for people to read: never "100 %" if it may fail, nor "0 %" if it may happen. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1 - TINY) return 99;
  return rounded === 0 && chance > TINY ? 1 : rounded;
}
