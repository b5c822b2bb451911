/** The rules about things on a square, and about unusual deeds. */
import { hazardRow, isRoomDeed, ROOM_DEEDS } from '@oubliette/advanced';
import type { Command, Level, Thing } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { placeOf, squaresOfThing } from '../board/things.ts';
import { laidOf } from './level.ts';

/** None for strangers and monsters: their figures say what they are. */
function featureRule(feature: string): string | null {
  if (feature === 'stairsDown') return 'ADV-STAIR-04';
  const row = hazardRow(feature);
  const isSeen = row?.strewn !== undefined || row?.stands?.look !== undefined;
  return isSeen ? row.rules.at(-1)! : null;
}

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
  const hazard = place?.hazard?.hazard ?? '';
  const infested = featureRule(hazard);
  const isEverywhere = infested !== null && !level.things.some(isFeatureOf(hazard));
  return [
    ...new Set([
      ...things.flatMap((thing) => ruleOf(thing) ?? []),
      ...(isEverywhere ? [infested] : []),
      ...(place?.stairs == null || place.kind !== 'stairs' ? [] : [STAIRS[place.stairs]]),
    ]),
  ];
}

function isFeatureOf(hazard: string): (thing: Thing) => boolean {
  return (thing) => thing.tag === 'feature' && thing.feature === hazard;
}

function ruleOf(thing: Thing): string | null {
  switch (thing.tag) {
    case 'chest':
      return 'ADV-EXPL-13';
    case 'feature':
      return featureRule(thing.feature);
    case 'trap':
      return TRAPS[thing.trap] ?? null;
    case 'pile':
      return null;
  }
}

const DEEDS: Readonly<Partial<Record<Command['type'], string>>> = {
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
  if (!isRoomDeed(type)) return DEEDS[type] ?? null;
  const deed = ROOM_DEEDS[type];
  return deed === 'answer' ? null : (deed.rule ?? null);
}
