/** Spellcasting monsters: the spells they have left (ADV-ABIL-08, ADV-ABIL-09). */
import { monsterNamed } from '../content/bestiary.ts';
import { figureOf } from '../figures.ts';
import type { SpellId } from '../magic/types.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { withEffect } from './effects.ts';

const castTag = (spell: SpellId): string => `cast:${spell}`;

function timesCast(figure: Figure, spell: SpellId): number {
  return figure.effects.find(({ tag }) => tag === castTag(spell))?.left ?? 0;
}

/** Each listed as often as it can still be cast: the components limit the castings. */
export function monsterSpells(figure: Figure): SpellId[] {
  if (figure.kind !== 'monster') return [];
  const { spells } = monsterNamed(figure.of);
  return [...new Set(spells)].flatMap((spell) => {
    const all = spells.filter((other) => other === spell);
    return all.slice(timesCast(figure, spell));
  });
}

/** A casting and its components are used up. */
export function withCast(state: State, id: FigureId, spell: SpellId): State {
  const left = timesCast(figureOf(state, id), spell) + 1;
  return withEffect(state, id, { tag: castTag(spell), ends: 'never', left });
}
