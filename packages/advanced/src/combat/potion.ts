/** A healing potion given to a knocked-out hero (ADV-DEATH-09), and how it works (ADV-MGT-28). */
import { refuse } from '@oubliette/kernel';
import { figureOf, findFigure, hasEffect, isUp, sheetOf, withFigure, withSheet } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Effect } from '../state.ts';
import { canAct, mayDeed, spend } from '../turns/acts.ts';
import type { CombatCommand, CombatFacts } from './types.ts';
import { areBeside, isInEnemyZone } from './zones.ts';

const POTION = 'healingPotion';

/** On a figure that drank one: it works from the start of the next turn. */
const POTION_DRUNK: Effect = { tag: POTION, ends: 'never' };

export const givePotion: Handler<Extract<CombatCommand, { type: 'givePotion' }>> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id, target: targetId }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const target = findFigure(state, targetId);
    if (!sheetOf(state, id).items.includes(POTION)) return refuse('noPotion', 'ADV-DEATH-09');
    if (target === undefined || target.kind !== 'hero' || isUp(target))
      return refuse('notKnockedOut', 'ADV-DEATH-09');
    if (hasEffect(target, POTION)) return refuse('alreadyDrunk', 'ADV-DEATH-09');
    if (!areBeside(world, state, figure, target)) return refuse('notBeside', 'ADV-DEATH-09');
    if (isInEnemyZone(world, state, figure) || isInEnemyZone(world, state, target))
      return refuse('inDeathZone', 'ADV-DEATH-09');
    return state.turn.mode === 'combat' ? mayDeed(state, figure) : null;
  },
  perform(play, { figure, target }) {
    if (play.state.turn.mode === 'combat') spend(play, figure, 'potion', 'ADV-DEATH-09');
    play.tell('potionGiven', { figure, target }, ['ADV-DEATH-09']);
  },
};

/** At the start of a turn, a potion drunk in the last one heals all wounds. */
export function potionsWork(play: Play): void {
  for (const { id, effects } of play.state.figures)
    if (effects.some(({ tag }) => tag === POTION)) {
      const wounds = sheetOf(play.state, id).startWounds;
      play.tell('potionWorked', { figure: id, wounds }, ['ADV-MGT-28']);
    }
}

export const potionAppliers: Pick<Appliers<CombatFacts>, 'potionGiven' | 'potionWorked'> = {
  potionGiven(state, { figure, target }) {
    const { items } = sheetOf(state, figure);
    const { effects } = figureOf(state, target);
    const given = withSheet(state, figure, { items: items.toSpliced(items.indexOf(POTION), 1) });
    return withFigure(given, target, { effects: [...effects, POTION_DRUNK] });
  },
  potionWorked(state, { figure, wounds }) {
    const effects = figureOf(state, figure).effects.filter(({ tag }) => tag !== POTION);
    return withFigure(state, figure, { wounds, effects });
  },
};
