/** Spells and their after-effects. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import { spellCard } from '../../content/spells.ts';
import { shieldOf } from '../names.ts';
import { facesText } from '../vocabulary.ts';
import type { Tellers } from './teller.ts';

export const MAGIC = defineMessages({
  en: {
    spellCast: '{Figure} casts {spell_bare}.',
    spellCastOn: '{Figure} casts {spell_bare} on {target}.',
    spellCastOnSelf:
      '{Figure} casts {spell_bare} on {figure_gender, select, f {herself} m {himself} other {itself}}.',
    spellCastOnDoor: '{Figure} casts {spell_bare} on the door {door}.',
    spellWasted: '{Figure} does not see {target}: {spell_bare} is wasted.',
    saveRolled:
      '{Figure} tries to resist: {faces}. {shields_count, plural, =0 {No {shields_bare}} other {{Shields_n}}}.',
    conditionGained:
      '{Figure} {condition, select, courage {will have 2 more dice for the next attack} strength {will have 2 more dice for the next attack} rockSkin {will have 2 more dice for the next defence} resilience {will have 2 more dice for the next defence} veilOfMist {will slip through other figures on the next move} passThroughRock {will walk through walls on the next move} swiftWind {will roll twice as many dice for the next move} speed {will roll twice as many dice for the next move} brew {may attack twice this turn} asleep {falls asleep} pit {is down a hole} other {will lose the next turn}}.',
    foeVanished: '{Figure} vanishes, and is there again on {to}.',
    foeSummoned: '{Figure} calls up {kind_a_many}.',
  },
  fr: {
    spellCast: '{Figure} jette {spell_bare}.',
    spellCastOn: '{Figure} jette {spell_bare} sur {target}.',
    spellCastOnSelf:
      '{Figure} jette {spell_bare} sur {figure_gender, select, f {elle-même} other {lui-même}}.',
    spellCastOnDoor: '{Figure} jette {spell_bare} sur la porte {door}.',
    spellWasted: '{Figure} ne voit pas {target} : le sortilège {spell_bare} est perdu.',
    saveRolled:
      '{Figure} tente de résister : {faces}. {shields_count, plural, =0 {Aucun {shields_bare}} other {{Shields_n}}}.',
    conditionGained:
      '{Figure} {condition, select, courage {aura 2 dés de plus à sa prochaine attaque} strength {aura 2 dés de plus à sa prochaine attaque} rockSkin {aura 2 dés de plus à sa prochaine défense} resilience {aura 2 dés de plus à sa prochaine défense} veilOfMist {se glissera à travers les figurines à son prochain déplacement} passThroughRock {traversera les murs à son prochain déplacement} swiftWind {jettera deux fois plus de dés à son prochain déplacement} speed {jettera deux fois plus de dés à son prochain déplacement} brew {peut attaquer deux fois ce tour-ci} asleep {s’endort} pit {est au fond d’un trou} other {perdra son prochain tour}}.',
    foeVanished: '{Figure} disparaît et reparaît en {to}.',
    foeSummoned: '{Figure} appelle {kind_a_many} à la rescousse.',
  },
});

const sentence = sentencesOf(MAGIC);

type MagicTold =
  | 'spellCast'
  | 'spellWasted'
  | 'saveRolled'
  | 'conditionGained'
  | 'foeVanished'
  | 'foeSummoned';

export const MAGIC_TELLERS: Tellers<MagicTold> = {
  spellCast: ({ figure, spell, target, door }, at) => {
    const cast = { figure: at.figure(figure), spell: spellCard(spell).noun };
    if (door !== null) return sentence('spellCastOnDoor', { ...cast, door });
    if (target === null) return sentence('spellCast', cast);
    if (target === figure) return sentence('spellCastOnSelf', cast);
    return sentence('spellCastOn', { ...cast, target: at.figure(target) });
  },
  spellWasted: ({ figure, spell, target }, at) =>
    sentence('spellWasted', {
      figure: at.figure(figure),
      spell: spellCard(spell).noun,
      target: at.figure(target),
    }),
  saveRolled: ({ figure, faces, shields }, at) =>
    sentence('saveRolled', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      shields: { noun: shieldOf(at.names, figure), count: shields },
    }),
  conditionGained: ({ figure, condition }, at) =>
    sentence('conditionGained', { figure: at.figure(figure), condition }),
  foeVanished: ({ figure, to }, at) =>
    sentence('foeVanished', { figure: at.figure(figure), to: at.square(to) }),
  foeSummoned: ({ figure, kind }, at) =>
    sentence('foeSummoned', { figure: at.figure(figure), kind: at.kind(kind) }),
};
