/** Labels for attacks, and for the answers while one waits. */
import type { FigureId } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Sentence } from '@oubliette/words';
import { strikerOf } from '../../attack/strikers.ts';
import type { AttackCommand } from '../../chapters/attacking.ts';
import { arcanumCard } from '../../content/magic.ts';
import type { NextState, StrikeChoice, Striker } from '../../state.ts';
import { thingNoun } from '../things.ts';
import { diceMentions } from '../vocabulary.ts';
import type { Labels, NextLabelScene } from './labelScene.ts';

/** Additions to a blow or an attack spell. */
export const WITH = {
  design: {
    en: '{design, select, yes {, with a deadly design} other {}}',
    fr: '{design, select, yes {, avec un dessein mortel} other {}}',
  },
  group: {
    en: '{group, select, yes {, with those who hold back} other {}}',
    fr: '{group, select, yes {, avec ceux qui attendent} other {}}',
  },
} as const;

const MORE_EN =
  `${WITH.design.en}{assured, select, yes {, assured} other {}}{power, plural, =0 {} one {, with # die from defence} other {, with # dice from defence}}${WITH.group.en} ({dice_n}{extra, plural, =0 {} other {, # unstoppable}})` as const;
const MORE_FR =
  `${WITH.design.fr}{assured, select, yes {, à coup sûr} other {}}{power, plural, =0 {} one {, avec # dé de la défense} other {, avec # dés de la défense}}${WITH.group.fr} ({dice_n}{extra, plural, =0 {} one {, # imparable} other {, # imparables}})` as const;

export const ATTACK_LABELS = defineMessages({
  en: {
    strike: `{manner, select, dagger {Attack {target} with the dagger} magic {Attack {target} with magic} shot {Shoot at {target}} bite {Bite {target}} bare {Attack {target} with bare hands} other {Attack {target}}}${MORE_EN}`,
    throwAt: `Throw {weapon} at {target}${MORE_EN}`,
    hold: `Hold back an attack on {target}{manner, select, dagger { with the dagger} magic { with magic} bite { with the teeth} bare { with bare hands} other {}}${MORE_EN}`,
    holdSpell: `Hold back {spell_bare} against {target}${WITH.design.en}`,
    chooseStance:
      '{dice, plural, =0 {Leave the dice as they are} one {Move # die to the defence} other {Move # dice to the defence}}',
    chooseWard: 'Defend against {figure}',
    chooseShield: 'Let {figure} take the blow',
    noShield: 'Let no other monster take the blow',
    chooseCounter: 'Strike back at {figure}',
    chooseRiposte: 'Let {figure} strike',
  },
  fr: {
    strike: `{manner, select, dagger {Attaquer {target} à la dague} magic {Attaquer {target} par la magie} shot {Tirer sur {target}} bite {Mordre {target}} bare {Attaquer {target} à mains nues} other {Attaquer {target}}}${MORE_FR}`,
    throwAt: `Jeter {weapon} sur {target}${MORE_FR}`,
    hold: `Retenir une attaque contre {target}{manner, select, dagger { à la dague} magic { par la magie} bite { à pleines dents} bare { à mains nues} other {}}${MORE_FR}`,
    holdSpell: `Retenir {spell_bare} contre {target}${WITH.design.fr}`,
    chooseStance:
      '{dice, plural, =0 {Laisser les dés comme ils sont} one {Passer # dé à la défense} other {Passer # dés à la défense}}',
    chooseWard: 'Se défendre contre {figure}',
    chooseShield: 'Faire prendre le coup par {figure}',
    noShield: 'Ne faire prendre le coup par personne d’autre',
    chooseCounter: 'Contre-attaquer {figure}',
    chooseRiposte: 'Faire frapper {figure}',
  },
});

const sentence = sentencesOf(ATTACK_LABELS);

export const ATTACK_LABELLERS: Labels<AttackCommand> = {
  strike: (command, at) => {
    const { more, manner } = blowOf(command, at, command.group === true);
    const inHand = command.figure in at.view.next.sheets ? inHandOf(at, command.figure) : null;
    return command.with === 'thrown' && inHand !== null
      ? sentence('throwAt', { ...more, weapon: thingNoun(inHand) })
      : sentence('strike', { ...more, manner });
  },
  hold: (command, at) => {
    if (command.spell !== undefined)
      return sentence('holdSpell', {
        spell: arcanumCard(command.spell).noun,
        target: at.figure(command.target),
        design: yesNo(command.design === true),
      });
    const { more, manner } = blowOf(command, at, false);
    return sentence('hold', { ...more, manner });
  },
  chooseStance: ({ dice }) => sentence('chooseStance', { dice }),
  chooseWard: ({ figure }, at) => sentence('chooseWard', { figure: at.figure(figure) }),
  chooseShield: ({ figure }, at) =>
    figure === null ? sentence('noShield', {}) : sentence('chooseShield', { figure: at.figure(figure) }),
  chooseCounter: ({ figure }, at): Sentence =>
    sentence(at.view.next.asked?.tag === 'riposte' ? 'chooseRiposte' : 'chooseCounter', {
      figure: at.figure(figure),
    }),
};

function inHandOf({ view }: NextLabelScene, hero: FigureId) {
  return view.next.sheets[hero as keyof typeof view.next.sheets]?.inHand ?? null;
}

function blowOf(
  aim: StrikeChoice & { readonly figure: FigureId; readonly target: FigureId },
  at: NextLabelScene,
  group: boolean,
) {
  const striker = strikerIn(aim, at);
  const more = {
    target: at.figure(aim.target),
    dice: diceMentions(striker?.dice ?? []),
    extra: striker?.extra ?? 0,
    design: yesNo(aim.design === true),
    assured: yesNo(aim.assured === true),
    power: aim.power ?? 0,
    group: yesNo(group),
  };
  return { more, manner: mannerOf(striker) };
}

/** Everything in an attack is open: the view has the same fields as the state. */
function strikerIn(
  aim: StrikeChoice & { readonly figure: FigureId; readonly target: FigureId },
  { view, find }: NextLabelScene,
): Striker | undefined {
  const attacker = find(aim.figure);
  const target = find(aim.target);
  if (attacker === undefined || target === undefined) return undefined;
  return strikerOf(view as unknown as NextState, attacker, target, aim);
}

function mannerOf(striker: Striker | undefined): string {
  if (striker === undefined) return 'weapon';
  if (striker.bite) return 'bite';
  return striker.ranged === true && striker.arm === 'weapon' ? 'shot' : striker.arm;
}
