/** NextLevel from the shelf: chosen, opened, and played to the end by computers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import type { Setup } from '@oubliette/classic';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Json } from '@oubliette/kernel';
import type { NextSetup, NextView } from '@oubliette/nextlevel';
import type { AnyGame } from '@oubliette/table';
import { makeShelf } from './index.ts';
import { questLibrary } from './node/index.ts';

const library = questLibrary();
const shelf = makeShelf(library);
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
  for (const { id, title } of library.list()) {
    const setup = await composed({ quest: id });
    assert.deepEqual(box.title(setup), title);
    const same = await classic.compose({ quest: id });
    assert.ok(same.ok);
    assert.deepEqual(box.chairs(setup), classic.chairs(same.setup));
    opened(setup);
  }
});

test('levels and options are the table’s to choose', async () => {
  const heroes = [{ kind: 'elf', name: 'Ada', gender: 'f', level: 5 }, { kind: 'dwarf' }];
  const setup = await composed({ quest: 'the-trial', heroes, traps: 'varied', assuredAttacks: true });
  const { heroes: sheets, progress, options } = setup as unknown as NextSetup & Pick<Setup, 'heroes'>;
  assert.deepEqual(sheets, [{ kind: 'elf', name: 'Ada', gender: 'f' }, { kind: 'dwarf' }]);
  assert.deepEqual(progress, [{ kind: 'elf', level: 5 }]);
  assert.deepEqual(options, {
    traps: 'varied',
    ogres: false,
    assuredAttacks: true,
    hiddenTechniques: true,
  });
  const game = opened(setup);
  const { next } = game.view(game.start(streamFromSeed('levels')).state, 'elf') as NextView;
  assert.deepEqual([next.sheets.elf?.level, next.sheets.dwarf?.level], [5, 3]);
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
