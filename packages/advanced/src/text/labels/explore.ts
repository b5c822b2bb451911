/** Labels of turns, exploration and laying the dungeon. */
import type { Direction } from '@oubliette/dungeon';
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { ExploreCommand } from '../../explore/types.ts';
import type { GenerateCommand } from '../../generate/types.ts';
import type { TurnCommand } from '../../turns/types.ts';
import { areaMention } from '../names.ts';
import { thingsIn } from '../scene.ts';
import type { Labels } from './label.ts';

export const EXPLORE_LABELS = defineMessages({
  en: {
    done: 'Finish',
    takeHero: 'Take {hero}',
    takePlace: 'Put {figure} on {square}',
    placeRest: 'Place everybody in order',
    exploreNext: 'Explore {side} of {square}',
    step: 'Step to {square}',
    openDoor: 'Open the door {side} of {square}',
    closeDoor: 'Close the door {side} of {square}',
    openChest: 'Open the chest on {square}',
    closeChest: 'Close the chest on {square}',
    searchWall: 'Search the {wall} wall for secret doors',
    placeSecretDoor: 'Put the secret door on {square}',
    searchRoom: 'Search the room for hidden treasure',
    takeOffArmour: 'Take off {armour}',
    putOnArmour: 'Put on {armour}, from {square}',
    leaveDungeon: 'Leave the dungeon',
    takeStairs: 'Wait on the stairs for the others',
    comeBack: 'Come back from the stairs to {square}',
    changeLevel: 'Have the party change level',
    chooseLayout: 'Layout {option}',
    chooseWall: 'Put the door in the {wall} wall of {place}',
    placeDoor: 'Put the door on {square}',
    furnish: 'Put it on {square}',
  },
  fr: {
    done: 'Terminer',
    takeHero: 'Prendre {hero}',
    takePlace: 'Placer {figure} en {square}',
    placeRest: 'Placer tout le monde dans l’ordre',
    exploreNext: 'Explorer {side} de {square}',
    step: 'Aller en {square}',
    openDoor: 'Ouvrir la porte {side} de {square}',
    closeDoor: 'Fermer la porte {side} de {square}',
    openChest: 'Ouvrir le coffre en {square}',
    closeChest: 'Fermer le coffre en {square}',
    searchWall: 'Chercher une porte secrète dans le mur {wall}',
    placeSecretDoor: 'Mettre la porte secrète en {square}',
    searchRoom: 'Chercher un trésor caché dans la salle',
    takeOffArmour: 'Ôter {armour}',
    putOnArmour: 'Mettre {armour}, laissé{armour_e} en {square}',
    leaveDungeon: 'Quitter le donjon',
    takeStairs: 'Attendre les autres dans l’escalier',
    comeBack: 'Revenir de l’escalier en {square}',
    changeLevel: 'Faire changer d’étage au groupe',
    chooseLayout: 'Disposition {option}',
    chooseWall: 'Mettre la porte dans le mur {wall} de {place}',
    placeDoor: 'Mettre la porte en {square}',
    furnish: 'Placer en {square}',
  },
});

const sentence = sentencesOf(EXPLORE_LABELS);

export const TURN_LABELS: Labels<TurnCommand> = {
  done: () => sentence('done', {}),
  takeHero: ({ hero }, at) => sentence('takeHero', { hero: at.figure(hero) }),
  takePlace: ({ figure, at: square }, at) =>
    sentence('takePlace', { figure: at.figure(figure), square: at.square(square) }),
  placeRest: () => sentence('placeRest', {}),
  exploreNext: ({ at: square, side }, at) =>
    sentence('exploreNext', { side: at.side(side as Direction), square: at.square(square) }),
};

export const EXPLORE_LABELLERS: Labels<ExploreCommand> = {
  step: ({ to }, at) => sentence('step', { square: at.square(to) }),
  openDoor: ({ at: square, side }, at) =>
    sentence('openDoor', { side: at.side(side), square: at.square(square) }),
  closeDoor: ({ at: square, side }, at) =>
    sentence('closeDoor', { side: at.side(side), square: at.square(square) }),
  openChest: ({ chest }, at) => sentence('openChest', { square: at.spot(chest) }),
  closeChest: ({ chest }, at) => sentence('closeChest', { square: at.spot(chest) }),
  searchWall: ({ side }, at) => sentence('searchWall', { wall: at.wall(side) }),
  placeSecretDoor: ({ at: square }, at) => sentence('placeSecretDoor', { square: at.square(square) }),
  searchRoom: () => sentence('searchRoom', {}),
  takeOffArmour: ({ armour }) => sentence('takeOffArmour', { armour: thingsIn(0, armour) }),
  putOnArmour: ({ armour, pile }, at) =>
    sentence('putOnArmour', { armour: thingsIn(0, armour), square: at.spot(pile) }),
  leaveDungeon: () => sentence('leaveDungeon', {}),
  takeStairs: () => sentence('takeStairs', {}),
  comeBack: ({ at: square }, at) => sentence('comeBack', { square: at.square(square) }),
  changeLevel: () => sentence('changeLevel', {}),
};

export const GENERATE_LABELLERS: Labels<GenerateCommand> = {
  chooseLayout: ({ option }) => sentence('chooseLayout', { option: option + 1 }),
  chooseWall: ({ area, side }, at) =>
    sentence('chooseWall', { wall: at.wall(side), place: areaMention(area) }),
  placeDoor: ({ at: square }, at) => sentence('placeDoor', { square: at.square(square) }),
  furnish: ({ at: square }, at) => sentence('furnish', { square: at.square(square) }),
};
