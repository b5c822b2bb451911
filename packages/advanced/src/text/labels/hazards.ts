/** Labels of actions in hazard rooms. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { HazardCommand } from '../../hazards/types.ts';
import { areaMention } from '../names.ts';
import { thingNoun } from '../scene.ts';
import type { Labels } from './label.ts';

export const HAZARD_LABELS = defineMessages({
  en: {
    placeFeature: 'Put it on {square}',
    answerThief:
      '{answer, select, accept {Take the thief along} refuse {Send the thief away} other {Attack the thief}}',
    allowAttack: '{allow, select, yes {Allow the attack} other {Do not allow the attack}}',
    leap: 'Leap across to {square}',
    cautiousLeap: 'Leap across to {square} on a rope',
    holdRope: '{hold, select, yes {Hold the rope} other {Do not hold the rope}}',
    buildLadder: 'Build a rope ladder',
    crossLadder: 'Cross by the ladder to {square}',
    takeRuby: 'Reach for the ruby',
    clearRoom: 'Clear the room with {means}',
    fightBats: 'Fight the bats',
    goIn: '{go, select, yes {Go in} other {Stay outside}}',
    giveBite: 'Give the Wound to {target}',
    pickMushroom: 'Pick a mushroom',
    eatMushroom: 'Eat a mushroom from {place} (level {level})',
    faceVenom:
      '{cure, select, fate {Spend a Fate point} potion {Drink a healing potion} other {Do nothing against it}}',
    liftGrate: 'Lift the grate',
    fixRope: 'Fix a rope to go down by',
    goDown: 'Go down to {square}{surely, select, yes {, with no way back} other {}}',
    climbUp: 'Climb up to {square}',
    enthrone: 'Seat {target} on the throne',
  },
  fr: {
    placeFeature: 'Placer en {square}',
    answerThief:
      '{answer, select, accept {Emmener le voleur} refuse {Renvoyer le voleur} other {Attaquer le voleur}}',
    allowAttack: '{allow, select, yes {Permettre l’attaque} other {Ne pas permettre l’attaque}}',
    leap: 'Sauter jusqu’en {square}',
    cautiousLeap: 'Sauter jusqu’en {square} avec une corde',
    holdRope: '{hold, select, yes {Tenir la corde} other {Ne pas tenir la corde}}',
    buildLadder: 'Construire une échelle de corde',
    crossLadder: 'Passer par l’échelle en {square}',
    takeRuby: 'Tendre la main vers le rubis',
    clearRoom: 'Dégager la salle avec {means}',
    fightBats: 'Combattre les chauves-souris',
    goIn: '{go, select, yes {Entrer} other {Rester dehors}}',
    giveBite: 'Donner la Blessure à {target}',
    pickMushroom: 'Cueillir un champignon',
    eatMushroom: 'Manger un champignon de {place} (étage {level})',
    faceVenom:
      '{cure, select, fate {Dépenser un point de Destinée} potion {Boire une potion de soins} other {Ne rien faire contre}}',
    liftGrate: 'Soulever la grille',
    fixRope: 'Fixer une corde pour descendre',
    goDown: 'Descendre en {square}{surely, select, yes {, sans retour} other {}}',
    climbUp: 'Remonter en {square}',
    enthrone: 'Asseoir {target} sur le trône',
  },
});

const sentence = sentencesOf(HAZARD_LABELS);

export const HAZARD_LABELLERS: Labels<HazardCommand> = {
  placeFeature: ({ at: square }, at) => sentence('placeFeature', { square: at.square(square) }),
  answerThief: ({ answer }) => sentence('answerThief', { answer }),
  allowAttack: ({ allow }) => sentence('allowAttack', { allow: yesNo(allow) }),
  leap: ({ to }, at) => sentence('leap', { square: at.square(to) }),
  cautiousLeap: ({ to }, at) => sentence('cautiousLeap', { square: at.square(to) }),
  holdRope: ({ hold }) => sentence('holdRope', { hold: yesNo(hold) }),
  buildLadder: () => sentence('buildLadder', {}),
  crossLadder: ({ to }, at) => sentence('crossLadder', { square: at.square(to) }),
  takeRuby: () => sentence('takeRuby', {}),
  clearRoom: ({ means }) => sentence('clearRoom', { means: thingNoun(means) }),
  fightBats: () => sentence('fightBats', {}),
  goIn: ({ go }) => sentence('goIn', { go: yesNo(go) }),
  giveBite: ({ target }, at) => sentence('giveBite', { target: at.figure(target) }),
  pickMushroom: () => sentence('pickMushroom', {}),
  eatMushroom: ({ mushroom }) => {
    const [, level, area = ''] = mushroom.split(':');
    return sentence('eatMushroom', { place: areaMention(area), level: Number(level) + 1 });
  },
  faceVenom: ({ cure }) => sentence('faceVenom', { cure }),
  liftGrate: () => sentence('liftGrate', {}),
  fixRope: () => sentence('fixRope', {}),
  goDown: ({ to, surely }, at) => sentence('goDown', { square: at.square(to), surely: yesNo(surely) }),
  climbUp: ({ to }, at) => sentence('climbUp', { square: at.square(to) }),
  enthrone: ({ target }, at) => sentence('enthrone', { target: at.figure(target) }),
};
