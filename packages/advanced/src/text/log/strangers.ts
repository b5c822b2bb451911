/** Hazard rooms: their contents, strangers, the chasm, the statue, rats and bats. */
import { defineMessages, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { HazardFacts, Loss, Used } from '../../hazards/types.ts';
import { featureNoun, HAZARD_NOUNS, STRANGER_NOUNS } from '../hazardWords.ts';
import { areaNoun } from '../names.ts';
import { crowns, thingsIn } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import type { Tellers } from './teller.ts';

const LOSSES_EN = '{losses, select, none {} other { Gone: {losses}.}}';
const LOSSES_FR = '{losses, select, none {} other { Perdu : {losses}.}}';
const USED_EN = '{things_count, plural, =0 {} other {, using up {things_a}}}';
const USED_FR = '{things_count, plural, =0 {} other {, au prix de {things_a}}}';

export const STRANGERS = defineMessages({
  en: {
    hazardFound: '{dice, select, none {The room holds} other {The hazard table gives {dice}:}} {hazard_a}.',
    strangerKnown: 'The die shows {face}: {stranger}, met before. Wandering monsters are there instead.',
    featurePlaced: '{Feature_a} {feature_number, select, many {are} other {is}} on {square}.',
    strangerPlaced: '{Figure_a} is on {square}.',
    captiveFreed: '{Figure} is free and comes along with {leader}.',
    escortPassed: '{Figure} now goes with {leader}.',
    maidenReturned: '{Figure} is home safe: {to} is given {gold_n}.',
    witchGathers: '{Figure} gathers her powers: this turn is the last to stop her.',
    witchVanished: `The witch is gone for ever.${LOSSES_EN}`,
    loss: '{figure} {gold_n}',
    thiefAnswered:
      '{answer, select, accept {The party takes the thief along.} refuse {The party sends the thief away.} other {The party wants to attack the thief.}}',
    attackAllowed:
      '{allowed, select, yes {The party may attack the thief.} other {The party may not attack the thief.}}',
    thiefRolled: `The die shows {face}: {figure} {result, select, all {makes off with all the gold} half {makes off with half the gold} fails {tries to steal the gold and fails} other {likes the company and stays}}.${LOSSES_EN}`,
    leapRolled:
      '{Figure} {cautious, select, yes {leaps cautiously} other {leaps}} and rolls {face} against Speed {speed}: {across, select, yes {across} other {short of the edge}}.',
    ropeTied: '{Figure} ties on the rope, held by {holders}.',
    ropeRefused: '{Figure} does not hold the rope.',
    ropeRolled: 'The rope jerks: {rolls}.',
    ropeRoll: '{figure} {face} ({held, select, yes {holds} other {lets go}})',
    leapt: '{Figure} crosses the chasm from {from} to {to}{roped, select, yes {, on the rope} other {}}.',
    pulledUp: '{Figure} is pulled up to {to}.',
    fellForEver:
      '{Figure} falls into the depths for ever{rope, select, yes {, and so does the rope} other {}}.',
    ladderBuilt: `{Figure} builds a rope ladder across the chasm${USED_EN}.`,
    ladderCrossed: '{Figure} crosses by the ladder from {from} to {to}.',
    rubyTried:
      '{Figure} reaches for the ruby and rolls {face}: {result, select, curse {a curse} animates {the statue comes to life} transforms {the statue changes into a monster} other {the ruby is taken}}.',
    statueRose: '{Figure_a} rises on {square}.',
    rubyFell: 'The ruby falls to the ground on {square}.',
    swarmEntered: '{Figure} goes into the swarm in {place}.',
    swarmLeft: '{Figure} gets out of the swarm.',
    ratsFought:
      '{Figure} kills {face, plural, one {# rat} other {# rats}}{bitten, select, yes { and is bitten} other {}}: {left, plural, =0 {none is left} one {# is left} other {# are left}}.',
    batsFought:
      '{Figures} {figures_number, select, many {fight} other {fights}} the bats and {figures_number, select, many {roll} other {rolls}} {face}: {wounds, plural, =0 {no Wounds} one {# Wound} other {# Wounds}} in all.',
    roomCleared:
      '{Place} is cleared {things_count, plural, =0 {{how, select, spell {by a spell} other {by fighting}}} other {with {things_a}}}.',
  },
  fr: {
    hazardFound:
      '{dice, select, none {La salle abrite} other {La table des hasards donne {dice} :}} {hazard_a}.',
    strangerKnown:
      'Le dé donne {face} : {stranger}, que l’on connaît déjà. Des monstres errants en tiennent lieu.',
    featurePlaced: '{Feature_a} {feature_number, select, many {se trouvent} other {se trouve}} en {square}.',
    strangerPlaced: '{Figure_a} est en {square}.',
    captiveFreed: '{Figure} est libre et suit {leader}.',
    escortPassed: '{Figure} suit désormais {leader}.',
    maidenReturned: '{Figure} est chez elle, saine et sauve : {to} reçoit {gold_n}.',
    witchGathers: '{Figure} rassemble ses pouvoirs : ce tour est le dernier pour l’arrêter.',
    witchVanished: `La sorcière disparaît à jamais.${LOSSES_FR}`,
    loss: '{figure} {gold_n}',
    thiefAnswered:
      '{answer, select, accept {Le groupe emmène le voleur.} refuse {Le groupe renvoie le voleur.} other {Le groupe veut attaquer le voleur.}}',
    attackAllowed:
      '{allowed, select, yes {Le groupe peut attaquer le voleur.} other {Le groupe ne peut pas attaquer le voleur.}}',
    thiefRolled: `Le dé donne {face} : {figure} {result, select, all {file avec tout l’or} half {file avec la moitié de l’or} fails {tente de voler l’or et échoue} other {se plaît en cette compagnie et reste}}.${LOSSES_FR}`,
    leapRolled:
      '{Figure} {cautious, select, yes {saute avec prudence} other {saute}} et obtient {face} contre une Rapidité de {speed} : {across, select, yes {de l’autre côté} other {trop court}}.',
    ropeTied: '{Figure} s’encorde, et la corde est tenue par {holders}.',
    ropeRefused: '{Figure} ne tient pas la corde.',
    ropeRolled: 'La corde se tend : {rolls}.',
    ropeRoll: '{figure} {face} ({held, select, yes {tient bon} other {lâche}})',
    leapt: '{Figure} franchit la crevasse de {from} à {to}{roped, select, yes {, à la corde} other {}}.',
    pulledUp: 'On remonte {figure} en {to}.',
    fellForEver: '{Figure} tombe à jamais dans le gouffre{rope, select, yes {, et la corde avec} other {}}.',
    ladderBuilt: `{Figure} construit une échelle de corde au-dessus de la crevasse${USED_FR}.`,
    ladderCrossed: '{Figure} passe par l’échelle de {from} à {to}.',
    rubyTried:
      '{Figure} tend la main vers le rubis et obtient {face} : {result, select, curse {une malédiction} animates {la statue s’anime} transforms {la statue se change en monstre} other {le rubis est pris}}.',
    statueRose: '{Figure_a} se dresse en {square}.',
    rubyFell: 'Le rubis tombe à terre en {square}.',
    swarmEntered: '{Figure} entre dans la nuée de {place}.',
    swarmLeft: '{Figure} sort de la nuée.',
    ratsFought:
      '{Figure} tue {face, plural, one {# rat} other {# rats}}{bitten, select, yes { et se fait mordre} other {}} : {left, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}.',
    batsFought:
      '{Figures} {figures_number, select, many {combattent} other {combat}} les chauves-souris et {figures_number, select, many {obtiennent} other {obtient}} {face} : {wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}} en tout.',
    roomCleared:
      '{Place} est dégagé{place_e} {things_count, plural, =0 {{how, select, spell {par un sort} other {par les armes}}} other {avec {things_a}}}.',
  },
});

const sentence = sentencesOf(STRANGERS);

type StrangersTold =
  | 'hazardFound'
  | 'strangerKnown'
  | 'featurePlaced'
  | 'strangerPlaced'
  | 'captiveFreed'
  | 'escortPassed'
  | 'maidenReturned'
  | 'witchGathers'
  | 'witchVanished'
  | 'thiefAnswered'
  | 'attackAllowed'
  | 'thiefRolled'
  | 'leapRolled'
  | 'ropeTied'
  | 'ropeRefused'
  | 'ropeRolled'
  | 'leapt'
  | 'pulledUp'
  | 'fellForEver'
  | 'ladderBuilt'
  | 'ladderCrossed'
  | 'rubyTried'
  | 'statueRose'
  | 'rubyFell'
  | 'swarmEntered'
  | 'swarmLeft'
  | 'ratsFought'
  | 'batsFought'
  | 'roomCleared';

export const STRANGER_TELLERS: Tellers<Pick<HazardFacts, StrangersTold>> = {
  hazardFound: ({ hazard, faces }) =>
    sentence('hazardFound', {
      dice: faces.length === 0 ? 'none' : faces.join(', '),
      hazard: HAZARD_NOUNS[hazard],
    }),
  strangerKnown: ({ stranger, face }) =>
    sentence('strangerKnown', { stranger: STRANGER_NOUNS[stranger], face }),
  featurePlaced: ({ feature, squares }, at) =>
    sentence('featurePlaced', { feature: featureNoun(feature), square: at.square(squares[0]!) }),
  strangerPlaced: ({ figure }, at) =>
    sentence('strangerPlaced', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  captiveFreed: ({ figure, leader }, at) =>
    sentence('captiveFreed', { figure: at.figure(figure), leader: at.figure(leader) }),
  escortPassed: ({ figure, leader }, at) =>
    sentence('escortPassed', { figure: at.figure(figure), leader: at.figure(leader) }),
  maidenReturned: ({ figure, gold, to }, at) =>
    sentence('maidenReturned', { figure: at.figure(figure), to: at.figure(to), gold: crowns(gold) }),
  witchGathers: ({ figure }, at) => sentence('witchGathers', { figure: at.figure(figure) }),
  witchVanished: ({ losses }, at) => sentence('witchVanished', { losses: lossesText(losses, at) }),
  thiefAnswered: ({ answer }) => sentence('thiefAnswered', { answer }),
  attackAllowed: ({ allowed }) => sentence('attackAllowed', { allowed: yesNo(allowed) }),
  thiefRolled: ({ figure, face, result, losses }, at) =>
    sentence('thiefRolled', {
      figure: at.figure(figure),
      face,
      result,
      losses: lossesText(losses, at),
    }),
  leapRolled: ({ figure, face, speed, cautious, across }, at) =>
    sentence('leapRolled', {
      figure: at.figure(figure),
      face,
      speed,
      cautious: yesNo(cautious),
      across: yesNo(across),
    }),
  ropeTied: ({ figure, holders }, at) =>
    sentence('ropeTied', { figure: at.figure(figure), holders: at.figures(holders) }),
  ropeRefused: ({ figure }, at) => sentence('ropeRefused', { figure: at.figure(figure) }),
  ropeRolled: ({ rolls }, at) =>
    sentence('ropeRolled', {
      rolls: rolls
        .map(({ holder, face, held }) =>
          speak(sentence('ropeRoll', { figure: at.figure(holder), face, held: yesNo(held) }), at.language),
        )
        .join(', '),
    }),
  leapt: ({ figure, from, to, roped }, at) =>
    sentence('leapt', {
      figure: at.figure(figure),
      from: at.square(from),
      to: at.square(to),
      roped: yesNo(roped),
    }),
  pulledUp: ({ figure, to }, at) => sentence('pulledUp', { figure: at.figure(figure), to: at.square(to) }),
  fellForEver: ({ figure, rope }, at) =>
    sentence('fellForEver', { figure: at.figure(figure), rope: yesNo(rope !== null) }),
  ladderBuilt: ({ figure, used }, at) =>
    sentence('ladderBuilt', { figure: at.figure(figure), things: usedThings(used) }),
  ladderCrossed: ({ figure, from, to }, at) =>
    sentence('ladderCrossed', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  rubyTried: ({ figure, face, result }, at) =>
    sentence('rubyTried', { figure: at.figure(figure), face, result }),
  statueRose: ({ figure }, at) =>
    sentence('statueRose', { figure: at.figure(figure.id), square: at.square(figure.square) }),
  rubyFell: ({ square }, at) => sentence('rubyFell', { square: at.square(square) }),
  swarmEntered: ({ figure, area }, at) =>
    sentence('swarmEntered', { figure: at.figure(figure), place: areaNoun(area) }),
  swarmLeft: ({ figure }, at) => sentence('swarmLeft', { figure: at.figure(figure) }),
  ratsFought: ({ figure, face, left, bitten }, at) =>
    sentence('ratsFought', { figure: at.figure(figure), face, left, bitten: yesNo(bitten) }),
  batsFought: ({ face, wounds, figures }, at) =>
    sentence('batsFought', { figures: at.figures(figures), face, wounds }),
  roomCleared: ({ area, how, used }) =>
    sentence('roomCleared', { place: areaNoun(area), how, things: usedThings(used) }),
};

function usedThings(used: readonly Used[]) {
  return thingsIn(
    0,
    used.map(({ item }) => item),
  );
}

function lossesText(losses: readonly Loss[], at: ExpeditionScene): string {
  if (losses.length === 0) return 'none';
  return losses
    .map(({ figure, gold }) =>
      speak(sentence('loss', { figure: at.figure(figure), gold: crowns(gold) }), at.language),
    )
    .join(', ');
}
