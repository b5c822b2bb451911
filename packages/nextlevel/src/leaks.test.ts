/** Planted leaks: a view that shows too much is caught by inventing another state from it. */
import assert from 'node:assert/strict';
import { hasSquare } from '@oubliette/dungeon';
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import { findsLeaks, tellsBy } from '@oubliette/kernel/testing';
import type { Leak } from '@oubliette/kernel/testing';
import { withNext, withPlight } from './changes.ts';
import { imagine } from './imagine.ts';
import type { Next, NextState } from './state.ts';
import { nextlevel } from './system.ts';
import { nextSubject } from './testing/subject.ts';
import type { NextView } from './view.ts';

function showing(change: (next: Next) => object): Leak<NextState, NextView> {
  return (view, { next }) => ({ ...view, next: { ...view.next, ...change(next) } });
}

const LEAKS: Readonly<Record<string, Leak<NextState, NextView>>> = {
  'a new field shows who has heard the heroes': showing(({ alerted }) => ({ heard: alerted.length })),
  'a monster is shown lying in wait': showing(({ plights }) => ({ plights })),
  'a trapped chest, like any trap, is shown before it is searched': showing(({ trapKinds }) => ({
    kinds: trapKinds,
  })),
  'a searched piece is shown by its number in the quest': showing(({ searchedPieces }) => ({
    numbers: searchedPieces,
  })),
  'unseen monsters are shown where they lurk': (view, { unplaced, next }) =>
    ({ ...view, lurking: [unplaced.length, next.alerted] }) as NextView,
};

/** A running match with every sort of secret in it. */
const { game, state } = secretive();

function secretive() {
  const stream = streamFromSeed('leaks');
  for (;;) {
    const opened = nextlevel.open(nextSubject.setup(stream));
    assert.ok(opened.ok);
    const match = underWay(opened.game, stream);
    if (match !== null) return { game: opened.game, state: match };
  }
}

type Opened = Extract<ReturnType<typeof nextlevel.open>, { ok: true }>['game'];

/** Played until it can have all the secrets; null if it never can. */
function underWay(match: Opened, stream: ReturnType<typeof streamFromSeed>): NextState | null {
  let { state: now } = match.start(stream);
  for (let step = 0; step < 400 && now.phase !== 'over'; step += 1) {
    const hidden = withSecrets(now, match.view(now, now.morcar));
    if (hidden !== null) return hidden;
    const { seat } = match.waiting(now).find(({ optional }) => optional !== true)!;
    const moves = match.moves(now, seat);
    const decision = match.decide(now, seat, moves[stream.below(moves.length)]!, stream);
    assert.ok(decision.ok);
    now = decision.state;
  }
  return null;
}

/** Null while there is no monster or furniture on the board, no monster to come, or no unseen square. */
function withSecrets(now: NextState, { board, revealed, screen }: NextView): NextState | null {
  const monster = now.figures.find(({ side }) => side === 'morcar');
  const isSeen = (square: number) => hasSquare(revealed, square);
  const square = board.areas.flatMap(({ squares }) => squares).find((at) => !isSeen(at));
  const furniture = screen?.quest.furniture ?? [];
  const piece = furniture.findIndex(({ squares }) => isSeen(squares[0]!));
  if (monster === undefined || square === undefined || piece < 0 || now.unplaced.length < 3) return null;
  const alerted = now.unplaced.map((index) => ({ monster: index, square, round: null }));
  const hidden = withNext(now, { alerted, searchedPieces: [piece] });
  return withPlight(hidden, monster.id, { tag: 'ambush' });
}

findsLeaks(LEAKS, (leak) => {
  const hero = game.seats.find(({ id }) => id !== state.morcar)!.id;
  return [hero, SPECTATOR].every((seat) => tellsBy({ game, state }, seat, imagine, leak));
});
