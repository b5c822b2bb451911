/** Effects on a figure: how they begin, go on and end. Those told by another line have none here. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { FigureId } from '../../state.ts';
import type { ExpeditionScene } from '../scene.ts';

const TURNS_EN = '{left, plural, one {# more turn} other {# more turns}}';
const TURNS_FR = '{left, plural, one {# tour} other {# tours}}';

export const BEGINNINGS = defineMessages({
  en: {
    dragonArmour: 'Dragon Armour protects {figure}.',
    courage: '{Figure} is filled with Courage.',
    fearsome: '{Figure} becomes fearsome to look at.',
    flamingHand: '{Figure_s} hand bursts into flame.',
    choked: '{Figure} begins to choke.',
    numb: '{Figure_s} limbs go numb.',
    nausea: '{Figure} is sick with nausea.',
    lifts: '{Figure} takes hold of the portcullis.',
  },
  fr: {
    dragonArmour: 'L’Armure du Dragon protège {figure}.',
    courage: 'Le Courage emplit {figure}.',
    fearsome: '{Figure} prend un aspect terrifiant.',
    flamingHand: 'La main de {figure} s’enflamme.',
    choked: '{Figure} commence à étouffer.',
    numb: 'Les membres de {figure} s’engourdissent.',
    nausea: 'La nausée saisit {figure}.',
    lifts: '{Figure} empoigne la herse.',
  },
});

export const ENDS = defineMessages({
  en: {
    dragonArmour: 'Dragon Armour no longer protects {figure}.',
    courage: '{Figure_s} Courage is spent.',
    fearsome: '{Figure} looks fearsome no more.',
    flamingHand: 'The flame in {figure_s} hand goes out.',
    stilled: '{Figure} can move again.',
    swift: '{Figure} is no swifter than before.',
    fleet: '{Figure_s} new speed wears off.',
    choked: '{Figure_s} choking is over.',
    numb: '{Figure_s} limbs obey again.',
    nausea: '{Figure} is over the nausea.',
    controlled: '{Figure} comes to {figure_its} senses.',
    strengthPotion: '{Figure_s} potion of strength wears off.',
    freeSpell: '{Figure} draws on the power of the circle.',
    oneMoreDie: '{Figure_s} new strength wears off.',
    irritated: '{Figure} itches no more.',
    cowering: '{Figure} takes heart again.',
    berserk: '{Figure} calms down.',
  },
  fr: {
    dragonArmour: 'L’Armure du Dragon ne protège plus {figure}.',
    courage: 'Le Courage de {figure} retombe.',
    fearsome: '{Figure} n’a plus rien de terrifiant.',
    flamingHand: 'La flamme s’éteint dans la main de {figure}.',
    stilled: '{Figure} peut de nouveau bouger.',
    swift: '{Figure} reprend son allure ordinaire.',
    fleet: 'La rapidité nouvelle de {figure} se dissipe.',
    choked: 'L’étouffement de {figure} prend fin.',
    numb: 'Les membres de {figure} obéissent de nouveau.',
    nausea: 'La nausée quitte {figure}.',
    controlled: '{Figure} reprend ses esprits.',
    strengthPotion: 'La potion de force de {figure} n’agit plus.',
    freeSpell: '{Figure} puise dans le pouvoir du cercle.',
    oneMoreDie: 'La force nouvelle de {figure} se dissipe.',
    irritated: 'Les démangeaisons de {figure} cessent.',
    cowering: '{Figure} reprend courage.',
    berserk: '{Figure} se calme.',
  },
});

export const WANING = defineMessages({
  en: {
    numb: `{Figure} stays numb for ${TURNS_EN}.`,
    controlled: `{Figure} is not {figure_its} own master for ${TURNS_EN}.`,
    choked: `{Figure} chokes: ${TURNS_EN} to live.`,
    strengthPotion: `{Figure_s} potion of strength works for ${TURNS_EN}.`,
  },
  fr: {
    numb: `{Figure} reste engourdi{figure_e} encore ${TURNS_FR}.`,
    controlled: `{Figure} n’est pas maître de ses gestes encore ${TURNS_FR}.`,
    choked: `{Figure} étouffe : encore ${TURNS_FR} à vivre.`,
    strengthPotion: `La potion de force de {figure} agit encore ${TURNS_FR}.`,
  },
});

const beginning = sentencesOf(BEGINNINGS);
const end = sentencesOf(ENDS);
const waning = sentencesOf(WANING);

export function tellBegan(figure: FigureId, tag: string, at: ExpeditionScene): Sentence | null {
  return isIn(BEGINNINGS.en, tag) ? beginning(tag, { figure: at.figure(figure) }) : null;
}

export function tellEnded(figure: FigureId, tag: string, at: ExpeditionScene): Sentence | null {
  return isIn(ENDS.en, tag) ? end(tag, { figure: at.figure(figure) }) : null;
}

export function tellWaned(figure: FigureId, tag: string, left: number, at: ExpeditionScene): Sentence | null {
  return isIn(WANING.en, tag) ? waning(tag, { figure: at.figure(figure), left }) : null;
}

function isIn<List extends object>(list: List, tag: string): tag is keyof List & string {
  return Object.hasOwn(list, tag);
}
