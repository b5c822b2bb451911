/** The chapter of chests and treasure. */
import type { Chapter } from '../kit.ts';
import { MASTER } from '../setup.ts';
import { lairAppliers } from './lair.ts';
import { chestFrame, openingAppliers } from './opening.ts';
import { award, claim, noClaim, shareAppliers, shareFrame } from './share.ts';
import { sourceAppliers } from './sources.ts';
import { drop, give, take, takeAppliers, takeOffers } from './take.ts';
import type { TreasureCommand, TreasureFacts, TreasureFrame } from './types.ts';
import { drinkPotion, useAppliers, useOffers, wear } from './use.ts';
import { castSource, sourceOffers } from './casting.ts';
import { wardAppliers, wardFrame, wardOff } from './ward.ts';

const id = 'text';
const item = 'text';

export const treasureChapter: Chapter<TreasureCommand, TreasureFacts, TreasureFrame> = {
  shapes: {
    take: { figure: id, from: id, item },
    give: { figure: id, target: id, item },
    drop: { figure: id, item },
    wear: { figure: id, item },
    drinkPotion: { figure: id, item },
    castSource: { figure: id, item, spell: id },
    claim: { figure: id, item },
    noClaim: {},
    award: { figure: id },
    wardOff: { roll: 'flag' },
  },
  handlers: { take, give, drop, wear, drinkPotion, castSource, claim, noClaim, award, wardOff },
  appliers: {
    ...openingAppliers,
    ...takeAppliers,
    ...shareAppliers,
    ...useAppliers,
    ...wardAppliers,
    ...sourceAppliers,
    ...lairAppliers,
    chestRolled: (state) => state,
    potionFound: (state) => state,
    magicFound: (state) => state,
  },
  redacts: {
    lairFilled: (event, seat) => (seat === MASTER ? event : { ...event, monsters: event.looks }),
  },
  frames: { chest: chestFrame, share: shareFrame, ward: wardFrame },
  offers: (world, state, seat) =>
    state.turn.phase === 'heroes'
      ? [...takeOffers(world, state, seat), ...useOffers(state, seat), ...sourceOffers(state, seat)]
      : [],
};
