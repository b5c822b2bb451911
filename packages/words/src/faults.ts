/** What is wrong with a match file, as the end of a sentence: after "the file is damaged at row 3:". */
import { defineMessages } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Language, Value } from './noun.ts';
import { say } from './say.ts';

export const FAULTS = defineMessages({
  en: {
    notAFile: 'this is not a match file',
    otherFormat:
      'it is written in format {format}, and this program reads formats 1 to {newest}; a newer one is needed',
    unreadableDice: 'what it says of its dice cannot be read',
    otherSystem: 'it is a match of {system}, not of {wanted}',
    unknownSystem: 'the game {system} is not known here',
    otherRules: 'it was played with version {version} of the rules, and this program has version {wanted}',
    otherHeading: 'the setup was changed, for the heading no longer fits its hash',
    badSetup: 'the setup is refused ({path})',
    rowsMissing: 'rows are missing from here on',
    emptyJournal: 'the journal is empty',
    otherState: 'the match does not end as the file says',
    notARow: 'this is not a row of a journal',
    brokenChain: 'the row was changed, moved or put in, for it no longer fits its hash',
    misplacedStart: 'a journal begins with its start row, and has just one',
    saysMore: 'the row says more than it has to say',
    refused: 'the rules refuse it ({rule})',
    dieMissing: 'a die is missing ({die})',
    diceLeft: 'dice are left over ({dice})',
    noSecret: 'the file does not tell how its dice were drawn',
    otherSecret: 'the secret does not have the fingerprint shown at the start',
    otherDice:
      'the dice read {recorded, select, none {nothing} other {{recorded}}}, and the key gives {drawn, select, none {nothing} other {{drawn}}}',
  },
  fr: {
    notAFile: 'ce n’est pas un fichier de partie',
    otherFormat:
      'il est écrit au format {format}, et ce programme lit les formats 1 à {newest} ; il en faut un plus récent',
    unreadableDice: 'ce qu’il dit de ses dés est illisible',
    otherSystem: 'c’est une partie de {system}, et non de {wanted}',
    unknownSystem: 'le jeu {system} n’est pas connu ici',
    otherRules: 'il a été joué avec la version {version} des règles, et ce programme a la version {wanted}',
    otherHeading: 'la mise en place a été modifiée, car l’en-tête ne répond plus à son empreinte',
    badSetup: 'la mise en place est refusée ({path})',
    rowsMissing: 'il manque des lignes à partir d’ici',
    emptyJournal: 'le journal est vide',
    otherState: 'la partie ne finit pas comme le dit le fichier',
    notARow: 'ce n’est pas une ligne de journal',
    brokenChain: 'la ligne a été modifiée, déplacée ou ajoutée, car elle ne répond plus à son empreinte',
    misplacedStart: 'un journal commence par sa ligne de départ, et n’en a qu’une',
    saysMore: 'la ligne en dit plus qu’elle ne devrait',
    refused: 'les règles la refusent ({rule})',
    dieMissing: 'il manque un dé ({die})',
    diceLeft: 'il reste des dés ({dice})',
    noSecret: 'le fichier ne dit pas comment ses dés ont été tirés',
    otherSecret: 'le secret n’a pas l’empreinte montrée au départ',
    otherDice:
      '{recorded, select, none {aucun dé n’y est noté} other {on y lit {recorded}}}, et la clé {drawn, select, none {n’en donne aucun} other {donne {drawn}}}',
  },
});

/** What can be done about it. */
export const REMEDIES = defineMessages({
  en: {
    told: '{reason}; {remedy, select, older {the version of the program it was played with can still open it} newer {a newer version of this program is needed} other {only an undamaged copy of it can be opened}}',
  },
  fr: {
    told: '{reason} ; {remedy, select, older {la version du programme avec laquelle il a été joué peut encore l’ouvrir} newer {il faut une version plus récente de ce programme} other {seule une copie intacte peut être ouverte}}',
  },
});

type Code = keyof (typeof FAULTS)['en'];

/** A code with its facts, as the check of a file reports it. */
export interface NamedFault {
  readonly code: Code;
}

/** The file was changed after it was written. */
const DAMAGES: readonly Code[] = [
  'unreadableDice',
  'otherHeading',
  'badSetup',
  'rowsMissing',
  'emptyJournal',
  'otherState',
  'notARow',
  'brokenChain',
  'misplacedStart',
  'saysMore',
  'refused',
  'dieMissing',
  'diceLeft',
];

/** Whether the file was changed since it was written; false for another game, format or version. */
export function isDamage({ code }: NamedFault): boolean {
  return DAMAGES.includes(code);
}

export function explainFault(fault: NamedFault, language: Language): string {
  const { code, ...facts } = fault as NamedFault & Readonly<Record<string, Value>>;
  const reason = say(FAULTS as Catalogue, language, code, facts);
  const remedy = remedyFor(code, facts);
  return remedy === null ? reason : say(REMEDIES, language, 'told', { reason, remedy });
}

function remedyFor(code: Code, { version, wanted }: Readonly<Record<string, Value>>): string | null {
  if (code === 'otherRules') return Number(version) < Number(wanted) ? 'older' : 'newer';
  return DAMAGES.includes(code) ? 'copy' : null;
}
