/** Which weapon to hold (NXT-SWP-01). */
import type { HeroKind } from '@oubliette/classic';
import { diceFor, wieldedBy } from '@oubliette/nextlevel';
import type { NextCommand, NextState, Sheet, Wielded } from '@oubliette/nextlevel';
import { isHeroId } from '../../shared/ways.ts';
import { asState } from '../seen.ts';
import type { NextSituation } from './situation.ts';

/** Extra dice that a missile weapon is worth while no foe is near. */
const DISTANCE = 1;

/** The change of weapon worth its price now, if any. */
export function betterWeapon(here: NextSituation): NextCommand | null {
  const { me } = here;
  if (!isHeroId(me.id) || here.moves.length === 0) return null;
  const beset = here.controllers(me.square).length > 0;
  // With foes about, it costs the only action besides the attack.
  const dear = here.foes.some(({ square }) => here.chart.sees(me.square, square));
  if (dear && (!beset || here.rolled || here.next.turn.actions.length > 0)) return null;
  let best: NextCommand | null = null;
  let top = worth(here, here.next.sheets[me.id]!.inHand, beset) + (dear ? 0.9 : 0.1);
  for (const move of here.moves) {
    if (move.type !== 'changeWeapon' && move.type !== 'takeWeapon') continue;
    const dice = worth(here, (move.weapon ?? null) as Sheet['inHand'], beset);
    if (dice <= top) continue;
    top = dice;
    best = move;
  }
  return best;
}

/** The dice this weapon gives, by the faces they hit on; a shooter's dagger has one. */
function worth({ view, me }: NextSituation, weapon: Sheet['inHand'], beset: boolean): number {
  const wielded = wieldedBy(holding(asState(view), me.id as HeroKind, weapon), me);
  const dice = diceFor(asState(view), me, wielded).length * (wielded.hits === 'skull' ? 1 : 1 / 3);
  if (wielded.reach !== 'range') return dice + reachBonus(wielded);
  return beset ? 1 : dice + DISTANCE;
}

function reachBonus({ reach }: Wielded): number {
  return reach === 'diagonal' ? 0.2 : 0;
}

function holding(state: NextState, hero: HeroKind, weapon: Sheet['inHand']): NextState {
  const { sheets } = state.next;
  return {
    ...state,
    next: { ...state.next, sheets: { ...sheets, [hero]: { ...sheets[hero]!, inHand: weapon } } },
  };
}
