import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Setup } from '@oubliette/advanced';
import { DUNGEONS } from './advancedDungeons.ts';
import { advancedShelf } from './advancedShelf.ts';

const box = advancedShelf().get('advanced')!;

async function setupOf(choice: unknown): Promise<Setup> {
  const composed = await box.compose(choice);
  assert.ok(composed.ok, JSON.stringify(composed));
  return composed.setup as unknown as Setup;
}

describe('Advanced on the shelf', () => {
  test('four heroes and a master by default, in the first dungeon', async () => {
    const setup = await setupOf({});
    assert.equal(setup.dungeon.id, DUNGEONS[0]!.id);
    const chairs = box.chairs(setup as never);
    assert.deepEqual(
      chairs.map(({ seat, role, emblem }) => [seat, role, emblem]),
      [
        ['heinrich', 'hero', 'barbarian'],
        ['sven', 'hero', 'dwarf'],
        ['torallion', 'hero', 'elf'],
        ['magnus', 'hero', 'wizard'],
        ['master', 'gamemaster', 'morcar'],
      ],
    );
  });

  test('a hero takes the name that was chosen, and nobody sits in the master’s seat where the tables decide', async () => {
    const setup = await setupOf({ heroes: [{ id: 'sven', name: 'Brunhild', gender: 'f' }], master: false });
    assert.deepEqual(
      [setup.sheets[0]!.name, setup.sheets[0]!.gender, setup.master],
      ['Brunhild', 'f', false],
    );
    assert.deepEqual(
      box.chairs(setup as never).map(({ seat }) => seat),
      ['sven'],
    );
  });

  test('every dungeon opens', async () => {
    for (const { id } of DUNGEONS) assert.equal((await setupOf({ dungeon: id })).dungeon.id, id);
  });

  test('what is not there is refused with a remedy', async () => {
    const composed = await box.compose({ dungeon: 'nowhere', heroes: [] });
    assert.ok(!composed.ok);
    assert.deepEqual(
      composed.problems.map(({ path }) => path),
      ['dungeon', 'heroes'],
    );
    assert.match(composed.problems[0]!.remedy, /bells1/u);
  });
});
