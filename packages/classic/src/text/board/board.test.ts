import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { LANGUAGES } from '@oubliette/words';
import { arrange } from '../../scenario/arrange.ts';
import { BOOK, openTable, randomMatch } from '../testing/table.ts';
import { drawBoard, windowOn } from './draw.ts';
import { legendOf } from './legend.ts';

/** A throne, an open passage beyond a door; an unseen secret door, pit and blocked square. */
const table = arrange({
  map: `
    +-+-+-+-+-+-+-+
    |B . O .|: : :|
    + + + + + +-+-+
    |E . . .d:|. .|
    +-+-+-+-+ +d+-+
    |. . . .s: : :|
    +-+-+-+-+-+-+-+`,
  figures: { B: { kind: 'barbarian' }, E: { kind: 'elf' }, O: { kind: 'orc' } },
  stairs: 'A1',
  dark: true,
  quest: {
    furniture: [{ kind: 'throne', at: 'D1' }],
    traps: [{ kind: 'pit', at: 'E3' }],
    blocked: ['G1'],
    monsters: [{ kind: 'mummy', at: 'G2' }],
  },
});
const heroes = table.game.view(table.state, 'heroes');
const morcar = table.game.view(table.state, 'morcar');

test('a board shows what its seat has seen, and fog elsewhere', () => {
  assert.deepEqual(drawBoard(heroes, { language: 'en' }), [
    '    A  B  C  D  E  F  G',
    '   ┌───────────┬────────┐',
    ' 1 │Ba << o1 =h│░░ ░░ ░░│',
    '   │           │  ┌─────┤',
    ' 2 │El <<      ▒░░│░░ ░░│',
    '   ├───────────┤  └─────┤',
    ' 3 │░░ ░░ ░░ ░░│░░ ░░ ░░│',
    '   └───────────┴────────┘',
  ]);
});

test('the Morcar player sees behind the screen; with three characters a square, who acts is marked', () => {
  assert.deepEqual(drawBoard(morcar, { language: 'fr', cell: 3 }), [
    '     A   B   C   D   E   F   G',
    '   ┌───────────────┬───────────┐',
    ' 1 │▸Ba <<<  o1  =h│░░░ ░░░ ▓▓▓│',
    '   │               │   ┌───────┤',
    ' 2 │ El <<<        ▒░░░│░░░  m?│',
    '   ├───────────────┤   └▒▒▒────┤',
    ' 3 │░░░ ░░░ ░░░ ░░░? !p ░░░ ░░░│',
    '   └───────────────┴───────────┘',
  ]);
});

test('a window shows part of the board; notes stand where nothing else does', () => {
  const notes = new Map([
    [1, ' 1'],
    [9, ' 3'],
  ]);
  const window = windowOn(heroes, 3, 2, heroes.figures[0]!.square);
  assert.deepEqual(drawBoard(heroes, { language: 'en', window, notes }), [
    '    A  B  C',
    '   ┌─────────',
    ' 1 │Ba << o1',
    '   │',
    ' 2 │El <<  3',
    '   ├─────────',
  ]);
});

test('where a window cuts what can be seen, arrows say on which sides there is more; signs stand before figures', () => {
  const window = { left: 1, top: 1, right: 2, bottom: 1 };
  const within = { left: 0, top: 0, right: 6, bottom: 2 };
  const sign = ({ kind }: { kind: string }): string | undefined => (kind === 'orc' ? '→' : undefined);
  assert.deepEqual(drawBoard(heroes, { language: 'en', window, within, cell: 3 }), [
    '     B   C',
    '     ▴   ▴',
    ' 2 ◂<<<    ▸',
    '   ─────────',
  ]);
  const row = { ...window, left: 2, top: 0, right: 2, bottom: 0 };
  assert.deepEqual(drawBoard(heroes, { language: 'en', window: row, cell: 3, sign })[2], ' 1  →o1');
});

test('colour changes nothing but the colour', () => {
  const coloured = drawBoard(morcar, { language: 'en', colour: true });
  assert.ok(coloured.some((line) => line.includes('\u001b[')));
  assert.deepEqual(coloured.map(stripVTControlCharacters), drawBoard(morcar, { language: 'en' }));
});

test('the legend names what is on the board and nothing else', () => {
  assert.deepEqual(legendOf(heroes, { language: 'en' }), [
    'Ba Barbarian',
    'El Elf',
    'o orc',
    '=h throne',
    '░░ unseen',
    '<< stairs',
    '▒ closed door',
  ]);
  assert.deepEqual(legendOf(morcar, { language: 'fr' }).slice(-4), [
    '<< escalier',
    '▒ porte fermée',
    '? porte secrète',
    '!x x? caché aux personnages',
  ]);
});

test('a whole board fits into 110 columns, whatever happens', () => {
  for (const [index, quest] of BOOK.entries()) {
    const game = openTable(quest);
    for (const { state, seat } of randomMatch(game, `boards ${index}`, 60)) {
      const view = game.view(state, seat);
      for (const language of LANGUAGES) {
        for (const line of drawBoard(view, { language, cell: 3 })) assert.ok(line.length <= 110, line);
        assert.ok(legendOf(view, { language }).length > 0);
      }
    }
  }
});
