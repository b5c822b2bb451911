import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { SPECTATOR, streamFromSeed, tape } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { isTableRefusal, LANGUAGES } from '@oubliette/words';
import type { Command } from '../commands.ts';
import { namesFrom } from './names.ts';
import { explainRefusal, REFUSALS } from './refusals.ts';
import { BOOK, openTable, randomMatch } from './testing/table.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The engine's own files: no tests, no test helpers, and not the campaign, a game of its own. */
function sources(folder: string): string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test|proofs|scenario|campaign|^text/u.test(name))
    .map((name) => readFileSync(join(packages, folder, name), 'utf8'));
}

/** Every code in `refuse('code'…` and `refuse(some ? 'code' : 'other'…`. */
function codesIn(source: string): string[] {
  return [...source.matchAll(/\brefuse\(\s*([^,)]*)[,)]/gu)].flatMap(([, first]) =>
    [...first!.matchAll(/'(\w+)'/gu)].map(([, code]) => code!),
  );
}

test('every code with which the rules refuse has its sentence, and no sentence is without its code', () => {
  const codes = sources('classic/src').flatMap(codesIn);
  const own = new Set(codes.filter((code) => !isTableRefusal(code)));
  assert.ok(own.size > 60, `${own.size} codes found`);
  assert.deepEqual(Object.keys(REFUSALS.en).sort(), [...own].sort());
});

test('the table is told what classic calls its master and its faces', () => {
  const said = (code: string, language: 'en' | 'fr'): string =>
    explainRefusal({ code, rule: 'TBL-OVERRIDE' }, language, names);
  assert.equal(said('onlyTheMaster', 'en'), 'Only the Morcar player may correct the table.');
  assert.equal(said('onlyTheMaster', 'fr'), 'Seul le joueur sorcier peut corriger la table.');
});

const game = openTable(BOOK[0]!);
const names = namesFrom(game.view(game.start(streamFromSeed('x')).state, SPECTATOR));

test('a refusal names the figure, the square, the door', () => {
  const say = (refusal: Omit<Refusal, 'rule'>, language: 'en' | 'fr'): string =>
    explainRefusal({ rule: 'CLS-TUR-01', ...refusal }, language, names);
  assert.equal(
    say({ code: 'monsterAbout', with: { figure: 'orc-1' } }, 'en'),
    'The orc is too near for anybody to search.',
  );
  assert.equal(say({ code: 'asleep', with: { figure: 'elf' } }, 'fr'), 'Aldis dort.');
  assert.equal(say({ code: 'notFree', with: { to: 0 } }, 'en'), 'A1 is not free.');
  assert.equal(say({ code: 'locked', with: { door: 'F7-G7' } }, 'fr'), 'La porte F7-G7 est verrouillée.');
  assert.equal(
    say({ code: 'wrongFace', with: { face: 'cat', faces: ['skull', 'whiteShield', 'gold50'] } }, 'fr'),
    'Ce dé n’a pas de face «\u202fcat\u202f». Il montre\u00a0: crâne, bouclier blanc, bourse d’or (50).',
  );
});

test('what somebody made up is shown as it came, and an unknown code still says something', () => {
  const square = { code: 'notFree', rule: 'X', with: { to: 99999 } };
  assert.equal(explainRefusal(square, 'en', names), '“99999” is not free.');
  assert.equal(explainRefusal({ code: 'x', rule: 'X' }, 'en', names), 'There is no such command.');
});

test('whatever is refused in random matches is explained in both languages, without a slip', () => {
  const met = new Set<string>();
  const every: Command[] = [];
  const match = openTable(BOOK[1]!);
  for (const { state, command } of randomMatch(match, 'refusals', 500)) {
    if (command !== null) every.push(command);
    const wrong = every[(every.length * 7919) % Math.max(1, every.length)] ?? { type: 'endTurn' };
    for (const seat of ['ann', 'bo', 'cy']) {
      for (const asked of [wrong, ...every.slice(-3)]) {
        const decision = tryDecide(state, seat, asked);
        if (decision === null || decision.ok) continue;
        met.add(decision.refusal.code);
        for (const language of LANGUAGES) {
          const text = explainRefusal(decision.refusal, language, namesFrom(match.view(state, seat)));
          assert.match(text, /^\p{Lu}.*[.]$/u);
          assert.doesNotMatch(text, /undefined|\?|[a-z]-\d| {2}/u);
        }
      }
    }
  }
  assert.ok(met.size > 8, [...met].join(', '));

  function tryDecide(state: Parameters<typeof match.decide>[0], seat: string, command: Command) {
    try {
      return match.decide(state, seat, command, tape([]));
    } catch {
      return null; // The command was legal, and rolled dice.
    }
  }
});
