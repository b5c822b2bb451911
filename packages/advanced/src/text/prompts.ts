/** What the table is waiting for. */
import { defineMessages, say, speak } from '@oubliette/words';
import type { Catalogue, Language } from '@oubliette/words';
import type { MeetingFrame } from '../encounter/types.ts';
import { waitingSeen } from '../seen.ts';
import { ROOM_PROMPTS, ROOM_REASONS } from './rooms/rooms.ts';
import type { View } from '../view.ts';
import type { World } from '../world.ts';

const OWN_PROMPTS = defineMessages({
  en: {
    takeHero: 'Choose a hero.',
    takePlace: 'Choose a place on the stairs.',
    explore: 'Move your figures or have them do something, then say that you have finished.',
    fight: 'Have each of your figures move and act, in either order, then say that you have finished.',
    monstersAct: 'Say in which order the monsters move and act, play them one by one, then finish.',
    mayAct: 'You may do something, but nobody waits for it.',
    soloEvent: 'The solo tables decide what happens.',
    exploreNext: 'Choose what is explored next.',
    chooseLayout: 'Choose how to lay what was found.',
    chooseWall: 'Choose the wall that has the door.',
    placeDoor: 'Choose where along the wall the door stands.',
    placeChest: 'Choose a square for the chest.',
    placeStairs: 'Choose a square for the stairs.',
    placeSecretDoor: 'You have found a secret door: choose its place along the wall.',
    placeMonster: 'Place the next monster.',
    shiftMonsters: 'Move each monster by a square if you like, then let them stand.',
    playCounter: 'Play a counter, or hold them all back.',
    faceWounds: 'Spend a Fate point so that these Wounds do not count, or take them.',
    faceRoll: 'Spend a Fate point so that the failed roll succeeds, or let it stand.',
    chooseVictim: 'The shot has gone astray: choose whom it hits.',
    followUp: 'Step into the square of the enemy just killed, or stay.',
    fixZone: 'Choose the enemy on whom the death zone is fixed.',
    aimSpell: 'Choose where the spell goes.',
    drive: 'Choose the next square of the forced run, or end it.',
    raiseDead: 'Somebody has died this turn: call one of the dead back, or let them rest.',
    comeOut: 'Choose a square beside the pit.',
    control: 'Move the figure that obeys you, or have it attack.',
    dropPortcullis: 'Choose where the portcullis comes down.',
    facePoison: 'A deadly poison: take a healing potion, spend a Fate point, or die.',
    makeRoom: 'Choose the square to make room to.',
    moveFireball: 'Choose where the fireball goes.',
    rollUnder: 'The portcullis is up: roll under it, or stay.',
    tryTrap: 'There is a trap: try to disarm it, or leave it alone.',
    award: 'Several want it: choose who gets it.',
    claim: 'Say what you want of the treasure, or nothing more.',
    wardOff: 'Try to keep the spell off with the ring, or let it work.',
  },
  fr: {
    takeHero: 'Choisissez un héros.',
    takePlace: 'Choisissez une place dans l’escalier.',
    explore: 'Déplacez vos figurines ou faites-les agir, puis dites que vous avez terminé.',
    fight:
      'Déplacez et faites agir chacune de vos figurines, dans l’ordre voulu, puis dites que vous avez terminé.',
    monstersAct:
      'Dites dans quel ordre les monstres se déplacent et agissent, jouez-les un à un, puis terminez.',
    mayAct: 'Vous pouvez agir, mais personne ne vous attend.',
    soloEvent: 'Les tables du jeu en solitaire décident de la suite.',
    exploreNext: 'Choisissez ce que l’on explore maintenant.',
    chooseLayout: 'Choisissez comment poser ce qui a été trouvé.',
    chooseWall: 'Choisissez le mur qui porte la porte.',
    placeDoor: 'Choisissez la place de la porte le long du mur.',
    placeChest: 'Choisissez une case pour le coffre.',
    placeStairs: 'Choisissez une case pour l’escalier.',
    placeSecretDoor: 'Vous avez trouvé une porte secrète : choisissez sa place le long du mur.',
    placeMonster: 'Placez le monstre suivant.',
    shiftMonsters: 'Déplacez chaque monstre d’une case si vous le voulez, puis laissez-les en place.',
    playCounter: 'Jouez un pion, ou gardez-les tous.',
    faceWounds: 'Dépensez un point de Destinée pour que ces Blessures ne comptent pas, ou subissez-les.',
    faceRoll: 'Dépensez un point de Destinée pour que le jet manqué réussisse, ou laissez-le.',
    chooseVictim: 'Le tir s’est perdu : choisissez qui il touche.',
    followUp: 'Avancez sur la case de l’ennemi abattu, ou restez sur place.',
    fixZone: 'Choisissez l’ennemi sur qui la zone mortelle est fixée.',
    aimSpell: 'Choisissez où va le sort.',
    drive: 'Choisissez la case suivante de la course forcée, ou arrêtez-la.',
    raiseDead: 'Quelqu’un est mort ce tour-ci : rappelez un mort à la vie, ou laissez-les reposer.',
    comeOut: 'Choisissez une case à côté de la fosse.',
    control: 'Déplacez la figurine qui vous obéit, ou faites-la attaquer.',
    dropPortcullis: 'Choisissez où s’abat la herse.',
    facePoison: 'Un poison mortel : prenez une potion de soins, dépensez un point de Destinée, ou mourez.',
    makeRoom: 'Choisissez la case où s’écarter.',
    moveFireball: 'Choisissez où va la boule de feu.',
    rollUnder: 'La herse est levée : roulez dessous, ou restez.',
    tryTrap: 'Il y a un piège : tentez de le désarmer, ou laissez-le en paix.',
    award: 'Plusieurs le veulent : choisissez qui le reçoit.',
    claim: 'Dites ce que vous voulez du trésor, ou rien de plus.',
    wardOff: 'Tentez d’écarter le sort avec l’anneau, ou laissez-le agir.',
  },
});

type Prompt = keyof typeof OWN_PROMPTS.en;

/** The same for the other seats: what the awaited one has to do, in a few words. */
const OWN_REASONS = defineMessages({
  en: {
    takeHero: 'choice of a hero',
    takePlace: 'a place on the stairs',
    explore: 'exploration',
    fight: 'the fight',
    monstersAct: 'the monsters’ phase',
    mayAct: 'nothing in particular',
    soloEvent: 'the solo tables',
    exploreNext: 'what to explore next',
    chooseLayout: 'how to lay what was found',
    chooseWall: 'the wall for the door',
    placeDoor: 'the place of the door',
    placeChest: 'the place of the chest',
    placeStairs: 'the place of the stairs',
    placeSecretDoor: 'the place of the secret door',
    placeMonster: 'the place of a monster',
    shiftMonsters: 'shifting the monsters, perhaps',
    playCounter: 'a counter, perhaps',
    faceWounds: 'a Fate point against Wounds, perhaps',
    faceRoll: 'a Fate point on a failed roll, perhaps',
    chooseVictim: 'the victim of a stray shot',
    followUp: 'a step forward, perhaps',
    fixZone: 'the enemy a death zone is fixed on',
    aimSpell: 'the aim of a spell',
    drive: 'a forced run',
    raiseDead: 'a call to the dead, perhaps',
    comeOut: 'a square beside the pit',
    control: 'the moves of a figure under control',
    dropPortcullis: 'the place of the portcullis',
    facePoison: 'an answer to a deadly poison',
    makeRoom: 'a square to make room to',
    moveFireball: 'the way of the fireball',
    rollUnder: 'a roll under the portcullis, perhaps',
    tryTrap: 'an attempt at a trap, perhaps',
    award: 'who gets a treasure',
    claim: 'claims to the treasure',
    wardOff: 'a ring against a spell, perhaps',
  },
  fr: {
    takeHero: 'choix d’un héros',
    takePlace: 'une place dans l’escalier',
    explore: 'exploration',
    fight: 'combat',
    monstersAct: 'phase des monstres',
    mayAct: 'rien de particulier',
    soloEvent: 'les tables du jeu en solitaire',
    exploreNext: 'ce que l’on explore maintenant',
    chooseLayout: 'la pose de ce qui a été trouvé',
    chooseWall: 'le mur de la porte',
    placeDoor: 'la place de la porte',
    placeChest: 'la place du coffre',
    placeStairs: 'la place de l’escalier',
    placeSecretDoor: 'la place de la porte secrète',
    placeMonster: 'la place d’un monstre',
    shiftMonsters: 'un déplacement des monstres, peut-être',
    playCounter: 'un pion, peut-être',
    faceWounds: 'un point de Destinée contre des Blessures, peut-être',
    faceRoll: 'un point de Destinée sur un jet manqué, peut-être',
    chooseVictim: 'la victime d’un tir perdu',
    followUp: 'un pas en avant, peut-être',
    fixZone: 'l’ennemi sur qui une zone est fixée',
    aimSpell: 'la cible d’un sort',
    drive: 'une course forcée',
    raiseDead: 'un appel aux morts, peut-être',
    comeOut: 'une case à côté de la fosse',
    control: 'les gestes d’une figurine envoûtée',
    dropPortcullis: 'la place de la herse',
    facePoison: 'une réponse à un poison mortel',
    makeRoom: 'une case où s’écarter',
    moveFireball: 'le chemin de la boule de feu',
    rollUnder: 'un passage sous la herse, peut-être',
    tryTrap: 'un essai sur un piège, peut-être',
    award: 'qui reçoit un trésor',
    claim: 'les demandes sur le trésor',
    wardOff: 'un anneau contre un sort, peut-être',
  },
} satisfies Record<Language, Record<Prompt, string>>);

/** Those of hazard rooms are with the words of each. */
export const PROMPTS: Catalogue = withRooms(OWN_PROMPTS, ROOM_PROMPTS);
export const REASONS: Catalogue = withRooms(OWN_REASONS, ROOM_REASONS);

function withRooms(own: Catalogue, ofRooms: Catalogue): Catalogue {
  return { en: { ...own.en, ...ofRooms.en }, fr: { ...own.fr, ...ofRooms.fr } };
}

const ROOM = defineMessages({
  en: {
    noRoom:
      'There is room for {room, plural, one {only one of them} other {only # of them}}: {count, plural, one {the one placed last waits} other {the # placed last wait}} and {count, plural, one {comes} other {come}} in later.',
  },
  fr: {
    noRoom:
      'Il n’y a de place que pour {room, plural, one {un seul} other {#}} d’entre eux : {count, plural, one {le dernier placé attend et entrera} other {les # derniers placés attendent et entreront}} plus tard.',
  },
});

/** Tells the placing player in time that not all monsters will find room (ADV-ENC-17). */
export function roomText(view: View, language: Language, world?: World): string | null {
  const count = waitingSeen(view, world);
  if (count === 0) return null;
  const { left } = view.underWay.at(-1) as unknown as Pick<MeetingFrame, 'left'>;
  return say(ROOM, language, 'noRoom', { count, room: left.length - count });
}

/** A prompt's text; an unknown code is shown as it came. */
export function promptText(prompt: string, language: Language): string {
  return wording(PROMPTS, prompt, language);
}

/** Why another seat is awaited; an unknown code is shown as it came. */
export function reasonText(prompt: string, language: Language): string {
  return wording(REASONS, prompt, language);
}

function wording(catalogue: Catalogue, key: string, language: Language): string {
  return Object.hasOwn(catalogue.en, key) ? speak({ catalogue, key, args: {} }, language) : key;
}
