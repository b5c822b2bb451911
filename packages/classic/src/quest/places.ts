/** Whether the pieces of a quest get in each other's way. */
import { directionTo, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Text } from '../content/names.ts';
import type { Finder } from './finder.ts';
import {
  FREE_SQUARE,
  MOVE_ONE,
  MOVE_TO_FREE,
  MOVE_TO_FREE_SQUARES,
  SHIFT_TO_FREE,
  TAKE_ONE_OUT,
} from './phrases.ts';
import type { Effect, Quest, QuestMonster, QuestTrap } from './quest.ts';

/** Things that make a square unfit for others. */
const IN_THE_WAY = {
  stairs: { en: 'the stairs', fr: 'l’escalier' },
  furniture: { en: 'furniture', fr: 'un meuble' },
  rubble: { en: 'a blocked square', fr: 'une case bloquée' },
} as const satisfies Readonly<Record<string, Text>>;

type Obstruction = keyof typeof IN_THE_WAY;

/** By square. */
type Taken = ReadonlyMap<Square, Obstruction>;

/** A place that could not be found is in nothing's way. */
class TakenSquares<T> extends Map<Square, T> {
  override set(square: Square, what: T): this {
    return square < 0 ? this : super.set(square, what);
  }
}

/** What the checked quest no longer has: the squares of each blocked tile, and where each door was written. */
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
  const taken = new TakenSquares<Obstruction>(quest.stairs.map((square) => [square, 'stairs']));
  quest.furniture.forEach(({ kind, squares }, i) => {
    if (squares.some((square) => taken.get(square) === 'stairs'))
      finder.problem(
        `furniture[${i}].at`,
        { en: `the ${kind} covers the stairs`, fr: `le meuble ${kind} couvre l’escalier` },
        MOVE_TO_FREE_SQUARES,
      );
    for (const square of squares) taken.set(square, 'furniture');
  });
  blocked.forEach((squares, i) => {
    if (!isTile(quest, squares))
      finder.problem(
        `blocked[${i}]`,
        {
          en: 'a tile blocks one square, or two side by side',
          fr: 'une tuile bloque une case, ou deux côte à côte',
        },
        { en: 'write it as several tiles', fr: 'écrivez-la comme plusieurs tuiles' },
      );
    for (const square of squares) {
      const under = taken.get(square);
      if (under !== undefined)
        finder.problem(
          `blocked[${i}]`,
          {
            en: `${makeSquare(quest.board, square)} is blocked, but holds ${IN_THE_WAY[under].en}`,
            fr: `${makeSquare(quest.board, square)} est bloquée, mais il y a là ${IN_THE_WAY[under].fr}`,
          },
          { en: 'block another square', fr: 'bloquez une autre case' },
        );
      taken.set(square, 'rubble');
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

/** A door leads somewhere: a figure can stand on either side of it. */
function checkDoors(quest: Quest, paths: readonly string[], taken: Taken, finder: Finder): void {
  quest.board.doors.forEach(({ a, b }, door) => {
    for (const square of [a, b]) {
      const inTheWay = taken.get(square);
      if (inTheWay === undefined || inTheWay === 'stairs' || isShiftedFrom(quest, square)) continue;
      const name = `${makeSquare(quest.board, a)}-${makeSquare(quest.board, b)}`;
      finder.problem(
        paths[door]!,
        {
          en: `the door ${name} leads nowhere: ${IN_THE_WAY[inTheWay].en} is in the way at ${makeSquare(quest.board, square)}`,
          fr: `la porte ${name} ne mène nulle part : ${IN_THE_WAY[inTheWay].fr} barre le passage en ${makeSquare(quest.board, square)}`,
        },
        inTheWay === 'furniture'
          ? {
              en: 'free the square, move the door, or let a note `shift` the piece',
              fr: 'libérez la case, déplacez la porte, ou faites pousser le meuble par une note (`shift`)',
            }
          : {
              en: 'free the square, or move the door',
              fr: 'libérez la case, ou déplacez la porte',
            },
      );
    }
  });
}

/** Whether a note moves away the piece that stands there: it may hide a door. */
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
          {
            en: `the ${trap.kind} lies under ${IN_THE_WAY[taken.get(square)!].en}`,
            fr: `le piège ${trap.kind} se trouve sous ${IN_THE_WAY[taken.get(square)!].fr}`,
          },
          { en: 'move it to a free square', fr: 'placez-le sur une case libre' },
        );
      else if (square >= 0 && trapped.has(square))
        finder.problem(
          `${path}.at`,
          {
            en: `there are two traps at ${makeSquare(quest.board, square)}`,
            fr: `il y a deux pièges en ${makeSquare(quest.board, square)}`,
          },
          MOVE_ONE,
        );
      trapped.add(square);
    }
    if (trap.kind === 'pit' && !inLine(quest, trap.squares))
      finder.problem(
        `${path}.at`,
        {
          en: 'the squares of the pit are not in one line',
          fr: 'les cases de la fosse ne sont pas alignées',
        },
        {
          en: 'write them side by side, or as several pits',
          fr: 'écrivez-les côte à côte, ou comme plusieurs fosses',
        },
      );
    if (trap.kind === 'rockfall' && taken.has(trap.falls))
      finder.problem(
        `${path}.falls`,
        {
          en: `the rocks fall on ${IN_THE_WAY[taken.get(trap.falls)!].en}`,
          fr: `les rochers tombent sur ${IN_THE_WAY[taken.get(trap.falls)!].fr}`,
        },
        {
          en: 'let them fall on a free square',
          fr: 'faites-les tomber sur une case libre',
        },
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
    finder.problem(
      `${path}.chest`,
      { en: `a ${kind} is not a chest`, fr: `un meuble ${kind} n’est pas un coffre` },
      { en: 'name a treasureChest', fr: 'nommez un treasureChest' },
    );
  if (chest >= 0 && chests.has(chest))
    finder.problem(
      `${path}.chest`,
      { en: 'this chest has two traps', fr: 'ce coffre a deux pièges' },
      TAKE_ONE_OUT,
    );
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
  const standing = new TakenSquares<string>();
  const figures = [
    ...quest.monsters.map(({ square, kind }, i) => ({ square, what: kind, path: `monsters[${i}].at` })),
    ...quest.captives.map(({ square, id }, i) => ({ square, what: id, path: `captives[${i}].at` })),
  ];
  for (const { square, what, path } of figures) {
    const other = standing.get(square);
    if (taken.has(square)) standsOn(taken.get(square)!, what, path, finder);
    else if (other !== undefined)
      finder.problem(
        path,
        {
          en: `the ${what} shares a square with the ${other}`,
          fr: `les figurines ${what} et ${other} sont sur la même case`,
        },
        { en: 'move one of the two', fr: 'déplacez l’une des deux' },
      );
    standing.set(square, what);
  }
  quest.monsters.forEach((monster, i) => checkVanishing(monster, taken, finder, `monsters[${i}]`));
}

function standsOn(what: Obstruction, figure: string, path: string, finder: Finder): void {
  finder.problem(
    path,
    {
      en: `the ${figure} stands on ${IN_THE_WAY[what].en}`,
      fr: `la figurine ${figure} se tient sur ${IN_THE_WAY[what].fr}`,
    },
    MOVE_TO_FREE,
  );
}

function checkVanishing(monster: QuestMonster, taken: Taken, finder: Finder, path: string): void {
  monster.powers.forEach((power, i) => {
    if (power.tag === 'vanish' && taken.has(power.to))
      finder.problem(
        `${path}.powers[${i}].vanishTo`,
        {
          en: `the ${monster.kind} would appear on ${IN_THE_WAY[taken.get(power.to)!].en}`,
          fr: `la figurine ${monster.kind} apparaîtrait sur ${IN_THE_WAY[taken.get(power.to)!].fr}`,
        },
        FREE_SQUARE,
      );
  });
}

/** There must be room to start (CLS-STA-02, CLS-STA-03), and the exit must be free (CLS-END-02). */
function checkStart(quest: Quest, taken: Taken, finder: Finder): void {
  const squares = quest.startSquares.flat();
  const isToldOf = finder.unfinished.some(({ path }) => path === 'quest.start');
  if (squares.length === 0 && finder.problems.length === 0 && !isToldOf)
    finder.lack(
      'start',
      { en: 'no hero finds room to start', fr: 'aucun héros ne trouve de place au départ' },
      {
        en: 'leave four squares free of monsters, furniture and rubble',
        fr: 'laissez quatre cases sans monstres, ni meubles, ni gravats',
      },
    );
  const twice = squares.find((square, i) => square >= 0 && squares.indexOf(square) < i);
  if (twice !== undefined)
    finder.problem(
      'start.squares',
      {
        en: `${makeSquare(quest.board, twice)} is named twice`,
        fr: `${makeSquare(quest.board, twice)} est nommée deux fois`,
      },
      { en: 'name each square once', fr: 'nommez chaque case une seule fois' },
    );
  quest.exit.forEach((square, i) => {
    const under = taken.get(square);
    if (under !== undefined && !quest.stairs.includes(square))
      finder.problem(
        `exit[${i}]`,
        {
          en: `the way out is under ${IN_THE_WAY[under].en}`,
          fr: `la sortie est sous ${IN_THE_WAY[under].fr}`,
        },
        FREE_SQUARE,
      );
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
      effect.to.some((square) => taken.has(square) && taken.get(square) !== 'stairs')
    )
      finder.problem(
        `${path}.to`,
        {
          en: 'somebody would be moved onto furniture or a blocked square',
          fr: 'quelqu’un serait déplacé sur un meuble ou une case bloquée',
        },
        { en: 'name free squares', fr: 'nommez des cases libres' },
      );
    if (effect.tag === 'shift') checkShift(quest, effect, taken, finder, path);
    if (effect.tag === 'ask' && !isLast(quest, path))
      finder.problem(
        path,
        {
          en: 'what stands after a question never happens',
          fr: 'ce qui suit une question n’arrive jamais',
        },
        {
          en: 'put it before the question, or under its choices',
          fr: 'mettez-le avant la question, ou sous ses réponses',
        },
      );
    if (effect.tag === 'block' && effect.squares.some((square) => taken.get(square) === 'stairs'))
      finder.problem(
        `${path}.block`,
        { en: 'the stairs would be blocked', fr: 'l’escalier serait bloqué' },
        { en: 'block other squares', fr: 'bloquez d’autres cases' },
      );
  }
}

/** Only the effects of its answers may follow a question. */
function isLast(quest: Quest, path: string): boolean {
  const [, list, index, at] = /^(notes|treasures)\[(\d+)\]\.then\[(\d+)\]$/.exec(path) ?? [];
  if (list === undefined) return true;
  return quest[list as 'notes' | 'treasures'][Number(index)]!.then.length === Number(at) + 1;
}

/** A piece moves to free squares of its own room; a chest keeps its trap where it is. */
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
    finder.problem(
      `${path}.to`,
      {
        en: `the ${stands.kind} would leave its room`,
        fr: `le meuble ${stands.kind} quitterait sa salle`,
      },
      { en: 'shift it within the room', fr: 'poussez-le à l’intérieur de la salle' },
    );
  const under = to.find((square) => taken.has(square) && !stands.squares.includes(square));
  if (under !== undefined)
    finder.problem(
      `${path}.to`,
      {
        en: `the ${stands.kind} would stand on ${IN_THE_WAY[taken.get(under)!].en} at ${makeSquare(quest.board, under)}`,
        fr: `le meuble ${stands.kind} serait sur ${IN_THE_WAY[taken.get(under)!].fr} en ${makeSquare(quest.board, under)}`,
      },
      SHIFT_TO_FREE,
    );
  const trapped = quest.traps.find(
    (trap) => trap.kind !== 'chest' && trap.squares.some((at) => to.includes(at)),
  );
  if (trapped !== undefined)
    finder.problem(
      `${path}.to`,
      {
        en: `the ${stands.kind} would stand on a ${trapped.kind}`,
        fr: `le meuble ${stands.kind} serait sur un piège (${trapped.kind})`,
      },
      SHIFT_TO_FREE,
    );
  if (quest.traps.some((trap) => trap.kind === 'chest' && trap.chest === piece))
    finder.problem(
      `${path}.shift`,
      {
        en: 'a chest with a trap stays where it is',
        fr: 'un coffre piégé reste où il est',
      },
      { en: 'shift another piece', fr: 'poussez un autre meuble' },
    );
}

/** Every effect of notes and treasures, with its place in the file, including the effects of answers. */
export function everyEffect(quest: Pick<Quest, 'notes' | 'treasures'>): { effect: Effect; path: string }[] {
  return [
    ...quest.notes.map(({ then }, i) => ({ then, path: `notes[${i}]` })),
    ...quest.treasures.map(({ then }, i) => ({ then, path: `treasures[${i}]` })),
  ].flatMap(({ then, path }) => effectsIn(then, path));
}

/** A list of effects, and all that its questions may lead to. */
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
