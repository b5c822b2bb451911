/** The table's own refusals, in every game: seats, dice, undo, corrections, links, chat. */
import { defineMessages } from './catalogue.ts';
import type { Language, Noun } from './noun.ts';
import { sentencesOf, speak } from './sentence.ts';

export const TABLE_REFUSALS = defineMessages({
  en: {
    // Going back.
    nothingToUndo: 'There is nothing of yours to undo.',
    alreadyKnown: 'Too late to undo: something new has come to light since.',
    noSuchMoment: 'The match has no such moment to go back to.',
    tooFarBack: 'That is too long ago to go back to.',
    notSeated: 'Only those who sit at the table may propose that.',
    nothingProposed: 'Nobody has proposed to go back.',
    notAsked: 'Your answer is not wanted, or has been given.',
    beforeTheQuest: 'Nothing that came before a quest is taken back.',

    // Corrections.
    reasonMissing: 'A correction needs a reason.',
    overridesForbidden: 'This table allows no corrections.',
    onlyTheMaster: 'Only {master} may correct the table.',
    notNow: 'A correction has to wait until nothing is being decided.',
    outOfRange: 'That number is too small or too large.',
    unknownChange: 'No correction of that sort exists.',

    // Dice rolled by hand.
    wrongFace: 'That die does not show “{face}”. It shows: {faces}.',
    tooManyFaces: 'Those are more dice than the roll has.',
    rolling: 'Dice are being rolled: first they have to be typed in.',
    nothingToRoll: 'There are no dice to type in.',
    notYourRoll: 'Somebody else rolls these dice.',
    cannotLeaveRoll: 'This roll cannot be left any more, or is not yours to leave.',
    tooLateForWords: 'Words are added to the dice before the match begins.',

    // Beginning and end.
    notBegun: 'The match has not begun.',
    alreadyBegun: 'The match has begun already.',
    matchOver: 'The match is over: nothing in it changes any more.',
    questOut: 'The heroes are out on a quest: the campaign waits for them.',

    // Seats and links.
    onlyTheHost: 'Only the host of the table may do that.',
    onlyHostOrMaster: 'Only the host and {master} may let people watch.',
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

    // Talking.
    chatClosed: 'The host has closed the chat.',
    chatFull: 'So much has been said at this table that no more is kept, ready phrases included.',
    notAmongThem: 'You are not among those you want to speak to.',

    // Unreadable messages.
    notACommand: 'This is not a command.',
    unknownCommand: 'There is no such command.',
    unknownField: 'The command has a field too many: {field}.',
    wrongField: 'The command has a field that is missing or wrong: {field}.',
  },
  fr: {
    nothingToUndo: 'Vous n’avez rien à annuler.',
    alreadyKnown: 'Trop tard pour annuler : quelque chose de nouveau est connu depuis.',
    noSuchMoment: 'La partie n’a pas de tel moment où revenir.',
    tooFarBack: 'C’est trop loin pour y revenir.',
    notSeated: 'Seuls ceux qui sont à la table peuvent le proposer.',
    nothingProposed: 'Personne n’a proposé de revenir en arrière.',
    notAsked: 'Votre réponse n’est pas attendue, ou est déjà donnée.',
    beforeTheQuest: 'Rien de ce qui précède une quête ne se reprend.',

    reasonMissing: 'Une correction demande une raison.',
    overridesForbidden: 'Cette table n’admet pas de corrections.',
    onlyTheMaster: 'Seul {master} peut corriger la table.',
    notNow: 'Une correction attend que plus rien ne soit en suspens.',
    outOfRange: 'Ce nombre est trop petit ou trop grand.',
    unknownChange: 'Aucune correction de ce genre n’existe.',

    wrongFace: 'Ce dé n’a pas de face « {face} ». Il montre : {faces}.',
    tooManyFaces: 'C’est plus de dés que le jet n’en compte.',
    rolling: 'Des dés sont en cours de jet : il faut d’abord les saisir.',
    nothingToRoll: 'Il n’y a aucun dé à saisir.',
    notYourRoll: 'C’est à quelqu’un d’autre de jeter ces dés.',
    cannotLeaveRoll: 'Ce jet ne peut plus être abandonné, ou ce n’est pas à vous de le faire.',
    tooLateForWords: 'Les mots s’ajoutent aux dés avant le début de la partie.',

    notBegun: 'La partie n’a pas commencé.',
    alreadyBegun: 'La partie a déjà commencé.',
    matchOver: 'La partie est finie : plus rien n’y change.',
    questOut: 'Les héros sont en quête : la campagne les attend.',

    onlyTheHost: 'Seul l’hôte de la table peut le faire.',
    onlyHostOrMaster: 'Seuls l’hôte et {master} peuvent inviter des spectateurs.',
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

    notACommand: 'Ceci n’est pas un ordre.',
    unknownCommand: 'Cet ordre n’existe pas.',
    unknownField: 'L’ordre a un champ de trop : {field}.',
    wrongField: 'L’ordre a un champ absent ou faux : {field}.',
  },
});

type TableCode = keyof typeof TABLE_REFUSALS.en;

const sentence = sentencesOf(TABLE_REFUSALS);

/** A code with its facts, as a game or the table gives it. */
export interface NamedRefusal {
  readonly code: string;
  readonly rule: string;
  readonly with?: { readonly [name: string]: unknown };
}

/** A game's names for things that the table mentions. */
export interface TableManner {
  /** The player behind the screen. */
  readonly master: Noun;
  face(face: unknown, language: Language): string;
}

export function isTableRefusal(code: string): code is TableCode {
  return Object.hasOwn(TABLE_REFUSALS.en, code);
}

/** A code without words is an unknown command. */
export function explainTable(refusal: NamedRefusal, language: Language, manner: TableManner): string {
  const { code, with: detail = {} } = refusal;
  const { face, faces, field } = detail;
  const args = {
    master: manner.master,
    face: manner.face(face, language),
    faces: Array.isArray(faces) ? faces.map((each) => manner.face(each, language)).join(', ') : '?',
    field: typeof field === 'string' || typeof field === 'number' ? String(field) : '?',
  };
  return speak(sentence(isTableRefusal(code) ? code : 'unknownCommand', args), language);
}
