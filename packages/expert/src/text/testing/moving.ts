import type { MoveCommand, MoveFacts } from '../../moving/types.ts';
import { F7, G7 } from './samples.ts';
import type { Samples } from './samples.ts';

const tried = { figure: 'elf', from: F7, to: G7, face: 2, total: 5 };

export const MOVE_SAMPLES: Samples<MoveCommand, MoveFacts> = {
  commands: {
    move: [
      { type: 'move', mode: 'walk' },
      { type: 'move', mode: 'run' },
    ],
    step: [{ type: 'step', to: F7 }],
    jump: [{ type: 'jump', to: F7 }],
    tumble: [{ type: 'tumble', to: F7 }],
    disarmPit: [{ type: 'disarmPit', at: F7 }],
    answerCrossing: [
      { type: 'answerCrossing', allow: true },
      { type: 'answerCrossing', allow: false },
    ],
  },
  events: {
    moveRolled: [
      { figure: 'elf', mode: 'walk', faces: [3], cells: 6 },
      { figure: 'warrior', mode: 'run', faces: [3, 5], cells: 9 },
      { figure: 'orc-1', mode: 'walk', faces: [2, 4], cells: 6 },
      { figure: 'elf', mode: 'walk', faces: [1], cells: 0 },
    ],
    stepped: [
      { figure: 'elf', from: F7, to: G7, through: false },
      { figure: 'elf', from: F7, to: G7, through: true },
    ],
    crossingAnswered: [
      { figure: 'elf', crossed: 'warrior', allowed: true },
      { figure: 'elf', crossed: 'warrior', allowed: false },
    ],
    jumped: [
      { ...tried, cells: 2, help: 0, made: true },
      { ...tried, cells: 2, help: 0, made: false },
      { ...tried, cells: 2, help: 1, made: true },
    ],
    tumbled: [
      { ...tried, made: true },
      { ...tried, made: false },
    ],
    bridgeTried: [
      { figure: 'elf', tile: 'rift-2', face: 2, total: 5, holds: true },
      { figure: 'warrior', tile: 'rift-2', face: 1, total: 2, holds: false },
    ],
    pitOpened: [{ at: F7 }],
    pitClosed: [{ at: F7 }],
    fell: [{ figure: 'elf', at: F7 }],
    disarmTried: [
      { figure: 'elf', at: F7, face: 3, total: 6, done: true },
      { figure: 'elf', at: F7, face: 1, total: 4, done: false },
    ],
    putBack: [{ figure: 'elf', to: F7 }],
  },
};
