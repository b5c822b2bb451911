import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { View } from '@oubliette/classic';
import { checkMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { freshSquares, needsHands, newsOn } from '../../play/box/pieces.ts';
import type { BoxBoard } from '../../play/box/pieces.ts';
import { tellNews } from '../../play/box/told.ts';
import { BOX } from '../../play/box/words.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';
import { table } from '../play/testing/scene.ts';
import type { TestTable } from '../play/testing/scene.ts';
import { familyBox } from './classicBox.ts';
import { BOX_NUMBERS } from './words.ts';

const MAP = `
  +-+-+-+-+-+-+-+
  |B . . .d. . .|
  + + + + + + + +
  |E . . .|. . .|
  +-+-+-+-+-+-+-+`;

const box = familyBox(CLASSIC_PLAY);
const people = (seat: string): boolean => seat === 'heroes';
const boardOf = (view: View): BoxBoard => box.board(view, 'en')!;

function quest(): TestTable {
  return table(
    MAP,
    { B: { kind: 'barbarian' }, E: { kind: 'elf' } },
    {
      stairs: 'A1',
      dark: true,
      quest: {
        furniture: [{ kind: 'throne', at: 'F1' }],
        traps: [{ kind: 'pit', at: 'F2' }],
        monsters: [
          { kind: 'orc', at: 'G1' },
          { kind: 'orc', at: 'G2' },
        ],
      },
    },
  );
}

function told(before: BoxBoard | null, view: View, language: Language = 'en'): string[] {
  const now = boardOf(view);
  return tellNews(newsOn(before, now, people), now.size, language).map(({ text }) => text);
}

/** The hero walks to the door and opens it. */
function opened(t: TestTable): void {
  const figure = t.id('B');
  t.do('heroes', { type: 'rollMovement', figure }, [6, 6]);
  for (const square of ['B1', 'C1', 'D1']) t.do('heroes', { type: 'step', figure, to: t.square(square) });
  t.do('heroes', { type: 'openDoor', figure, door: 'D1-E1' });
}

describe('pieces on the printed board', () => {
  test('at first the whole set-up: stairs, heroes, the doors in sight', () => {
    const t = quest();
    assert.deepEqual(told(null, t.view()), [
      'Put down: a stairway on A1–B2, a door between D1 and E1, the Barbarian on A1, the Elf on A2.',
    ]);
    assert.deepEqual(told(null, t.view(), 'fr'), [
      'Posez : un escalier en A1–B2, une porte entre D1 et E1, le Barbare en A1, l’Elfe en A2.',
    ]);
  });

  test('a walk of a person’s hero is not told; another’s is', () => {
    const t = quest();
    const before = boardOf(t.view());
    t.do('heroes', { type: 'rollMovement', figure: t.id('B') }, [6, 6]);
    t.do('heroes', { type: 'step', figure: t.id('B'), to: t.square('B1') });
    assert.deepEqual(told(before, t.view()), []);
    const now = boardOf(t.view());
    assert.deepEqual(newsOn(before, now, () => false).changes[0]?.deed, 'move');
  });

  test('what a door reveals is put down, alike pieces together, and where the hero stopped', () => {
    const t = quest();
    const before = boardOf(t.view());
    opened(t);
    assert.deepEqual(told(before, t.view()), [
      'Put down: a throne on F1, 2 orcs on G1 and G2.',
      'Open: the door between D1 and E1.',
      'There they stand: the Barbarian on D1.',
    ]);
    assert.deepEqual(told(before, t.view(), 'fr'), [
      'Posez : un trône en F1, 2 orcs en G1 et G2.',
      'Ouvrez : la porte entre D1 et E1.',
      'Les voilà : le Barbare en D1.',
    ]);
    const news = newsOn(before, boardOf(t.view()), people);
    assert.ok(needsHands(news));
    assert.ok(freshSquares(news).includes(t.square('G2')));
  });

  test('a monster that moves is moved, one that dies is taken away; that alone is a glance', () => {
    const t = quest();
    opened(t);
    const before = boardOf(t.view());
    const orc = t.state.figures.find(({ kind }) => kind === 'orc')!;
    t.state = {
      ...t.state,
      figures: t.state.figures.map((one) => (one === orc ? { ...one, square: t.square('E1') } : one)),
    };
    assert.deepEqual(told(before, t.view()), ['Move: Orc 1 from G1 to E1.']);
    const moved = boardOf(t.view());
    t.state = { ...t.state, figures: t.state.figures.filter(({ id }) => id !== orc.id) };
    assert.deepEqual(told(moved, t.view()), ['Take away: Orc 1 from E1.']);
    assert.equal(needsHands(newsOn(moved, boardOf(t.view()), people)), false);
  });

  test('nothing unseen is told: not what is behind the door, nor a hidden trap, even to the evil wizard', () => {
    const t = quest();
    for (const seat of ['heroes', t.state.morcar]) {
      const { pieces } = boardOf(t.view(seat));
      assert.deepEqual(
        pieces.filter(({ squares }) => squares.some((square) => [5, 6, 12, 13].includes(square))),
        [],
        seat,
      );
    }
    opened(t);
    const pit = t.square('F2');
    assert.ok(boardOf(t.view()).pieces.every(({ squares }) => !squares.includes(pit)));
  });

  test('before the heroes stand nothing is laid', () => {
    const t = quest();
    assert.equal(box.board({ ...t.view(), phase: 'placement' }, 'en'), null);
  });

  test('the words are in both languages', () => {
    for (const catalogue of [BOX, BOX_NUMBERS]) assert.deepEqual(checkMessages(catalogue), []);
  });
});
