import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, checkNouns } from '@oubliette/words';
import type { Catalogue, Noun } from '@oubliette/words';
import { AMULET_PIECES } from '../content/quests/amulet.ts';
import { THREE_BELLS } from '../content/quests/bells.ts';
import { COUNTER_NOUNS } from './counterWords.ts';
import { HAZARD_NOUNS, PUT_NOUNS } from './hazardWords.ts';
import { COMBAT_LABELS } from './labels/combat.ts';
import { EXPLORE_LABELS } from './labels/explore.ts';
import { HAZARD_LABELS } from './labels/hazards.ts';
import { MAGIC_LABELS } from './labels/magic.ts';
import { TRAP_LABELS } from './labels/traps.ts';
import { TREASURE_LABELS } from './labels/treasure.ts';
import { COMBAT } from './log/combat.ts';
import { COUNTERS } from './log/counters.ts';
import { ENCOUNTER } from './log/encounter.ts';
import { EXPLORE } from './log/explore.ts';
import { GEAR } from './log/gear.ts';
import { GENERATE } from './log/generate.ts';
import { HAZARDS } from './log/hazards.ts';
import { MAGIC } from './log/magic.ts';
import { SOLO } from './log/solo.ts';
import { STRANGERS } from './log/strangers.ts';
import { TRAPS } from './log/traps.ts';
import { TREASURE } from './log/treasure.ts';
import { TURNS } from './log/turns.ts';
import { PROMPTS, REASONS } from './prompts.ts';
import { COMBAT_REFUSALS } from './refusals/combat.ts';
import { PERIL_REFUSALS } from './refusals/perils.ts';
import { PLAY_REFUSALS } from './refusals/play.ts';
import { TABLE_REFUSALS } from './refusals/table.ts';
import { thingNoun } from './scene.ts';
import { GAS_NOUNS, TRAP_NOUNS } from './trapWords.ts';
import {
  COMPONENT_NOUNS,
  DEVICES,
  ROOM_NOUNS,
  SECTION_NOUNS,
  STAIRS_NOUNS,
  THING_NOUNS,
  WORDS,
} from './vocabulary.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  COMBAT,
  COMBAT_LABELS,
  COMBAT_REFUSALS,
  COUNTERS,
  ENCOUNTER,
  EXPLORE,
  EXPLORE_LABELS,
  GEAR,
  GENERATE,
  HAZARDS,
  HAZARD_LABELS,
  MAGIC,
  MAGIC_LABELS,
  PERIL_REFUSALS,
  PLAY_REFUSALS,
  PROMPTS,
  REASONS,
  SOLO,
  STRANGERS,
  TABLE_REFUSALS,
  TRAPS,
  TRAP_LABELS,
  TREASURE,
  TREASURE_LABELS,
  TURNS,
};

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  test(`messages of ${name} are sound in both languages`, () => {
    assert.deepEqual(checkMessages(catalogue), []);
  });
}

test('the nouns of the texts are sound in both languages', () => {
  const lists: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
    COMPONENT_NOUNS,
    COUNTER_NOUNS,
    DEVICES,
    GAS_NOUNS,
    HAZARD_NOUNS,
    PUT_NOUNS,
    ROOM_NOUNS,
    SECTION_NOUNS,
    STAIRS_NOUNS,
    THING_NOUNS,
    TRAP_NOUNS,
    WORDS,
  };
  for (const [name, nouns] of Object.entries(lists)) assert.deepEqual(checkNouns(nouns), [], name);
});

test('what a quest asks for, and what is written on a wand, is named', () => {
  const asked = [
    ...THREE_BELLS.flatMap(({ aims }) => aims),
    ...AMULET_PIECES,
    'ruby',
    'goldRing',
    'arrow',
    'mushroom:0:smallRoom-3',
    'dragonFang',
    'treasureMap',
  ];
  for (const id of asked) assert.notEqual(thingNoun(id), WORDS.treasure, id);
  assert.equal(thingNoun('bronzeBell').fr.one, 'cloche de bronze');
  assert.equal(thingNoun('wand:flight:7').fr.one, 'baguette (Fuite, 7)');
  assert.equal(thingNoun('scroll:choke:flight').en.one, 'scroll (Choke, Flight)');
  assert.equal(thingNoun('constructor'), WORDS.treasure);
});
