/** When a named foe uses the powers its quest gives it. */
import { SPELLS } from '@oubliette/classic';
import type { CommandOf, Figure } from '@oubliette/classic';
import type { BaseCommand } from '@oubliette/kernel';
import { chanceOfNoShield } from '../odds.ts';
import { canAct } from '../threat.ts';
import type { Manner } from './difficulty.ts';
import type { Lair } from './lair.ts';

/** Heroes further off than this are not yet worth a spell or a summons. */
const IN_SIGHT = 12;

type Use = CommandOf<'usePower'>;

/** The best use of a power among the offered moves, if one is worth the foe's action. */
export function bestPower(
  lair: Lair,
  manner: Manner,
  foe: Figure,
  moves: readonly BaseCommand[],
): Use | null {
  const steps = lair.field.steps[foe.square]!;
  let best: Use | null = null;
  let top = 1;
  for (const move of moves) {
    if (!isUse(move) || move.figure !== foe.id) continue;
    const worth = worthOf(lair, manner, foe, move, steps);
    if (worth <= top) continue;
    top = worth;
    best = move;
  }
  return best;
}

function isUse(move: BaseCommand): move is Use {
  return move.type === 'usePower';
}

function worthOf(
  lair: Lair,
  manner: Manner,
  foe: Figure,
  { power: index, target }: Use,
  steps: number,
): number {
  const power = lair.power(foe.id, index);
  if (power === undefined) return 0;
  switch (power.tag) {
    case 'vanish':
      return foe.body <= Math.max(1, foe.maxBody / 3) && steps >= 0 && steps <= 4 ? 6 : 0;
    case 'summon':
      return steps >= 0 && steps <= IN_SIGHT ? 2.5 + power.count : 0;
    case 'cast': {
      const prey = lair.prey.find(({ figure }) => figure.id === target);
      return prey === undefined ? 0 : spellOn(manner, power.spell, prey.figure, prey.caster);
    }
  }
}

function spellOn(manner: Manner, spell: keyof typeof SPELLS, hero: Figure, caster: boolean): number {
  const { effect } = SPELLS[spell];
  const liking = (caster ? manner.casters : 0) + (hero.body <= manner.spares ? -5 : 0);
  switch (effect.tag) {
    case 'burn': {
      const loss = Math.min(hero.body, effect.loss) * (2 / 3) + 1 / hero.body;
      const kills = effect.loss >= hero.body ? manner.kill * (2 / 3) ** effect.saveDice : 0;
      return 1 + loss + kills + liking;
    }
    case 'sleep':
      return canAct(hero) ? 1 + (2 + hero.attack) * chanceOfNoShield(hero.mind, 'whiteShield') + liking : 0;
    case 'loseTurn':
      return canAct(hero) ? 1 + 0.5 * hero.attack + liking : 0;
    case 'genie':
      return 3 + liking;
    case 'heal':
    case 'boon':
      return 0;
  }
}
