/** Every way a hero may attack, and what each is worth. */
import type { Figure } from '@oubliette/classic';
import { DAGGER, diceFor, magic, ownDefence, plainDice, wieldedBy } from '@oubliette/nextlevel';
import type { AttackDie, StrikeChoice, Wielded } from '@oubliette/nextlevel';
import type { Square } from '@oubliette/dungeon';
import { worthOf } from '../../shared/heroes/worth.ts';
import { frailty } from '../../shared/threat.ts';
import { oddsOf } from '../odds.ts';
import type { Odds } from '../odds.ts';
import { asState, comesFromBehind, nextSheet } from '../seen.ts';
import type { NextSituation } from './situation.ts';

export interface Arm {
  readonly choice: StrikeChoice;
  readonly wielded: Wielded;
  readonly extra: number;
  /** What the attack costs, in points of Body. */
  readonly price: number;
}

/** A point of mana comes back every turn; a point of Mind does not. */
const MANA_PRICE = 0.08;
export const MIND_PRICE = 1.1;

/** Each kill improves the barbarian's next attacks (NXT-WAR-01). */
const RAGE = 0.5;

export function armsOf(here: NextSituation): Arm[] {
  const { me, view } = here;
  const held = wieldedBy(asState(view), me);
  const arms: Arm[] = [];
  if (!isReloading(here, held)) arms.push({ choice: {}, wielded: held, extra: 0, price: 0 });
  if (held.reach === 'range') arms.push({ choice: { with: 'dagger' }, wielded: DAGGER, extra: 0, price: 0 });
  if (me.id !== 'wizard') return arms;
  const mana = nextSheet(view, me.id)?.mana ?? 0;
  for (let dice = 1; dice <= mana; dice += 1)
    arms.push({
      choice: { with: 'magic', mana: dice },
      wielded: magic(dice),
      extra: 0,
      price: MANA_PRICE * dice,
    });
  const designs = me.mind > 2 && !here.next.turn.mindSpent;
  return designs ? [...arms, ...arms.map(designed)] : arms;
}

function designed(arm: Arm): Arm {
  return { ...arm, choice: { ...arm.choice, design: true }, extra: 1, price: arm.price + MIND_PRICE };
}

function isReloading({ view, me }: NextSituation, { id }: Wielded): boolean {
  const fired = nextSheet(view, me.id)?.reloading.find(({ gear }) => gear === id);
  return fired !== undefined && view.round <= fired.round + 1;
}

export function diceWith({ view, me }: NextSituation, { wielded }: Arm, foe: Figure): AttackDie[] {
  return diceFor(asState(view), me, wielded, foe);
}

/** The odds of this attack from this square, with the dice of friends who hold theirs back. */
export function attackOdds(
  here: NextSituation,
  arm: Arm,
  foe: Figure,
  from: Square,
  joined: readonly AttackDie[] = [],
): Odds {
  const { view } = here;
  return oddsOf(
    {
      dice: [...diceWith(here, arm, foe), ...joined],
      extra: arm.extra,
      bare: arm.wielded.hits === 'blackShield',
      behind: comesFromBehind(here.chart, here.me, foe, from),
    },
    {
      defence: here.ways.defence(view, foe),
      body: foe.body,
      finishable: ownDefence(asState(view), foe) >= 2,
    },
  );
}

/** What the odds are worth: mostly the kill, a little the wound. */
export function worthOfOdds({ me }: NextSituation, foe: Figure, { kill, loss }: Odds): number {
  const wound = foe.body > 1 ? loss / foe.body : kill;
  const rage = me.id === 'barbarian' ? RAGE * kill : 0;
  return worthOf(foe) * (0.6 * kill + 0.4 * wound) + rage;
}

/** What the foe's counter-attack after a miss costs, if it can make one (NXT-CTR-02). */
export function counterPrice({ view, me }: NextSituation, foe: Figure, { miss }: Odds): number {
  return miss * plainDice(asState(view), foe) * 0.12 * frailty(me.body);
}
