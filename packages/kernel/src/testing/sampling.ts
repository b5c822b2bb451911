/** How much is checked how often: playing is cheap, some checks are not. */

export interface Rates {
  /** On average every so many steps, every command offered to anybody is tried. */
  readonly offers: number;
  /** … every so many steps, some commands that are not offered are tried. */
  readonly refusals: number;
  /** … every so many steps, the events are folded again. */
  readonly fold: number;
  /** … every so many steps, what must be conserved is counted. At the end of a match it always is. */
  readonly census: number;
  /** … every so many steps, the moment is disguised from a seat, which must not notice. */
  readonly secrets: number;
  /** In every so many matches, states and events are frozen, so that changing one in place throws. */
  readonly freeze: number;
  /** In every so many matches, the state goes through JSON after each command, and play goes on from there. */
  readonly json: number;
  /** Every so many matches are played again from their journal. Those that went through JSON always are. */
  readonly replay: number;
}

export const RATES: Rates = {
  offers: 16,
  refusals: 24,
  fold: 16,
  census: 16,
  secrets: 32,
  freeze: 4,
  json: 8,
  replay: 8,
};

/** Everything at every step: slow, for small games and for looking into a failure. */
export const ALWAYS: Rates = {
  offers: 1,
  refusals: 1,
  fold: 1,
  census: 1,
  secrets: 1,
  freeze: 1,
  json: 1,
  replay: 1,
};
