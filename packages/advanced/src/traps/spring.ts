/** A trap is set off, or noticed first: the beginning (ADV-TRAP-05). */
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

export interface Sprung {
  readonly figure: FigureId;
  readonly square: number;
  readonly chest: string | null;
  /** Known beforehand: drawn on the map (ADV-TRAP-03), or part of a hazard. */
  readonly trap?: string;
}

/** Answers 'noticed', 'disarmed' or 'sprung'. */
export function trapSprung(play: Play, { figure, square, chest, trap }: Sprung): void {
  play.begin(
    {
      tag: 'trap',
      figure,
      square,
      chest,
      trap: trap ?? null,
      known: null,
      stage: trap === undefined ? 'type' : 'spot',
      fumbled: false,
    },
    'ADV-TRAP-05',
  );
}
