/** What a heroes' player of NextLevel remembers: searches for traps and for secret doors are separate. */
import type { FigureId } from '@oubliette/classic';
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { DISCOVERY_SIGHT } from '@oubliette/nextlevel';
import type { NextEvent } from '@oubliette/nextlevel';
import type { Chart } from '../../shared/chart.ts';
import { Memory } from '../../shared/heroes/memory.ts';

/** Rounds after which nothing counts as progress: quests take thirty or forty. */
const LATE = 120;

interface RememberedLook {
  readonly at: Square;
  readonly what: 'traps' | 'passages';
  found: boolean;
}

export class NextMemory extends Memory {
  /** Squares searched for traps. */
  readonly #swept = new Set<Square>();
  readonly #where = new Map<FigureId, Square>();
  /** Searches whose squares are not worked out yet. */
  readonly #looks: RememberedLook[] = [];
  /** Doors a hero has listened at. */
  readonly heard = new Set<string>();
  /** Rooms and passages the wizard has asked about: whether a spellcaster is there (NXT-ENC-05). */
  readonly sensed = new Map<number, boolean>();

  /** Endless foes make endless news: a party that has not won by then never will. */
  protected override noteNews(): void {
    if (this.round <= LATE) super.noteNews();
  }

  hearNext(event: NextEvent): void {
    switch (event.type) {
      case 'stepped':
        this.#where.set(event.figure, event.to);
        return;
      case 'heroPlaced':
        this.#where.set(event.figure.id, event.figure.square);
        break;
      case 'leapt':
      case 'teleported':
      case 'drewBack':
      case 'escaped':
      case 'figureMoved':
        this.#where.set(event.figure, event.to);
        break;
      case 'pushed':
        for (const { figure, to } of event.moved) this.#where.set(figure, to);
        break;
      case 'strikeRolled':
        this.noteNews();
        this.noteFight();
        break;
      case 'pieceSearched':
      case 'trapRemoved':
        this.noteNews();
        break;
      case 'lookedFor':
        this.noteNews();
        this.#looks.push({ at: this.#where.get(event.hero) ?? -1, what: event.what, found: false });
        break;
      case 'secretDoorFound':
        this.#noteFind();
        break;
      case 'castersDetected':
        this.sensed.set(event.area, event.casters);
        break;
      case 'listened':
        this.heard.add(event.door);
        break;
      default:
    }
    this.hear(event as Parameters<Memory['hear']>[0]);
  }

  /** A search that found one secret door may have missed another. */
  #noteFind(): void {
    const look = this.#looks.at(-1);
    if (look?.what === 'passages') look.found = true;
  }

  isSwept(square: Square): boolean {
    return this.#swept.has(square);
  }

  /** Takes in where all figures stand and which squares the last searches covered. */
  settle(chart: Chart): void {
    for (const { id, square } of chart.view.figures) this.#where.set(id, square);
    for (const { at, what, found } of this.#looks.splice(0)) {
      if (at < 0 || found) continue;
      const squares = placeOf(chart, at);
      if (what === 'passages') this.comb(squares);
      else for (const square of squares) this.#swept.add(square);
    }
  }
}

/** The room, or the part of the passage that a search covers (NXT-VIS-01). */
function placeOf(chart: Chart, at: Square): Square[] {
  if (chart.inRoom(at)) return [...chart.view.board.areas[chart.areaOf(at)]!.squares];
  const squares: Square[] = [];
  for (let square = 0; square < chart.size; square += 1)
    if (
      chart.revealed[square] === 1 &&
      !chart.inRoom(square) &&
      apart(chart.view.board, at, square) <= DISCOVERY_SIGHT &&
      chart.sightline(at, square)
    )
      squares.push(square);
  return squares;
}
