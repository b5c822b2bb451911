/** NextLevel from the shelf: chosen, opened, and played to the end by computers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import type { Setup } from '@oubliette/classic';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json } from '@oubliette/kernel';
import { OPTION_DEFAULTS, OPTION_FORMS, OPTION_NAMES } from '@oubliette/nextlevel';
import type { NextOption, NextSetup, NextView, OptionForm } from '@oubliette/nextlevel';
import type { AnyGame } from '@oubliette/table';
import { makeShelf } from '../index.ts';
import { questLibraries } from '../node/index.ts';

const libraries = questLibraries();
const shelf = await makeShelf(libraries);
const box = shelf.get('nextlevel')!;

async function composed(choice: unknown): Promise<Json> {
  const made = await box.compose(choice);
  assert.ok(made.ok, JSON.stringify(made));
  return made.setup;
}

function opened(setup: Json): AnyGame {
  const result = box.system.open(setup);
  assert.ok(result.ok, JSON.stringify(result));
  return result.game;
}

test('every quest of the book can be chosen, with the same chairs as in classic', async () => {
  const classic = shelf.get('classic')!;
  for (const { id, title } of libraries.classic.list()) {
    const setup = await composed({ quest: id });
    assert.deepEqual(box.title(setup), title);
    const same = await classic.compose({ quest: id });
    assert.ok(same.ok);
    assert.deepEqual(box.chairs(setup), classic.chairs(same.setup));
    opened(setup);
  }
});

test('the lesson is taken by its id, and stands in no list', async () => {
  const setup = await composed({ quest: 'drill-yard' });
  assert.deepEqual(box.title(setup), { en: 'The Drill Yard', fr: 'La Cour d’exercice' });
  assert.ok(libraries.nextlevel.list().every(({ id }) => id !== 'drill-yard'));
  assert.equal((await box.compose({ quest: 'no-such-quest' })).ok, false);
});

test('levels and options are the table’s to choose', async () => {
  const heroes = [{ kind: 'elf', name: 'Ada', gender: 'f', level: 5 }, { kind: 'dwarf' }];
  const setup = await composed({ quest: 'the-trial', heroes, traps: 'printed', ogres: false });
  const { heroes: sheets, progress, options } = setup as unknown as NextSetup & Pick<Setup, 'heroes'>;
  assert.deepEqual(sheets, [{ kind: 'elf', name: 'Ada', gender: 'f' }, { kind: 'dwarf' }]);
  assert.deepEqual(progress, [{ kind: 'elf', level: 5 }]);
  assert.deepEqual(options, { ...OPTION_DEFAULTS, traps: 'printed', ogres: false });
  const game = opened(setup);
  const { next } = game.view(game.start(streamFromSeed('levels')).state, 'elf') as NextView;
  const { level } = libraries.nextlevel.list().find(({ id }) => id === 'the-trial')!;
  assert.deepEqual([next.sheets.elf?.level, next.sheets.dwarf?.level], [5, level]);
});

test('heroes of whom nothing is said begin at the level the quest is meant for', async () => {
  for (const { id, level } of libraries.nextlevel.list()) {
    assert.ok(level !== null, `${id} says nothing of a level`);
    const game = opened(await composed({ quest: id }));
    const { next } = game.view(game.start(streamFromSeed(id)).state, 'elf') as NextView;
    assert.deepEqual(
      HERO_KINDS.map((kind) => next.sheets[kind]?.level),
      HERO_KINDS.map(() => level),
    );
  }
});

/** A value other than the default. */
function otherThan(option: NextOption): unknown {
  const asked: OptionForm = OPTION_FORMS[option];
  if (asked.form === 'switch') return !OPTION_DEFAULTS[option];
  if (asked.form === 'number') return 7;
  const [first, second] = asked.values.map(({ value }) => value);
  return asked.form === 'several' ? [second] : first === OPTION_DEFAULTS[option] ? second : first;
}

for (const option of OPTION_NAMES)
  test(`${option} is chosen for one quest and for a campaign, and reaches the game`, async () => {
    const value = otherThan(option);
    for (const [game, choice] of [
      ['nextlevel', { quest: 'the-trial' }],
      ['nextlevel-campaign', {}],
    ] as const) {
      const made = await shelf.get(game)!.compose({ ...choice, [option]: value });
      assert.ok(made.ok, JSON.stringify(made));
      assert.deepEqual((made.setup as NextSetup).options?.[option], value);
      const odd = await shelf.get(game)!.compose({ ...choice, [option]: 'odd' });
      assert.ok(!odd.ok);
      assert.deepEqual(odd.problems[0]!.path, option);
      assert.match(odd.problems[0]!.remedy, /true or false|whole number|`/);
    }
  });

for (const [what, choice, path] of [
  ['an odd level', { quest: 'the-trial', heroes: [{ kind: 'elf', level: 9 }] }, 'heroes[0].level'],
  ['odd traps', { quest: 'the-trial', traps: 'none' }, 'traps'],
  ['a stranger', { quest: 'the-trial', heroes: [{ kind: 'bard' }] }, 'heroes[0].kind'],
  ['no quest', {}, 'quest'],
] as const)
  test(`${what} is turned down`, async () => {
    const made = await box.compose(choice);
    assert.ok(!made.ok);
    assert.equal(made.problems[0]!.path, path);
    assert.notEqual(made.problems[0]!.remedy, '');
  });

test('computers play a quest to its end', async () => {
  const game = opened(await composed({ quest: 'the-trial' }));
  const dice = streamFromSeed('shelf');
  const players = new Map(game.seats.map(({ id }) => [id, box.makeBot(box.defaultBot)]));
  assert.equal(players.size, HERO_KINDS.length + 1);
  const { state, finished } = playOut(game, game.start(dice).state, players, dice, { most: 20_000 });
  assert.ok(finished);
  assert.notEqual(game.ending(state), null);
});
