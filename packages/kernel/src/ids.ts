/** The basic vocabulary: ids of seats and rules. */

/** A chair at the table. The player in it gives its commands and sees its view. */
export type SeatId = string;

/** The id of a rule in a rulebook, e.g. `CLS-MOV-03`. */
export type RuleId = string;
