/** For tests of Advanced's computer players: a drawn table as a seat sees it, and what its player does. */
import { MASTER } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { see } from '../src/advanced/seen.ts';
import type { AdvancedPlayer, Seen } from '../src/advanced/seen.ts';
import { sensibleAdvancedHeroes } from '../src/advanced/heroes/player.ts';
import { sensibleAdvancedMaster } from '../src/advanced/master/player.ts';

const TYPES: readonly Command['type'][] = [
  'done',
  'exploreNext',
  'step',
  'jump',
  'openDoor',
  'closeDoor',
  'openChest',
  'searchWall',
  'placeSecretDoor',
  'searchRoom',
  'leaveDungeon',
  'takeStairs',
  'changeLevel',
  'chooseOrder',
  'attack',
  'reload',
  'run',
  'drag',
  'carry',
  'givePotion',
  'faceWounds',
  'faceRoll',
  'undoWounds',
  'followUp',
  'fixZone',
  'goBerserk',
  'useDevice',
  'cast',
  'aimAtSquare',
  'aimAtFigure',
  'placeMonster',
  'shiftMonster',
  'switchMonsters',
  'monstersStand',
  'playCounter',
  'playEscape',
  'holdCounters',
  'watch',
  'take',
  'drinkPotion',
  'give',
  'liftGrate',
  'openTrapdoor',
  'fixRope',
  'goDown',
  'climbUp',
];

export function movesAt(table: AdvancedTable, seat: string): Command[] {
  return TYPES.flatMap((type) => table.offered(type, seat) as Command[]);
}

export function seenAt(table: AdvancedTable, seat = 'ann'): Seen {
  return see(table.view(seat), table.world.sections);
}

/** What a seat does next, by a new player of the right side unless one is given. */
export function next(
  table: AdvancedTable,
  seat = 'ann',
  player: AdvancedPlayer = newPlayer(table, seat),
): Command {
  return player.choose({ view: table.view(seat), moves: movesAt(table, seat) });
}

export function newPlayer({ world: { sections } }: AdvancedTable, seat: string): AdvancedPlayer {
  return seat === MASTER ? sensibleAdvancedMaster({ sections }) : sensibleAdvancedHeroes({ sections });
}

/** The commands a player gives, carried out with these dice, until it is done or a roll or question comes. */
export function walkOut(table: AdvancedTable, seat: string, most = 20): Command[] {
  const player = newPlayer(table, seat);
  const given: Command[] = [];
  while (given.length < most) {
    const command = next(table, seat, player);
    given.push(command);
    if (command.type !== 'step') return given;
    table.do(command, [], seat);
  }
  return given;
}
