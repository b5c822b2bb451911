/** Words of the preparation: quest, depth, bestiary, quest room, first tile. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import { questNamed } from '../../content/quests/index.ts';
import type { Family } from '../../content/monsters.ts';
import { TILES } from '../../content/tiles.ts';
import type { TileId } from '../../content/tiles.ts';
import type { PrepareCommand, PrepareFacts } from '../../preparing/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { kindNoun, roomNoun } from '../names.ts';
import { quoted, sumText } from '../scene.ts';
import { FAMILY_NOUNS, tileNoun, titleNoun, WORDS } from '../vocabulary.ts';

const CARDS_EN = '{escort, plural, =0 {no Monster card} one {# Monster card} other {# Monster cards}}';
const CARDS_FR = '{escort, plural, =0 {aucune carte Monstre} one {# carte Monstre} other {# cartes Monstre}}';
const CHAOS_EN = '{chaos, plural, =0 {no Chaos ability} one {# Chaos ability} other {# Chaos abilities}}';
const CHAOS_FR =
  '{chaos, plural, =0 {aucune faculté du Chaos} one {# faculté du Chaos} other {# facultés du Chaos}}';
const DOORS_EN = '{doors, plural, one {# door} other {# doors}}';
const DOORS_FR = '{doors, plural, one {# porte} other {# portes}}';
const ROUNDS_EN = '{rounds, plural, one {# round} other {# rounds}}';
const ROUNDS_FR = '{rounds, plural, one {# tour de jeu} other {# tours de jeu}}';

const TEXT = defineMessages({
  en: {
    questRolled: 'The game master rolls {dice} = {total} for the quest: {quest}.',
    questChosen: 'The quest is {quest}.',
    depthRolled: 'The game master rolls {face} for the depth: {depth} Dungeon cards.',
    depthSet: 'The dungeon is {depth} Dungeon cards deep.',
    bestiarySet: '{count, plural, one {# Monster card is} other {# Monster cards are}} left in the deck.',
    roomSet: `The quest room will be {room_a}{foes_count, plural, =0 {} other {, with {foes_a}}}: ${CARDS_EN}, ${CHAOS_EN}.`,
    firstTileSet: `The heroes will start on {tile}, with ${DOORS_EN}.`,
    clockSet: `The ritual will take ${ROUNDS_EN}.`,
    prepared: 'All is ready, and the first tile is laid.',
    rollQuest: 'Roll for the quest',
    chooseQuest: 'Choose {quest}',
    rollDepth: 'Roll for the depth',
    setDepth: 'Make the dungeon {depth} cards deep',
    keepFamily: '{keep, select, yes {Keep} other {Take out}} {family}',
    removeTop: 'Take out the most dangerous {rank, select, leader {leader} other {minion}} that is left',
    keepCard: '{keep, select, yes {Keep} other {Take out}} {card}',
    setQuestRoom: `Plan {room_a} as the quest room{foes_count, plural, =0 {} other {, with {foes_a}}}: ${CARDS_EN}, ${CHAOS_EN}`,
    setFirstTile: `Start on {tile}: {list, plural, one {door {places}} other {doors {places}}}`,
    setClock: `Give the ritual ${ROUNDS_EN}`,
    ready: 'Begin the quest',
  },
  fr: {
    questRolled: 'Le maître du donjon obtient {dice} = {total} pour la quête : {quest}.',
    questChosen: 'La quête est {quest}.',
    depthRolled: 'Le maître du donjon obtient {face} pour la profondeur : {depth} cartes Donjon.',
    depthSet: 'Le donjon est profond de {depth} cartes Donjon.',
    bestiarySet:
      '{count, plural, one {# carte Monstre reste} other {# cartes Monstre restent}} dans le paquet.',
    roomSet: `La salle de quête sera {room_a}{foes_count, plural, =0 {} other {, avec {foes_a}}} : ${CARDS_FR}, ${CHAOS_FR}.`,
    firstTileSet: `Les héros commenceront sur {tile}, avec ${DOORS_FR}.`,
    clockSet: `Le rituel prendra ${ROUNDS_FR}.`,
    prepared: 'Tout est prêt, et la première tuile est posée.',
    rollQuest: 'Tirer la quête aux dés',
    chooseQuest: 'Choisir {quest}',
    rollDepth: 'Tirer la profondeur aux dés',
    setDepth: 'Donner au donjon {depth} cartes de profondeur',
    keepFamily: '{keep, select, yes {Garder} other {Retirer}} {family}',
    removeTop: 'Retirer le {rank, select, leader {chef} other {sbire}} le plus dangereux qui reste',
    keepCard: '{keep, select, yes {Garder} other {Retirer}} {card}',
    setQuestRoom: `Prévoir {room_a} comme salle de quête{foes_count, plural, =0 {} other {, avec {foes_a}}} : ${CARDS_FR}, ${CHAOS_FR}`,
    setFirstTile: `Commencer sur {tile} : {list, plural, one {porte {places}} other {portes {places}}}`,
    setClock: `Donner au rituel ${ROUNDS_FR}`,
    ready: 'Commencer la quête',
  },
});

const sentence = sentencesOf(TEXT);

interface Design {
  readonly plan: string;
  readonly foes: readonly string[];
  readonly escort: number;
  readonly chaos: number;
}

function design(key: 'roomSet' | 'setQuestRoom', { plan, foes, escort, chaos }: Design): Sentence {
  return sentence(key, { room: roomNoun(plan), foes: foes.map(kindNoun), escort, chaos });
}

/** The tile the heroes start on; a captive’s is a cell. */
function startNoun(tile: string) {
  if (tile === 'cell') return WORDS.cell;
  return Object.hasOwn(TILES, tile) ? tileNoun(tile as TileId) : WORDS.firstTile;
}

export const PREPARE_WORDS: ChapterWords<PrepareCommand, PrepareFacts> = {
  text: TEXT,
  tellers: {
    questChosen({ plan, faces }) {
      const quest = titleNoun(plan.title);
      return faces === null
        ? sentence('questChosen', { quest })
        : sentence('questRolled', {
            quest,
            dice: sumText(faces),
            total: faces.reduce((sum, face) => sum + face, 0),
          });
    },
    depthSet: ({ depth, face }) =>
      face === null ? sentence('depthSet', { depth }) : sentence('depthRolled', { depth, face }),
    bestiarySet: ({ bestiary }) => sentence('bestiarySet', { count: bestiary.length }),
    roomSet: ({ room }) => design('roomSet', room),
    firstTileSet: ({ tile, doors }) =>
      sentence('firstTileSet', { tile: startNoun(tile), doors: doors.length }),
    clockSet: ({ rounds }) => sentence('clockSet', { rounds }),
    prepared: () => sentence('prepared', {}),
  },
  labels: {
    rollQuest: () => sentence('rollQuest', {}),
    chooseQuest({ quest: id }) {
      const quest = questNamed(id);
      return sentence('chooseQuest', { quest: quest === undefined ? quoted(id) : titleNoun(quest.title) });
    },
    rollDepth: () => sentence('rollDepth', {}),
    setDepth: ({ depth }) => sentence('setDepth', { depth }),
    keepFamily: ({ family, keep }) =>
      sentence('keepFamily', {
        keep: keep ? 'yes' : 'no',
        family: Object.hasOwn(FAMILY_NOUNS, family) ? FAMILY_NOUNS[family as Family] : quoted(family),
      }),
    removeTop: ({ rank }) => sentence('removeTop', { rank }),
    keepCard: ({ card, keep }) => sentence('keepCard', { keep: keep ? 'yes' : 'no', card: kindNoun(card) }),
    setQuestRoom: (command) => design('setQuestRoom', command),
    setFirstTile: ({ tile, doors }) =>
      sentence('setFirstTile', {
        tile: startNoun(tile),
        list: doors.length,
        places: doors.map((door) => door + 1).join(', '),
      }),
    setClock: ({ rounds }) => sentence('setClock', { rounds }),
    ready: () => sentence('ready', {}),
  },
  questions: {
    prepare: {
      prompt: {
        en: 'Prepare the quest, or begin: what you leave open is rolled, or as printed.',
        fr: 'Préparez la quête, ou commencez : le reste est tiré aux dés, ou comme imprimé.',
      },
      reason: { en: 'the preparation of the quest', fr: 'la préparation de la quête' },
    },
  },
  rolls: {
    'EXP-QGN-02': { en: 'for the quest', fr: 'pour la quête' },
    'EXP-QGN-13': { en: 'for the depth of the dungeon', fr: 'pour la profondeur du donjon' },
  },
  refusals: {
    questChosen: { en: 'The quest has been chosen.', fr: 'La quête est déjà choisie.' },
    noSuchQuest: { en: 'There is no such quest.', fr: 'Cette quête n’existe pas.' },
    nobodyFallen: {
      en: 'Every class is played: nobody is left to have fallen.',
      fr: 'Toutes les classes sont jouées : il ne reste personne à avoir déchu.',
    },
    depthSet: { en: 'The depth has been settled.', fr: 'La profondeur est déjà fixée.' },
    noSuchDepth: {
      en: 'A dungeon is 4 to {most} cards deep.',
      fr: 'Un donjon est profond de 4 à {most} cartes.',
    },
    chooseQuestFirst: { en: 'Choose the quest first.', fr: 'Choisissez d’abord la quête.' },
    noMinionLeft: {
      en: 'No minion would be left for a leader to come with.',
      fr: 'Il ne resterait aucun sbire pour accompagner un chef.',
    },
    notOfThisQuest: {
      en: 'Those monsters have no part in this quest.',
      fr: 'Ces monstres n’ont pas leur place dans cette quête.',
    },
    noSuchFamily: {
      en: 'There is no such family of monsters.',
      fr: 'Cette famille de monstres n’existe pas.',
    },
    noneLeft: { en: 'None of that rank is left.', fr: 'Il n’en reste aucun de ce rang.' },
    familiesOnly: {
      en: 'At this table Monster cards are taken out by families, or from the top.',
      fr: 'À cette table, on retire les cartes Monstre par familles, ou par le haut.',
    },
    noSuchCard: { en: 'There is no such card.', fr: 'Cette carte n’existe pas.' },
    noClock: { en: 'No clock runs in this quest.', fr: 'Aucun délai ne court dans cette quête.' },
    noRitual: { en: 'This quest has no ritual.', fr: 'Cette quête n’a pas de rituel.' },
    noStairsHere: {
      en: 'Captives wake in a cell, and start nowhere else.',
      fr: 'Des captifs s’éveillent dans une cellule, et nulle part ailleurs.',
    },
    noSuchTile: { en: 'There is no such tile.', fr: 'Cette tuile n’existe pas.' },
    'noDoors EXP-PRP-16': {
      en: 'The first tile has at least one door.',
      fr: 'La première tuile a au moins une porte.',
    },
    noSuchRoom: { en: 'This quest has no such room.', fr: 'Cette quête n’a pas de telle salle.' },
    noSuchFoes: {
      en: 'Those are not the opponents of this quest.',
      fr: 'Ce ne sont pas là les adversaires de cette quête.',
    },
    overBudget: {
      en: 'That room is too hard for this depth: {threat}, and {most} is the most.',
      fr: 'Cette salle est trop dure pour cette profondeur : {threat}, et {most} au plus.',
    },
  },
  quiet: ['bestiarySet'],
  deeds: {},
};
