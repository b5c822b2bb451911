/** Searches and finds. */
import { FURNITURE } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { SearchFacts } from '../../search/facts.ts';
import { scrollCard } from '../../content/magic.ts';
import { substanceCard } from '../../content/search.ts';
import { thingNoun } from '../things.ts';
import { facesText, WORDS } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const SEARCH = defineMessages({
  en: {
    pieceSearched: '{Hero} searches {piece}.',
    searchRolled:
      'The search dice: {faces}. {outcome, select, gold {There is gold} potion {There is a potion} substance {There is something rare} nothing {There is nothing} trap {It is a trap} other {Something is coming}}.',
    substanceFound: '{Hero} finds {thing_a}.',
    scrollFound: '{Hero} finds {thing_a}.',
    gearFound: '{Hero} finds {thing_a}.',
    trapsSought: '{Hero} looks for traps{face, select, none {} other {: {face}}}.',
    passagesSought: '{Hero} looks for secret doors.',
  },
  fr: {
    pieceSearched: '{Hero} fouille {piece}.',
    searchRolled:
      'Les dés de fouille : {faces}. {outcome, select, gold {Il y a de l’or} potion {Il y a une potion} substance {Il y a quelque chose de rare} nothing {Il n’y a rien} trap {C’est un piège} other {Quelque chose approche}}.',
    substanceFound: '{Hero} trouve {thing_a}.',
    scrollFound: '{Hero} trouve {thing_a}.',
    gearFound: '{Hero} trouve {thing_a}.',
    trapsSought: '{Hero} cherche des pièges{face, select, none {} other { : {face}}}.',
    passagesSought: '{Hero} cherche des portes secrètes.',
  },
});

const sentence = sentencesOf(SEARCH);

export const SEARCH_TELLERS: NextTellers<SearchFacts> = {
  pieceSearched: ({ hero, kind, altar }, at) =>
    sentence('pieceSearched', {
      hero: at.figure(hero),
      piece: altar ? WORDS.altar : FURNITURE[kind].noun,
    }),
  searchRolled: ({ find, worth, outcome }, at) =>
    sentence('searchRolled', { faces: facesText([find, worth], at.language), outcome }),
  substanceFound: ({ hero, substance }, at) =>
    sentence('substanceFound', { hero: at.figure(hero), thing: substanceCard(substance).noun }),
  scrollFound: ({ hero, scroll }, at) =>
    sentence('scrollFound', { hero: at.figure(hero), thing: scrollCard(scroll).noun }),
  gearFound: ({ hero, gear }, at) => sentence('gearFound', { hero: at.figure(hero), thing: thingNoun(gear) }),
  lookedFor: ({ hero, what, face }, at) =>
    what === 'passages'
      ? sentence('passagesSought', { hero: at.figure(hero) })
      : sentence('trapsSought', {
          hero: at.figure(hero),
          face: face === null ? 'none' : facesText([face], at.language),
        }),
};
