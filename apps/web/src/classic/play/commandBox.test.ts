import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telling } from '@oubliette/classic';
import { readCommand } from './commandBox.ts';
import type { Command } from '@oubliette/classic';
import type { Typed } from '../../play/typed.ts';
import { speakInSight, speakParty } from './spoken.ts';
import { table } from './testing/scene.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const MAP = `
  +-+-+-+-+
  |E O . .|
  + + + + +
  |P . . .|
  +-+-+-+-+`;
const t = table(
  MAP,
  {
    E: {
      kind: 'elf',
      equipment: ['broadsword'],
      spells: ['genie', 'tempest', 'swiftWind'],
      potions: ['potionOfHealing'],
    },
    O: { kind: 'orc' },
    P: { kind: 'orc' },
  },
  { turn: 'E' },
);
const read = (text: string, language: 'en' | 'fr' = 'en'): Typed<Command> =>
  readCommand(CLASSIC_PLAY, text, t.moves(), { view: t.view(), names: telling.namesIn(t.view()), language });

test('where to go, in either language', () => {
  const goal = { is: 'goal', square: t.square('C2') };
  for (const text of ['move C2', 'go to c2', 'aller en C2', 'va C2', 'C2'])
    assert.deepEqual(read(text), goal, text);
  assert.deepEqual(read('move Z99'), { is: 'noSquare', text: 'z99' });
});

test('whom to strike, and with what', () => {
  const blow = { type: 'attack', figure: 'elf', target: t.id('P') };
  for (const text of ['attack orc 2', 'attaquer orc 2', 'hit the orc 2'])
    assert.deepEqual(read(text), { is: 'command', command: blow }, text);
  assert.deepEqual(read('attack orc 2 with the broadsword'), {
    is: 'command',
    command: { ...blow, weapon: 'broadsword' },
  });
  const which = read('attack orc');
  assert.ok(which.is === 'several' && which.labels.length === 2);
});

test('single words', () => {
  assert.deepEqual(read('end'), { is: 'command', command: { type: 'endTurn' } });
  assert.deepEqual(read('fin du tour', 'fr'), { is: 'command', command: { type: 'endTurn' } });
  assert.deepEqual(read('roll'), { is: 'command', command: { type: 'rollMovement', figure: 'elf' } });
  assert.deepEqual(read('drink'), {
    is: 'command',
    command: { type: 'usePotion', figure: 'elf', potion: 'potionOfHealing' },
  });
  assert.deepEqual(read('oui'), { is: 'confirm' });
  assert.deepEqual(read('cancel'), { is: 'cancel' });
  assert.deepEqual(read('search treasure'), { is: 'unknown' }, 'orcs are about');
  assert.deepEqual(read('sing a song'), { is: 'unknown' });
});

test('searching, where it is allowed', () => {
  const calm = table(MAP.replaceAll(/[OP]/gu, '.'), { E: { kind: 'elf' } }, { turn: 'E' });
  const calmly = (text: string): Typed<Command> =>
    readCommand(CLASSIC_PLAY, text, calm.moves(), {
      view: calm.view(),
      names: telling.namesIn(calm.view()),
      language: 'en',
    });
  assert.deepEqual(calmly('search treasure'), {
    is: 'command',
    command: { type: 'searchTreasure', figure: 'elf' },
  });
  assert.deepEqual(calmly('chercher pièges'), {
    is: 'command',
    command: { type: 'searchSecrets', figure: 'elf' },
  });
  assert.equal(calmly('search').is, 'several');
});

test('what is read out', () => {
  const names = telling.namesIn(t.view());
  assert.equal(speakParty(t.view(), names, 'en'), 'Elf: Body 6 of 6, Mind 4, on A1');
  const elf = t.view().figures.find(({ id }) => id === 'elf');
  assert.equal(
    speakInSight(t.view(), elf, names, 'en'),
    'Orc 1 on B1, 1 step away. Orc 2 on A2, 1 step away',
  );
  assert.equal(speakInSight({ ...t.view(), figures: [] }, elf, names, 'fr'), 'Aucun monstre en vue.');
});
