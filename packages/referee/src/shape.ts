/** The shape of a command from outside, checked before any rule looks at it. */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, RuleId } from '@oubliette/kernel';

type Word = 'text' | 'texts' | 'number' | 'numbers' | 'square' | 'side' | 'flag' | 'yes';

/** What a field holds: a word for it, or its possible texts. `?` where it may be missing. */
export type Shape = Word | `${Word}?` | `${Word} or null` | readonly string[];

export type Fields = Readonly<Record<string, Shape>>;

/** The fields of every command of a union, by its type. */
export type Shapes<C extends BaseCommand> = {
  readonly [T in C['type']]: { readonly [F in Exclude<keyof Extract<C, { type: T }>, 'type'>]-?: Shape };
};

type Fits = (value: unknown) => boolean;

const LONGEST_TEXT = 128;
const LAST_SQUARE = 32_767;

const isText: Fits = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;

const FITS: { readonly [W in Word]: Fits } = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  number: Number.isInteger,
  numbers: (value) => Array.isArray(value) && value.every(Number.isInteger),
  square: (value) => Number.isInteger(value) && isBetween(value as number, 0, LAST_SQUARE),
  side: (value) => Number.isInteger(value) && isBetween(value as number, 0, 3),
  flag: (value) => typeof value === 'boolean',
  yes: (value) => value === true,
};

function isBetween(value: number, low: number, high: number): boolean {
  return low <= value && value <= high;
}

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly fits: Fits;
}

function fieldOf(name: string, shape: Shape): Field {
  if (typeof shape !== 'string')
    return { name, optional: false, fits: (value) => shape.includes(value as string) };
  if (shape.endsWith('?')) return { name, optional: true, fits: FITS[shape.slice(0, -1) as Word] };
  if (!shape.endsWith(' or null')) return { name, optional: false, fits: FITS[shape as Word] };
  const fits = FITS[shape.slice(0, -' or null'.length) as Word];
  return { name, optional: false, fits: (value) => value === null || fits(value) };
}

/** Null where a command has its type's fields and no others; otherwise what is wrong with it. */
export type Parse = (command: unknown) => Refusal | null;

/** `rule` is what a refusal cites: the rule of who may do what when. */
export function parser(shapes: Readonly<Record<string, Fields>>, rule: RuleId): Parse {
  const fieldsOf = new Map(
    Object.entries(shapes).map(([type, fields]) => [
      type,
      Object.entries(fields).map(([name, shape]) => fieldOf(name, shape)),
    ]),
  );
  return (command) => {
    if (typeof command !== 'object' || command === null || !('type' in command))
      return refuse('notACommand', rule);
    const fields = fieldsOf.get(command.type as string);
    if (fields === undefined) return refuse('unknownCommand', rule);
    for (const name in command)
      if (name !== 'type' && !isAmong(fields, name)) return refuse('unknownField', rule, { field: name });
    const given = command as Readonly<Record<string, unknown>>;
    for (const { name, optional, fits } of fields)
      if (!(optional && !Object.hasOwn(given, name)) && !fits(given[name]))
        return refuse('wrongField', rule, { field: name });
    return null;
  };
}

function isAmong(fields: readonly Field[], name: string): boolean {
  for (const field of fields) if (field.name === name) return true;
  return false;
}
