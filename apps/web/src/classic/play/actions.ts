/** What a figure may do in its turn, by the names the action bar has for it. */
export type ActionId =
  | 'move'
  | 'attack'
  | 'open'
  | 'searchTreasure'
  | 'searchDoors'
  | 'cast'
  | 'item'
  | 'disarm'
  | 'jump'
  | 'power'
  | 'leave'
  | 'endTurn';
