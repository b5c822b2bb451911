/** Spells: cast, tested, aimed, warded off, and their effects. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { MagicFacts } from '../../magic/types.ts';
import { areaNoun } from '../names.ts';
import { spellNoun, thingsIn, wayArguments } from '../scene.ts';
import { tellBegan, tellEnded } from './effects.ts';
import type { Tellers } from './teller.ts';

const WOUNDS_EN = '{wounds, plural, =0 {no Wound} one {# Wound} other {# Wounds}}';
const WOUNDS_FR = '{wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}';
const SQUARES_EN = '{squares, plural, one {# square} other {# squares}}';
const SQUARES_FR = '{squares, plural, one {# case} other {# cases}}';

export const MAGIC = defineMessages({
  en: {
    spellCast:
      '{Figure} casts {spell}{source, select, wand { with a wand} scroll { from a scroll} other {}}{things_count, plural, =0 {} other {, using up {things_a}}}.',
    intelligenceTested:
      '{Figure} tests Intelligence {intelligence} for {spell} and rolls {face}: {passed, select, yes {passed} other {failed}}.',
    spellFailed: '{Figure_s} {spell_bare} comes to nothing.',
    spellAimed: '{Spell} is meant for {target}.',
    templatePlaced: '{Spell} bursts on {square}.',
    spellKeptOff: '{Spell} does nothing to {figure}.',
    spellBurned: `{Spell} hits {target} with {faces} against Toughness {toughness}: ${WOUNDS_EN}.`,
    phoenixHealed: '{Figure} regains {wounds, plural, one {# Wound} other {# Wounds}}.',
    handBurned: `{Figure_s} flaming hand burns {target} with {faces}: ${WOUNDS_EN}.`,
    windRolled:
      '{Figure} rolls {face}: the wind carries {number, plural, =0 {nobody else} one {# more} other {# more}}.',
    quickened: 'A swift wind carries {figure}.',
    flightRolled: `{Target} is seized with terror. {Figure} rolls {face}: ${SQUARES_EN} to run.`,
    driven: '{Figure} runs from {from} to {to}.',
    flightEnded: '{Figure} stops running.',
    windowOpened: '{Figure} looks through the rock {side} of {square}.',
    keyTurned:
      '{Figure} makes a door {side} of {square}{unsure, select, yes {, and there may be only rock behind it} other {}}.',
    airStilled: 'The air grows thick in {place}: nobody there moves.',
    chokeTightened:
      '{Figure} is choking: {left, plural, =0 {no turn is left} one {# turn is left} other {# turns are left}}.',
    raised: '{Figure} comes back to life on {square}, with {wounds, plural, one {# Wound} other {# Wounds}}.',
    soulLost: '{Figure} cannot be called back any more.',
    ritesOver: 'The dead of this turn stay dead.',
  },
  fr: {
    spellCast:
      '{Figure} jette {spell}{source, select, wand { avec une baguette} scroll { avec un parchemin} other {}}{things_count, plural, =0 {} other {, au prix de {things_a}}}.',
    intelligenceTested:
      '{Figure} teste son Intelligence de {intelligence} pour {spell} et obtient {face} : {passed, select, yes {réussi} other {manqué}}.',
    spellFailed: 'Le sort {spell} de {figure} n’aboutit à rien.',
    spellAimed: '{Spell} est pour {target}.',
    templatePlaced: '{Spell} éclate en {square}.',
    spellKeptOff: '{Spell} ne fait rien à {figure}.',
    spellBurned: `{Spell} touche {target} avec {faces} contre une Résistance de {toughness} : ${WOUNDS_FR}.`,
    phoenixHealed: '{Figure} regagne {wounds, plural, one {# Blessure} other {# Blessures}}.',
    handBurned: `La main enflammée de {figure} brûle {target} avec {faces} : ${WOUNDS_FR}.`,
    windRolled:
      '{Figure} obtient {face} : le vent {number, plural, =0 {n’emporte personne d’autre} one {emporte # compagnon} other {emporte # compagnons}}.',
    quickened: 'Un vent rapide emporte {figure}.',
    flightRolled: `La terreur saisit {target}. {Figure} obtient {face} : ${SQUARES_FR} de course.`,
    driven: '{Figure} court de {from} à {to}.',
    flightEnded: '{Figure} cesse de courir.',
    windowOpened: '{Figure} voit à travers la pierre {side} de {square}.',
    keyTurned:
      '{Figure} ouvre une porte {side} de {square}{unsure, select, yes {, et il n’y a peut-être que de la pierre derrière} other {}}.',
    airStilled: 'L’air s’épaissit dans {place} : personne n’y bouge plus.',
    chokeTightened:
      '{Figure} étouffe : il reste {left, plural, =0 {moins d’un tour} one {# tour} other {# tours}}.',
    raised:
      '{Figure} revient à la vie en {square}, avec {wounds, plural, one {# Blessure} other {# Blessures}}.',
    soulLost: 'Plus personne ne peut rappeler {figure}.',
    ritesOver: 'Les morts de ce tour restent morts.',
  },
});

const sentence = sentencesOf(MAGIC);

export const MAGIC_TELLERS: Tellers<MagicFacts> = {
  effectBegan: ({ figure, effect: { tag } }, at) => tellBegan(figure, tag, at),
  effectEnded: ({ figure, tag }, at) => tellEnded(figure, tag, at),
  spellCast: ({ figure, spell, source, components }, at) =>
    sentence('spellCast', {
      figure: at.figure(figure),
      spell: spellNoun(spell),
      source,
      things: thingsIn(0, components),
    }),
  intelligenceTested: ({ figure, spell, face, intelligence, passed }, at) =>
    sentence('intelligenceTested', {
      figure: at.figure(figure),
      spell: spellNoun(spell),
      face,
      intelligence,
      passed: yesNo(passed),
    }),
  spellFailed: ({ figure, spell }, at) =>
    sentence('spellFailed', { figure: at.figure(figure), spell: spellNoun(spell) }),
  spellAimed: ({ spell, target }, at) =>
    sentence('spellAimed', { spell: spellNoun(spell), target: at.figure(target) }),
  templatePlaced: ({ spell, square }, at) =>
    sentence('templatePlaced', { spell: spellNoun(spell), square: at.square(square) }),
  spellKeptOff: ({ figure, spell }, at) =>
    sentence('spellKeptOff', { figure: at.figure(figure), spell: spellNoun(spell) }),
  spellBurned: ({ spell, target, faces, toughness, wounds }, at) =>
    sentence('spellBurned', {
      spell: spellNoun(spell),
      target: at.figure(target),
      faces: faces.join(', '),
      toughness,
      wounds,
    }),
  phoenixHealed: ({ figure, wounds }, at) => sentence('phoenixHealed', { figure: at.figure(figure), wounds }),
  handBurned: ({ figure, target, faces, wounds }, at) =>
    sentence('handBurned', {
      figure: at.figure(figure),
      target: at.figure(target),
      faces: faces.join(', '),
      wounds,
    }),
  windRolled: ({ figure, face, number }, at) =>
    sentence('windRolled', { figure: at.figure(figure), face, number }),
  quickened: ({ figure }, at) => sentence('quickened', { figure: at.figure(figure) }),
  flightRolled: ({ figure, target, face, squares }, at) =>
    sentence('flightRolled', { figure: at.figure(figure), target: at.figure(target), face, squares }),
  driven: ({ figure, from, to }, at) =>
    sentence('driven', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  flightEnded: ({ figure }, at) => sentence('flightEnded', { figure: at.figure(figure) }),
  windowOpened: ({ figure, exit }, at) => {
    const { side, square } = wayArguments(exit, at);
    return sentence('windowOpened', { figure: at.figure(figure), side, square });
  },
  keyTurned: ({ figure, exit, unsure }, at) => {
    const { side, square } = wayArguments(exit, at);
    return sentence('keyTurned', { figure: at.figure(figure), side, square, unsure: yesNo(unsure) });
  },
  airStilled: ({ area }) => sentence('airStilled', { place: areaNoun(area) }),
  chokeTightened: ({ figure, left }, at) => sentence('chokeTightened', { figure: at.figure(figure), left }),
  raised: ({ figure, wounds, square }, at) =>
    sentence('raised', { figure: at.figure(figure), wounds, square: at.square(square) }),
  soulLost: ({ figure }, at) => sentence('soulLost', { figure: at.figure(figure) }),
  ritesOver: () => sentence('ritesOver', {}),
};
