import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, checkNouns } from '@oubliette/words';
import type { Catalogue, Noun } from '@oubliette/words';
import { EQUIPMENT, EQUIPMENT_IDS } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import { MONSTER_KINDS, MONSTERS } from '../content/monsters.ts';
import { FURNITURE, FURNITURE_KINDS } from '../content/pieces.ts';
import { QUEST_TREASURE_IDS, QUEST_TREASURES } from '../content/questTreasures.ts';
import { SPELL_IDS, SPELLS } from '../content/spells.ts';
import { TRAP_KINDS, TRAPS } from '../content/traps.ts';
import { TREASURE_IDS, TREASURES } from '../content/treasure.ts';
import { LEGEND } from './board/legend.ts';
import { COMMANDS } from './commands.ts';
import { BOARD } from './log/board.ts';
import { COMBAT } from './log/combat.ts';
import { MAGIC } from './log/magic.ts';
import { MOVEMENT } from './log/movement.ts';
import { QUEST } from './log/quest.ts';
import { SEARCH } from './log/search.ts';
import { START } from './log/start.ts';
import { TREASURE } from './log/treasure.ts';
import { PROMPTS, REASONS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { FACES, heroNoun, WORDS } from './vocabulary.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  BOARD,
  COMBAT,
  COMMANDS,
  LEGEND,
  MAGIC,
  MOVEMENT,
  PROMPTS,
  REASONS,
  QUEST,
  REFUSALS,
  SEARCH,
  START,
  TREASURE,
};

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  test(`messages of ${name} are sound in both languages`, () => {
    assert.deepEqual(checkMessages(catalogue), []);
  });
}

test('the nouns of the cards, and those that stand on none, are sound in both languages', () => {
  const nouns: Record<string, Noun> = { ...FACES, ...WORDS };
  for (const id of EQUIPMENT_IDS) nouns[`equipment ${id}`] = EQUIPMENT[id].noun;
  for (const id of MONSTER_KINDS) nouns[`monster ${id}`] = MONSTERS[id].noun;
  for (const id of FURNITURE_KINDS) nouns[`furniture ${id}`] = FURNITURE[id].noun;
  for (const id of QUEST_TREASURE_IDS) nouns[`quest treasure ${id}`] = QUEST_TREASURES[id].noun;
  for (const id of SPELL_IDS) nouns[`spell ${id}`] = SPELLS[id].noun;
  for (const id of TRAP_KINDS) nouns[`trap ${id}`] = TRAPS[id].noun;
  for (const id of TREASURE_IDS) nouns[`treasure ${id}`] = TREASURES[id].noun;
  for (const id of HERO_KINDS) {
    nouns[`hero ${id}`] = heroNoun(id, 'm');
    nouns[`heroine ${id}`] = heroNoun(id, 'f');
  }
  assert.deepEqual(checkNouns(nouns), []);
});
