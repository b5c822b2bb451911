/** All events, from the chapters, and those that keep the stack of frames. */
import type { EventsOf, FlowFacts } from '@oubliette/referee';
import type { CombatFacts } from './combat/types.ts';
import type { CounterFacts } from './counters/types.ts';
import type { EncounterFacts } from './encounter/types.ts';
import type { ExploreFacts } from './explore/types.ts';
import type { Frame } from './frames.ts';
import type { GearFacts } from './gear/types.ts';
import type { GenerateFacts } from './generate/types.ts';
import type { HazardFacts } from './hazards/rooms.ts';
import type { MagicFacts } from './magic/types.ts';
import type { SoloFacts } from './solo/types.ts';
import type { TrapFacts } from './traps/types.ts';
import type { TreasureFacts } from './treasure/types.ts';
import type { TurnFacts } from './turns/types.ts';

export type Flow = FlowFacts<Frame>;

export interface Facts
  extends
    Flow,
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
