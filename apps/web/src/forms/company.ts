/** Who may be at a table, and who may play whom. */

/** Alone at this device, several players at it, players elsewhere, or with the boxed game's own dice and figures. */
export const MODES = ['solo', 'hotSeat', 'online', 'box'] as const;
export type Mode = (typeof MODES)[number];

export const PLAYERS = ['me', 'computer', 'friend'] as const;
export type PlayedBy = (typeof PLAYERS)[number];
/** Nobody: the tables of a book that can do without a master decide. */
export type Master = PlayedBy | 'nobody';
