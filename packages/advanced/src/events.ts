/** What happens, from the chapters, and how the stack of what is under way grows and shrinks. */
import type { Json } from '@oubliette/kernel';
import type { CombatFacts } from './combat/types.ts';
import type { CounterFacts } from './counters/types.ts';
import type { EncounterFacts } from './encounter/types.ts';
import type { ExploreFacts } from './explore/types.ts';
import type { Frame } from './frames.ts';
import type { GearFacts } from './gear/types.ts';
import type { GenerateFacts } from './generate/types.ts';
import type { HazardFacts } from './hazards/types.ts';
import type { EventsOf } from './kit.ts';
import type { MagicFacts } from './magic/types.ts';
import type { SoloFacts } from './solo/types.ts';
import type { TrapFacts } from './traps/types.ts';
import type { TreasureFacts } from './treasure/types.ts';
import type { TurnFacts } from './turns/types.ts';

/** Nobody is told of these: they keep the thread, and tell nothing that the other events do not. */
export interface FlowFacts {
  /** Something begins, on top of what was under way. */
  begun: { frame: Frame };
  /** The top frame goes on as another. */
  wentOn: { frame: Frame };
  /** The top frame is done; the one beneath gets its answer. */
  finished: { answer?: Json };
}

export interface Facts
  extends
    FlowFacts,
    TurnFacts,
    ExploreFacts,
    GenerateFacts,
    EncounterFacts,
    CounterFacts,
    CombatFacts,
    MagicFacts,
    TrapFacts,
    TreasureFacts,
    HazardFacts,
    GearFacts,
    SoloFacts {}

export type AdvancedEvent = EventsOf<Facts>;
export type EventType = AdvancedEvent['type'];
export type EventOf<T extends EventType> = Extract<AdvancedEvent, { type: T }>;
