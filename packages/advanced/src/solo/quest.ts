/** Aims of a quest besides treasures to carry out, and its reward (ADV-TOB-03 to ADV-TOB-06). */
import { withSheet } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import type { SoloFacts } from './types.ts';

/** The aim of killing a monster character. */
export function slaying(character: string): string {
  return `slain:${character}`;
}

const gone = (figure: FigureId): string => `gone:${figure}`;

/** Whether all aims are reached, except treasures to carry out. */
function isDone(play: Play): boolean {
  const { aims } = play.world.setup.dungeon;
  return aims.filter((aim) => aim.startsWith('slain:')).every((aim) => play.state.achieved.includes(aim));
}

export function somebodyDied(play: Play): void {
  const { aims } = play.world.setup.dungeon;
  for (const { character } of play.state.fight?.slain ?? []) {
    const aim = slaying(character ?? '');
    if (aims.includes(aim) && !play.state.achieved.includes(aim))
      play.tell('aimReached', { aim }, ['ADV-TOB-04', 'ADV-MCH-08']);
  }
}

/** With only one expedition, heroes who leave too early have left for good. */
export function somebodyLeft(play: Play, figures: readonly FigureId[]): void {
  if (play.world.setup.dungeon.once === true && !isDone(play))
    play.tell('questLeft', { figures }, ['ADV-TOB-05']);
}

/** Rewards every hero who came out, if the quest is won. */
export function questEnded(play: Play): void {
  const { reward } = play.world.setup.dungeon;
  const { ending, sheets, achieved } = play.state;
  if (reward === undefined || ending?.outcome !== 'won') return;
  const figures = sheets
    .filter(({ id, kind, where }) => kind === 'hero' && where === 'left' && !achieved.includes(gone(id)))
    .map(({ id }) => id);
  play.tell('rewarded', { figures, fate: reward.fate }, ['ADV-TOB-06']);
}

export const questAppliers: Pick<Appliers<SoloFacts>, 'aimReached' | 'questLeft' | 'rewarded'> = {
  aimReached: (state, { aim }) => ({ ...state, achieved: [...state.achieved, aim] }),
  questLeft: (state, { figures }) => ({ ...state, achieved: [...state.achieved, ...figures.map(gone)] }),
  rewarded: (state, { figures, fate }) =>
    figures.reduce((before: State, id) => {
      const sheet = before.sheets.find((one) => one.id === id)!;
      return withSheet(before, id, { fate: sheet.fate + fate, startFate: sheet.startFate + fate });
    }, state),
};
