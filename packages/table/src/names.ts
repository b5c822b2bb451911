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

/** A setup from elsewhere in which nobody is called as the table itself is: they get a number. */
export function withFreeNames(setup: Json): Json {
  if (setup === null || typeof setup !== 'object') return setup;
  if (Array.isArray(setup)) return setup.map(withFreeNames);
  const fields = Object.entries(setup).map(([key, value]) => {
    const isTaken = key === 'name' && typeof value === 'string' && !mayBeName(value);
    return [key, isTaken && value !== '' ? numbered(value, 2) : withFreeNames(value)] as const;
  });
  return Object.fromEntries(fields);
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
  let count = 1;
  while (taken.has(nameKey(numbered(wanted, count)))) count += 1;
  return numbered(wanted, count);
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : `${name.slice(0, MOST_NAME - 5).trim()} (${count})`;
}
