/** Seeded matches of every game, drawn at every turn in windows of several sizes: nothing may overflow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSquare } from '@oubliette/dungeon';
import { sized } from '@oubliette/kernel/testing';
import { LANGUAGES } from '@oubliette/words';
import { moments } from '../../test/moments.ts';
import type { Moment } from '../../test/moments.ts';
import { widthOf } from '../layout.ts';
import { styleFor } from '../style.ts';
import type { Menu } from './book.ts';
import { nested } from './menuText.ts';
import { drawScreen } from './screen.ts';

const SIZES = [
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 60, height: 20 },
] as const;

/** How many states of a match are drawn. */
const DRAWN = sized(60, 600);

const MATCHES: readonly (readonly string[])[] = [
  ['classic', '--quest', '2', '--heroes', 'barbarian,dwarf,elf=Aldis:f,wizard'],
  ['classic', '--quest', '12'],
  ['nextlevel', '--quest', 'crowmill'],
  ['nextlevel', '--quest', '3', '--level', '4'],
  ['advanced', '--quest', 'bells1', '--henchmen', 'sven,sven:sergeant'],
  ['advanced', '--quest', 'tobaro'],
];

function drawnAt(
  { book, match, setup, log, seat, prompt, shown }: Moment,
  language: (typeof LANGUAGES)[number],
  size: { readonly width: number; readonly height: number },
  style = styleFor({}),
): { lines: string[]; menu: Menu; isOnBoard: boolean } {
  const view = match.game.view(match.state, seat);
  const look = { setup, view, names: log.names(language, seat), language, style };
  const menu = nested(book.menu(match.game.moves(match.state, seat), look, null), size.height, language);
  const lines = drawScreen({
    ...look,
    ...size,
    book,
    menu,
    prompt,
    news: log.lines(language, seat).slice(shown),
    before: shown,
  });
  const acting = menu.mover === null ? null : book.squareOf(view, menu.mover);
  const isOnBoard = acting === null || showsSquare(lines, makeSquare(book.board(view), acting));
  return { lines, menu, isOnBoard };
}

/** Its column is named above the board, and its row beside it. */
function showsSquare(lines: readonly string[], square: string): boolean {
  const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/u.exec(square) ?? [];
  return (
    lines.some((line) => line.startsWith('   ') && line.split(/\s+/u).includes(column)) &&
    lines.some((line) => line.startsWith(`${row.padStart(2)} `))
  );
}

for (const args of MATCHES)
  test(`at every turn of ${args.join(' ')} board, acting figure and choices fit the window`, async () => {
    const faults: string[] = [];
    let draws = 0;
    const cut = { 60: 0, 80: 0, 100: 0 };
    for await (const moment of moments(args, DRAWN))
      for (const size of SIZES)
        for (const language of LANGUAGES) {
          const { lines, menu, isOnBoard } = drawnAt(moment, language, size);
          draws += 1;
          const widest = Math.max(...lines.map(widthOf));
          // One line is left for typing.
          if (lines.length >= size.height || widest > size.width || !isOnBoard)
            faults.push(
              `${size.width}×${size.height} ${language} (${lines.length}, ${widest}):\n${lines.join('\n')}`,
            );
          const shown = menu.choices.filter((_, i) =>
            lines.some((line) => new RegExp(`(?:^|\\s)${i + 1} \\S`, 'u').test(line)),
          ).length;
          if (shown < menu.choices.length) cut[size.width] += 1;
        }
    assert.ok(draws > 100, String(draws));
    assert.equal(
      faults.length,
      0,
      `${faults.length} of ${draws} overflow, for example ${faults.slice(0, 2).join('\n\n')}`,
    );
    const each = draws / SIZES.length;
    assert.deepEqual(
      [cut[100] <= each / 100, cut[80] <= each / 50, cut[60] <= each / 2],
      [true, true, true],
      JSON.stringify(cut),
    );
  });

test('a window too small for the table says how large it must be, and still tells what can be done', async () => {
  const [first] = await Array.fromAsync(moments(['classic', '--quest', '2'], 1));
  for (const language of LANGUAGES)
    for (const size of [
      { width: 50, height: 30 },
      { width: 80, height: 15 },
      { width: 40, height: 8 },
    ]) {
      const { lines } = drawnAt(first!, language, size);
      assert.ok(
        lines.length < size.height && Math.max(...lines.map(widthOf)) <= size.width,
        lines.join('\n'),
      );
      assert.match(lines.join(' '), /60 \S+ 20/u);
      assert.match(lines.join('\n'), / 1 \S|…/u);
    }
});

/** A terminal that has them. */
const COLOURED = styleFor({ isTTY: true });
const CODES = new RegExp(String.raw`${'\u001b'}\[[\d;]*m`, 'gu');

for (const args of MATCHES)
  test(`with colours the screens of ${args.join(' ')} say the same, and no code is garbled`, async () => {
    for await (const moment of moments(args, 40))
      for (const language of LANGUAGES) {
        const [plain, coloured] = [undefined, COLOURED].map((style) =>
          drawnAt(moment, language, SIZES[0], style)
            .lines.map((line) => line.replaceAll(CODES, '').trimEnd())
            .join('\n'),
        );
        assert.doesNotMatch(coloured!, /\uFFFD/u);
        assert.equal(coloured, plain);
      }
  });
