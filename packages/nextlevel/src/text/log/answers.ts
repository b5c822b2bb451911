/** Blows out of turn, and the questions and answers while an attack waits. */
import type { TextScene } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { AttackFacts, BlowReason } from '../../attack/facts.ts';
import type { NextPending } from '../../state.ts';
import { facesText, WORDS } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

const HITS_EN = '{hits, plural, =0 {No hit} one {# hit} other {# hits}}';
const HITS_FR = '{hits, plural, =0 {Rien ne porte} one {# coup porte} other {# coups portent}}';

export const ANSWERS = defineMessages({
  en: {
    blowRolled: `{By} {why, select, miss {strikes back at {on}} push {strikes at {on} while being pushed} shooting {strikes {on} for shooting in the thick of it} opportunity {strikes at {on} in passing} other {comes to help and strikes at {on}}}: {faces}. ${HITS_EN}.`,
    perfectDefence: `A perfect defence: {by} strikes back at {on}. ${HITS_EN}.`,
    blowParried:
      '{Figure} parries: {faces}. {shields_count, plural, =0 {No {shields_bare}} other {{Shields_n}}}.',
    stanceAsked: 'Morcar may move dice to the defence of {target}.',
    wardAsked: '{Target} has to choose whom to defend against: {among}.',
    shieldAsked: 'Morcar may let another monster take a blow meant for {target}: {among}.',
    counterAsked: '{Target} has to choose whom to strike back at: {among}.',
    riposteAsked: 'Morcar chooses who strikes at {shooter}: {among}.',
    rackAsked: 'Morcar hands {hero} a weapon from the rack.',
    sweepAsked:
      'Morcar shares {skulls, plural, one {# skull} other {# skulls}} of {figure_s} out among {among}.',
    wardChosen: 'The defence is against {ward} alone.',
    shieldDeclined: 'No other monster takes the blow.',
    answered: 'The choice is made.',
  },
  fr: {
    blowRolled: `{By} {why, select, miss {contre-attaque {on}} push {frappe {on} en reculant} shooting {frappe {on} pour avoir tiré en pleine mêlée} opportunity {frappe {on} au passage} other {vient prêter main-forte et frappe {on}}} : {faces}. ${HITS_FR}.`,
    perfectDefence: `Défense parfaite : {by} contre-attaque {on}. ${HITS_FR}.`,
    blowParried:
      '{Figure} pare : {faces}. {shields_count, plural, =0 {Aucun {shields_bare}} other {{Shields_n}}}.',
    stanceAsked: 'Morcar peut passer des dés à la défense de {target}.',
    wardAsked: '{Target} doit choisir contre qui se défendre : {among}.',
    shieldAsked: 'Morcar peut faire prendre par un autre monstre un coup destiné à {target} : {among}.',
    counterAsked: '{Target} doit choisir qui contre-attaquer : {among}.',
    riposteAsked: 'Morcar choisit qui frappe {shooter} : {among}.',
    rackAsked: 'Morcar remet à {hero} une arme du râtelier.',
    sweepAsked: 'Morcar répartit {skulls, plural, one {# crâne} other {# crânes}} de {figure} entre {among}.',
    wardChosen: 'La défense vise {ward}, et personne d’autre.',
    shieldDeclined: 'Aucun autre monstre ne prend le coup.',
    answered: 'Le choix est fait.',
  },
});

const sentence = sentencesOf(ANSWERS);

export const ANSWER_TELLERS: NextTellers<
  Pick<AttackFacts, 'counterRolled' | 'counterParried' | 'nextAsked' | 'nextAnswered'>
> = {
  counterRolled: ({ by, on, faces, hits, why }, at) => {
    const blow = { by: at.figure(by), on: at.figure(on), hits };
    if (why === 'perfectDefence') return sentence('perfectDefence', blow);
    const reason: Exclude<BlowReason, 'perfectDefence'> = why;
    return sentence('blowRolled', { ...blow, why: reason, faces: facesText(faces, at.language) });
  },
  counterParried: ({ figure, faces, shields }, at) =>
    sentence('blowParried', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      shields: { noun: WORDS.whiteShield, count: shields },
    }),
  nextAsked: ({ asked }, at) => tellAsked(asked, at),
  nextAnswered: ({ tag, choice }, at) => {
    if (tag === 'ward' && typeof choice === 'string')
      return sentence('wardChosen', { ward: at.figure(choice) });
    return sentence(tag === 'livingShield' && choice === null ? 'shieldDeclined' : 'answered', {});
  },
};

function tellAsked(asked: NextPending, at: TextScene): Sentence {
  switch (asked.tag) {
    case 'stance':
      return sentence('stanceAsked', { target: at.figure(asked.strike.target) });
    case 'ward':
      return sentence('wardAsked', among(asked, at));
    case 'livingShield':
      return sentence('shieldAsked', among(asked, at));
    case 'counter':
      return sentence('counterAsked', among(asked, at));
    case 'riposte':
      return sentence('riposteAsked', { ...among(asked, at), shooter: at.figure(asked.shooter) });
    case 'rack':
      return sentence('rackAsked', { hero: at.figure(asked.hero) });
    case 'sweep':
      return sentence('sweepAsked', {
        figure: at.figure(asked.figure),
        skulls: asked.skulls,
        among: asked.among.map((id) => at.figure(id)),
      });
  }
}

type Choosing = Extract<NextPending, { readonly strike: unknown; readonly among: unknown }>;

function among({ strike, among: choices }: Choosing, at: TextScene) {
  return { target: at.figure(strike.target), among: choices.map((id) => at.figure(id)) };
}
