/** Labels for ambushes, pushes and toppling, and for the monsters' own commands. */
import { areaMention } from '@oubliette/classic/extend';
import type { Direction } from '@oubliette/dungeon';
import { defineMessages, sentencesOf, speak, yesNo } from '@oubliette/words';
import type { AmbushCommand } from '../../chapters/ambushes.ts';
import type { TechniqueCommand } from '../../chapters/techniques.ts';
import type { FimirSpell } from '../../monsters/facts.ts';
import { directionName, FIMIR_MAGIC } from '../vocabulary.ts';
import type { Labels, NextLabelScene } from './labelScene.ts';

export const MONSTER_LABELS = defineMessages({
  en: {
    ambush: 'Lie in wait',
    alert: 'Let those in {area} hear the heroes',
    prepareAmbush: 'Send {kind_a} from {from} to lie in wait on {to}',
    holdMove: 'Hold back the move for a push',
    push: 'Push {direction}',
    topple: 'Topple {piece} on {square}',
    sweep: 'Sweep wide',
    allot: 'Share out the skulls: {shares}',
    share: '{target} ({skulls})',
    hurl: 'Hurl {piece} from {square} onto {to}{turned, select, yes {, turned} other {}}',
    smash: 'Smash {piece} on {square} with {other}',
    helpAcross: 'Get ready to cross with {other}',
    secure: 'Secure the crossing',
    cross: 'Cross the pit to {square}',
    fimirRoll: 'Roll for a spell',
    fimirSpell: 'Cast {spell_bare}',
    fimirSpellOn: 'Cast {spell_bare} on {target}',
  },
  fr: {
    ambush: 'Se mettre en embuscade',
    alert: 'Faire entendre les héros dans {area}',
    prepareAmbush: 'Embusquer en {to} {kind_a} venu{kind_e} de {from}',
    holdMove: 'Retenir le déplacement pour une poussée',
    push: 'Pousser vers {direction}',
    topple: 'Renverser {piece} en {square}',
    sweep: 'Frapper à grande amplitude',
    allot: 'Répartir les crânes : {shares}',
    share: '{target} ({skulls})',
    hurl: 'Projeter {piece} de {square} en {to}{turned, select, yes {, de travers} other {}}',
    smash: 'Pulvériser {piece} en {square} avec {other}',
    helpAcross: 'S’apprêter à traverser avec {other}',
    secure: 'Assurer la traversée',
    cross: 'Traverser l’oubliette en {square}',
    fimirRoll: 'Jeter le dé pour un sortilège',
    fimirSpell: 'Jeter {spell_bare}',
    fimirSpellOn: 'Jeter {spell_bare} sur {target}',
  },
});

const sentence = sentencesOf(MONSTER_LABELS);

export const MONSTER_LABELLERS: Labels<AmbushCommand | TechniqueCommand> = {
  ambush: () => sentence('ambush', {}),
  alert: ({ area }, at) => sentence('alert', { area: areaMention(at.names, area) }),
  prepareAmbush: ({ monster, to }, at) => {
    const kind = at.view.screen?.quest.monsters[monster]?.kind ?? 'orc';
    const lurker = at.view.next.screen?.alerted.find((one) => one.monster === monster);
    return sentence('prepareAmbush', {
      kind: at.kind(kind),
      from: at.square(lurker?.square ?? to),
      to: at.square(to),
    });
  },
  holdMove: () => sentence('holdMove', {}),
  push: ({ direction }, at) =>
    sentence('push', { direction: directionName(direction as Direction, at.language) }),
  topple: ({ square }, at) => sentence('topple', at.piece(square)),
  sweep: () => sentence('sweep', {}),
  allot: ({ shares }, at) =>
    sentence('allot', { shares: shares.map((share) => shareText(share, at)).join(', ') }),
  hurl: ({ square, to, turned }, at) =>
    sentence('hurl', { ...at.piece(square), to: at.square(to), turned: yesNo(turned === true) }),
  smash: ({ square, with: other }, at) => sentence('smash', { ...at.piece(square), other: at.figure(other) }),
  helpAcross: ({ with: other }, at) => sentence('helpAcross', { other: at.figure(other) }),
  secure: () => sentence('secure', {}),
  cross: ({ to }, at) => sentence('cross', { square: at.square(to) }),
  fimirRoll: () => sentence('fimirRoll', {}),
  fimirSpell: ({ spell, target }, at) => {
    const cast = { spell: FIMIR_MAGIC[spell as FimirSpell] };
    return target === undefined
      ? sentence('fimirSpell', cast)
      : sentence('fimirSpellOn', { ...cast, target: at.figure(target) });
  },
};

/** `elf=2`: the Elf (2). */
function shareText(share: string, at: NextLabelScene): string {
  const cut = share.lastIndexOf('=');
  const told = { target: at.figure(share.slice(0, cut)), skulls: Number(share.slice(cut + 1)) };
  return speak(sentence('share', told), at.language);
}
