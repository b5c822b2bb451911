/** The tables of the hazard rooms. */
import type { TableRow } from '@oubliette/kernel';
import type { CircleResult, MushroomKind } from './types.ts';

/** The thief's deed when the expedition ends (ADV-HAZ-19). */
export const THIEF_TABLE: readonly TableRow<'all' | 'half' | 'fails' | 'stays'>[] = [
  { upTo: 2, result: 'all' },
  { upTo: 4, result: 'half' },
  { upTo: 10, result: 'fails' },
  { upTo: 12, result: 'stays' },
];

/** For a hero reaching for the ruby (ADV-HAZ-35). */
export const STATUE_TABLE: readonly TableRow<'curse' | 'animates' | 'transforms' | 'taken'>[] = [
  { upTo: 2, result: 'curse' },
  { upTo: 6, result: 'animates' },
  { upTo: 11, result: 'transforms' },
  { upTo: 12, result: 'taken' },
];

/** For a figure breathing the spores (ADV-HAZ-55). */
export const MOULD_TABLE: readonly TableRow<'deadly' | 'poison' | 'irritation' | 'nothing'>[] = [
  { upTo: 1, result: 'deadly' },
  { upTo: 6, result: 'poison' },
  { upTo: 10, result: 'irritation' },
  { upTo: 12, result: 'nothing' },
];

/** The kind of a room's mushrooms (ADV-HAZ-58). */
export const MUSHROOM_TABLE: readonly TableRow<MushroomKind>[] = [
  { upTo: 2, result: 'poison' },
  { upTo: 4, result: 'sleep' },
  { upTo: 6, result: 'spots' },
  { upTo: 8, result: 'strength' },
  { upTo: 10, result: 'speed' },
  { upTo: 12, result: 'healing' },
];

/** The circle's effect on a figure stepping in (ADV-HAZ-72). */
export const CIRCLE_TABLE: readonly TableRow<CircleResult>[] = [
  { upTo: 1, result: 'curse' },
  { upTo: 2, result: 'conjuring' },
  { upTo: 6, result: 'nothing' },
  { upTo: 9, result: 'power' },
  { upTo: 11, result: 'healing' },
  { upTo: 12, result: 'destiny' },
];
