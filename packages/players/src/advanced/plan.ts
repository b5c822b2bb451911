/** One figure's plan in a fight: where it goes, what it strikes, and in which order. */
import type { Command, Figure } from '@oubliette/advanced';
import {
  actOf,
  canStrike,
  meleeWeapons,
  rangedWeapons,
  squaresInReach,
  squaresOf,
  weaponNamed,
} from '@oubliette/advanced/reckoning';
import type { Square } from '@oubliette/dungeon';
import { dangerTo } from './danger.ts';
import { ways } from './ground.ts';
import { missilesFrom } from './missiles.ts';
import { blow } from './odds.ts';
import type { Odds } from './odds.ts';
import { best, enemiesOf, figureIn, noted } from './seen.ts';
import type { CommandOf, Seen } from './seen.ts';

/** A side's values, all in the same unit: about a wound. */
export interface Manner {
  /** Of standing there in the other side's phase, with this many expected wounds. */
  stand(figure: Figure, square: Square, danger: number): number;
  /** Of striking at a target. */
  worth(figure: Figure, target: Figure, odds: Odds): number;
  /** Of another deed instead of a blow: a spell, a device. Null if it is no use in a fight. */
  deed(command: Command): number | null;
  /** Of leaving its square after striking: others wait for the place. */
  yields?(figure: Figure): (square: Square) => number;
  /** Whether it walks to throw something, and loses it. */
  throws(figure: Figure): boolean;
  /** The best other deed from a square it would walk to. */
  from?(figure: Figure, square: Square): Valued | null;
}

export interface Plan {
  readonly figure: Figure;
  readonly commands: readonly Command[];
  readonly value: number;
}

export interface Valued {
  readonly commands: readonly Command[];
  readonly value: number;
}

/** Places examined more closely. */
const LIKELY = 16;

const NOTHING: Valued = { commands: [], value: 0 };

/** The figure's best plan from the moves offered; null if there are none. */
export function planFor(seen: Seen, moves: readonly Command[], figure: Figure, manner: Manner): Plan | null {
  const own = moves.filter((move) => (move as { figure?: string }).figure === figure.id);
  if (own.length === 0) return null;
  const danger = dangerTo(seen, figure);
  const canWalk = own.some(({ type }) => type === 'step');
  const stands = [...(canWalk ? ways(seen, figure) : new Map([[figure.square, []]]))].map(
    ([square, steps]) => ({
      square,
      steps,
      value: manner.stand(figure, square, danger(square)),
    }),
  );
  const here = stands[0]!;
  const deeds = own.flatMap((command): Valued[] => {
    const value = deedValue(seen, figure, command, manner);
    return value === null ? [] : [{ commands: [command], value }];
  });
  const afterwards =
    deeds.length > 0 && mayMoveAfter(seen, figure) ? bestAfter(figure, stands, manner) : here;
  const plans: Valued[] = deeds.map(({ commands, value }) => {
    const then = isShot(commands[0]!) ? here : afterwards;
    return { commands: [...commands, ...walk(figure, then.steps)], value: value + then.value };
  });
  for (const { square, steps, value } of stands) {
    const strike =
      mayStrikeAfter(seen, figure) && steps.length > 0 ? deedFrom(seen, figure, square, manner) : NOTHING;
    plans.push({ commands: [...walk(figure, steps), ...strike.commands], value: value + strike.value });
  }
  const chosen = best(plans, ({ value }) => value)!;
  return { figure, ...chosen };
}

interface Stand {
  readonly square: Square;
  readonly steps: readonly Square[];
  readonly value: number;
}

/** Where to go after the blow: the best places, weighed by whether others can come up. */
function bestAfter(figure: Figure, stands: readonly Stand[], manner: Manner): Stand {
  const here = stands[0]!;
  const yields = manner.yields?.(figure);
  const likely = stands
    .slice(1)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, LIKELY);
  const away = likely.map((stand) => ({ ...stand, value: stand.value + (yields?.(stand.square) ?? 0) }));
  return best([here, ...away], ({ value }) => value)!;
}

function walk({ id }: Figure, steps: readonly Square[]): CommandOf<'step'>[] {
  return steps.map((to) => ({ type: 'step', figure: id, to }));
}

/** One order binds all monsters (ADV-CMB-12); heroes move before or after (ADV-CMB-04). */
function mayMoveAfter({ view }: Seen, { side, id }: Figure): boolean {
  return side === 'heroes' ? (view.turn.acts[id]?.moved ?? 0) === 0 : view.turn.order === 'deedFirst';
}

function mayStrikeAfter({ view, state }: Seen, figure: Figure): boolean {
  if (actOf(state, figure.id).did !== null || !canStrike(figure)) return false;
  return figure.side === 'heroes' || view.turn.order === 'moveFirst';
}

function isShot(command: Command): boolean {
  if (command.type === 'shootMagic') return true;
  if (command.type !== 'attack') return false;
  const { kind } = weaponNamed(command.weapon);
  return kind === 'bow' || kind === 'crossbow';
}

function deedValue(seen: Seen, figure: Figure, command: Command, manner: Manner): number | null {
  if (command.type !== 'attack' && command.type !== 'shootMagic') return manner.deed(command);
  const target = figureIn(seen.view, command.target);
  return target === undefined
    ? null
    : manner.worth(figure, target, blow(seen, figure, target, command.weapon));
}

/** Its best deed from a square it would walk to. */
function deedFrom(seen: Seen, figure: Figure, square: Square, manner: Manner): Valued {
  const all = [
    strikeFrom(seen, figure, square, manner),
    throwFrom(seen, figure, square, manner),
    manner.from?.(figure, square) ?? NOTHING,
  ];
  return best(all, ({ value }) => value)!;
}

/** A thrower may walk first (ADV-RNG-08). */
function throwFrom(seen: Seen, figure: Figure, square: Square, manner: Manner): Valued {
  if (!manner.throws(figure)) return NOTHING;
  const thrown = noted(seen, `thrown ${figure.id}`, () =>
    rangedWeapons(seen.state, figure).filter((weapon) => weaponNamed(weapon).kind === 'thrown'),
  );
  const throws = missilesFrom(seen, figure, square, thrown).map(({ target, weapon, odds }): Valued => ({
    commands: [{ type: 'attack', figure: figure.id, target: target.id, weapon }],
    value: manner.worth(figure, target, odds),
  }));
  return best(throws, ({ value }) => value) ?? NOTHING;
}

function strikeFrom(seen: Seen, figure: Figure, square: Square, manner: Manner): Valued {
  const there = { ...figure, square };
  const strikes = meleeWeapons(seen.state, figure).flatMap((weapon) => {
    const reach = squaresInReach(seen.world, seen.state, there, weaponNamed(weapon).long);
    return enemiesOf(seen, figure)
      .filter((enemy) => squaresOf(seen.ground.board, enemy).some((one) => reach.includes(one)))
      .map((target): Valued => ({
        commands: [{ type: 'attack', figure: figure.id, target: target.id, weapon }],
        value: manner.worth(figure, target, blow(seen, figure, target, weapon)),
      }));
  });
  const strike = best(strikes, ({ value }) => value);
  return strike === undefined || strike.value <= 0 ? NOTHING : strike;
}
