/** The few rules every table has, whatever is played on it. */
import type { RuleId } from './contract.ts';

export interface RuleText {
  readonly id: RuleId;
  readonly title: { readonly en: string; readonly fr: string };
  readonly en: string;
  readonly fr: string;
}

export const TABLE = {
  undo: 'TBL-UNDO',
  takeBack: 'TBL-TAKEBACK',
  override: 'TBL-OVERRIDE',
  dice: 'TBL-DICE',
} as const satisfies Record<string, RuleId>;

export const TABLE_RULES: readonly RuleText[] = [
  {
    id: TABLE.undo,
    title: { en: 'Undo', fr: 'Annuler' },
    en: 'You may undo your last command as long as nothing new was learned from it (no die rolled, no card drawn, nothing revealed) and nobody else has acted since.',
    fr: 'Vous pouvez annuler votre dernier ordre tant qu’il n’a rien appris à personne (aucun dé jeté, aucune carte tirée, rien de révélé) et que personne d’autre n’a agi depuis.',
  },
  {
    id: TABLE.takeBack,
    title: { en: 'Taking back', fr: 'Reprendre un coup' },
    en: 'Once something new is known, a step back needs everyone’s consent: one seat proposes it and all the others agree. The log keeps the trace.',
    fr: 'Dès que quelque chose de nouveau est connu, revenir en arrière demande l’accord de tous : un siège le propose et tous les autres acceptent. Le journal en garde la trace.',
  },
  {
    id: TABLE.override,
    title: { en: 'The game master’s correction', fr: 'La correction du meneur' },
    en: 'The game master may set right a position, points or cards, giving a reason. Everybody is told that it happened and why. A table may forbid it.',
    fr: 'Le meneur de jeu peut rectifier une position, des points ou des cartes, en donnant une raison. Tous en sont informés, raison comprise. Une table peut l’interdire.',
  },
  {
    id: TABLE.dice,
    title: { en: 'Dice rolled by hand', fr: 'Les dés jetés à la main' },
    en: 'At a table with real dice, whoever rolls types the faces seen, one after the other. A face the die does not have is not accepted.',
    fr: 'À une table qui joue avec de vrais dés, celui qui les jette saisit les faces vues, l’une après l’autre. Une face que le dé n’a pas n’est pas acceptée.',
  },
];
