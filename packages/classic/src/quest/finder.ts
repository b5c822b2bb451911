/** Looks up the places and names a quest mentions, and gathers what it cannot find. */
import { directionTo, EDGE_WALL, makeSquare, parseSquare } from '@oubliette/dungeon';
import type { Board, DoorEdge, Square } from '@oubliette/dungeon';
import type { Problem } from '@oubliette/kernel';
import type { ParsedQuest } from './source.ts';
import type { QuestVocabulary } from './vocabulary.ts';

export class Finder {
  board: Board;
  readonly vocabulary: QuestVocabulary;
  readonly problems: Problem[] = [];
  readonly #source: ParsedQuest;
  readonly #doors = new Map<string, number>();
  readonly #furniture = new Map<string, number>();
  readonly #figures: Set<string>;
  readonly #captives: ReadonlySet<string>;
  readonly #named = new Set<string>();
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

  square(written: string, path: string): Square {
    const square = parseSquare(this.board, written);
    if (square !== null && (this.board.areaOf[square] ?? -1) >= 0) return square;
    this.problem(path, `there is no square ${written} on the board`, this.#bounds());
    return -1;
  }

  edge(written: string, path: string): DoorEdge | null {
    const [from = '', to = ''] = written.split('-');
    const a = this.square(from, path);
    const b = this.square(to, path);
    if (a < 0 || b < 0) return null;
    const direction = directionTo(this.board, a, b);
    if (direction >= 0 && this.board.edges[a * 4 + direction] === EDGE_WALL)
      return this.#freeEdge({ a, b }, written, path);
    this.problem(
      path,
      `there is no wall between ${from} and ${to}`,
      'a door stands in a wall between two squares that share a side',
    );
    return null;
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
    if (!goals.includes(id)) this.#unknown('goal', id, path, goals);
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
  const effects = [...source.notes, ...source.treasures].flatMap(({ then }) => then);
  const placed = effects.flatMap((effect) => ('place' in effect ? effect.place : []));
  const monsters = [...source.monsters, ...placed].flatMap(({ id }) => (id === undefined ? [] : [id]));
  return [...monsters, ...source.captives.map(({ id }) => id)];
}
