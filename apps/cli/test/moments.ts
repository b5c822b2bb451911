/** Seeded matches played by computers on both sides, stopped at so many turns to look at the table. */
import assert from 'node:assert/strict';
import { keyFromSeed, lookOf, newMatch, stream } from '@oubliette/kernel';
import type { Player, SeatId } from '@oubliette/kernel';
import type { AnyMatch, PlayBook } from '../src/play/book.ts';
import { bookOf } from '../src/games.ts';
import { LogBook } from '../src/play/logBook.ts';
import { playOptions, setupFrom } from '../src/play/options.ts';

export interface Moment {
  readonly book: PlayBook;
  readonly match: AnyMatch;
  readonly setup: unknown;
  readonly log: LogBook;
  readonly seat: SeatId;
  readonly prompt: string;
  readonly shown: number;
}

/** Played by computers on both sides; every so often the awaited seat looks at the table. */
export async function* moments(args: readonly string[], most: number): AsyncGenerator<Moment> {
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
  const nobody = book.telling.nobodyYet(game.view(match.state, book.seat(setup, 'heroes')));
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
  for (let turn = 0, drawn = 0; drawn < most; turn += 1) {
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
