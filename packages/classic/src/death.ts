/** Losing Body, dying, and what the dead leave behind (CLS-HRO-04, CLS-CBT-12, CLS-DTH). */
import type { RuleId } from '@oubliette/kernel';
import type { HeroKind } from './content/heroes.ts';
import { figureOf, heroOf, isHero, isMonsterKind } from './figures.ts';
import type { Play } from './play.ts';
import type { Belongings, Figure, FigureId, State } from './state.ts';

/** A figure loses Body, no more than it has, and dies at 0. */
export function harm(
  play: Play,
  id: FigureId,
  amount: number,
  rules: readonly RuleId[],
  by: FigureId | null,
): void {
  if (amount <= 0) return;
  const { body } = figureOf(play.state, id);
  play.emit({ type: 'bodyLost', rules, figure: id, amount: Math.min(amount, body) });
  const victim = figureOf(play.state, id);
  if (victim.body === 0) kill(play, victim, by, rules);
}

/** Mind falls and rises, never above its start (CLS-HRO-08). */
export function changeMind(play: Play, id: FigureId, by: number, rules: readonly RuleId[]): void {
  const { mind, maxMind } = figureOf(play.state, id);
  const change = Math.min(Math.max(by, -mind), maxMind - mind);
  if (change === 0) return;
  play.emit({ type: 'mindChanged', rules, figure: id, by: change });
  const victim = figureOf(play.state, id);
  if (victim.mind === 0) play.world.points.loseMind(play, victim);
}

/** Death (CLS-HRO-09). */
export function loseMind(play: Play, victim: Figure): void {
  kill(play, victim, null, ['CLS-HRO-09']);
}

/** Death from any cause: the figure leaves the board at once (CLS-DTH-01). */
export function kill(play: Play, victim: Figure, by: FigureId | null, causes: readonly RuleId[]): void {
  const { id, kind } = victim;
  if (isMonsterKind(kind) && victim.side === 'morcar') {
    play.emit({ type: 'monsterKilled', rules: ['CLS-DTH-01', ...causes], figure: id, kind, by });
  } else {
    const belongings = isHero(id) ? belongingsOf(play, id, victim) : null;
    const rules = isHero(id) ? ['CLS-HRO-04', 'CLS-DTH-01', ...causes] : ['CLS-DTH-01', ...causes];
    play.emit({ type: 'heroDied', rules, figure: id, belongings });
  }
  play.happen({ tag: 'kill', figure: id }, by ?? play.state.turn.taker);
}

/** What lies where a hero fell; null for nothing. */
function belongingsOf(play: Play, id: HeroKind, { square }: Figure): Belongings | null {
  if (play.world.points.isEmptyHanded(play.state, id)) return null;
  const { gold, equipment, treasures, potions } = heroOf(play.state, id);
  return { hero: id, square, gold, equipment, treasures, potions, chance: 'next' };
}

export function isEmptyHanded(state: State, id: HeroKind): boolean {
  const { gold, equipment, treasures, potions } = heroOf(state, id);
  return gold + equipment.length + treasures.length + potions.length === 0;
}
