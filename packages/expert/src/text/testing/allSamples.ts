/** The examples of all chapters: one that is missing does not compile. */
import type { FlowFacts } from '@oubliette/referee';
import type { Command } from '../../commands.ts';
import type { Facts } from '../../events.ts';
import type { Frame } from '../../frames.ts';
import { COMBAT_SAMPLES } from './combat.ts';
import { CORRECTION_SAMPLES } from './corrections.ts';
import { OMEN_SAMPLES } from './omens.ts';
import { PREPARE_SAMPLES } from './preparing.ts';
import { FALLEN_SAMPLES } from './fallen.ts';
import { QUEST_SAMPLES } from './quests.ts';
import { RETURN_SAMPLES } from './returning.ts';
import { ABILITY_SAMPLES } from './abilities.ts';
import { CHAOS_SAMPLES } from './chaos.ts';
import { MOMENT_SAMPLES } from './moments.ts';
import { DOOR_SAMPLES } from './doors.ts';
import { EVENT_SAMPLES } from './events.ts';
import { GEAR_SAMPLES } from './gear.ts';
import { MONSTER_SAMPLES } from './monsters.ts';
import { MOVE_SAMPLES } from './moving.ts';
import type { Samples } from './samples.ts';
import { SEARCH_SAMPLES } from './search.ts';
import { SOLO_SAMPLES } from './solo.ts';
import { TURN_SAMPLES } from './turns.ts';

const FLOW: Samples<never, FlowFacts<Frame>>['events'] = {
  begun: [{ frame: { tag: 'starting' } }],
  wentOn: [{ frame: { tag: 'starting' } }],
  finished: [{}],
};

export const EVENTS: Samples<never, Facts>['events'] = {
  ...FLOW,
  ...TURN_SAMPLES.events,
  ...MOVE_SAMPLES.events,
  ...DOOR_SAMPLES.events,
  ...SEARCH_SAMPLES.events,
  ...EVENT_SAMPLES.events,
  ...MONSTER_SAMPLES.events,
  ...COMBAT_SAMPLES.events,
  ...GEAR_SAMPLES.events,
  ...SOLO_SAMPLES.events,
  ...MOMENT_SAMPLES.events,
  ...CHAOS_SAMPLES.events,
  ...ABILITY_SAMPLES.events,
  ...RETURN_SAMPLES.events,
  ...QUEST_SAMPLES.events,
  ...PREPARE_SAMPLES.events,
  ...FALLEN_SAMPLES.events,
  ...OMEN_SAMPLES.events,
  ...CORRECTION_SAMPLES.events,
};

export const COMMANDS: Samples<Command, object>['commands'] = {
  ...TURN_SAMPLES.commands,
  ...MOVE_SAMPLES.commands,
  ...DOOR_SAMPLES.commands,
  ...SEARCH_SAMPLES.commands,
  ...EVENT_SAMPLES.commands,
  ...MONSTER_SAMPLES.commands,
  ...COMBAT_SAMPLES.commands,
  ...GEAR_SAMPLES.commands,
  ...MOMENT_SAMPLES.commands,
  ...CHAOS_SAMPLES.commands,
  ...ABILITY_SAMPLES.commands,
  ...RETURN_SAMPLES.commands,
  ...QUEST_SAMPLES.commands,
  ...PREPARE_SAMPLES.commands,
  ...FALLEN_SAMPLES.commands,
};
