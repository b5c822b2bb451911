/** A quest's map as text with a legend: everything the Morcar player sees in the book. */
import {
  EDGE_OPEN,
  EDGE_WALL,
  hasSquare,
  isSquare,
  makeSquare,
  squareAt,
  squaresOf,
} from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { defineMessages, say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';
import { cardOf, MONSTERS } from '../content/monsters.ts';
import type { BoxMonster } from '../content/monsters.ts';
import { FURNITURE, FURNITURE_MARKS } from '../content/pieces.ts';
import { everyEffect } from './places.ts';
import type { Quest, QuestDoor, QuestTrap } from './quest.ts';

const TRAP_MARKS = { pit: '!p', rockfall: '!r', spear: '!s' } as const;

/** A book's own trap uses the last capital of its name: !J for a steelJaw. */
function trapMark({ kind, sort }: Exclude<QuestTrap, { kind: 'chest' }>): string {
  const letter = sort === null ? undefined : [...sort].findLast((sign) => sign !== sign.toLowerCase());
  return letter === undefined ? TRAP_MARKS[kind] : `!${letter}`;
}

/** A thing on the map: its mark, what it is, and where. */
interface Thing {
  readonly mark: string;
  readonly name: string;
  readonly square: Square;
}

export const MAP = defineMessages({
  en: {
    start: 'start',
    exit: 'exit',
    stairs: 'stairs',
    blocked: 'blocked',
    pit: 'pit',
    rockfall: 'rockfall',
    spear: 'spear',
    trappedChest: 'trapped chest',
    whereRocksFall: 'where rocks fall',
    shifted: 'where a note shifts the {piece}',
    blockedByNote: 'blocked by a note',
    placedByNote: '{monster} placed by a note',
    treasure: 'treasure',
    captive: 'captive {id}',
    door: 'door',
    lockedDoor: 'locked door',
    secretDoor: 'secret door',
    treasureIn: 'treasure in: {rooms}',
    monsters: 'monsters: {count} on the map, {placed} by notes; wandering: {wandering}',
    doorless: 'rooms without a door: {rooms}',
    draft: 'DRAFT',
  },
  fr: {
    start: 'départ',
    exit: 'issue',
    stairs: 'escalier',
    blocked: 'obstrué',
    pit: 'oubliette',
    rockfall: 'éboulis',
    spear: 'lance',
    trappedChest: 'coffre piégé',
    whereRocksFall: 'où tombent les rochers',
    shifted: 'où une note déplace le meuble ({piece})',
    blockedByNote: 'obstrué par une note',
    placedByNote: '{monster} (par une note)',
    treasure: 'trésor',
    captive: 'captif {id}',
    door: 'porte',
    lockedDoor: 'porte verrouillée',
    secretDoor: 'porte secrète',
    treasureIn: 'trésor en : {rooms}',
    monsters: 'monstres : {count} sur le plan, {placed} par des notes ; monstre errant : {wandering}',
    doorless: 'salles sans porte : {rooms}',
    draft: 'BROUILLON',
  },
});

/** The language, and names for monsters and traps the box does not have. */
export interface MapWords {
  readonly language: Language;
  readonly nameOf?: (kind: string, language: Language) => string | undefined;
}

interface Legend {
  readonly language: Language;
  readonly word: <K extends keyof typeof MAP.en>(key: K, args: ArgumentsOf<typeof MAP, K>) => string;
  readonly named: (kind: string) => string;
}

function legendIn({ language, nameOf }: MapWords): Legend {
  return {
    language,
    word: (key, args) => say(MAP, language, key, args),
    named: (kind) =>
      nameOf?.(kind, language) ??
      (Object.hasOwn(MONSTERS, kind) ? MONSTERS[kind as BoxMonster].noun[language].one : kind),
  };
}

export function drawQuest(quest: Quest, asked: MapWords = { language: 'en' }): string {
  const legend = legendIn(asked);
  const things = thingsOf(quest, legend);
  return [
    `${quest.title.en} / ${quest.title.fr}`,
    ...creditsOf(quest, legend),
    '',
    ...mapOf(quest, things),
    '',
    ...legendOf(quest, things, legend),
  ].join('\n');
}

/** The author, the source, and whether it is a draft, as far as the quest says. */
function creditsOf({ author, source, draft }: Quest, { word }: Legend): string[] {
  const credits = [author, source].filter((line) => line !== null).join(' · ');
  return [...(credits === '' ? [] : [credits]), ...(draft ? [word('draft', {})] : [])];
}

/** A square shows the last of its things. */
function thingsOf(quest: Quest, { language, word, named }: Legend): Thing[] {
  const things: Thing[] = [];
  const pieceAt = (piece: number): string => FURNITURE[quest.furniture[piece]!.kind].noun[language].one;
  const markOf = (kind: string): string => cardOf(quest.vocabulary.monsters, kind).mark[language];
  const add = (mark: string, name: string, squares: readonly Square[]) =>
    things.push(...squares.map((square) => ({ mark, name, square })));
  if (quest.entrance.length === 0) add('st', word('start', {}), quest.startSquares.flat());
  add(
    'XX',
    word('exit', {}),
    quest.exit.filter((square) => !quest.stairs.includes(square)),
  );
  add('##', word('stairs', {}), quest.stairs);
  add('██', word('blocked', {}), squaresOf(quest.blocked));
  for (const { kind, squares } of quest.furniture)
    add(FURNITURE_MARKS[kind], FURNITURE[kind].noun[language].one, squares);
  for (const trap of quest.traps) {
    if (trap.kind === 'chest') add('!$', word('trappedChest', {}), trap.squares);
    else add(trapMark(trap), trap.sort === null ? word(trap.kind, {}) : named(trap.sort), trap.squares);
    if (trap.kind === 'rockfall' && trap.falls !== trap.squares[0])
      add('!v', word('whereRocksFall', {}), [trap.falls]);
  }
  for (const { effect } of everyEffect(quest)) {
    if (effect.tag === 'shift') add('=>', word('shifted', { piece: pieceAt(effect.piece) }), effect.to);
    if (effect.tag === 'block') add('::', word('blockedByNote', {}), effect.squares);
    if (effect.tag === 'place')
      for (const { kind, square } of effect.monsters)
        add(`+${markOf(kind)[0]!.toLowerCase()}`, word('placedByNote', { monster: named(kind) }), [square]);
  }
  for (const { place } of quest.treasures)
    if ('square' in place) add('$ ', word('treasure', {}), [place.square]);
  for (const { id, square } of quest.captives) add('@@', word('captive', { id }), [square]);
  for (const { id, kind, square } of quest.monsters)
    add(markOf(kind), id === null ? named(kind) : `${named(kind)} (${id})`, [square]);
  return things;
}

function mapOf(quest: Quest, things: readonly Thing[]): string[] {
  const { board } = quest;
  const marks = new Map(things.map(({ square, mark }) => [square, mark]));
  const rooms = board.areas.filter(({ kind }) => kind === 'room');
  const labels = new Map(rooms.map(({ id, squares }) => [squares.find((square) => !marks.has(square)), id]));
  const columns = Array.from({ length: board.width }, (_, x) =>
    makeSquare(board, x).replace('1', '').padEnd(3),
  );
  const lines = [`    ${columns.join('')}`.trimEnd()];
  for (let y = 0; y <= board.height; y += 1) {
    lines.push(`   ${row(y, true)}`.trimEnd());
    if (y < board.height) lines.push(`${String(y + 1).padStart(2)} ${row(y, false)}`.trimEnd());
  }
  return lines;

  function row(y: number, edges: boolean): string {
    let line = '';
    for (let x = 0; x <= board.width; x += 1) {
      if (edges)
        line +=
          corner(x, y) +
          (x < board.width ? between(squareAt(board, x, y - 1), squareAt(board, x, y), '─').repeat(2) : '');
      else
        line +=
          between(squareAt(board, x - 1, y), squareAt(board, x, y), '│') +
          (x < board.width ? cell(squareAt(board, x, y)) : '');
    }
    return line;
  }

  function cell(square: Square): string {
    if (!isSquare(board, square)) return '  ';
    const area = board.areas[board.areaOf[square]!]!;
    return (
      marks.get(square) ?? labels.get(square)?.padEnd(2).slice(-2) ?? (area.kind === 'room' ? '  ' : ' ·')
    );
  }

  /** The edge between two neighbouring squares; either may be off the board. */
  function between(a: Square, b: Square, wall: string): string {
    const [real, other] = isSquare(board, a) ? [a, b] : [b, a];
    if (!isSquare(board, real)) return ' ';
    const direction = wall === '│' ? (real === a ? 1 : 3) : real === a ? 2 : 0;
    const edge = board.edges[real * 4 + direction]!;
    if (quest.outerDoors.some((door) => door.square === real && door.direction === direction)) return '▒';
    if (edge === EDGE_WALL || !isSquare(board, other)) return wall;
    return edge === EDGE_OPEN ? ' ' : doorMark(quest.doors[edge]!);
  }

  function corner(x: number, y: number): string {
    const square = (dx: number, dy: number) => squareAt(board, x + dx, y + dy);
    const [nw, ne, sw, se] = [square(-1, -1), square(0, -1), square(-1, 0), square(0, 0)];
    const up = between(nw, ne, '│') !== ' ' ? 1 : 0;
    const right = between(ne, se, '─') !== ' ' ? 2 : 0;
    const down = between(sw, se, '│') !== ' ' ? 4 : 0;
    const left = between(nw, sw, '─') !== ' ' ? 8 : 0;
    return CORNERS[up + right + down + left]!;
  }
}

/** By the walls that meet: 1 above, 2 to the right, 4 below, 8 to the left. */
const CORNERS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

function doorMark({ secret, locked }: QuestDoor): string {
  if (secret) return '?';
  return locked ? '▓' : '▒';
}

function legendOf(quest: Quest, things: readonly Thing[], { language, word, named }: Legend): string[] {
  const lines = [`▒ ${word('door', {})}   ▓ ${word('lockedDoor', {})}   ? ${word('secretDoor', {})}`];
  const names = new Set(things.map(({ name }) => name));
  for (const name of names) {
    const same = things.filter((thing) => thing.name === name);
    lines.push(
      `${same[0]!.mark} ${name} (${same.length})${language === 'fr' ? '\u00a0:' : ':'} ${same.map(({ square }) => makeSquare(quest.board, square)).join(' ')}`,
    );
  }
  const hoards = quest.treasures.flatMap(({ place }) =>
    'area' in place ? [quest.board.areas[place.area]!.id] : [],
  );
  if (hoards.length > 0) lines.push(word('treasureIn', { rooms: hoards.join(' ') }));
  const placed = everyEffect(quest).reduce(
    (sum, { effect }) => sum + (effect.tag === 'place' ? effect.monsters.length : 0),
    0,
  );
  lines.push(word('monsters', { count: quest.monsters.length, placed, wandering: named(quest.wandering) }));
  const unused = quest.board.areas.filter(
    ({ kind, squares }) => kind === 'room' && !squares.some((square) => doorBeside(quest, square)),
  );
  if (unused.length > 0) lines.push(word('doorless', { rooms: unused.map(({ id }) => id).join(' ') }));
  return lines;
}

function doorBeside({ board, blocked }: Quest, square: Square): boolean {
  return !hasSquare(blocked, square) && board.doors.some(({ a, b }) => a === square || b === square);
}
