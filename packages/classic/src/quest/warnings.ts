/** What is odd about a quest that can be played all the same: nothing here stops a match (CLS-CMP-03). */
import { apart, makeSquare, squaresOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import { cardOf } from '../content/monsters.ts';
import type { MonsterKind } from '../content/monsters.ts';
import { FURNITURE, PIECES_IN_BOX } from '../content/pieces.ts';
import { computerWarnings } from './computers.ts';
import { everyEffect } from './places.ts';
import type { Quest, QuestMonster } from './quest.ts';
import { tellStory, walkable } from './story.ts';
import type { Story } from './story.ts';
import { farthest, goalPlaces, placeSquares } from './unreached.ts';
import { warning } from './warning.ts';

export function warnings(quest: Quest): Problem[] {
  return [
    ...boxWarnings(quest),
    ...(quest.startSquares.flat().length > 0
      ? [...startWarnings(quest), ...placeWarnings(quest), ...wayWarnings(quest)]
      : []),
    ...linkWarnings(quest),
    ...computerWarnings(quest),
  ];
}

/** More pieces than the box holds: at a real table something would have to stand in. */
function boxWarnings(quest: Quest): Problem[] {
  const found: Problem[] = [];
  const count = (path: string, what: string, used: number, held: number) => {
    if (used > held)
      found.push(
        warning(
          path,
          `${used} ${what} are used, and the box holds ${held}`,
          'do with fewer, if the quest is to be laid out on a table',
        ),
      );
  };
  for (const kind of new Set(quest.furniture.map((piece) => piece.kind)))
    count(
      'furniture',
      `pieces of the kind ${kind}`,
      quest.furniture.filter((piece) => piece.kind === kind).length,
      FURNITURE[kind].count,
    );
  const secret = quest.doors.filter((door) => door.secret).length;
  count('doors', 'doors', quest.doors.length - secret, PIECES_IN_BOX.doorClosed + PIECES_IN_BOX.doorOpen);
  count('secretDoors', 'secret doors', secret, PIECES_IN_BOX.secretDoor);
  count(
    'traps',
    'pits',
    quest.traps.flatMap((trap) => (trap.kind === 'pit' ? trap.squares : [])).length,
    PIECES_IN_BOX.pit,
  );
  count('blocked', 'single tiles of rubble', singleTiles(quest), PIECES_IN_BOX.blockedSingle);
  return [...found, ...figureWarnings(quest)];
}

/** Blocked squares and fallen rocks that are left when the double tiles are used up. */
function singleTiles(quest: Quest): number {
  const falls = quest.traps.flatMap((trap) => (trap.kind === 'rockfall' ? [trap.falls] : []));
  const fallen = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'block' ? effect.squares : []));
  const left = new Set<Square>([...squaresOf(quest.blocked), ...fallen]);
  let doubles: number = PIECES_IN_BOX.blockedDouble;
  for (const square of left) {
    const other = [square + 1, square + quest.board.width].find(
      (beside) => left.has(beside) && apart(quest.board, square, beside) === 1,
    );
    if (doubles === 0 || other === undefined) continue;
    left.delete(square);
    left.delete(other);
    doubles -= 1;
  }
  return left.size + falls.length;
}

/** Figures come back when their monsters are dead (CLS-MON-05); those of one place are on the board together. */
function figureWarnings(quest: Quest): Problem[] {
  const placed = everyEffect(quest).flatMap(({ effect, path }) =>
    effect.tag === 'place' ? [{ path, monsters: effect.monsters }] : [],
  );
  const rooms = quest.board.areas
    .map((area, i) => ({
      path: 'monsters',
      monsters: quest.monsters.filter(({ square }) => quest.board.areaOf[square] === i),
      area,
    }))
    .filter(({ area }) => area.kind === 'room');
  return [...rooms, ...placed].flatMap(({ path, monsters }) => tooMany(path, monsters, quest));
}

function tooMany(path: string, monsters: readonly QuestMonster[], quest: Quest): Problem[] {
  const kinds = new Set<MonsterKind>(monsters.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const used = monsters.filter((monster) => monster.kind === kind).length;
    const { count } = cardOf(quest.vocabulary.monsters, kind);
    if (used <= (quest.figures[kind] ?? count)) return [];
    return [
      warning(
        path,
        `${used} monsters of the kind ${kind} stand in one place, and the box holds ${count}`,
        `take another kind of the same colour for some, or write \`figures: { ${kind}: ${used} }\``,
      ),
    ];
  });
}

/** Four heroes need four squares; where there are stairs, those are their last resort (CLS-STA-02, CLS-STA-03). */
function startWarnings({ startSquares }: Quest): Problem[] {
  const room = startSquares.flat().length;
  if (room >= 4) return [];
  return [
    warning(
      'start',
      `only ${room} of four heroes find room to start`,
      'free some squares, or name more of them',
    ),
  ];
}

/** Things nobody can ever come to. */
function placeWarnings(quest: Quest): Problem[] {
  const story = tellStory(quest, { secretDoors: true, sprung: false });
  const { squares, treasures } = story;
  const so = (places: readonly Square[]) => farthest(quest, places, story);
  const at = (square: Square) => makeSquare(quest.board, square);
  return [
    ...quest.monsters.flatMap(({ kind, square }, i) =>
      squares.has(square)
        ? []
        : [
            warning(
              `monsters[${i}].at`,
              `the heroes cannot come to the ${kind} at ${at(square)}: ${so([square])}`,
              'add a door, or take it out',
            ),
          ],
    ),
    ...quest.captives.flatMap(({ id, square }, i) =>
      squares.has(square)
        ? []
        : [
            warning(
              `captives[${i}].at`,
              `the heroes cannot come to ${id} at ${at(square)}: ${so([square])}`,
              'add a door, or take them out',
            ),
          ],
    ),
    ...quest.treasures.flatMap(({ place }, i) =>
      treasures.has(i)
        ? []
        : [
            warning(
              `treasures[${i}]`,
              `the heroes cannot come to this treasure: ${so(placeSquares(quest, place))}`,
              'add a door, or take it out',
            ),
          ],
    ),
  ];
}

/** Ways that only a search finds, or that falling rocks can close for good. */
function wayWarnings(quest: Quest): Problem[] {
  const plain = tellStory(quest, { secretDoors: false, sprung: false });
  const sprung = tellStory(quest, { secretDoors: true, sprung: true });
  const found: Problem[] = [];
  quest.goals.forEach(({ id }, i) => {
    if (!plain.won && !plain.goals.has(id))
      found.push(
        warning(
          `goals[${i}]`,
          `the goal "${id}" can only be reached by a secret door`,
          'add a door, or make sure that a text hints at it',
        ),
      );
    if (!sprung.won && !sprung.goals.has(id))
      found.push(
        warning(
          `goals[${i}]`,
          `rockfalls can cut the heroes off from the goal "${id}"`,
          'leave a way round each rockfall',
        ),
      );
  });
  if (!quest.exit.some((square) => plain.squares.has(square)))
    found.push(
      warning(
        'exit',
        'the way out can only be reached by a secret door',
        'add a door, or make sure that a text hints at it',
      ),
    );
  const whole = tellStory(quest, { secretDoors: true, sprung: false });
  return [...found, ...collapseWarnings(quest, plain, whole)];
}

/** With every rock fallen, the way from each goal to the exit must still be open; by secret doors where only those lead to it. */
function collapseWarnings(quest: Quest, plain: Story, whole: Story): Problem[] {
  const falls = quest.traps.flatMap((trap) => (trap.kind === 'rockfall' ? [trap.falls] : []));
  const blocks = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'block' ? effect.squares : []));
  const fallen = [...falls, ...blocks];
  if (fallen.length === 0) return [];
  const wayOut = (secretDoors: boolean) =>
    walkable(quest, quest.exit, {
      usable: quest.doors.map(({ secret }) => secretDoors || !secret),
      fallen,
      shifted: whole.shifted,
    });
  const [openly, secretly] = [wayOut(false), wayOut(true)];
  return quest.goals.flatMap(({ id }, i) => {
    const isOpen = plain.won || plain.goals.has(id);
    const [story, out] = isOpen ? [plain, openly] : [whole, secretly];
    const places = goalPlaces(quest, id, story).filter(
      (square) => story.squares.has(square) && !fallen.includes(square),
    );
    if (places.length === 0 || places.some((square) => out.has(square))) return [];
    return [
      warning(
        `goals[${i}]`,
        `falling rocks can close every way out from the goal "${id}"`,
        'leave one way open, or block fewer squares',
      ),
    ];
  });
}

/** Things begun and never taken up again. */
function linkWarnings(quest: Quest): Problem[] {
  const effects = everyEffect(quest);
  const listened = new Set(quest.notes.flatMap(({ when }) => (when.tag === 'timer' ? [when.timer] : [])));
  const watched = new Set(
    quest.notes.flatMap(({ when, if: condition }) => [
      ...(when.tag === 'counter' ? [when.counter] : []),
      ...Object.keys({ ...condition.atLeast, ...condition.lessThan }),
    ]),
  );
  const asked = new Set(quest.notes.flatMap((note) => [note.if.flag, note.if.noFlag]));
  const joined = new Set(effects.flatMap(({ effect }) => (effect.tag === 'join' ? [effect.captive] : [])));
  const opened = new Set(effects.flatMap(({ effect }) => (effect.tag === 'open' ? [effect.door] : [])));
  const given = new Set<string>();
  const found: Problem[] = [];
  for (const { effect, path } of effects) {
    if (effect.tag === 'timer' && !listened.has(effect.timer))
      found.push(
        warning(
          `${path}.timer`,
          `nothing happens when the timer "${effect.timer}" runs out`,
          `add a note with \`when: { timer: ${effect.timer} }\``,
        ),
      );
    if (effect.tag === 'flag' && !asked.has(effect.flag))
      found.push(
        warning(
          `${path}.flag`,
          `no note asks for the flag "${effect.flag}"`,
          `add \`if: { flag: ${effect.flag} }\` to a note, or take the flag out`,
        ),
      );
    if (effect.tag !== 'giveQuestTreasure') continue;
    if (given.has(effect.treasure))
      found.push(
        warning(
          `${path}.give`,
          `the ${effect.treasure} is given twice, and there is only one`,
          'give something else',
        ),
      );
    given.add(effect.treasure);
  }
  quest.counters.forEach(({ id, text }, i) => {
    if (text === null && !watched.has(id))
      found.push(
        warning(
          `counters[${i}]`,
          `nothing comes of the counter "${id}"`,
          'let a note ask for it, or give it a text that everybody sees',
        ),
      );
  });
  quest.captives.forEach(({ id }, i) => {
    if (!joined.has(id))
      found.push(
        warning(
          `captives[${i}]`,
          `${id} never joins the heroes`,
          `add \`join: ${id}\` to the effects of a note`,
        ),
      );
  });
  quest.doors.forEach(({ id, locked }, door) => {
    if (!locked || opened.has(door)) return;
    const { a, b } = quest.board.doors[door]!;
    const name = id ?? `${makeSquare(quest.board, a)}-${makeSquare(quest.board, b)}`;
    found.push(
      warning(
        'doors',
        `the door ${name} is locked and no note opens it`,
        'give it an id and open it by a note, or take `locked` out',
      ),
    );
  });
  return found;
}
