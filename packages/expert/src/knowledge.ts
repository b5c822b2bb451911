/** Who may know what at a table of Expert: the words that declare every type of the state, next to it. */
import { wordsOf } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import type { AbilityId } from './content/abilities.ts';
import type { ChaosId } from './content/chaos.ts';
import type { ClassId } from './content/characters.ts';
import type { EventId } from './content/events.ts';
import type { MonsterId } from './content/monsters.ts';
import type { DungeonCard } from './doors/types.ts';
import type { Watch } from './moments/watching.ts';

import type { RoomDesign } from './quests/quest.ts';

/** The seat that looks. */
export interface Eyes {
  readonly seat: SeatId;
  readonly isGm: boolean;
}

/** What a seat imagines with: one possible place for every card it cannot see. */
export interface Mind {
  readonly eyes: Eyes;
  /** The cards of a face-down pile, by its name. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly hand: readonly EventId[];
  readonly refused: readonly EventId[];
  /** What the game master may be watching for; the moment all see it asked about is among it. */
  readonly watch: readonly Watch[];
  /** The card just drawn, if the game master is looking at one. */
  readonly drawn: EventId | null;
  readonly bestiary: readonly MonsterId[];
  readonly room: RoomDesign | null;
  /** Chaos abilities of the creatures on the board, by the numbers of their draws. */
  readonly chaos: Readonly<Record<number, ChaosId>>;
  /** Abilities of fallen heroes. */
  readonly fallen: Readonly<Partial<Record<ClassId, readonly AbilityId[]>>>;
  /** By their places in the Dungeon pile: cards that others have looked at. */
  readonly known: readonly DungeonCard[];
}

export { open } from '@oubliette/kernel';
export const { own, counted, declare, each, byTag } = wordsOf<Eyes, Mind>();

export function isGm({ isGm: gm }: Eyes): boolean {
  return gm;
}
