/** Words of searches: tiles, furniture, and what they bring. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence, Subject } from '@oubliette/words';
import { FURNITURE } from '../../content/furniture.ts';
import type { FurnitureId } from '../../content/furniture.ts';
import type { SearchCommand, SearchFacts } from '../../search/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { pieceNoun } from '../names.ts';
import { abilityNoun, cardsIn, gold, sumText, wayArguments } from '../scene.ts';
import { tileNoun } from '../vocabulary.ts';
import { tellBeginning } from './conditions.ts';
import { foundText, searchRules } from './found.ts';

const NEEDED_EN =
  '{face}: {total} with {with, select, body {Body} bodyAndTool {Body and a tool} other {Speed}}, {needed} needed';
const NEEDED_FR =
  '{face} : {total} avec {with, select, body {son Corps} bodyAndTool {son Corps et un outil} other {sa Vitesse}}, il faut {needed}';

const TEXT = defineMessages({
  en: {
    searchBegun: '{Figure} begins to search {what}.',
    tileSearched:
      '{Figure} searches {tile} and rolls {face}: {found, select, event {the game master draws an Event} treasure {a treasure} other {nothing}}.',
    furnitureSearched: '{Figure} searches {piece} and rolls {dice} = {total}: {result}.',
    cardsPeeked: '{Who} {who_number, select, many {see} other {sees}} the next Dungeon cards: {cards}.',
    cardsLookedAt:
      '{Who} {who_number, select, many {look} other {looks}} at the next {count, plural, one {Dungeon card} other {# Dungeon cards}} in secret.',
    cardsReordered: 'The next Dungeon cards are put back in this order: {cards}.',
    teleported: '{Figure} is carried off to {to}, on the first tile.',
    pushedOut: '{Figure} is pushed out of the circle, to {to}.',
    scrollFound: '{Hero} takes a spell scroll: {ability}.',
    surprised: '{Figures} {figures_number, select, many {attack} other {attacks}} at once!',
    surpriseOver: 'The turn that was interrupted goes on.',
    goldFound: '{Hero} finds {gold_n}{dice, select, none {} other { (dice: {dice})}}.',
    lidTried: `{Hero} heaves at the lid and rolls ${NEEDED_EN}: it {opens, select, yes {opens} other {does not move}}.`,
    escapeTried: `{Hero} fights the magic prison and rolls ${NEEDED_EN}: {free, select, yes {it gives way} other {it holds}}.`,
    statueWoke: 'The statue comes to life: it is a troll!',
    passageFound: 'A secret passage opens {side} of {square}.',
    lookedFor:
      '{found_count, plural, =0 {The Treasure cards hold nothing of the kind.} other {The Treasure cards are looked through for {found_a}.}}',
    diceOfHarm: 'The die shows {face} for {figure}.',
    searchTile: 'Search the tile',
    searchFurniture: 'Search {piece}',
    reorder: 'Put the cards back in this order: {cards}',
    arrive: 'Arrive on {square}',
    chooseSpell: 'Take the scroll of {ability}',
    choosePassage: 'Put the passage {side} of {square}',
  },
  fr: {
    searchBegun: '{Figure} commence à fouiller {what}.',
    tileSearched:
      '{Figure} fouille {tile} et obtient {face} : {found, select, event {le maître du donjon tire un Événement} treasure {un trésor} other {rien}}.',
    furnitureSearched: '{Figure} fouille {piece} et obtient {dice} = {total} : {result}.',
    cardsPeeked:
      '{Who} {who_number, select, many {voient} other {voit}} les prochaines cartes Donjon : {cards}.',
    cardsLookedAt:
      '{Who} {who_number, select, many {regardent} other {regarde}} en secret {count, plural, one {la prochaine carte Donjon} other {les # prochaines cartes Donjon}}.',
    cardsReordered: 'Les prochaines cartes Donjon sont remises dans cet ordre : {cards}.',
    teleported: '{Figure} se retrouve en {to}, sur la première tuile.',
    pushedOut: '{Figure} est poussé{figure_e} hors du cercle, en {to}.',
    scrollFound: '{Hero} prend un parchemin de sort : {ability}.',
    surprised: '{Figures} {figures_number, select, many {attaquent} other {attaque}} aussitôt !',
    surpriseOver: 'Le tour interrompu reprend.',
    goldFound: '{Hero} trouve {gold_n}{dice, select, none {} other { (dés : {dice})}}.',
    lidTried: `{Hero} pousse le couvercle et obtient ${NEEDED_FR} : il {opens, select, yes {s’ouvre} other {ne bouge pas}}.`,
    escapeTried: `{Hero} lutte contre la prison magique et obtient ${NEEDED_FR} : {free, select, yes {elle cède} other {elle tient}}.`,
    statueWoke: 'La statue s’anime : c’est un troll !',
    passageFound: 'Un passage secret s’ouvre {side} de {square}.',
    lookedFor:
      '{found_count, plural, =0 {Les cartes Trésor n’ont rien de tel.} other {On cherche parmi les cartes Trésor, et on trouve {found_a}.}}',
    diceOfHarm: 'Le dé donne {face} pour {figure}.',
    searchTile: 'Fouiller la tuile',
    searchFurniture: 'Fouiller {piece}',
    reorder: 'Remettre les cartes dans cet ordre : {cards}',
    arrive: 'Arriver en {square}',
    chooseSpell: 'Prendre le parchemin {ability}',
    choosePassage: 'Mettre le passage {side} de {square}',
  },
});

const sentence = sentencesOf(TEXT);

const EVENT_ON = 1;
const TREASURE_ON = 6;

function foundOnTile(face: number): 'event' | 'treasure' | 'nothing' {
  if (face === EVENT_ON) return 'event';
  return face === TREASURE_ON ? 'treasure' : 'nothing';
}

/** Only those who looked know which cards they were (EXP-SRF-08). */
function cardsSeen(who: Subject, known: SearchFacts['cardsPeeked']['known']): Sentence {
  const cards = known.flatMap(({ card }) => (card === undefined ? [] : [tileNoun(card)]));
  return cards.length === 0
    ? sentence('cardsLookedAt', { who, count: known.length })
    : sentence('cardsPeeked', { who, cards });
}

export const SEARCH_WORDS: ChapterWords<SearchCommand, SearchFacts> = {
  text: TEXT,
  tellers: {
    searchBegun: ({ figure, tile, piece }, at) =>
      sentence('searchBegun', {
        figure: at.figure(figure),
        what: piece === null ? at.tile(tile) : pieceNoun(piece),
      }),
    tileSearched: ({ figure, tile, face }, at) =>
      sentence('tileSearched', {
        figure: at.figure(figure),
        tile: at.tile(tile),
        face,
        found: foundOnTile(face),
      }),
    furnitureSearched: ({ figure, piece, faces, total }, at) =>
      sentence('furnitureSearched', {
        figure: at.figure(figure),
        piece: pieceNoun(piece),
        dice: sumText(faces),
        total,
        result: at.text(foundText(piece, total)),
      }),
    cardsPeeked: ({ by, known }, at) => cardsSeen(at.seat(by), known),
    cardsReordered: ({ cards }) => sentence('cardsReordered', { cards: cards.map(tileNoun) }),
    conditionGained: ({ figure, condition }, at) => tellBeginning(at.figure(figure), condition, at),
    teleported: ({ figure, to }, at) =>
      sentence('teleported', { figure: at.figure(figure), to: at.square(to) }),
    pushedOut: ({ figure, to }, at) =>
      sentence('pushedOut', { figure: at.figure(figure), to: at.square(to) }),
    scrollFound: ({ hero, ability }, at) =>
      sentence('scrollFound', { hero: at.figure(hero), ability: abilityNoun(ability) }),
    surprised: ({ awake }, at) => sentence('surprised', { figures: at.figures(awake) }),
    surpriseOver: () => sentence('surpriseOver', {}),
    goldFound: ({ hero, faces, gold: found }, at) =>
      sentence('goldFound', {
        hero: at.figure(hero),
        gold: gold(found),
        dice: faces.length === 0 ? 'none' : sumText(faces),
      }),
    lidTried: ({ hero, face, help, total, opens }, at) =>
      sentence('lidTried', {
        hero: at.figure(hero),
        face,
        total,
        with: help > 0 ? 'bodyAndTool' : 'body',
        needed: 10,
        opens: yesNo(opens),
      }),
    escapeTried: ({ hero, face, total, free }, at) =>
      sentence('escapeTried', {
        hero: at.figure(hero),
        face,
        total,
        with: 'speed',
        needed: 6,
        free: yesNo(free),
      }),
    statueWoke: () => sentence('statueWoke', {}),
    passageFound: ({ exit }, at) => sentence('passageFound', wayArguments(exit, at)),
    lookedFor: ({ found }) => sentence('lookedFor', { found: cardsIn(found) }),
    diceOfHarm: ({ figure, face }, at) => sentence('diceOfHarm', { figure: at.figure(figure), face }),
  },
  labels: {
    searchTile: () => sentence('searchTile', {}),
    searchFurniture: ({ piece }) => sentence('searchFurniture', { piece: pieceNoun(piece) }),
    reorder({ order }, { view }) {
      const top = view.stack.at(-1);
      const cards = top?.tag === 'reordering' ? top.cards : [];
      return sentence('reorder', {
        cards: order
          .map((place) => cards[place])
          .flatMap((card) => (card === undefined ? [] : [tileNoun(card)])),
      });
    },
    arrive: ({ at: square }, at) => sentence('arrive', { square: at.square(square) }),
    chooseSpell: ({ ability }) => sentence('chooseSpell', { ability: abilityNoun(ability) }),
    choosePassage: ({ at: square, side }, at) =>
      sentence('choosePassage', { side: at.side(side), square: at.square(square) }),
  },
  questions: {
    reorder: {
      prompt: {
        en: 'Put the Dungeon cards back in any order.',
        fr: 'Remettez les cartes Donjon dans l’ordre de votre choix.',
      },
      reason: { en: 'the order of the Dungeon cards', fr: 'l’ordre des cartes Donjon' },
    },
    arrive: {
      prompt: {
        en: 'Choose a cell of the first tile to arrive on.',
        fr: 'Choisissez une case d’arrivée sur la première tuile.',
      },
      reason: { en: 'where somebody arrives', fr: 'une case d’arrivée' },
    },
    chooseSpell: {
      prompt: {
        en: 'Choose the spell that the scroll holds.',
        fr: 'Choisissez le sort que contient le parchemin.',
      },
      reason: { en: 'the spell of a scroll', fr: 'le sort d’un parchemin' },
    },
    choosePassage: {
      prompt: {
        en: 'Choose the wall the secret passage is in.',
        fr: 'Choisissez le mur du passage secret.',
      },
      reason: { en: 'the wall of a secret passage', fr: 'le mur d’un passage secret' },
    },
  },
  rolls: {
    'EXP-SRT-03': { en: 'to search the tile', fr: 'pour fouiller la tuile' },
    ...Object.fromEntries(
      searchRules(Object.keys(FURNITURE) as FurnitureId[]).map((rule) => [
        rule,
        { en: 'for the search', fr: 'pour la fouille' },
      ]),
    ),
    'EXP-SRF-34': { en: 'to lift the lid', fr: 'pour soulever le couvercle' },
    'EXP-SRF-15': { en: 'to break out of the magic prison', fr: 'pour sortir de la prison magique' },
  },
  refusals: {
    monsterHere: {
      en: 'Not with a monster on the tile.',
      fr: 'Pas avec un monstre sur la tuile.',
    },
    searched: { en: 'That has been searched.', fr: 'La fouille est déjà faite.' },
    noFurniture: { en: 'That does not stand on this tile.', fr: 'Cela ne se trouve pas sur cette tuile.' },
    spellTaken: { en: '{Ability} is not free.', fr: '{Ability} n’est pas libre.' },
    noOrder: { en: 'That is not an order of these cards.', fr: 'Ce n’est pas un ordre de ces cartes.' },
  },
  quiet: ['surpriseOver', 'searchBegun'],
  deeds: {
    goldFound: ({ hero, gold: amount }) => [{ deed: 'gold', by: hero, amount }],
    diceOfHarm: () => [{ deed: 'peril' }],
    furnitureSearched: () => [{ deed: 'peril' }],
  },
};
