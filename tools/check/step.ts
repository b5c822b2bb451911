/** One thing `npm test` checks, in the tree under `root`. */
export type Step = {
  readonly name: string;
  readonly run: (root: string) => Promise<Outcome>;
};

export type Outcome = {
  readonly ok: boolean;
  /** What to read if it failed. */
  readonly output: string;
  /** What to read at the very end, in any case. */
  readonly closing?: string;
  /** How long each test file took. */
  readonly seconds?: Readonly<Record<string, number>>;
};
