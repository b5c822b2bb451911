/** The shape of every command, checked on whatever comes from outside before any rule looks at it. */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { z } from 'zod';
import type { Book } from './book.ts';

const RULE = 'ADV-TURN-05';

type Shape = z.ZodObject<z.ZodRawShape>;
const known = new WeakMap<Book, Readonly<Record<string, Shape>>>();

function shapesOf(book: Book): Readonly<Record<string, Shape>> {
  const made = known.get(book);
  if (made !== undefined) return made;
  const shapes = Object.fromEntries(
    Object.entries(book.shapes).map(([type, fields]) => [
      type,
      z.strictObject({ type: z.literal(type), ...(fields as z.ZodRawShape) }),
    ]),
  );
  known.set(book, shapes);
  return shapes;
}

/** Null where the command has its type's fields and no others; otherwise what is wrong with it. */
export function parseCommand(book: Book, command: unknown): Refusal | null {
  if (typeof command !== 'object' || command === null || !('type' in command))
    return refuse('notACommand', RULE);
  const { type } = command;
  const shapes = shapesOf(book);
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return refuse('unknownCommand', RULE);
  const parsed = shapes[type]!.safeParse(command);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return refuse('wrongField', RULE, { field: issue!.path.join('.') });
}
