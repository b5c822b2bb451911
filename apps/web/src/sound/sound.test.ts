import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, typeset } from '@oubliette/words';
import { EFFECTS, isNotice, isSound, SOUND_IDS, soundCaption } from './effects.ts';
import { pickVoice, silenceOf } from './speech.ts';
import { loudness } from './volumes.ts';

test('every sound has a caption in both languages, short and as it is printed', () => {
  for (const id of SOUND_IDS)
    for (const language of LANGUAGES) {
      const caption = soundCaption(id, language);
      assert.ok(caption.length > 3 && caption.length < 40, caption);
      assert.equal(typeset(language, caption), caption);
      assert.doesNotMatch(caption, /'/);
    }
});

test('every recipe is one ZzFX knows and stops within two seconds and a half', () => {
  for (const id of SOUND_IDS) {
    const recipe: readonly (number | undefined)[] = EFFECTS[id].recipe;
    assert.ok(recipe.length <= 21, id);
    const [, , frequency = 0, attack = 0, sustain = 0, release = 0.1] = recipe;
    assert.ok(frequency > 20 && frequency < 5000, id);
    assert.ok(attack + sustain + release + (recipe[16] ?? 0) + (recipe[18] ?? 0) < 2.5, id);
  }
});

test('steps are short; only what calls a person is a notice', () => {
  const [, , , , sustain, release] = EFFECTS.step.recipe;
  assert.ok(sustain + release <= 0.2);
  assert.deepEqual(SOUND_IDS.filter(isNotice), ['myTurn', 'ping']);
});

test('a sound nobody knows is none', () => {
  assert.ok(isSound('door'));
  assert.ok(!isSound('toString'));
});

test('muted is silent whatever the sliders say, and no slider goes past its end', () => {
  const sliders = { effects: 0.4, ambience: 2, voice: 1, notices: -1, muted: false };
  assert.equal(loudness(sliders, 'effects'), 0.4);
  assert.equal(loudness(sliders, 'ambience'), 1);
  assert.equal(loudness(sliders, 'notices'), 0);
  assert.equal(loudness({ ...sliders, muted: true }, 'effects'), 0);
});

test('a voice speaks the language: the wanted one, the default one, or the first', () => {
  const voices = [
    { name: 'Amy', lang: 'en-GB', default: false },
    { name: 'Bob', lang: 'en_US', default: true },
    { name: 'Chloé', lang: 'fr-FR', default: false },
    { name: 'Denis', lang: 'fr-CA', default: false },
  ];
  assert.equal(pickVoice(voices, 'en', 'Amy')?.name, 'Amy');
  assert.equal(pickVoice(voices, 'en', 'Chloé')?.name, 'Bob');
  assert.equal(pickVoice(voices, 'fr', 'Denis')?.name, 'Denis');
  assert.equal(pickVoice(voices, 'fr', null)?.name, 'Chloé');
  assert.equal(pickVoice(voices.slice(0, 2), 'fr', null), null);
});

test('nothing is read where all is muted or the device has no voice', () => {
  assert.equal(silenceOf(0, [{}]), 'muted');
  assert.equal(silenceOf(0.1, []), 'voiceless');
  assert.equal(silenceOf(0.1, [{}]), null);
});
