/** The compiler runs most of this file: an expected error that does not happen is an error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOUNS } from '../test/nouns.ts';
import { defineMessages } from './catalogue.ts';
import type { ArgumentsOf } from './catalogue.ts';
import type { Subject, Value } from './noun.ts';
import { say } from './say.ts';

const messages = defineMessages({
  en: {
    hit: '{Attacker} deals {damage, plural, =0 {nothing} one {# point} other {# points}} to {target}.',
    move: '{Hero} goes {way, select, n {north} other {{count, plural, one {there} other {{place}}}}}.',
    over: 'Over.',
  },
  fr: {
    hit: '{Attacker} fait {damage, plural, one {# point} other {# points}} à {target}, {target_gender, select, f {tuée} other {tué}}.',
    move: '{Hero_bare} va {way, select, n {au nord} other {{ place }{count}}}.',
    over: 'Fini.',
  },
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('arguments are read from both messages', () => {
  const hit: Same<
    ArgumentsOf<typeof messages, 'hit'>,
    { readonly attacker: Value; readonly damage: number; readonly target: Subject }
  > = true;
  const move: Same<
    ArgumentsOf<typeof messages, 'move'>,
    { readonly hero: Subject; readonly way: string; readonly count: number; readonly place: Value }
  > = true;
  const over: Same<keyof ArgumentsOf<typeof messages, 'over'>, never> = true;
  assert.ok(hit && move && over);
});

test('the compiler refuses wrong arguments', () => {
  const { orc } = NOUNS;
  // @ts-expect-error: damage is a number
  assert.throws(() => say(messages, 'en', 'hit', { attacker: orc, target: orc, damage: orc }));
  // @ts-expect-error: damage is missing
  assert.throws(() => say(messages, 'en', 'hit', { attacker: orc, target: orc }));
  // @ts-expect-error: no such message
  assert.throws(() => say(messages, 'en', 'miss', {}));
  // @ts-expect-error: no such argument
  assert.ok(say(messages, 'en', 'hit', { attacker: orc, target: orc, damage: 1, nobody: orc }));
  // @ts-expect-error: a name has a gender: properNoun
  assert.ok(say(messages, 'fr', 'hit', { attacker: orc, target: 'Aldis', damage: 1 }));
});

test('the compiler refuses a key that only one language has', () => {
  // @ts-expect-error: missing in French
  defineMessages({ en: { a: 'a', b: 'b' }, fr: { a: 'a' } });
  // @ts-expect-error: missing in English
  defineMessages({ en: { a: 'a' }, fr: { a: 'a', b: 'b' } });
});

test('messages that are not literals take any arguments', () => {
  const text = ['{x}', '!'].join(' ');
  const loose = defineMessages({ en: { a: text }, fr: { a: text } });
  assert.equal(say(loose, 'fr', 'a', { x: NOUNS.orc }), 'l’orc\u202f!');
});
