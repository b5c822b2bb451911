import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { explainTable, LANGUAGES, properNoun, TABLE_REFUSALS } from '@oubliette/words';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** The engine's own files: neither tests nor test helpers. */
function sources(folder: string): string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.|testing|proofs|scenario|campaign|^text/u.test(name))
    .map((name) => readFileSync(join(packages, folder, name), 'utf8'));
}

/** Every code in `refuse('code'…` and `refuse(some ? 'code' : 'other'…`. */
function codesIn(source: string): string[] {
  return [...source.matchAll(/\brefuse\(\s*([^,)]*)[,)]/gu)].flatMap(([, first]) =>
    [...first!.replaceAll(/===? '\w+'/gu, '').matchAll(/'(\w+)'/gu)].map(([, code]) => code!),
  );
}

test('every code with which the table refuses has its sentence, and no sentence is without its code', () => {
  const table = new Set(['kernel/src', 'table/src'].flatMap(sources).flatMap(codesIn));
  const worded = Object.keys(TABLE_REFUSALS.en);
  assert.ok(table.size > 35, `${table.size} codes found`);
  assert.deepEqual(
    [...table].filter((code) => !worded.includes(code)),
    [],
    'codes without a sentence',
  );
  const all = table.union(
    new Set(['classic/src', 'advanced/src', 'referee/src'].flatMap(sources).flatMap(codesIn)),
  );
  assert.deepEqual(
    worded.filter((code) => !all.has(code)),
    [],
    'sentences without a code',
  );
});

test('no code of the table is worded anywhere else, but where a rule means something else by it', () => {
  const MEANT_OTHERWISE = [
    // Advanced's rules: a moment of the hazards, Fate points, the range of a shot.
    'advanced notNow',
    'advanced nothingToUndo',
    'advanced outOfRange',
  ];
  const twice = ['classic', 'nextlevel', 'advanced'].flatMap((game) => {
    const folder = join(packages, game, 'src/text');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^refusals(?:\/\w+)?\.ts$/u.test(name),
    );
    assert.ok(files.length > 0);
    const worded = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {4}(\w+):/gmu)].map(([, code]) => code!),
    );
    return [...new Set(worded)].filter((code) => code in TABLE_REFUSALS.en).map((code) => `${game} ${code}`);
  });
  assert.deepEqual(twice.sort(), MEANT_OTHERWISE.sort());
});

test('every refusal of the table is a sentence in both languages', () => {
  const manner = { master: properNoun('Alix', 'f'), face: (face: unknown) => String(face) };
  for (const code of Object.keys(TABLE_REFUSALS.en))
    for (const language of LANGUAGES) {
      const facts = { face: 'cat', faces: [1, 2], field: 'to' };
      const text = explainTable({ code, rule: 'TBL-UNDO', with: facts }, language, manner);
      assert.match(text, /^\p{Lu}.*\.$/u);
      assert.doesNotMatch(text, /undefined|\?|[{}]|'| {2}/u);
    }
  const unknown = explainTable({ code: 'x', rule: 'X' }, 'en', manner);
  assert.equal(unknown, 'There is no such command.');
});
