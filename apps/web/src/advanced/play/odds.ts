/** The chances of an attack to hit and to wound, and of a test to succeed: shown before the staged command is confirmed. */
import {
  BESTIARY,
  blowSeen,
  burstSeen,
  findSpell,
  FIREBALL_DICE,
  statsSeen,
  testSeen,
  weaponSeen,
  WEAPONS,
  topSeenAs,
} from '@oubliette/advanced';
import type { BlowSeen, Command, Figure, View } from '@oubliette/advanced';
import { centreOf } from './commands.ts';

const FACES = 12;

export interface Odds {
  /** The lowest face that hits; null if none does. */
  readonly needed: number | null;
  readonly hit: number;
  readonly dice: number;
  readonly toughness: number;
  /** The overall chance of at least one wound. */
  readonly harm: number;
  /** The chance of each number of wounds, from none up to all the target has left. */
  readonly losses: readonly number[];
  /** Only a roll with a 12 in it hurts (ADV-ABIL-12). */
  readonly invulnerable: boolean;
}

export function oddsOf(command: Command, view: View): Odds | null {
  const strike = strikeOf(command, view);
  if (strike === null) return null;
  const blow = blowSeen(view, strike.figure, strike.target, strike.weapon);
  const target = view.figures.find(({ id }) => id === strike.target);
  if (blow === null || target === undefined) return null;
  const { needed, dice, toughness } = blow;
  const isShot = WEAPONS[strike.weapon]?.kind !== 'melee';
  const invulnerable = isInvulnerable(target);
  const most = Math.max(1, target.wounds);
  const { hit, losses } = lossesOf(blow, { isShot, invulnerable, most });
  return { needed, hit, dice, toughness, harm: 1 - losses[0]!, losses, invulnerable };
}

type Strike = Pick<Extract<Command, { type: 'attack' }>, 'figure' | 'target' | 'weapon'>;

/** Attacker, target and weapon; a controlled figure uses what it has in hand (ADV-TRAP-33). */
function strikeOf(command: Command, view: View): Strike | null {
  if (command.type === 'attack' || command.type === 'shootMagic') return command;
  const top = topSeenAs(view, 'control');
  if (command.type !== 'controlAttack' || top === null) return null;
  const weapon = weaponSeen(view, top.figure);
  return weapon === null ? null : { figure: top.figure, target: command.target, weapon };
}

function isInvulnerable({ of }: Figure): boolean {
  return BESTIARY[of]?.special.includes('invulnerable') ?? false;
}

/** A figure in reach of a spell or a fire, and its chance of a wound. */
export interface Burnt {
  readonly figure: Figure;
  readonly harm: number;
}

/** Everybody who would be burnt, friend and enemy alike (ADV-MAG-16, ADV-TRAP-17); null if nobody could be. */
export function burntBy(command: Command, view: View): readonly Burnt[] | null {
  const dice = burningDice(command, view);
  const centre = centreOf(command);
  if (dice === 0) return null;
  const figures =
    centre === null
      ? view.figures.filter(({ id }) => command.type === 'aimAtFigure' && id === command.target)
      : burstSeen(view, centre).figures;
  return figures.map((figure) => {
    const { toughness } = statsSeen(view, figure);
    return { figure, harm: 1 - woundsOf(dice, toughness, isInvulnerable(figure), 1)[0]! };
  });
}

function burningDice({ type }: Command, view: View): number {
  if (type === 'moveFireball') return FIREBALL_DICE;
  const top = topSeenAs(view, 'casting');
  if ((type !== 'aimAtSquare' && type !== 'aimAtFigure') || top === null) return 0;
  const spell = findSpell(top.spell);
  return (top.passed ? spell?.dice : spell?.diceFailed) ?? 0;
}

interface Terms {
  readonly isShot: boolean;
  readonly invulnerable: boolean;
  /** Wounds the target has left. */
  readonly most: number;
}

/** A critical blow brings a free attack and so on (ADV-HTH-11); a critical shot finds a weak spot (ADV-RNG-29). */
export function lossesOf(
  { needed, fumbles, criticals, dice, toughness }: Omit<BlowSeen, 'attacks'>,
  { isShot, invulnerable, most }: Terms,
): { readonly hit: number; readonly losses: readonly number[] } {
  const faces = Array.from({ length: FACES }, (_, index) => index + 1);
  const isHit = (face: number): boolean =>
    !fumbles.includes(face) && (criticals.includes(face) || (needed !== null && face >= needed));
  const hit = faces.filter(isHit).length / FACES;
  const critical = faces.filter((face) => isHit(face) && criticals.includes(face)).length / FACES;
  const one = woundsOf(dice, toughness, invulnerable, most);
  const none = [1, ...Array<number>(most).fill(0)];
  if (isShot) {
    const weak = woundsOf(dice, Math.ceil(toughness / 2), invulnerable, most);
    return { hit, losses: mix([1 - hit, none], [hit - critical, one], [critical, weak]) };
  }
  // Blow upon blow: after this many the rest is negligible.
  let losses = mix([1 - hit, none], [hit, one]);
  for (let blows = 0; blows < MOST_BLOWS; blows += 1)
    losses = mix([1 - hit, none], [hit - critical, one], [critical, both(one, losses)]);
  return { hit, losses };
}

const MOST_BLOWS = 6;

/** Every die that reaches the Toughness wounds, a 12 always, and is thrown again (ADV-HTH-15). */
function woundsOf(dice: number, toughness: number, invulnerable: boolean, most: number): number[] {
  const twelve = 1 / FACES;
  const wounds = Math.min(Math.max(FACES - Math.max(toughness, 1), 0), FACES - 1) / FACES;
  const miss = 1 - twelve - wounds;
  const die = Array.from({ length: most + 1 }, (_, count) =>
    count === 0 ? miss : twelve ** (count - 1) * wounds + twelve ** count * miss,
  );
  die[most] = Math.max(0, 1 - die.slice(0, most).reduce((sum, chance) => sum + chance, 0));
  let all = [1, ...Array<number>(most).fill(0)];
  for (let thrown = 0; thrown < dice; thrown += 1) all = both(all, die);
  if (!invulnerable) return all;
  const some = 1 - (1 - twelve) ** dice;
  const hurt = 1 - all[0]!;
  return all.map((chance, count) => (count === 0 ? 1 - some : hurt === 0 ? 0 : (chance / hurt) * some));
}

/** One after the other; any surplus counts as the last. */
function both(one: readonly number[], other: readonly number[]): number[] {
  const last = one.length - 1;
  const sum = Array<number>(one.length).fill(0);
  for (const [a, first] of one.entries())
    for (const [b, second] of other.entries()) sum[Math.min(a + b, last)]! += first * second;
  return sum;
}

function mix(...parts: readonly (readonly [share: number, losses: readonly number[]])[]): number[] {
  return parts[0]![1].map((_, count) =>
    parts.reduce((sum, [share, losses]) => sum + share * losses[count]!, 0),
  );
}

export interface TestOdds {
  readonly of: 'speed' | 'intelligence' | 'disarm';
  readonly chance: number;
}

/** The chance of passing the command's test; null if there is none. */
export function testOdds(command: Command, view: View): TestOdds | null {
  const test = testSeen(view, command);
  return test === null ? null : { of: test.of, chance: (test.faces / FACES) ** test.tests };
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
