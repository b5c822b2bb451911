import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsOn } from '../../play/box/pieces.ts';
import { tellNews } from '../../play/box/told.ts';
import { nextBox } from './nextBox.ts';
import { table, viewOf } from './testing/scene.ts';

const MAP = `
  +-+-+-+-+-+-+-+
  |B . . .d. . .|
  + + + + + + + +
  |E . . .|. . .|
  +-+-+-+-+-+-+-+`;

test('NextLevel lays what is seen on the printed board, and nothing that lurks', () => {
  const t = table(
    MAP,
    { B: { kind: 'barbarian' }, E: { kind: 'elf' } },
    {
      stairs: 'A1',
      dark: true,
      quest: { monsters: [{ kind: 'orc', at: 'G1' }], furniture: [{ kind: 'throne', at: 'F1' }] },
    },
  );
  const told = (seat: string): string[] => {
    const now = nextBox.board(viewOf(t, seat), 'en')!;
    return tellNews(
      newsOn(null, now, () => true),
      now.size,
      'en',
    ).map(({ text }) => text);
  };
  assert.deepEqual(told('heroes'), [
    'Put down: a stairway on A1–B2, a door between D1 and E1, the Barbarian on A1, the Elf on A2.',
  ]);
  assert.deepEqual(told(t.state.morcar), told('heroes'), 'behind the screen the board is the same');
});

test('its picture has NextLevel’s own monsters, too', () => {
  const t = table(MAP, { B: { kind: 'barbarian' }, E: { kind: 'ogre' } }, { stairs: 'A1' });
  const { marks } = nextBox.map(viewOf(t), 'en');
  assert.deepEqual(
    marks.map(({ text, name }) => `${text} ${name}`),
    ['Ba Barbarian', 'r1 ogre'],
  );
});

test('how far a hero may walk need not be said; what strikes must', () => {
  const isUnsaid = (rule: string): boolean => nextBox.isUnsaid!({ rule });
  assert.deepEqual(['NXT-MOV-01', 'NXT-ELF-04', 'CLS-MOV-01'].map(isUnsaid), [true, true, true]);
  assert.deepEqual(['CLS-CBT-02', 'NXT-CRT-01'].map(isUnsaid), [false, false]);
});
