/** The names that everything else is said with. */

/** A chair at the table. Whoever holds the seat gives its commands and sees its view. */
export type SeatId = string;

/** The id of a rule in a rulebook, e.g. `CLS-MOV-03`. */
export type RuleId = string;
