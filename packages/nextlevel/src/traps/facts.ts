/** The events of traps. */
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
    /** On the map; false if a search of a room or piece of furniture set it off. */
    laid: boolean;
    /** It stays armed. */
    again: boolean;
    text: Text | null;
  };
  /** The Dwarf's die, on springing a trap or trying to disarm it (NXT-DWF-03, NXT-DWF-08). */
  trapDieRolled: { figure: FigureId; why: 'avoid' | 'disarm'; face: TrapFace; square: Square };
  /** The Dwarf draws back from a pit; the step onto it is neither made nor paid for (NXT-DWF-04). */
  drewBack: { figure: FigureId; pit: Square; to: Square; unpaid: number };
  bladeSwung: { squares: readonly Square[] };
  sphereRolled: {
    /** Where it lay; null when it bursts out. */
    from: Square | null;
    path: readonly Square[];
    direction: Direction;
    stops: boolean;
  };
  setFree: { figure: FigureId; by: HeroKind };
  /** Disarmed: the trap is gone and yields one part. */
  trapRemoved: { by: HeroKind; trap: NextTrapKind; squares: readonly Square[] };
  trapBuilt: { by: HeroKind; square: Square };
  dwarfTrapSprung: { figure: FigureId; square: Square };
}
