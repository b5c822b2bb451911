/** Looks up the places and names a quest mentions, and gathers what it cannot find. */
import { directionTo, EDGE_OPEN, EDGE_WALL, makeSquare, neighbour, parseSquare } from '@oubliette/dungeon';
import type { Board, Direction, DoorEdge, Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import { properName } from '../content/names.ts';
import type { Text } from '../content/names.ts';
import { footprintOf } from './board.ts';
import { inBoth, titleInBoth } from './language.ts';
import type { WrittenText } from './language.ts';
import type { OuterDoor } from './quest.ts';
import type { ParsedEffect, ParsedQuest } from './source.ts';
import type { QuestVocabulary } from './vocabulary.ts';

const LANGUAGES = { en: 'English', fr: 'French' } as const;

/** By direction. */
const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

export class Finder {
  board: Board;
  readonly vocabulary: QuestVocabulary;
  readonly problems: Problem[] = [];
  /** What a draft still lacks. */
  readonly unfinished: Problem[] = [];
  #questions = 0;
  readonly #source: ParsedQuest;
  readonly #doors = new Map<string, number>();
  readonly #furniture = new Map<string, number>();
  readonly #figures: Set<string>;
  readonly #captives: ReadonlySet<string>;
  readonly #named = new Set<string>();
  readonly #counters = new Set<string>();
  readonly #edges = new Set<string>();
  readonly #elsewhere: ReadonlySet<string>;

  /** `elsewhere`: ids nobody is to miss, though they may stand in a part of the file that cannot be read. */
  constructor(
    source: ParsedQuest,
    board: Board,
    vocabulary: QuestVocabulary,
    elsewhere: ReadonlySet<string> = new Set(),
  ) {
    this.#source = source;
    this.#elsewhere = elsewhere;
    this.vocabulary = vocabulary;
    this.board = board;
    this.#figures = new Set(figureIds(source));
    this.#captives = new Set(source.captives.map(({ id }) => id));
  }

  problem(path: string, message: string, remedy: string): void {
    this.problems.push({ path: `quest.${path}`, message, remedy });
  }

  /** Something that is not there yet: a draft may do without it. */
  lack(path: string, message: string, remedy: string): void {
    const list = this.#source.draft === true ? this.unfinished : this.problems;
    list.push({ path: `quest.${path}`, message, remedy });
  }

  /** In both languages; where the quest is written in one, the other says so. */
  text(written: WrittenText, path: string): Text {
    return inBoth(this.#given(written, path));
  }

  title(written: WrittenText, path: string): Text {
    return titleInBoth(this.#given(written, path));
  }

  /** A name is the same in both, unless it is given in both. */
  name({ gender, ...written }: WrittenText & { readonly gender: 'm' | 'f' }, path: string): Noun {
    const { en, fr } = this.#given(written, path);
    return properName(en ?? fr!, gender, fr ?? en!);
  }

  #given({ en, fr }: WrittenText, path: string): WrittenText {
    const { language } = this.#source;
    for (const [key, given] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      if (given !== undefined || (language !== undefined && language !== key)) continue;
      const other = key === 'en' ? 'fr' : 'en';
      this.problem(
        `${path}.${key}`,
        'this is missing',
        language === undefined
          ? `add the ${LANGUAGES[key]} text, or write \`language: ${other}\` if the quest is in ${LANGUAGES[other]} alone`
          : `the quest is written in ${LANGUAGES[key]}: add it`,
      );
    }
    return en === undefined && fr === undefined ? { en: '?', fr: '?' } : { en, fr };
  }

  /** Each question of the quest has its own number. */
  nextQuestion(): number {
    this.#questions += 1;
    return this.#questions - 1;
  }

  counter(id: string, path: string): string {
    const counters = this.#source.counters.map((counter) => counter.id);
    if (!counters.includes(id)) this.#unknown('counter', id, path, counters);
    return id;
  }

  /** A door in the outer wall: `A9-west`. */
  outerDoor(written: string, path: string): Pick<OuterDoor, 'square' | 'direction'> {
    const [at = '', side = ''] = written.split('-');
    const square = this.square(at, path);
    const direction = SIDES.indexOf(side) as Direction;
    if (square >= 0) {
      const beyond = neighbour(this.board, square, direction);
      if (beyond >= 0 && this.board.areaOf[beyond]! >= 0)
        this.problem(
          path,
          `${written} does not lead off the board`,
          `beyond it is ${makeSquare(this.board, beyond)}: a door between two squares stands under \`doors\``,
        );
    }
    return { square, direction };
  }

  square(written: string, path: string): Square {
    const square = parseSquare(this.board, written);
    if (square !== null && (this.board.areaOf[square] ?? -1) >= 0) return square;
    this.problem(path, `there is no square ${written} on the board`, this.#bounds());
    return -1;
  }

  /** In a wall, or across a passage, where a door is no secret. */
  edge(written: string, path: string, secret: boolean): DoorEdge | null {
    const [from = '', to = ''] = written.split('-');
    const a = this.square(from, path);
    const b = this.square(to, path);
    if (a < 0 || b < 0) return null;
    const direction = directionTo(this.board, a, b);
    const edge = direction < 0 ? null : this.board.edges[a * 4 + direction]!;
    if (edge === EDGE_WALL) return this.#freeEdge({ a, b }, written, path);
    if (edge === EDGE_OPEN && !secret && this.#isPassage(a) && this.#isPassage(b))
      return this.#freeEdge({ a, b, across: true }, written, path);
    this.problem(
      path,
      `there is no wall between ${from} and ${to}`,
      secret
        ? 'a secret door stands in a wall between two squares that share a side'
        : 'a door stands between two squares that share a side, in a wall or across a passage',
    );
    return null;
  }

  #isPassage(square: Square): boolean {
    return this.board.areas[this.board.areaOf[square]!]?.kind === 'passage';
  }

  #freeEdge(edge: DoorEdge, written: string, path: string): DoorEdge | null {
    const key = `${Math.min(edge.a, edge.b)}-${Math.max(edge.a, edge.b)}`;
    if (!this.#edges.has(key)) {
      this.#edges.add(key);
      return edge;
    }
    this.problem(path, `two doors stand at ${written}`, 'take one of them out');
    return null;
  }

  #bounds(): string {
    const { width, height } = this.board;
    return `squares run from A1 to ${makeSquare(this.board, width * height - 1)}, where the map is not solid rock`;
  }

  area(written: string, path: string): number {
    const found = this.board.areas.findIndex(({ id }) => id === written);
    if (found >= 0) return found;
    const known = this.board.areas.map(({ id }) => id).join(', ');
    this.problem(path, `there is no room or passage "${written}" on the board`, `the board has ${known}`);
    return -1;
  }

  isArea(written: string): boolean {
    return this.board.areas.some(({ id }) => id === written);
  }

  nameDoor(id: string | null, index: number, path: string): void {
    this.#name(this.#doors, id, index, path);
  }

  nameFurniture(id: string | null, index: number, path: string): void {
    this.#name(this.#furniture, id, index, path);
  }

  nameCounter(id: string, path: string): void {
    if (this.#counters.has(id)) this.problem(path, `two counters are called "${id}"`, 'give each its own id');
    this.#counters.add(id);
  }

  nameFigure(id: string, path: string): void {
    if (this.#named.has(id)) this.problem(path, `two figures are called "${id}"`, 'give each its own id');
    this.#named.add(id);
  }

  door(id: string, path: string): number {
    return this.#find(this.#doors, 'door', id, path);
  }

  furniture(id: string, path: string): number {
    return this.#find(this.#furniture, 'piece of furniture', id, path);
  }

  /** The squares a piece of furniture covers from its upper left one; none where it does not lie in one room there. */
  footprint(piece: number, at: Square, turned: boolean, path: string): Square[] {
    const { kind } = this.#source.furniture[piece]!;
    const squares = footprintOf(this.board, kind, at, turned);
    if (squares !== null) return squares;
    this.problem(
      path,
      `the ${kind} does not fit at ${makeSquare(this.board, at)}`,
      'move it, or turn it, so that it lies in one room',
    );
    return [];
  }

  figure(id: string, path: string): string {
    if (!this.#figures.has(id)) this.#unknown('figure', id, path, [...this.#figures]);
    return id;
  }

  captive(id: string, path: string): string {
    if (!this.#captives.has(id)) this.#unknown('captive', id, path, [...this.#captives]);
    return id;
  }

  goal(id: string, path: string): string {
    const goals = this.#source.goals.map((goal) => goal.id);
    if (goals.length > 0 && !goals.includes(id)) this.#unknown('goal', id, path, goals);
    return id;
  }

  #name(names: Map<string, number>, id: string | null, index: number, path: string): void {
    if (id === null) return;
    if (names.has(id)) this.problem(path, `the id "${id}" is used twice`, 'give each its own id');
    names.set(id, index);
  }

  #find(names: Map<string, number>, what: string, id: string, path: string): number {
    const found = names.get(id);
    if (found === undefined) this.#unknown(what, id, path, [...names.keys()]);
    return found ?? -1;
  }

  #unknown(what: string, id: string, path: string, known: readonly string[]): void {
    if (this.#elsewhere.has(id)) return;
    const remedy =
      known.length === 0 ? `no ${what} of this quest has an id` : `known here: ${known.join(', ')}`;
    this.problem(path, `no ${what} is called "${id}"`, remedy);
  }
}

/** Every id given to a monster or captive, those placed by notes included. */
function figureIds(source: ParsedQuest): string[] {
  const effects = [...source.notes, ...source.treasures].flatMap(({ then }) => then.flatMap(withAnswers));
  const placed = effects.flatMap((effect) => ('place' in effect ? effect.place : []));
  const monsters = [...source.monsters, ...placed].flatMap(({ id }) => (id === undefined ? [] : [id]));
  return [...monsters, ...source.captives.map(({ id }) => id)];
}

function withAnswers(effect: ParsedEffect): ParsedEffect[] {
  return 'ask' in effect ? [effect, ...effect.choices.flatMap(({ then }) => then)] : [effect];
}
