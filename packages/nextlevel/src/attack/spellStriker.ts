/** An attacker who strikes by a spell: the Golem's fists, or something cast from afar (NXT-GRP-04). */
import type { Figure } from '@oubliette/classic/extend';
import { arcanumCard } from '../content/magic.ts';
import type { ArcanumEffect, ArcanumId } from '../content/magic.ts';
import type { Strike, Striker } from '../state.ts';

type StrikingEffect = Extract<ArcanumEffect, { tag: 'strike' }>;

/** What a spell that attacks rolls; null for all other spells. */
export function strikeBy(spell: ArcanumId): StrikingEffect | null {
  const { effect } = arcanumCard(spell);
  return effect.tag === 'strike' ? effect : null;
}

/** The card's dice, whatever the caster carries; the Golem stands beside its target and strikes a blow like any other. */
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

/** Whether nobody strikes a blow of their own: magic from afar, or what is hurled. */
export function isAllSpell({ attackers }: Strike): boolean {
  return attackers.every(({ spell }) => spell === true);
}
