import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR } from './contract.ts';
import { tape } from './dice.ts';
import { lookOf, playOut } from './player.ts';
import type { Player } from './player.ts';
import { streamFromSeed } from './stream.ts';
import { cellar } from './testing/cellar.ts';
import type { CellarCommand, CellarEvent } from './testing/cellar.ts';

const opened = cellar.open({ pit: 3, rounds: 2 });
assert.ok(opened.ok);
const { game } = opened;
const start = game.start(tape(['fog'])).state;
type Someone = Player<unknown, CellarCommand, CellarEvent>;
const last: Someone = { choose: ({ moves }) => moves.at(-1)! };
const everyone = (player: Someone) => new Map(game.seats.map(({ id }) => [id, player]));

test('playOut: it plays to the end and counts the commands', () => {
  const played = playOut(game, start, everyone(last), streamFromSeed('x'), { most: 100 });
  assert.deepEqual([played.commands, played.finished, played.state.round], [6, true, 3]);
});

test('playOut: it stops at the bound and says that the match is not finished', () => {
  const played = playOut(game, start, everyone(last), streamFromSeed('x'), { most: 4 });
  assert.deepEqual([played.commands, played.finished], [4, false]);
});

test('playOut: players hear what their seat may know, no more', () => {
  const heard: string[] = [];
  const drawing: Someone = {
    choose: ({ moves }) => moves.find(({ type }) => type === 'draw') ?? moves.at(-1)!,
  };
  const eavesdropping: Someone = {
    ...drawing,
    hear: (event) => event.type === 'drew' && heard.push(event.card),
  };
  const players = new Map(everyone(drawing)).set('bo', eavesdropping);
  playOut(game, start, players, streamFromSeed('x'), { most: 100 });
  assert.deepEqual(heard, ['hidden', 'hidden']);
});

test('playOut: an illegal command is the player’s bug and is named', () => {
  const cheat: Someone = { choose: () => ({ type: 'step', to: 6 }) };
  assert.throws(
    () => playOut(game, start, everyone(cheat), streamFromSeed('x'), { most: 9 }),
    /ann gave an illegal .*step/,
  );
});

test('playOut: an empty chair is named', () => {
  assert.throws(
    () => playOut(game, start, new Map(), streamFromSeed('x'), { most: 9 }),
    /nobody plays the seat ann/,
  );
});

test('lookOf: view and moves are worked out when looked at, once', () => {
  let views = 0;
  const counted = { ...game, view: () => (views += 1) };
  const look = lookOf(counted, start, SPECTATOR);
  assert.equal(views, 0);
  assert.deepEqual([look.view, look.view, look.moves], [1, 1, []]);
});
