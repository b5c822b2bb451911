import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import type { Command, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import { nextlevel } from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { sensibleNextPlayer } from '@oubliette/players/nextlevel';
import { cuesOf } from '../../classic/cues/cues.ts';
import { menuOf } from '../../classic/play/menu.ts';
import { situationOf } from '../../classic/play/situation.ts';
import { EMPTY_HANDS } from '../../classic/play/session.ts';
import { NEXT_PLAY } from './nextPlay.ts';
import { KIT } from './testing/scene.ts';

/** Every legal command has its place, its label and its card, in both languages. */
function checkMoves(view: NextView, seat: SeatId, moves: readonly NextCommand[]): void {
  const own = moves as unknown as readonly Command[];
  const facts = { view, seats: [seat], eyes: seat, moves: { [seat]: own }, still: false };
  const { question } = situationOf(KIT, facts, EMPTY_HANDS);
  const names = NEXT_PLAY.telling.namesIn(view);
  for (const command of moves)
    for (const language of ['en', 'fr'] as const) {
      const reader = { view, names, language };
      assert.notEqual(NEXT_PLAY.telling.label(command, reader), '');
      assert.notEqual(NEXT_PLAY.card(command, reader, null).name, '', JSON.stringify(command));
      NEXT_PLAY.targetOf(command, view);
      NEXT_PLAY.odds(view, command);
      NEXT_PLAY.meansText(command, language);
    }
  if (question !== null || moves.length === 0) return;
  const actors = new Set(moves.map((command) => ('figure' in command ? command.figure : null)));
  const reached = [...actors].flatMap((actor) => {
    const { items, grave } = menuOf(KIT, view, seat, own, actor);
    return [...items.flatMap(({ commands }) => commands), ...grave];
  });
  const missing = own.filter((command) => !reached.includes(command));
  assert.deepEqual(missing, []);
}

/** The playback ends with the true board: figures' squares and facings. */
function checkCues(events: readonly BaseEvent[], before: NextView, after: NextView): void {
  for (const { view } of cuesOf(KIT, events, before, after, 'fr')) assert.ok((view as NextView).next);
  let shown = before as View;
  for (const event of events) shown = KIT.unfold(shown, event, after);
  const places = ({ figures, next }: NextView) =>
    Object.fromEntries(figures.map(({ id, square }) => [id, [square, next.facing[id]]]));
  assert.deepEqual(places(shown as NextView), places(after), events.map(({ type }) => type).join());
}

for (const { id, source } of readQuestBook().slice(0, 2))
  test(`nothing in a match is beyond the table: ${id}`, () => {
    const seats = HERO_KINDS.map((kind) => ({ id: kind, plays: [kind] }));
    const opened = nextlevel.open({
      quest: source,
      seats: [...seats, { id: 'morcar', plays: 'morcar' }],
      heroes: HERO_KINDS.map((kind) => ({ kind })),
      progress: HERO_KINDS.map((kind) => ({ kind, level: 5 })),
      options: { traps: 'varied', assuredAttacks: true },
    });
    assert.ok(opened.ok, JSON.stringify(opened));
    const { game } = opened;
    const dice = streamFromSeed(id);
    let { state } = game.start(dice);
    const players = new Map(
      game.seats.map((seat) => [seat.id, sensibleNextPlayer({ difficulty: 'normal' })]),
    );
    for (let count = 0; count < 260 && game.waiting(state).length > 0; count += 1) {
      const before = state;
      for (const { seat } of game.waiting(state))
        checkMoves(game.view(state, seat), seat, game.moves(state, seat));
      let events: readonly BaseEvent[] = [];
      ({ state } = playOut(game, state, players, dice, { most: 1, each: (_, __, told) => (events = told) }));
      checkCues(events, game.view(before, 'morcar'), game.view(state, 'morcar'));
    }
  });
