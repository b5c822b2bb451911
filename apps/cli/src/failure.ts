/** What the terminal answers when something is wrong: what it is, and how to put it right. */

/** The command was not given as it should be: exit code 2. */
export class UsageError extends Error {}

/** Something was checked, and is not right: exit code 1. */
export class Failure extends Error {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
