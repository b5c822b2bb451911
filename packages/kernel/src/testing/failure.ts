/** A property that failed: which, where, and how to see it again. */
import type { MatchFile } from '../matchFile.ts';

export const PROPERTIES = [
  'deterministic',
  'sound',
  'serialisable',
  'secret',
  'explained',
  'conserving',
  'finite',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** Thrown by a check; the runner of the match adds where it happened. */
export class Broken extends Error {
  readonly property: Property;
  constructor(property: Property, message: string) {
    super(message);
    this.property = property;
  }
}

export function broken(property: Property, message: string): never {
  throw new Broken(property, message);
}

export interface Place {
  readonly system: string;
  readonly seed: string;
  /** The number of the match within the seed. */
  readonly match: number;
  /** How many commands had been given; 0 is the start. */
  readonly commands: number;
  /** The action in progress, in words. */
  readonly doing: string;
  /** The match up to then: a fixture for the bug. Its `stateHash` is empty. Null if a command is not JSON. */
  readonly file: MatchFile | null;
}

export class PropertyFailure extends Error {
  readonly property: Property;
  /** Private, so that printing the error does not print the whole match. */
  readonly #place: Place;
  constructor(property: Property, message: string, place: Place, cause?: unknown) {
    const number = PROPERTIES.indexOf(property) + 1;
    super(
      [
        `${place.system} breaks property ${number} (${property}): ${message}`,
        `  in match ${place.match} of seed "${place.seed}", after ${place.commands} commands: ${place.doing}`,
        `  to see it again: checkProperties(subject, { seed: '${place.seed}', first: ${place.match}, matches: 1 })`,
        `  with the same rates; the match up to there is this error's place.file`,
      ].join('\n'),
      cause === undefined ? {} : { cause },
    );
    this.property = property;
    this.#place = place;
  }

  get place(): Place {
    return this.#place;
  }
}
