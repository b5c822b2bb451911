/** How often each check runs: playing is cheap, some checks are not. */

export interface Rates {
  /** On average once in this many steps, every command offered to any seat is tried. */
  readonly offers: number;
  /** … once in this many steps, some commands that are not offered are tried. */
  readonly refusals: number;
  /** … once in this many steps, the events are folded again. */
  readonly fold: number;
  /** … once in this many steps, conserved things are counted. At the end of a match they always are. */
  readonly census: number;
  /** … once in this many steps, the moment is disguised from a seat, which must not notice. */
  readonly secrets: number;
  /** In one of this many matches, states and events are frozen, so that changing one in place throws. */
  readonly freeze: number;
  /** In one of this many matches, the state goes through JSON after each command; the copy is played on. */
  readonly json: number;
  /** One of this many matches is replayed from its journal. Those that went through JSON always are. */
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

/** Everything at every step: slow, for small games and for studying a failure. */
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
