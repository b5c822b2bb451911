/** Labels of encounters, counters, fights and gear. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { CombatCommand } from '../../combat/types.ts';
import type { CounterCommand } from '../../counters/types.ts';
import type { EncounterCommand } from '../../encounter/types.ts';
import type { GearCommand } from '../../gear/types.ts';
import { counterNoun, momentName } from '../counterWords.ts';
import { kindNoun } from '../names.ts';
import { thingNoun } from '../scene.ts';
import { DEVICES } from '../vocabulary.ts';
import type { Labels } from './label.ts';

export const COMBAT_LABELS = defineMessages({
  en: {
    placeMonster: 'Place {kind_a} on {square}',
    shiftMonster: 'Move {figure} to {square}',
    switchMonsters: 'Exchange {figure} and {other}',
    monstersStand: 'Let the monsters stand',
    playCounter: 'Play {counter_a}',
    playEscape: 'Let {figure} escape with an escape counter',
    bringCharacter: 'Bring in {character}',
    holdCounters: 'Play no counter',
    watch: '{on, select, yes {Be asked for a counter} other {No longer be asked for a counter}} {moment}',
    chooseOrder:
      '{order, select, moveFirst {Have the monsters move first} other {Have the monsters act first}}{pursuit, select, yes {, in pursuit} other {}}',
    attack: 'Attack {target} with {weapon}',
    shootMagic: 'Shoot {missile} at {target} with {weapon}',
    reload: 'Reload',
    run: 'Run',
    drag: 'Drag {target} along',
    carry: 'Carry {target}',
    givePotion: 'Give {target} a healing potion',
    drinkPotion: 'Drink a healing potion',
    faceWounds: '{fate, select, yes {Spend a Fate point: no Wounds} other {Take the Wounds}}',
    faceRoll: '{fate, select, yes {Spend a Fate point: the roll succeeds} other {Let the roll stand}}',
    undoWounds: 'Spend a Fate point to undo {figure_s} Wounds of this turn',
    chooseVictim: 'Let the shot hit {target}',
    followUp: 'Step forward to {square}',
    stayPut: 'Stay',
    fixZone: 'Fix the death zone on {target}',
    takeInHand: 'Take {weapon} in hand',
    goBerserk: 'Go berserk',
    useDevice: 'Use {device} on {target}',
    swingCenser: 'Swing the plague censer',
  },
  fr: {
    placeMonster: 'Placer {kind_a} en {square}',
    shiftMonster: 'Déplacer {figure} en {square}',
    switchMonsters: 'Échanger {figure} et {other}',
    monstersStand: 'Laisser les monstres en place',
    playCounter: 'Jouer {counter_a}',
    playEscape: 'Faire fuir {figure} avec un pion de fuite',
    bringCharacter: 'Faire entrer {character}',
    holdCounters: 'Ne jouer aucun pion',
    watch: '{on, select, yes {Proposer les pions} other {Ne plus proposer les pions}} {moment}',
    chooseOrder:
      '{order, select, moveFirst {Déplacer d’abord les monstres} other {Faire d’abord agir les monstres}}{pursuit, select, yes {, en poursuite} other {}}',
    attack: 'Attaquer {target} avec {weapon}',
    shootMagic: 'Tirer {missile} sur {target} avec {weapon}',
    reload: 'Recharger',
    run: 'Courir',
    drag: 'Traîner {target}',
    carry: 'Porter {target}',
    givePotion: 'Donner une potion de soins à {target}',
    drinkPotion: 'Boire une potion de soins',
    faceWounds:
      '{fate, select, yes {Dépenser un point de Destinée : pas de Blessures} other {Subir les Blessures}}',
    faceRoll:
      '{fate, select, yes {Dépenser un point de Destinée : le jet réussit} other {Laisser le jet tel quel}}',
    undoWounds: 'Dépenser un point de Destinée pour effacer les Blessures de {figure} ce tour-ci',
    chooseVictim: 'Laisser le tir toucher {target}',
    followUp: 'Avancer en {square}',
    stayPut: 'Rester sur place',
    fixZone: 'Fixer la zone mortelle sur {target}',
    takeInHand: 'Prendre {weapon} en main',
    goBerserk: 'Entrer en furie',
    useDevice: 'Employer {device} contre {target}',
    swingCenser: 'Faire tournoyer l’encensoir à peste',
  },
});

const sentence = sentencesOf(COMBAT_LABELS);

export const ENCOUNTER_LABELLERS: Labels<EncounterCommand> = {
  placeMonster: ({ kind, at: square }, at) =>
    sentence('placeMonster', { kind: kindNoun(kind), square: at.square(square) }),
  shiftMonster: ({ figure, to }, at) =>
    sentence('shiftMonster', { figure: at.figure(figure), square: at.square(to) }),
  switchMonsters: ({ figure, with: other }, at) =>
    sentence('switchMonsters', { figure: at.figure(figure), other: at.figure(other) }),
  monstersStand: () => sentence('monstersStand', {}),
};

export const COUNTER_LABELLERS: Labels<CounterCommand> = {
  playCounter: ({ counter }) => sentence('playCounter', { counter: counterNoun(counter) }),
  playEscape: ({ figure }, at) => sentence('playEscape', { figure: at.figure(figure) }),
  bringCharacter: ({ character }) => sentence('bringCharacter', { character: kindNoun(character) }),
  holdCounters: () => sentence('holdCounters', {}),
  watch: ({ moment, on }, at) =>
    sentence('watch', { on: yesNo(on), moment: momentName(moment, at.language) }),
};

export const COMBAT_LABELLERS: Labels<CombatCommand> = {
  chooseOrder: ({ order, pursuit }) => sentence('chooseOrder', { order, pursuit: yesNo(pursuit) }),
  attack: ({ target, weapon }, at) =>
    sentence('attack', { target: at.figure(target), weapon: thingNoun(weapon) }),
  shootMagic: ({ target, weapon, missile }, at) =>
    sentence('shootMagic', {
      target: at.figure(target),
      weapon: thingNoun(weapon),
      missile: thingNoun(missile),
    }),
  reload: () => sentence('reload', {}),
  run: () => sentence('run', {}),
  drag: ({ target }, at) => sentence('drag', { target: at.figure(target) }),
  carry: ({ target }, at) => sentence('carry', { target: at.figure(target) }),
  givePotion: ({ figure, target }, at) =>
    figure === target ? sentence('drinkPotion', {}) : sentence('givePotion', { target: at.figure(target) }),
  faceWounds: ({ fate }) => sentence('faceWounds', { fate: yesNo(fate) }),
  faceRoll: ({ fate }) => sentence('faceRoll', { fate: yesNo(fate) }),
  undoWounds: ({ figure }, at) => sentence('undoWounds', { figure: at.figure(figure) }),
  chooseVictim: ({ target }, at) => sentence('chooseVictim', { target: at.figure(target) }),
  followUp: ({ to }, at) =>
    to === null ? sentence('stayPut', {}) : sentence('followUp', { square: at.square(to) }),
  fixZone: ({ target }, at) => sentence('fixZone', { target: at.figure(target) }),
};

export const GEAR_LABELLERS: Labels<GearCommand> = {
  takeInHand: ({ weapon }) => sentence('takeInHand', { weapon: thingNoun(weapon) }),
  goBerserk: () => sentence('goBerserk', {}),
  useDevice: ({ device, target }, at) =>
    target === null
      ? sentence('swingCenser', {})
      : sentence('useDevice', { device: DEVICES[device], target: at.figure(target) }),
};
