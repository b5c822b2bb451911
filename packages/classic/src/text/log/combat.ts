/** Blows, wounds and deaths. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { EventOf } from '../../events.ts';
import type { Attack, Condition } from '../../state.ts';
import { thingsIn, weaponNoun } from '../scene.ts';
import type { TextScene } from '../scene.ts';
import { shieldOf } from '../names.ts';
import { conditionName, facesText } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

const SKULLS_EN = '{skulls, plural, =0 {No skull} one {# skull} other {# skulls}}';
const SKULLS_FR = '{skulls, plural, =0 {Aucun crâne} one {# crâne} other {# crânes}}';
const HELP = '{helped, select, yes { ({helps})} other {}}';
const HEAP_EN = '{things_count, plural, =0 {nothing} other {{things_a}}}';
const HEAP_FR = '{things_count, plural, =0 {rien} other {{things_a}}}';

export const COMBAT = defineMessages({
  en: {
    attackDeclared: '{Attacker} is about to attack {target} with {dice, plural, one {# die} other {# dice}}.',
    genieDeclared:
      '{Attacker_s} genie is about to attack {target} with {dice, plural, one {# die} other {# dice}}.',
    attackRolled: `{Attacker} attacks {target}${HELP}: {faces}. ${SKULLS_EN}.`,
    attackWith: `{Attacker} attacks {target} with {weapon}${HELP}: {faces}. ${SKULLS_EN}.`,
    thrown: `{Attacker} throws {weapon} at {target}${HELP}: {faces}. ${SKULLS_EN}.`,
    shot: `{Attacker} shoots at {target} with {weapon}${HELP}: {faces}. ${SKULLS_EN}.`,
    genieAttacks: `{Attacker_s} genie attacks {target}: {faces}. ${SKULLS_EN}.`,
    defenceRolled: `{Figure} defends${HELP}: {faces}. {shields_count, plural, =0 {No {shields_bare}} other {{Shields_n}}}.`,
    woke: '{Figure} wakes up.',
    bodyLost: '{Figure} loses {amount, plural, one {# Body point} other {# Body points}}.',
    bodyRestored:
      '{Figure} regains {amount, plural, =0 {no Body point} one {# Body point} other {# Body points}}.',
    mindChanged:
      '{Figure} {lost, select, yes {loses} other {gains}} {amount, plural, one {# Mind point} other {# Mind points}}.',
    mindStrengthened:
      '{Figure_s} mind is strengthened: {amount, plural, one {# more Mind point} other {# more Mind points}}.',
    monsterKilled: '{By} kills {figure}.',
    monsterDied: '{Figure} is killed.',
    heroDied: '{Figure} dies.',
    heroDiedLeaving: `{Figure} dies on {square}, leaving ${HEAP_EN}.`,
    weaponLost: '{Hero} has thrown {weapon} away.',
    belongingsTaken: `{By} takes what {dead} left: ${HEAP_EN}.`,
    claimAsked: 'Morcar may claim what {hero} left.',
    belongingsClaimed: `Morcar claims what {hero} left: ${HEAP_EN}.`,
    claimDeclined: 'Morcar does not claim what {hero} left.',
  },
  fr: {
    attackDeclared: '{Attacker} s’apprête à attaquer {target} avec {dice, plural, one {# dé} other {# dés}}.',
    genieDeclared:
      'Le génie de {attacker} s’apprête à attaquer {target} avec {dice, plural, one {# dé} other {# dés}}.',
    attackRolled: `{Attacker} attaque {target}${HELP} : {faces}. ${SKULLS_FR}.`,
    attackWith: `{Attacker} attaque {target} avec {weapon}${HELP} : {faces}. ${SKULLS_FR}.`,
    thrown: `{Attacker} jette {weapon} sur {target}${HELP} : {faces}. ${SKULLS_FR}.`,
    shot: `{Attacker} tire sur {target} avec {weapon}${HELP} : {faces}. ${SKULLS_FR}.`,
    genieAttacks: `Le génie de {attacker} attaque {target} : {faces}. ${SKULLS_FR}.`,
    defenceRolled: `{Figure} se défend${HELP} : {faces}. {shields_count, plural, =0 {Aucun {shields_bare}} other {{Shields_n}}}.`,
    woke: '{Figure} s’éveille.',
    bodyLost: '{Figure} perd {amount, plural, one {# point de Corps} other {# points de Corps}}.',
    bodyRestored:
      '{Figure} {amount, plural, =0 {ne regagne aucun point de Corps} one {regagne # point de Corps} other {regagne # points de Corps}}.',
    mindChanged:
      '{Figure} {lost, select, yes {perd} other {gagne}} {amount, plural, one {# point d’Esprit} other {# points d’Esprit}}.',
    mindStrengthened:
      'L’esprit de {figure} se renforce : {amount, plural, one {# point d’Esprit} other {# points d’Esprit}} de plus.',
    monsterKilled: '{By} tue {figure}.',
    monsterDied: '{Figure} est tué{figure_e}.',
    heroDied: '{Figure} meurt.',
    heroDiedLeaving: `{Figure} meurt en {square} et laisse ${HEAP_FR}.`,
    weaponLost: '{Hero} ne récupère pas {weapon}.',
    belongingsTaken: `{By} prend ce que {dead} a laissé : ${HEAP_FR}.`,
    claimAsked: 'Morcar peut s’emparer de ce que {hero} a laissé.',
    belongingsClaimed: `Morcar s’empare de ce que {hero} a laissé : ${HEAP_FR}.`,
    claimDeclined: 'Morcar ne prend pas ce que {hero} a laissé.',
  },
});

const sentence = sentencesOf(COMBAT);

type CombatTold =
  | 'attackDeclared'
  | 'attackRolled'
  | 'defenceRolled'
  | 'woke'
  | 'bodyLost'
  | 'bodyRestored'
  | 'mindChanged'
  | 'mindStrengthened'
  | 'monsterKilled'
  | 'heroDied'
  | 'weaponLost'
  | 'belongingsTaken'
  | 'belongingsClaimed'
  | 'claimDeclined'
  | 'claimAsked';

export const COMBAT_TELLERS: Tellers<CombatTold> = {
  attackDeclared: ({ attack }, at) =>
    sentence(attack.by === 'genie' ? 'genieDeclared' : 'attackDeclared', {
      ...fighters(attack, at),
      dice: attack.dice,
    }),
  attackRolled: tellAttack,
  defenceRolled: ({ figure, faces, shields, used }, at) =>
    sentence('defenceRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      shields: { noun: shieldOf(at.names, figure), count: shields },
      ...helpFrom(used, at),
    }),
  woke: ({ figure }, at) => sentence('woke', { figure: at.figure(figure) }),
  bodyLost: ({ figure, amount }, at) => sentence('bodyLost', { figure: at.figure(figure), amount }),
  bodyRestored: ({ figure, amount }, at) => sentence('bodyRestored', { figure: at.figure(figure), amount }),
  mindChanged: ({ figure, by }, at) =>
    sentence('mindChanged', { figure: at.figure(figure), lost: yesNo(by < 0), amount: Math.abs(by) }),
  mindStrengthened: ({ figure, by }, at) =>
    sentence('mindStrengthened', { figure: at.figure(figure), amount: by }),
  monsterKilled: ({ figure, by }, at) =>
    by === null
      ? sentence('monsterDied', { figure: at.figure(figure) })
      : sentence('monsterKilled', { by: at.figure(by), figure: at.figure(figure) }),
  heroDied: ({ figure, belongings }, at) =>
    belongings === null
      ? sentence('heroDied', { figure: at.figure(figure) })
      : sentence('heroDiedLeaving', {
          figure: at.figure(figure),
          square: at.square(belongings.square),
          things: thingsIn(belongings),
        }),
  weaponLost: ({ hero, weapon }, at) =>
    sentence('weaponLost', { hero: at.figure(hero), weapon: weaponNoun(weapon) }),
  belongingsTaken: ({ by, belongings }, at) =>
    sentence('belongingsTaken', {
      by: at.figure(by),
      dead: at.figure(belongings.hero),
      things: thingsIn(belongings),
    }),
  belongingsClaimed: ({ belongings }, at) =>
    sentence('belongingsClaimed', { hero: at.figure(belongings.hero), things: thingsIn(belongings) }),
  claimDeclined: ({ hero }, at) => sentence('claimDeclined', { hero: at.figure(hero) }),
  claimAsked: ({ hero }, at) => sentence('claimAsked', { hero: at.figure(hero) }),
};

function tellAttack({ attack, faces, skulls, used }: EventOf<'attackRolled'>, at: TextScene): Sentence {
  const rolled = { ...fighters(attack, at), faces: facesText(faces, at.language), skulls };
  if (attack.by === 'genie') return sentence('genieAttacks', rolled);
  const help = helpFrom(used, at);
  if (attack.weapon === null) return sentence('attackRolled', { ...rolled, ...help });
  const manner = attack.thrown ? 'thrown' : attack.weapon === 'crossbow' ? 'shot' : 'attackWith';
  return sentence(manner, { ...rolled, ...help, weapon: weaponNoun(attack.weapon) });
}

function fighters({ attacker, target }: Attack, at: TextScene) {
  return { attacker: at.figure(attacker), target: at.figure(target) };
}

/** The spells and potions that added dice. */
function helpFrom(used: readonly Condition[], at: TextScene) {
  const helps = used.map((condition) => conditionName(condition, at.language)).join(', ');
  return { helped: yesNo(used.length > 0), helps };
}
