/** Why not: a sentence for every code with which a command may be refused. */
import type { Json, Refusal } from '@oubliette/kernel';
import { defineMessages } from '@oubliette/words';
import type { Language, Mention, Noun } from '@oubliette/words';
import type { CombatFace } from '../content/dice.ts';
import { treasureCard, TREASURE_IDS } from '../content/treasure.ts';
import type { TreasureId } from '../content/treasure.ts';
import { figureMention, placeName, squareName } from './names.ts';
import type { Names } from './names.ts';
import { sentencesOf, speak } from './sentence.ts';
import { FACES, WORDS } from './vocabulary.ts';

export const REFUSALS = defineMessages({
  en: {
    // Whose turn it is.
    notInPlay: 'The quest is not under way.',
    waitingForAnother: 'Something else must be settled first.',
    notOnBoard: '{Figure} is not on the board.',
    notYourFigure: 'That is not for you to decide: the figure belongs to somebody else.',
    notYourTurn: 'It is not this figure’s turn.',
    notYourChoice: 'It is not your turn to choose.',
    alreadyPlayed: '{Figure} has already been played this turn.',
    alreadyActed: 'The one action of this turn is already spent.',
    nothingAsked: 'Nobody has asked that.',
    asleep: '{Figure} is asleep.',

    // Before the first turn.
    roleTaken: 'That role is not free.',
    setTaken: 'Those spells have been taken.',
    notAStartingSquare: 'Nobody starts on {square}.',

    // Moving.
    movesWithoutDice: '{Figure} moves without dice.',
    alreadyRolled: 'The dice for this move have already been rolled.',
    rollFirst: 'Roll the dice for the move first.',
    moveOver: 'The move is over for this turn.',
    noMovementLeft: 'Not enough movement is left.',
    notNextTo: '{Square} is not next to the figure: steps go across a side, never diagonally.',
    wallInTheWay: 'A wall or a closed door bars the way to {square}.',
    alreadyCrossed: '{Square} has been crossed already in this move: never the same square twice.',
    squareBlocked: 'Nobody can enter {square}: furniture or rubble stands there.',
    squareHeld: '{Figure} cannot stay on a square that somebody else holds.',
    pitInTheWay:
      'There is an open pit on {square}: monsters only jump it, and nobody climbs down onto somebody else.',
    stairsClosed: 'Monsters do not enter the stairs.',
    passageRefused: '{Figure} does not let anybody pass.',
    noFreeSquareBeyond: 'There is no free square to come out on beyond {square}.',
    noPitToJump: 'There is no open pit to jump on the way to {square}.',
    notFree: '{Square} is not free.',
    notAHero: 'Only heroes do that.',
    notAtTheExit: 'One leaves the dungeon by the stairs, or by the way out the quest gives.',

    // Doors.
    cannotOpenDoors: '{Figure} does not open doors.',
    noSuchChoice: 'That is none of the answers.',
    noSuchDoor: 'There is no door {door} on the board.',
    alreadyOpen: 'The door {door} is already open.',
    locked: 'The door {door} is locked.',
    notAtTheDoor: 'To open the door {door}, stand next to it.',

    // Fighting.
    notOneself: 'Nobody attacks themselves.',
    captive: '{Figure} is a captive: leave captives alone.',
    notAFoe: 'Monsters do not attack each other: {figure} is one of them.',
    notYourWeapon: 'This hero has no such weapon, or may not use it.',
    cannotBeThrown: 'That cannot be thrown.',
    tooClose: '{Figure} is too close: nobody throws or shoots at an adjacent target.',
    notVisible: '{Figure} is not in a clear line of sight.',
    notAdjacent: 'The target is not on an adjacent square.',
    notDiagonally: '{Figure} is only diagonally near, out of reach of this weapon.',
    noDiceLeft: 'There is no die left to attack with.',

    // Magic.
    notInTraining: 'Not in the training game: there, heroes only move and fight with their own arms.',
    noSpellsHere: 'No spell works in this quest.',
    castsNoSpells: '{Figure} casts no spells.',
    spellNotHeld: 'This spell is not at hand: it has been cast, or was never taken.',
    targetMissing: 'That needs a target, and one that suits it.',
    onlyHeroes: 'This spell works on heroes only.',
    targetUnseen: '{Figure} is out of sight: the spell would be wasted.',
    targetIsSeen: '{Figure} is in sight: the spell need not be wasted.',
    noSuchPower: '{Figure} has no such power left.',
    noRoom: 'There is no room for that.',

    // Searching, traps and treasure.
    neverSearches: '{Figure} never searches.',
    inAPit: 'Nobody searches from the bottom of a pit.',
    monsterAbout: '{Figure} is too near for anybody to search.',
    alreadySearched: 'This hero has already searched for treasure here.',
    cannotDisarm: '{Figure} cannot disarm traps: the Dwarf can, and whoever has the tool kit.',
    nothingToDisarm: 'There is nothing to disarm on {square}.',
    noEscapeThere: 'There is no jumping clear to {square}.',
    potionNotHeld: 'This hero has no such potion.',
    onlyUndead: 'Holy water harms skeletons, zombies and mummies only.',
    wrongKind: 'Another kind of monster wanders here.',
    mustAppear: 'There is room beside the hero: the wandering monster must appear.',
    notThere: 'The monster cannot be put on {square}.',
    wrongColour: 'A figure is replaced by one of its own colour that is still in the box.',

    // The table.
    nothingToUndo: 'There is nothing of yours to undo.',
    alreadyKnown: 'Too late to undo: something new has come to light since.',
    noSuchMoment: 'The match has no such moment to go back to.',
    tooFarBack: 'That is too long ago to go back to.',
    notSeated: 'Only those who sit at the table may propose that.',
    nothingProposed: 'Nobody has proposed to go back.',
    notAsked: 'Your answer is not wanted, or has been given.',
    reasonMissing: 'A correction needs a reason.',
    overridesForbidden: 'This table allows no corrections.',
    onlyTheMaster: 'Only the Morcar player may correct the table.',
    notNow: 'A correction has to wait until nothing is being decided.',
    outOfRange: 'That number is too small or too large.',
    unknownChange: 'No correction of that sort exists.',
    wrongFace: 'That die does not show “{face}”. It shows: {faces}.',
    tooManyFaces: 'Those are more dice than the roll has.',
    rolling: 'Dice are being rolled: first they have to be typed in.',
    nothingToRoll: 'There are no dice to type in.',
    notYourRoll: 'Somebody else rolls these dice.',
    cannotLeaveRoll: 'This roll cannot be left any more, or is not yours to leave.',
    notBegun: 'The match has not begun.',
    alreadyBegun: 'The match has begun already.',
    matchOver: 'The match is over: nothing in it changes any more.',
    tooLateForWords: 'Words are added to the dice before the match begins.',
    onlyTheHost: 'Only the host of the table may do that.',
    onlyHostOrMaster: 'Only the host, or whoever plays Morcar, may let people watch.',
    tooManyLinks: 'There are as many invitations as a table can have: cancel the old ones first.',
    noLinks: 'There are no invitations to cancel.',
    noSuchSeat: 'There is no such seat at this table.',
    noSuchBot: 'There is no such computer player.',
    noSuchMember: 'There is nobody of that name at the table.',
    noSuchRow: 'There is no such line in the log.',
    seatTaken: 'Somebody sits there already.',
    seatLent: 'The computer keeps this seat for somebody else.',
    wishOpen: 'Somebody else is asking the table something: answer that first.',
    notAway: 'Only for somebody who plays here and has been away long enough.',
    noTurns: 'In town nobody has turns: call a computer player instead.',
    notAwaited: 'It is not their turn: nobody waits for them.',
    memberHere: 'They are at the table: they have their link, and can make a new one themselves.',
    mastersLink:
      'Nobody else makes a new link for whoever sits behind the screen: call a computer player meanwhile, or invite them anew and ask the table.',
    chatClosed: 'The host has closed the chat.',
    chatFull: 'So much has been said at this table that no more is kept, ready phrases included.',
    notAmongThem: 'You are not among those you want to speak to.',
    questOut: 'The heroes are out on a quest: the campaign waits for them.',
    beforeTheQuest: 'Nothing that came before a quest is taken back.',
    notACommand: 'This is not a command.',
    unknownCommand: 'There is no such command.',
    unknownField: 'The command has a field too many: {field}.',
    wrongField: 'The command has a field that is missing or wrong: {field}.',
  },
  fr: {
    notInPlay: 'La quête n’est pas en cours.',
    waitingForAnother: 'Il faut d’abord régler autre chose.',
    notOnBoard: '{Figure} n’est pas sur le plateau.',
    notYourFigure: 'Ce n’est pas à vous d’en décider : la figurine appartient à quelqu’un d’autre.',
    notYourTurn: 'Ce n’est pas le tour de cette figurine.',
    notYourChoice: 'Ce n’est pas à vous de choisir.',
    alreadyPlayed: '{Figure} a déjà joué ce tour-ci.',
    alreadyActed: 'La seule action de ce tour est déjà prise.',
    nothingAsked: 'Personne n’a rien demandé de tel.',
    asleep: '{Figure} dort.',

    roleTaken: 'Ce rôle n’est pas libre.',
    setTaken: 'Ces sortilèges sont déjà pris.',
    notAStartingSquare: 'Personne ne commence en {square}.',

    movesWithoutDice: '{Figure} se déplace sans jeter de dés.',
    alreadyRolled: 'Les dés de ce déplacement sont déjà jetés.',
    rollFirst: 'Jetez d’abord les dés de déplacement.',
    moveOver: 'Le déplacement est terminé pour ce tour.',
    noMovementLeft: 'Il ne reste pas assez de déplacement.',
    notNextTo: '{Square} n’est pas à côté de la figurine : on passe par un côté, jamais en diagonale.',
    wallInTheWay: 'Un mur ou une porte fermée barre le chemin vers {square}.',
    alreadyCrossed: '{Square} a déjà été traversée : jamais deux fois la même case.',
    squareBlocked: 'Personne n’entre en {square} : un meuble ou des pierres s’y trouvent.',
    squareHeld: '{Figure} ne peut pas rester sur une case tenue par quelqu’un d’autre.',
    pitInTheWay:
      'Une oubliette est ouverte en {square} : les monstres ne peuvent que la sauter, et nul n’y descend sur quelqu’un.',
    stairsClosed: 'Les monstres ne montent pas sur l’escalier.',
    passageRefused: '{Figure} ne laisse passer personne.',
    noFreeSquareBeyond: 'Aucune case libre où ressortir au-delà de {square}.',
    noPitToJump: 'Aucune oubliette à sauter en direction de {square}.',
    notFree: '{Square} n’est pas libre.',
    notAHero: 'Seuls les personnages font cela.',
    notAtTheExit: 'On quitte le donjon par l’escalier, ou par l’issue que donne la quête.',

    cannotOpenDoors: '{Figure} n’ouvre pas les portes.',
    noSuchChoice: 'Ce n’est pas une des réponses.',
    noSuchDoor: 'Il n’y a pas de porte {door} sur le plateau.',
    alreadyOpen: 'La porte {door} est déjà ouverte.',
    locked: 'La porte {door} est verrouillée.',
    notAtTheDoor: 'Pour ouvrir la porte {door}, placez-vous à côté.',

    notOneself: 'Personne ne s’attaque soi-même.',
    captive: '{Figure} est en captivité : on n’y touche pas.',
    notAFoe: 'Les monstres ne s’attaquent pas entre eux : {figure} est des leurs.',
    notYourWeapon: 'Ce personnage n’a pas cette arme, ou ne peut pas s’en servir.',
    cannotBeThrown: 'Cela ne se lance pas.',
    tooClose: '{Figure} est à côté : on ne lance ni ne tire sur une cible adjacente.',
    notVisible: '{Figure} n’est pas en vue directe.',
    notAdjacent: 'La cible n’est pas sur une case adjacente.',
    notDiagonally: '{Figure} n’est proche qu’en diagonale, hors d’atteinte de cette arme.',
    noDiceLeft: 'Il ne reste aucun dé pour attaquer.',

    notInTraining:
      'Pas à l’entraînement : on s’y déplace et on s’y bat avec ses propres armes, rien de plus.',
    noSpellsHere: 'Aucun sortilège n’agit dans cette quête.',
    castsNoSpells: '{Figure} ne jette pas de sortilèges.',
    spellNotHeld: 'Ce sortilège n’est pas disponible : il a été jeté, ou n’a jamais été pris.',
    targetMissing: 'Il faut une cible, et une qui convienne.',
    onlyHeroes: 'Ce sortilège n’agit que sur les personnages.',
    targetUnseen: '{Figure} est hors de vue : le sortilège serait perdu.',
    targetIsSeen: '{Figure} est en vue : inutile de perdre le sortilège.',
    noSuchPower: '{Figure} n’a pas, ou plus, ce pouvoir.',
    noRoom: 'Il n’y a pas la place pour cela.',

    neverSearches: '{Figure} ne cherche jamais.',
    inAPit: 'On ne cherche rien du fond d’une oubliette.',
    monsterAbout: '{Figure} est trop près pour que l’on cherche.',
    alreadySearched: 'Ce personnage a déjà cherché des trésors ici.',
    cannotDisarm:
      '{Figure} ne désamorce pas les pièges : le Nain le peut, ou qui possède la trousse à outils.',
    nothingToDisarm: 'Il n’y a rien à désamorcer en {square}.',
    noEscapeThere: 'On ne peut pas s’écarter d’un bond en {square}.',
    potionNotHeld: 'Ce personnage n’a pas cette potion.',
    onlyUndead: 'L’eau bénite n’agit que sur les squelettes, les zombis et les momies.',
    wrongKind: 'C’est un autre monstre qui erre ici.',
    mustAppear: 'Il y a de la place à côté du personnage : le monstre errant doit apparaître.',
    notThere: 'Le monstre ne peut pas être placé en {square}.',
    wrongColour: 'Une figurine se remplace par une autre de sa couleur qui reste dans la boîte.',

    nothingToUndo: 'Vous n’avez rien à annuler.',
    alreadyKnown: 'Trop tard pour annuler : quelque chose de nouveau est connu depuis.',
    noSuchMoment: 'La partie n’a pas de tel moment où revenir.',
    tooFarBack: 'C’est trop loin pour y revenir.',
    notSeated: 'Seuls ceux qui sont à la table peuvent le proposer.',
    nothingProposed: 'Personne n’a proposé de revenir en arrière.',
    notAsked: 'Votre réponse n’est pas attendue, ou est déjà donnée.',
    reasonMissing: 'Une correction demande une raison.',
    overridesForbidden: 'Cette table n’admet pas de corrections.',
    onlyTheMaster: 'Seul le joueur sorcier peut corriger la table.',
    notNow: 'Une correction attend que plus rien ne soit en suspens.',
    outOfRange: 'Ce nombre est trop petit ou trop grand.',
    unknownChange: 'Aucune correction de ce genre n’existe.',
    wrongFace: 'Ce dé n’a pas de face « {face} ». Il montre : {faces}.',
    tooManyFaces: 'C’est plus de dés que le jet n’en compte.',
    rolling: 'Des dés sont en cours de jet : il faut d’abord les saisir.',
    nothingToRoll: 'Il n’y a aucun dé à saisir.',
    notYourRoll: 'C’est à quelqu’un d’autre de jeter ces dés.',
    cannotLeaveRoll: 'Ce jet ne peut plus être abandonné, ou ce n’est pas à vous de le faire.',
    notBegun: 'La partie n’a pas commencé.',
    alreadyBegun: 'La partie a déjà commencé.',
    matchOver: 'La partie est finie : plus rien n’y change.',
    tooLateForWords: 'Les mots s’ajoutent aux dés avant le début de la partie.',
    onlyTheHost: 'Seul l’hôte de la table peut le faire.',
    onlyHostOrMaster: 'Seul l’hôte, ou qui joue Morcar, peut inviter des spectateurs.',
    tooManyLinks: 'La table a autant d’invitations qu’elle peut en avoir : annulez d’abord les anciennes.',
    noLinks: 'Il n’y a aucune invitation à annuler.',
    noSuchSeat: 'Cette table n’a pas de tel siège.',
    noSuchBot: 'Il n’existe pas de tel joueur artificiel.',
    noSuchMember: 'Personne de ce nom n’est à la table.',
    noSuchRow: 'Le journal n’a pas de telle ligne.',
    seatTaken: 'Quelqu’un occupe déjà ce siège.',
    seatLent: 'L’ordinateur garde ce siège pour quelqu’un d’autre.',
    wishOpen: 'Quelqu’un d’autre demande déjà quelque chose à la table : répondez d’abord.',
    notAway: 'Seulement pour quelqu’un qui joue ici et qui est absent depuis assez longtemps.',
    noTurns: 'En ville, personne n’a de tour : appelez plutôt l’ordinateur.',
    notAwaited: 'Ce n’est pas son tour : personne ne l’attend.',
    memberHere: 'Cette personne est à la table : elle a son lien et peut en faire un nouveau elle-même.',
    mastersLink:
      'Nul autre ne renouvelle le lien de qui tient le siège du meneur : appelez l’ordinateur en attendant, ou invitez cette personne à nouveau et demandez à la table.',
    chatClosed: 'L’hôte a fermé la discussion.',
    chatFull: 'On a tant parlé à cette table que rien de plus n’est gardé, phrases toutes prêtes comprises.',
    notAmongThem: 'Vous n’êtes pas parmi ceux à qui vous voulez parler.',
    questOut: 'Les héros sont en quête : la campagne les attend.',
    beforeTheQuest: 'Rien de ce qui précède une quête ne se reprend.',
    notACommand: 'Ceci n’est pas un ordre.',
    unknownCommand: 'Cet ordre n’existe pas.',
    unknownField: 'L’ordre a un champ de trop : {field}.',
    wrongField: 'L’ordre a un champ absent ou faux : {field}.',
  },
});

export type RefusalCode = keyof typeof REFUSALS.en;

const sentence = sentencesOf(REFUSALS);

export function explainRefusal(
  { code, with: detail = {} }: Refusal,
  language: Language,
  names: Names,
): string {
  const args = {
    ...refusalArguments(detail, names),
    face: faceText(detail['face'], language),
    faces: facesIn(detail['faces'], language),
  };
  return speak(sentence(isCode(code) ? code : 'unknownCommand', args), language);
}

function isCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS.en, code);
}

type Detail = { readonly [name: string]: Json };

/** What the sentence of a refusal may speak of. */
export function refusalArguments(detail: Detail, names: Names) {
  return {
    figure: figureIn(detail, names),
    square: squareIn(detail, names),
    door: textIn(detail['door']),
    field: textIn(detail['field']),
  };
}

/** A refusal speaks of at most one figure, as `figure` or as `target`. */
function figureIn({ figure, target }: Detail, names: Names): Mention {
  const id = figure ?? target;
  return typeof id === 'string' ? figureMention(names, id) : WORDS.somebody;
}

/** It may be a number that somebody made up: then it is no square, and is shown as it came. */
function squareIn({ square, to }: Detail, names: Names): Noun {
  const at = square ?? to;
  const isReal = typeof at === 'number' && at >= 0 && at < names.board.areaOf.length;
  return isReal ? squareName(names, at) : placeName(`“${textIn(at)}”`);
}

function textIn(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

/** A die shows combat faces, numbers, or the cards of a pile. */
export function faceText(face: Json | undefined, language: Language): string {
  const text = textIn(face);
  if (Object.hasOwn(FACES, text)) return FACES[text as CombatFace][language].one;
  if (!(TREASURE_IDS as readonly string[]).includes(text)) return text;
  const { noun, effect } = treasureCard(text as TreasureId);
  return effect.tag === 'gold' ? `${noun[language].one} (${effect.amount})` : noun[language].one;
}

function facesIn(faces: Json | undefined, language: Language): string {
  return Array.isArray(faces) ? faces.map((face: Json) => faceText(face, language)).join(', ') : '?';
}
