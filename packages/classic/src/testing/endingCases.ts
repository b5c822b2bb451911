/** A hall with stairs and two levers, for the tests of how a quest ends. */
import { table } from './table.ts';
import type { Table, TableFigures, TableSetting } from './table.ts';

const words = (text: string) => ({ en: text, fr: text });
/** The mission: a lever at D1 and another at C1. */
export const LEVERS = {
  goals: [
    { id: 'one', text: words('Pull one lever.') },
    { id: 'two', text: words('Pull the other.') },
  ],
  notes: [
    { when: { step: 'D1' }, then: [{ goal: 'one' }] },
    { when: { step: 'C1' }, then: [{ goal: 'two' }] },
  ],
};
/** The stairs cover A1 to B2. */
export const HALL = `
  +-+-+-+-+-+
  |. . . . E|
  + + + + + +
  |. D . . .|
  +-+-+-+-+-+`;
export const SEATS = [
  { id: 'gm', plays: 'morcar' },
  { id: 'ann', plays: ['elf'] },
  { id: 'bo', plays: ['dwarf'] },
];
export const PAIR: TableFigures = { E: { kind: 'elf', gold: 10 }, D: { kind: 'dwarf', gold: 20 } };

/** The Elf at the levers with six squares to move, the Dwarf on the stairs. */
export function hall(
  quest: Record<string, unknown> = {},
  figures: TableFigures = PAIR,
  rest: TableSetting = {},
): Table {
  return table(HALL, figures, {
    stairs: 'A1',
    seats: SEATS,
    turn: { of: 'E', left: 6 },
    ...rest,
    quest: { ...LEVERS, ...quest },
  });
}
export const leave = (figure: string) => ({ type: 'leave', figure });
export const LAST_STAND: TableFigures = {
  E: { kind: 'elf', body: 1, gold: 10 },
  D: { kind: 'dwarf', body: 1, gold: 20 },
};
export const walk = (t: Table, figure: string, ...squares: string[]) => {
  for (const to of squares) t.do({ type: 'step', figure, to });
};
export const BY_BOTH_LEVERS = ['D1', 'C1', 'B1'];
export const BY_ONE_LEVER = ['D1', 'D2', 'C2'];
