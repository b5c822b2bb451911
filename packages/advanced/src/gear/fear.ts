/** Fearsome monsters: which figures test Bravery, and which cower (ADV-ABIL-23 to ADV-ABIL-28). */
import { groundOf } from '../board.ts';
import { test } from '../combat/tests.ts';
import { deathZone, settleZones } from '../combat/zones.ts';
import { findFigure, hasEffect, isAsleep, isOn, isUp, stat } from '../figures.ts';
import { isSpared } from '../hazards/company.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { withEffect, withoutEffect } from './effects.ts';
import { isFearsome } from './traits.ts';
import type { FearFrame, GearFacts } from './types.ts';

export const COWERING = 'cowering';

/** Figures of a side in the death zone of a fearsome one; fearsome figures never test (ADV-ABIL-28). */
function frightened(world: World, state: State, side: Figure['side']): Figure[] {
  const terrors = state.figures.filter((figure) => figure.side !== side && isFearsome(figure));
  if (terrors.length === 0) return [];
  const { board } = groundOf(world, state);
  const zones = terrors.map((terror) => ({ terror, zone: deathZone(world, state, terror) }));
  return state.figures.filter(
    (figure) =>
      figure.side === side &&
      isUp(figure) &&
      !isAsleep(figure) &&
      !isFearsome(figure) &&
      zones.some(({ terror, zone }) => !isSpared(state, terror, figure) && isOn(board, figure, zone)),
  );
}

/** At the start of a side's combat phase: one test each, however many fearsome enemies (ADV-ABIL-23). */
export function testFear(play: Play, side: Figure['side']): void {
  const figures = frightened(play.world, play.state, side).map(({ id }) => id);
  if (figures.length > 0) play.begin({ tag: 'fear', figures, stage: 'roll' }, 'ADV-ABIL-23');
}

/** A monster's fright lasts until its side's next phase; a hero's ends with the turn. */
export function takeHeart(play: Play): void {
  for (const figure of play.state.figures)
    if (figure.side === 'monsters' && hasEffect(figure, COWERING))
      play.tell('tookHeart', { figure: figure.id }, ['ADV-ABIL-28']);
}

export const fearFrame: FrameKind<FearFrame> = {
  asks: () => null,
  runs(play, { figures, stage, answer }) {
    const [id, ...rest] = figures;
    const figure = id === undefined ? undefined : findFigure(play.state, id);
    if (stage === 'rolled') {
      play.goOn({ tag: 'fear', figures: rest, stage: 'roll' }, 'ADV-ABIL-24');
      if (answer !== true && figure !== undefined)
        play.tell('cowered', { figure: figure.id }, ['ADV-ABIL-24', 'ADV-ABIL-25']);
      return;
    }
    if (id === undefined) {
      play.finish(['ADV-ABIL-23']);
      return settleZones(play);
    }
    if (figure === undefined) return play.goOn({ tag: 'fear', figures: rest, stage }, 'ADV-ABIL-23');
    const bravery = stat(play.state, figure, 'bravery');
    const face = play.figureRolls(id, 'ADV-ABIL-24');
    const passed = face <= bravery;
    play.goOn({ tag: 'fear', figures, stage: 'rolled' }, 'ADV-ABIL-24');
    play.reveal('braveryTested', { figure: id, face, bravery, passed }, ['ADV-ABIL-23', 'ADV-ABIL-24']);
    test(play, { figure: id, kind: 'bravery', face, passed, rules: ['ADV-ABIL-24'] });
  },
};

export const fearAppliers: Pick<Appliers<GearFacts>, 'braveryTested' | 'cowered' | 'tookHeart'> = {
  braveryTested: (state) => state,
  cowered: (state, { figure }) => {
    const { side } = findFigure(state, figure)!;
    return withEffect(state, figure, { tag: COWERING, ends: side === 'heroes' ? 'turn' : 'fight' });
  },
  tookHeart: (state, { figure }) => withoutEffect(state, figure, COWERING),
};
