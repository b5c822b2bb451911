/** The shape of every command, checked on whatever comes from outside before any rule looks at it. */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal } from '@oubliette/kernel';
import type { Command } from './commands.ts';

type Shape = 'text' | 'number' | 'flag' | 'yes' | 'textOrNull' | 'texts' | 'numbers';
/** What a command's fields hold. */
export type Fields = { readonly [field: string]: Shape | `${Shape}?` };
/** The fields of every command of a union, by its type. */
export type Shapes<C extends BaseCommand> = {
  readonly [T in C['type']]: {
    readonly [F in Exclude<keyof Extract<C, { type: T }>, 'type'>]-?: Fields[string];
  };
};

export const SHAPES: Shapes<Command> = {
  takeRole: { role: 'text' },
  takeSpells: { hero: 'text', set: 'text' },
  placeHero: { hero: 'text', square: 'number' },
  rollMovement: { figure: 'text' },
  step: { figure: 'text', to: 'number' },
  jump: { figure: 'text', to: 'number' },
  openDoor: { figure: 'text', door: 'text' },
  attack: { figure: 'text', target: 'text', weapon: 'text?', thrown: 'yes?' },
  castSpell: { figure: 'text', spell: 'text', target: 'text?', door: 'text?', unseen: 'yes?' },
  usePower: { figure: 'text', power: 'number', target: 'text?' },
  searchTreasure: { figure: 'text' },
  searchSecrets: { figure: 'text' },
  disarm: { figure: 'text', square: 'number' },
  usePotion: { figure: 'text', potion: 'text', target: 'text?' },
  leave: { figure: 'text' },
  giveUp: { figure: 'text' },
  endTurn: {},
  standFast: { figure: 'text' },
  answerPassage: { allow: 'flag' },
  escape: { figure: 'text', to: 'number' },
  placeWandering: { kind: 'text', square: 'number' },
  forgoWandering: {},
  substitute: { kind: 'textOrNull' },
  claim: { take: 'flag' },
  answerQuestion: { choice: 'number' },
};

const FITS: { readonly [S in Shape]: (value: unknown) => boolean } = {
  text: (value) => typeof value === 'string',
  number: (value) => Number.isInteger(value),
  flag: (value) => typeof value === 'boolean',
  yes: (value) => value === true,
  textOrNull: (value) => value === null || typeof value === 'string',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  numbers: (value) => Array.isArray(value) && value.every((item) => Number.isInteger(item)),
};

/** Null where the command has its type's fields and no others; otherwise what is wrong with it. */
export function parseCommand(command: unknown): Refusal | null {
  return parseCommandOf(SHAPES, command);
}

export function parseCommandOf(
  shapes: { readonly [type: string]: Fields },
  command: unknown,
): Refusal | null {
  if (typeof command !== 'object' || command === null || !('type' in command))
    return refuse('notACommand', 'CLS-TUR-04');
  const { type } = command;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return refuse('unknownCommand', 'CLS-TUR-04');
  const fields = shapes[type]!;
  for (const field in command) {
    if (field !== 'type' && !Object.hasOwn(fields, field))
      return refuse('unknownField', 'CLS-TUR-04', { field });
  }
  for (const field in fields) {
    const value: unknown = (command as Record<string, unknown>)[field];
    const shape = fields[field]!;
    const optional = shape.endsWith('?');
    if (optional && value === undefined && !(field in command)) continue;
    const required = (optional ? shape.slice(0, -1) : shape) as Shape;
    if (!FITS[required](value)) return refuse('wrongField', 'CLS-TUR-04', { field });
  }
  return null;
}
