import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readYaml } from '@oubliette/kernel/node';
import { runScenario } from '@oubliette/kernel/scenario';
import type { ScenarioStep } from '@oubliette/kernel/scenario';
import { readExpertRulebook } from '../node/index.ts';
import { arrangeExpert } from './file.ts';
import type { WrittenScene } from './scene.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));
const RULES = new Set(readExpertRulebook().map(({ id }) => id));

interface Written {
  readonly rules: readonly string[];
  readonly scene: WrittenScene;
  readonly play: readonly ScenarioStep[];
}

function read(name: string): Written {
  return readYaml(readFileSync(`${FOLDER}${name}`, 'utf8'), name, 'scenario').value as Written;
}

for (const name of readdirSync(FOLDER))
  test(`scenario ${name} comes out as written, by rules that exist`, () => {
    const { rules, scene, play } = read(name);
    assert.equal(runScenario(arrangeExpert(scene), play), null);
    assert.deepEqual(
      rules.filter((id) => !RULES.has(id)),
      [],
    );
  });

test('a scene that makes no sense says what and where', () => {
  const scene = (given: object) => () => arrangeExpert(given as WrittenScene);
  const map = '+-+\n|e|\n+-+';
  assert.throws(scene({ map, figures: { e: { hero: 'bard' } } }), /figures\.e\.hero/u);
  assert.throws(scene({ map, figures: { x: { hero: 'elf' } } }), /map: x is not on it/u);
  assert.throws(scene({ map: '', figures: {} }), /map/u);
});
