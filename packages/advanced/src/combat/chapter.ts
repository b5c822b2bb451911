/** The chapter of fighting. */
import type { Chapter } from '../kit.ts';
import { attackFrame } from './attack.ts';
import { bringBurden, burdenAppliers, carry, drag, moveBurdenAside } from './burden.ts';
import { damageAppliers, damageFrame, faceWounds, woundedAsSeen } from './damage.ts';
import { attack, deedAppliers, deedOffers, reload, run, shootMagic } from './deeds.ts';
import { fallAppliers } from './fall.ts';
import { fateAppliers, fateOffers, undoWounds } from './fate.ts';
import { followUp, followUpAppliers, followUpFrame } from './followUp.ts';
import { givePotion, potionAppliers, potionsWork } from './potion.ts';
import { chooseOrder, orderAppliers, orderOffers } from './pursuit.ts';
import { chooseVictim, shotFrame } from './ranged.ts';
import { missileAppliers } from './spoils.ts';
import { faceRoll, testFrame } from './tests.ts';
import type { CombatCommand, CombatFacts, CombatFrame } from './types.ts';
import { unmask } from './unmask.ts';
import { fixFrame, fixZone, settleZones, zoneAppliers } from './zones.ts';

const id = 'text';

export const combatChapter: Chapter<CombatCommand, CombatFacts, CombatFrame> = {
  shapes: {
    chooseOrder: { order: ['moveFirst', 'deedFirst'], pursuit: 'flag' },
    attack: { figure: id, target: id, weapon: id },
    shootMagic: { figure: id, target: id, weapon: id, missile: id },
    reload: { figure: id },
    run: { figure: id },
    drag: { figure: id, target: id },
    carry: { figure: id, target: id },
    givePotion: { figure: id, target: id },
    faceWounds: { fate: 'flag' },
    faceRoll: { fate: 'flag' },
    undoWounds: { figure: id },
    chooseVictim: { target: id },
    followUp: { to: 'square or null' },
    fixZone: { target: id },
  },
  handlers: {
    chooseOrder,
    attack,
    shootMagic,
    reload,
    run,
    drag,
    carry,
    givePotion,
    faceWounds,
    faceRoll,
    undoWounds,
    chooseVictim,
    followUp,
    fixZone,
  },
  appliers: {
    ...zoneAppliers,
    ...damageAppliers,
    ...fateAppliers,
    ...fallAppliers,
    ...followUpAppliers,
    ...missileAppliers,
    ...deedAppliers,
    ...burdenAppliers,
    ...potionAppliers,
    ...orderAppliers,
    attackRolled: (state) => state,
    shotRolled: (state) => state,
    struck: (state) => state,
    strayed: (state) => state,
    damageRolled: (state) => state,
  },
  frames: {
    attack: attackFrame,
    shot: shotFrame,
    damage: damageFrame,
    test: testFrame,
    followUp: followUpFrame,
    fix: fixFrame,
  },
  redacts: { wounded: woundedAsSeen },
  offers: (world, state, seat) => [...orderOffers(state, seat), ...deedOffers(world, state, seat)],
  always: (_world, state, seat) => fateOffers(state, seat),
  reacts: {
    stepped: (play, event) => {
      const { figure, from } = event;
      bringBurden(play, figure, from);
    },
    drewBack: (play, event) => moveBurdenAside(play, event.figure),
    turnBegan: (play) => {
      potionsWork(play);
      settleZones(play);
    },
    doorOpened: (play, event) => unmask(play, event.figure, 'door'),
    doorClosed: (play, event) => unmask(play, event.figure, 'door'),
  },
};
