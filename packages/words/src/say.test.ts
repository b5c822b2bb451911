import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOUNS } from '../test/nouns.ts';
import { defineMessages } from './catalogue.ts';
import { say, sayParts } from './say.ts';

const { orc, mummy, skeleton, axe } = NOUNS;

const messages = defineMessages({
  en: {
    hit: '{Attacker} hits {targets} for {damage, number} with {spell}.',
    over: 'The quest is over.',
    of: 'Of {x}',
    ordinal: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} turn',
  },
  fr: {
    hit: '{Attacker} frappe {targets} pour {damage, number} avec {spell}.',
    over: 'La quête est terminée.',
    of: 'De {x}',
    ordinal: '{n, selectordinal, one {#er} other {#e}} tour',
  },
});

test('values may be nouns, lists, numbers and text', () => {
  const args = { attacker: orc, targets: [mummy, skeleton], damage: 1500, spell: 'F7' };
  assert.equal(
    say(messages, 'en', 'hit', args),
    'The orc hits the mummy and the skeleton for 1,500 with F7.',
  );
  assert.equal(
    say(messages, 'fr', 'hit', args),
    'L’orc frappe la momie et le squelette pour 1\u202f500 avec F7.',
  );
  assert.equal(say(messages, 'fr', 'hit', { ...args, spell: axe }).slice(-15), ' avec la hache.');
  assert.equal(say(messages, 'fr', 'over', {}), 'La quête est terminée.');
  assert.equal(say(messages, 'en', 'ordinal', { n: 2 }), '2nd turn');
  assert.equal(say(messages, 'fr', 'ordinal', { n: 1 }), '1er tour');
});

test('text is written as it is, whatever it contains', () => {
  const args = { attacker: orc, targets: mummy, damage: 1, spell: "{target} 'x' <b> #" };
  assert.equal(say(messages, 'en', 'hit', args), "The orc hits the mummy for 1 with {target} 'x' <b> #.");
});

test('parts say which argument they speak of, and add up to the sentence', () => {
  const args = { attacker: orc, targets: [mummy, skeleton], damage: 2, spell: 'F7' };
  assert.deepEqual(sayParts(messages, 'fr', 'hit', args), [
    { text: 'L’orc', argument: 'attacker' },
    { text: ' frappe ' },
    { text: 'la momie', argument: 'targets', index: 0 },
    { text: ' et ' },
    { text: 'le squelette', argument: 'targets', index: 1 },
    { text: ' pour 2 avec ' },
    { text: 'F7', argument: 'spell' },
    { text: '.' },
  ]);
  assert.deepEqual(sayParts(messages, 'fr', 'of', { x: skeleton }), [
    { text: 'Du squelette', argument: 'x' },
  ]);
  for (const language of ['en', 'fr'] as const) {
    const text = sayParts(messages, language, 'hit', args).map((part) => part.text);
    assert.equal(text.join(''), say(messages, language, 'hit', args));
  }
});

test('a mistake of ours is an error with a name', () => {
  const broken = { en: { a: '{x}', b: '{x, plural, other {#}}', c: '{x_off}' }, fr: {} };
  const sayBroken = (key: string, args: { x?: typeof orc }): string =>
    say(broken as never, 'en', key as never, args as never);
  assert.throws(() => sayBroken('a', {}), /message a lacks its argument x/u);
  assert.throws(() => sayBroken('b', { x: orc }), /neither a number nor a choice/u);
  assert.throws(() => sayBroken('c', { x: orc }), /no such form: off/u);
  assert.throws(() => sayBroken('d', {}), /no message d in en/u);
});
