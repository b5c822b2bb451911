/** An attacker who strikes by a spell: the Golem's fists, or a spell from afar (NXT-GRP-04). */
import type { Figure } from '@oubliette/classic/extend';
import { arcanumCard } from '../content/magic.ts';
import type { ArcanumEffect, ArcanumId } from '../content/magic.ts';
import type { Strike, Striker } from '../state.ts';

type StrikingEffect = Extract<ArcanumEffect, { tag: 'strike' }>;

/** The dice of an attack spell; null for other spells. */
export function strikeBy(spell: ArcanumId): StrikingEffect | null {
  const { effect } = arcanumCard(spell);
  return effect.tag === 'strike' ? effect : null;
}

/** The card's dice, whatever the caster carries; the Golem stands beside its target and strikes like any other. */
export function spellStriker(caster: Figure, effect: StrikingEffect, design: boolean): Striker {
  const striker: Striker = {
    figure: caster.id,
    arm: 'magic',
    dice: Array.from({ length: effect.dice }, () => effect.die),
    extra: design ? 1 : 0,
    bite: false,
  };
  return effect.reach === 'range' ? { ...striker, ranged: true, spell: true } : striker;
}

/** Whether no attacker strikes a blow of their own: only magic from afar, or hurled things. */
export function isAllSpell({ attackers }: Strike): boolean {
  return attackers.every(({ spell }) => spell === true);
}
