/** Choke: the victim can only crawl, and dies unless saved (ADV-DARK-02). */
import { die } from '../combat/fall.ts';
import { test } from '../combat/tests.ts';
import { settleZones } from '../combat/zones.ts';
import { findFigure } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Effect, FigureId } from '../state.ts';
import { endEffect } from './effects.ts';
import type { ChokingFrame } from './types.ts';

export const CHOKED = 'choked';

/** From a trap: the traps count it down themselves (ADV-TRAP-32). */
const TRAP = 'trap';

/** This turn and three whole ones. */
const TURNS = 4;

export function choking(by: FigureId | null): Effect {
  return { tag: CHOKED, ends: 'never', left: TURNS, of: by ?? TRAP };
}

/** A turn begins: after three whole turns of choking the victim is dying. */
export function tighten(play: Play): void {
  for (const { id, effects } of play.state.figures)
    for (const effect of effects) {
      if (effect.tag !== CHOKED || effect.of === TRAP) continue;
      const left = (effect.left ?? 1) - 1;
      play.tell('chokeTightened', { figure: id, left }, ['ADV-DARK-02']);
      if (left === 0) play.begin({ tag: 'choking', figure: id, stage: 'fate' }, 'ADV-DARK-02');
    }
}

/** The caster is dead: all victims breathe again. */
export function letBreathe(play: Play, caster: FigureId): void {
  for (const { id, effects } of play.state.figures)
    if (effects.some(({ tag, of }) => tag === CHOKED && of === caster))
      endEffect(play, id, CHOKED, ['ADV-DARK-02']);
}

/** Only a fate point helps now: the victim lives, with the wounds it had. */
export const chokingFrame: FrameKind<ChokingFrame> = {
  asks: () => null,
  runs(play, { answer, figure, stage }) {
    if (findFigure(play.state, figure) === undefined) return play.finish(['ADV-DARK-02']);
    if (stage === 'fate') {
      play.goOn({ tag: 'choking', figure, stage: 'end' }, 'ADV-DARK-02');
      return test(play, { figure, kind: 'choke', face: 0, passed: false, rules: ['ADV-DARK-02'] });
    }
    play.finish(['ADV-DARK-02']);
    if (answer === true) endEffect(play, figure, CHOKED, ['ADV-DARK-02', 'ADV-FATE-09']);
    else die(play, figure, ['ADV-DARK-02']);
    settleZones(play);
  },
};
