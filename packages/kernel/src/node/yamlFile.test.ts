import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readYaml } from './yamlFile.ts';

/** Nine lines that expand to a thousand million. */
const BOMB = [...'abcdefghi']
  .map((name, index, all) => {
    const item = index === 0 ? 'lol' : `*${all[index - 1]}`;
    return `${name}: &${name} [${Array(10).fill(item).join(', ')}]`;
  })
  .join('\n');

test('aliases that stand for too much are a problem of the file, told with the way out', () => {
  const { value, faults } = readYaml(BOMB, '01-bomb.yaml', 'quest');
  assert.equal(value, undefined);
  assert.deepEqual(faults, [
    {
      path: '01-bomb.yaml',
      code: 'TOO_MANY_ALIASES',
      message: 'its aliases (*name) stand for too much, or for themselves',
    },
  ]);
});

test('an alias for a line or two is taken', () => {
  const { value, faults } = readYaml('en: &name Orc\nfr: *name\n', 'x.yaml', 'quest');
  assert.deepEqual([value, faults], [{ en: 'Orc', fr: 'Orc' }, []]);
});
