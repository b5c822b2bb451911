/** Weapons, armour and monsters' abilities at work. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { GearFacts } from '../../gear/types.ts';
import { thingNoun } from '../scene.ts';
import { DEVICES } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

const WOUNDS_EN = '{wounds, plural, =0 {no Wound} one {# Wound} other {# Wounds}}';
const WOUNDS_FR = '{wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}';
const PASSED_EN = '{passed, select, yes {passed} other {failed}}';
const PASSED_FR = '{passed, select, yes {réussi} other {manqué}}';
const RESULT_EN = '{result, select, critical {a critical hit} hit {a hit} miss {a miss} other {a fumble}}';
const RESULT_FR =
  '{result, select, critical {réussite critique} hit {touché} miss {manqué} other {échec critique}}';

export const GEAR = defineMessages({
  en: {
    tookInHand: '{Figure} takes {weapon} in hand.',
    braveryTested: `{Figure} tests Bravery {bravery} and rolls {face}: ${PASSED_EN}.`,
    cowered: '{Figure} cowers in fear.',
    tookHeart: '{Figure} takes heart again.',
    wentBerserk: '{Figure} goes berserk!',
    calmedDown: '{Figure} calms down.',
    regenerated: `{Figure} regenerates ${WOUNDS_EN}.`,
    diseaseTested: `{By} may have infected {figure}, who rolls {face} against Toughness {toughness}: ${PASSED_EN}.`,
    fellIll: '{Figure} falls ill.',
    gasGlobesUsed: '{Figure} throws a gas globe at {target}.',
    warpfireUsed: '{Figure} lets loose a jet of warpfire at {target}.',
    plagueCenserUsed: '{Figure} swings the plague censer.',
    warpScrollUsed: '{Figure} reads the warp scroll at {target}.',
    deviceRolled: `At {range, plural, one {# square} other {# squares}} {figure} needs {needed} with {device} and rolls {face}: ${RESULT_EN}.`,
    gasSpread: 'Poison gas spreads from {square}.',
    gasBreathed: `{Figure} tests Intelligence {intelligence} to hold out in the gas and rolls {face}: ${PASSED_EN}.`,
    gasCleared: 'The gas clears.',
    scorched: `{Device} hits {target} with {faces} against Toughness {toughness}: ${WOUNDS_EN}.`,
  },
  fr: {
    tookInHand: '{Figure} prend {weapon} en main.',
    braveryTested: `{Figure} teste sa Bravoure de {bravery} et obtient {face} : ${PASSED_FR}.`,
    cowered: '{Figure} se terre de peur.',
    tookHeart: '{Figure} reprend courage.',
    wentBerserk: '{Figure} entre en furie !',
    calmedDown: '{Figure} se calme.',
    regenerated: `{Figure} régénère ${WOUNDS_FR}.`,
    diseaseTested: `{By} a pu contaminer {figure}, qui obtient {face} contre une Résistance de {toughness} : ${PASSED_FR}.`,
    fellIll: '{Figure} tombe malade.',
    gasGlobesUsed: '{Figure} lance un globe de gaz sur {target}.',
    warpfireUsed: '{Figure} lâche un jet de feu de warp sur {target}.',
    plagueCenserUsed: '{Figure} fait tournoyer l’encensoir à peste.',
    warpScrollUsed: '{Figure} lit le parchemin de warp contre {target}.',
    deviceRolled: `À {range, plural, one {# case} other {# cases}}, {figure} doit faire {needed} avec {device} et obtient {face} : ${RESULT_FR}.`,
    gasSpread: 'Un gaz mortel se répand autour de {square}.',
    gasBreathed: `{Figure} teste son Intelligence de {intelligence} pour tenir dans le gaz et obtient {face} : ${PASSED_FR}.`,
    gasCleared: 'Le gaz se dissipe.',
    scorched: `{Device} touche {target} avec {faces} contre une Résistance de {toughness} : ${WOUNDS_FR}.`,
  },
});

const sentence = sentencesOf(GEAR);

export const GEAR_TELLERS: Tellers<GearFacts> = {
  tookInHand: ({ figure, weapon }, at) =>
    sentence('tookInHand', { figure: at.figure(figure), weapon: thingNoun(weapon) }),
  braveryTested: ({ figure, face, bravery, passed }, at) =>
    sentence('braveryTested', { figure: at.figure(figure), face, bravery, passed: yesNo(passed) }),
  cowered: ({ figure }, at) => sentence('cowered', { figure: at.figure(figure) }),
  tookHeart: ({ figure }, at) => sentence('tookHeart', { figure: at.figure(figure) }),
  wentBerserk: ({ figure }, at) => sentence('wentBerserk', { figure: at.figure(figure) }),
  calmedDown: ({ figure }, at) => sentence('calmedDown', { figure: at.figure(figure) }),
  regenerated: ({ figure, wounds }, at) => sentence('regenerated', { figure: at.figure(figure), wounds }),
  diseaseTested: ({ figure, by, face, toughness, passed }, at) =>
    sentence('diseaseTested', {
      by: at.figure(by),
      figure: at.figure(figure),
      face,
      toughness,
      passed: yesNo(passed),
    }),
  fellIll: ({ figure }, at) => sentence('fellIll', { figure: at.figure(figure) }),
  deviceUsed: ({ figure, device, target }, at) =>
    device === 'plagueCenser' || target === null
      ? sentence('plagueCenserUsed', { figure: at.figure(figure) })
      : sentence(`${device}Used`, { figure: at.figure(figure), target: at.figure(target) }),
  deviceRolled: ({ figure, device, range, needed, face, result }, at) =>
    sentence('deviceRolled', {
      range,
      figure: at.figure(figure),
      device: DEVICES[device],
      needed,
      face,
      result,
    }),
  gasSpread: ({ square }, at) => sentence('gasSpread', { square: at.square(square) }),
  gasBreathed: ({ figure, face, intelligence, passed }, at) =>
    sentence('gasBreathed', { figure: at.figure(figure), face, intelligence, passed: yesNo(passed) }),
  gasCleared: () => sentence('gasCleared', {}),
  scorched: ({ device, target, faces, toughness, wounds }, at) =>
    sentence('scorched', {
      device: DEVICES[device],
      faces: faces.join(', '),
      target: at.figure(target),
      toughness,
      wounds,
    }),
};
