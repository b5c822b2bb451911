/** A seat's view as flat arrays: where to walk, who stands where. Redrawn only where the board changed. */
import type { Figure, FigureId, View } from '@oubliette/classic';
import { clearLine, diagonalNeighbours, DIRECTIONS, hasSquare, neighbour } from '@oubliette/dungeon';
import type { Board, Corners, DoorState, Ground, Square } from '@oubliette/dungeon';
import type { Ways } from './ways.ts';

/** Who holds a square. */
export const NOBODY = 0;
export const HERO = 1;
export const FOE = 2;
const CAPTIVE = 3;

/** A closed door that can be opened by hand, and the squares on either side. */
export interface ShutDoor {
  readonly key: string;
  readonly a: Square;
  readonly b: Square;
}

export class Chart {
  view!: View;
  ground!: Ground;
  width = 0;
  size = 0;
  /** By `square * 4 + direction`: the square across that edge, -1 if it cannot be crossed. */
  next = new Int16Array(0);
  /** By square: known, and free of rubble, furniture, open pits and known traps. */
  heroFloor = new Uint8Array(0);
  /** The same for monsters: they set off no traps and never step on the stairs. */
  foeFloor = new Uint8Array(0);
  pit = new Uint8Array(0);
  revealed = new Uint8Array(0);
  /** By square: which side holds it, and the figure's index in `view.figures`. */
  held = new Uint8Array(0);
  holder = new Int16Array(0);
  /** Known closed doors, except those found locked. */
  shut: readonly ShutDoor[] = [];
  /** The squares of the pit that the current figure is in. */
  lent: readonly Square[] = [];
  /** Known squares with an unknown one beyond an open edge, except squares taken up by an open pit. */
  frontier: readonly Square[] = [];
  pitFrontier: readonly Square[] = [];
  exit: readonly Square[] = [];
  /** How often the ground was drawn. */
  drawings = 0;
  /** Whether known traps count as floor. */
  #daring = false;
  #shunned: readonly Square[] = [];
  readonly #corners = new Map<Square, readonly Square[]>();
  readonly #slants = new Map<Square, readonly Square[]>();
  readonly #ways: Pick<Ways, 'shunned'>;
  #board: Board | null = null;
  #doors: readonly DoorState[] = [];
  #lockedDoors = 0;
  #trapCount = 0;
  #revealedSet: unknown = null;
  #rubble: unknown = null;
  #pits: unknown = null;
  #furniture: unknown = null;

  constructor(ways: Pick<Ways, 'shunned'>) {
    this.#ways = ways;
  }

  /** Takes in a view: the figures always, the ground only if it has changed. */
  update(view: View): void {
    this.view = view;
    if (this.#changed(view)) this.#draw(view);
    this.exit = view.exit;
    this.held.fill(NOBODY);
    this.holder.fill(-1);
    const { figures } = view;
    for (let i = 0; i < figures.length; i += 1) this.#stand(figures[i]!, i);
  }

  #stand(figure: Figure, index: number): void {
    const { side, square } = figure;
    this.held[square] = side === 'heroes' ? HERO : side === 'morcar' ? FOE : CAPTIVE;
    this.holder[square] = index;
  }

  #changed(view: View): boolean {
    return (
      view.board !== this.#board ||
      view.revealed !== this.#revealedSet ||
      view.rubble !== this.#rubble ||
      view.pits !== this.#pits ||
      view.furnitureSquares !== this.#furniture ||
      view.lockedDoors.length !== this.#lockedDoors ||
      view.traps.length !== this.#trapCount ||
      view.doors.some((door, i) => door !== this.#doors[i])
    );
  }

  #draw(view: View): void {
    const { board, doors } = view;
    this.drawings += 1;
    this.#corners.clear();
    this.#slants.clear();
    this.#board = board;
    this.#doors = doors;
    this.#revealedSet = view.revealed;
    this.#rubble = view.rubble;
    this.#pits = view.pits;
    this.#furniture = view.furnitureSquares;
    this.#lockedDoors = view.lockedDoors.length;
    this.#trapCount = view.traps.length;
    this.ground = { board, doors, rubble: view.rubble, furniture: view.furnitureSquares };
    const size = board.areaOf.length;
    if (size !== this.size) this.#allot(size, board.width);
    this.#drawFloor(view);
    this.#drawEdges(board, doors);
    this.#drawDoors(view);
    this.#drawFrontier();
  }

  #allot(size: number, width: number): void {
    this.size = size;
    this.width = width;
    this.next = new Int16Array(size * 4);
    this.heroFloor = new Uint8Array(size);
    this.foeFloor = new Uint8Array(size);
    this.pit = new Uint8Array(size);
    this.revealed = new Uint8Array(size);
    this.held = new Uint8Array(size);
    this.holder = new Int16Array(size);
  }

  #drawFloor(view: View): void {
    const { revealed, rubble, furnitureSquares, pits } = view;
    for (let square = 0; square < this.size; square += 1) {
      const known = hasSquare(revealed, square);
      const pit = hasSquare(pits, square);
      const clear = known && !pit && !hasSquare(rubble, square) && !hasSquare(furnitureSquares, square);
      this.revealed[square] = known ? 1 : 0;
      this.pit[square] = pit ? 1 : 0;
      this.heroFloor[square] = clear ? 1 : 0;
      this.foeFloor[square] = clear ? 1 : 0;
    }
    for (const square of view.stairs) this.foeFloor[square] = 0;
    this.#daring = false;
    this.lent = [];
    this.#shunned = this.#ways.shunned(view);
    for (const square of this.#shunned) this.heroFloor[square] = 0;
  }

  /** Counts the whole pit a figure is in as floor, for that figure's turn only. */
  lend({ square, conditions }: Figure): void {
    for (const lent of this.lent) this.heroFloor[lent] = 0;
    const along = conditions.includes('pit') ? this.#pitAt(square) : [square];
    this.lent = this.pit[square] === 1 ? along : [];
    for (const lent of this.lent) this.heroFloor[lent] = 1;
  }

  #pitAt(square: Square): readonly Square[] {
    return this.view.traps.find(({ squares }) => squares.includes(square))?.squares ?? [square];
  }

  get daring(): boolean {
    return this.#daring;
  }

  /** Daring heroes count a known trap as floor when there is no other way. */
  set daring(daring: boolean) {
    if (daring === this.#daring) return;
    this.#daring = daring;
    for (const square of this.#shunned) this.heroFloor[square] = daring ? 1 : 0;
  }

  #drawEdges(board: Board, doors: readonly DoorState[]): void {
    const { next, width } = this;
    const { edges } = board;
    const across = [-width, 1, width, -1];
    for (let at = 0; at < edges.length; at += 1) {
      const edge = edges[at]!;
      const open = edge === -1 || (edge >= 0 && doors[edge] === 'open');
      next[at] = open ? (at >> 2) + across[at & 3]! : -1;
    }
  }

  #drawDoors(view: View): void {
    const shut: ShutDoor[] = [];
    for (const [index, state] of view.doors.entries()) {
      if (state !== 'closed') continue;
      const key = view.doorKeys[index]!;
      const { a, b } = view.board.doors[index]!;
      if (!view.lockedDoors.includes(key)) shut.push({ key, a, b });
    }
    this.shut = shut;
  }

  #drawFrontier(): void {
    const frontier: Square[] = [];
    const pitFrontier: Square[] = [];
    for (let square = 0; square < this.size; square += 1) {
      if (this.heroFloor[square] === 0 && this.pit[square] === 0) continue;
      for (let side = square * 4; side < square * 4 + 4; side += 1) {
        const beyond = this.next[side]!;
        if (beyond < 0 || this.revealed[beyond] === 1) continue;
        (this.pit[square] === 1 ? pitFrontier : frontier).push(square);
        break;
      }
    }
    this.frontier = frontier;
    this.pitFrontier = pitFrontier;
  }

  areaOf(square: Square): number {
    return this.view.board.areaOf[square]!;
  }

  inRoom(square: Square): boolean {
    return this.view.board.areas[this.areaOf(square)]!.kind === 'room';
  }

  figure(id: FigureId): Figure | undefined {
    for (const figure of this.view.figures) if (figure.id === id) return figure;
    return undefined;
  }

  /** Adjacent with nothing between: the squares of a hand-to-hand attack. */
  beside(a: Square, b: Square): boolean {
    const { next } = this;
    const at = a * 4;
    return next[at] === b || next[at + 1] === b || next[at + 2] === b || next[at + 3] === b;
  }

  /** The adjacent squares with nothing between. */
  around(square: Square): Square[] {
    const found: Square[] = [];
    for (let side = square * 4; side < square * 4 + 4; side += 1)
      if (this.next[side]! >= 0) found.push(this.next[side]!);
    return found;
  }

  /** The diagonal squares that an attack reaches past one corner at least. */
  corners(square: Square): readonly Square[] {
    return this.#diagonals(this.#corners, square, 'either');
  }

  /** The diagonal squares with nothing on either side of the corner. */
  slants(square: Square): readonly Square[] {
    return this.#diagonals(this.#slants, square, 'clear');
  }

  #diagonals(known: Map<Square, readonly Square[]>, square: Square, corners: Corners): readonly Square[] {
    let found = known.get(square);
    if (found === undefined) known.set(square, (found = diagonalNeighbours(this.ground, square, corners)));
    return found;
  }

  /** Whether a spell or a missile reaches from one square to another; figures are in the way. */
  canTarget(from: Square, to: Square): boolean {
    return clearLine(this.ground, from, to, this.#figureOn);
  }

  readonly #figureOn = (square: Square): boolean => this.held[square] !== NOBODY;

  /** A line unbroken by wall, shut door or rubble. */
  sightline(from: Square, to: Square): boolean {
    return clearLine(this.ground, from, to);
  }

  /** In the same room, or on a line; figures do not break it. */
  sees(from: Square, to: Square): boolean {
    if (this.inRoom(from) && this.areaOf(from) === this.areaOf(to)) return true;
    return this.sightline(from, to);
  }

  /** The next square in a direction, ignoring walls; -1 outside. */
  across(square: Square, direction: number): Square {
    return neighbour(this.view.board, square, DIRECTIONS[direction]!);
  }
}
