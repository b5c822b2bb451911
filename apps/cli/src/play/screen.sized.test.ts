/** Seeded matches of every game, drawn at every turn in windows of several sizes: nothing may overflow. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSquare } from '@oubliette/dungeon';
import { keyFromSeed, lookOf, newMatch, stream } from '@oubliette/kernel';
import type { Player, SeatId } from '@oubliette/kernel';
import { sized } from '@oubliette/kernel/testing';
import { LANGUAGES } from '@oubliette/words';
import { widthOf } from '../layout.ts';
import { styleFor } from '../style.ts';
import type { AnyMatch, Menu, PlayBook } from './book.ts';
import { bookOf } from './books.ts';
import { LogBook } from './logBook.ts';
import { nested } from './menuText.ts';
import { playOptions, setupFrom } from './options.ts';
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

interface Moment {
  readonly book: PlayBook;
  readonly match: AnyMatch;
  readonly setup: unknown;
  readonly log: LogBook;
  readonly seat: SeatId;
  readonly prompt: string;
  readonly shown: number;
}

/** Played by computers on both sides; every so often the table is looked at by whoever is awaited. */
async function* moments(args: readonly string[]): AsyncGenerator<Moment> {
  const options = playOptions(args);
  const book = bookOf(options.game);
  const setup = await setupFrom(options);
  const opened = book.system.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(book.system, setup, opened.game);
  const dice = stream({ key: keyFromSeed(`screens ${args.join(' ')}`), drawn: 0 });
  const players = new Map<SeatId, Player>([
    ...book.computers(setup, 'heroes', 'normal'),
    ...book.computers(setup, book.master, 'normal'),
  ]);
  const { game } = match;
  const started = match.start(dice);
  const nobody = book.nobodyYet(game.view(match.state, book.seat(setup, 'heroes')));
  const log = new LogBook(book, nobody, (event, to) => game.redact(event, to));
  const tell = (tried: ReturnType<AnyMatch['command']>): void => {
    assert.equal(tried.status, 'done');
    if (tried.status !== 'done') return;
    log.add(tried.events);
    for (const [seat, player] of players)
      for (const event of tried.events) {
        const known = game.redact(event, seat);
        if (known !== null) player.hear?.(known);
      }
  };
  tell(started);
  let shown = 0;
  for (let turn = 0, drawn = 0; drawn < DRAWN; turn += 1) {
    const awaited = game.waiting(match.state).find(({ optional }) => optional !== true);
    if (awaited === undefined) return;
    const { seat, prompt } = awaited;
    if (turn % 3 === 0) {
      drawn += 1;
      yield { book, match, setup, log, seat, prompt, shown };
      shown = log.lines('en', seat).length;
    }
    tell(match.command(seat, players.get(seat)!.choose(lookOf(game, match.state, seat)), dice));
  }
}

function drawnAt(
  { book, match, setup, log, seat, prompt, shown }: Moment,
  language: (typeof LANGUAGES)[number],
  size: (typeof SIZES)[number],
): { lines: string[]; menu: Menu; isOnBoard: boolean } {
  const view = match.game.view(match.state, seat);
  const look = { setup, view, names: log.names(language, seat), language, style: styleFor({}) };
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
    for await (const moment of moments(args))
      for (const size of SIZES)
        for (const language of LANGUAGES) {
          const { lines, menu, isOnBoard } = drawnAt(moment, language, size);
          draws += 1;
          const widest = Math.max(...lines.map(widthOf));
          // One line is left for what is typed.
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
      [cut[100] <= each / 100, cut[80] <= each / 20, cut[60] <= each / 2],
      [true, true, true],
      JSON.stringify(cut),
    );
  });
