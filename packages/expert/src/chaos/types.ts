/** The chapter of Chaos abilities: its commands, events and secrets. */
import type { Square } from '@oubliette/dungeon';
import type { ChaosId } from '../content/chaos.ts';
import { declare, isGm, open, own } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

/** A Chaos ability in the game master's hands: any creature of the group may use it (EXP-CHA-01). */
export interface Drawn {
  readonly id: number;
  readonly group: number;
  readonly card: ChaosId;
}

export const DRAWN = declare<Drawn>()({
  id: open,
  group: open,
  card: own<ChaosId, Drawn>(isGm, ({ chaos }, { id }) => chaos[id]!),
});

export interface ChaosCommand {
  readonly type: 'useChaos';
  readonly card: string;
  readonly target?: FigureId;
  readonly at?: Square;
}

export interface ChaosFacts {
  /** Faces are the game master's alone until used (EXP-CHA-01). */
  chaosDrawn: { id: number; group: number; card?: ChaosId };
  chaosUsed: { figure: FigureId; id: number; card: ChaosId; target: FigureId | null };
  /** Unused, since the last of its creatures has gone (EXP-CHA-04). */
  chaosReturned: { id: number; group: number; card?: ChaosId };
  diceOfMending: { figure: FigureId; face: number; body: number };
}
