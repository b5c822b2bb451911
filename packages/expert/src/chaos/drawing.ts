/** Chaos abilities come with creatures, at random, and go back into their pile (EXP-CHA-01 to EXP-CHA-04). */
import type { ChaosId } from '../content/chaos.ts';
import { monsterCard } from '../content/monsters.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';

/** As many as the creatures' card says and the game master grants, once they have appeared (EXP-CHA-01, EXP-QRM-07). */
export function drawChaos(play: Play, group: number): void {
  const { card, appeared, granted = 0 } = play.state.groups.find(({ id }) => id === group)!;
  const count = appeared > 0 ? (monsterCard(card).chaos ?? 0) + granted : 0;
  // Alone they are drawn later, one in each of the creatures' turns (EXP-SOL-06).
  if (!play.world.hasGm && count > 0) return play.tell('chaosOwed', { group, count }, ['EXP-SOL-06']);
  for (let drawn = 0; drawn < count; drawn += 1) drawOne(play, group);
}

/** At random from the pile; none where that is empty (EXP-CHA-02). */
export function drawOne(play: Play, group: number): void {
  const { pile } = play.state.decks.chaos;
  if (pile.length === 0) return;
  const face = play.draw('chaos', pile, GM, 'EXP-CHA-02') as ChaosId;
  const id = 1 + Math.max(0, ...play.state.chaos.map((one) => one.id));
  play.reveal('chaosDrawn', { id, group, card: face }, ['EXP-CHA-01', 'EXP-CHA-02']);
}

/** Nobody is left to use them (EXP-CHA-04). */
export function returnChaos(play: Play, gone: number): void {
  for (const { id, group, card } of play.state.chaos)
    if (group === gone) play.tell('chaosReturned', { id, group, card }, ['EXP-CHA-04']);
}
