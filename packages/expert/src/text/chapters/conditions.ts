/** How conditions begin and end, and what they are called on sheets. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Mention, Sentence } from '@oubliette/words';
import type { Condition } from '../../state.ts';
import type { ExpertScene } from '../scene.ts';
import type { Text } from '../vocabulary.ts';

type Tag = Condition['tag'];

const DICE_EN = '{dice, plural, one {one die more} other {# dice more}}';
const DICE_FR = '{dice, plural, one {un dé de plus} other {# dés de plus}}';

export const BEGINNINGS = defineMessages({
  en: {
    paralysed: '{Figure} is paralysed: this turn is over, and the next one lost.',
    imprisoned: '{Figure} is held in a magic prison.',
    blessed: '{Figure} is blessed: one die more in attack and in defence, for the next combat.',
    cursed: '{Figure} is cursed: a single die in attack and in defence, for the next combat.',
    strengthened: `{Figure} has ${DICE_EN} in {of, select, attack {attack} other {defence}} until the combat ends.`,
    hunting: '{Figure} is after {whom}.',
    risen: '{Figure} has risen, and will not rise again.',
    lamed: '{Figure} limps: {cells, plural, one {# square} other {# squares}} fewer in the next move.',
    poisoned: '{Figure} is poisoned: one Body point less at the end of the next turn.',
  },
  fr: {
    paralysed: '{Figure} est paralysé{figure_e} : ce tour est fini, et le prochain perdu.',
    imprisoned: '{Figure} est enfermé{figure_e} dans une prison magique.',
    blessed: '{Figure} est béni{figure_e} : un dé de plus en attaque et en défense au prochain combat.',
    cursed: '{Figure} est maudit{figure_e} : un seul dé en attaque et en défense au prochain combat.',
    strengthened: `{Figure} a ${DICE_FR} en {of, select, attack {attaque} other {défense}} jusqu’à la fin du combat.`,
    hunting: '{Figure} s’en prend à {whom}.',
    risen: '{Figure} s’est relevé{figure_e} et ne se relèvera plus.',
    lamed: '{Figure} boite : {cells, plural, one {# case} other {# cases}} de moins au prochain déplacement.',
    poisoned: '{Figure} est empoisonné{figure_e} : un point de Corps de moins à la fin de son prochain tour.',
  },
});

const begins = sentencesOf(BEGINNINGS);

type Beginning = (figure: Mention, condition: Condition, at: ExpertScene) => Sentence;

const BEGUN: Readonly<Record<Tag, Beginning>> = {
  paralysed: (figure) => begins('paralysed', { figure }),
  imprisoned: (figure) => begins('imprisoned', { figure }),
  blessed: (figure) => begins('blessed', { figure }),
  cursed: (figure) => begins('cursed', { figure }),
  strengthened: (figure, { attack = 0, defence = 0 }) =>
    begins('strengthened', {
      figure,
      dice: Math.max(attack, defence),
      of: attack > 0 ? 'attack' : 'defence',
    }),
  hunting: (figure, { whom = '' }, at) => begins('hunting', { figure, whom: at.figure(whom) }),
  risen: (figure) => begins('risen', { figure }),
  lamed: (figure, { cells = 0 }) => begins('lamed', { figure, cells }),
  poisoned: (figure) => begins('poisoned', { figure }),
};

export function tellBeginning(figure: Mention, condition: Condition, at: ExpertScene): Sentence {
  return BEGUN[condition.tag](figure, condition, at);
}

export const ENDS = defineMessages({
  en: {
    paralysed: '{Figure} has lost this turn, and can move again.',
    imprisoned: '{Figure} is out of the magic prison.',
    blessed: '{Figure} is no longer blessed.',
    cursed: '{Figure} is no longer cursed.',
    strengthened: '{Figure} is no longer strengthened.',
    hunting: '{Figure} is no longer after anybody.',
    risen: '{Figure} might rise again.',
    lamed: '{Figure} no longer limps.',
    poisoned: 'The poison works in {figure}, and is gone.',
  },
  fr: {
    paralysed: '{Figure} a perdu ce tour et peut de nouveau bouger.',
    imprisoned: '{Figure} est sorti{figure_e} de la prison magique.',
    blessed: '{Figure} n’est plus béni{figure_e}.',
    cursed: '{Figure} n’est plus maudit{figure_e}.',
    strengthened: '{Figure} n’est plus renforcé{figure_e}.',
    hunting: '{Figure} ne s’en prend plus à personne.',
    risen: '{Figure} pourrait se relever.',
    lamed: '{Figure} ne boite plus.',
    poisoned: 'Le poison fait son effet sur {figure}, puis se dissipe.',
  },
} satisfies Record<'en' | 'fr', Record<Tag, string>>);

const ends = sentencesOf(ENDS);

export function tellEnd(figure: Mention, tag: string): Sentence {
  return ends(tag as Tag, { figure });
}

const CONDITIONS: Readonly<Record<Tag, Text>> = {
  paralysed: { en: 'paralysed: loses the next turn', fr: 'paralysie : perd le prochain tour' },
  imprisoned: { en: 'in a magic prison', fr: 'dans une prison magique' },
  blessed: { en: 'blessed: one die more', fr: 'bénédiction : un dé de plus' },
  cursed: { en: 'cursed: a single die', fr: 'malédiction : un seul dé' },
  strengthened: { en: 'more dice in this combat', fr: 'plus de dés dans ce combat' },
  hunting: { en: 'after one hero', fr: 'ne vise qu’un héros' },
  risen: { en: 'has risen once', fr: 'déjà relevé' },
  lamed: { en: 'limps', fr: 'boite' },
  poisoned: { en: 'poisoned', fr: 'poison' },
};

/** A condition in a few words. */
export function conditionText({ tag }: Condition): Text {
  return CONDITIONS[tag];
}
