/** The chances of a blow in NextLevel: dice of every colour, the critical die, blows from behind, finishing blows (NXT-ATK-12). */
import type { Figure } from '@oubliette/classic';
import { BACK_SIDES, sideOf } from '@oubliette/dungeon';
import { defenceDice, dieOf, ownDefence, skullsOn, strikerOf } from '@oubliette/nextlevel';
import type { AttackDie, NextCommand, NextState, NextView } from '@oubliette/nextlevel';
import { spellOdds, successes } from '../../classic/play/odds.ts';
import type { Chances, Odds } from '../../classic/play/odds.ts';

type Spread = readonly number[];

export function nextOdds(view: NextView, command: NextCommand): Chances | null {
  if (command.type === 'strike' || command.type === 'hold') {
    const odds = blowOdds(view, command);
    return odds === null ? null : { is: 'blow', ...odds };
  }
  if (command.type === 'jump') return { is: 'leap', fall: fallChance(view, command.figure) };
  if (command.type !== 'castSpell' || command.target === undefined || command.unseen === true) return null;
  const odds = spellOdds(view, command.spell, command.target);
  return odds?.is === 'blow' ? null : odds;
}

/** A skull, or for the Elf a black shield; a blank star for monsters (NXT-TRP-06, NXT-ELF-07, NXT-MON-16). */
function fallChance(view: NextView, figure: string): number {
  const side = view.figures.find(({ id }) => id === figure)?.side;
  if (figure === 'elf') return 1 / 6;
  return side === undefined ? 0 : 1 / 2;
}

type Blow = Extract<NextCommand, { type: 'strike' | 'hold' }>;

/** As if one attacker struck alone; the defender's further choices are left out. */
export function blowOdds(view: NextView, command: Blow): Odds | null {
  const attacker = view.figures.find(({ id }) => id === command.figure);
  const target = view.figures.find(({ id }) => id === command.target);
  if (attacker === undefined || target === undefined) return null;
  // Everything in an attack is open: the view has the same fields as the state.
  const state = view as unknown as NextState;
  const striker = strikerOf(state, attacker, target, command);
  const defence = defenceDice(state, target);
  const hits = hitsOf(striker.dice, striker.arm === 'bare');
  const sure = successes(striker.extra, 'skull');
  const finishable = target.body === 1 && ownDefence(state, target) >= 2;
  const against = (dice: number): number[] => lossesOf(hits, sure, dice, target.body, finishable);
  const losses = isAtBack(view, attacker, target)
    ? mixed([
        [0.75, against(Math.max(0, defence - 1))],
        [0.2, against(0)],
        [0.05, lossesOf(best(striker.dice), sure, 0, target.body, finishable)],
      ])
    : against(defence);
  return {
    attack: striker.dice.length + striker.extra,
    defence,
    losses,
    wound: 1 - losses[0]!,
    kill: losses[target.body]!,
  };
}

/** One of the three squares behind (NXT-FAC-02, NXT-BCK-01). */
function isAtBack(view: NextView, attacker: Figure, target: Figure): boolean {
  const facing = view.next.facing[target.id];
  const side = facing === undefined ? null : sideOf(view.board, target.square, facing, attacker.square);
  return side !== null && BACK_SIDES.includes(side);
}

function hitsOf(dice: readonly AttackDie[], bare: boolean): Spread {
  const shown = dice.reduce<Spread>((sum, die) => plus(sum, hitsOn(die, bare)), [1]);
  const critical = plus([0, ...shown.slice(1)], [0.9, 0.05, 0.05]);
  return critical.map((chance, hits) => (hits === 0 ? shown[0]! : chance));
}

/** Bare hands hit on black shields (NXT-UNA-01). */
function hitsOn(die: AttackDie, bare: boolean): Spread {
  const { faces } = dieOf(die);
  const spread = [0, 0, 0, 0];
  for (const face of faces)
    spread[bare ? Number(face === 'blackShield') : skullsOn(face)]! += 1 / faces.length;
  return spread;
}

/** Every die at its best (NXT-BCK-02). */
function best(dice: readonly AttackDie[]): Spread {
  const most = dice.map((die) => Math.max(...dieOf(die).faces.map(skullsOn)));
  const hits = most.reduce((sum, skulls) => sum + skulls, 0);
  return [...new Array<number>(hits).fill(0), 1];
}

function plus(a: Spread, b: Spread): Spread {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  return sum;
}

/** White shields stop hits; as many hits as dice kill a target with one point left (NXT-ATK-06, NXT-FIN-01). */
function lossesOf(hits: Spread, sure: Spread, dice: number, body: number, finishable: boolean): number[] {
  const losses = new Array<number>(body + 1).fill(0);
  const shields = successes(dice, 'whiteShield');
  for (const [hit, p] of hits.entries())
    for (const [cut, q] of sure.entries()) {
      const finishes = finishable && hit + cut > 0 && hit + cut >= dice;
      for (const [stops, r] of shields.entries()) {
        const lost = finishes ? body : Math.max(0, hit - stops) + cut;
        losses[Math.min(body, lost)]! += p * q * r;
      }
    }
  return losses;
}

function mixed(parts: readonly (readonly [weight: number, losses: readonly number[]])[]): number[] {
  const [, first] = parts[0]!;
  return first.map((_, i) => parts.reduce((sum, [weight, losses]) => sum + weight * losses[i]!, 0));
}
