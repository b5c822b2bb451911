/** Words of monsters: cards, groups, and where they appear. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { EventWith } from '@oubliette/referee';
import type { MonsterCommand, MonsterFacts } from '../../monsters/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { kindNoun } from '../names.ts';
import type { ExpertScene } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    monsterDrawn: 'The Monster card turned up is {card}.',
    monsterBack: '{Card} is turned up, is not wanted, and goes back into the deck.',
    groupRolled:
      'The game master rolls {face} for {card_many}: {creatures_n} {creatures_number, select, many {come} other {comes}}.',
    oneCame: '{Card_a} comes.',
    appeared: '{Figures} {figures_number, select, many {appear} other {appears}} on {squares}.',
    noRoom:
      'There is no room for {creatures_n}: {creatures_number, select, many {they do} other {it does}} not come.',
    nobodyCame: 'No Monster card will do: nobody comes.',
    groupGone: 'The last creature of a Monster card has gone, and the card goes back.',
    placeMonster: 'Place it on {square}',
    placeRest: 'Place the rest as far from the heroes as can be',
  },
  fr: {
    monsterDrawn: 'La carte Monstre retournée est {card}.',
    monsterBack: 'La carte retournée, {card}, ne convient pas et retourne dans le paquet.',
    groupRolled:
      'Le maître du donjon obtient {face} pour {card_many} : {creatures_n} {creatures_number, select, many {arrivent} other {arrive}}.',
    oneCame: '{Card_a} arrive.',
    appeared: '{Figures} {figures_number, select, many {apparaissent} other {apparaît}} en {squares}.',
    noRoom:
      'Il n’y a pas de place pour {creatures_n}, qui {creatures_number, select, many {ne viennent} other {ne vient}} pas.',
    nobodyCame: 'Aucune carte Monstre ne convient : personne ne vient.',
    groupGone: 'La dernière créature d’une carte Monstre est partie, et la carte retourne dans le paquet.',
    placeMonster: 'Placer en {square}',
    placeRest: 'Placer le reste aussi loin des héros que possible',
  },
});

const sentence = sentencesOf(TEXT);

/** Creatures put down one after another, in one line. */
export function tellArrivals(
  arrivals: readonly Pick<EventWith<'appeared', MonsterFacts['appeared']>, 'figure' | 'at'>[],
  at: ExpertScene,
): Sentence {
  return sentence('appeared', {
    figures: at.figures(arrivals.map(({ figure }) => figure)),
    squares: arrivals.map((arrival) => at.square(arrival.at)),
  });
}

export const MONSTER_WORDS: ChapterWords<MonsterCommand, MonsterFacts> = {
  text: TEXT,
  tellers: {
    monsterDrawn: ({ card, back }) =>
      sentence(back ? 'monsterBack' : 'monsterDrawn', { card: kindNoun(card) }),
    groupRolled: ({ card, face, count }) =>
      face === null
        ? sentence('oneCame', { card: kindNoun(card) })
        : sentence('groupRolled', {
            face,
            card: kindNoun(card),
            creatures: { noun: kindNoun(card), count },
          }),
    groupCame: () => null,
    appeared: (event, at) => tellArrivals([event], at),
    noRoom: ({ of, count }) => sentence('noRoom', { creatures: { noun: kindNoun(of), count } }),
    nobodyCame: () => sentence('nobodyCame', {}),
    groupGone: () => sentence('groupGone', {}),
  },
  labels: {
    placeMonster: ({ at: square }, at) => sentence('placeMonster', { square: at.square(square) }),
    placeRest: () => sentence('placeRest', {}),
  },
  questions: {
    placeMonster: {
      prompt: {
        en: 'Place the next monster, or all that are left as far from the heroes as can be.',
        fr: 'Placez le monstre suivant, ou tous ceux qui restent aussi loin des héros que possible.',
      },
      reason: { en: 'the place of a monster', fr: 'la place d’un monstre' },
    },
  },
  rolls: {
    'EXP-MON-02': { en: 'for the number of creatures', fr: 'pour le nombre de créatures' },
    'EXP-MON-03': { en: 'for who comes', fr: 'pour savoir qui vient' },
  },
  refusals: {
    notThere: { en: 'No monster may be put there.', fr: 'Aucun monstre ne se place là.' },
  },
  quiet: ['groupGone'],
  deeds: {},
};
