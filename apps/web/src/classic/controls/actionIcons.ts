/** The picture of each action. */
import type { AnyIcon } from '../../ui/Icon.tsx';
import type { ActionId } from '../play/actions.ts';

export const ACTION_ICONS: { readonly [A in ActionId]: AnyIcon } = {
  move: 'walking-boot',
  attack: 'crossed-swords',
  open: 'dungeon-gate',
  searchTreasure: 'open-treasure-chest',
  searchDoors: 'magnifying-glass',
  cast: 'spell-book',
  item: 'standing-potion',
  disarm: 'toolbox',
  jump: 'jump-across',
  power: 'magic-swirl',
  leave: 'exit-door',
  endTurn: 'sands-of-time',
};
