/** Every planted defect has a test by its name in the long tier, and its patches fit their files. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DEFECTS } from './defects.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../../', import.meta.url));

test('every defect is looked for by name', () => {
  const tests = readdirSync(here).filter((file) => file.endsWith('.long.test.ts'));
  const texts = tests.map((file) => readFileSync(`${here}/${file}`, 'utf8')).join('\n');
  const forgotten = Object.keys(DEFECTS).filter((name) => !texts.includes(`'${name}'`));
  assert.deepEqual(forgotten, []);
});

for (const [name, patches] of Object.entries(DEFECTS))
  test(`the defect ${name} fits its files, and changes them`, () => {
    for (const { file, from, to } of patches) {
      assert.equal(readFileSync(`${root}${file}`, 'utf8').split(from).length, 2, `${file}: ${from}`);
      assert.notEqual(from, to);
    }
  });
