/** A figure's special abilities. */
import { monsterNamed } from '../content/bestiary.ts';
import type { Special } from '../content/monsters/row.ts';
import { hasEffect } from '../figures.ts';
import type { Figure } from '../state.ts';

export function isSpecial(figure: Pick<Figure, 'kind' | 'of'>, special: Special): boolean {
  return figure.kind === 'monster' && monsterNamed(figure.of).special.includes(special);
}

/** By nature, or by the Flaming Skull of Terror (ADV-DARK-04). */
export function isFearsome(figure: Figure): boolean {
  return isSpecial(figure, 'fearsome') || hasEffect(figure, 'fearsome');
}
