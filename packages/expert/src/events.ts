/** All events, from the chapters, and those that keep the stack of frames. */
import type { EventsOf, FlowFacts } from '@oubliette/referee';
import type { AbilityFacts } from './abilities/types.ts';
import type { ChaosFacts } from './chaos/types.ts';
import type { CombatFacts } from './combat/types.ts';
import type { DoorFacts } from './doors/types.ts';
import type { Frame } from './frames.ts';
import type { FallenFacts } from './fallen/types.ts';
import type { EventFacts } from './events/types.ts';
import type { GearFacts } from './gear/types.ts';
import type { MonsterFacts } from './monsters/types.ts';
import type { MomentFacts } from './moments/types.ts';
import type { MoveFacts } from './moving/types.ts';
import type { CorrectionFacts } from './override.ts';
import type { OmenFacts } from './omens/coming.ts';
import type { PrepareFacts } from './preparing/types.ts';
import type { ReturnFacts } from './returning/types.ts';
import type { QuestFacts } from './quests/types.ts';
import type { SearchFacts } from './search/types.ts';
import type { SoloFacts } from './solo/types.ts';
import type { TurnFacts } from './turns/types.ts';

export interface Facts
  extends
    FlowFacts<Frame>,
    TurnFacts,
    MoveFacts,
    MomentFacts,
    DoorFacts,
    SearchFacts,
    EventFacts,
    MonsterFacts,
    CombatFacts,
    GearFacts,
    AbilityFacts,
    ChaosFacts,
    QuestFacts,
    PrepareFacts,
    FallenFacts,
    ReturnFacts,
    CorrectionFacts,
    OmenFacts,
    SoloFacts {}

export type ExpertEvent = EventsOf<Facts>;
