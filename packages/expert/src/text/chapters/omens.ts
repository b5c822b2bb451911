/** Words of what Life of Adventure had in store. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Mention, Sentence } from '@oubliette/words';
import type { OmenFacts } from '../../omens/coming.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { cardNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    weaken: '{Hero} sets out {body, plural, one {# Body point} other {# Body points}} short.',
    better: '{Hero} sets out in good form: more dice in the first combat.',
    worse: '{Hero} sets out in poor form: fewer dice in the first combat.',
    uneven: '{Hero} sets out in a strange mood: the dice of the first combat are not the usual ones.',
    faster: '{Hero} is faster in this quest.',
    slower: '{Hero} is slower in this quest.',
    forge: '{Card} of {hero} {card_number, select, many {have} other {has}} a die more in this quest.',
    jinx: '{Card} of {hero} {card_number, select, many {are} other {is}} of no use until the end of the first combat.',
  },
  fr: {
    weaken: '{Hero} part avec {body, plural, one {# point de Corps} other {# points de Corps}} de moins.',
    better: '{Hero} part en pleine forme : plus de dés au premier combat.',
    worse: '{Hero} part en petite forme : moins de dés au premier combat.',
    uneven: '{Hero} part d’humeur étrange : les dés du premier combat ne sont pas ceux d’ordinaire.',
    faster: '{Hero} va plus vite dans cette quête.',
    slower: '{Hero} va moins vite dans cette quête.',
    forge:
      '{Card} {hero_of} {card_number, select, many {valent} other {vaut}} un dé de plus dans cette quête.',
    jinx: '{Card} {hero_of} ne {card_number, select, many {servent} other {sert}} à rien jusqu’à la fin du premier combat.',
  },
});

const sentence = sentencesOf(TEXT);

function tell(hero: Mention, { omen, card }: OmenFacts['omenCame']): Sentence {
  switch (omen.does) {
    case 'weaken':
      return sentence('weaken', { hero, body: omen.body });
    case 'dice': {
      const sum = omen.attack + omen.defence;
      return sentence(sum > 0 ? 'better' : sum < 0 ? 'worse' : 'uneven', { hero });
    }
    case 'speed':
      return sentence(omen.by > 0 ? 'faster' : 'slower', { hero });
    case 'forge':
    case 'jinx':
      return sentence(omen.does, { hero, card: cardNoun(card ?? '') });
  }
}

export const OMEN_WORDS: ChapterWords<never, OmenFacts> = {
  text: TEXT,
  tellers: { omenCame: (event, at) => tell(at.figure(event.hero), event) },
  labels: {},
  questions: {},
  rolls: {},
  refusals: {},
  quiet: [],
  deeds: {},
};
