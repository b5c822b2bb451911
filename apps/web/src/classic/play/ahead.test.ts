import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telling } from '@oubliette/classic';
import type { DrawnScene } from '@oubliette/classic/scenario';
import { roomsAhead } from './ahead.ts';
import { table } from './testing/scene.ts';

const MAP = `
    +-+-+-+-+
    |. .sE :|
    +-+-+d+-+
    |. . . .|
    +-+-+-+-+`;

const quest: DrawnScene['quest'] = {
  monsters: [
    { kind: 'orc', at: 'A2' },
    { kind: 'goblin', at: 'B2' },
    { kind: 'goblin', at: 'C2' },
    { kind: 'fimir', at: 'A1' },
  ],
  notes: [
    {
      when: { enter: 'r2' },
      then: [{ text: { en: 'It is cold.', fr: 'Il fait froid.' } }, { goal: 'goal' }],
    },
  ],
};

function ahead(language: 'en' | 'fr', seat = 'morcar') {
  const t = table(MAP, { E: { kind: 'elf' } }, { quest, turn: 'E', dark: true });
  const view = t.view(seat);
  return { t, rooms: roomsAhead(view, telling.namesIn(view), language) };
}

test('the rooms one door away are listed with who waits there and what is to be read, as for Morcar alone', () => {
  const { rooms } = ahead('en');
  assert.deepEqual(
    rooms.map(({ place, door, secret, monsters, notes }) => [place, door, secret, monsters, notes.length]),
    [
      ['Room r1', 'C1-B1', true, '1 fimir', 0],
      ['Room r2', 'C1-C2', false, '1 orc, 2 goblins', 1],
    ],
  );
  assert.deepEqual(
    ahead('fr').rooms.map(({ monsters }) => monsters),
    ['1 fimir', '1 orc, 2 lutins'],
  );
});

test('a room the heroes have seen is not listed any more', () => {
  const { t } = ahead('en');
  t.do('heroes', { type: 'openDoor', figure: 'elf', door: 'C1-C2' });
  const view = t.view('morcar');
  assert.deepEqual(
    roomsAhead(view, telling.namesIn(view), 'en').map(({ place }) => place),
    ['Room r1'],
  );
});

test('nobody but Morcar is told', () => {
  assert.deepEqual(ahead('en', 'heroes').rooms, []);
});
