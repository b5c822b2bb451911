/** Every list of messages and nouns, for tests that check them all. */
import type { Catalogue, Noun } from '@oubliette/words';
import { COUNTER_NOUNS } from '../counterWords.ts';
import { COMPANION_NOUNS, HAZARD_NOUNS } from '../hazardWords.ts';
import { COMBAT_LABELS } from '../labels/combat.ts';
import { EXPLORE_LABELS } from '../labels/explore.ts';
import { MAGIC_LABELS } from '../labels/magic.ts';
import { TRAP_LABELS } from '../labels/traps.ts';
import { TREASURE_LABELS } from '../labels/treasure.ts';
import { COMBAT } from '../log/combat.ts';
import { COUNTERS } from '../log/counters.ts';
import { BEGINNINGS, ENDS, WANING } from '../log/effects.ts';
import { ENCOUNTER } from '../log/encounter.ts';
import { EXPLORE } from '../log/explore.ts';
import { GEAR } from '../log/gear.ts';
import { GENERATE } from '../log/generate.ts';
import { MAGIC } from '../log/magic.ts';
import { SOLO } from '../log/solo.ts';
import { TRAPS } from '../log/traps.ts';
import { TREASURE } from '../log/treasure.ts';
import { TURNS } from '../log/turns.ts';
import { PROMPTS, REASONS } from '../prompts.ts';
import { COMBAT_REFUSALS } from '../refusals/combat.ts';
import { CORRECTION_REFUSALS } from '../refusals/corrections.ts';
import { PERIL_REFUSALS } from '../refusals/perils.ts';
import { PLAY_REFUSALS } from '../refusals/play.ts';
import { LOSS } from '../rooms/parts.ts';
import { ROOM_REFUSALS, ROOM_ROLLS, ROOM_WORDS } from '../rooms/rooms.ts';
import { GAS_NOUNS, TRAP_NOUNS } from '../trapWords.ts';
import {
  COMPONENT_NOUNS,
  DEVICES,
  ROOM_NOUNS,
  SECTION_NOUNS,
  STAIRS_NOUNS,
  THING_NOUNS,
  WORDS,
} from '../vocabulary.ts';

export const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  BEGINNINGS,
  COMBAT,
  COMBAT_LABELS,
  COMBAT_REFUSALS,
  CORRECTION_REFUSALS,
  COUNTERS,
  ENCOUNTER,
  ENDS,
  EXPLORE,
  EXPLORE_LABELS,
  GEAR,
  GENERATE,
  MAGIC,
  MAGIC_LABELS,
  PERIL_REFUSALS,
  PLAY_REFUSALS,
  PROMPTS,
  REASONS,
  SOLO,
  TRAPS,
  TRAP_LABELS,
  TREASURE,
  TREASURE_LABELS,
  TURNS,
  WANING,
  LOSS,
  ROOM_ROLLS,
  ...Object.fromEntries(ROOM_REFUSALS.map((refusals, at) => [`ROOM_REFUSALS ${at}`, refusals])),
  ...Object.fromEntries(Object.entries(ROOM_WORDS).map(([name, { text }]) => [name, text])),
};

export const NOUNS: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
  COMPONENT_NOUNS,
  COMPANION_NOUNS,
  COUNTER_NOUNS,
  DEVICES,
  GAS_NOUNS,
  HAZARD_NOUNS,
  ROOM_NOUNS,
  SECTION_NOUNS,
  STAIRS_NOUNS,
  THING_NOUNS,
  TRAP_NOUNS,
  WORDS,
};
