/** Chaos abilities come with creatures, at random, and go back into their pile (EXP-CHA-01 to EXP-CHA-04). */
import type { ChaosId } from '../content/chaos.ts';
import { monsterCard } from '../content/monsters.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';

/** As many as the creatures' card says, once they have appeared (EXP-CHA-01, EXP-CHA-02). */
export function drawChaos(play: Play, group: number): void {
  const { card, appeared } = play.state.groups.find(({ id }) => id === group)!;
  const { chaos = 0 } = monsterCard(card);
  const draws = appeared > 0 ? chaos : 0;
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const { pile } = play.state.decks.chaos;
    if (pile.length === 0) return;
    const face = play.draw('chaos', pile, GM, 'EXP-CHA-02') as ChaosId;
    const id = 1 + Math.max(0, ...play.state.chaos.map((one) => one.id));
    play.reveal('chaosDrawn', { id, group, card: face }, ['EXP-CHA-01', 'EXP-CHA-02']);
  }
}

/** Nobody is left to use them (EXP-CHA-04). */
export function returnChaos(play: Play, gone: number): void {
  for (const { id, group, card } of play.state.chaos)
    if (group === gone) play.tell('chaosReturned', { id, group, card }, ['EXP-CHA-04']);
}
