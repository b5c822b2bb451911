/** When a combat begins, and when nobody fights it any more (EXP-CBT-01). */
import { monstersOn } from '../figures.ts';
import { tileAt } from '../ground.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { sees } from './sight.ts';
import { heroesToArm } from './weapons.ts';

/** A monster stands on a hero's tile, or in its sight. */
function isMet(world: World, state: State): boolean {
  const heroes = state.figures.filter(({ side }) => side === 'heroes');
  return monstersOn(state).some((monster) =>
    heroes.some(
      ({ square }) =>
        tileAt(world, state, square) === tileAt(world, state, monster.square) ||
        sees(world, state, square, monster.square),
    ),
  );
}

/** Nothing is fought while a door is being opened, or creatures are still being put down. */
const REVEALING: readonly string[] = ['opening', 'appearing', 'placingMonsters', 'surprise'];

/** A combat would begin now (EXP-CBT-01). */
export function isCombatDue(world: World, state: State): boolean {
  if (state.combat !== null || monstersOn(state).length === 0) return false;
  if (heroesInside(state).length === 0) return false;
  const isRevealing = state.stack.some(({ tag }) => REVEALING.includes(tag));
  return !isRevealing && (!state.lulled || isMet(world, state));
}

export function beginCombat(play: Play): void {
  play.tell('combatBegan', { number: play.state.combats + 1 }, ['EXP-CBT-01']);
  const heroes = heroesToArm(play.state);
  if (heroes.length > 0) play.begin({ tag: 'weapons', heroes }, 'EXP-INV-04');
}

/** A whole round without a blow, and nobody in sight (EXP-CBT-01). */
export function lullIn(world: World, state: State): boolean {
  const { combat } = state;
  if (combat === null || !world.setup.options.lull || combat.isFought) return false;
  return heroesInside(state).length > 0 && !isMet(world, state);
}

/** Everybody of one side has gone. */
export function overBy(state: State): 'won' | 'empty' | null {
  if (state.combat === null || state.stack.some(({ tag }) => tag === 'combatEnding')) return null;
  if (heroesInside(state).length === 0) return 'empty';
  return monstersOn(state).length === 0 ? 'won' : null;
}
