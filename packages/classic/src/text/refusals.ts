/** Why not: a sentence for every refusal code. */
import { defineMessages, explainTable, sentencesOf, speak } from '@oubliette/words';
import type { Language, Mention, NamedRefusal, Noun, TableManner } from '@oubliette/words';
import { faceText } from './dice.ts';
import { figureMention, placeName, squareName } from './names.ts';
import type { Names } from './names.ts';
import { WORDS } from './vocabulary.ts';

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
    alreadyActed: '{Figure} has already acted in this turn.',
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
    noSuchCard: 'This hero does not hold that card.',
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
  },
  fr: {
    notInPlay: 'La quête n’est pas en cours.',
    waitingForAnother: 'Il faut d’abord régler autre chose.',
    notOnBoard: '{Figure} n’est pas sur le plateau.',
    notYourFigure: 'Ce n’est pas à vous d’en décider : la figurine appartient à quelqu’un d’autre.',
    notYourTurn: 'Ce n’est pas le tour de cette figurine.',
    notYourChoice: 'Ce n’est pas à vous de choisir.',
    alreadyPlayed: '{Figure} a déjà joué ce tour-ci.',
    alreadyActed: '{Figure} a déjà agi pendant ce tour.',
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
    noSuchCard: 'Ce personnage n’a pas cette carte.',
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
  },
});

const sentence = sentencesOf(REFUSALS);

export const CLASSIC_MANNER: TableManner = { master: WORDS.morcarPlayer, face: faceText };

/** Codes that classic does not word are the table's. */
export function explainRefusal(refusal: NamedRefusal, language: Language, names: Names): string {
  const { code, with: detail = {} } = refusal;
  return isCode(code)
    ? speak(sentence(code, refusalArguments(detail, names)), language)
    : explainTable(refusal, language, CLASSIC_MANNER);
}

function isCode(code: string): code is keyof typeof REFUSALS.en {
  return Object.hasOwn(REFUSALS.en, code);
}

type Detail = { readonly [name: string]: unknown };

/** The arguments of a refusal's sentence. */
export function refusalArguments(detail: Detail, names: Names) {
  return {
    figure: figureIn(detail, names),
    square: squareIn(detail, names),
    door: textIn(detail['door']),
  };
}

/** A refusal mentions at most one figure, as `figure` or as `target`. */
function figureIn({ figure, target }: Detail, names: Names): Mention {
  const id = figure ?? target;
  return typeof id === 'string' ? figureMention(names, id) : WORDS.somebody;
}

/** The number may be invented by the client: if it is no square, it is shown as it came. */
function squareIn({ square, to }: Detail, names: Names): Noun {
  const at = square ?? to;
  const isReal = typeof at === 'number' && at >= 0 && at < names.board.areaOf.length;
  return isReal ? squareName(names, at) : placeName(`“${textIn(at)}”`);
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}
