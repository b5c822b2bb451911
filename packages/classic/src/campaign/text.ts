/** A campaign in words, in both languages: its log, its refusals and its prompts. */
import { TABLE } from '@oubliette/kernel';
import type { BaseEvent } from '@oubliette/kernel';
import {
  defineMessages,
  explainTable,
  isTableTalk,
  properNoun,
  say,
  speak,
  tellTable,
} from '@oubliette/words';
import type { ArgumentsOf, Language, LogLine, Mention, NamedRefusal, Noun, Telling } from '@oubliette/words';
import { equipmentCard } from '../content/equipment.ts';
import type { EquipmentId } from '../content/equipment.ts';
import { heroCard } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import { questTreasureCard } from '../content/questTreasures.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import { treasureCard } from '../content/treasure.ts';
import { seatMention } from '../text/names.ts';
import { CLASSIC_MANNER } from '../text/refusals.ts';
import type { CampaignEvent, CampaignEventOf, CampaignEventType } from './events.ts';
import type { Reasons, RefusalCode } from './refusals.ts';
import type { ArmourChoice, Inscription } from './state.ts';
import type { TownView } from './view.ts';

export const CAMPAIGN_LOG = defineMessages({
  en: {
    campaignOpened:
      'The quest book is opened: {quests, plural, one {# quest} other {# quests}} and a long road.',
    heroEnrolled: '{Hero}, {kind_a}, joins the company.',
    sheetInscribed: '{Hero_s} score sheet is written anew.',
    heroDismissed:
      '{Hero} leaves the company for good, with {gold, plural, one {# gold piece} other {# gold pieces}}.',
    equipmentBought:
      '{Hero} buys {equipment_a} for {price, plural, one {# gold piece} other {# gold pieces}}.',
    purchaseReturned:
      '{Hero} returns {equipment} and gets {price, plural, one {# gold piece} other {# gold pieces}} back.',
    goldGiven: '{Hero} gives {amount, plural, one {# gold piece} other {# gold pieces}} to {receiver}.',
    equipmentGiven: '{Hero} gives {equipment} to {receiver}.',
    treasureGiven: '{Hero} gives {treasure} to {receiver}.',
    armourChosen:
      '{armour_count, plural, =0 {{Hero} will fight without armour.} other {{Hero} will wear {armour}.}}',
    townLeft: '{Hero} leaves town.',
    questBegun:
      '{Heroes} {heroes_number, select, many {set} other {sets}} out on “{title}”{training, select, yes {, as a training game} other {}}.',
    questCalledOff: '“{title}” is called off and leaves no trace.',
    questRecorded:
      '“{title}” is over: {outcome, select, won {the mission is fulfilled} abandoned {the heroes fled, their mission unfulfilled} slain {every hero was slain} other {the mission has failed}}.',
    heroReturned:
      '{Hero} comes home with {gold, plural, one {# gold piece} other {# gold pieces}}{potions_count, plural, =0 {} other { and hands back {potions}}}.',
    heroStruck: '{Hero} did not come back: the name is struck off the roster.',
    cardsReturned: 'Back in the armoury: {equipment_a}.',
    copiesGone: 'Out of the game, as no card is left for it: {equipment_a}.',
    cardsFound: 'Brought home from the quest: {equipment_a}.',
    copiesAdded: 'Brought home from the quest, besides the cards of the armoury: {equipment_a}.',
    placesEmptied: 'What was carried out of “{title}” will not be there a second time.',
    treasuresWon: 'Won in the quest: {treasures}.',
    treasuresReturned: "Back in Morcar's hands: {treasures}.",
    questCompleted: '{Hero} has completed “{title}”.',
    championMade:
      '{Hero} is made a Champion, and the Emperor gives {gold, plural, one {# gold piece} other {# gold pieces}}.',
    bookClosed:
      'The quest book is closed: {outcome, select, won {every quest has been won} other {the rest is for another day}}.',
    overridden: '{Hero_s} gold is set right, from {before} to {gold}: {reason}',
  },
  fr: {
    campaignOpened:
      "Le Livre des Quêtes s'ouvre : {quests, plural, one {# quête} other {# quêtes}} et une longue route.",
    heroEnrolled: '{Hero}, {kind_bare}, rejoint la compagnie.',
    sheetInscribed: 'La feuille de marque {hero_of} est récrite.',
    heroDismissed:
      "{Hero} quitte la compagnie pour de bon, avec {gold, plural, one {# pièce d'or} other {# pièces d'or}}.",
    equipmentBought:
      "{Hero} achète {equipment_a} pour {price, plural, one {# pièce d'or} other {# pièces d'or}}.",
    purchaseReturned:
      "{Hero} rend {equipment} et reprend {price, plural, one {# pièce d'or} other {# pièces d'or}}.",
    goldGiven: "{Hero} donne {amount, plural, one {# pièce d'or} other {# pièces d'or}} {receiver_to}.",
    equipmentGiven: '{Hero} donne {equipment} {receiver_to}.',
    treasureGiven: '{Hero} donne {treasure} {receiver_to}.',
    armourChosen:
      '{armour_count, plural, =0 {{Hero} combattra sans armure.} other {{Hero} portera {armour}.}}',
    townLeft: '{Hero} quitte la ville.',
    questBegun:
      '{Heroes} {heroes_number, select, many {partent} other {part}} pour « {title} »{training, select, yes {, en entraînement} other {}}.',
    questCalledOff: '« {title} » est annulée et ne laisse aucune trace.',
    questRecorded:
      '« {title} » est terminée : {outcome, select, won {la mission est accomplie} abandoned {les héros ont fui, mission inaccomplie} slain {tous les héros ont péri} other {la mission a échoué}}.',
    heroReturned:
      "{Hero} rentre avec {gold, plural, one {# pièce d'or} other {# pièces d'or}}{potions_count, plural, =0 {} other { et rend {potions}}}.",
    heroStruck: "{Hero} n'est pas revenu{hero_e} : son nom est rayé de la liste.",
    cardsReturned: "De retour à l'armurerie : {equipment_a}.",
    copiesGone: 'Hors du jeu, faute de carte : {equipment_a}.',
    cardsFound: 'Rapporté de la quête : {equipment_a}.',
    copiesAdded: "Rapporté de la quête, en plus des cartes de l'armurerie : {equipment_a}.",
    placesEmptied: "Ce qui a été rapporté de « {title} » ne s'y retrouvera pas.",
    treasuresWon: 'Gagné dans la quête : {treasures}.',
    treasuresReturned: 'De nouveau aux mains de Morcar : {treasures}.',
    questCompleted: '{Hero} a mené « {title} » à bien.',
    championMade:
      "{Hero} est fait{hero_e} {hero_gender, select, f {Championne} other {Champion}}, et l'Empereur lui donne {gold, plural, one {# pièce d'or} other {# pièces d'or}}.",
    bookClosed:
      'Le Livre des Quêtes se referme : {outcome, select, won {toutes les quêtes sont gagnées} other {la suite attendra}}.',
    overridden: "L'or {hero_of} est rectifié, de {before} à {gold} : {reason}",
  },
});

export const CAMPAIGN_REFUSALS = defineMessages({
  en: {
    notACommand: 'The campaign knows no such request.',
    malformed: 'The request is not well formed{field, select, none {} other {: {field}}}.',
    campaignOver: 'The quest book is closed.',
    questUnderWay: 'A quest is under way: this waits until the party is back.',
    noQuestUnderWay: 'No quest is under way.',
    notSeated: 'Only somebody with a seat at the table may do this.',
    onlyTheHost: 'Only the Morcar player may do this.',
    hostPlaysMorcar: 'The Morcar player leads no hero.',
    alreadyEnrolled: 'The company has {kind_a} already, and there is one of each.',
    noSuchHero: 'The company has no {kind_bare}.',
    notYourHero: '{Hero} answers to another player.',
    nameUnfit: 'A name has 1 to {most} characters that can be seen, and is none the table itself uses.',
    mottoUnfit: 'A motto has 1 to {most} characters.',
    nothingWritten: 'There is nothing to write.',
    leftTown: '{Hero} has left town.',
    soldOut: 'The armoury has no {equipment_bare} left.',
    tooDear:
      '{Equipment} costs {price, plural, one {# gold piece} other {# gold pieces}} and {hero} has {gold}: no credit here.',
    notForTheWizard: 'The Wizard cannot use {equipment}.',
    notBoughtNow: '{Equipment} was not bought during this stay in town.',
    equipmentNotOwned: '{Hero} does not have {equipment}.',
    treasureNotOwned: '{Hero} does not have {treasure}.',
    goldNotOwned: '{Hero} can give from 1 to {gold, plural, one {# gold piece} other {# gold pieces}}.',
    armourNotOwned: '{Hero} does not own this armour.',
    alreadyWorn: '{Hero} is dressed like this already.',
    wearsNoArmour: '{Hero} wears no armour.',
    giftsForbidden: 'This table has chosen to do without gifts.',
    giftToOneself: '{Hero} has it already.',
    unknownQuest: 'The quest book holds no such quest.',
    notNext: '“{title}” must wait: the book is played in order, and “{next}” comes next.',
    bookFinished: 'Every quest of the book has been won.',
    partyEmpty: 'Somebody has to go.',
    partyOutOfOrder: 'Name each hero once: Barbarian, Dwarf, Elf, Wizard.',
    noTraining: '“{title}” is played with the full rules.',
    otherQuest: 'The quest under way is “{title}”.',
    otherParty: 'The report must speak of the heroes who set out, and of each once.',
    contradictory: 'The report contradicts itself.',
    treasureTwice: 'There is only one {treasure_bare}, and somebody else has it.',
  },
  fr: {
    notACommand: 'La campagne ne connaît pas cette demande.',
    malformed: 'La demande est mal formée{field, select, none {} other { : {field}}}.',
    campaignOver: 'Le Livre des Quêtes est refermé.',
    questUnderWay: 'Une quête est en cours : cela attendra le retour de la compagnie.',
    noQuestUnderWay: "Aucune quête n'est en cours.",
    notSeated: 'Il faut avoir un siège à la table pour cela.',
    onlyTheHost: 'Seul le joueur sorcier peut le faire.',
    hostPlaysMorcar: 'Le joueur sorcier ne mène aucun héros.',
    alreadyEnrolled: "La compagnie a déjà {kind_a}, et il n'y en a qu'un de chaque.",
    noSuchHero: "La compagnie n'a pas {kind_de}.",
    notYourHero: '{Hero} obéit à un autre joueur.',
    nameUnfit:
      'Un nom compte de 1 à {most} caractères visibles, et n’est pas de ceux que la table emploie elle-même.',
    mottoUnfit: 'Une devise compte de 1 à {most} caractères.',
    nothingWritten: "Il n'y a rien à écrire.",
    leftTown: '{Hero} a quitté la ville.',
    soldOut: "L'armurerie n'a plus {equipment_de}.",
    tooDear:
      "{Equipment} coûte {price, plural, one {# pièce d'or} other {# pièces d'or}} et {hero} en a {gold} : l'armurier ne fait pas crédit.",
    notForTheWizard: "L'Enchanteur ne peut pas se servir {equipment_of}.",
    notBoughtNow: "{Equipment} n'a pas été acheté{equipment_e} pendant ce séjour en ville.",
    equipmentNotOwned: "{Hero} n'a pas {equipment}.",
    treasureNotOwned: "{Hero} n'a pas {treasure}.",
    goldNotOwned: "{Hero} peut donner de 1 à {gold, plural, one {# pièce d'or} other {# pièces d'or}}.",
    armourNotOwned: '{Hero} ne possède pas cette armure.',
    alreadyWorn: '{Hero} est déjà équipé{hero_e} ainsi.',
    wearsNoArmour: "{Hero} ne porte pas d'armure.",
    giftsForbidden: 'Cette table a choisi de se passer de dons.',
    giftToOneself: "{Hero} l'a déjà.",
    unknownQuest: 'Le Livre des Quêtes ne contient pas cette quête.',
    notNext: "« {title} » attendra : le livre se joue dans l'ordre, et « {next} » vient d'abord.",
    bookFinished: 'Toutes les quêtes du livre sont gagnées.',
    partyEmpty: "Il faut bien que quelqu'un parte.",
    partyOutOfOrder: 'Nommez chaque héros une fois : Barbare, Nain, Elfe, Enchanteur.',
    noTraining: '« {title} » se joue avec les règles complètes.',
    otherQuest: 'La quête en cours est « {title} ».',
    otherParty: 'Le rapport doit parler des héros partis en quête, et de chacun une fois.',
    contradictory: 'Le rapport se contredit.',
    treasureTwice: "Il n'y a qu'un exemplaire {treasure_of}, et quelqu'un d'autre l'a déjà.",
  },
});

export const CAMPAIGN_PROMPTS = defineMessages({
  en: {
    chooseQuest: 'The Morcar player chooses the next quest.',
    closeBook: 'Every quest is won: the Morcar player may close the book.',
    recordQuest: 'A quest is under way; the Morcar player records its end.',
    inTown: 'The heroes are in town.',
  },
  fr: {
    chooseQuest: 'Le joueur sorcier choisit la prochaine quête.',
    closeBook: 'Toutes les quêtes sont gagnées : le joueur sorcier peut refermer le livre.',
    recordQuest: 'Une quête est en cours ; le joueur sorcier en notera la fin.',
    inTown: 'Les héros sont en ville.',
  },
});

/** The names of players and quests: plain data, updated as the campaign goes on. */
export interface Cast {
  readonly heroes: { readonly [kind in HeroKind]?: Pick<Inscription, 'name' | 'gender'> };
  readonly quests: { readonly [quest: string]: Text };
}

export function castOf({ heroes, quests }: Pick<TownView, 'heroes' | 'quests'>): Cast {
  return {
    heroes: Object.fromEntries(heroes.map(({ kind, name, gender }) => [kind, { name, gender }])),
    quests: Object.fromEntries(quests.map(({ id, title }) => [id, title])),
  };
}

function castAfter(cast: Cast, event: { readonly type: string }): Cast {
  const named = nameIn(event as CampaignEvent);
  return named === null ? cast : { ...cast, heroes: { ...cast.heroes, [named.hero]: named } };
}

function nameIn(event: CampaignEvent): { hero: HeroKind; name: string; gender: 'm' | 'f' } | null {
  if (event.type !== 'heroEnrolled' && event.type !== 'sheetInscribed') return null;
  const [hero, { name, gender }] =
    event.type === 'heroEnrolled' ? [event.sheet.kind, event.sheet] : [event.hero, event.inscription];
  return { hero, name, gender };
}

/** By event type, its sentence. */
export interface TownTellers {
  readonly [type: string]: (event: never, names: TownNames, language: Language) => string;
}

/** How a town's events, refusals and prompts are worded, as a game does for its table. */
export type TownTelling = Pick<
  Telling<Pick<TownView, 'heroes' | 'quests'>, never, Cast>,
  'namesIn' | 'learn' | 'log' | 'refusal'
>;

/** In town seats have no figures on a board. */
const seatInTown = (seat: string): Mention => seatMention(NOBODY_MET, seat);
const NOBODY_MET = { figures: {}, met: {}, monsters: MONSTERS };

/** A line for each event, in the book's words. */
export function tellTown<E extends BaseEvent>(
  tellers: TownTellers,
  events: readonly E[],
  { language, names }: { readonly language: Language; readonly names: Cast },
): { readonly lines: readonly LogLine<E>[]; readonly after: Cast } {
  let cast = names;
  const lines = events.map((event): LogLine<E> => {
    cast = castAfter(cast, event);
    const text = isTableTalk(event)
      ? speak(tellTable(event, seatInTown), language)
      : tellers[event.type]!(event as never, new TownNames(cast, language), language);
    return { text, parts: [{ text }], rules: event.rules, events: [event], quiet: false };
  });
  return { lines, after: cast };
}

export const townTelling: TownTelling = {
  namesIn: castOf,
  learn: (events, names) => events.reduce(castAfter, names),
  log: (events, to) => tellTown(CAMPAIGN_TELLERS, events, to),
  refusal: explainTown,
};

type TownCode = keyof typeof CAMPAIGN_REFUSALS.en;

/** The table words its own refusals, the town a correction's, for which it has some words. */
function explainTown(
  refusal: NamedRefusal,
  { language, names }: { readonly language: Language; readonly names: Cast },
): string {
  const { code, rule, with: detail = {} } = refusal;
  const isTables = rule.startsWith('TBL-') && rule !== TABLE.override;
  if (isTables || !Object.hasOwn(REASONS, code)) return explainTable(refusal, language, CLASSIC_MANNER);
  return sayReason(language, code as TownCode, detail as never, names);
}

function sayReason<C extends TownCode>(language: Language, code: C, detail: Reasons[C], cast: Cast): string {
  return say(CAMPAIGN_REFUSALS, language, code, REASONS[code](detail, new TownNames(cast, language)));
}

/** Names of players, quests and texts in one language. */
export class TownNames {
  readonly #cast: Cast;
  readonly #language: Language;

  constructor(cast: Cast, language: Language) {
    this.#cast = cast;
    this.#language = language;
  }

  /** By the name on the sheet, or by the card where there is no sheet. */
  hero(kind: HeroKind): Noun {
    const named = this.#cast.heroes[kind];
    return named === undefined ? heroCard(kind).noun : properNoun(named.name, named.gender);
  }

  /** By the card, whatever is on the sheet. */
  kind(kind: HeroKind): Noun {
    return heroCard(kind).noun;
  }

  quest(id: string): string {
    return this.#cast.quests[id]?.[this.#language] ?? id;
  }

  text(text: Text): string {
    return text[this.#language];
  }
}

const gear = (id: EquipmentId): Noun => equipmentCard(id).noun;
const wonder = (id: QuestTreasureId): Noun => questTreasureCard(id).noun;

function suit(armour: ArmourChoice): Noun[] {
  if (armour === 'none') return [];
  return [armour === 'borinsArmour' ? wonder(armour) : gear(armour)];
}

/** The sentence of each event: the compiler requires an entry per event, with its message's arguments. */
const EVENTS: {
  readonly [T in CampaignEventType]: (
    event: CampaignEventOf<T>,
    names: TownNames,
  ) => ArgumentsOf<typeof CAMPAIGN_LOG, T>;
} = {
  campaignOpened: ({ quests }) => ({ quests }),
  heroEnrolled: ({ sheet }, names) => ({ hero: names.hero(sheet.kind), kind: heroCard(sheet.kind).noun }),
  sheetInscribed: ({ hero }, names) => ({ hero: names.hero(hero) }),
  heroDismissed: ({ hero, gold }, names) => ({ hero: names.hero(hero), gold }),
  equipmentBought: ({ hero, equipment, price }, names) => ({
    hero: names.hero(hero),
    equipment: gear(equipment),
    price,
  }),
  purchaseReturned: ({ hero, equipment, price }, names) => ({
    hero: names.hero(hero),
    equipment: gear(equipment),
    price,
  }),
  goldGiven: ({ hero, to, amount }, names) => ({ hero: names.hero(hero), receiver: names.hero(to), amount }),
  equipmentGiven: ({ hero, to, equipment }, names) => ({
    hero: names.hero(hero),
    receiver: names.hero(to),
    equipment: gear(equipment),
  }),
  treasureGiven: ({ hero, to, treasure }, names) => ({
    hero: names.hero(hero),
    receiver: names.hero(to),
    treasure: wonder(treasure),
  }),
  armourChosen: ({ hero, armour }, names) => ({ hero: names.hero(hero), armour: suit(armour) }),
  townLeft: ({ hero }, names) => ({ hero: names.hero(hero) }),
  questBegun: ({ heroes, title, training }, names) => ({
    heroes: heroes.map((hero) => names.hero(hero)),
    title: names.text(title),
    training: training ? 'yes' : 'no',
  }),
  questCalledOff: ({ title }, names) => ({ title: names.text(title) }),
  questRecorded: ({ title, outcome }, names) => ({ title: names.text(title), outcome }),
  heroReturned: ({ hero, gold, potions }, names) => ({
    hero: names.hero(hero),
    gold,
    potions: potions.map((potion) => treasureCard(potion).noun),
  }),
  heroStruck: ({ hero }, names) => ({ hero: names.hero(hero) }),
  cardsReturned: ({ equipment }) => ({ equipment: equipment.map(gear) }),
  copiesGone: ({ equipment }) => ({ equipment: equipment.map(gear) }),
  cardsFound: ({ equipment }) => ({ equipment: equipment.map(gear) }),
  copiesAdded: ({ equipment }) => ({ equipment: equipment.map(gear) }),
  placesEmptied: ({ title }, names) => ({ title: names.text(title) }),
  treasuresWon: ({ treasures }) => ({ treasures: treasures.map(wonder) }),
  treasuresReturned: ({ treasures }) => ({ treasures: treasures.map(wonder) }),
  questCompleted: ({ hero, title }, names) => ({ hero: names.hero(hero), title: names.text(title) }),
  championMade: ({ hero, gold }, names) => ({ hero: names.hero(hero), gold }),
  bookClosed: ({ ending }) => ({ outcome: ending.outcome }),
  overridden: ({ change, before, reason }, names) => ({
    hero: names.hero(change.hero),
    before,
    gold: change.gold,
    reason,
  }),
};

export const CAMPAIGN_TELLERS: TownTellers = Object.fromEntries(
  (Object.keys(EVENTS) as CampaignEventType[]).map((type) => [
    type,
    (event: never, names: TownNames, language: Language) =>
      say(CAMPAIGN_LOG, language, type, EVENTS[type](event, names) as never),
  ]),
);

const nothing = () => ({});
const who = ({ hero }: { hero: HeroKind }, names: TownNames) => ({ hero: names.hero(hero) });
const which = ({ hero }: { hero: HeroKind }) => ({ kind: heroCard(hero).noun });
const item = ({ equipment }: { equipment: EquipmentId }) => ({ equipment: gear(equipment) });
const book = ({ quest }: { quest: string }, names: TownNames) => ({ title: names.quest(quest) });
const most = (detail: { most: number }) => ({ most: detail.most });

const REASONS: {
  readonly [C in Exclude<RefusalCode, 'overridesForbidden' | 'outOfRange'>]: (
    detail: Reasons[C],
    names: TownNames,
  ) => ArgumentsOf<typeof CAMPAIGN_REFUSALS, C>;
} = {
  notACommand: nothing,
  malformed: ({ field }) => ({ field: field === '' ? 'none' : field }),
  campaignOver: nothing,
  questUnderWay: nothing,
  noQuestUnderWay: nothing,
  notSeated: nothing,
  onlyTheHost: nothing,
  hostPlaysMorcar: nothing,
  alreadyEnrolled: which,
  noSuchHero: which,
  notYourHero: who,
  nameUnfit: most,
  mottoUnfit: most,
  nothingWritten: nothing,
  leftTown: who,
  soldOut: item,
  tooDear: ({ hero, equipment, price, gold }, names) => ({
    hero: names.hero(hero),
    equipment: gear(equipment),
    price,
    gold,
  }),
  notForTheWizard: item,
  notBoughtNow: item,
  equipmentNotOwned: ({ hero, equipment }, names) => ({ hero: names.hero(hero), equipment: gear(equipment) }),
  treasureNotOwned: ({ hero, treasure }, names) => ({ hero: names.hero(hero), treasure: wonder(treasure) }),
  goldNotOwned: ({ hero, gold }, names) => ({ hero: names.hero(hero), gold }),
  armourNotOwned: who,
  alreadyWorn: who,
  wearsNoArmour: who,
  giftsForbidden: nothing,
  giftToOneself: who,
  unknownQuest: nothing,
  notNext: ({ quest, next }, names) => ({ title: names.quest(quest), next: names.quest(next) }),
  bookFinished: nothing,
  partyEmpty: nothing,
  partyOutOfOrder: nothing,
  noTraining: book,
  otherQuest: book,
  otherParty: nothing,
  contradictory: nothing,
  treasureTwice: ({ treasure }) => ({ treasure: wonder(treasure) }),
};
