import type { CorrectionFacts } from '../../override.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

const reason = 'miscounted';

export const CORRECTION_SAMPLES: Samples<never, CorrectionFacts> = {
  commands: {},
  events: {
    corrected: [
      { change: { tag: 'setBody', figure: 'elf', body: 1 }, reason },
      { change: { tag: 'setBody', figure: 'orc-2', body: 2 }, reason },
      { change: { tag: 'setSquare', figure: 'elf', square: F7 }, reason },
      { change: { tag: 'setGold', figure: 'warrior', gold: 0 }, reason },
      { change: { tag: 'setGold', figure: 'warrior', gold: 30 }, reason },
      { change: { tag: 'setDoor', door: 0, open: true }, reason },
      { change: { tag: 'setDoor', door: 1, open: false }, reason },
      { change: { tag: 'setClock', rounds: 3 }, reason },
      { change: { tag: 'removeFigure', figure: 'ghoul-1' }, reason },
    ],
  },
};
