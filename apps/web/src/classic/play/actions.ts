/** A figure's actions, by their names in the action bar; every book has `move`, `attack`, `open`, `item` and `endTurn`. */
export type ActionId = string;
