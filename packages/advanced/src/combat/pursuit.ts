/** The order of all the monsters' actions, and whether they pursue (ADV-CMB-12, ADV-CMB-49 to ADV-CMB-51). */
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { strides } from '../explore/walk.ts';
import { isAsleep, sides, stat } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import { MASTER } from '../setup.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { shotRefusal } from './ranged.ts';
import type { CombatCommand, CombatFacts } from './types.ts';
import { rangedWeapons } from './weapons.ts';
import { enemiesOf, isAtEnemy, stopping } from './zones.ts';

export const chooseOrder: Handler<Extract<CombatCommand, { type: 'chooseOrder' }>> = {
  when: { in: ['master'], mode: 'combat' },
  check(world, state, _seat, { order, pursuit }) {
    if (state.turn.order !== null) return refuse('orderGiven', 'ADV-CMB-12');
    if (!pursuit) return null;
    // Pursuers must run, and a figure cannot run after attacking.
    if (order !== 'moveFirst') return refuse('pursuersMoveFirst', 'ADV-CMB-50');
    return sides(state).monsters.every((monster) => canGetAtEnemy(world, state, monster))
      ? refuse('nobodyFlees', 'ADV-CMB-51')
      : null;
  },
  perform(play, { order, pursuit }) {
    play.tell('orderChosen', { order, pursuit }, pursuit ? ['ADV-CMB-12', 'ADV-CMB-49'] : ['ADV-CMB-12']);
  },
};

export function orderOffers(state: State, seat: SeatId): CombatCommand[] {
  if (seat !== MASTER || state.turn.phase !== 'master' || state.turn.order !== null) return [];
  return [
    { type: 'chooseOrder', order: 'moveFirst', pursuit: false },
    { type: 'chooseOrder', order: 'deedFirst', pursuit: false },
    { type: 'chooseOrder', order: 'moveFirst', pursuit: true },
  ];
}

export const orderAppliers: Pick<Appliers<CombatFacts>, 'orderChosen'> = {
  orderChosen: (state, { order, pursuit }) => ({ ...state, turn: { ...state.turn, order, pursuit } }),
};

/** Whether a normal move brings a figure close enough to attack an enemy, or it can shoot at once. */
function canGetAtEnemy(world: World, state: State, figure: Figure): boolean {
  const enemies = enemiesOf(state, figure);
  const shoots = rangedWeapons(state, figure).some((weapon) =>
    enemies.some((enemy) => shotRefusal(world, state, figure, enemy, weapon) === null),
  );
  if (shoots) return true;
  if (isAsleep(figure)) return false;
  const stops = stopping(world, state, figure);
  const seen = new Set<Square>();
  const bySteps: Square[][] = [[figure.square]];
  for (let steps = 0; steps <= stat(state, figure, 'speed'); steps += 1)
    for (const square of bySteps[steps] ?? []) {
      if (seen.has(square)) continue;
      seen.add(square);
      const moved = { ...figure, square };
      if (isAtEnemy(world, state, moved)) return true;
      if (square !== figure.square && stops(square)) continue;
      for (const { to, across } of strides(world, state, moved))
        (bySteps[steps + across.length + 1] ??= []).push(to);
    }
  return false;
}
