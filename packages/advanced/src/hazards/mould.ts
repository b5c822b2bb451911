/** Mould, and its spores (ADV-HAZ-53, ADV-HAZ-55). */
import { lookUp } from '@oubliette/kernel';
import type { RuleId, TableRow } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { die } from '../combat/fall.ts';
import { hurt } from '../combat/damage.ts';
import { test } from '../combat/tests.ts';
import type { EventOf } from '../events.ts';
import { findFigure } from '../figures.ts';
import type { Appliers, Chapter, FrameBase, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';
import { hazardOf } from './ground.ts';
import { withMoreEffects, withoutEffects } from './parts.ts';

export interface MouldFacts {
  mouldRolled: {
    figure: FigureId;
    face: number;
    result: 'deadly' | 'poison' | 'irritation' | 'nothing';
  };
}

/** For a figure breathing the spores (ADV-HAZ-55). */
const MOULD_TABLE: readonly TableRow<'deadly' | 'poison' | 'irritation' | 'nothing'>[] = [
  { upTo: 1, result: 'deadly' },
  { upTo: 6, result: 'poison' },
  { upTo: 10, result: 'irritation' },
  { upTo: 12, result: 'nothing' },
];

export interface MouldFrame extends FrameBase {
  readonly tag: 'mould';
  readonly figure: FigureId;
  readonly stage: 'roll' | 'deadly' | 'end';
  readonly rule: RuleId;
}

export const MOULD_FRAME = declare<MouldFrame>()({
  tag: open,
  figure: open,
  stage: open,
  rule: open,
  answer: unread,
});

/** Penalty to its Weapon Skill until the next fight is over. */
const IRRITATED = -2;

/** Each time a hero or henchman comes in from outside, with or without a cloth. */
function mouldStep(play: Play, { figure: id, from, to }: EventOf<'stepped'>): void {
  const { world, state } = play;
  if (findFigure(state, id)?.side !== 'heroes') return;
  const [was, is] = [areaAt(world, state, from).id, areaAt(world, state, to).id];
  const hazard = hazardOf(state, is);
  if (was === is || hazard?.hazard !== 'mould' || hazard.stage === 'cleared') return;
  breathe(play, id, 'ADV-HAZ-55');
}

/** A figure breathes spores, here or in a crypt (ADV-HAZ-79). */
export function breathe(play: Play, figure: FigureId, rule: string): void {
  play.begin({ tag: 'mould', figure, stage: 'roll', rule }, rule);
}

const mould: FrameKind<MouldFrame> = {
  asks: () => null,
  runs(play, { answer, ...frame }) {
    const { figure, rule } = frame;
    if (frame.stage === 'deadly') {
      play.goOn({ ...frame, stage: 'end' }, rule);
      if (answer !== true) die(play, figure, ['ADV-HAZ-55']);
      return;
    }
    if (frame.stage === 'end' || findFigure(play.state, figure) === undefined) return play.finish([rule]);
    const face = play.figureRolls(figure, 'ADV-HAZ-55');
    const result = lookUp(MOULD_TABLE, face);
    play.goOn({ ...frame, stage: result === 'deadly' ? 'deadly' : 'end' }, rule);
    play.reveal(
      'mouldRolled',
      { figure, face, result },
      rule === 'ADV-HAZ-55' ? [rule] : [rule, 'ADV-HAZ-55'],
    );
    if (result === 'deadly')
      test(play, { figure, kind: 'mould', face, passed: false, rules: ['ADV-HAZ-55'] });
    if (result === 'poison')
      hurt(play, { target: figure, wounds: 1, cause: 'mould', by: null, rules: ['ADV-HAZ-55'] });
  },
};

const appliers: Appliers<MouldFacts> = {
  mouldRolled: (state, { figure, result }) =>
    result === 'irritation'
      ? withMoreEffects(withoutEffects(state, figure, 'irritated'), figure, {
          tag: 'irritated',
          ends: 'fight',
          changes: [{ stat: 'weaponSkill', by: IRRITATED }],
        })
      : state,
};

export const mouldChapter: Chapter<never, MouldFacts, MouldFrame> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: { mould },
  reacts: { stepped: mouldStep },
};
