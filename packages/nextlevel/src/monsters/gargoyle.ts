/** The gargoyle's Monstrous Resistance (NXT-GAR). */
import { figureOf } from '@oubliette/classic/extend';
import { plightOf } from '../changes.ts';
import type { NextPlay } from '../play.ts';
import type { Strike } from '../state.ts';

const SPARED_PER_DIE = 8;
const FEWEST_DICE = 2;

/** A black shield in its defence stops the whole attack; eight points spared cost it a die for good. */
export function resist(play: NextPlay, strike: Strike): Strike {
  const gargoyle = figureOf(play.state, strike.target);
  const { damage: spared, blackShields } = strike;
  if (gargoyle.kind !== 'gargoyle' || blackShields === 0 || spared === 0) return strike;
  const before = plightOf(play.state, gargoyle.id, 'spared')?.points ?? 0;
  const due = Math.floor((before + spared) / SPARED_PER_DIE) - Math.floor(before / SPARED_PER_DIE);
  const diceLost = Math.min(due, Math.max(0, gargoyle.defence - FEWEST_DICE));
  play.emit({
    type: 'resisted',
    rules: diceLost > 0 ? ['NXT-GAR-01', 'NXT-GAR-02'] : ['NXT-GAR-01'],
    figure: gargoyle.id,
    spared,
    diceLost,
  });
  return { ...strike, damage: 0, parried: true };
}
