/** Reads a lobby choice: every problem says where it is and how to fix it. */
import type { Problem } from '@oubliette/kernel';
import type { z } from 'zod';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** `remedies` are by the choice's first field; `otherwise` is for all other fields. */
export function readChoice<S extends z.ZodType>(
  schema: S,
  choice: unknown,
  remedies: Readonly<Record<string, string>>,
  otherwise: string,
): Read<z.output<S>> {
  const parsed = schema.safeParse(choice);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.').replaceAll(/\.(\d+)/g, '[$1]'),
    message,
    remedy: remedies[String(path[0])] ?? otherwise,
  }));
  return { ok: false, problems };
}
