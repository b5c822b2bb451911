/** How conditions begin and end, and what they are called on sheets. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Mention, Sentence } from '@oubliette/words';
import type { Condition } from '../../state.ts';
import { abilityNoun, cardNoun, chaosNoun } from '../scene.ts';
import type { ExpertScene } from '../scene.ts';
import type { Text } from '../vocabulary.ts';

type Tag = Condition['tag'];

const DICE_EN = '{dice, plural, one {one die more} other {# dice more}}';
const FEWER_EN = '{dice, plural, one {one die fewer} other {# dice fewer}}';
const FEWER_FR = '{dice, plural, one {un dé de moins} other {# dés de moins}}';
const DICE_FR = '{dice, plural, one {un dé de plus} other {# dés de plus}}';

export const BEGINNINGS = defineMessages({
  en: {
    paralysed: '{Figure} is paralysed: the next turn is lost.',
    imprisoned: '{Figure} is held in a magic prison.',
    blessed: '{Figure} is blessed: one die more in attack and in defence, for the next combat.',
    cursed: '{Figure} is cursed: a single die in attack and in defence, for the next combat.',
    strengthened: `{Figure} has ${DICE_EN} in {of, select, attack {attack} other {defence}} until the combat ends.`,
    hunting: '{Figure} is after {whom}.',
    risen: '{Figure} has risen, and will not rise again.',
    lamed: '{Figure} limps: {cells, plural, one {# cell} other {# cells}} fewer in the next move.',
    stunned: '{Figure} is stunned: the next turn is lost.',
    dazed: '{Figure} is dazed: no action in the next turn.',
    cracked: `The armour of {figure} is cracked: ${FEWER_EN} in defence until the combat ends.`,
    favoured: '{Figure} is in good form.',
    illFated: '{Figure} is in poor form.',
    works: '{What} works on {figure}.',
    jinxed:
      '{Card} of {figure} {card_number, select, many {are} other {is}} of no use until the combat ends.',
    darkened: '{Figure} sees only what is beside, until a door is opened.',
    slipping: '{Figure} slips about: {cells, plural, one {# cell} other {# cells}} fewer on this tile.',
    daunted: '{Figure} loses heart: fewer dice until the combat ends.',
    numbed: 'The arm of {figure} goes numb: fewer attack dice in the next combat.',
    maddened: '{Figure} falls into a frenzy: more attack dice until the turn ends.',
    warded: 'Chaos shields {figure}: more defence dice until the combat ends.',
    poisoned: '{Figure} is poisoned: one Body point less at the end of the next turn.',
  },
  fr: {
    paralysed: '{Figure} est paralysé{figure_e} : son prochain tour est perdu.',
    imprisoned: '{Figure} est enfermé{figure_e} dans une prison magique.',
    blessed: '{Figure} est béni{figure_e} : un dé de plus en attaque et en défense au prochain combat.',
    cursed: '{Figure} est maudit{figure_e} : un seul dé en attaque et en défense au prochain combat.',
    strengthened: `{Figure} a ${DICE_FR} en {of, select, attack {attaque} other {défense}} jusqu’à la fin du combat.`,
    hunting: '{Figure} s’en prend à {whom}.',
    risen: '{Figure} s’est relevé{figure_e} et ne se relèvera plus.',
    lamed: '{Figure} boite : {cells, plural, one {# case} other {# cases}} de moins au prochain déplacement.',
    stunned: '{Figure} est étourdi{figure_e} : son prochain tour est perdu.',
    dazed: '{Figure} est hébété{figure_e} : pas d’action à son prochain tour.',
    cracked: `L’armure de {figure} est fendue : ${FEWER_FR} en défense jusqu’à la fin du combat.`,
    favoured: '{Figure} se sent en pleine forme.',
    illFated: '{Figure} se sent en petite forme.',
    works: '{What} agit sur {figure}.',
    jinxed:
      '{Card} de {figure} ne {card_number, select, many {servent} other {sert}} plus jusqu’à la fin du combat.',
    darkened: '{Figure} ne voit plus que tout près, jusqu’à ce qu’une porte s’ouvre.',
    slipping: '{Figure} glisse : {cells, plural, one {# case} other {# cases}} de moins sur cette tuile.',
    daunted: '{Figure} perd courage : moins de dés jusqu’à la fin du combat.',
    numbed: 'Le bras de {figure} s’engourdit : moins de dés d’attaque au prochain combat.',
    maddened: '{Figure} entre en frénésie : plus de dés d’attaque jusqu’à la fin du tour.',
    warded: 'Le Chaos protège {figure} : plus de dés de défense jusqu’à la fin du combat.',
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
  favoured: (figure) => begins('favoured', { figure }),
  illFated: (figure) => begins('illFated', { figure }),
  risen: (figure) => begins('risen', { figure }),
  lamed: (figure, { cells = 0 }) => begins('lamed', { figure, cells }),
  poisoned: (figure) => begins('poisoned', { figure }),
  stunned: (figure) => begins('stunned', { figure }),
  dazed: (figure) => begins('dazed', { figure }),
  cracked: (figure, { defence = 0 }) => begins('cracked', { figure, dice: Math.abs(defence) }),
  ability: (figure, { of = '' }) => begins('works', { figure, what: abilityNoun(of) }),
  chaos: (figure, { of = '' }) => begins('works', { figure, what: chaosNoun(of) }),
  jinxed: (figure, { card = '' }) => begins('jinxed', { figure, card: cardNoun(card) }),
  darkened: (figure) => begins('darkened', { figure }),
  slipping: (figure, { cells = 0 }) => begins('slipping', { figure, cells }),
  daunted: (figure) => begins('daunted', { figure }),
  numbed: (figure) => begins('numbed', { figure }),
  maddened: (figure) => begins('maddened', { figure }),
  warded: (figure) => begins('warded', { figure }),
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
    favoured: '{Figure} is in the usual form again.',
    illFated: '{Figure} is in the usual form again.',
    risen: '{Figure} might rise again.',
    lamed: '{Figure} no longer limps.',
    poisoned: 'The poison works in {figure}, and is gone.',
    stunned: '{Figure} has lost this turn, and is no longer stunned.',
    dazed: '{Figure} is no longer dazed.',
    cracked: 'The armour of {figure} is whole again.',
    ability: 'An ability no longer works on {figure}.',
    chaos: 'A Chaos ability no longer works on {figure}.',
    jinxed: 'The gear of {figure} is of use again.',
    darkened: '{Figure} sees again.',
    slipping: '{Figure} no longer slips.',
    daunted: '{Figure} takes heart again.',
    numbed: 'The arm of {figure} is no longer numb.',
    maddened: 'The frenzy of {figure} is over.',
    warded: 'Chaos no longer shields {figure}.',
  },
  fr: {
    paralysed: '{Figure} a perdu ce tour et peut de nouveau bouger.',
    imprisoned: '{Figure} est sorti{figure_e} de la prison magique.',
    blessed: '{Figure} n’est plus béni{figure_e}.',
    cursed: '{Figure} n’est plus maudit{figure_e}.',
    strengthened: '{Figure} n’est plus renforcé{figure_e}.',
    hunting: '{Figure} ne s’en prend plus à personne.',
    favoured: '{Figure} retrouve sa forme ordinaire.',
    illFated: '{Figure} retrouve sa forme ordinaire.',
    risen: '{Figure} pourrait se relever.',
    lamed: '{Figure} ne boite plus.',
    poisoned: 'Le poison fait son effet sur {figure}, puis se dissipe.',
    stunned: '{Figure} a perdu ce tour et n’est plus étourdi{figure_e}.',
    dazed: '{Figure} n’est plus hébété{figure_e}.',
    cracked: 'L’armure de {figure} est de nouveau entière.',
    ability: 'Une faculté n’agit plus sur {figure}.',
    chaos: 'Une faculté du Chaos n’agit plus sur {figure}.',
    jinxed: 'L’équipement de {figure} sert de nouveau.',
    darkened: '{Figure} voit de nouveau.',
    slipping: '{Figure} ne glisse plus.',
    daunted: '{Figure} reprend courage.',
    numbed: 'Le bras de {figure} n’est plus engourdi.',
    maddened: 'La frénésie de {figure} est passée.',
    warded: 'Le Chaos ne protège plus {figure}.',
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
  favoured: { en: 'in good form', fr: 'en pleine forme' },
  illFated: { en: 'in poor form', fr: 'en petite forme' },
  risen: { en: 'has risen once', fr: 'déjà relevé' },
  lamed: { en: 'limps', fr: 'boite' },
  poisoned: { en: 'poisoned', fr: 'poison' },
  stunned: { en: 'stunned: loses the next turn', fr: 'étourdissement : perd le prochain tour' },
  dazed: { en: 'dazed: no action next turn', fr: 'hébétude : pas d’action au prochain tour' },
  cracked: { en: 'cracked armour', fr: 'armure fendue' },
  ability: { en: 'under an ability', fr: 'sous une faculté' },
  chaos: { en: 'under a Chaos ability', fr: 'sous une faculté du Chaos' },
  jinxed: { en: 'a card of no use', fr: 'une carte inutile' },
  darkened: { en: 'darkness: only what is beside', fr: 'obscurité : seulement tout près' },
  slipping: { en: 'a slippery floor', fr: 'sol glissant' },
  daunted: { en: 'dread: fewer dice', fr: 'effroi : moins de dés' },
  numbed: { en: 'a numb arm', fr: 'bras engourdi' },
  maddened: { en: 'frenzy', fr: 'frénésie' },
  warded: { en: 'shielded by Chaos', fr: 'protection du Chaos' },
};

/** A condition in a few words. */
export function conditionText({ tag }: Condition): Text {
  return CONDITIONS[tag];
}
