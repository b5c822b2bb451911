/** Whether the pieces of a quest get in each other's way: what may not lie or stand where something else does. */
import { directionTo, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Finder } from './finder.ts';
import type { Effect, Quest, QuestMonster, QuestTrap } from './quest.ts';

/** What makes a square unfit for anything else, by square: `furniture`, `the stairs`, `a blocked square`. */
type Taken = ReadonlyMap<Square, string>;

/** A place that could not be found is in nobody's way. */
class TakenSquares extends Map<Square, string> {
  override set(square: Square, what: string): this {
    return square < 0 ? this : super.set(square, what);
  }
}

/** What the checked quest no longer says: the squares of each blocked tile, and where each door was written. */
export interface Written {
  readonly blocked: readonly (readonly Square[])[];
  /** By door index. */
  readonly doorPaths: readonly string[];
}

export function checkPlaces(quest: Quest, { blocked, doorPaths }: Written, finder: Finder): void {
  const taken = takenSquares(quest, blocked, finder);
  checkDoors(quest, doorPaths, taken, finder);
  checkTraps(quest, taken, finder);
  checkFigures(quest, taken, finder);
  checkStart(quest, taken, finder);
  checkEffects(quest, taken, finder);
}

function takenSquares(quest: Quest, blocked: readonly (readonly Square[])[], finder: Finder): Taken {
  const taken = new TakenSquares(quest.stairs.map((square) => [square, 'the stairs']));
  quest.furniture.forEach(({ kind, squares }, i) => {
    if (squares.some((square) => taken.get(square) === 'the stairs'))
      finder.problem(`furniture[${i}].at`, `the ${kind} covers the stairs`, 'move it to free squares');
    for (const square of squares) taken.set(square, 'furniture');
  });
  blocked.forEach((squares, i) => {
    if (!isTile(quest, squares))
      finder.problem(
        `blocked[${i}]`,
        'a tile blocks one square, or two side by side',
        'write it as several tiles',
      );
    for (const square of squares) {
      const under = taken.get(square);
      if (under !== undefined)
        finder.problem(
          `blocked[${i}]`,
          `${makeSquare(quest.board, square)} is blocked, but holds ${under}`,
          'block another square',
        );
      taken.set(square, 'a blocked square');
    }
  });
  return taken;
}

/** Single or double (CLS-OBS-04). */
function isTile({ board }: Quest, squares: readonly Square[]): boolean {
  if (squares.includes(-1)) return true;
  const [one, other, ...more] = squares;
  return other === undefined || (more.length === 0 && directionTo(board, one!, other) >= 0);
}

/** A door leads somewhere: one can stand on either side of it. */
function checkDoors(quest: Quest, paths: readonly string[], taken: Taken, finder: Finder): void {
  quest.board.doors.forEach(({ a, b }, door) => {
    for (const square of [a, b]) {
      const inTheWay = taken.get(square);
      if (inTheWay === undefined || inTheWay === 'the stairs' || isShiftedFrom(quest, square)) continue;
      const name = `${makeSquare(quest.board, a)}-${makeSquare(quest.board, b)}`;
      finder.problem(
        paths[door]!,
        `the door ${name} leads nowhere: ${inTheWay} is in the way at ${makeSquare(quest.board, square)}`,
        inTheWay === 'furniture'
          ? 'free the square, move the door, or let a note `shift` the piece'
          : 'free the square, or move the door',
      );
    }
  });
}

/** Whether a note takes the piece away that stands there: it may hide a door. */
function isShiftedFrom(quest: Quest, square: Square): boolean {
  return everyEffect(quest).some(
    ({ effect }) =>
      effect.tag === 'shift' &&
      quest.furniture[effect.piece]?.squares.includes(square) === true &&
      !effect.to.includes(square),
  );
}

function checkTraps(quest: Quest, taken: Taken, finder: Finder): void {
  const trapped = new Set<Square>();
  const chests = new Set<number>();
  quest.traps.forEach((trap, i) => {
    const path = `traps[${i}]`;
    if (trap.kind === 'chest') return checkChest(quest, trap, chests, finder, path);
    for (const square of trap.squares) {
      if (taken.has(square))
        finder.problem(
          `${path}.at`,
          `the ${trap.kind} lies under ${taken.get(square)!}`,
          'move it to a free square',
        );
      else if (square >= 0 && trapped.has(square))
        finder.problem(
          `${path}.at`,
          `there are two traps at ${makeSquare(quest.board, square)}`,
          'move one of the two',
        );
      trapped.add(square);
    }
    if (trap.kind === 'pit' && !inLine(quest, trap.squares))
      finder.problem(
        `${path}.at`,
        'the squares of the pit are not in one line',
        'write them side by side, or as several pits',
      );
    if (trap.kind === 'rockfall' && taken.has(trap.falls))
      finder.problem(
        `${path}.falls`,
        `the rocks fall on ${taken.get(trap.falls)!}`,
        'let them fall on a free square',
      );
  });
}

function checkChest(
  quest: Quest,
  trap: QuestTrap & { kind: 'chest' },
  chests: Set<number>,
  finder: Finder,
  path: string,
): void {
  const { chest } = trap;
  const kind = quest.furniture[chest]?.kind ?? 'treasureChest';
  if (kind !== 'treasureChest')
    finder.problem(`${path}.chest`, `a ${kind} is not a chest`, 'name a treasureChest');
  if (chest >= 0 && chests.has(chest))
    finder.problem(`${path}.chest`, 'this chest has two traps', 'take one of them out');
  chests.add(chest);
}

/** A pit of several squares is one jump (CLS-TRP-15). */
function inLine(quest: Quest, squares: readonly Square[]): boolean {
  if (squares.includes(-1)) return true;
  const ways = squares.slice(1).map((square, i) => directionTo(quest.board, squares[i]!, square));
  return ways.every((way) => way >= 0 && way === ways[0]);
}

/** Figures stand on free squares, never on the stairs (CLS-STA-08) and no two on one (CLS-BRD-04). */
function checkFigures(quest: Quest, taken: Taken, finder: Finder): void {
  const standing = new TakenSquares();
  const figures = [
    ...quest.monsters.map(({ square, kind }, i) => ({ square, what: kind, path: `monsters[${i}].at` })),
    ...quest.captives.map(({ square, id }, i) => ({ square, what: id, path: `captives[${i}].at` })),
  ];
  for (const { square, what, path } of figures) {
    const other = standing.get(square);
    if (taken.has(square)) standsOn(taken.get(square)!, what, path, finder);
    else if (other !== undefined)
      finder.problem(path, `the ${what} shares a square with the ${other}`, 'move one of the two');
    standing.set(square, what);
  }
  quest.monsters.forEach((monster, i) => checkVanishing(monster, taken, finder, `monsters[${i}]`));
}

function standsOn(what: string, figure: string, path: string, finder: Finder): void {
  finder.problem(path, `the ${figure} stands on ${what}`, 'move it to a free square');
}

function checkVanishing(monster: QuestMonster, taken: Taken, finder: Finder, path: string): void {
  monster.powers.forEach((power, i) => {
    if (power.tag === 'vanish' && taken.has(power.to))
      finder.problem(
        `${path}.powers[${i}].vanishTo`,
        `the ${monster.kind} would appear on ${taken.get(power.to)!}`,
        'name a free square',
      );
  });
}

/** Somebody must find room to start (CLS-STA-02, CLS-STA-03), and the way out must be free (CLS-END-02). */
function checkStart(quest: Quest, taken: Taken, finder: Finder): void {
  const squares = quest.startSquares.flat();
  const isToldOf = finder.unfinished.some(({ path }) => path === 'quest.start');
  if (squares.length === 0 && finder.problems.length === 0 && !isToldOf)
    finder.lack(
      'start',
      'no hero finds room to start',
      'leave four squares free of monsters, furniture and rubble',
    );
  const twice = squares.find((square, i) => square >= 0 && squares.indexOf(square) < i);
  if (twice !== undefined)
    finder.problem(
      'start.squares',
      `${makeSquare(quest.board, twice)} is named twice`,
      'name each square once',
    );
  quest.exit.forEach((square, i) => {
    const under = taken.get(square);
    if (under !== undefined && !quest.stairs.includes(square))
      finder.problem(`exit[${i}]`, `the way out is under ${under}`, 'name a free square');
  });
}

function checkEffects(quest: Quest, taken: Taken, finder: Finder): void {
  for (const { effect, path } of everyEffect(quest)) {
    if (effect.tag === 'place')
      effect.monsters.forEach((monster, i) => {
        if (taken.has(monster.square))
          standsOn(taken.get(monster.square)!, monster.kind, `${path}.place[${i}].at`, finder);
        checkVanishing(monster, taken, finder, `${path}.place[${i}]`);
      });
    if (
      effect.tag === 'move' &&
      effect.to.some((square) => taken.has(square) && taken.get(square) !== 'the stairs')
    )
      finder.problem(
        `${path}.to`,
        'somebody would be moved onto furniture or a blocked square',
        'name free squares',
      );
    if (effect.tag === 'shift') checkShift(quest, effect, taken, finder, path);
    if (effect.tag === 'ask' && !isLast(quest, path))
      finder.problem(
        path,
        'what stands after a question never happens',
        'put it before the question, or under its choices',
      );
    if (effect.tag === 'block' && effect.squares.some((square) => taken.get(square) === 'the stairs'))
      finder.problem(`${path}.block`, 'the stairs would be blocked', 'block other squares');
  }
}

/** Nothing follows a question but what follows its answers. */
function isLast(quest: Quest, path: string): boolean {
  const [, list, index, at] = /^(notes|treasures)\[(\d+)\]\.then\[(\d+)\]$/.exec(path) ?? [];
  if (list === undefined) return true;
  return quest[list as 'notes' | 'treasures'][Number(index)]!.then.length === Number(at) + 1;
}

/** A piece goes to free squares of the room it stands in; a chest keeps its trap where it is. */
function checkShift(
  quest: Quest,
  { piece, to }: Extract<Effect, { tag: 'shift' }>,
  taken: Taken,
  finder: Finder,
  path: string,
): void {
  const stands = quest.furniture[piece];
  if (stands === undefined || to.length === 0 || stands.squares.length === 0) return;
  if (quest.board.areaOf[to[0]!] !== quest.board.areaOf[stands.squares[0]!])
    finder.problem(`${path}.to`, `the ${stands.kind} would leave its room`, 'shift it within the room');
  const under = to.find((square) => taken.has(square) && !stands.squares.includes(square));
  if (under !== undefined)
    finder.problem(
      `${path}.to`,
      `the ${stands.kind} would stand on ${taken.get(under)!} at ${makeSquare(quest.board, under)}`,
      'shift it to free squares',
    );
  const trapped = quest.traps.find(
    (trap) => trap.kind !== 'chest' && trap.squares.some((at) => to.includes(at)),
  );
  if (trapped !== undefined)
    finder.problem(
      `${path}.to`,
      `the ${stands.kind} would stand on a ${trapped.kind}`,
      'shift it to free squares',
    );
  if (quest.traps.some((trap) => trap.kind === 'chest' && trap.chest === piece))
    finder.problem(`${path}.shift`, 'a chest with a trap stays where it is', 'shift another piece');
}

/** Every effect of notes and treasures, with its place in the file; those that follow an answer too. */
export function everyEffect(quest: Pick<Quest, 'notes' | 'treasures'>): { effect: Effect; path: string }[] {
  return [
    ...quest.notes.map(({ then }, i) => ({ then, path: `notes[${i}]` })),
    ...quest.treasures.map(({ then }, i) => ({ then, path: `treasures[${i}]` })),
  ].flatMap(({ then, path }) => effectsIn(then, path));
}

/** A list of effects and all that may follow from its questions. */
export function effectsIn(then: readonly Effect[], path: string): { effect: Effect; path: string }[] {
  return then.flatMap((effect, i) => {
    const at = `${path}.then[${i}]`;
    const answers = effect.tag === 'ask' ? effect.choices : [];
    return [
      { effect, path: at },
      ...answers.flatMap((choice, j) => effectsIn(choice.then, `${at}.choices[${j}]`)),
    ];
  });
}
