/** What pointing at a place can mean on an expedition: to strike, to help up, to open, to disarm, to take, to go by the stairs. */
import { squaresOf, strikesSeen, weaponSeen } from '@oubliette/advanced';
import type { Command, Figure, FigureId, Level, Thing, View } from '@oubliette/advanced';
import { adjacent, directionTo } from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import type { Aim } from '../../play/intention.ts';
import { doerOf } from './commands.ts';
import { doorsOf, laidOf } from './level.ts';
import { NOBODY, prototypeOf } from './prototypes.ts';

/** A square, or a door by the board's key. */
export type Place = Square | string;

type Doer = Readonly<{ view: View; level: Level; self: Figure; ground: Ground }>;

export function aimsAt(view: View, figure: FigureId, place: Place): readonly Aim<Command>[] {
  const level = view.levels[view.level];
  const self = view.figures.find(({ id }) => id === figure);
  if (level === undefined || self === undefined) return [];
  const doer = { view, level, self, ground: groundOf(level) };
  if (typeof place === 'string') return doorAims(doer, place);
  const there = figureOn(view, place);
  if (there !== undefined) return there.side === self.side ? helpAims(doer, there) : [strikeAim(doer, there)];
  const things = level.things.filter((thing) => isOn(thing, place));
  return [...things.flatMap((thing) => thingAims(doer, thing)), ...stairsAims(doer, place)];
}

export function figureOn(view: View, square: Square): Figure | undefined {
  const { layout } = view.levels[view.level]!;
  return view.figures.find((figure) => squaresOf(layout, figure).includes(square));
}

function groundOf({ layout, doors, rubble, furniture }: Level): Ground {
  return { board: laidOf(layout).board, doors, rubble, furniture };
}

function isOn(thing: Thing, square: Square): boolean {
  return thing.tag !== 'feature' && thing.square === square;
}

const BLOWS: readonly string[] = ['attack', 'shootMagic'] satisfies Command['type'][];

function strikeAim({ view, level, self }: Doer, target: Figure): Aim<Command> {
  const squares = squaresOf(level.layout, target);
  const blow = prototypeOf(view, self.id, 'attack');
  return {
    does: (command) =>
      BLOWS.includes(command.type) &&
      doerOf(command) === self.id &&
      'target' in command &&
      command.target === target.id,
    from: (square) => strikesSeen(view, self.id, square).some((at) => squares.includes(at)),
    likely:
      blow.type === 'attack'
        ? { ...blow, target: target.id, weapon: weaponSeen(view, self.id) ?? blow.weapon }
        : blow,
    cured: ['notInReach', 'outOfRange', 'notSeen'],
  };
}

/** Somebody knocked out is given a potion to drink. */
function helpAims({ self, ground }: Doer, friend: Figure): readonly Aim<Command>[] {
  if (friend.wounds > 0 || self.kind !== 'hero') return [];
  return [
    {
      does: (command) =>
        command.type === 'givePotion' && command.figure === self.id && command.target === friend.id,
      from: (square) => adjacent(ground, square, friend.square),
      likely: { type: 'givePotion', figure: self.id, target: friend.id },
      cured: ['notBeside'],
    },
  ];
}

function doorAims({ level, self, ground }: Doer, key: string): readonly Aim<Command>[] {
  const door = doorsOf(level, ground.board).find((each) => each.key === key);
  if (door === undefined) return [];
  const { a, b } = door;
  const sideFrom = (one: Square, other: Square): Direction =>
    directionTo(ground.board, one, other) as Direction;
  const isAt = (at: Square, side: Direction): boolean =>
    (at === a && side === sideFrom(a, b)) || (at === b && side === sideFrom(b, a));
  const type = door.state === 'open' ? 'closeDoor' : 'openDoor';
  const at = self.square === b ? b : a;
  return [
    {
      does: (command) =>
        command.type === type && command.figure === self.id && isAt(command.at, command.side),
      from: (square) => square === a || square === b,
      likely: { type, figure: self.id, at, side: sideFrom(at, at === a ? b : a) },
      // An open door is closed from beside it alone: people walk through it more often.
      cured: door.state === 'open' ? [] : ['notAtDoor'],
    },
  ];
}

function thingAims({ self, ground }: Doer, thing: Thing): readonly Aim<Command>[] {
  const figure = self.id;
  const isNear = (square: Square): boolean =>
    thing.tag !== 'feature' && (square === thing.square || adjacent(ground, square, thing.square));
  switch (thing.tag) {
    case 'chest':
      if (thing.state === 'closed')
        return [
          {
            does: (command) =>
              command.type === 'openChest' && command.chest === thing.id && command.figure === figure,
            from: isNear,
            likely: { type: 'openChest', figure, chest: thing.id },
            cured: ['notAtChest'],
          },
        ];
      return takeAims(figure, thing.id, isNear);
    case 'pile':
      return takeAims(figure, thing.id, isNear);
    case 'trap':
      return [
        {
          does: (command) =>
            command.type === 'disarm' && command.trap === thing.id && command.figure === figure,
          from: isNear,
          likely: { type: 'disarm', figure, trap: thing.id },
          cured: ['notAtTrap'],
        },
      ];
    case 'feature':
      return [];
  }
}

function takeAims(
  figure: FigureId,
  from: string,
  isNear: (square: Square) => boolean,
): readonly Aim<Command>[] {
  return [
    {
      does: (command) => command.type === 'take' && command.from === from && command.figure === figure,
      from: isNear,
      likely: { type: 'take', figure, from, item: NOBODY },
      cured: ['tooFar'],
    },
  ];
}

/** Stairs are meant as the way they lead from the square itself; another square of them is only walked to. */
function stairsAims({ view, self }: Doer, place: Square): readonly Aim<Command>[] {
  if (self.square !== place) return [];
  const likely = prototypeOf(view, self.id, 'stairs');
  return [
    {
      does: (command) => command.type === likely.type && doerOf(command) === self.id,
      from: (square) => square === place,
      likely,
      cured: [],
    },
  ];
}
