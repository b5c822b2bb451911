/** Labels for the heroes' commands: moving, doors, weapons, magic, searching, traps. */
import { areaMention, questTreasureCard } from '@oubliette/classic/extend';
import type { QuestTreasureId } from '@oubliette/classic/extend';
import type { Direction } from '@oubliette/dungeon';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Noun, Sentence } from '@oubliette/words';
import type { DoorCommand } from '../../chapters/doors.ts';
import type { HeroCommand } from '../../chapters/heroes.ts';
import type { MagicCommand } from '../../chapters/magic.ts';
import type { MovingCommand } from '../../chapters/moving.ts';
import type { SearchCommand } from '../../chapters/searching.ts';
import type { TrapCommand } from '../../chapters/trapping.ts';
import type { WeaponCommand } from '../../chapters/weapons.ts';
import { gearCard, isGear } from '../../content/armoury.ts';
import { arcanumCard, scrollCard } from '../../content/magic.ts';
import { DICE, directionName } from '../vocabulary.ts';
import { WITH } from './attack.ts';
import type { Labels } from './labelScene.ts';

export const HERO_LABELS = defineMessages({
  en: {
    face: 'Turn to face {direction}',
    barricade: 'Barricade the door {door}',
    breakDoor: 'Break in the door {door}',
    listen: 'Listen at the door {door}',
    changeWeapon: 'Take {weapon} in hand',
    putAway: 'Put the weapon away',
    takeWeapon: 'Take up {weapon_a} from {square}',
    takeOwnWeapon: 'Take up the lost weapon from {square}',
    disarmFoe: 'Try to disarm {target}',
    takeUp: 'Take up what lies here',
    rageTowards: 'Let the next kills go towards {die_a}',
    callHeroicShot: 'Call a heroic shot',
    shootAgain: 'Shoot once more, at {target}',
    scan: 'Scan the dark',
    detect: 'Sense whether anybody casts spells in {area}',
    mindToBody: 'Give up a point of Mind for a point of Body',
    teleport: 'Teleport to {square}, facing {direction}',
    cast: 'Cast {spell_bare}',
    castOn: `Cast {spell_bare} on {target}${WITH.design.en}${WITH.group.en}`,
    read: 'Read {scroll}',
    readOn: `Read {scroll} on {target}${WITH.design.en}${WITH.group.en}`,
    readAtDoor: 'Read {scroll} at the door {door}',
    searchFurniture: 'Search {piece} on {square}',
    searchTraps: 'Look for traps',
    searchPassages: 'Look for secret doors',
    handWeapon: 'Hand over {weapon_a}',
    handDrawn: 'Hand over {weapon_a} (drawn)',
    buildTrap: 'Build a trap on {square}',
    free: 'Free {target} from the steel jaw',
  },
  fr: {
    face: 'Se tourner vers {direction}',
    barricade: 'Barricader la porte {door}',
    breakDoor: 'Enfoncer la porte {door}',
    listen: 'Écouter à la porte {door}',
    changeWeapon: 'Prendre {weapon} en main',
    putAway: 'Ranger l’arme',
    takeWeapon: 'Ramasser {weapon_a} en {square}',
    takeOwnWeapon: 'Reprendre l’arme perdue en {square}',
    disarmFoe: 'Tenter de désarmer {target}',
    takeUp: 'Ramasser ce qui se trouve ici',
    rageTowards: 'Compter les prochains ennemis abattus en vue de {die_a}',
    callHeroicShot: 'Annoncer un tir héroïque',
    shootAgain: 'Tirer encore, sur {target}',
    scan: 'Scruter l’obscurité',
    detect: 'Sentir si quelqu’un jette des sortilèges dans {area}',
    mindToBody: 'Donner un point d’Esprit pour un point de Corps',
    teleport: 'Se téléporter en {square}, face vers {direction}',
    cast: 'Jeter {spell_bare}',
    castOn: `Jeter {spell_bare} sur {target}${WITH.design.fr}${WITH.group.fr}`,
    read: 'Lire {scroll}',
    readOn: `Lire {scroll} sur {target}${WITH.design.fr}${WITH.group.fr}`,
    readAtDoor: 'Lire {scroll} devant la porte {door}',
    searchFurniture: 'Fouiller {piece} en {square}',
    searchTraps: 'Chercher des pièges',
    searchPassages: 'Chercher des portes secrètes',
    handWeapon: 'Remettre {weapon_a}',
    handDrawn: 'Remettre {weapon_a} (tirage)',
    buildTrap: 'Fabriquer un piège en {square}',
    free: 'Libérer {target} de la mâchoire d’acier',
  },
});

const sentence = sentencesOf(HERO_LABELS);

type HeroesCommand =
  | MovingCommand
  | DoorCommand
  | WeaponCommand
  | HeroCommand
  | MagicCommand
  | SearchCommand
  | TrapCommand;

/** A legal weapon is a piece of gear or a quest's blade. */
function weaponNoun(id: string): Noun {
  return isGear(id) ? gearCard(id).noun : questTreasureCard(id as QuestTreasureId).noun;
}

export const HERO_LABELLERS: Labels<HeroesCommand> = {
  face: ({ facing }, at) => sentence('face', { direction: directionName(facing as Direction, at.language) }),
  barricade: ({ door }) => sentence('barricade', { door }),
  breakDoor: ({ door }) => sentence('breakDoor', { door }),
  listen: ({ door }) => sentence('listen', { door }),
  changeWeapon: ({ weapon }) =>
    weapon === null ? sentence('putAway', {}) : sentence('changeWeapon', { weapon: weaponNoun(weapon) }),
  takeWeapon: ({ square, weapon }, at) =>
    weapon === undefined
      ? sentence('takeOwnWeapon', { square: at.square(square) })
      : sentence('takeWeapon', { square: at.square(square), weapon: weaponNoun(weapon) }),
  disarmFoe: ({ target }, at) => sentence('disarmFoe', { target: at.figure(target) }),
  takeUp: () => sentence('takeUp', {}),
  rageTowards: ({ colour }) =>
    sentence('rageTowards', { die: DICE[colour === 'violet' ? 'violet' : 'orange'] }),
  callHeroicShot: () => sentence('callHeroicShot', {}),
  shootAgain: ({ target }, at) => sentence('shootAgain', { target: at.figure(target) }),
  scan: () => sentence('scan', {}),
  detect: ({ area }, at) => sentence('detect', { area: areaMention(at.names, area) }),
  mindToBody: () => sentence('mindToBody', {}),
  teleport: ({ to, facing }, at) =>
    sentence('teleport', { square: at.square(to), direction: directionName(facing, at.language) }),
  castArcanum: ({ spell, target, design, group }, at) => {
    const cast = { spell: arcanumCard(spell).noun, ...goesWith(design, group) };
    return target === undefined
      ? sentence('cast', cast)
      : sentence('castOn', { ...cast, target: at.figure(target) });
  },
  readScroll: ({ scroll, target, door, design, group }, at): Sentence => {
    const read = { scroll: scrollCard(scroll).noun, ...goesWith(design, group) };
    if (door !== undefined) return sentence('readAtDoor', { ...read, door });
    return target === undefined
      ? sentence('read', read)
      : sentence('readOn', { ...read, target: at.figure(target) });
  },
  searchFurniture: ({ square }, at) => sentence('searchFurniture', at.piece(square)),
  searchTraps: () => sentence('searchTraps', {}),
  searchPassages: () => sentence('searchPassages', {}),
  handWeapon: ({ weapon }, at) => {
    const { asked } = at.view.next;
    const isDrawn = asked?.tag === 'rack' && asked.drawn === weapon;
    return sentence(isDrawn ? 'handDrawn' : 'handWeapon', { weapon: weaponNoun(weapon) });
  },
  buildTrap: ({ square }, at) => sentence('buildTrap', { square: at.square(square) }),
  free: ({ target }, at) => sentence('free', { target: at.figure(target) }),
};

/** A deadly design, and the figures that hold back an attack. */
function goesWith(design: true | undefined, group: true | undefined) {
  return { design: yesNo(design === true), group: yesNo(group === true) };
}
