/** The few rules every table has, whatever the game. */
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
  seats: 'TBL-SEATS',
  host: 'TBL-HOST',
  agree: 'TBL-AGREE',
  begin: 'TBL-BEGIN',
  fair: 'TBL-FAIR',
  chat: 'TBL-CHAT',
  outing: 'TBL-OUTING',
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
    en: 'Once something new is known, a step back needs everyone’s consent: one seat proposes it and all the others agree. Nobody goes back further than a hundred moments. The log keeps the trace.',
    fr: 'Dès que quelque chose de nouveau est connu, revenir en arrière demande l’accord de tous : un siège le propose et tous les autres acceptent. On ne remonte pas au-delà de cent moments. Le journal en garde la trace.',
  },
  {
    id: TABLE.override,
    title: { en: 'The game master’s correction', fr: 'La correction du meneur' },
    en: 'The game master may set right a position, points or cards, giving a reason. Everybody is told that it happened and why. A table may forbid it.',
    fr: 'Le maître du jeu peut rectifier une position, des points ou des cartes, en donnant une raison. Tous en sont informés, raison comprise. Une table peut l’interdire.',
  },
  {
    id: TABLE.dice,
    title: { en: 'Dice rolled by hand', fr: 'Les dés jetés à la main' },
    en: 'At a table with real dice, whoever rolls types the faces seen, one after the other. A face the die does not have is not accepted. Cards, counters and lots are drawn by the table, and so is what falls behind a screen that nobody stands behind. Until the dice are in, everything else waits. A command may be left for another only as long as it has told nobody anything: no die is in, and it was plain beforehand that this one would be rolled.',
    fr: 'À une table qui joue avec de vrais dés, celui qui les jette saisit les faces vues, l’une après l’autre. Une face que le dé n’a pas n’est pas acceptée. Les cartes, les pions et les sorts sont tirés par la table, ainsi que ce qui tombe derrière un écran où il n’y a personne. Tant que les dés ne sont pas saisis, tout le reste attend. On ne peut renoncer à un ordre que tant qu’il n’a rien appris à personne : aucun dé n’est saisi, et il était clair d’avance que celui-ci serait jeté.',
  },
  {
    id: TABLE.seats,
    title: { en: 'Seats', fr: 'Les sièges' },
    en: 'Anyone at the table may take a free seat, or one that a computer player holds for nobody or for them, and may leave their own to a computer player and take it back later. The host may seat anyone anywhere, but for what the table decides together. The host gives those who have lost their link a new one, and everybody is told; the link of whoever sits behind the screen is renewed by nobody else while the match goes on.',
    fr: 'Chacun à la table peut prendre un siège libre, ou un siège que l’ordinateur ne tient pour personne ou tient pour lui, et peut laisser le sien à l’ordinateur puis le reprendre. L’hôte peut asseoir n’importe qui n’importe où, sauf là où la table décide ensemble. L’hôte donne un nouveau lien à qui a perdu le sien, et tous l’apprennent ; tant que la partie dure, nul autre ne renouvelle le lien de celui qui tient le siège du meneur.',
  },
  {
    id: TABLE.host,
    title: { en: 'The host', fr: 'L’hôte' },
    en: 'Whoever opens a table is its host. When the host has been away for two minutes (two days, where a turn takes days), the host’s rights pass to the first of those at the table who plays, and everybody is told; they are the host’s again as soon as the host is back. The host may also give them away for good.',
    fr: 'Qui ouvre une table en est l’hôte. Quand l’hôte est absent depuis deux minutes (deux jours, là où un tour dure des jours), ses droits passent au premier des joueurs présents, et tous l’apprennent ; l’hôte les retrouve dès son retour. Il peut aussi les céder pour de bon.',
  },
  {
    id: TABLE.agree,
    title: { en: 'What the table decides together', fr: 'Ce que la table décide ensemble' },
    en: 'For somebody who has been away for two minutes (two days, where a turn takes days) the others may wait, pass over the turn, or call a computer player, who keeps the chair until they are back: when all who play and are not away so long agree. Once the match has begun, nobody gets behind the screen, and nobody who has been there gets a hero, unless all who play agree; only those who have not come for two days are not asked. Whoever says no ends it.',
    fr: 'Pour quelqu’un qui est absent depuis deux minutes (deux jours, là où un tour dure des jours), les autres peuvent attendre, passer son tour, ou appeler un joueur artificiel, qui garde le siège jusqu’à son retour : quand tous les joueurs qui ne sont pas absents si longtemps sont d’accord. Une fois la partie commencée, nul ne passe derrière l’écran, et nul qui y a été ne reçoit un héros, sans l’accord de tous les joueurs ; seuls ceux qui ne sont pas venus depuis deux jours ne sont pas consultés. Un seul refus suffit.',
  },
  {
    id: TABLE.begin,
    title: { en: 'Beginning and end', fr: 'Début et fin' },
    en: 'The host begins the match; seats still free get a computer player. Before that nothing can be played. When the match is over nothing in it changes any more.',
    fr: 'L’hôte commence la partie ; les sièges encore libres sont tenus par l’ordinateur. Avant cela rien ne se joue. Quand la partie est finie, plus rien n’y change.',
  },
  {
    id: TABLE.fair,
    title: { en: 'Fair dice', fr: 'Des dés loyaux' },
    en: 'The table draws its dice from a secret whose fingerprint is shown from the start, and from words that the players may add until the match begins. The secret is published when the match is over, so that anyone can check every die.',
    fr: 'La table tire ses dés d’un secret dont l’empreinte est montrée dès le début, et de mots que les joueurs peuvent ajouter jusqu’au début de la partie. Le secret est publié à la fin : chacun peut alors vérifier chaque dé.',
  },
  {
    id: TABLE.chat,
    title: { en: 'Talking', fr: 'Parler' },
    en: 'What is said goes to the table, to the heroes, to the game master or among those who watch; nobody speaks where they cannot listen. The host may close the chat.',
    fr: 'On parle à la table, aux héros, au meneur, ou entre spectateurs ; nul ne parle là où il ne peut écouter. L’hôte peut fermer la discussion.',
  },
  {
    id: TABLE.outing,
    title: { en: 'Out on a quest', fr: 'En quête' },
    en: 'While its heroes are out on a quest a campaign waits. The table enters how the quest ended, and nothing before it is taken back.',
    fr: 'Tant que ses héros sont en quête, une campagne attend. La table inscrit comment la quête s’est terminée, et rien de ce qui précède ne se reprend.',
  },
];
