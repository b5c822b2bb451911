import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MASTER, SECTION_NOUNS } from '@oubliette/advanced';
import type { Thing, View } from '@oubliette/advanced';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { checkMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { newsOn } from '../../play/box/pieces.ts';
import type { BoxBoard } from '../../play/box/pieces.ts';
import { tellNews } from '../../play/box/told.ts';
import { begun, fighting, hall, monster } from '../board/testing/level.ts';
import { boxed } from '../play/testing/match.ts';
import { advancedBox } from './advancedBox.ts';
import { BOX_SHEET } from './words.ts';

const boardOf = (view: View): BoxBoard => advancedBox.board(view, 'en')!;

function told(before: BoxBoard | null, view: View, language: Language = 'en'): string[] {
  const now = boardOf(view);
  return tellNews(
    newsOn(before, now, () => true),
    now.size,
    language,
  ).map(({ text }) => text);
}

test('at first the tiles in sight, each with the one it joins and where, then the party', async () => {
  const view = await begun();
  assert.deepEqual(told(null, view), [
    'Put down: a staircase on AG33–AH34, a passage joined to the staircase at AH33, ' +
      'a passage joined to the passage at AM33, a T-junction joined to the passage at AR33, ' +
      'Magnus on AG33, Heinrich on AH33, Sven on AG34, Torallion on AH34.',
  ]);
  const before = boardOf(view);
  const shorter = { ...before, pieces: before.pieces.filter(({ what }) => what !== SECTION_NOUNS.tJunction) };
  assert.deepEqual(told(shorter, view, 'fr'), [
    'Posez\u00A0: une intersection en T contre le passage en AR33.',
  ]);
});

test('monsters met are put down', async () => {
  const { view, at } = await hall();
  const before = boardOf(view);
  const now = fighting(view, [
    monster('ratman-1', 'ratman', at(1, 1)),
    monster('ratman-2', 'ratman', at(2, 1)),
  ]);
  assert.deepEqual(told(before, now), ['Put down: 2 ratmen on D4 and E4.']);
  assert.deepEqual(told(before, now, 'fr'), ['Posez\u00A0: 2 hommes-rats en D4 et E4.']);
});

test('nothing unseen is told: game master and heroes lay the same table, without traps that sleep', async () => {
  const match = await boxed(advancedShelf().get('advanced')!);
  match.playWhile((prompt) => prompt === 'takePlace');
  const [theirs, ours] = [match.view(MASTER), match.view('torallion')].map(boardOf);
  assert.deepEqual(theirs!.pieces, ours!.pieces);
  const { view } = await hall([
    { id: 'trap-1', tag: 'trap', trap: 'pit', state: 'noticed', chest: null, square: 9 },
  ]);
  assert.ok(boardOf(view).pieces.every(({ squares }) => !squares.includes(9)));
});

test('chests, statues and stairs of a room are put down by their names', async () => {
  const room = await hall();
  const thing = (feature: string, square: number): Thing => ({
    id: feature,
    tag: 'feature',
    feature,
    square,
    squares: [square],
  });
  const { view } = await hall([thing('stairsDown', room.at(0, 0)), thing('statue', room.at(2, 2))]);
  assert.deepEqual(told(boardOf(room.view), view), ['Put down: a staircase down on C3, a statue on E5.']);
});

test('a new level is laid from nothing', async () => {
  const { view } = await hall();
  const before = boardOf(view);
  assert.equal(newsOn({ ...before, ground: 'level 7' }, before, () => true).isFresh, true);
});

test('the words are in both languages', () => {
  assert.deepEqual(checkMessages(BOX_SHEET), []);
});

test('whoever has not taken a place yet is unhurt, and whoever waits below is as hurt as before', async () => {
  const { view } = await hall();
  const numbersOf = (seen: View) =>
    advancedBox
      .party(seen, 'fr')
      .find(({ id }) => id === 'sven')!
      .numbers.split(' · ')[0];
  const others = view.figures.filter(({ id }) => id !== 'sven');
  const sven = view.figures.find(({ id }) => id === 'sven')!;
  const most = view.sheets.find(({ id }) => id === 'sven')!.startWounds;
  assert.equal(numbersOf({ ...view, figures: others }), `Blessures ${most}/${most}`);
  const below = view.levels.map((level) => ({ ...level, left: [{ ...sven, wounds: 1 }] }));
  assert.equal(numbersOf({ ...view, figures: others, levels: below }), `Blessures 1/${most}`);
});
