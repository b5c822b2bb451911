/** The tables of the hazard rooms. */
import type { TableRow } from '@oubliette/kernel';
import type { CircleResult, Hazard, MushroomKind, Stranger, Underneath } from './types.ts';

/** What a hazard room holds (ADV-HAZ-01); two of the rows are rolled on once more. */
export const HAZARD_TABLE: readonly TableRow<
  Exclude<Hazard, Stranger | 'rats' | 'bats'> | 'ratsOrBats' | 'nonPlayerCharacter'
>[] = [
  { upTo: 1, result: 'wanderingMonsters' },
  { upTo: 2, result: 'nonPlayerCharacter' },
  { upTo: 3, result: 'chasm' },
  { upTo: 4, result: 'statue' },
  { upTo: 5, result: 'ratsOrBats' },
  { upTo: 6, result: 'mould' },
  { upTo: 7, result: 'mushrooms' },
  { upTo: 8, result: 'grate' },
  { upTo: 9, result: 'fountain' },
  { upTo: 10, result: 'magicCircle' },
  { upTo: 11, result: 'trapdoor' },
  { upTo: 12, result: 'throne' },
];

/** Who is in the room (ADV-HAZ-06). */
export const STRANGER_TABLE: readonly TableRow<Stranger>[] = [
  { upTo: 3, result: 'maiden' },
  { upTo: 6, result: 'witch' },
  { upTo: 9, result: 'manAtArms' },
  { upTo: 12, result: 'thief' },
];

/** What a thief does when the expedition ends (ADV-HAZ-19). */
export const THIEF_TABLE: readonly TableRow<'all' | 'half' | 'fails' | 'stays'>[] = [
  { upTo: 2, result: 'all' },
  { upTo: 4, result: 'half' },
  { upTo: 10, result: 'fails' },
  { upTo: 12, result: 'stays' },
];

/** Whoever reaches for the ruby (ADV-HAZ-35). */
export const STATUE_TABLE: readonly TableRow<'curse' | 'animates' | 'transforms' | 'taken'>[] = [
  { upTo: 2, result: 'curse' },
  { upTo: 6, result: 'animates' },
  { upTo: 11, result: 'transforms' },
  { upTo: 12, result: 'taken' },
];

/** Whoever breathes the spores (ADV-HAZ-55). */
export const MOULD_TABLE: readonly TableRow<'deadly' | 'poison' | 'irritation' | 'nothing'>[] = [
  { upTo: 1, result: 'deadly' },
  { upTo: 6, result: 'poison' },
  { upTo: 10, result: 'irritation' },
  { upTo: 12, result: 'nothing' },
];

/** What kind the mushrooms of a room are (ADV-HAZ-58). */
export const MUSHROOM_TABLE: readonly TableRow<MushroomKind>[] = [
  { upTo: 2, result: 'poison' },
  { upTo: 4, result: 'sleep' },
  { upTo: 6, result: 'spots' },
  { upTo: 8, result: 'strength' },
  { upTo: 10, result: 'speed' },
  { upTo: 12, result: 'healing' },
];

/** What a drink does (ADV-HAZ-70). */
export const FOUNTAIN_TABLE: readonly TableRow<'poison' | 'sleep' | 'luck' | 'healing'>[] = [
  { upTo: 1, result: 'poison' },
  { upTo: 4, result: 'sleep' },
  { upTo: 8, result: 'luck' },
  { upTo: 12, result: 'healing' },
];

/** What the circle does to whoever steps in (ADV-HAZ-72). */
export const CIRCLE_TABLE: readonly TableRow<CircleResult>[] = [
  { upTo: 1, result: 'curse' },
  { upTo: 2, result: 'conjuring' },
  { upTo: 6, result: 'nothing' },
  { upTo: 9, result: 'power' },
  { upTo: 11, result: 'healing' },
  { upTo: 12, result: 'destiny' },
];

/** What is under a trapdoor (ADV-HAZ-75). */
export const TRAPDOOR_TABLE: readonly TableRow<Underneath>[] = [
  { upTo: 1, result: 'trap' },
  { upTo: 3, result: 'room' },
  { upTo: 6, result: 'crypt' },
  { upTo: 9, result: 'labyrinth' },
  { upTo: 12, result: 'stairs' },
];

/** What a crypt holds (ADV-HAZ-79). */
export const CRYPT_TABLE: readonly TableRow<'spores' | 'nothing' | 'ring' | 'undead'>[] = [
  { upTo: 2, result: 'spores' },
  { upTo: 6, result: 'nothing' },
  { upTo: 11, result: 'ring' },
  { upTo: 12, result: 'undead' },
];

/** As many rats there are (ADV-HAZ-43). */
export const RATS = 60;
