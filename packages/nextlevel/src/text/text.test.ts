import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, checkNouns, LANGUAGES } from '@oubliette/words';
import type { Catalogue, Noun } from '@oubliette/words';
import { GEAR, GEAR_IDS } from '../content/armoury.ts';
import { BESTIARY } from '../content/bestiary.ts';
import { COLOURED, COMBAT, STAR, TRAP_DIE, TRAP_SEARCH } from '../content/dice.ts';
import { ARCANA, SCROLLS } from '../content/magic.ts';
import { GIFTS, SPECIALITIES } from '../content/progress.ts';
import { SEARCH_DICE, SUBSTANCES } from '../content/search.ts';
import { NEXT_TRAPS } from '../content/traps.ts';
import { REPLACED_LABELS } from './commands.ts';
import { ATTACK_LABELS } from './labels/attack.ts';
import { HERO_LABELS } from './labels/heroes.ts';
import { MONSTER_LABELS } from './labels/monsters.ts';
import { AMBUSHES } from './log/ambushes.ts';
import { ANSWERS } from './log/answers.ts';
import { ATTACK } from './log/attack.ts';
import { DOORS } from './log/doors.ts';
import { HEROES } from './log/heroes.ts';
import { MAGIC } from './log/magic.ts';
import { MOVING } from './log/moving.ts';
import { REPLACED } from './log/replaced.ts';
import { SEARCH } from './log/search.ts';
import { TECHNIQUES } from './log/techniques.ts';
import { TRAPS } from './log/traps.ts';
import { WEAPONS } from './log/weapons.ts';
import { NEXT_PROMPTS, NEXT_REASONS } from './prompts.ts';
import { NEXT_REFUSALS } from './refusals.ts';
import { nextCardTexts, thingsOf } from './things.ts';
import { DICE, faceName, FIMIR_MAGIC, WORDS } from './vocabulary.ts';

const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  AMBUSHES,
  ANSWERS,
  ATTACK,
  ATTACK_LABELS,
  DOORS,
  HEROES,
  HERO_LABELS,
  MAGIC,
  MONSTER_LABELS,
  MOVING,
  NEXT_PROMPTS,
  NEXT_REASONS,
  NEXT_REFUSALS,
  REPLACED,
  REPLACED_LABELS,
  SEARCH,
  TECHNIQUES,
  TRAPS,
  WEAPONS,
};

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  test(`messages of ${name} are sound in both languages`, () => {
    assert.deepEqual(checkMessages(catalogue), []);
  });
}

test('the nouns of NextLevel’s things are sound in both languages', () => {
  const lists: Readonly<Record<string, Readonly<Record<string, { readonly noun: Noun }>>>> = {
    GEAR,
    BESTIARY,
    ARCANA,
    SCROLLS,
    GIFTS,
    SPECIALITIES,
    SUBSTANCES,
    NEXT_TRAPS,
  };
  const nouns: Record<string, Noun> = { ...WORDS, ...DICE, ...FIMIR_MAGIC };
  for (const [name, list] of Object.entries(lists))
    for (const [id, { noun }] of Object.entries(list)) nouns[`${name} ${id}`] = noun;
  assert.ok(Object.keys(nouns).length > 100);
  assert.deepEqual(checkNouns(nouns), []);
});

test('every face of every die has a name of its own in both languages', () => {
  const dice = [COMBAT, ...Object.values(COLOURED), STAR, TRAP_DIE, TRAP_SEARCH, ...SEARCH_DICE];
  for (const language of LANGUAGES)
    for (const { id, faces } of dice) {
      const names = [...new Set(faces)].map((face) => faceName(id, face, language));
      assert.equal(new Set(names).size, names.length, names.join(', '));
      for (const name of names) assert.doesNotMatch(name, /[a-z][A-Z]|undefined/u);
    }
  assert.equal(faceName('violet', 'skulls3', 'fr'), '3 crânes');
  assert.equal(faceName('scroll', 'lightning', 'fr'), 'parchemin de Foudre');
  assert.equal(faceName('rack', 'warHammer', 'en'), 'war hammer');
  assert.equal(faceName('d20', 17, 'en'), '17');
});

test('the cards of a hero, gifts and speciality first', () => {
  const sheet = {
    gear: ['twinBlades'],
    gifts: ['shadowStep'],
    speciality: 'assassin',
    scrolls: ['lightning'],
    substances: ['amber'],
  } as const;
  const hero = { treasures: [], potions: ['holyWater'], spells: [] } as const;
  assert.deepEqual(
    nextCardTexts(hero, sheet, 'fr').map(({ name }) => name),
    [
      'Assassin',
      'Pas de l’ombre',
      'paire de lames jumelles',
      'fiole d’eau bénite',
      'parchemin de Foudre',
      'morceau d’ambre',
    ],
  );
  assert.equal(thingsOf({ gold: 3, gear: ['axe'] }).length, 2);
  assert.equal(GEAR_IDS.length, Object.keys(GEAR).length);
});
