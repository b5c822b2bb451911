/** Classic's events with another meaning here: white shields for all, gear not on classic's sheet. */
import { conditionName, heroNoun, thingsIn } from '@oubliette/classic/extend';
import type { Tellers } from '@oubliette/classic/extend';
import { defineMessages, properNoun, sentencesOf, yesNo } from '@oubliette/words';
import { thingsOf } from '../things.ts';
import { facesText, WORDS } from '../vocabulary.ts';

const SHIELDS_EN = '{shields_count, plural, =0 {No {shields_bare}} other {{Shields_n}}}';
const SHIELDS_FR = '{shields_count, plural, =0 {Aucun {shields_bare}} other {{Shields_n}}}';

export const REPLACED = defineMessages({
  en: {
    sheetFilled: '{Name} {kind} is ready{things_count, plural, =0 {} other {, with {things_a}}}.',
    defenceRolled: `{Figure} defends{helped, select, yes { ({helps})} other {}}: {faces}. ${SHIELDS_EN}.`,
    saveRolled: `{Figure} tries to resist: {faces}. ${SHIELDS_EN}.`,
    trapRolled:
      'The dice against {figure}: {faces}. {skulls, plural, =0 {No skull} one {# skull} other {# skulls}}.',
    escapeAsked: 'Morcar chooses where {figure} is thrown clear: {squares}.',
    escaped: '{Figure} is thrown clear to {to}.',
    heroDied: '{Figure} dies.',
    heroDiedLeaving: '{Figure} dies, and all {figure_its} belongings lie on {square}.',
    belongingsTaken:
      '{By} takes all that {dead} left{things_count, plural, =0 {} other {, {things_a} and all}}.',
    belongingsClaimed: 'Morcar claims all that {hero} left.',
  },
  fr: {
    sheetFilled: '{Name} {kind} est prêt{kind_e}{things_count, plural, =0 {} other {, avec {things_a}}}.',
    defenceRolled: `{Figure} se défend{helped, select, yes { ({helps})} other {}} : {faces}. ${SHIELDS_FR}.`,
    saveRolled: `{Figure} tente de résister : {faces}. ${SHIELDS_FR}.`,
    trapRolled:
      'Les dés contre {figure} : {faces}. {skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}.',
    escapeAsked: 'Morcar choisit où {figure} est projeté{figure_e} : {squares}.',
    escaped: '{Figure} est projeté{figure_e} à l’écart, en {to}.',
    heroDied: '{Figure} meurt.',
    heroDiedLeaving: '{Figure} meurt ; ses armes et ses biens restent en {square}.',
    belongingsTaken:
      '{By} prend tout ce que {dead} a laissé{things_count, plural, =0 {} other {, dont {things_a}}}.',
    belongingsClaimed: 'Morcar s’empare de tout ce que {hero} a laissé.',
  },
});

const sentence = sentencesOf(REPLACED);

type ReplacedTold = Exclude<keyof typeof REPLACED.en, 'heroDiedLeaving'>;

export const REPLACED_TELLERS: Tellers<ReplacedTold> = {
  sheetFilled: ({ hero: { id, name, gender, gold, treasures } }) =>
    sentence('sheetFilled', {
      name: properNoun(name, gender),
      kind: heroNoun(id, gender),
      things: thingsOf({ gold, treasures }),
    }),
  defenceRolled: ({ figure, faces, shields, used }, at) =>
    sentence('defenceRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      shields: { noun: WORDS.whiteShield, count: shields },
      helped: yesNo(used.length > 0),
      helps: used.map((condition) => conditionName(condition, at.language)).join(', '),
    }),
  saveRolled: ({ figure, faces, shields }, at) =>
    sentence('saveRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      shields: { noun: WORDS.whiteShield, count: shields },
    }),
  trapRolled: ({ figure, faces, skulls }, at) =>
    sentence('trapRolled', { figure: at.figure(figure), faces: facesText(faces, at.language), skulls }),
  escapeAsked: ({ pending }, at) =>
    sentence('escapeAsked', { figure: at.figure(pending.figure), squares: at.squares(pending.squares) }),
  escaped: ({ figure, to }, at) => sentence('escaped', { figure: at.figure(figure), to: at.square(to) }),
  heroDied: ({ figure: id, belongings }, at) => {
    const figure = at.figure(id);
    return belongings === null
      ? sentence('heroDied', { figure })
      : sentence('heroDiedLeaving', { figure, square: at.square(belongings.square) });
  },
  belongingsTaken: ({ by, belongings }, at) =>
    sentence('belongingsTaken', {
      by: at.figure(by),
      dead: at.figure(belongings.hero),
      things: thingsIn(belongings),
    }),
  belongingsClaimed: ({ belongings }, at) =>
    sentence('belongingsClaimed', { hero: at.figure(belongings.hero) }),
};
