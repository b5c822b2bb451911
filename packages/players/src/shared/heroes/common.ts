/** What heroes' players of both books decide alike: whether there is a fight, and who plays which hero. */
import type { CommandOf, HeroKind, SpellSet, View } from '@oubliette/classic';
import type { BaseCommand, PlayerLook } from '@oubliette/kernel';
import type { Situation } from './situation.ts';

/** Foes within so many steps are a fight; so are foes so near to a friend, for those who can join. */
const FIGHT = 13;
const FRIENDS_FIGHT = 7;
const JOINS = 26;

/** Leaves the ghost walk from the foes in `here.foeField`. */
export function isFighting(here: Situation): boolean {
  if (here.foes.length === 0) return false;
  const { steps } = here.foeField.fromAny(here.chart, here.foeSquares(), { as: 'ghost', most: JOINS });
  const mine = steps[here.me.square]!;
  if (mine < 0) return false;
  if (mine <= FIGHT) return true;
  return (
    mine <= JOINS && here.party.some(({ square }) => steps[square]! >= 0 && steps[square]! <= FRIENDS_FIGHT)
  );
}

const ROLES: readonly (HeroKind | 'morcar')[] = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'];

function chooseRole<C extends BaseCommand>(moves: readonly C[]): C {
  const rank = (move: BaseCommand): number =>
    move.type === 'takeRole' ? ROLES.indexOf((move as CommandOf<'takeRole'>).role) : ROLES.length;
  return moves.toSorted((a, b) => rank(a) - rank(b))[0]!;
}

/** The Elf heals and hardens; the Enchanter takes attack spells and the other healing. */
const SETS: { readonly [hero: string]: readonly SpellSet[] } = {
  wizard: ['fire', 'water', 'earth', 'air'],
  elf: ['earth', 'water', 'fire', 'air'],
};

function chooseSpells<C extends BaseCommand>(moves: readonly C[]): C {
  const rank = (move: BaseCommand): number => {
    if (move.type !== 'takeSpells') return 9;
    const { hero, set } = move as CommandOf<'takeSpells'>;
    return SETS[hero]?.indexOf(set) ?? 0;
  };
  return moves.toSorted((a, b) => rank(a) - rank(b))[0]!;
}

/** Choices before the first turn and after the last; null during the quest. */
export function outOfPlay<C extends BaseCommand>(look: PlayerLook<View, C>): C | null {
  switch (look.view.phase) {
    case 'roles':
      return chooseRole(look.moves);
    case 'spells':
      return chooseSpells(look.moves);
    case 'placement':
    case 'over':
      return look.moves[0]!;
    case 'play':
      return null;
  }
}
