/** Who may act now, and why: classic's answer, or a question of NextLevel's. */
import { figureOf, seatOf, waitingIn as classics } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import type { RuleId, SeatId, Waiting } from '@oubliette/kernel';
import type { NextPending, NextState } from './state.ts';

const ASKED: { readonly [T in NextPending['tag']]: { prompt: string; rules: readonly RuleId[] } } = {
  stance: { prompt: 'takeStance', rules: ['NXT-CHW-02'] },
  ward: { prompt: 'chooseWard', rules: ['NXT-OVW-03', 'NXT-OVW-04'] },
  livingShield: { prompt: 'chooseShield', rules: ['NXT-MON-02'] },
  counter: { prompt: 'chooseCounter', rules: ['NXT-GRP-01'] },
  riposte: { prompt: 'chooseRiposte', rules: ['NXT-ARM-06'] },
  rack: { prompt: 'handWeapon', rules: ['NXT-SRC-08', 'NXT-SRC-09'] },
  sweep: { prompt: 'shareSkulls', rules: ['NXT-MON-06'] },
};

/** Potions are drunk in one's own turn only, so nobody else merely may act (NXT-ACT-13). */
export function waitingIn(world: World, state: NextState): readonly Waiting[] {
  const { asked } = state.next;
  if (asked !== null) return [{ seat: seatAsked(state, asked), ...ASKED[asked.tag] }];
  if (state.pending?.tag === 'escape')
    return [{ seat: state.morcar, prompt: 'escapeRocks', rules: ['NXT-TRP-12'] }];
  return classics(world, state).filter(({ optional }) => optional !== true);
}

export function seatAsked(state: NextState, asked: NextPending): SeatId {
  switch (asked.tag) {
    case 'ward':
    case 'counter':
      return seatOf(state, figureOf(state, asked.strike.target));
    default:
      return state.morcar;
  }
}
