/** Falling blocks (ADV-TRAP-23 to ADV-TRAP-25). */
import type { Square } from '@oubliette/dungeon';
import { areaAt } from '../board.ts';
import { test } from '../combat/tests.ts';
import { figureOf, findFigure, stat } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { actOf } from '../turns/acts.ts';
import { blast } from './blast.ts';
import { trapsOf } from './ground.ts';
import type { DodgeFrame, TrapFacts } from './types.ts';

const SPLINTERS = 3;
const BURIED = 12;
/** Half the walk of an exploration turn. */
const SOFTLY = 6;

export const dodgeFrame: FrameKind<DodgeFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const { figure: id } = now;
    const figure = findFigure(play.state, id);
    if (now.stage === 'end' || figure === undefined) return play.finish(['ADV-TRAP-23']);
    if (now.stage === 'rolled') {
      play.goOn({ ...now, stage: 'end' }, 'ADV-TRAP-23');
      const dice = answer === true ? SPLINTERS : BURIED;
      return blast(play, { trap: 'blocks', rule: 'ADV-TRAP-23', targets: [id], dice });
    }
    const speed = stat(play.state, figure, 'speed');
    const face = play.figureRolls(id, 'ADV-TRAP-23');
    const passed = face <= speed;
    play.goOn({ ...now, stage: 'rolled' }, 'ADV-TRAP-23');
    play.reveal('dodgeRolled', { figure: id, face, speed, passed }, ['ADV-TRAP-23']);
    test(play, { figure: id, kind: 'dodge', face, passed, rules: ['ADV-TRAP-23'] });
  },
};

/** A figure has reached a square too fast for the blocks it knew to hang over that section. */
export function shakeBlocks(play: Play, id: FigureId, to: Square): void {
  const { world, state } = play;
  const figure = figureOf(state, id);
  if (figure.side !== 'heroes') return;
  const loose = trapsOf(state).find(
    (trap) =>
      trap.trap === 'blocks' &&
      trap.state === 'noticed' &&
      trap.chest === null &&
      areaAt(world, state, trap.square) === areaAt(world, state, to),
  );
  if (loose === undefined) return;
  const half = state.turn.mode === 'exploration' ? SOFTLY : Math.ceil(stat(state, figure, 'speed') / 2);
  if (actOf(state, id).moved <= half) return;
  const { square, chest, trap } = loose;
  play.begin(
    { tag: 'trap', figure: id, square, chest, trap, known: loose.id, stage: 'goOff', fumbled: false },
    'ADV-TRAP-25',
  );
}

export const dodgeAppliers: Pick<Appliers<TrapFacts>, 'dodgeRolled'> = { dodgeRolled: (state) => state };
