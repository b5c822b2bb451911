import type { TurnCommand, TurnFacts } from '../../turns/types.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

export const TURN_SAMPLES: Samples<TurnCommand, TurnFacts> = {
  commands: {
    placeHero: [{ type: 'placeHero', hero: 'elf', at: F7 }],
    takeTurn: [{ type: 'takeTurn', hero: 'warrior' }],
    claimTurn: [{ type: 'claimTurn', hero: 'elf' }],
    letGo: [{ type: 'letGo' }],
    endTurn: [{ type: 'endTurn' }],
    leave: [{ type: 'leave' }],
    activate: [{ type: 'activate', monster: 'orc-2' }],
  },
  events: {
    heroPlaced: [{ hero: 'elf', at: F7 }],
    roundBegan: [{ round: 3 }],
    claimed: [{ hero: 'warrior' }],
    claimsRolled: [
      {
        rolls: [
          { hero: 'elf', face: 4 },
          { hero: 'warrior', face: 2 },
        ],
      },
    ],
    turnBegan: [{ figure: 'elf' }, { figure: 'orc-2' }],
    turnEnded: [{ figure: 'warrior' }],
    gmTurnBegan: [{ awake: [] }, { awake: ['orc-1'] }, { awake: ['orc-1', 'orc-2'] }],
    actionLost: [{ figure: 'elf' }],
    gmTurnEnded: [{}],
    gmDone: [{}],
    left: [{ hero: 'warrior' }],
    ended: ['won', 'withdrawn', 'lost'].map((outcome) => ({ ending: { winners: [], outcome } })),
  },
};
