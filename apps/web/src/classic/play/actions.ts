/** What a figure may do in its turn, by the name the action bar has for it; every book has `move`, `attack`, `open`, `item` and `endTurn`. */
export type ActionId = string;
