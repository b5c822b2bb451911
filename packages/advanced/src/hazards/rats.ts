/** Sixty rats, fought turn by turn (ADV-HAZ-43, ADV-HAZ-44). */
import { areaAt } from '../board.ts';
import { hurt } from '../combat/damage.ts';
import { findFigure, hasEffect } from '../figures.ts';
import type { Chapter, FrameBase, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';
import { hazardOf, placesWith } from './ground.ts';
import { ableHeroes, withHazard } from './parts.ts';

export interface RatsFacts {
  ratsFought: { figure: FigureId; area: string; face: number; left: number; bitten: boolean };
}

export interface RatsFrame extends FrameBase {
  readonly tag: 'rats';
  readonly area: string;
  readonly figures: readonly FigureId[];
}

export const RATS_FRAME = declare<RatsFrame>()({
  tag: open,
  area: open,
  figures: open,
  answer: unread,
});

/** Up to this face the rats bite. */
const BITES = 4;

/** At the end of the heroes' phase of an exploration turn all figures among the rats fight. */
function fightRats(play: Play): void {
  const { mode, phase } = play.state.turn;
  if (mode !== 'exploration' || phase !== 'exploration') return;
  for (const { area, hazard } of placesWith(play.state, 'rats')) {
    if (hazard!.stage === 'cleared') continue;
    const figures = ableHeroes(play.state)
      .filter((hero) => hasEffect(hero, 'swarmed') && areaAt(play.world, play.state, hero.square).id === area)
      .map(({ id }) => id);
    if (figures.length > 0) play.begin({ tag: 'rats', area, figures }, 'ADV-HAZ-43');
  }
}

const rats: FrameKind<RatsFrame> = {
  asks: () => null,
  runs(play, { area, figures: [figure, ...figures] }) {
    if (figure === undefined || hazardOf(play.state, area)?.stage === 'cleared')
      return play.finish(['ADV-HAZ-43']);
    play.goOn({ tag: 'rats', area, figures }, 'ADV-HAZ-43');
    if (findFigure(play.state, figure) === undefined) return;
    const face = play.figureRolls(figure, 'ADV-HAZ-43');
    const left = Math.max(0, Number(hazardOf(play.state, area)!.facts['left']) - face);
    const bitten = face <= BITES;
    play.reveal('ratsFought', { figure, area, face, left, bitten }, ['ADV-HAZ-43']);
    if (left === 0) play.tell('roomCleared', { area, how: 'fight', used: [] }, ['ADV-HAZ-43']);
    if (bitten)
      hurt(play, {
        target: figure,
        wounds: 1,
        cause: 'rats',
        by: null,
        rules: ['ADV-HAZ-43', 'ADV-HAZ-44'],
        fate: false,
      });
  },
};

export const ratsChapter: Chapter<never, RatsFacts, RatsFrame> = {
  shapes: {},
  handlers: {},
  appliers: { ratsFought: (state, { area, left }) => withHazard(state, area, { facts: { left } }) },
  frames: { rats },
  reacts: { phaseBegan: fightRats },
};
