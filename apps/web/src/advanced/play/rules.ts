/** The rules about things on a square, and about unusual deeds. */
import type { Command, Level, Thing } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { placeOf, squaresOfThing } from '../board/things.ts';
import { laidOf } from './level.ts';

const FEATURES: Readonly<Record<string, string>> = {
  chasm: 'ADV-HAZ-20',
  statue: 'ADV-HAZ-35',
  rats: 'ADV-HAZ-39',
  bats: 'ADV-HAZ-46',
  mould: 'ADV-HAZ-53',
  mushrooms: 'ADV-HAZ-57',
  grate: 'ADV-HAZ-59',
  fountain: 'ADV-HAZ-69',
  magicCircle: 'ADV-HAZ-71',
  trapdoor: 'ADV-HAZ-74',
  throne: 'ADV-HAZ-83',
  stairsDown: 'ADV-STAIR-04',
};

const TRAPS: Readonly<Record<string, string>> = {
  pit: 'ADV-TRAP-09',
  portcullis: 'ADV-TRAP-12',
  poisonDart: 'ADV-TRAP-15',
  fireball: 'ADV-TRAP-16',
  crossfire: 'ADV-TRAP-18',
  gas: 'ADV-TRAP-20',
  blocks: 'ADV-TRAP-23',
  mantrap: 'ADV-TRAP-26',
  spike: 'ADV-TRAP-29',
  shock: 'ADV-TRAP-30',
  magic: 'ADV-TRAP-31',
  mindstealer: 'ADV-TRAP-33',
  guillotine: 'ADV-TRAP-35',
  alarm: 'ADV-TRAP-36',
};

const STAIRS = { out: 'ADV-STAIR-02', down: 'ADV-STAIR-04', up: 'ADV-STAIR-06' } as const;

/** The rules about what is on a square, each once; none for bare ground. */
export function rulesAt(level: Level, square: Square): readonly string[] {
  const { board } = laidOf(level.layout);
  const place = placeOf(level, board, square);
  const things = level.things.filter((thing) => squaresOfThing(thing, board).includes(square));
  const infested = FEATURES[place?.hazard?.hazard ?? ''];
  const isEverywhere = infested !== undefined && !level.things.some(isFeatureOf(place?.hazard?.hazard));
  return [
    ...new Set([
      ...things.flatMap((thing) => ruleOf(thing) ?? []),
      ...(isEverywhere ? [infested] : []),
      ...(place?.stairs == null || place.kind !== 'stairs' ? [] : [STAIRS[place.stairs]]),
    ]),
  ];
}

function isFeatureOf(hazard: string | undefined): (thing: Thing) => boolean {
  return (thing) => thing.tag === 'feature' && thing.feature === hazard;
}

function ruleOf(thing: Thing): string | null {
  switch (thing.tag) {
    case 'chest':
      return 'ADV-EXPL-13';
    case 'feature':
      return FEATURES[thing.feature] ?? null;
    case 'trap':
      return TRAPS[thing.trap] ?? null;
    case 'pile':
      return null;
  }
}

const DEEDS: Readonly<Partial<Record<Command['type'], string>>> = {
  leap: 'ADV-HAZ-22',
  cautiousLeap: 'ADV-HAZ-26',
  buildLadder: 'ADV-HAZ-31',
  crossLadder: 'ADV-HAZ-91',
  takeRuby: 'ADV-HAZ-35',
  fightBats: 'ADV-HAZ-50',
  pickMushroom: 'ADV-HAZ-57',
  eatMushroom: 'ADV-HAZ-58',
  liftGrate: 'ADV-HAZ-60',
  goDown: 'ADV-HAZ-65',
  fixRope: 'ADV-HAZ-66',
  climbUp: 'ADV-HAZ-68',
  drink: 'ADV-HAZ-70',
  openTrapdoor: 'ADV-HAZ-75',
  searchCrypt: 'ADV-HAZ-79',
  climbOut: 'ADV-TRAP-10',
  jump: 'ADV-TRAP-11',
  liftPortcullis: 'ADV-TRAP-13',
  disarm: 'ADV-SPOT-09',
  drag: 'ADV-DEATH-08',
  givePotion: 'ADV-DEATH-09',
  carry: 'ADV-DEATH-11',
  leaveDungeon: 'ADV-STAIR-02',
  takeStairs: 'ADV-STAIR-04',
};

/** The rule with its possible consequences; null for everyday deeds. */
export function ruleOfDeed({ type }: Command): string | null {
  return DEEDS[type] ?? null;
}
