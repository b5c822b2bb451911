/** Traps: noticed, disarmed, sprung, and their effects. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import { findSpell } from '../../content/spells.ts';
import type { TrapFacts } from '../../traps/types.ts';
import { areaNoun } from '../names.ts';
import { spellNoun } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import { GAS_NOUNS, TRAP_NOUNS, trapNoun } from '../trapWords.ts';
import { tellWaned } from './effects.ts';
import type { Tellers } from './teller.ts';

const WOUNDS_EN = '{wounds, plural, =0 {no Wound} one {# Wound} other {# Wounds}}';
const WOUNDS_FR = '{wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}';

export const TRAPS = defineMessages({
  en: {
    trapRolled:
      '{solo, select, yes {The trap table gives} other {The game master rolls}} {face}: {trap_a}{chest, select, yes { in the chest} other {}} for {figure}.',
    spotRolled:
      '{Figure} needs {needed} to notice the trap and rolls {roll}: {passed, select, yes {seen in time} other {too late}}.',
    trapNoticed:
      '{Figure} notices a trap {chest, select, yes {on the chest } other {}}on {square}: {trap_a}.',
    disarmRolled:
      '{Figure} needs {needed} to disarm {trap} and rolls {roll}: {passed, select, yes {done} other {failed}}.{mastery, select, yes { A master’s touch: {figure} will do better from now on.} other {}}',
    trapDisarmed: '{Figure} has disarmed the trap on {square}.',
    trapLeft: '{Figure} leaves the trap alone.',
    trapWentOff:
      '{Figure} sets off a trap {chest, select, yes {in the chest } other {}}on {square}: {trap_a}!',
    madeRoom: '{Figure} makes room, from {from} to {to}.',
    trapStruck: `{Trap} hits {figure} with {faces} against Toughness {toughness}: ${WOUNDS_EN}.`,
    boltsCounted:
      'The die shows {face}: {bolts, plural, one {# bolt flies} other {# bolts fly}} at {figure}.',
    poisonRolled:
      'Poison for {figure}: the die shows {face}, and {poisoned, select, yes {it works} other {nothing comes of it}}.',
    limbLost:
      '{Figure} loses a {limb, select, hand {hand} other {leg}}: {by} less {limb, select, hand {Weapon Skill} other {Speed}} from now on.',
    dodgeRolled:
      '{Figure} rolls {face} against Speed {speed}: {passed, select, yes {past the blocks} other {caught by the blocks}}.',
    fellIn: `{Figure} falls into the pit on {square} and rolls {face}: ${WOUNDS_EN}.`,
    climbRolled:
      '{Figure} rolls {face} against Speed {speed} to climb out: {passed, select, yes {up at last} other {in vain}}.',
    cameOut: '{Figure} comes out of the pit to {square}.',
    jumpRolled:
      '{Figure} jumps the pit, from {from} to {to}, and rolls {face} against Speed {speed}: {passed, select, yes {well jumped} other {too short}}.',
    jumped: '{Figure} lands on {square}.',
    portcullisFell: 'A portcullis comes down across {place}.',
    portcullisInDoor: 'A portcullis comes down in the doorway between {a} and {b}.',
    portcullisLifted:
      '{Lifters} {lifters_number, select, many {heave} other {heaves}} at the portcullis with Strength {strength} and {lifters_number, select, many {roll} other {rolls}} {face}: {passed, select, yes {it goes up{jammed, select, yes { and stays up} other {}}} other {it does not move}}.',
    rolledUnder: '{Figure} rolls under the portcullis to {square}.',
    fireballLit: 'A fireball flares up on {square}.',
    fireballMoved:
      'The fireball moves to {square}{left, plural, =0 {} one {, with # square to go} other {, with # squares to go}}.',
    fireballRests: 'The fireball hangs still.',
    fireballDied: 'The fireball dies away.',
    gasResisted:
      '{Figure} holds {figure_its} breath against Toughness {toughness} and rolls {roll}: {passed, select, yes {held} other {a lungful}}.',
    gasRolled: 'The die shows {face}: {gas_a}.',
    spellRolled: 'The die shows {face}: the trap casts {spell}.',
    controlled:
      '{Figure} {solo, select, yes {turns against the others} other {now does what the game master wants}}.',
    held: '{By} {by_number, select, many {hold} other {holds}} {figure} fast.',
    antidoteTaken: '{Figure} takes a healing potion against the poison.',
    antidoteGiven: '{Of} gives {figure} a healing potion against the poison.',
  },
  fr: {
    trapRolled:
      '{solo, select, yes {La table des pièges donne} other {Le maître du jeu obtient}} {face} : {trap_a}{chest, select, yes { dans le coffre} other {}} pour {figure}.',
    spotRolled:
      '{Figure} doit faire {needed} pour remarquer le piège et obtient {roll} : {passed, select, yes {vu à temps} other {trop tard}}.',
    trapNoticed:
      '{Figure} remarque un piège {chest, select, yes {sur le coffre } other {}}en {square} : {trap_a}.',
    disarmRolled:
      '{Figure} doit faire {needed} pour désarmer {trap} et obtient {roll} : {passed, select, yes {réussi} other {manqué}}.{mastery, select, yes { Un coup de maître : {figure} fera mieux désormais.} other {}}',
    trapDisarmed: '{Figure} a désarmé le piège en {square}.',
    trapLeft: '{Figure} laisse le piège en paix.',
    trapWentOff:
      '{Figure} déclenche un piège {chest, select, yes {dans le coffre } other {}}en {square} : {trap_a} !',
    madeRoom: '{Figure} s’écarte, de {from} à {to}.',
    trapStruck: `{Trap} touche {figure} avec {faces} contre une Résistance de {toughness} : ${WOUNDS_FR}.`,
    boltsCounted:
      'Le dé donne {face} : {bolts, plural, one {# carreau part} other {# carreaux partent}} vers {figure}.',
    poisonRolled:
      'Du poison pour {figure} : le dé donne {face}, et {poisoned, select, yes {il agit} other {rien ne se passe}}.',
    limbLost:
      '{Figure} perd une {limb, select, hand {main} other {jambe}} : désormais {by} de moins en {limb, select, hand {Maîtrise des armes} other {Rapidité}}.',
    dodgeRolled:
      '{Figure} obtient {face} contre une Rapidité de {speed} : {passed, select, yes {les blocs tombent à côté} other {les blocs tombent dessus}}.',
    fellIn: `{Figure} tombe dans la fosse en {square} et obtient {face} : ${WOUNDS_FR}.`,
    climbRolled:
      '{Figure} obtient {face} contre une Rapidité de {speed} pour remonter : {passed, select, yes {enfin dehors} other {en vain}}.',
    cameOut: '{Figure} sort de la fosse en {square}.',
    jumpRolled:
      '{Figure} saute la fosse, de {from} à {to}, et obtient {face} contre une Rapidité de {speed} : {passed, select, yes {bien sauté} other {trop court}}.',
    jumped: '{Figure} retombe en {square}.',
    portcullisFell: 'Une herse s’abat en travers de {place}.',
    portcullisInDoor: 'Une herse s’abat dans la porte entre {a} et {b}.',
    portcullisLifted:
      '{Lifters} {lifters_number, select, many {tentent} other {tente}} de soulever la herse avec une Force de {strength} et {lifters_number, select, many {obtiennent} other {obtient}} {face} : {passed, select, yes {elle monte{jammed, select, yes { et reste levée} other {}}} other {elle ne bouge pas}}.',
    rolledUnder: '{Figure} roule sous la herse en {square}.',
    fireballLit: 'Une boule de feu s’allume en {square}.',
    fireballMoved:
      'La boule de feu passe en {square}{left, plural, =0 {} one {, encore # case à faire} other {, encore # cases à faire}}.',
    fireballRests: 'La boule de feu s’immobilise.',
    fireballDied: 'La boule de feu s’éteint.',
    gasResisted:
      '{Figure} retient son souffle contre une Résistance de {toughness} et obtient {roll} : {passed, select, yes {rien de respiré} other {une bouffée}}.',
    gasRolled: 'Le dé donne {face} : c’est {gas_a}.',
    spellRolled: 'Le dé donne {face} : le piège jette {spell}.',
    controlled:
      '{Figure} {solo, select, yes {se retourne contre les autres} other {fait désormais ce que veut le maître du jeu}}.',
    held: '{By} {by_number, select, many {maintiennent} other {maintient}} {figure}.',
    antidoteTaken: '{Figure} prend une potion de soins contre le poison.',
    antidoteGiven: '{Of} donne à {figure} une potion de soins contre le poison.',
  },
});

const sentence = sentencesOf(TRAPS);

export const TRAP_TELLERS: Tellers<TrapFacts> = {
  trapRolled: ({ figure, chest, face, trap }, at) =>
    sentence('trapRolled', {
      solo: yesNo(at.names.solo),
      figure: at.figure(figure),
      chest: yesNo(chest !== null),
      face,
      trap: trapNoun(trap),
    }),
  spotRolled: ({ figure, face, bonus, needed, passed }, at) =>
    sentence('spotRolled', {
      figure: at.figure(figure),
      roll: rollText(face, bonus),
      needed,
      passed: yesNo(passed),
    }),
  trapNoticed: ({ figure, trap, square, chest }, at) =>
    sentence('trapNoticed', {
      figure: at.figure(figure),
      trap: trapNoun(trap),
      chest: yesNo(chest !== null),
      square: at.square(square),
    }),
  disarmRolled: ({ figure, trap, face, bonus, needed, passed, mastery }, at) =>
    sentence('disarmRolled', {
      figure: at.figure(figure),
      trap: trapNoun(trap),
      roll: rollText(face, bonus),
      needed,
      passed: yesNo(passed),
      mastery: yesNo(mastery),
    }),
  trapDisarmed: ({ figure, square }, at) =>
    sentence('trapDisarmed', { figure: at.figure(figure), square: at.square(square) }),
  trapLeft: ({ figure }, at) => sentence('trapLeft', { figure: at.figure(figure) }),
  trapWentOff: ({ figure, trap, square, chest }, at) =>
    sentence('trapWentOff', {
      figure: at.figure(figure),
      trap: trapNoun(trap),
      chest: yesNo(chest !== null),
      square: at.square(square),
    }),
  madeRoom: ({ figure, from, to }, at) =>
    sentence('madeRoom', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  trapStruck: ({ figure, trap, faces, toughness, wounds }, at) =>
    sentence('trapStruck', {
      // A magic trap strikes with a spell.
      trap:
        findSpell(trap) !== undefined && !Object.hasOwn(TRAP_NOUNS, trap) ? spellNoun(trap) : trapNoun(trap),
      faces: faces.join(', '),
      figure: at.figure(figure),
      toughness,
      wounds,
    }),
  boltsCounted: ({ figure, face, bolts }, at) =>
    sentence('boltsCounted', { figure: at.figure(figure), face, bolts }),
  poisonRolled: ({ figure, face, poisoned }, at) =>
    sentence('poisonRolled', { figure: at.figure(figure), face, poisoned: yesNo(poisoned) }),
  limbLost: ({ figure, limb, by }, at) => sentence('limbLost', { figure: at.figure(figure), limb, by }),
  dodgeRolled: (event, at) => sentence('dodgeRolled', speedRoll(event, at)),
  fellIn: ({ figure, square, face, wounds }, at) =>
    sentence('fellIn', { figure: at.figure(figure), square: at.square(square), face, wounds }),
  climbRolled: (event, at) => sentence('climbRolled', speedRoll(event, at)),
  cameOut: ({ figure, to }, at) => sentence('cameOut', { figure: at.figure(figure), square: at.square(to) }),
  jumpRolled: (event, at) =>
    sentence('jumpRolled', {
      ...speedRoll(event, at),
      from: at.square(event.from),
      to: at.square(event.to),
    }),
  jumped: ({ figure, to }, at) => sentence('jumped', { figure: at.figure(figure), square: at.square(to) }),
  portcullisFell: ({ line }, at) =>
    line.tag === 'door'
      ? sentence('portcullisInDoor', { a: at.square(line.a), b: at.square(line.b) })
      : sentence('portcullisFell', { place: areaNoun(line.area) }),
  portcullisLifted: ({ lifters, face, strength, passed, jammed }, at) =>
    sentence('portcullisLifted', {
      lifters: at.figures(lifters),
      face,
      strength,
      passed: yesNo(passed),
      jammed: yesNo(jammed),
    }),
  rolledUnder: ({ figure, to }, at) =>
    sentence('rolledUnder', { figure: at.figure(figure), square: at.square(to) }),
  fireballLit: ({ square }, at) => sentence('fireballLit', { square: at.square(square) }),
  fireballMoved: ({ to, left }, at) => sentence('fireballMoved', { square: at.square(to), left }),
  fireballRests: () => sentence('fireballRests', {}),
  fireballDied: () => sentence('fireballDied', {}),
  gasResisted: ({ figure, face, ring, toughness, passed }, at) =>
    sentence('gasResisted', {
      figure: at.figure(figure),
      roll: rollText(face, -ring),
      toughness,
      passed: yesNo(passed),
    }),
  gasRolled: ({ face, gas }) => sentence('gasRolled', { face, gas: GAS_NOUNS[gas] }),
  spellRolled: ({ face, spell }) => sentence('spellRolled', { face, spell: spellNoun(spell) }),
  effectWaned: ({ figure, tag, left }, at) => tellWaned(figure, tag, left, at),
  controlled: ({ figure }, at) =>
    sentence('controlled', { figure: at.figure(figure), solo: yesNo(at.names.solo) }),
  held: ({ figure, by }, at) => sentence('held', { by: at.figures(by), figure: at.figure(figure) }),
  antidoteTaken: ({ figure, of }, at) =>
    figure === of
      ? sentence('antidoteTaken', { figure: at.figure(figure) })
      : sentence('antidoteGiven', { of: at.figure(of), figure: at.figure(figure) }),
};

/** "9 + 2", "11 − 1". */
function rollText(face: number, bonus: number): string {
  if (bonus === 0) return String(face);
  return bonus > 0 ? `${face} + ${bonus}` : `${face} − ${-bonus}`;
}

function speedRoll(
  { figure, face, speed, passed }: Pick<TrapFacts['dodgeRolled'], 'figure' | 'face' | 'speed' | 'passed'>,
  at: ExpeditionScene,
) {
  return { figure: at.figure(figure), face, speed, passed: yesNo(passed) };
}
