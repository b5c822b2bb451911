/** Attacking together: who holds back an attack for whom (NXT-GRP-01). */
import type { Figure } from '@oubliette/classic';
import { diceFor, ownDefence, wieldedBy } from '@oubliette/nextlevel';
import type { Square } from '@oubliette/dungeon';
import { canAct } from '../../shared/threat.ts';
import { oddsOf } from '../odds.ts';
import { asState, comesFromBehind, strikesFrom } from '../seen.ts';
import { attackOdds, diceWith } from './arms.ts';
import type { Arm } from './arms.ts';
import type { NextSituation } from './situation.ts';

/** How much surer a common kill must be for an attack to be held back. */
const SURER = 0.12;

/** Whether to wait for a friend of the same player who is beside the foe and still to act. */
export function shouldHold(here: NextSituation, arm: Arm, foe: Figure, from: Square): boolean {
  const { view, me, order } = { view: here.view, me: here.me, order: here.view.order };
  if (arm.wielded.reach === 'range' || arm.choice.with !== undefined) return false;
  const state = asState(view);
  const mine = diceWith(here, arm, foe);
  const alone = attackOdds(here, arm, foe, from).kill;
  return order.slice(order.indexOf(me.id) + 1).some((id) => {
    const friend = here.chart.figure(id);
    if (friend === undefined || view.control[id] !== view.seat || !canAct(friend) || friend.side !== 'heroes')
      return false;
    const wielded = wieldedBy(state, friend);
    if (
      wielded.reach === 'range' ||
      !strikesFrom(here.chart, wielded.reach, foe.square).includes(friend.square)
    )
      return false;
    const dice = diceFor(state, friend, wielded, foe);
    const struck = {
      defence: here.ways.defence(view, foe),
      body: foe.body,
      finishable: ownDefence(state, foe) >= 2,
    };
    const behind = comesFromBehind(here.chart, me, foe, from);
    const blow = { extra: 0, bare: false };
    const his = oddsOf({ dice, ...blow, behind: false }, struck).kill;
    const together = oddsOf({ dice: [...mine, ...dice], ...blow, behind }, struck).kill;
    return together > 1 - (1 - alone) * (1 - his) + SURER;
  });
}
