/** What the lobby asks of a host over HTTP: request bodies. Links travel in bodies, never in addresses. */
import { z } from 'zod';
import { nameSchema } from './names.ts';
import { newTable } from './protocol.ts';
import { WHITHER } from './whither.ts';

/** How many links one request may ask about. */
export const MOST_LINKS = 200;

export const linkBody = z.strictObject({ table: z.string().max(40), secret: z.string().max(64) });
export const againBody = z.strictObject({
  ...linkBody.shape,
  where: z.enum(WHITHER).default('same'),
});
export const joinBody = z.strictObject({ ...linkBody.shape, name: nameSchema });
export const linksBody = z.strictObject({ links: z.array(linkBody).max(MOST_LINKS) });
/** A match file, how many of its rows to keep, and the table to play on at. */
export const fileBody = z.strictObject({
  file: z.looseObject({ rows: z.array(z.unknown()) }),
  rows: z.int().min(0),
  request: newTable,
});
