/** What the terminal says when something is wrong: what it is, and how to put it right. */
import type { Language } from '@oubliette/words';

export type FailureText = Readonly<Record<Language, string>>;

/** The command was given wrongly: exit code 2. In both languages, for the line may name one further on. */
export class UsageError extends Error {
  readonly told: FailureText;
  constructor(told: FailureText, options?: ErrorOptions) {
    super(told.en, options);
    this.told = told;
  }
}

/** Something checked is not right: exit code 1. */
export class Failure extends Error {}

/** A failure told in the language of the line. */
export class ToldFailure extends Failure {
  readonly told: FailureText;
  constructor(told: FailureText) {
    super(told.en);
    this.told = told;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
