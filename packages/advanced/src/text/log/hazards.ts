/** Hazard rooms: mould and mushrooms, rooms below, the fountain, the circle, the trapdoor, the throne. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { HazardFacts } from '../../hazards/types.ts';
import { areaNoun } from '../names.ts';
import { monstersIn } from '../scene.ts';
import { ROOM_NOUNS } from '../vocabulary.ts';
import { STRANGER_TELLERS } from './strangers.ts';
import type { Tellers } from './teller.ts';

const TURNS_EN = '{turns, plural, one {# turn} other {# turns}}';
const TURNS_FR = '{turns, plural, one {# tour} other {# tours}}';

export const HAZARDS = defineMessages({
  en: {
    mouldRolled:
      '{Figure} breathes in spores and rolls {face}: {result, select, deadly {deadly poison} poison {poison} irritation {an itch} other {nothing}}.',
    mushroomsFound: '{face, plural, one {# mushroom grows} other {# mushrooms grow}} in {place}.',
    mushroomPicked: '{Figure} picks a mushroom.',
    mushroomEaten:
      '{Figure} eats a mushroom{rolled, select, none {} other { and rolls {rolled}}}: {kind, select, poison {deadly poison} sleep {sleep} spots {nothing but coloured spots} strength {strength} speed {swiftness} other {healing}}.',
    strengthened:
      '{by, select, speed {{Figure} gains {speed} Speed.} other {{Figure} gains a damage die hand to hand.}}',
    cured: '{Figure} drinks a healing potion against the poison.',
    healed: '{Figure} regains {wounds, plural, one {# Wound} other {# Wounds}}.',
    fellAsleep: `{Figure} falls asleep for ${TURNS_EN}.`,
    sleptOn: `{Figure} sleeps on for ${TURNS_EN}.`,
    awoke: '{Figure} wakes up.',
    belowSeen: 'There is a room below. The die shows {face}: {room_a}.',
    roomLaidBelow: '{Room_a} lies below; the way down leads to {square}.',
    noRoomBelow: 'There is nothing below but rock.',
    prisonersSeen: 'Down there, unarmed: {monsters_a}.',
    grateLifted: '{Figure} lifts the grate.',
    ropeFixed: '{Figure} fixes a rope to go down by.',
    wentBelow: '{Figure} goes down from {from} to {to}.',
    climbedUp: '{Figure} climbs up {rope, select, yes {by the rope } other {}}from {from} to {to}.',
    trappedBelow: '{Figures} {figures_number, select, many {are} other {is}} trapped below for ever.',
    circleEntered:
      '{Figure} steps into the magic circle and rolls {face}: {result, select, curse {a curse} conjuring {monsters are summoned} power {magic power} healing {healing} destiny {destiny} other {nothing}}.',
    circleSpent: 'The magic circle is spent.',
    fateGiven: '{Figure} is given a Fate point for this expedition.',
    fateLost:
      '{Figure} loses {points, plural, one {# Fate point} other {# Fate points}}{lasting, select, yes { for good} other {}}.',
    powerGiven: '{Figure} will cast the next spell without components.',
    enthroned: '{Figure} sits on the throne on {square}.',
    throneFell: 'The king is dead, and the others lose heart.',
    throneWaits: 'The throne waits for its king.',
  },
  fr: {
    mouldRolled:
      '{Figure} respire des spores et obtient {face} : {result, select, deadly {un poison mortel} poison {un poison} irritation {des démangeaisons} other {rien}}.',
    mushroomsFound: '{face, plural, one {# champignon pousse} other {# champignons poussent}} dans {place}.',
    mushroomPicked: '{Figure} cueille un champignon.',
    mushroomEaten:
      '{Figure} mange un champignon{rolled, select, none {} other { et obtient {rolled}}} : {kind, select, poison {un poison mortel} sleep {le sommeil} spots {rien que des taches de couleur} strength {la force} speed {la vitesse} other {la guérison}}.',
    strengthened:
      '{by, select, speed {{Figure} gagne {speed} en Rapidité.} other {{Figure} gagne un dé de dégâts au corps à corps.}}',
    cured: '{Figure} boit une potion de soins contre le poison.',
    healed: '{Figure} regagne {wounds, plural, one {# Blessure} other {# Blessures}}.',
    fellAsleep: `{Figure} s’endort pour ${TURNS_FR}.`,
    sleptOn: `{Figure} dort encore ${TURNS_FR}.`,
    awoke: '{Figure} s’éveille.',
    belowSeen: 'Il y a une salle en dessous. Le dé donne {face} : {room_a}.',
    roomLaidBelow: '{Room_a} se trouve en dessous ; on y descend en {square}.',
    noRoomBelow: 'Il n’y a que de la pierre en dessous.',
    prisonersSeen: 'En bas, sans armes : {monsters_a}.',
    grateLifted: '{Figure} soulève la grille.',
    ropeFixed: '{Figure} fixe une corde pour descendre.',
    wentBelow: '{Figure} descend de {from} en {to}.',
    climbedUp: '{Figure} remonte {rope, select, yes {à la corde } other {}}de {from} en {to}.',
    trappedBelow: '{Figures} {figures_number, select, many {restent} other {reste}} à jamais en bas.',
    circleEntered:
      '{Figure} entre dans le cercle magique et obtient {face} : {result, select, curse {une malédiction} conjuring {une invocation de monstres} power {le pouvoir magique} healing {la guérison} destiny {la destinée} other {rien}}.',
    circleSpent: 'Le cercle magique est épuisé.',
    fateGiven: '{Figure} reçoit un point de Destinée pour cette expédition.',
    fateLost:
      '{Figure} perd {points, plural, one {# point de Destinée} other {# points de Destinée}}{lasting, select, yes { pour de bon} other {}}.',
    powerGiven: '{Figure} jettera son prochain sort sans composants.',
    enthroned: '{Figure} siège sur le trône en {square}.',
    throneFell: 'Le roi est mort, et les autres perdent courage.',
    throneWaits: 'Le trône attend son roi.',
  },
});

const sentence = sentencesOf(HAZARDS);

export const HAZARD_TELLERS: Tellers<HazardFacts> = {
  ...STRANGER_TELLERS,
  mouldRolled: ({ figure, face, result }, at) =>
    sentence('mouldRolled', { figure: at.figure(figure), face, result }),
  mushroomsFound: ({ area, face }) => sentence('mushroomsFound', { face, place: areaNoun(area) }),
  mushroomPicked: ({ figure }, at) => sentence('mushroomPicked', { figure: at.figure(figure) }),
  mushroomEaten: ({ figure, face, kind }, at) =>
    sentence('mushroomEaten', {
      figure: at.figure(figure),
      rolled: face === null ? 'none' : String(face),
      kind,
    }),
  strengthened: ({ figure, by, speed }, at) =>
    sentence('strengthened', { figure: at.figure(figure), by, speed }),
  cured: ({ figure }, at) => sentence('cured', { figure: at.figure(figure) }),
  healed: ({ figure, wounds }, at) => sentence('healed', { figure: at.figure(figure), wounds }),
  fellAsleep: ({ figure, face }, at) => sentence('fellAsleep', { figure: at.figure(figure), turns: face }),
  sleptOn: ({ figure, left }, at) => sentence('sleptOn', { figure: at.figure(figure), turns: left }),
  awoke: ({ figure }, at) => sentence('awoke', { figure: at.figure(figure) }),
  belowSeen: ({ face, room }) => sentence('belowSeen', { face, room: ROOM_NOUNS[room] }),
  roomLaidBelow: ({ room, landing }, at) =>
    sentence('roomLaidBelow', { room: ROOM_NOUNS[room], square: at.square(landing) }),
  noRoomBelow: () => sentence('noRoomBelow', {}),
  prisonersSeen: ({ group }) =>
    sentence('prisonersSeen', { monsters: monstersIn(group.monsters, group.characters) }),
  grateLifted: ({ figure }, at) => sentence('grateLifted', { figure: at.figure(figure) }),
  ropeFixed: ({ figure }, at) => sentence('ropeFixed', { figure: at.figure(figure) }),
  wentBelow: ({ figure, from, to }, at) =>
    sentence('wentBelow', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  climbedUp: ({ figure, from, to, rope }, at) =>
    sentence('climbedUp', {
      figure: at.figure(figure),
      rope: yesNo(rope),
      from: at.square(from),
      to: at.square(to),
    }),
  trappedBelow: ({ figures }, at) => sentence('trappedBelow', { figures: at.figures(figures) }),
  circleEntered: ({ figure, face, result }, at) =>
    sentence('circleEntered', { figure: at.figure(figure), face, result }),
  circleSpent: () => sentence('circleSpent', {}),
  fateGiven: ({ figure }, at) => sentence('fateGiven', { figure: at.figure(figure) }),
  fateLost: ({ figure, points, lasting }, at) =>
    sentence('fateLost', { figure: at.figure(figure), points, lasting: yesNo(lasting) }),
  powerGiven: ({ figure }, at) => sentence('powerGiven', { figure: at.figure(figure) }),
  enthroned: ({ figure, to }, at) =>
    sentence('enthroned', { figure: at.figure(figure), square: at.square(to) }),
  throneFell: () => sentence('throneFell', {}),
  throneWaits: () => sentence('throneWaits', {}),
};
