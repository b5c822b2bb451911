/** Words of corrections by hand. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { Correction, CorrectionFacts } from '../../override.ts';
import type { ChapterWords } from '../chapterWords.ts';
import type { ExpertScene } from '../scene.ts';

const WHY = '({reason})';

const TEXT = defineMessages({
  en: {
    setBody: `Correction: {figure} has {body, plural, one {# Body point} other {# Body points}} ${WHY}.`,
    setSquare: `Correction: {figure} stands on {square} ${WHY}.`,
    setGold: `Correction: {figure} has {gold, plural, =0 {no gold piece} one {# gold piece} other {# gold pieces}} ${WHY}.`,
    setDoor: `Correction: door {door} is {open, select, yes {open} other {closed}} ${WHY}.`,
    setClock: `Correction: the ritual takes {rounds, plural, one {# more round} other {# more rounds}} ${WHY}.`,
    removeFigure: `Correction: {figure} leaves the board ${WHY}.`,
  },
  fr: {
    setBody: `Correction : {figure} a {body, plural, one {# point de Corps} other {# points de Corps}} ${WHY}.`,
    setSquare: `Correction : {figure} se trouve en {square} ${WHY}.`,
    setGold: `Correction : {figure} {gold, plural, =0 {n’a plus d’or} one {a # pièce d’or} other {a # pièces d’or}} ${WHY}.`,
    setDoor: `Correction : la porte {door} est {open, select, yes {ouverte} other {fermée}} ${WHY}.`,
    setClock: `Correction : le rituel prend {rounds, plural, one {# tour de jeu} other {# tours de jeu}} de plus ${WHY}.`,
    removeFigure: `Correction : {figure} quitte le plateau ${WHY}.`,
  },
});

const sentence = sentencesOf(TEXT);

function tell(change: Correction, reason: string, at: ExpertScene): Sentence {
  switch (change.tag) {
    case 'setBody':
      return sentence('setBody', { figure: at.figure(change.figure), body: change.body, reason });
    case 'setSquare':
      return sentence('setSquare', {
        figure: at.figure(change.figure),
        square: at.square(change.square),
        reason,
      });
    case 'setGold':
      return sentence('setGold', { figure: at.figure(change.figure), gold: change.gold, reason });
    case 'setDoor':
      return sentence('setDoor', { door: change.door + 1, open: yesNo(change.open), reason });
    case 'setClock':
      return sentence('setClock', { rounds: change.rounds, reason });
    case 'removeFigure':
      return sentence('removeFigure', { figure: at.figure(change.figure), reason });
  }
}

export const CORRECTION_WORDS: ChapterWords<never, CorrectionFacts> = {
  text: TEXT,
  tellers: { corrected: ({ change, reason }, at) => tell(change, reason, at) },
  labels: {},
  questions: {},
  rolls: {},
  refusals: {
    notOnBoard: { en: '{Figure} is not on the board.', fr: '{Figure} n’est pas sur le plateau.' },
    notAHero: { en: '{Figure} carries no gold.', fr: '{Figure} ne porte pas d’or.' },
    notAMonster: {
      en: 'Only monsters are taken off the board by hand.',
      fr: 'On ne retire à la main que des monstres.',
    },
    notFree: { en: '{Square} is not free.', fr: '{Square} n’est pas libre.' },
  },
  quiet: [],
  deeds: {},
};
