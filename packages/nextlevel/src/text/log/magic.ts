/** The Elf's eyes, the Wizard's mind, arcana and scrolls. */
import { areaMention } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import type { MagicFacts } from '../../chapters/magic.ts';
import { arcanumCard, scrollCard } from '../../content/magic.ts';
import { diceMentions } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

export const MAGIC = defineMessages({
  en: {
    scanned: '{Figure} scans the dark.',
    castersDetected:
      '{Figure} reaches out with the mind: {casters, select, yes {somebody casts spells} other {nobody casts spells}} in {area}.',
    mindGiven: '{Figure} gives up Mind for Body.',
    teleported: '{Figure} vanishes from {from}, and is there again on {to}.',
    manaRestored: '{Figure} regains {amount, plural, one {# point} other {# points}} of mana.',
    arcanumCast: '{Figure} casts {spell_bare}.',
    arcanumCastOn: '{Figure} casts {spell_bare} on {target}.',
    scrollRead: '{Figure} reads {scroll_a}.',
    scrollReadOn: '{Figure} reads {scroll_a}, on {target}.',
    scrollReadAtDoor: '{Figure} reads {scroll_a}, at the door {door}.',
    weaponEnchanted: '{Figure} will have {dice_n} more for the next attack with a weapon.',
    thunderRolled:
      '{Figure} hears the thunder: {die}. {dazzled, select, yes {The next turn is lost} other {It holds its ground}}.',
  },
  fr: {
    scanned: '{Figure} scrute l’obscurité.',
    castersDetected:
      '{Figure} sonde les esprits : {casters, select, yes {quelqu’un jette des sortilèges} other {personne ne jette de sortilèges}} dans {area}.',
    mindGiven: '{Figure} donne de son Esprit pour son Corps.',
    teleported: '{Figure} disparaît en {from} et reparaît en {to}.',
    manaRestored: '{Figure} regagne {amount, plural, one {# point} other {# points}} de mana.',
    arcanumCast: '{Figure} jette {spell_bare}.',
    arcanumCastOn: '{Figure} jette {spell_bare} sur {target}.',
    scrollRead: '{Figure} lit {scroll_a}.',
    scrollReadOn: '{Figure} lit {scroll_a}, sur {target}.',
    scrollReadAtDoor: '{Figure} lit {scroll_a}, devant la porte {door}.',
    weaponEnchanted: '{Figure} aura {dice_n} de plus à sa prochaine attaque avec une arme.',
    thunderRolled:
      '{Figure} entend le tonnerre : {die}. {dazzled, select, yes {Son prochain tour est perdu} other {Il en faut plus}}.',
  },
});

const sentence = sentencesOf(MAGIC);

export const MAGIC_TELLERS: NextTellers<MagicFacts> = {
  scanned: ({ figure }, at) => sentence('scanned', { figure: at.figure(figure) }),
  castersDetected: ({ figure, area, casters }, at) =>
    sentence('castersDetected', {
      figure: at.figure(figure),
      area: areaMention(at.names, area),
      casters: yesNo(casters),
    }),
  mindGiven: ({ figure }, at) => sentence('mindGiven', { figure: at.figure(figure) }),
  teleported: ({ figure, from, to }, at) =>
    sentence('teleported', { figure: at.figure(figure), from: at.square(from), to: at.square(to) }),
  manaRestored: ({ figure, amount }, at) => sentence('manaRestored', { figure: at.figure(figure), amount }),
  arcanumCast: ({ figure, spell, target }, at) => {
    const cast = { figure: at.figure(figure), spell: arcanumCard(spell).noun };
    return target === null
      ? sentence('arcanumCast', cast)
      : sentence('arcanumCastOn', { ...cast, target: at.figure(target) });
  },
  scrollRead: ({ figure, scroll, target, door }, at): Sentence => {
    const read = { figure: at.figure(figure), scroll: scrollCard(scroll).noun };
    if (door !== null) return sentence('scrollReadAtDoor', { ...read, door });
    return target === null
      ? sentence('scrollRead', read)
      : sentence('scrollReadOn', { ...read, target: at.figure(target) });
  },
  weaponEnchanted: ({ figure, dice }, at) =>
    sentence('weaponEnchanted', { figure: at.figure(figure), dice: diceMentions(dice) }),
  thunderRolled: ({ figure, die, dazzled }, at) =>
    sentence('thunderRolled', { figure: at.figure(figure), die, dazzled: yesNo(dazzled) }),
};
