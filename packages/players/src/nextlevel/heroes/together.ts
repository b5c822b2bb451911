/** Attacking together: who holds back a blow for whom, and what those held back add (NXT-GRP-01). */
import type { Figure } from '@oubliette/classic';
import { diceFor, ownDefence, wieldedBy } from '@oubliette/nextlevel';
import type { AttackDie } from '@oubliette/nextlevel';
import type { Square } from '@oubliette/dungeon';
import { canAct } from '../../shared/threat.ts';
import { oddsOf } from '../odds.ts';
import { asState, nextOf, strikesFrom } from '../seen.ts';
import { attackOdds, comesFromBehind, diceWith } from './arms.ts';
import type { Arm } from './arms.ts';
import type { NextSituation } from './situation.ts';

/** A blow is held back when striking together kills so much more surely. */
const SURER = 0.12;

/** The dice of friends who hold back an attack on this foe and can still make it. */
export function friendsDice({ view, chart, party, me }: NextSituation, foe: Figure): AttackDie[] {
  const state = asState(view);
  return party.flatMap((friend) => {
    const held = nextOf(view).plights[friend.id]?.find((plight) => plight.tag === 'holding');
    if (friend.id === me.id || held?.what !== 'attack' || held.target !== foe.id) return [];
    const wielded = wieldedBy(state, friend);
    const near = strikesFrom(chart, wielded.reach, foe.square).includes(friend.square);
    return near ? diceFor(state, friend, wielded, foe) : [];
  });
}

/** Whether a friend of the same player, beside the foe already and still to act, makes a common blow the better one. */
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
    const behind = comesFromBehind(here, foe, from);
    const blow = { extra: 0, bare: false };
    const his = oddsOf({ dice, ...blow, behind: false }, struck).kill;
    const together = oddsOf({ dice: [...mine, ...dice], ...blow, behind }, struck).kill;
    return together > 1 - (1 - alone) * (1 - his) + SURER;
  });
}
