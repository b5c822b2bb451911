/** The gargoyle's Monstrous Resistance (NXT-GAR). */
import type { FigureId } from '@oubliette/classic/extend';
import { figureOf } from '@oubliette/classic/extend';
import { plightOf } from '../changes.ts';
import type { NextPlay } from '../play.ts';

const SPARED_PER_DIE = 8;
const FEWEST_DICE = 2;

/** A black shield in its defence stops the whole attack; eight points spared cost it a die for good. Returns the damage left. */
export function resist(play: NextPlay, id: FigureId, damage: number, blackShields: number): number {
  const gargoyle = figureOf(play.state, id);
  if (gargoyle.kind !== 'gargoyle' || blackShields === 0 || damage === 0) return damage;
  const before = plightOf(play.state, id, 'spared')?.points ?? 0;
  const due = Math.floor((before + damage) / SPARED_PER_DIE) - Math.floor(before / SPARED_PER_DIE);
  const diceLost = Math.min(due, Math.max(0, gargoyle.defence - FEWEST_DICE));
  const rules = diceLost > 0 ? ['NXT-GAR-01', 'NXT-GAR-02'] : ['NXT-GAR-01'];
  play.emit({ type: 'resisted', rules, figure: id, spared: damage, diceLost });
  return 0;
}
