/** The chapter of magic. */
import type { Chapter } from '../kit.ts';
import { magicAppliers } from './apply.ts';
import { cast, castOffers } from './cast.ts';
import { aimAtFigure, aimAtSection, aimAtSquare, aimAtWall, aimDone, casting } from './casting.ts';
import { chokingFrame, letBreathe, tighten } from './choke.ts';
import { drive, fleeing } from './flight.ts';
import { letRest, raiseDead, raiseOffers, rites } from './raising.ts';
import { comeToRest } from './still.ts';
import { touching } from './touching.ts';
import type { MagicCommand, MagicFacts, MagicFrame } from './types.ts';

const id = 'text';
const square = 'square';

export const magicChapter: Chapter<MagicCommand, MagicFacts, MagicFrame> = {
  shapes: {
    cast: { figure: id, spell: id },
    aimAtFigure: { target: id },
    aimAtSquare: { at: square },
    aimAtWall: { at: square, side: 'side' },
    aimAtSection: { area: id },
    aimDone: {},
    drive: { to: 'square or null' },
    raiseDead: { figure: id, target: id },
    letRest: {},
  },
  handlers: {
    cast,
    aimAtFigure,
    aimAtSquare,
    aimAtWall,
    aimAtSection,
    aimDone,
    drive,
    raiseDead,
    letRest,
  },
  appliers: magicAppliers,
  frames: { casting, touching, fleeing, choking: chokingFrame, rites },
  offers: (_world, state, seat) => castOffers(state, seat),
  always: raiseOffers,
  reacts: {
    turnBegan: tighten,
    died: (play, event) => letBreathe(play, event.figure),
    stepped: (play, event) => comeToRest(play, event.figure),
    followedUp: (play, event) => comeToRest(play, event.figure),
    monsterPlaced: (play, event) => comeToRest(play, event.figure.id),
  },
};
