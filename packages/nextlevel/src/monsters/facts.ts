/** What the monsters' own techniques bring about, as facts for the log. */
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
  /** The next of those an attack is shared among is struck; `skulls` is null where dice are rolled for each. */
  blowDealt: { figure: FigureId; target: FigureId; skulls: number | null; cornered: boolean };
  hurled: {
    figure: FigureId;
    piece: number;
    kind: FurnitureKind;
    squares: readonly Square[];
    victims: readonly FigureId[];
    /** What the quest may have put inside is left on the floor. */
    spills: boolean;
  };
  tableSmashed: { figure: FigureId; with: FigureId; piece: number };
  /** Two spend their turn at the edge; `over`: the squares each of them may cross in the next. */
  crossingHelped: { figures: readonly [FigureId, FigureId]; over: readonly (readonly Square[])[] };
  crossingSecured: { figure: FigureId; over: readonly Square[] };
  fimirRolled: { figure: FigureId; die: number };
  /** `squares`: what Marsh Gas or Black Mist fills, as far as it has been seen. */
  fimirCast: {
    figure: FigureId;
    spell: FimirSpell;
    target: FigureId | null;
    squares: readonly Square[];
  };
  /** What Marsh Gas or Black Mist fills of a corridor that no hero has seen: Morcar alone knows. */
  filledUnseen: { spell: 'marshGas' | 'blackMist'; squares: readonly Square[] };
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
