import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classic } from '@oubliette/classic';
import type { View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { countSquares } from '@oubliette/dungeon';
import { SPECTATOR } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { openReplay, presentAt } from '../replay/replayModel.ts';
import { OFFERED, questDocuments, questLaidOut, readSource, usualPaper } from './documents.ts';
import { bareMap, legendOf, mapOfQuest, mapOfView } from './map.ts';
import type { MapNames } from './map.ts';
import { sheetOf } from './sheet.ts';
import { PRINT } from './words.ts';

const NAMES: MapNames = {
  pit: 'pit',
  rockfall: 'rockfall',
  falls: 'rocks',
  spear: 'spear',
  trappedChest: 'trapped chest',
  treasure: 'treasure',
  belongings: 'belongings',
  start: 'start',
  later: (monster) => `${monster} later`,
};

const golden = new URL('../../../../packages/classic/test/golden/salt-gaol-two-heroes.json', import.meta.url);
const opened = openReplay(classic, JSON.parse(readFileSync(golden, 'utf8')) as MatchFile);
assert.ok(opened.ok);
const { replay } = opened;
const viewAt = (row: number, eyes: string) => presentAt(replay, row, eyes).view as unknown as View;

test('the players’ map is the same through everybody’s eyes: it holds no secret', () => {
  const heroes = mapOfView(viewAt(60, SPECTATOR), 'en', NAMES);
  assert.deepEqual(mapOfView(viewAt(60, 'morcar'), 'en', NAMES), heroes);
  const unseen = new Set(heroes.unknown);
  assert.ok(unseen.size > 50);
  for (const { square, name } of heroes.marks) assert.ok(!unseen.has(square), name);
  for (const { squares } of heroes.furniture) assert.ok(squares.every((square) => !unseen.has(square)));
});

test('what has been revealed is not drawn as unknown', () => {
  const view = viewAt(60, SPECTATOR);
  const squares = view.board.areaOf.filter((area) => area >= 0).length;
  const { unknown } = mapOfView(view, 'en', NAMES);
  assert.equal(unknown.length, squares - countSquares(view.revealed));
});

test('the quest map has every monster, trap, door and numbered note of its quest', () => {
  for (const { quest } of readQuestBook()) {
    const { marks, doors, numbers, furniture } = mapOfQuest(quest, 'fr', NAMES);
    const shown = (look: string) => marks.filter((mark) => mark.look === look).length;
    assert.equal(shown('monster') + shown('foe'), quest.monsters.length);
    assert.equal(shown('captive'), quest.captives.length);
    assert.equal(shown('start') > 0, quest.stairs.length === 0);
    assert.equal(shown('trap'), quest.traps.flatMap(({ squares }) => squares).length);
    assert.equal(doors.length, quest.doors.length);
    assert.equal(furniture.length, quest.furniture.length);
    assert.ok(numbers.length <= quest.notes.length);
    const secret = quest.doors.filter((door) => door.secret).length;
    assert.equal(doors.filter(({ look }) => look === 'secret').length, secret);
  }
});

test('the legend counts what is alike', () => {
  const { quest } = readQuestBook().find(({ id }) => id === 'the-trial')!;
  const legend = legendOf(mapOfQuest(quest, 'en', NAMES));
  const orcs = quest.monsters.filter(({ kind, name }) => kind === 'orc' && name === null).length;
  assert.equal(legend.find(({ name }) => name === 'orc')?.count, orcs);
  assert.deepEqual(legendOf(bareMap()), []);
});

test('an address says what is printed', () => {
  assert.deepEqual(readSource([]), { is: 'nothing' });
  assert.deepEqual(readSource(['quest', 'the-trial']), { is: 'quest', quest: 'the-trial' });
  assert.deepEqual(readSource(['table', 'abc']), { is: 'table', table: 'abc' });
  for (const what of [['quest'], ['table', ''], ['king', 'x'], ['quest', 'a', 'b']])
    assert.equal(readSource(what), null, what.join('/'));
});

test('CLS-QBK-12: only whoever sits behind the screen is offered the quest', () => {
  assert.ok(!questDocuments(OFFERED.table, false).includes('quest'));
  assert.ok(!questDocuments(OFFERED.table, false).includes('master'));
  assert.ok(questDocuments(OFFERED.table, true).includes('quest'));
  for (const behind of [true, false])
    assert.ok(
      questLaidOut(behind).every((document) => questDocuments(OFFERED.table, behind).includes(document)),
    );
});

test('paper is what people use where they are', () => {
  assert.equal(usualPaper(['en-US', 'en']), 'letter');
  assert.equal(usualPaper(['en-GB']), 'a4');
  assert.equal(usualPaper(['fr-FR', 'en-US']), 'a4');
  assert.equal(usualPaper([]), 'a4');
});

test('its words are sound in both languages', () => assert.deepEqual(checkMessages(PRINT), []));

test('on paper a survivor is alive and the dead are marked dead', () => {
  const view = viewAt(60, SPECTATOR);
  const [hero] = view.heroes;
  const gone = { ...view, figures: view.figures.filter(({ id }) => id !== hero!.id) };
  const paper = (fate: 'out' | 'dead') => sheetOf(gone, { ...hero!, fate }, 'en');
  assert.deepEqual([paper('out').fate, paper('out').body.now], ['out', null]);
  assert.deepEqual([paper('dead').fate, paper('dead').body.now], ['dead', 0]);
  assert.equal(sheetOf(view, hero!, 'en').fate, null);
  assert.ok(sheetOf(view, hero!, 'en').body.now! > 0, 'and whoever is still there has their points');
});
