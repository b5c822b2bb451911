import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Setup } from '@oubliette/classic';
import { playOptions, setupFrom } from './options.ts';

async function party(heroes: string): Promise<Setup['heroes']> {
  return ((await setupFrom(playOptions(['classic', '--heroes', heroes]))) as Setup).heroes;
}

test('a hero called by a woman’s word is a woman, unless it is said otherwise', async () => {
  assert.deepEqual(await party('naine,enchanteresse=Maga,elfe:f,barbare'), [
    { kind: 'dwarf', gender: 'f' },
    { kind: 'wizard', gender: 'f', name: 'Maga' },
    { kind: 'elf', gender: 'f' },
    { kind: 'barbarian' },
  ]);
  assert.deepEqual(await party('naine:m'), [{ kind: 'dwarf', gender: 'm' }]);
});
