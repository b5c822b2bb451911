/** The dungeon as it is rolled and laid. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Noun, Sentence } from '@oubliette/words';
import type { SectionId } from '../../content/sections.ts';
import type { End, GenerateFacts } from '../../generate/types.ts';
import type { EventWith } from '../../kit.ts';
import { areaNoun } from '../names.ts';
import { gather, monstersIn, thingsIn, wayArguments } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import { ROOM_NOUNS, SECTION_NOUNS, STAIRS_NOUNS, WORDS } from '../vocabulary.ts';
import { sumText } from './teller.ts';
import type { Tellers } from './teller.ts';

const WAY_EN = '{door, select, yes {the door} other {the way}} {side} of {square}';
const WAY_FR = '{door, select, yes {la porte} other {la voie}} {side} de {square}';
const WAY_CAPITAL_EN = '{door, select, yes {The door} other {The way}} {side} of {square}';
const WAY_CAPITAL_FR = '{door, select, yes {La porte} other {La voie}} {side} de {square}';
const SECTIONS_EN = '{sections, plural, one {# section} other {# sections}}';
const SECTIONS_FR = '{sections, plural, one {# élément} other {# éléments}}';
const INSIDE_EN = '{doors, plural, =0 {nothing} one {# door} other {# doors}}';
const INSIDE_FR = '{doors, plural, =0 {rien} one {# porte} other {# portes}}';
const DOORS_EN = '{doors, plural, =0 {no door} one {# door} other {# doors}}';
const DOORS_FR = '{doors, plural, =0 {aucune porte} one {# porte} other {# portes}}';
const LENGTHS_EN = '{laid, plural, =0 {no section} one {# section} other {# sections}}';
const LENGTHS_FR = '{laid, plural, =0 {pas un élément} one {# élément} other {# éléments}}';

export const GENERATE = defineMessages({
  en: {
    behindDoorRolled: `The leader rolls {face}: behind ${WAY_EN} is {behind, select, passage {a passage} other {a room}}.`,
    lengthRolled: `The leader rolls {face} for the length of the passage: ${SECTIONS_EN}.`,
    featuresRolled: `The leader rolls {dice} = {total} for what is in the passage: {monsters, select, yes {wandering monsters} other {${INSIDE_EN}}}.`,
    endRolled: 'The leader rolls {dice} = {total} for the end of the passage: {end_a}.',
    roomRolled:
      'The leader rolls {face} for the room: {room_a}, {size, select, large {large} other {small}}.',
    doorDue: 'A sentry always has a door: one is added here.',
    roomDoorsRolled: `The leader rolls {face} for more doors: ${DOORS_EN}.`,
    lengthInstead: `The passage does not fit: it has ${LENGTHS_EN} instead of {rolled}.`,
    endInstead: 'There is no room for {rolled_a}: the passage ends with {laid_a}.',
    roomInstead: 'There is no room for a large room: it is a small one.',
    sectionLaid: '{Section_a} comes into view at {square}.',
    sectionsLaid: '{Sections_a} come into view, from {from} to {to}.',
    wayBlocked: `${WAY_CAPITAL_EN} leads nowhere: the passage has fallen in.`,
    falseDoorFound: 'The door {side} of {square} is false: there is only rock behind it.',
    wallChosen: '{By} puts the door in the {wall} wall of {place}.',
    wallDrawn: 'The door is in the {wall} wall of {place}.',
    doorPlaced:
      'A door stands {side} of {square}{joins, select, yes {, and leads to where somebody has been} other {}}.',
    doorsLeftOut:
      '{doors, plural, one {# door finds} other {# doors find}} no place and {doors, plural, one {is} other {are}} left out.',
    chestPlaced: 'A chest stands on {square}{things_count, plural, =0 {} other {. It holds {things_a}}}.',
    stairsPlaced: 'Stairs lead down on {square}.',
    monstersSpied: 'Seen through the rock, and unaware of it: {monsters_a}.',
    brightDoorTried:
      'The die shows {face}: behind the door {side} of {square} is {rock, select, yes {only rock} other {a way on}}.',
    noteRead: '{Note}',
  },
  fr: {
    behindDoorRolled: `Le meneur obtient {face} : derrière ${WAY_FR}, il y a {behind, select, passage {un passage} other {une salle}}.`,
    lengthRolled: `Le meneur obtient {face} pour la longueur du passage : ${SECTIONS_FR}.`,
    featuresRolled: `Le meneur obtient {dice} = {total} pour les particularités du passage : {monsters, select, yes {des monstres errants} other {${INSIDE_FR}}}.`,
    endRolled: 'Le meneur obtient {dice} = {total} pour l’extrémité du passage : {end_a}.',
    roomRolled:
      'Le meneur obtient {face} pour la salle : {room_a}, {size, select, large {de grande taille} other {de petite taille}}.',
    doorDue: 'Une sentinelle a toujours sa porte : on en ajoute une ici.',
    roomDoorsRolled: `Le meneur obtient {face} pour d’autres portes : ${DOORS_FR}.`,
    lengthInstead: `Le passage ne tient pas : ${LENGTHS_FR} au lieu de {rolled}.`,
    endInstead: 'La place manque pour {rolled_a} : le passage finit par {laid_a}.',
    roomInstead: 'La place manque pour une grande salle : c’en est une petite.',
    sectionLaid: '{Section_a} apparaît en {square}.',
    sectionsLaid: '{Sections_a} apparaissent, de {from} à {to}.',
    wayBlocked: `${WAY_CAPITAL_FR} ne mène à rien : le passage s’est effondré.`,
    falseDoorFound: 'La porte {side} de {square} est fausse : il n’y a que de la pierre derrière.',
    wallChosen: '{By} met la porte dans le mur {wall} de {place}.',
    wallDrawn: 'La porte est dans le mur {wall} de {place}.',
    doorPlaced:
      'Une porte se dresse {side} de {square}{joins, select, yes {, et mène là où l’on est déjà passé} other {}}.',
    doorsLeftOut:
      '{doors, plural, one {# porte ne trouve} other {# portes ne trouvent}} pas de place : on y renonce.',
    chestPlaced:
      'Un coffre se trouve en {square}{things_count, plural, =0 {} other {. Il contient {things_a}}}.',
    stairsPlaced: 'Un escalier descend en {square}.',
    monstersSpied: 'Vu{monsters_e} à travers la pierre sans le savoir : {monsters_a}.',
    brightDoorTried:
      'Le dé donne {face} : derrière la porte {side} de {square}, il y a {rock, select, yes {de la pierre} other {un chemin}}.',
    noteRead: '{Note}',
  },
});

const sentence = sentencesOf(GENERATE);

const ENDS: Readonly<Record<End, Noun>> = {
  tJunction: SECTION_NOUNS.tJunction,
  deadEnd: SECTION_NOUNS.deadEnd,
  rightTurn: SECTION_NOUNS.rightTurn,
  leftTurn: SECTION_NOUNS.leftTurn,
  stairsDown: STAIRS_NOUNS.down,
  stairsOut: STAIRS_NOUNS.out,
};

export const GENERATE_TELLERS: Tellers<GenerateFacts> = {
  behindDoorRolled: ({ exit, face, behind }, at) =>
    sentence('behindDoorRolled', { ...wayArguments(exit, at), face, behind }),
  lengthRolled: ({ face, sections }) => sentence('lengthRolled', { face, sections }),
  featuresRolled: ({ faces, doors, monsters }) =>
    sentence('featuresRolled', { ...rolled(faces), doors, monsters: yesNo(monsters) }),
  endRolled: ({ faces, end }) => sentence('endRolled', { ...rolled(faces), end: ENDS[end] }),
  roomRolled: ({ face, room, size }) => sentence('roomRolled', { face, room: ROOM_NOUNS[room], size }),
  doorDue: () => sentence('doorDue', {}),
  roomDoorsRolled: ({ face, doors }) => sentence('roomDoorsRolled', { face, doors }),
  laidInstead: ({ of, rolled: wanted, laid }) => tellInstead(of, wanted, laid),
  sectionLaid: ({ section, at: square, room, stairs }, at) =>
    sentence('sectionLaid', { section: sectionNoun(section, room, stairs), square: at.square(square) }),
  wayBlocked: ({ exit }, at) => sentence('wayBlocked', wayArguments(exit, at)),
  falseDoorFound: ({ exit }, at) => {
    const { side, square } = wayArguments(exit, at);
    return sentence('falseDoorFound', { side, square });
  },
  wallChosen: ({ area, side, by }, at) => {
    const where = { wall: at.wall(side), place: areaNoun(area) };
    if (by === null && at.names.solo) return sentence('wallDrawn', where);
    return sentence('wallChosen', { ...where, by: by === null ? WORDS.gameMaster : at.figure(by) });
  },
  doorPlaced: ({ exit, joins }, at) => {
    const { side, square } = wayArguments(exit, at);
    return sentence('doorPlaced', { side, square, joins: yesNo(joins) });
  },
  doorsLeftOut: ({ doors }) => sentence('doorsLeftOut', { doors }),
  chestPlaced: ({ square, holds }, at) =>
    sentence('chestPlaced', { square: at.square(square), things: thingsIn(0, holds) }),
  stairsPlaced: ({ squares }, at) => sentence('stairsPlaced', { square: at.square(squares[0]!) }),
  monstersSpied: ({ group }) =>
    sentence('monstersSpied', { monsters: monstersIn(group.monsters, group.characters) }),
  brightDoorTried: ({ exit, face, rock }, at) => {
    const { side, square } = wayArguments(exit, at);
    return sentence('brightDoorTried', { face, side, square, rock: yesNo(rock) });
  },
  noteRead: ({ note }, at) => sentence('noteRead', { note: at.text(note) }),
};

function rolled(faces: readonly [number, number]) {
  return { dice: sumText(faces), total: faces[0] + faces[1] };
}

function tellInstead(
  of: GenerateFacts['laidInstead']['of'],
  wanted: string | number,
  laid: string | number,
): Sentence {
  if (of === 'room') return sentence('roomInstead', {});
  if (of === 'length') return sentence('lengthInstead', { rolled: wanted, laid: Number(laid) });
  return sentence('endInstead', { rolled: ENDS[wanted as End], laid: ENDS[laid as End] });
}

/** Several sections in a row, told as one line. */
export function tellSections(
  sections: readonly EventWith<'sectionLaid', GenerateFacts['sectionLaid']>[],
  at: ExpeditionScene,
): Sentence {
  const nouns = sections.map(({ section, room, stairs }) => sectionNoun(section, room, stairs));
  return sentence('sectionsLaid', {
    sections: gather(nouns),
    from: at.square(sections[0]!.at),
    to: at.square(sections.at(-1)!.at),
  });
}

/** A lair is called a lair, and stairs say where they lead, whatever section they are laid with. */
function sectionNoun(
  section: string,
  room: GenerateFacts['sectionLaid']['room'],
  stairs: GenerateFacts['sectionLaid']['stairs'],
): Noun {
  if (room !== null) return ROOM_NOUNS[room];
  if (stairs !== null) return STAIRS_NOUNS[stairs];
  return Object.hasOwn(SECTION_NOUNS, section) ? SECTION_NOUNS[section as SectionId] : WORDS.section;
}
