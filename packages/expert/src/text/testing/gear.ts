import { TREASURE_IDS } from '../../content/treasures.ts';
import type { GearCommand, GearFacts } from '../../gear/types.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

const QUIVER = { card: 'barbedArrows', left: 2 } as const;

export const GEAR_SAMPLES: Samples<GearCommand, GearFacts> = {
  commands: {
    giveCard: TREASURE_IDS.map((card) => ({ type: 'giveCard', card, to: 'warrior' })),
    giveGold: [
      { type: 'giveGold', gold: 1, to: 'warrior' },
      { type: 'giveGold', gold: 25, to: 'warrior' },
    ],
    answerGift: [
      { type: 'answerGift', accept: true },
      { type: 'answerGift', accept: false },
    ],
    dropCard: [{ type: 'dropCard', card: 'sword', at: F7 }],
    pickUp: [{ type: 'pickUp', card: 'leather' }],
    pickUpGold: [{ type: 'pickUpGold' }],
    wear: [{ type: 'wear', card: 'winterBoots' }],
    takeOff: [{ type: 'takeOff', card: 'mail' }],
    drink: [{ type: 'drink', card: 'healingPotion' }],
    readScroll: [
      { type: 'readScroll', card: 'strikeScroll', target: 'orc-1' },
      { type: 'readScroll', card: 'healScroll', target: 'warrior' },
    ],
    leaveCard: [{ type: 'leaveCard', card: 'rope', at: F7 }],
  },
  events: {
    treasureTurned: TREASURE_IDS.map((card) => ({ card })),
    reshuffled: [{}],
    nothingLeft: [{}],
    cashed: [
      { hero: 'elf', card: 'ruby', gold: 110 },
      { hero: 'warrior', card: 'goldChain', gold: 80 },
    ],
    cardTaken: [
      { hero: 'elf', held: { card: 'sword' }, from: 'deck' },
      { hero: 'elf', held: QUIVER, from: 'deck' },
      { hero: 'elf', held: QUIVER, from: 'gift' },
      { hero: 'elf', held: QUIVER, from: 'floor' },
    ],
    cardGiven: [{ from: 'elf', to: 'warrior', held: QUIVER }],
    goldGiven: [
      { from: 'elf', to: 'warrior', gold: 1 },
      { from: 'elf', to: 'warrior', gold: 25 },
    ],
    giftRefused: [{ from: 'elf', to: 'warrior', card: 'dagger' }],
    cardDropped: [{ hero: 'elf', held: { card: 'mail' }, at: F7 }],
    goldPicked: [{ hero: 'elf', at: F7, gold: 30 }],
    cardPicked: [{ hero: 'elf', at: F7, held: QUIVER }],
    worn: [{ hero: 'elf', card: 'winterBoots' }],
    takenOff: [{ hero: 'elf', card: 'shield' }],
    objectUsed: [true, false].map((gone) => ({ hero: 'elf', card: 'cloakOfMist', gone }) as const),
    drunk: [{ hero: 'elf', card: 'healingPotion' }],
    scrollRead: [
      { hero: 'elf', card: 'strikeScroll', target: 'orc-1' },
      { hero: 'elf', card: 'healScroll', target: 'warrior' },
    ],
    shotSpent: [2, 0].map((left) => ({ hero: 'elf', card: 'silverBolts', left }) as const),
    diceOfHealing: [{ figure: 'elf', face: 5 }],
    hastened: [{ hero: 'elf', cells: 6 }],
  },
};
