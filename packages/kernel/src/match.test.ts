import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tape } from './dice.ts';
import type { Face } from './dice.ts';
import { KEPT_MOMENTS, Match, MomentMissing } from './match.ts';
import { newMatch } from './matchFile.ts';
import { TABLE } from './tableRules.ts';
import { rule } from './testing/rule.ts';
import { cellar } from './testing/cellar.ts';
import type { CellarCommand } from './testing/cellar.ts';

const SETUP = { pit: 3, rounds: 2 };
const step = (to: number): CellarCommand => ({ type: 'step', to });

/** A match begun with "fog" in the master's hand; `act` plays a command that must succeed. */
function begun() {
  const opened = cellar.open(SETUP);
  assert.ok(opened.ok);
  const match = newMatch(cellar, SETUP, opened.game);
  match.start(tape(['fog']));
  const act = (seat: string, command: CellarCommand, ...faces: Face[]) => {
    const outcome = match.command(seat, command, tape(faces));
    assert.equal(outcome.status, 'done', JSON.stringify(outcome));
  };
  return { match, act };
}

const refusedWith = (outcome: { status: string }, code: string, by: string) => {
  assert.deepEqual(outcome, { status: 'refused', refusal: { code, rule: by } });
};

test('match: a refused command leaves no row and changes nothing', () => {
  const { match } = begun();
  const { head, state } = match;
  assert.equal(match.command('bo', step(1), tape([])).status, 'refused');
  assert.deepEqual([match.head, match.state, match.rows.length, match.moments], [head, state, 1, 1]);
});

test('match: a command halted at a die leaves no row and changes nothing', () => {
  const { match } = begun();
  const { head, state } = match;
  assert.equal(match.command('ann', { type: 'grab' }, tape([])).status, 'dice');
  assert.deepEqual([match.head, match.state, match.rows.length], [head, state, 1]);
});

test('match: it must start, and only once', () => {
  const opened = cellar.open(SETUP);
  assert.ok(opened.ok);
  const match = newMatch(cellar, SETUP, opened.game);
  assert.throws(() => match.state, /has not started/);
  match.start(tape(['fog']));
  assert.throws(() => match.start(tape(['fog'])), /already started/);
});

test('match: a start that needs a die nobody has rolled leaves the match unstarted', () => {
  const opened = cellar.open(SETUP);
  assert.ok(opened.ok);
  const match = newMatch(cellar, SETUP, opened.game);
  assert.equal(match.start(tape([])).status, 'dice');
  assert.equal(match.rows.length, 0);
  assert.equal(match.start(tape(['fog'])).status, 'done');
});

rule('TBL-UNDO', 'commands are undone one by one while nothing new is known', () => {
  const { match, act } = begun();
  const before = match.state;
  act('ann', step(1));
  act('ann', step(2));
  assert.deepEqual(match.undo('ann'), {
    status: 'done',
    state: match.state,
    events: [{ type: 'undone', by: 'ann', rules: [TABLE.undo] }],
    dice: [],
  });
  assert.equal(match.state.at.ann, 1);
  match.undo('ann');
  assert.equal(match.state, before);
  refusedWith(match.undo('ann'), 'nothingToUndo', TABLE.undo);
  assert.deepEqual(
    match.rows.map(({ entry }) => entry.kind),
    ['start', 'command', 'command', 'undo', 'undo'],
  );
});

rule('TBL-UNDO', 'no undo after a die', () => {
  const { match, act } = begun();
  act('ann', { type: 'grab' }, 4);
  refusedWith(match.undo('ann'), 'alreadyKnown', TABLE.undo);
});

rule('TBL-UNDO', 'no undo after news, even without a die', () => {
  const { match, act } = begun();
  for (const to of [1, 2, 3]) act('ann', step(to)); // into the pit
  refusedWith(match.undo('ann'), 'alreadyKnown', TABLE.undo);
});

rule('TBL-UNDO', 'nobody undoes another seat’s command, nor one’s own once another seat has acted', () => {
  const { match, act } = begun();
  act('ann', { type: 'rest' });
  refusedWith(match.undo('bo'), 'nothingToUndo', TABLE.undo);
  act('bo', step(1));
  refusedWith(match.undo('ann'), 'nothingToUndo', TABLE.undo);
  match.undo('bo');
  match.undo('ann');
  assert.equal(match.state.turn, 'ann', 'once bo has taken his step back, ann may undo again');
});

rule('TBL-TAKEBACK', 'proposed, answered by all others, agreed', () => {
  const { match, act } = begun();
  act('ann', step(1));
  const kept = match.state;
  act('ann', { type: 'grab' }, 4);
  act('bo', { type: 'grab' }, 2);
  assert.equal(match.propose('ann', 2).status, 'done');
  assert.deepEqual(match.proposal, { by: 'ann', keep: 2, agreed: ['ann'] });
  match.answer('bo', true);
  assert.equal(match.state.purse.bo, 2, 'the master has not answered yet');
  const last = match.answer('gm', true);
  assert.ok(last.status === 'done');
  assert.deepEqual(last.events, [
    { type: 'takeBackAnswered', by: 'gm', agrees: true, rules: [TABLE.takeBack] },
    { type: 'takenBack', keep: 2, rules: [TABLE.takeBack] },
  ]);
  assert.equal(match.state, kept);
  assert.equal(match.proposal, null);
  assert.equal(match.rows.length, 7, 'the journal keeps the trace');
});

rule('TBL-TAKEBACK', 'one seat that declines is enough', () => {
  const { match, act } = begun();
  act('ann', { type: 'grab' }, 4);
  const { state } = match;
  match.propose('ann', 1);
  match.answer('gm', false);
  assert.equal(match.proposal, null);
  refusedWith(match.answer('bo', true), 'nothingProposed', TABLE.takeBack);
  assert.equal(match.state, state);
});

rule('TBL-TAKEBACK', 'only those who are asked may answer, once', () => {
  const { match, act } = begun();
  act('ann', { type: 'grab' }, 4);
  refusedWith(match.answer('bo', true), 'nothingProposed', TABLE.takeBack);
  match.propose('ann', 1);
  refusedWith(match.answer('ann', true), 'notAsked', TABLE.takeBack);
  refusedWith(match.answer('spectator', true), 'notAsked', TABLE.takeBack);
  match.answer('bo', true);
  refusedWith(match.answer('bo', true), 'notAsked', TABLE.takeBack);
});

rule('TBL-TAKEBACK', 'there must be a moment to go back to, and a seat to propose it', () => {
  const { match, act } = begun();
  act('ann', { type: 'grab' }, 4);
  for (const keep of [0, 2, 1.5, -1])
    assert.equal(match.propose('ann', keep).status, 'refused', `keep ${keep}`);
  refusedWith(match.propose('spectator', 1), 'notSeated', TABLE.takeBack);
});

rule('TBL-TAKEBACK', 'play that goes on withdraws the proposal', () => {
  const { match, act } = begun();
  act('ann', { type: 'grab' }, 4);
  match.propose('ann', 1);
  act('bo', { type: 'rest' });
  assert.equal(match.proposal, null);
});

rule('TBL-OVERRIDE', 'the game master corrects, with a reason, and nobody undoes it', () => {
  const { match } = begun();
  refusedWith(match.override('gm', 50, '  '), 'reasonMissing', TABLE.override);
  refusedWith(match.override('ann', 50, 'I want more'), 'notAllowed', TABLE.override);
  const outcome = match.override('gm', 50, 'we miscounted');
  assert.ok(outcome.status === 'done');
  assert.deepEqual(outcome.events, [
    { type: 'bankSet', bank: 50, reason: 'we miscounted', rules: [TABLE.override] },
  ]);
  assert.equal(match.state.bank, 50);
  refusedWith(match.undo('gm'), 'alreadyKnown', TABLE.undo);
});

/** A match of this many moments; the last is ann's harmless step back or forth. */
function long(moments: number) {
  const opened = cellar.open({ pit: 3, rounds: 1000 });
  assert.ok(opened.ok);
  const match = newMatch(cellar, { pit: 3, rounds: 1000 }, opened.game);
  match.start(tape(['fog']));
  while (match.moments < moments) {
    const { seat } = match.game.waiting(match.state)[0]!;
    assert.equal(match.command(seat, { type: 'rest' }, tape([])).status, 'done');
  }
  return match;
}

rule(
  'TBL-TAKEBACK',
  'the last hundred moments are kept, counted from the start; nobody goes back further',
  () => {
    const match = long(250);
    assert.equal(match.moments, 250);
    const oldest = 250 - KEPT_MOMENTS + 1;
    assert.deepEqual(match.propose('ann', oldest - 1), {
      status: 'refused',
      refusal: { code: 'tooFarBack', rule: TABLE.takeBack, with: { most: KEPT_MOMENTS } },
    });
    assert.equal(match.propose('ann', oldest).status, 'done');
    for (const seat of ['bo', 'gm']) assert.equal(match.answer(seat, true).status, 'done');
    assert.equal(match.moments, oldest);
    assert.deepEqual(match.state, long(oldest).state, 'the very state of that moment');
    assert.equal(match.propose('ann', oldest - 1).status, 'refused', 'what was forgotten stays forgotten');
  },
);

rule('TBL-UNDO', 'commands one after the other are undone as far as moments are kept', () => {
  const opened = cellar.open(SETUP);
  assert.ok(opened.ok);
  const match = Match.resume(opened.game, {
    ...begun().match.snapshot(),
    moments: 500,
    kept: 1,
    seat: 'ann',
    settled: false,
  });
  refusedWith(match.undo('ann'), 'tooFarBack', TABLE.undo);
  assert.equal(match.undoable, null);
});

test('match: who may undo is told before anybody tries', () => {
  const { match, act } = begun();
  assert.equal(match.undoable, null);
  act('ann', step(1));
  assert.equal(match.undoable, 'ann');
  act('ann', { type: 'grab' }, 4);
  assert.equal(match.undoable, null);
});

test('match: a fork goes on by itself, and its rows begin with the next', () => {
  const { match, act } = begun();
  act('ann', step(1));
  const { head, state, moments } = match;
  const fork = match.fork();
  assert.equal(fork.command('ann', { type: 'grab' }, tape([4])).status, 'done');
  assert.deepEqual(
    [match.head, match.state, match.moments],
    [head, state, moments],
    'the first is as it was',
  );
  assert.deepEqual(
    fork.rows.map(({ entry }) => entry.kind),
    ['command'],
  );
  act('ann', { type: 'grab' }, 4);
  assert.equal(fork.head, match.head, 'the same row on the same rows has the same hash');
  assert.equal(match.fork().undo('ann').status, 'refused');
});

test('match: resumed from a snapshot it goes on as if it had never stopped', () => {
  const whole = long(30);
  whole.propose('ann', 12);
  const saved = JSON.parse(JSON.stringify(whole.snapshot())) as ReturnType<typeof whole.snapshot>;
  const resumed = Match.resume(whole.game, saved);
  assert.deepEqual([resumed.head, resumed.moments, resumed.proposal], [whole.head, 30, whole.proposal]);
  for (const match of [whole, resumed]) assert.equal(match.answer('bo', false).status, 'done');
  for (const match of [whole, resumed]) {
    const { seat } = match.game.waiting(match.state)[0]!;
    assert.equal(match.command(seat, { type: 'rest' }, tape([])).status, 'done');
  }
  assert.deepEqual([resumed.head, resumed.state], [whole.head, whole.state]);
  assert.equal(resumed.rows.length, 2);
});

test('match: to go back beyond the snapshot it asks for its journal, and nothing has changed', () => {
  const { match, act } = begun();
  act('ann', step(1));
  const resumed = Match.resume(match.game, match.snapshot());
  const { head } = resumed;
  assert.throws(() => resumed.undo('ann'), MomentMissing);
  assert.throws(() => resumed.propose('ann', 1), MomentMissing);
  assert.equal(resumed.head, head);
  assert.equal(resumed.propose('ann', 0).status, 'refused', 'what is refused anyway is refused');
  assert.equal(resumed.command('ann', step(2), tape([])).status, 'done');
  assert.equal(resumed.undo('ann').status, 'done', 'moments since the snapshot are there');
});
