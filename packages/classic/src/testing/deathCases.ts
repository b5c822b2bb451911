/** The scene of a death, for the tests of what the dead leave behind. */
import assert from 'node:assert/strict';
import { table } from './table.ts';
import type { Table, TableFigures, TableSetting } from './table.ts';

const [S, B] = ['skull', 'blackShield'] as const;

export const END = { type: 'endTurn' };
export const SEARCH = { type: 'searchTreasure', figure: 'D' };
export const KILL = { type: 'attack', figure: 'O', target: 'E' };
export const DEADLY = [S, B, B, B, B];

export const RICH_ELF: TableFigures[string] = {
  kind: 'elf',
  body: 1,
  gold: 120,
  equipment: ['broadsword', 'toolKit'],
  questTreasures: ['talismanOfLore'],
  potions: ['potionOfStrength', 'holyWater'],
  spells: ['genie', 'tempest', 'swiftWind'],
};
export const ESTATE = {
  hero: 'elf',
  gold: 120,
  equipment: ['broadsword', 'toolKit'],
  treasures: ['talismanOfLore'],
  potions: ['potionOfStrength', 'holyWater'],
};

/** The orc stands in a room of its own and strikes through the open door. */
export const HALL = `
  +-+-+-+-+
  |E . .oD|
  +o+-+-+-+
  |O . . .|
  +-+-+-+-+`;
/** The Dwarf shares the Elf's room. */
export const TOGETHER = `
  +-+-+-+
  |E . D|
  +o+-+-+
  |O . .|
  +-+-+-+`;
/** The Elf dies at one end of a passage, the Dwarf is round the corner of the other. */
export const PASSAGE = `
  +-+-+-+-+-+
  |: : : : E|
  + +-+-+-+o+
  |:|# # #|O|
  + +-+-+-+-+
  |D|# # # #|
  +-+-+-+-+-+`;

export function fallen(elf: TableFigures[string], map = HALL, rest: TableSetting = {}): Table {
  const t = table(
    map,
    { D: { kind: 'dwarf' }, E: elf, O: { kind: 'orc' } },
    { turn: 'morcar', treasure: ['nothing'], ...rest },
  );
  t.do(KILL, DEADLY);
  return t;
}
export const fallenElf = (map?: string, rest?: TableSetting) => fallen(RICH_ELF, map, rest);

export function walk(t: Table, letter: string, ...squares: string[]): void {
  if (letter === 'D') t.do({ type: 'rollMovement', figure: 'D' }, [6, 6]);
  for (const to of squares) t.do({ type: 'step', figure: letter, to });
}

/** The Morcar turn of the death ends, and so does the Dwarf's: the next Morcar turn begins. */
export function nextMorcarTurn(t: Table): void {
  t.do(END);
  assert.equal(t.state.turn.taker, 'dwarf');
  t.do(END);
  assert.equal(t.state.turn.taker, null);
}
