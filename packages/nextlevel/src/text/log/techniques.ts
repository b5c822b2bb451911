/** The monsters' own techniques. */
import { FURNITURE } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import { criticalSkulls } from '../../content/critical.ts';
import type { TechniqueFacts } from '../../monsters/facts.ts';
import { facesText, FIMIR_MAGIC } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

const SKULLS_EN = '{skulls, plural, =0 {No skull} one {# skull} other {# skulls}}';
const SKULLS_FR = '{skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}';

export const TECHNIQUES = defineMessages({
  en: {
    sweepRolled: `{Figure} sweeps wide at {among}: {faces}; D20: {critical}. {bonus, plural, =0 {} other {A critical hit adds #. }}${SKULLS_EN}.`,
    sweepShared: '{Figure_s} skulls fall on {targets}: {shares}.',
    sweepMissed: '{Figure} sweeps through empty air.',
    blowDealt:
      '{Figure} strikes {target}: {skulls, plural, =0 {no skull} one {# skull} other {# skulls}}{cornered, select, yes {, and one more for the corner} other {}}.',
    crashed: 'It comes down on {target}.',
    hurled:
      '{Figure} hurls {piece} onto {squares}{victims_count, plural, =0 {} other {, on {victims}}}.{spills, select, yes { Whatever was in it lies on the floor: the place may be searched once more.} other {}}',
    tableSmashed: '{Figure} and {other} smash the table between them.',
    crossingHelped: '{Figures} get ready to help each other across.',
    crossingSecured: '{Figure} secures the crossing for others.',
    fimirRolled: '{Figure} rolls {die}: {casts, select, yes {a spell or the tail} other {the tail}}.',
    fimirCast: '{Figure} casts {spell_bare}.',
    fimirCastOn: '{Figure} casts {spell_bare} on {target}.',
    lightsRolled:
      '{Figure} looks into the lights: {die}. {dazzled, select, yes {The next turn is lost} other {They fade}}.',
    mireRolled:
      '{Figure} struggles in the mire: {faces}. {clear, select, yes {It lets go} other {It drags on}}.',
    gasBurned: 'The marsh gas on {squares} bursts into flame.',
    unstoppableRolled: `{why, select, gas {The burning gas} other {The mire}} hurts {figure}: {faces}. ${SKULLS_EN}.`,
  },
  fr: {
    sweepRolled: `{Figure} frappe {among} à grande amplitude : {faces} ; D20 : {critical}. {bonus, plural, =0 {} other {Coup critique : # de plus. }}${SKULLS_FR}.`,
    sweepShared: 'Les crânes de {figure} vont sur {targets} : {shares}.',
    sweepMissed: '{Figure} balaie le vide.',
    blowDealt:
      '{Figure} frappe {target} : {skulls, plural, =0 {aucun crâne} one {# crâne} other {# crânes}}{cornered, select, yes {, et un de plus, la cible étant acculée} other {}}.',
    crashed: 'Le meuble s’abat sur {target}.',
    hurled:
      '{Figure} projette {piece} en {squares}{victims_count, plural, =0 {} other {, sur {victims}}}.{spills, select, yes { Ce qui pouvait s’y trouver reste à terre : on peut fouiller une fois de plus.} other {}}',
    tableSmashed: '{Figure} et {other} pulvérisent la table au passage.',
    crossingHelped: '{Figures} s’apprêtent à s’entraider pour traverser.',
    crossingSecured: '{Figure} assure la traversée pour les autres.',
    fimirRolled: '{Figure} obtient {die} : {casts, select, yes {un sortilège ou la queue} other {la queue}}.',
    fimirCast: '{Figure} jette {spell_bare}.',
    fimirCastOn: '{Figure} jette {spell_bare} sur {target}.',
    lightsRolled:
      '{Figure} regarde les lumières : {die}. {dazzled, select, yes {Son prochain tour est perdu} other {Elles s’éteignent}}.',
    mireRolled:
      '{Figure} se débat dans le bourbier : {faces}. {clear, select, yes {Il lâche prise} other {Il tient bon}}.',
    gasBurned: 'Le gaz des marais s’embrase en {squares}.',
    unstoppableRolled: `{why, select, gas {Le gaz enflammé} other {Le bourbier}} blesse {figure} : {faces}. ${SKULLS_FR}.`,
  },
});

const sentence = sentencesOf(TECHNIQUES);

/** From this roll on a fimir may cast (NXT-FIM-01). */
const CASTS_FROM = 6;

export const TECHNIQUE_TELLERS: NextTellers<TechniqueFacts> = {
  sweepRolled: ({ figure, faces, critical, skulls, among }, at) =>
    sentence('sweepRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      critical,
      bonus: skulls === 0 ? 0 : criticalSkulls(critical),
      skulls,
      among: among.map((id) => at.figure(id)),
    }),
  sweepShared: ({ figure, shares }, at) => {
    const struck = shares.filter(({ skulls }) => skulls > 0);
    return struck.length === 0
      ? sentence('sweepMissed', { figure: at.figure(figure) })
      : sentence('sweepShared', {
          figure: at.figure(figure),
          targets: struck.map(({ target }) => at.figure(target)),
          shares: struck.map(({ skulls }) => skulls).join(', '),
        });
  },
  blowDealt: ({ figure, target, skulls, cornered }, at) =>
    skulls === null
      ? sentence('crashed', { target: at.figure(target) })
      : sentence('blowDealt', {
          figure: at.figure(figure),
          target: at.figure(target),
          skulls,
          cornered: yesNo(cornered),
        }),
  hurled: ({ figure, kind, squares, victims, spills }, at) =>
    sentence('hurled', {
      figure: at.figure(figure),
      piece: FURNITURE[kind].noun,
      squares: at.squares(squares),
      victims: victims.map((id) => at.figure(id)),
      spills: yesNo(spills),
    }),
  tableSmashed: ({ figure, with: other }, at) =>
    sentence('tableSmashed', { figure: at.figure(figure), other: at.figure(other) }),
  crossingHelped: ({ figures }, at) =>
    sentence('crossingHelped', { figures: figures.map((id) => at.figure(id)) }),
  crossingSecured: ({ figure }, at) => sentence('crossingSecured', { figure: at.figure(figure) }),
  fimirRolled: ({ figure, die }, at) =>
    sentence('fimirRolled', { figure: at.figure(figure), die, casts: yesNo(die >= CASTS_FROM) }),
  fimirCast: ({ figure, spell, target }, at) => {
    const cast = { figure: at.figure(figure), spell: FIMIR_MAGIC[spell] };
    return target === null
      ? sentence('fimirCast', cast)
      : sentence('fimirCastOn', { ...cast, target: at.figure(target) });
  },
  lightsRolled: ({ figure, die, dazzled }, at) =>
    sentence('lightsRolled', { figure: at.figure(figure), die, dazzled: yesNo(dazzled) }),
  mireRolled: ({ figure, faces, clear }, at) =>
    sentence('mireRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      clear: yesNo(clear),
    }),
  gasBurned: ({ squares }, at) => sentence('gasBurned', { squares: at.squares(squares) }),
  unstoppableRolled: ({ figure, why, faces, skulls }, at) =>
    sentence('unstoppableRolled', {
      figure: at.figure(figure),
      why,
      faces: facesText(faces, at.language),
      skulls,
    }),
};
