/** Bats, fought in one turn by the figures that go in (ADV-HAZ-50, ADV-HAZ-51). */
import { refuse } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { hurt } from '../combat/damage.ts';
import { figureOf, seatOf } from '../figures.ts';
import type { Chapter, FrameBase, FrameKind, Handler } from '../kit.ts';
import { MASTER } from '../setup.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { declare, open, unread } from '../knowledge.ts';
import { ableHeroes, heroRefusal, isAt, isInside, isTurnFresh } from './parts.ts';
import { infestedAt, spendTurn } from './swarm.ts';

export type BatsCommand =
  | { readonly type: 'fightBats'; readonly figure: FigureId }
  | { readonly type: 'goIn'; readonly go: boolean }
  /** The master picks the figure that suffers a left-over wound (ADV-HAZ-50). */
  | { readonly type: 'giveBite'; readonly target: FigureId };
type BatsCommandOf<T extends BatsCommand['type']> = Extract<BatsCommand, { readonly type: T }>;

export interface BatsFacts {
  batsFought: { area: string; face: number; wounds: number; figures: readonly FigureId[] };
}

export interface BatsFrame extends FrameBase {
  readonly tag: 'bats';
  readonly area: string;
  readonly figure: FigureId;
  readonly stage: 'who' | 'roll' | 'share' | 'hurt';
  readonly asked: readonly FigureId[];
  readonly figures: readonly FigureId[];
  /** Wounds for each figure; `more` names those that suffer one more. */
  readonly each: number;
  readonly over: number;
  readonly more: readonly FigureId[];
}

export const BATS_FRAME = declare<BatsFrame>()({
  tag: open,
  area: open,
  figure: open,
  stage: open,
  asked: open,
  figures: open,
  each: open,
  over: open,
  more: open,
  answer: unread,
});

const frameOf = (state: State): BatsFrame => state.stack.at(-1) as BatsFrame;

const fightBats: Handler<BatsCommandOf<'fightBats'>> = {
  foreseen: true,
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-50');
    if (refusal !== null) return refusal;
    if (infestedAt(world, state, figureOf(state, figure), 'bats') === null)
      return refuse('noBats', 'ADV-HAZ-50');
    return isTurnFresh(state) ? null : refuse('wholeTurn', 'ADV-HAZ-50');
  },
  perform(play, { figure }) {
    const area = infestedAt(play.world, play.state, figureOf(play.state, figure), 'bats')!;
    const asked = others(play.world, play.state, area, figure);
    spendTurn(play, figure, 'ADV-HAZ-50');
    play.begin(
      { tag: 'bats', area, figure, stage: 'who', asked, figures: [figure], each: 0, over: 0, more: [] },
      'ADV-HAZ-50',
    );
  },
};

/** Other figures at the door may go in too. */
function others(world: World, state: State, area: string, figure: FigureId): FigureId[] {
  const able = ableHeroes(state).filter(({ id }) => id !== figure);
  const here = areaAt(world, state, figureOf(state, figure).square).id;
  return able
    .filter((hero) => isAt(world, state, hero, area) || isInside(world, state, hero, here))
    .map(({ id }) => id);
}

const bats: FrameKind<BatsFrame> = {
  asks(_world, state, { stage, asked, over, figures, more }) {
    if (stage === 'who' && asked.length > 0)
      return { seat: seatOf(state, asked[0]!), prompt: 'goIn', rules: ['ADV-HAZ-50'] };
    return stage === 'share' && over > 0 && figures.length > more.length
      ? { seat: MASTER, prompt: 'giveBite', rules: ['ADV-HAZ-50'] }
      : null;
  },
  runs(play, { answer: _answer, ...frame }) {
    const { area, figures, each, more } = frame;
    switch (frame.stage) {
      case 'who':
        return play.goOn({ ...frame, stage: 'roll' }, 'ADV-HAZ-50');
      case 'roll': {
        const face = play.masterRolls('ADV-HAZ-50');
        const wounds = Math.ceil(face / 2);
        play.reveal('batsFought', { area, face, wounds, figures }, ['ADV-HAZ-50']);
        play.tell('roomCleared', { area, how: 'fight', used: [] }, ['ADV-HAZ-50']);
        const share = Math.floor(wounds / figures.length);
        return play.goOn(
          { ...frame, stage: 'share', each: share, over: wounds - share * figures.length },
          'ADV-HAZ-50',
        );
      }
      case 'share':
        return play.goOn({ ...frame, stage: 'hurt' }, 'ADV-HAZ-50');
      case 'hurt': {
        const [target, ...rest] = figures;
        if (target === undefined) return play.finish(['ADV-HAZ-50']);
        play.goOn({ ...frame, figures: rest }, 'ADV-HAZ-50');
        const wounds = each + (more.includes(target) ? 1 : 0);
        if (wounds > 0)
          hurt(play, {
            target,
            wounds,
            cause: 'bats',
            by: null,
            rules: ['ADV-HAZ-50', 'ADV-HAZ-51'],
            fate: false,
          });
      }
    }
  },
  answers: (_world, _state, { stage, figures, more }) =>
    stage === 'who'
      ? [
          { type: 'goIn', go: true },
          { type: 'goIn', go: false },
        ]
      : figures.filter((id) => !more.includes(id)).map((target) => ({ type: 'giveBite', target })),
};

const goIn: Handler<BatsCommandOf<'goIn'>> = {
  when: { answers: 'bats' },
  check: (_world, state) => (frameOf(state).stage === 'who' ? null : refuse('notAsked', 'ADV-HAZ-50')),
  perform(play, { go }) {
    const { answer: _answer, ...frame } = frameOf(play.state);
    const [figure, ...asked] = frame.asked;
    play.goOn({ ...frame, asked, figures: go ? [...frame.figures, figure!] : frame.figures }, 'ADV-HAZ-50');
  },
};

const giveBite: Handler<BatsCommandOf<'giveBite'>> = {
  when: { answers: 'bats' },
  check(_world, state, _seat, { target }) {
    const { stage, figures, more } = frameOf(state);
    if (stage !== 'share' || !figures.includes(target)) return refuse('notInside', 'ADV-HAZ-50');
    return more.includes(target) ? refuse('asEvenly', 'ADV-HAZ-50') : null;
  },
  perform(play, { target }) {
    const { answer: _answer, ...frame } = frameOf(play.state);
    play.goOn({ ...frame, over: frame.over - 1, more: [...frame.more, target] }, 'ADV-HAZ-50');
  },
};

function batOffers(world: World, state: State): BatsCommandOf<'fightBats'>[] {
  return ableHeroes(state)
    .filter((hero) => infestedAt(world, state, hero, 'bats') !== null)
    .map(({ id }) => ({ type: 'fightBats', figure: id }));
}

export const batsChapter: Chapter<BatsCommand, BatsFacts, BatsFrame> = {
  shapes: { fightBats: { figure: 'text' }, goIn: { go: 'flag' }, giveBite: { target: 'text' } },
  handlers: { fightBats, goIn, giveBite },
  appliers: { batsFought: (state) => state },
  frames: { bats },
  offers: batOffers,
};
