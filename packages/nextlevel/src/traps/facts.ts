/** What traps bring about, as facts for the log. */
import type { FigureId, HeroKind, Text } from '@oubliette/classic/extend';
import type { Direction, Square } from '@oubliette/dungeon';
import type { TrapFace } from '../content/dice.ts';
import type { NextTrapKind } from '../content/traps.ts';

export interface TrapFacts {
  /** A search has found it, and it is still armed (NXT-TRP-01). */
  trapSpotted: { by: FigureId; trap: NextTrapKind; squares: readonly Square[] };
  trapWentOff: {
    figure: FigureId;
    trap: NextTrapKind;
    squares: readonly Square[];
    /** On the map; false for one that a search of the room or a piece of furniture brought about. */
    laid: boolean;
    /** It stays armed. */
    again: boolean;
    text: Text | null;
  };
  /** The Dwarf's die, on setting a trap off or on trying to take it apart (NXT-DWF-03, NXT-DWF-08). */
  trapDieRolled: { figure: FigureId; why: 'avoid' | 'disarm'; face: TrapFace; square: Square };
  /** The Dwarf draws back from a pit; the step onto it is not made, nor paid for (NXT-DWF-04). */
  drewBack: { figure: FigureId; pit: Square; to: Square; unpaid: number };
  bladeSwung: { squares: readonly Square[] };
  sphereRolled: {
    /** Where it lay; null as it bursts out. */
    from: Square | null;
    path: readonly Square[];
    direction: Direction;
    stops: boolean;
  };
  setFree: { figure: FigureId; by: HeroKind };
  /** Taken apart: the trap is gone and one part is won. */
  trapRemoved: { by: HeroKind; trap: NextTrapKind; squares: readonly Square[] };
  trapBuilt: { by: HeroKind; square: Square };
  dwarfTrapSprung: { figure: FigureId; square: Square };
}
