/** After every command: read notes, skip the turns of the dead and departed, end the quest (CLS-END). */
import { findFigure } from './figures.ts';
import { goBack } from './movement.ts';
import { readNotes } from './notes.ts';
import type { Play } from './play.ts';
import { prepare } from './start.ts';
import type { Hero, State } from './state.ts';
import { passTurn } from './turns.ts';

/** Settles what a command leaves open before a player has a choice again; `more` is the book's own part. */
export function unsettledBy(more: (play: Play) => boolean): (play: Play) => boolean {
  return (play) => {
    if (play.state.phase !== 'play') prepare(play);
    if (play.state.phase !== 'play') return false;
    readNotes(play);
    if (play.state.phase !== 'play') return false;
    if (play.state.heroes.some(({ fate }) => fate === 'playing')) return more(play);
    endQuest(play);
    return false;
  };
}

/** With no question pending: send back a figure that cannot stay, skip the turns of the dead and departed. */
export function advance(play: Play): boolean {
  if (goBack(play)) return true;
  const { taker } = play.state.turn;
  if (taker === null || findFigure(play.state, taker) !== undefined) return false;
  passTurn(play);
  return true;
}

/** Heroes who left with the mission fulfilled: one is enough (CLS-END-03, CLS-END-04). */
export function winners({ heroes }: State): readonly Hero[] {
  return heroes.filter(({ succeeded }) => succeeded);
}

/** When all heroes are dead or out. */
function endQuest(play: Play): void {
  const { state, world } = play;
  const won = world.points.winners(state);
  if (won.length === 0) {
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
    const gold = reward.share === 'each' ? reward.gold : Math.floor(reward.gold / won.length);
    // How much is the game master's secret until then.
    for (const { id } of won)
      play.emit({ type: 'rewardPaid', rules: ['CLS-END-07'], news: true, hero: id, gold });
  }
  const seats = [...new Set(state.heroes.map(({ id }) => state.control[id]!))];
  play.emit({
    type: 'questEnded',
    rules: ['CLS-END-01', 'CLS-END-03'],
    ending: { winners: seats, outcome: 'won' },
  });
}
