/** No option of the setup is forgotten: each has a form for the values the setup accepts, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNextRulebook } from '../node/index.ts';
import { nextOptions } from '../setup.ts';
import { OPTION_DEFAULTS, OPTION_FORMS, OPTION_NAMES } from './options.ts';
import type { OptionForm } from './options.ts';

/** Every value a form offers. */
function offered(asked: OptionForm): readonly unknown[] {
  switch (asked.form) {
    case 'switch':
      return [true, false];
    case 'number':
      return asked.usual;
    case 'choice':
      return asked.values.map(({ value }) => value);
    case 'several':
      return [[], ...asked.values.map(({ value }) => [value]), asked.values.map(({ value }) => value)];
  }
}

test('every option of the setup has a form, and no form is for nothing', () => {
  assert.deepEqual([...OPTION_NAMES].sort(), Object.keys(nextOptions.shape).sort());
});

for (const option of OPTION_NAMES) {
  const asked: OptionForm = OPTION_FORMS[option];

  test(`${option}: what is offered is taken, the default among it`, () => {
    const values = offered(asked);
    for (const value of values)
      assert.deepEqual(nextOptions.parse({ [option]: value })[option], value, JSON.stringify(value));
    const texts = values.map((value) => JSON.stringify(value));
    assert.ok(texts.includes(JSON.stringify(OPTION_DEFAULTS[option])));
    assert.ok(values.length > 1, 'there is something to choose');
  });

  test(`${option} is explained in both languages, with a rule of the book`, () => {
    const { label, hint, rule } = asked;
    for (const text of [label, hint]) {
      assert.ok(text.en.length > 0 && text.fr.length > 0);
      assert.notEqual(text.en, text.fr);
      assert.doesNotMatch(text.fr, /'|[^\u202f][;!?]|[^\u00a0]:/u);
    }
    assert.ok(
      readNextRulebook().some(({ id }) => id === rule),
      rule,
    );
  });
}

test('where a table says nothing, all that the book describes can be met', () => {
  assert.deepEqual(OPTION_DEFAULTS, {
    traps: 'varied',
    ogres: true,
    assuredAttacks: true,
    hiddenTechniques: true,
    experience: 'equal',
    searchRacks: true,
    hiddenTraps: [],
    bladeLength: 5,
    bladeReturns: false,
    sphereSpeed: 10,
    sphereShatters: false,
  });
});
