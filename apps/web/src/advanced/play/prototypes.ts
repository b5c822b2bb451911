/** Example commands to ask the rules about when an action is grey, at the nearest possible target. */
import { BESTIARY, WEAPONS } from '@oubliette/advanced';
import type { Command, Figure, FigureId, Level, Sheet, Thing, View } from '@oubliette/advanced';
import { DIRECTIONS, neighbour, NORTH, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { ActionId } from './commands.ts';
import { doorsOf, laidOf } from './level.ts';

/** A figure or thing not on the board: there is nothing to ask about. */
export const NOBODY = 'nobody';

interface Asker {
  readonly view: View;
  readonly level: Level;
  readonly figure: FigureId;
  readonly self: Figure | undefined;
  readonly sheet: Sheet | undefined;
  readonly square: Square;
}

export function prototypeOf(view: View, actor: FigureId | null, action: ActionId): Command {
  const figure = actor ?? view.sheets[0]?.id ?? NOBODY;
  const self = view.figures.find(({ id }) => id === figure);
  const sheet = view.sheets.find(({ id }) => id === figure);
  const level = view.levels[view.level];
  if (level === undefined) return { type: 'done' };
  return PROTOTYPES[action]({ view, level, figure, self, sheet, square: self?.square ?? 0 });
}

const PROTOTYPES: Readonly<Record<ActionId, (asker: Asker) => Command>> = {
  move: ({ level, figure, square }) => ({ type: 'step', figure, to: freeNeighbour(level, square) }),
  attack: (asker) => {
    const foe = nearestFoe(asker.view, asker.level, asker.self);
    return {
      type: 'attack',
      figure: asker.figure,
      target: foe?.id ?? NOBODY,
      weapon: weaponFor(asker, foe),
    };
  },
  run: ({ figure }) => ({ type: 'run', figure }),
  open: ({ level, figure, square }) => nearestToOpen(level, figure, square),
  search: ({ view, level, figure, square }) =>
    placeAt(level, square)?.kind === 'room' && view.solo === null
      ? { type: 'searchRoom', figure }
      : { type: 'searchWall', figure, side: NORTH },
  help: ({ view, figure }) => {
    const hurt = view.figures.find(
      ({ id, side, wounds }) => id !== figure && side === 'heroes' && wounds <= 0,
    );
    return { type: 'givePotion', figure, target: hurt?.id ?? NOBODY };
  },
  special: ({ figure }) => ({ type: 'drink', figure }),
  stairs: ({ level, figure, square }) =>
    placeAt(level, square)?.stairs === 'out'
      ? { type: 'leaveDungeon', figure }
      : { type: 'takeStairs', figure },
  cast: ({ figure, self, sheet }) => {
    const known = sheet?.spells ?? BESTIARY[self?.of ?? '']?.spells ?? [];
    return { type: 'cast', figure, spell: known[0] ?? 'flamesOfDeath' };
  },
  item: ({ figure, sheet }) => ({
    type: 'drinkPotion',
    figure,
    item: sheet?.items.find((id) => id.includes('otion')) ?? 'healingPotion',
  }),
  trap: ({ level, figure, square }) => ({
    type: 'disarm',
    figure,
    trap: nearest(level, square, level.things.filter(isTrap))?.id ?? NOBODY,
  }),
  order: () => ({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }),
  done: () => ({ type: 'done' }),
};

function isTrap({ tag }: Thing): boolean {
  return tag === 'trap';
}

function nearest<T extends { readonly square: Square }>(
  { layout }: Level,
  from: Square,
  things: readonly T[],
): T | undefined {
  return things.toSorted(
    (a, b) => stepsApart(layout, from, a.square) - stepsApart(layout, from, b.square),
  )[0];
}

function nearestFoe(view: View, level: Level, self: Figure | undefined): Figure | undefined {
  if (self === undefined) return undefined;
  return nearest(
    level,
    self.square,
    view.figures.filter(({ side }) => side !== self.side),
  );
}

/** The weapon for that enemy: a loaded bow or a throwing weapon, if it is out of arm’s reach. */
function weaponFor({ level, square, self, sheet }: Asker, foe: Figure | undefined): string {
  const own = sheet?.weapons ?? BESTIARY[self?.of ?? '']?.weapons ?? [];
  const isFar = foe !== undefined && stepsApart(level.layout, square, foe.square) > 1;
  const shot = isFar ? own.find((id) => isForShooting(id, sheet)) : undefined;
  return shot ?? own[0] ?? 'fists';
}

function isForShooting(id: string, sheet: Sheet | undefined): boolean {
  const { kind = 'melee', ammunition = null } = WEAPONS[id] ?? {};
  if (kind === 'melee') return false;
  if (ammunition === null || sheet === undefined) return true;
  return (ammunition === 'arrow' ? sheet.arrows : sheet.bolts) > 0;
}

function nearestToOpen(level: Level, figure: FigureId, from: Square): Command {
  const { board } = laidOf(level.layout);
  const doors = doorsOf(level, board)
    .filter(({ state }) => state !== 'open')
    .map(({ a, b }) => ({
      square: a,
      side: DIRECTIONS.find((direction) => neighbour(board, a, direction) === b) ?? NORTH,
    }));
  const chest = nearest(
    level,
    from,
    level.things.filter((thing) => thing.tag === 'chest' && thing.state === 'closed'),
  );
  const door = nearest(level, from, doors);
  if (door !== undefined) return { type: 'openDoor', figure, at: door.square, side: door.side };
  if (chest !== undefined) return { type: 'openChest', figure, chest: chest.id };
  return { type: 'openDoor', figure, at: from, side: NORTH };
}

function freeNeighbour({ layout }: Level, from: Square): Square {
  const { board } = laidOf(layout);
  const around = DIRECTIONS.map((direction) => neighbour(board, from, direction));
  return around.find((square) => square >= 0 && (board.areaOf[square] ?? -1) >= 0) ?? from;
}

function placeAt({ layout, places }: Level, square: Square): Level['places'][string] | undefined {
  const { board } = laidOf(layout);
  const area = board.areas[board.areaOf[square] ?? -1];
  return area === undefined ? undefined : places[area.id];
}
