/** What people may be called at a table, and what they may write. */
import type { Json } from '@oubliette/kernel';
import { mayBeName, nameKey, plainName, plainText } from '@oubliette/words';
import { z } from 'zod';
import type { MemberId } from './entries.ts';
import type { TableState } from './fold.ts';
import type { Open } from './standing.ts';

const MOST_NAME = 40;
/** Before invisible characters are removed. */
const MOST_WRITTEN = 400;

/** Stored without invisible characters; never the table's own word for a seat or a computer player. */
export const nameSchema = z
  .string()
  .max(MOST_WRITTEN)
  .transform(plainName)
  .pipe(
    z
      .string()
      .min(1)
      .max(MOST_NAME)
      .refine(
        (name) => name === '' || mayBeName(name),
        'is no name, or one the table itself uses: choose another',
      ),
  );

/** A name in a setup that nobody may bear; null if there is none. */
export function unfitNameIn(setup: Json): string | null {
  if (setup === null || typeof setup !== 'object') return null;
  for (const [key, value] of Object.entries(setup)) {
    const isUnfit = key === 'name' && typeof value === 'string' && !mayBeName(value);
    const unfit = isUnfit ? value : unfitNameIn(value);
    if (unfit !== null) return unfit;
  }
  return null;
}

/** Text that people write for others. */
export function textSchema(least: number, most: number) {
  return z
    .string()
    .max(4 * most)
    .transform(plainText)
    .pipe(z.string().min(least).max(most));
}

/** The name, numbered if a person here or a computer player has it or one that looks like it. */
export function freeName(
  open: Open,
  { members }: Pick<TableState, 'members'>,
  wanted: string,
  self: MemberId | null,
): string {
  const taken = new Set(
    [
      ...members.filter(({ id }) => id !== self).map(({ name }) => name),
      ...open.box.bots.flatMap(({ title }) => [title.en, title.fr]),
      ...open.chairs.filter(({ role }) => role === 'gamemaster').flatMap(({ title }) => [title.en, title.fr]),
    ].map(nameKey),
  );
  const numbered = (count: number): string =>
    count === 1 ? wanted : `${wanted.slice(0, MOST_NAME - 5).trim()} (${count})`;
  let count = 1;
  while (taken.has(nameKey(numbered(count)))) count += 1;
  return numbered(count);
}
