import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KEY_ACTION_IDS, KEY_ACTIONS, keyAction, mayBind, rebound } from './keys.ts';
import { defaultSettings, detectLanguage, parseSettings, themeOf } from './settings.ts';

const defaults = defaultSettings('en');
const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', true>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('settings', () => {
  test('what was stored comes back', () => {
    const chosen = {
      ...defaults,
      language: 'fr',
      name: 'Léa',
      sound: { effects: 0, ambience: 0.4, voice: 0.5, notices: 1 },
      muted: true,
      reducedMotion: 'on',
      speed: 0,
      textSize: 200,
      theme: 'contrast',
      letterKeys: false,
      keys: rebound(defaults.keys, 'move', 'j'),
      askBefore: 'never',
      warnBeforeEnd: false,
      readAloud: true,
      voice: 'Amélie',
      soundOffered: true,
    } as const;
    assert.deepEqual(parseSettings(JSON.parse(JSON.stringify(chosen)), defaults), chosen);
  });

  test('the light is as chosen, or as the device says; more contrast is given unasked, daylight is not', () => {
    const [light, contrast] = [
      { light: true, contrast: false },
      { light: true, contrast: true },
    ];
    assert.equal(themeOf('system', light), 'light');
    assert.equal(themeOf('system', contrast), 'contrast');
    assert.equal(themeOf('dark', contrast), 'dark');
    assert.equal(defaultSettings('en', light).theme, 'dark');
    assert.equal(defaultSettings('en', contrast).theme, 'system');
  });

  test('what makes no sense is as it was by default', () => {
    const odd = {
      language: 'de',
      name: 4,
      sound: { effects: 2, ambience: 'loud', voice: -1, notices: null },
      muted: 'no',
      reducedMotion: true,
      speed: 3,
      textSize: 1000,
      theme: 'pink',
      letterKeys: 0,
      keys: { move: 'a' },
      askBefore: 'often',
      warnBeforeEnd: null,
      readAloud: 1,
      voice: {},
    };
    assert.deepEqual(parseSettings(odd, defaults), defaults);
    for (const nothing of [null, undefined, 3, 'x', []]) {
      assert.deepEqual(parseSettings(nothing, defaults), defaults);
    }
  });

  test('the language is the first of the browser’s that we speak', () => {
    assert.equal(detectLanguage(['de-DE', 'fr-CA', 'en']), 'fr');
    assert.equal(detectLanguage(['en-GB', 'fr']), 'en');
    assert.equal(detectLanguage(['de']), 'en');
    assert.equal(detectLanguage([]), 'en');
  });
});

describe('keys', () => {
  test('every action has a key of its own that may be bound', () => {
    assert.equal(new Set(Object.values(KEY_ACTIONS)).size, KEY_ACTION_IDS.length);
    for (const action of KEY_ACTION_IDS) assert.ok(mayBind(KEY_ACTIONS[action]), action);
  });

  test('a letter is its action, in capitals too, but not with Ctrl, Alt or Meta', () => {
    assert.equal(keyAction(pressed('m'), defaults), 'move');
    assert.equal(keyAction(pressed('N', { shiftKey: true }), defaults), 'next');
    assert.equal(keyAction(pressed('m', { ctrlKey: true }), defaults), null);
    assert.equal(keyAction(pressed('m', { altKey: true }), defaults), null);
    assert.equal(keyAction(pressed('m', { metaKey: true }), defaults), null);
    assert.equal(keyAction(pressed('Enter'), defaults), null);
  });

  test('letter keys may be turned off', () => {
    assert.equal(keyAction(pressed('m'), { ...defaults, letterKeys: false }), null);
  });

  test('a key given to one action is taken from another, which gets the one given up', () => {
    const keys = rebound(defaults.keys, 'move', 'A');
    assert.equal(keys.move, 'a');
    assert.equal(keys.attack, 'm');
    assert.equal(rebound(keys, 'move', 'j').move, 'j');
    assert.equal(new Set(Object.values(keys)).size, KEY_ACTION_IDS.length);
  });

  test('digits, the question mark and named keys cannot be bound', () => {
    for (const key of ['1', '9', '?', 'Enter', 'Escape', 'F5', '']) assert.equal(mayBind(key), false, key);
    for (const key of ['0', 'q', 'é', ';']) assert.equal(mayBind(key), true, key);
  });
});
