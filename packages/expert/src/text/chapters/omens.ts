/** Words of what Life of Adventure has in store. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Mention, Sentence } from '@oubliette/words';
import type { Omen } from '../../content/lifeKinds.ts';
import type { TreasureId } from '../../content/treasures.ts';
import type { OmenFacts } from '../../omens/coming.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { cardNoun } from '../scene.ts';

const TEXT = defineMessages({
  en: {
    weaken:
      'Life of Adventure: {hero} sets out with {body, plural, one {# Body point} other {# Body points}} fewer.',
    attack:
      'Life of Adventure: {hero} has {attack, select, yes {one attack die more} other {one attack die fewer}} in the first combat.',
    defence:
      'Life of Adventure: {hero} has {defence, select, yes {one defence die more} other {one defence die fewer}} in the first combat.',
    both: 'Life of Adventure: {hero} has {attack, select, yes {one attack die more} other {one attack die fewer}} and {defence, select, yes {one defence die more} other {one defence die fewer}} in the first combat.',
    speed:
      'Life of Adventure: {hero} has {by, plural, one {# point} other {# points}} of Speed {more, select, yes {more} other {fewer}} in this quest.',
    forge: 'Life of Adventure: {card} of {hero} counts one die more.',
    jinx: 'Life of Adventure: {card} of {hero} {card_number, select, many {are} other {is}} of no use until the first combat is over.',
  },
  fr: {
    weaken:
      'Vie d’Aventures : {hero} part avec {body, plural, one {# point} other {# points}} de Corps de moins.',
    attack:
      'Vie d’Aventures : {hero} a {attack, select, yes {un dé d’attaque de plus} other {un dé d’attaque de moins}} au premier combat.',
    defence:
      'Vie d’Aventures : {hero} a {defence, select, yes {un dé de défense de plus} other {un dé de défense de moins}} au premier combat.',
    both: 'Vie d’Aventures : {hero} a {attack, select, yes {un dé d’attaque de plus} other {un dé d’attaque de moins}} et {defence, select, yes {un dé de défense de plus} other {un dé de défense de moins}} au premier combat.',
    speed:
      'Vie d’Aventures : {hero} a {by, plural, one {# point} other {# points}} de Vitesse de {more, select, yes {plus} other {moins}} pour cette quête.',
    forge:
      'Vie d’Aventures : {card} de {hero} {card_number, select, many {comptent} other {compte}} un dé de plus.',
    jinx: 'Vie d’Aventures : {card} de {hero} ne {card_number, select, many {servent} other {sert}} à rien jusqu’à la fin du premier combat.',
  },
});

const sentence = sentencesOf(TEXT);

type Told<T extends Omen['does']> = (
  hero: Mention,
  omen: Extract<Omen, { does: T }>,
  card: TreasureId | null,
) => Sentence;

function diceOf(hero: Mention, attack: number, defence: number): Sentence {
  const [more, harder] = [yesNo(attack > 0), yesNo(defence > 0)];
  if (defence === 0) return sentence('attack', { hero, attack: more });
  if (attack === 0) return sentence('defence', { hero, defence: harder });
  return sentence('both', { hero, attack: more, defence: harder });
}

const OMENS: { readonly [T in Omen['does']]: Told<T> } = {
  weaken: (hero, { body }) => sentence('weaken', { hero, body }),
  dice: (hero, { attack, defence }) => diceOf(hero, attack, defence),
  speed: (hero, { by }) => sentence('speed', { hero, by: Math.abs(by), more: yesNo(by > 0) }),
  forge: (hero, _omen, card) => sentence('forge', { hero, card: cardNoun(card!) }),
  jinx: (hero, _omen, card) => sentence('jinx', { hero, card: cardNoun(card!) }),
};

export const OMEN_WORDS: ChapterWords<never, OmenFacts> = {
  text: TEXT,
  tellers: {
    omenCame: ({ hero, omen, card }, at) =>
      (OMENS[omen.does] as Told<Omen['does']>)(at.figure(hero), omen as never, card),
  },
  labels: {},
  questions: {},
  rolls: {},
  refusals: {},
  quiet: [],
  deeds: {},
};
