/** Words of the heroes’ abilities. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { AbilityCommand, AbilityFacts } from '../../abilities/types.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { abilityNoun, cardNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    abilityUsed:
      '{Hero} {scroll, select, yes {reads the scroll of {ability}} other {uses {ability}}}{aimed, select, yes { on {target}} other {}}.',
    abilityEnded: '{Ability} of {hero} has come to its end.',
    dodgeTried:
      '{Figure} rolls {face} to dodge: {made, select, yes {out of the way} other {not fast enough}}.',
    blinked: '{Figure} is on {to} all of a sudden.',
    forged: '{Hero} improves {card}: one die more for the rest of the quest.',
    useAbility: 'Use {ability}',
    onFigure: 'Use {ability} on {target}',
    onSquare: 'Use {ability} on {square}',
    onCard: 'Use {ability} on {card}',
  },
  fr: {
    abilityUsed:
      '{Hero} {scroll, select, yes {lit le parchemin {ability}} other {emploie {ability}}}{aimed, select, yes { sur {target}} other {}}.',
    abilityEnded: '{Ability} prend fin pour {hero}.',
    dodgeTried: '{Figure} obtient {face} pour esquiver : {made, select, yes {à temps} other {trop tard}}.',
    blinked: '{Figure} se retrouve soudain en {to}.',
    forged: '{Hero} améliore {card} : un dé de plus pour le reste de la quête.',
    useAbility: 'Employer {ability}',
    onFigure: 'Employer {ability} sur {target}',
    onSquare: 'Employer {ability} en {square}',
    onCard: 'Employer {ability} sur {card}',
  },
});

const sentence = sentencesOf(TEXT);

export const ABILITY_WORDS: ChapterWords<AbilityCommand, AbilityFacts> = {
  text: TEXT,
  tellers: {
    // An answer has been told as one.
    abilityUsed: ({ hero, ability, target, answers, scroll }, at) =>
      answers
        ? null
        : sentence('abilityUsed', {
            hero: at.figure(hero),
            ability: abilityNoun(ability),
            scroll: yesNo(scroll),
            aimed: yesNo(target !== null && target !== hero),
            target: at.figure(target ?? hero),
          }),
    abilityEnded: ({ hero, ability }, at) =>
      sentence('abilityEnded', { hero: at.figure(hero), ability: abilityNoun(ability) }),
    dodgeTried: ({ figure, face, made }, at) =>
      sentence('dodgeTried', { figure: at.figure(figure), face, made: yesNo(made) }),
    blinked: ({ figure, to }, at) => sentence('blinked', { figure: at.figure(figure), to: at.square(to) }),
    forged: ({ hero, card }, at) => sentence('forged', { hero: at.figure(hero), card: cardNoun(card) }),
  },
  labels: {
    useAbility({ ability: id, target, at: square, card }, at) {
      const ability = abilityNoun(id);
      if (target !== undefined) return sentence('onFigure', { ability, target: at.figure(target) });
      if (square !== undefined) return sentence('onSquare', { ability, square: at.square(square) });
      return card === undefined
        ? sentence('useAbility', { ability })
        : sentence('onCard', { ability, card: cardNoun(card) });
    },
  },
  questions: {},
  rolls: {
    'EXP-UAB-01': { en: 'for the ability', fr: 'pour la faculté' },
  },
  refusals: {
    notItsAbility: {
      en: 'That hero does not have {ability}.',
      fr: 'Ce héros n’a pas {ability}.',
    },
    stillLasts: {
      en: '{Ability} still lasts: no other ability is used meanwhile.',
      fr: '{Ability} dure encore : aucune autre faculté ne sert pendant ce temps.',
    },
    abilityUsed: {
      en: '{Figure} has used an ability since the last turn began.',
      fr: '{Figure} a déjà employé une faculté depuis le début de son dernier tour.',
    },
    usedUp: { en: '{Ability} is used up.', fr: '{Ability} ne peut plus servir.' },
    noAbilities: { en: 'The hostage has no abilities.', fr: 'L’otage n’a pas de facultés.' },
    onlyAnAnswer: { en: '{Ability} is only an answer.', fr: '{Ability} ne sert qu’à répondre.' },
  },
  quiet: [],
  deeds: {},
};
