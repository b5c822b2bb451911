import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn, SPECTATOR, streamFromSeed, undeclaredIn } from '@oubliette/kernel';
import { imagine } from './imagine.ts';
import { STATE } from './state.ts';
import { classic } from './system.ts';
import { classicSubject } from './testing/subject.ts';

test('all that is not for everybody’s eyes, by name: whoever opens or closes something says so here', () => {
  assert.deepEqual(
    secretsIn(STATE).map((secret) => secret.replace(' own', '')),
    [
      'doors',
      'seenDoors',
      'lockedDoors',
      'traps',
      'unplaced',
      'unseenCaptives',
      'pool',
      'placed masked',
      'treasure sealed',
      'emptied',
      'flags',
      'fired',
      'timers',
      'questions',
      'counters',
      'repeated',
      'shifted',
      'powers',
    ],
  );
});

test('nothing is in a state that has no word, and an imagined truth is seen as the view it came from', () => {
  for (let match = 0; match < 6; match += 1) {
    const stream = streamFromSeed(`words/${match}`);
    const opened = classic.open(classicSubject.setup(stream));
    assert.ok(opened.ok);
    const { game } = opened;
    let { state } = game.start(stream);
    for (let step = 0; step < 80 && state.phase !== 'over'; step += 1) {
      assert.deepEqual(undeclaredIn(STATE, state), []);
      for (const id of [...game.seats.map((seat) => seat.id), SPECTATOR]) {
        const view = game.view(state, id);
        const other = imagine(view, stream);
        assert.deepEqual(other.game.view(other.state, id), view);
        assert.deepEqual(other.game.moves(other.state, id), game.moves(state, id));
      }
      const asked = game.waiting(state).find(({ optional }) => optional !== true)!;
      const moves = game.moves(state, asked.seat);
      const decision = game.decide(state, asked.seat, moves[stream.below(moves.length)]!, stream);
      assert.ok(decision.ok);
      ({ state } = decision);
    }
  }
});

test('a field that everybody may know is in every view, Morcar’s own is on the screen alone', () => {
  const stream = streamFromSeed('screen');
  const opened = classic.open({ ...classicSubject.setup(stream) });
  assert.ok(opened.ok);
  const { game } = opened;
  const { state } = game.start(stream);
  const named = Object.entries(STATE.words).filter(([name]) => name in state);
  const common = named.filter(([, { is }]) => is !== 'own' && is !== 'sealed').map(([name]) => name);
  const own = named.filter(([, { is }]) => is === 'own').map(([name]) => name);
  for (const { id } of game.seats) {
    const view = game.view(state, id);
    assert.deepEqual(
      common.filter((name) => !(name in view)),
      [],
    );
    assert.deepEqual(Object.keys(view.screen ?? {}), id === state.morcar ? ['quest', ...own] : []);
    assert.equal('treasure' in view || 'unplaced' in view, false);
  }
});
