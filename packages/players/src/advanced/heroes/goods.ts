/** What pays at once: treasure within reach, a potion or a spell for whoever is hurt. */
import type { Command } from '@oubliette/advanced';
import { castWorth } from '../spells.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { Seen } from '../seen.ts';

/** A healing potion restores all wounds (ADV-MGT-28): not before so many are gone. */
const HURT = 2;
const HEALING = 'healingPotion';
/** Potions for a hard fight: so many foes at least. */
const HARD = 4;
const FOR_A_FIGHT = new Set(['strengthPotion', 'speedPotion', 'couragePotion', 'invisibilityPotion']);

export function useful(seen: Seen, moves: readonly Command[]): Command | undefined {
  return drink(seen, moves) ?? heal(seen, moves) ?? pickUp(seen, moves);
}

/** Whoever is badly hurt drinks what heals; before a hard fight, what strengthens. */
export function drink({ view }: Seen, moves: readonly Command[]): Command | undefined {
  const foes = view.figures.filter(({ side }) => side === 'monsters').length;
  return movesOf(moves, 'drinkPotion').find(({ figure, item }) => {
    const wounds = figureIn(view, figure)?.wounds ?? 0;
    const lost = (sheetIn(view, figure)?.startWounds ?? 0) - wounds;
    if (item === HEALING) return lost >= HURT && (wounds <= 1 || view.fight === null);
    return FOR_A_FIGHT.has(item) && foes >= HARD && view.fight?.turns === 1;
  });
}

/** Out of a fight, a wizard heals with what is left of the spells. */
function heal(seen: Seen, moves: readonly Command[]): Command | undefined {
  if (seen.view.turn.mode === 'combat') return undefined;
  const spells = movesOf(moves, 'cast').filter(({ spell }) => spell === 'flamesOfThePhoenix');
  return best(
    spells.filter((spell) => (castWorth(seen, spell) ?? 0) > 0),
    (spell) => castWorth(seen, spell) ?? 0,
  );
}

/** Gold and things, by whoever carries least of it. */
export function pickUp({ view }: Seen, moves: readonly Command[]): Command | undefined {
  if (view.turn.mode === 'combat') return undefined;
  return best(movesOf(moves, 'take'), ({ figure }) => -(sheetIn(view, figure)?.gold ?? 0));
}
