/** Whatever the books name has its picture: their own lists are asked, so that what is new is missed at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ARMOUR,
  BESTIARY,
  COUNTER_KINDS,
  HAZARDS,
  HEROES,
  ITEMS,
  SPELLS,
  THREE_BELLS,
  TOBARO,
  TRAPS as ADVANCED_TRAPS,
  WEAPONS,
} from '@oubliette/advanced';
import {
  EQUIPMENT_IDS,
  FURNITURE_KINDS,
  MONSTER_KINDS,
  QUEST_TREASURE_IDS,
  SPELL_IDS,
  TRAP_KINDS,
  TREASURE_DECK,
} from '@oubliette/classic';
import { ABILITIES_OF, CLASSES, FURNITURE, MONSTER_IDS, QUEST_IDS, questNamed } from '@oubliette/expert';
import {
  ARCANA,
  FIMIR_SPELLS,
  GEAR_IDS,
  GIFT_IDS,
  NEXT_TRAP_KINDS,
  SPECIALITY_IDS,
  SUBSTANCE_IDS,
} from '@oubliette/nextlevel';
import { pictureOf } from '../src/pictures/making.ts';
import type { Topic } from '../src/pictures/making.ts';
import { HUNG } from './pictures.ts';

type Named = Readonly<Partial<Record<Topic, readonly string[]>>>;

/** Where monsters are met, and what happens to everybody. */
const MOMENTS = ['death', 'slain', 'victory', 'defeat', 'tidings'];

const NAMED: Readonly<Record<string, Named>> = {
  classic: {
    hero: ['barbarian', 'dwarf', 'elf', 'wizard'],
    monster: MONSTER_KINDS,
    treasure: [...TREASURE_DECK, ...QUEST_TREASURE_IDS, ...EQUIPMENT_IDS],
    spell: SPELL_IDS,
    trap: [...TRAP_KINDS, 'chest'],
    room: [...FURNITURE_KINDS, 'lair', 'stairs', 'door', 'secretDoor'],
    event: MOMENTS,
  },
  nextlevel: {
    hero: ['barbarian', 'dwarf', 'elf', 'wizard'],
    monster: MONSTER_KINDS,
    treasure: [...TREASURE_DECK, ...QUEST_TREASURE_IDS, ...GEAR_IDS, ...SUBSTANCE_IDS],
    spell: [...SPELL_IDS, ...Object.keys(ARCANA), ...FIMIR_SPELLS],
    trap: NEXT_TRAP_KINDS,
    room: FURNITURE_KINDS,
    event: [...MOMENTS, 'critical', 'level'],
    learnt: [...GIFT_IDS, ...SPECIALITY_IDS],
  },
  advanced: {
    hero: [...Object.keys(HEROES), 'manAtArms', 'sergeant'],
    monster: Object.keys(BESTIARY),
    treasure: [
      ...Object.values(WEAPONS).map(({ of }) => of),
      ...Object.keys(ARMOUR),
      ...Object.keys(ITEMS),
      ...[...THREE_BELLS, TOBARO].flatMap(({ treasures }) => Object.keys(treasures ?? {})),
    ],
    spell: Object.keys(SPELLS),
    trap: Object.keys(ADVANCED_TRAPS),
    hazard: HAZARDS,
    room: ['lair', 'questRoom', 'smallRoom', 'passage', 'stairs'],
    event: [...MOMENTS, ...COUNTER_KINDS, 'critical'],
  },
  // Treasures, Events, foes and Life of Adventure: their galleries do not compile without all of them.
  expert: {
    hero: CLASSES,
    monster: [...MONSTER_IDS, 'hostage', ...QUEST_IDS.flatMap(foesOf)],
    spell: Object.values(ABILITIES_OF).flat(),
    room: [...Object.keys(FURNITURE), 'chasm', 'lair', 'room', 'stairs'],
    event: MOMENTS,
    quest: QUEST_IDS,
  },
};

/** Whom the last room of a quest may hold. */
function foesOf(quest: string): readonly string[] {
  const foes = questNamed(quest)?.foes ?? [];
  return foes === 'fallen' ? [] : foes;
}

test('every gallery is asked for', () => {
  assert.deepEqual(Object.keys(NAMED), [...HUNG.keys()]);
});

for (const [game, named] of Object.entries(NAMED))
  test(`everything ${game} names has its picture`, () => {
    const { gallery } = HUNG.get(game)!;
    const missing = Object.entries(named).flatMap(([topic, ids]) =>
      ids.filter((id) => pictureOf(gallery, topic as Topic, id) === undefined).map((id) => `${topic} ${id}`),
    );
    assert.deepEqual(missing, []);
  });
