/** The maiden goes home with the heroes (ADV-HAZ-08, ADV-HAZ-10). */
import { findSheet, partyOf, seatOf, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { MAIDEN } from './captives.ts';

export interface MaidenFacts {
  escortPassed: { figure: FigureId; leader: FigureId };
  maidenReturned: { figure: FigureId; gold: number; to: FigureId };
}

/** Her father's reward for her return (ADV-HAZ-10). */
const REWARD = 100;

/** The maiden goes with the present leader (ADV-HAZ-08). */
function passEscort(play: Play): void {
  const { leader } = play.state;
  if (leader === null) return;
  for (const { id } of partyOf(play.state)) {
    const sheet = findSheet(play.state, id);
    if (sheet?.marks.includes(MAIDEN) && sheet.serves !== leader)
      play.tell('escortPassed', { figure: id, leader }, ['ADV-HAZ-08']);
  }
}

/** Home again with heroes: her father pays (ADV-HAZ-10). */
function rewardEscort(play: Play): void {
  const home = play.state.sheets.filter(({ where }) => where === 'left');
  const to = home.find(({ id }) => id === play.state.leader) ?? home.find(({ kind }) => kind === 'hero');
  if (to?.kind !== 'hero') return;
  for (const { id } of home.filter(({ marks }) => marks.includes(MAIDEN)))
    play.tell('maidenReturned', { figure: id, gold: REWARD, to: to.id }, ['ADV-HAZ-10']);
}

const appliers: Appliers<MaidenFacts> = {
  escortPassed: (state, { figure, leader }) =>
    withSheet(state, figure, { serves: leader, seat: seatOf(state, leader) }),
  maidenReturned: (state, { gold, to }) => withSheet(state, to, { gold: sheetOf(state, to).gold + gold }),
};

export const maidenChapter: Chapter<never, MaidenFacts, never> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: {},
  reacts: { leaderChosen: passEscort, expeditionEnded: rewardEscort },
};
