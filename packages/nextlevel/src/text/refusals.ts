/** Why not: a sentence for every code of NextLevel's own, and for those of classic's that mean more here. */
import type { Names } from '@oubliette/classic/extend';
import { explainRefusal, refusalArguments, sentencesOf, speak } from '@oubliette/classic/extend';
import type { Json, Refusal } from '@oubliette/kernel';
import { defineMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { faceName } from './vocabulary.ts';

export const NEXT_REFUSALS = defineMessages({
  en: {
    // What a turn has in it.
    turnOver: 'This figure can do nothing more this turn.',
    sameAction: 'That action has been taken this turn: the two must differ.',
    noActionLeft: 'Both actions of this turn are spent.',
    onceMoreOnly: 'Once for nothing, once more for an action, and no more this turn.',
    onceATurn: '{Figure} has tried that this turn.',
    notAtThisTable: 'This table does not play with that.',
    monstersOnly: 'Only monsters do that.',
    onlyTheBarbarian: 'Only the Barbarian does that.',
    onlyTheElf: 'Only the Elf does that.',
    onlyTheWizard: 'Only the Wizard does that.',
    majorOnly: 'Only major monsters do that, and {figure} is none.',
    fimirOnly: 'Only a fimir does that.',

    // Moving.
    noSuchSide: 'A figure faces north, east, south or west.',
    noSuchFacing: 'A figure faces north, east, south or west.',
    facesThere: '{Figure} faces that way already.',
    notMoving: 'That is done on the move: {figure} has to be moving.',
    held: '{Figure} is held fast.',
    holdsTheDoor: '{Figure} is holding the door, and stays there this turn.',
    cornerInTheWay: 'A corner is in the way to {square}.',
    tooWide: 'Nobody jumps more than one square of pit on the way to {square}.',
    notNextTo: '{Square} is not next to the figure: only the Elf steps diagonally.',
    rollFirst: 'Roll the dice first.',
    alreadyRolled: 'The dice have been rolled already.',
    squareBlocked: 'Nobody can enter {square}: something stands there.',
    inAPit: 'Not from the bottom of a pit.',

    // Doors.
    barricaded: 'The door {door} is barricaded: it has to be broken in.',
    alreadyBarricaded: 'The door {door} is barricaded already.',
    notBarricaded: 'The door {door} is not barricaded.',
    doorBroken: 'The door {door} has been broken in: nobody barricades it again.',
    foeInTheDoorway: '{Figure} stands in the doorway.',
    triedThisRound: 'The door {door} has been charged this round.',

    // Weapons.
    alreadyInHand: 'That weapon is in hand already.',
    notOwned: 'This hero has no such weapon.',
    cannotWield: 'This hero may not wield that weapon.',
    tooMuchWeapon: 'That weapon asks for a higher attack level than {figure} has.',
    notThere: 'There is no such weapon on {square}.',
    outOfReach: 'That is out of reach.',
    notAFoe: '{Figure} is no enemy.',
    notFaceToFace: 'To disarm {figure}, the two must stand face to face.',
    holdsNoWeapon: '{Figure} holds no weapon.',
    beforeTheAttack: 'An enemy is disarmed before the attack, not after it.',
    nothingToTake: 'There is nothing here that {figure} could take up.',

    // Fighting.
    notAdjacent: 'That is not on an adjacent square.',
    blackMist: 'The Black Mist hides the target.',
    needsDagger: '{Figure} is too close to shoot at: only the dagger is left.',
    noSuchArm: '{Figure} has nothing of that kind to attack with.',
    noShooter: '{Figure} has no ranged weapon in hand.',
    reloading: 'That weapon still has to be reloaded.',
    sayMana: 'A magic attack needs the points of mana that go into it, and no other attack does.',
    noMana: '{Figure} has no such amount of mana.',
    noDesign: 'Only the Wizard has a deadly design.',
    noMindToSpend: 'One point of Mind a turn can be given up, and never the last.',
    notThatSide: 'That is not one of two sides equally near to the target.',
    notAnAttack: 'That spell is no attack: a deadly design or the help of others adds nothing to it.',
    throwsAlone: 'A weapon that is thrown is not held back for others.',
    nobodyJoins: 'Nobody holds back an attack on {figure}.',
    tooFewDice: 'An assured attack takes four dice, and {figure} has fewer.',
    cannotBite: '{Figure} does not bite.',
    noPower: '{Figure} cannot move that many dice to the attack.',
    diceMoved: '{Figure} has moved dice already.',
    tooManyDice: 'That many dice cannot be moved.',
    notThatOne: '{Figure} is not among those to choose from.',
    giftMissing: '{Figure} has no gift for that.',
    onceAQuest: '{Figure} has done that in this quest: once is all.',
    noShotToFollow: 'A second shot follows a first one with a bow, at once and from the same square.',
    sameTarget: 'The second shot goes to another target than {figure}.',
    nothingToChoose: 'There is nothing to choose in the rage now.',

    // Ambushes, pushes, furniture.
    nobodySeen: 'There is nobody about to lie in wait for.',
    inSight: '{Figure} is looking: nobody lies in wait in plain sight.',
    nobodyToAlert: 'There is nobody to be alerted there.',
    notAlerted: 'That monster does not know of the heroes.',
    nobodyToPush: 'There is no enemy to push on that side.',
    nowhereToGo: '{Figure} has nowhere to be pushed to.',
    wayBlocked: 'Something is in the way of the push.',
    pushesAlone: 'One alone is too light to push.',
    tooWeak: 'Those who push weigh too little.',
    noSuchPiece: 'There is no such piece of furniture.',
    tooLow: 'Only cupboards and bookcases can be toppled.',
    standsFree: 'It cannot be toppled: it has to stand with its back to a wall.',
    tooLight: '{Figure} is too light: it has to climb up first.',
    notAtTheSide: 'To topple it, stand next to one of its ends.',

    // Searching and traps.
    alreadySearched: 'This has been searched already.',
    notSearchable: 'This piece of furniture is not for searching.',
    notAWeapon: 'A weapon rack yields a weapon.',
    cannotDisarm: '{Figure} does not work on traps: only the Dwarf does.',
    partsMissing: 'A trap takes three parts, and {figure} has fewer.',
    notHeld: '{Figure} is not held in a steel jaw.',
    noEscapeThere: 'Nobody is thrown clear to {square}.',

    // Magic.
    noSpellPoints: 'Not enough Spell points are left.',
    scrollNotHeld: 'This hero has no such scroll.',
    alreadyRevealed: 'That place has been seen already.',
    notNextDoor: 'Only places next to one’s own can be sensed.',
    notWounded: '{Figure} is not wounded.',
    neverSeen: '{Square} has never been seen.',
    tooFar: '{Square} is too far away.',

    // Monsters' techniques.
    nobodyBefore: 'There is no enemy in front of {figure}.',
    wrongShares: 'All the skulls have to be shared out, and no more.',
    cannotBeHurled: 'Nobody hurls a piece like that.',
    notBesideIt: 'To hurl it, stand next to it.',
    somebodyOnIt: 'Somebody stands on it.',
    noRoomToLand: 'It cannot come down on {square}.',
    nobodyThere: 'There is no enemy there.',
    tablesOnly: 'Only tables are smashed like that.',
    takesTwo: 'It takes two who have come past the table this turn.',
    takesWholeTurn: 'That takes the whole turn, and {figure} has begun it.',
    noChasm: 'There is no chasm to cross here.',
    noCrossing: 'Nothing has been made ready for crossing to {square}.',
    underAttack: '{Figure} has been attacked, and has no time for that.',
    noSuchSpell: 'The fimir have no such spell.',
    attackOnly: '{Figure} has rolled too low for a spell.',
    noTarget: 'This spell is cast at nobody in particular.',
    alreadyHeld: '{Figure} is held fast already.',
    mistThere: 'The mist is here already.',

    // The table.
    wrongFace: 'That die does not show “{face}”. It shows: {faces}.',
  },
  fr: {
    turnOver: 'Cette figurine ne peut plus rien faire ce tour-ci.',
    sameAction: 'Cette action est déjà prise ce tour-ci : les deux doivent différer.',
    noActionLeft: 'Les deux actions de ce tour sont prises.',
    onceMoreOnly: 'Une fois pour rien, une fois contre une action, et plus ce tour-ci.',
    onceATurn: '{Figure} l’a déjà tenté ce tour-ci.',
    notAtThisTable: 'Cette table ne joue pas avec cela.',
    monstersOnly: 'Seuls les monstres font cela.',
    onlyTheBarbarian: 'Seul le Barbare fait cela.',
    onlyTheElf: 'Seul l’Elfe fait cela.',
    onlyTheWizard: 'Seul l’Enchanteur fait cela.',
    majorOnly: 'Seuls les monstres majeurs font cela, et {figure} n’en est pas un.',
    fimirOnly: 'Seul un fimir fait cela.',

    noSuchSide: 'Une figurine fait face au nord, à l’est, au sud ou à l’ouest.',
    noSuchFacing: 'Une figurine fait face au nord, à l’est, au sud ou à l’ouest.',
    facesThere: '{Figure} regarde déjà de ce côté.',
    notMoving: 'Cela se fait en marchant : {figure} doit être en déplacement.',
    held: '{Figure} ne peut pas se dégager.',
    holdsTheDoor: '{Figure} tient la porte et n’en bouge plus ce tour-ci.',
    cornerInTheWay: 'Un coin barre le chemin vers {square}.',
    tooWide: 'On ne saute pas plus d’une case d’oubliette vers {square}.',
    notNextTo: '{Square} n’est pas à côté de la figurine : seul l’Elfe avance en diagonale.',
    rollFirst: 'Jetez d’abord les dés.',
    alreadyRolled: 'Les dés sont déjà jetés.',
    squareBlocked: 'Personne n’entre en {square} : quelque chose s’y trouve.',
    inAPit: 'Pas du fond d’une oubliette.',

    barricaded: 'La porte {door} est barricadée : il faut l’enfoncer.',
    alreadyBarricaded: 'La porte {door} est déjà barricadée.',
    notBarricaded: 'La porte {door} n’est pas barricadée.',
    doorBroken: 'La porte {door} a été enfoncée : on ne la barricade plus.',
    foeInTheDoorway: '{Figure} se tient dans l’embrasure.',
    triedThisRound: 'On s’est déjà jeté contre la porte {door} ce tour de table.',

    alreadyInHand: 'Cette arme est déjà en main.',
    notOwned: 'Ce personnage n’a pas cette arme.',
    cannotWield: 'Ce personnage ne peut pas manier cette arme.',
    tooMuchWeapon: 'Cette arme demande un niveau d’attaque que {figure} n’a pas.',
    notThere: 'Il n’y a pas de telle arme en {square}.',
    outOfReach: 'C’est hors d’atteinte.',
    notAFoe: '{Figure} ne compte pas parmi les ennemis.',
    notFaceToFace: 'Pour désarmer {figure}, il faut être face à face.',
    holdsNoWeapon: '{Figure} n’a pas d’arme en main.',
    beforeTheAttack: 'On désarme un ennemi avant l’attaque, pas après.',
    nothingToTake: 'Il n’y a rien ici que {figure} puisse prendre.',

    notAdjacent: 'Ce n’est pas sur une case adjacente.',
    blackMist: 'La Brume Noire cache la cible.',
    needsDagger: '{Figure} est trop près pour un tir : il ne reste que la dague.',
    noSuchArm: '{Figure} n’a rien de tel pour attaquer.',
    noShooter: '{Figure} n’a pas d’arme à distance en main.',
    reloading: 'Cette arme doit encore être rechargée.',
    sayMana: 'Une attaque magique demande les points de mana à y mettre ; les autres, non.',
    noMana: '{Figure} n’a pas tant de mana.',
    noDesign: 'Seul l’Enchanteur a le dessein mortel.',
    noMindToSpend: 'On sacrifie un point d’Esprit par tour, et jamais le dernier.',
    notThatSide: 'Ce n’est pas l’un de deux côtés aussi proches de la cible.',
    notAnAttack: 'Ce sortilège n’est pas une attaque : ni dessein mortel ni renfort ne peuvent s’y ajouter.',
    throwsAlone: 'Une arme que l’on lance ne se retient pas pour d’autres.',
    nobodyJoins: 'Personne ne retient d’attaque contre {figure}.',
    tooFewDice: 'Une attaque assurée prend quatre dés, et {figure} en a moins.',
    cannotBite: '{Figure} ne mord pas.',
    noPower: '{Figure} ne peut pas passer tant de dés à l’attaque.',
    diceMoved: '{Figure} a déjà déplacé des dés.',
    tooManyDice: 'On ne déplace pas tant de dés.',
    notThatOne: '{Figure} n’est pas au choix.',
    giftMissing: '{Figure} n’a pas de don pour cela.',
    onceAQuest: '{Figure} l’a déjà fait dans cette quête : une fois suffit.',
    noShotToFollow: 'Un second tir suit un premier tir à l’arc, aussitôt et de la même case.',
    sameTarget: 'Le second tir va vers une autre cible que {figure}.',
    nothingToChoose: 'La rage ne laisse rien à choisir pour l’instant.',

    nobodySeen: 'Il n’y a personne à attendre en embuscade.',
    inSight: '{Figure} regarde : on ne s’embusque pas sous ses yeux.',
    nobodyToAlert: 'Il n’y a là personne à alerter.',
    notAlerted: 'Ce monstre ignore tout des héros.',
    nobodyToPush: 'Il n’y a pas d’ennemi à pousser de ce côté.',
    nowhereToGo: '{Figure} n’a nulle part où reculer.',
    wayBlocked: 'Quelque chose gêne la poussée.',
    pushesAlone: 'On ne pousse pas seul, à moins de peser lourd.',
    tooWeak: 'Ceux qui poussent ne pèsent pas assez lourd.',
    noSuchPiece: 'Ce meuble n’existe pas.',
    tooLow: 'Seuls les buffets et les bibliothèques se renversent.',
    standsFree: 'Ce meuble ne se renverse pas : il faut qu’il soit adossé à un mur.',
    tooLight: '{Figure} ne pèse pas assez : il faut d’abord grimper dessus.',
    notAtTheSide: 'Pour le renverser, placez-vous à l’un de ses bouts.',

    alreadySearched: 'La fouille est déjà faite.',
    notSearchable: 'Ce meuble ne se fouille pas.',
    notAWeapon: 'Un râtelier d’armes livre une arme.',
    cannotDisarm: '{Figure} ne touche pas aux pièges : seul le Nain sait le faire.',
    partsMissing: 'Un piège demande trois pièces, et {figure} en a moins.',
    notHeld: '{Figure} n’est pas dans une mâchoire d’acier.',
    noEscapeThere: 'Personne n’est projeté en {square}.',

    noSpellPoints: 'Il ne reste pas assez de points de sortilège.',
    scrollNotHeld: 'Ce personnage n’a pas ce parchemin.',
    alreadyRevealed: 'Cet endroit a déjà été vu.',
    notNextDoor: 'On ne sonde que les endroits voisins du sien.',
    notWounded: '{Figure} n’a pas de blessure.',
    neverSeen: '{Square} n’a jamais été vue.',
    tooFar: '{Square} est trop loin.',

    nobodyBefore: 'Il n’y a pas d’ennemi devant {figure}.',
    wrongShares: 'Tous les crânes doivent être répartis, sans plus.',
    cannotBeHurled: 'Personne ne projette un meuble pareil.',
    notBesideIt: 'Pour le projeter, placez-vous à côté.',
    somebodyOnIt: 'Quelqu’un se tient dessus.',
    noRoomToLand: 'Le meuble ne peut pas s’abattre en {square}.',
    nobodyThere: 'Il n’y a là aucun ennemi.',
    tablesOnly: 'On ne pulvérise ainsi que les tables.',
    takesTwo: 'Il faut être deux à avoir longé la table ce tour-ci.',
    takesWholeTurn: 'Cela prend tout le tour, et {figure} a déjà commencé le sien.',
    noChasm: 'Il n’y a pas de gouffre à traverser ici.',
    noCrossing: 'Rien n’est prêt pour traverser jusqu’en {square}.',
    underAttack: '{Figure} vient de subir une attaque et n’a pas le temps.',
    noSuchSpell: 'Les fimirs n’ont pas ce sortilège.',
    attackOnly: '{Figure} a obtenu trop peu pour un sortilège.',
    noTarget: 'Ce sortilège ne vise personne en particulier.',
    alreadyHeld: '{Figure} ne peut déjà plus bouger.',
    mistThere: 'La brume est déjà là.',

    wrongFace: 'Ce dé n’a pas de face « {face} ». Il montre : {faces}.',
  },
});

export type NextRefusalCode = keyof typeof NEXT_REFUSALS.en;

const sentence = sentencesOf(NEXT_REFUSALS);

/** A code that classic has for something else: NextLevel's own rule tells which is meant. */
const TWOFOLD: readonly string[] = ['notThere'];

export function explainNextRefusal(refusal: Refusal, language: Language, names: Names): string {
  const { code, rule, with: detail = {} } = refusal;
  if (!isOwn(code) || (TWOFOLD.includes(code) && !rule.startsWith('NXT-')))
    return explainRefusal(refusal, language, names);
  const { faces = [], face = '?' } = detail;
  const args = {
    ...refusalArguments(detail, names),
    face: faceName('', face, language),
    faces: Array.isArray(faces) ? faces.map((each: Json) => faceName('', each, language)).join(', ') : '?',
  };
  return speak(sentence(code, args), language);
}

function isOwn(code: string): code is NextRefusalCode {
  return Object.hasOwn(NEXT_REFUSALS.en, code);
}
