/** Which furniture can be searched, and for what (NXT-SRC-04, NXT-SRC-06). */
import type { FurnitureKind, World } from '@oubliette/classic/extend';
import { setupOf } from '../setup.ts';

/** `dice`: the two search dice. The box has no altar: a quest makes one of any piece by naming it so. */
type Search = 'dice' | 'scroll' | 'weapon' | 'ifAllowed' | 'never';

const SEARCHES: { readonly [kind in FurnitureKind]: Search } = {
  cupboard: 'dice',
  alchemistBench: 'dice',
  sorcererDesk: 'dice',
  tomb: 'dice',
  bookcase: 'dice',
  treasureChest: 'dice',
  weaponRack: 'weapon',
  rack: 'ifAllowed',
  table: 'never',
  throne: 'never',
  fireplace: 'never',
};

/** `altar`, or an id that begins with it: the crypt's may be `altarOfBones`. */
export function isAltar({ quest }: World, piece: number): boolean {
  return quest.furniture[piece]?.id?.startsWith('altar') === true;
}

/** The kind of search for the piece, given the table's options; null if it cannot be searched. */
export function searchOf(world: World, piece: number): Exclude<Search, 'ifAllowed' | 'never'> | null {
  if (isAltar(world, piece)) return 'scroll';
  const search = SEARCHES[world.quest.furniture[piece]!.kind];
  if (search === 'ifAllowed') return setupOf(world).options.searchRacks ? 'dice' : null;
  return search === 'never' ? null : search;
}

/** Whether the quest may have put treasure inside: it uses no other pieces (NXT-SRC-02, NXT-SRC-04). */
export function mayHoldTreasure(world: World, piece: number): boolean {
  return world.quest.furniture[piece]?.kind === 'treasureChest' || isAltar(world, piece);
}

export function isSearchable(world: World, piece: number): boolean {
  return searchOf(world, piece) !== null;
}
