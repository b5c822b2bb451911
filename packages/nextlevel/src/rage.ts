/** The barbarian's rage: better dice for every kill, all lost with the first wound (NXT-WAR). */
import type { Figure } from '@oubliette/classic/extend';
import type { Wielded } from './arms.ts';
import { sheetOf } from './changes.ts';
import type { AttackDie, Colour } from './content/dice.ts';
import type { NextState, Rage } from './state.ts';

/** From best to worst. */
const RANKS: readonly AttackDie[] = ['violet', 'red', 'orange', 'yellow', 'combat'];

/** The dice of an attack with rage: only the barbarian's, and only with a weapon that counts (NXT-WAR-01). */
export function rageDice(state: NextState, figure: Figure, wielded: Wielded, plain: number): AttackDie[] {
  const won = isArmedBarbarian(figure, wielded) ? sheetOf(state, 'barbarian').rage.dice : [];
  const { dice } = fitted(won, Math.min(plain, wielded.dice));
  return [...dice, ...combat(plain - wielded.dice)];
}

export function isArmedBarbarian({ id }: Figure, { arm }: Pick<Wielded, 'arm'>): boolean {
  return id === 'barbarian' && (arm === 'weapon' || arm === 'dagger');
}

function combat(count: number): AttackDie[] {
  return Array.from({ length: Math.max(0, count) }, () => 'combat');
}

/**
 * Replaces a weapon's dice with better ones, best first, while it has dice left: a yellow one replaces one
 * die, any other two, or the odd one left over (NXT-WAR-03). Dice without room are set aside.
 */
function fitted(won: readonly AttackDie[], weapon: number): { dice: AttackDie[]; aside: AttackDie[] } {
  const dice: AttackDie[] = [];
  const aside: AttackDie[] = [];
  let left = weapon;
  for (const die of won.toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))) {
    if (left === 0) {
      aside.push(die);
      continue;
    }
    dice.push(die);
    left -= Math.min(left, die === 'yellow' ? 1 : 2);
  }
  return { dice: [...dice, ...combat(left)], aside };
}

/** One rung of the ladder: this many kills turn these dice into that one. */
interface Rung {
  readonly kills: number;
  readonly from: readonly AttackDie[];
  readonly to: Colour;
}

/** The rungs open to these dice: one, or two to choose from, or none at the top (NXT-WAR-03). */
function rungs(dice: readonly AttackDie[]): readonly Rung[] {
  const has = (die: AttackDie) => dice.includes(die);
  const yellows = dice.filter((die) => die === 'yellow').length;
  if (yellows >= 2) return [{ kills: 1, from: ['yellow', 'yellow'], to: 'orange' }];
  if (has('combat')) return [{ kills: 1, from: ['combat'], to: 'yellow' }];
  if (has('orange')) return [{ kills: 1, from: ['orange'], to: 'red' }];
  const violet: Rung[] = has('red') ? [{ kills: 3, from: ['red'], to: 'violet' }] : [];
  if (yellows === 0) return violet;
  return has('violet') && violet.length === 0
    ? [{ kills: 3, from: ['yellow'], to: 'red' }]
    : [{ kills: 2, from: ['yellow'], to: 'orange' }, ...violet];
}

/** Whether the next kills may go to either of two rungs. */
export function hasChoice({ dice }: Rage, weapon: number): boolean {
  return rungs(fitted(dice, weapon).dice).length > 1;
}

/** Rage with a weapon of this many dice: the current dice, and the rung the next kills count towards, if any. */
export function rageStand(
  rage: Rage,
  weapon: number,
): { readonly dice: readonly AttackDie[]; readonly rung: Rung | null } {
  const { dice } = fitted(rage.dice, weapon);
  return { dice, rung: rungFor(rage, dice) };
}

function rungFor({ towards }: Rage, dice: readonly AttackDie[]): Rung | null {
  const open = rungs(dice);
  return open.find(({ to }) => to === towards) ?? open[0] ?? null;
}

/** One more kill with a weapon of this many dice. */
export function afterKill(rage: Rage, weapon: number): Rage {
  const { dice, aside } = fitted(rage.dice, weapon);
  const rung = rungFor(rage, dice);
  if (rung === null) return rage;
  const kills = rage.kills + 1;
  if (kills < rung.kills) return { ...rage, kills };
  let left = dice;
  for (const die of rung.from) left = left.toSpliced(left.indexOf(die), 1);
  const won = [rung.to, ...left, ...aside].filter((die) => die !== 'combat');
  return { ...rage, dice: won.toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)), kills: 0 };
}
