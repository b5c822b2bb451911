/** Who attacks whom, and when it may (EXP-ATK-01, EXP-CBT-07). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { findFigure } from '../figures.ts';
import type { Handler } from '../kit.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actingFor, isRefusal } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { allowsBlow } from '../abilities/rides.ts';
import { blowsOf } from './knacks.ts';
import { canHit, reachOf } from './sight.ts';
import { beginCombat } from './span.ts';
import { strike } from './strike.ts';
import type { CombatCommand } from './types.ts';

type Attack = Extract<CombatCommand, { type: 'attack' }>;

/** Null where the figure still has a blow (EXP-CBT-07). */
export function blowLeft({ figure, act }: Acting): Refusal | null {
  if (act.back !== null) return refuse('goOn', 'EXP-MOV-08');
  if (act.did === null || allowsBlow(act)) return null;
  if (act.did === 'attack' && act.blows < blowsOf(figure)) return null;
  return refuse('acted', act.did === 'attack' ? 'EXP-CBT-07' : 'EXP-ACT-02', { figure: figure.id });
}

/** Whom a living statue must attack while it can (EXP-SRF-36). */
function prey(world: World, state: State, figure: Figure): FigureId | null {
  const hunted = figure.conditions.find(({ tag }) => tag === 'hunting')?.whom;
  const target = hunted === undefined ? undefined : findFigure(state, hunted);
  return target !== undefined && canHit(world, state, figure, target) ? target.id : null;
}

export const attack: Handler<Attack> = {
  when: { in: ['heroes', 'gm'], acting: true },
  foreseen: true,
  check(world, state, seat, { target: id }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const blow = blowLeft(now);
    if (blow !== null) return blow;
    const { figure } = now;
    const target = findFigure(state, id);
    if (target === undefined || target.side === figure.side) return refuse('noTarget', 'EXP-ATK-01');
    if (!canHit(world, state, figure, target)) {
      const isShot = reachOf(state, figure).shoots;
      return refuse(isShot ? 'noLine' : 'notBeside', isShot ? 'EXP-LOS-01' : 'EXP-CBT-03', { target: id });
    }
    const wanted = prey(world, state, figure);
    return wanted === null || wanted === id ? null : refuse('hunting', 'EXP-SRF-36', { target: wanted });
  },
  perform(play, { target }) {
    const { figure } = play.state.turn.act!;
    strike(play, figure, target);
    if (play.state.combat === null) beginCombat(play);
  },
  offers: (_world, state) => state.figures.map(({ id }) => ({ type: 'attack', target: id })),
};
