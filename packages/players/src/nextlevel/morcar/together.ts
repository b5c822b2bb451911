/** Monsters attacking together (NXT-GRP-01, NXT-OVW-02). */
import type { Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { diceFor, ownDefence, wieldedBy } from '@oubliette/nextlevel';
import type { AttackDie } from '@oubliette/nextlevel';
import { FOE } from '../../shared/chart.ts';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import type { Lair } from '../../shared/morcar/lair.ts';
import { canAct } from '../../shared/threat.ts';
import { oddsOf } from '../odds.ts';
import { asState, strikesFrom } from '../seen.ts';

/** How much surer a common kill must be for an attack to be held back. */
const SURER = 0.06;

/** Whether an attack together with a monster already beside the hero and not played yet is better. */
export function shouldHold(
  lair: Lair,
  manner: Manner,
  monster: Figure,
  { target, square }: { readonly target: string; readonly square: Square },
): boolean {
  const { chart } = lair;
  const { view } = chart;
  const hero = chart.figure(target);
  if (!manner.greedy || hero === undefined) return false;
  const others = view.figures.filter(
    (other) =>
      other.side === 'morcar' &&
      other.id !== monster.id &&
      other.square !== square &&
      !view.turn.done.includes(other.id) &&
      view.turn.actor !== other.id &&
      canAct(other) &&
      strikesFrom(chart, wieldedBy(asState(view), other).reach, hero.square).includes(other.square),
  );
  if (others.length === 0) return false;
  if (isSurrounded(lair, hero, square)) return true;
  const state = asState(view);
  const struck = {
    defence: lair.prey.find(({ figure }) => figure.id === target)!.defence,
    body: hero.body,
    finishable: ownDefence(state, hero) >= 2,
  };
  const dice = [monster, ...others].map((one) => diceFor(state, one, wieldedBy(state, one), hero));
  const odds = (list: AttackDie[]) => oddsOf({ dice: list, extra: 0, bare: false, behind: false }, struck);
  const alone = dice.reduce((left, list) => left * (1 - odds(list).kill), 1);
  return odds(dice.flat()).kill > 1 - alone + SURER;
}

/** A foe on each of the hero's four sides, once the monster stands there (NXT-OVW-01). */
function isSurrounded({ chart }: Lair, hero: Figure, square: Square): boolean {
  const around = chart.around(hero.square);
  return around.length === 4 && around.every((at) => at === square || chart.held[at] === FOE);
}
