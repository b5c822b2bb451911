/** What a heroes' player remembers of what it heard. Losing it costs a repeated search, nothing worse. */
import type { ClassicEvent, EventType, FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';

/** Signs that the party is getting on, or at least fighting. */
const NEWS: ReadonlySet<EventType> = new Set<EventType>([
  'attackRolled',
  'doorOpened',
  'goalReached',
  'monsterPlaced',
  'revealed',
  'searched',
]);

export class Memory {
  round = 0;
  /** The last round with an attack or a wound; -1 if none was heard of. */
  lastFight = -1;
  /** The last round in which the party made progress. */
  lastNews = -1;
  /** Squares searched for traps and secret doors. */
  readonly #combed = new Set<Square>();
  /** The figure whose turn has just begun, while nothing else has happened. */
  freshTurn: FigureId | null = null;
  /** Whether a figure lost Body since the last check. */
  hurt = false;

  /** A player who joins mid-match counts from there. */
  catchUp(round: number): void {
    this.round = round;
    if (this.lastFight < 0) this.lastFight = round;
    if (this.lastNews < 0) this.lastNews = round;
  }

  /** The party has made progress. */
  protected noteNews(): void {
    this.lastNews = this.round;
  }

  protected noteFight(): void {
    this.lastFight = this.round;
  }

  protected comb(squares: Iterable<Square>): void {
    for (const square of squares) this.#combed.add(square);
  }

  isCombed(square: Square): boolean {
    return this.#combed.has(square);
  }

  hear(event: ClassicEvent): void {
    this.freshTurn = null;
    if (NEWS.has(event.type)) this.noteNews();
    switch (event.type) {
      case 'turnStarted':
        this.freshTurn = event.figure;
        return;
      case 'roundStarted':
        this.round = event.round;
        return;
      case 'attackRolled':
      case 'monsterPlaced':
        this.noteFight();
        return;
      case 'bodyLost':
        this.hurt = true;
        return;
      case 'searched':
        if (event.for === 'secrets') this.comb(event.squares);
        break;
      default:
    }
  }
}
