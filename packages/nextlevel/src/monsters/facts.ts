/** The events of the monsters' own techniques. */
import type { FigureId, FurnitureKind } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { ColourFace, CombatFace } from '../content/dice.ts';

export const FIMIR_SPELLS = ['marshLights', 'slime', 'marshGas', 'chokingMire', 'blackMist'] as const;
export type FimirSpell = (typeof FIMIR_SPELLS)[number];

export interface TechniqueFacts {
  sweepRolled: {
    figure: FigureId;
    faces: readonly ColourFace[];
    critical: number;
    skulls: number;
    among: readonly FigureId[];
  };
  sweepShared: {
    figure: FigureId;
    shares: readonly { readonly target: FigureId; readonly skulls: number }[];
  };
  /** The next target of a shared attack is struck; `skulls` is null if dice are rolled for each. */
  blowDealt: { figure: FigureId; target: FigureId; skulls: number | null; cornered: boolean };
  hurled: {
    figure: FigureId;
    /** The piece's upper left corner. */
    square: Square;
    kind: FurnitureKind;
    /** Where it lands. */
    squares: readonly Square[];
    victims: readonly FigureId[];
    /** Whether the quest's contents may be left on the floor. */
    spills: boolean;
  };
  tableSmashed: { figure: FigureId; with: FigureId; square: Square };
  /** Two spend their turn at the edge; `over`: the squares each may cross next turn. */
  crossingHelped: { figures: readonly [FigureId, FigureId]; over: readonly (readonly Square[])[] };
  crossingSecured: { figure: FigureId; over: readonly Square[] };
  fimirRolled: { figure: FigureId; die: number };
  /** `squares`: what Marsh Gas or Black Mist fills. */
  fimirCast: {
    figure: FigureId;
    spell: FimirSpell;
    target: FigureId | null;
    squares: readonly Square[];
  };
  lightsRolled: { figure: FigureId; die: number; dazzled: boolean };
  mireRolled: { figure: FigureId; faces: readonly CombatFace[]; clear: boolean };
  gasBurned: { squares: readonly Square[] };
  unstoppableRolled: {
    figure: FigureId;
    why: 'gas' | 'mire';
    faces: readonly CombatFace[];
    skulls: number;
  };
}
