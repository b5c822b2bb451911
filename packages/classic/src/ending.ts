/** After every command: notes are read, turns pass on from the dead and the departed, and the quest ends (CLS-END). */
import { findFigure } from './figures.ts';
import { goBack } from './movement.ts';
import { readNotes } from './notes.ts';
import type { Play } from './play.ts';
import { passTurn } from './turns.ts';

/** Brings the match to the next point where somebody has a choice. */
export function settle(play: Play): void {
  while (play.state.phase === 'play') {
    readNotes(play);
    if (play.state.phase !== 'play') return;
    if (!play.state.heroes.some(({ fate }) => fate === 'playing')) {
      endQuest(play);
      return;
    }
    if (play.world.book.settle(play)) continue;
    if (play.world.book.isAsking(play.state)) return;
    if (goBack(play)) continue;
    const { taker } = play.state.turn;
    if (taker === null || findFigure(play.state, taker) !== undefined) return;
    passTurn(play);
  }
}

/** All heroes are dead or out: won if one of them left with the mission fulfilled (CLS-END-03, CLS-END-04). */
function endQuest(play: Play): void {
  const { state, world } = play;
  const winners = state.heroes.filter(({ succeeded }) => succeeded);
  if (winners.length === 0) {
    const outcome = state.heroes.some(({ fate }) => fate === 'out') ? 'abandoned' : 'slain';
    play.emit({
      type: 'questEnded',
      rules: ['CLS-END-03', 'CLS-END-04'],
      ending: { winners: [state.morcar], outcome },
    });
    return;
  }
  const { reward } = world.quest;
  if (reward !== null) {
    const gold = reward.share === 'each' ? reward.gold : Math.floor(reward.gold / winners.length);
    for (const { id } of winners) play.emit({ type: 'rewardPaid', rules: ['CLS-END-07'], hero: id, gold });
  }
  const seats = [...new Set(state.heroes.map(({ id }) => state.control[id]!))];
  play.emit({
    type: 'questEnded',
    rules: ['CLS-END-01', 'CLS-END-03'],
    ending: { winners: seats, outcome: 'won' },
  });
}
