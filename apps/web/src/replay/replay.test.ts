import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { advanced, HEROES, tobaroSetup } from '@oubliette/advanced';
import { classic } from '@oubliette/classic';
import type { View } from '@oubliette/classic';
import {
  diceKey,
  fairDice,
  fingerprintOf,
  hashOf,
  makeMatchFile,
  newMatch,
  SPECTATOR,
  streamFromSeed,
} from '@oubliette/kernel';
import type { MatchFile, System } from '@oubliette/kernel';
import { Damage } from '@oubliette/table';
import { checkMessages } from '@oubliette/words';
import { ServerRefuses } from '../net/api.ts';
import { fileName, logAsJson, logAsText } from '../play/exportLog.ts';
import { currentCue, nextCue, playIn, restAt, rowShown, standsFor } from './player.ts';
import {
  checkReplay,
  clampRow,
  eventsBetween,
  momentAt,
  openReplay,
  presentAt,
  rowFrom,
  toldTo,
} from './replayModel.ts';
import { mayPass, troubleOf, troubleText } from './trouble.ts';
import { REPLAY } from './words.ts';

const system = classic as System;
const golden = new URL('../../../../packages/classic/test/golden/', import.meta.url);

function read(name: string): MatchFile {
  return JSON.parse(readFileSync(new URL(`${name}.json`, golden), 'utf8')) as MatchFile;
}

function open(file: MatchFile) {
  const opened = openReplay(system, file);
  assert.ok(opened.ok, opened.ok ? '' : opened.fault.why.code);
  return opened.replay;
}

const gaol = open(read('salt-gaol-two-heroes'));
const told = toldTo(gaol, SPECTATOR);

test('a golden match opens at every row, and its last state is the one it led to', () => {
  for (const name of ['training', 'stone-wings', 'salt-gaol-two-heroes']) {
    const replay = open(read(name));
    assert.equal(replay.states.length, replay.file.rows.length);
    assert.equal(hashOf(replay.states.at(-1)), replay.file.stateHash);
    assert.ok(replay.over);
  }
});

test('every state on the way is the one the match itself had there', () => {
  const file = read('training');
  const replay = open(file);
  for (const rows of [1, 2, 57, 200]) {
    const part = { ...file, rows: file.rows.slice(0, rows), head: file.rows[rows - 1]!.hash };
    assert.ok(openReplay(system, { ...part, stateHash: hashOf(replay.states[rows - 1]) }).ok, `row ${rows}`);
    assert.ok(!openReplay(system, part).ok || rows === file.rows.length);
  }
});

test('an expedition has its turns and its marks: who dies of its monsters, and who of its heroes', () => {
  const setup = tobaroSetup('me', [HEROES.heinrich, HEROES.sven, HEROES.torallion, HEROES.magnus]);
  const opened = advanced.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(advanced, setup, opened.game);
  match.start(streamFromSeed('marks'));
  const expedition = openReplay(advanced, makeMatchFile(advanced, setup, match));
  assert.ok(expedition.ok);
  const rows = [
    { type: 'turnBegan', number: 4, mode: 'combat', phase: 'heroes' },
    { type: 'died', figure: 'ratman-2', by: 'sven', pile: null },
    { type: 'died', figure: 'sven', by: 'ratman-3', pile: null },
    { type: 'turnBegan', number: 5, mode: 'combat', phase: 'heroes' },
  ].map((event) => [{ ...event, rules: ['ADV-TURN-01'] }]);
  const { turns, marks } = toldTo({ ...expedition.replay, events: rows }, SPECTATOR);
  assert.deepEqual(turns, [1, 4]);
  assert.deepEqual(marks, [
    { row: 2, kind: 'kill' },
    { row: 3, kind: 'death' },
  ]);
});

test('a damaged file is turned away with the row where it is damaged', () => {
  const file = read('training');
  const rows = file.rows.map((row, i) => (i === 9 ? { ...row, hash: '0'.repeat(64) } : row));
  const opened = openReplay(system, { ...file, rows });
  assert.ok(!opened.ok);
  assert.equal(opened.fault.at, 10);
});

test('what was undone or taken back is undone in the replay too', () => {
  const { setup } = read('training');
  const opened = classic.open(setup as never);
  assert.ok(opened.ok);
  const { game } = opened;
  const match = newMatch(system, setup, game);
  const dice = streamFromSeed('replay');
  match.start(dice);
  const before: string[] = [hashOf(match.state)];
  for (let commands = 0; commands < 12; commands += 1) {
    const [awaited] = game.waiting(match.state);
    const [move] = game.moves(match.state, awaited!.seat);
    match.command(awaited!.seat, move!, dice);
    before.push(hashOf(match.state));
  }
  while (!game.seats.some(({ id }) => match.undo(id).status === 'done')) {
    const [awaited] = game.waiting(match.state);
    match.command(awaited!.seat, game.moves(match.state, awaited!.seat).at(-1)!, dice);
  }
  const undone = match.rows.length - 1;
  const seats = game.seats.map(({ id }) => id);
  assert.equal(match.propose(seats[0]!, 5).status, 'done');
  for (const seat of seats.slice(1)) match.answer(seat, true);
  assert.equal(hashOf(match.state), before[4]);
  const replay = open(makeMatchFile(system, setup, match));
  assert.equal(hashOf(replay.states.at(-1)), before[4]);
  assert.equal(hashOf(replay.states[12]), before[12]);
  assert.equal(hashOf(replay.states[undone]), hashOf(replay.states[undone - 2]));
  assert.notEqual(hashOf(replay.states[undone - 1]), hashOf(replay.states[undone]));
  assert.deepEqual(
    toldTo(replay, SPECTATOR)
      .batches.at(-1)!
      .events.map(({ type }) => type),
    ['takeBackAnswered', 'takenBack'],
  );
});

test('heroes’ eyes see no secrets, the master’s do', () => {
  const row = 40;
  const seen = (eyes: string) => presentAt(gaol, row, eyes).view as unknown as View;
  assert.equal(seen(SPECTATOR).screen, null);
  assert.equal(seen('heroes').screen, null);
  assert.notEqual(seen('morcar').screen, null);
  const secrets = toldTo(gaol, 'morcar').batches.flatMap(({ events }) => events).length;
  assert.ok(secrets > told.batches.flatMap(({ events }) => events).length);
});

test('nobody can act in a replay, but who was awaited is known', () => {
  const present = presentAt(gaol, 40, SPECTATOR);
  assert.deepEqual(present.moves, {});
  assert.ok(present.waiting.length > 0);
  assert.equal(present.ending, null);
  assert.notEqual(presentAt(gaol, gaol.states.length, SPECTATOR).ending, null);
});

test('marks tell doors, treasure and deaths where they happened', () => {
  const kinds = new Set(told.marks.map(({ kind }) => kind));
  assert.ok(kinds.has('door') && kinds.has('kill'));
  for (const { row, kind } of told.marks.filter((mark) => mark.kind === 'door'))
    assert.ok(
      told.batches[row - 1]!.events.some(({ type }) => type === 'doorOpened' || type === 'secretDoorFound'),
      `${kind} ${row}`,
    );
});

test('one goes by events and by turns, and stops at either end', () => {
  const [first, second] = told.turns;
  assert.equal(rowFrom(told, first!, 'turn', 1), second);
  assert.equal(rowFrom(told, second!, 'turn', -1), first);
  assert.equal(rowFrom(told, second! + 1, 'turn', -1), second);
  const last = gaol.states.length;
  assert.equal(rowFrom(told, last, 'event', 1), last);
  assert.equal(rowFrom(told, 1, 'event', -1), 1);
  assert.equal(clampRow(gaol, 1e9), last);
  assert.equal(clampRow(gaol, -3), 1);
  assert.ok(told.steps.includes(rowFrom(told, 100, 'event', 1)));
  assert.deepEqual(eventsBetween(told, 0, 1), told.batches[0]!.events);
});

test('a check counts rows and dice, and says that old files cannot tell how they were rolled', () => {
  const counted = gaol.file.rows.map(({ entry }) => ('dice' in entry ? entry.dice.length : 0));
  const { rows, dice, drawn } = checkReplay(system, gaol);
  assert.equal(rows, 383);
  assert.equal(
    dice,
    counted.reduce((a, b) => a + b),
  );
  assert.equal(drawn, null);
});

test('dice drawn from a published secret are confirmed, others are found out', () => {
  const { setup } = read('training');
  const opened = classic.open(setup as never);
  assert.ok(opened.ok);
  const { game } = opened;
  const secret = 'ab'.repeat(32);
  const words = [{ member: 'm1', text: 'crow' }];
  const play = (key: string) => {
    const match = newMatch(system, setup, game);
    match.start(fairDice(key, 0));
    for (let commands = 0; commands < 20; commands += 1) {
      const [awaited] = game.waiting(match.state);
      match.command(awaited!.seat, game.moves(match.state, awaited!.seat)[0]!, fairDice(key, match.moments));
    }
    const fair = { fingerprint: fingerprintOf(secret), secret, words, after: 0 };
    return open(makeMatchFile(system, setup, match, fair));
  };
  const { dice, drawn } = checkReplay(system, play(diceKey(secret, words)));
  assert.ok(dice > 0);
  assert.deepEqual(drawn, { ok: true, dice });
  assert.equal(checkReplay(system, play(diceKey('cd'.repeat(32), words))).drawn?.ok, false);
});

const cue = (key: string, shows: 'before' | 'after', text?: string) => ({
  key,
  ms: 200,
  shows,
  events: [],
  sound: null,
  ...(text === undefined ? {} : { readAloud: { title: '', text } }),
});

test('a row is played in cue by cue, each with its own view', () => {
  let head = playIn(restAt(4), 6, [cue('a', 'before'), cue('b', 'after')]);
  assert.equal(rowShown(head), 4);
  assert.equal(standsFor(head, 10, 2), 100);
  head = nextCue(head);
  assert.equal(currentCue(head)!.key, 'b');
  assert.equal(rowShown(head), 6);
  head = nextCue(head);
  assert.deepEqual(head, restAt(6));
  assert.equal(standsFor(head, 10, 1), null);
});

test('a running replay goes on by itself, as far as the last row; a text stands as long as it takes to read', () => {
  assert.ok(standsFor(restAt(3, true), 10, 1)! > 0);
  assert.equal(standsFor(restAt(10, true), 10, 1), null);
  assert.ok(nextCue(playIn(restAt(3, true), 4, [cue('a', 'after')])).running);
  const reading = playIn(restAt(3, true), 4, [cue('a', 'after', 'word '.repeat(100))]);
  assert.ok(standsFor(reading, 10, 1)! > 10_000);
  assert.deepEqual(playIn(restAt(3), 4, []), restAt(4));
});

const lines = [
  { seq: 1, text: 'The quest begins.', rules: ['CLS-QBK-03'], kinds: [] },
  { seq: 2, text: 'Books are kept.', rules: ['CLS-TUR-01'], kinds: ['quiet'] },
] as const;

test('the log is exported as text without bookkeeping, and as JSON with every fact', () => {
  assert.equal(logAsText('The Trial', lines), 'The Trial\n\nThe quest begins. [CLS-QBK-03]\n');
  const json = JSON.parse(logAsJson('The Trial', lines, told.batches.slice(0, 2))) as {
    rows: { row: number; lines: unknown[]; events: unknown[] }[];
  };
  assert.deepEqual(
    json.rows.map(({ row }) => row),
    [1, 2],
  );
  assert.equal(json.rows[0]!.lines.length, 1);
  assert.deepEqual(json.rows[0]!.events, JSON.parse(JSON.stringify(told.batches[0]!.events)));
});

test('a title becomes a file name', () => {
  assert.equal(fileName('L’Épreuve !', 'txt'), 'l-epreuve.txt');
  assert.equal(fileName('…', 'json'), 'match.json');
});

test('its words are sound in both languages', () => assert.deepEqual(checkMessages(REPLAY), []));

test('a table of other rules says so, at the server and in this browser, and is not tried again', () => {
  const parked = { path: '', message: 'version 1', remedy: 'none', code: 'parked' } as const;
  for (const error of [new ServerRefuses([parked]), new Damage('t', 0, 'version 1')]) {
    const trouble = troubleOf(error);
    assert.match(troubleText(trouble, 'en'), /^This table was played with another version of the rules, or/u);
    assert.match(
      troubleText(trouble, 'fr'),
      /^Cette table a été jouée avec une autre version des règles, ou/u,
    );
    assert.ok(!mayPass(trouble));
  }
  const hurried = troubleOf(new ServerRefuses([{ ...parked, code: 'tooManyFiles' }]));
  assert.match(troubleText(hurried, 'fr'), /^Trop de fichiers de partie/u);
  assert.ok(mayPass(hurried) && mayPass(troubleOf(new Error('no network'))));
});

test('what keeps a match from being shown is said in words a player can do something with', () => {
  const broken = read('salt-gaol-two-heroes');
  const newer = openReplay(system, { ...broken, rulesVersion: 99 });
  const older = openReplay(system, { ...broken, rulesVersion: 0 });
  const changed = openReplay(system, { ...broken, rows: broken.rows.toSpliced(4, 1) });
  const nothing = openReplay(system, { rows: [] } as unknown as MatchFile);
  const said = [newer, older, changed, nothing].map((opened) =>
    opened.ok ? '' : troubleText({ is: 'fault', fault: opened.fault }, 'en'),
  );
  assert.match(said[0]!, /newer version.*Reload/u);
  assert.match(said[1]!, /cannot be shown: it was played with version 0.*can still open it/u);
  assert.match(said[2]!, /damaged.*at row 5.*undamaged copy/u);
  assert.match(said[3]!, /not a match file.*Save the match file/u);
  assert.match(troubleText({ is: 'gone' }, 'fr'), /pas de partie derrière ce lien/u);
});

test('a moment is told by its round, whose turn it is and what has just happened', () => {
  const line = (seq: number, text: string, quiet = false) => ({
    seq,
    text,
    kinds: quiet ? ['quiet' as const] : [],
  });
  const batch = (seq: number, ...types: string[]) => ({
    seq,
    at: 0,
    by: null,
    events: types.map((type) => ({ type, rules: [] })),
  });
  const moment = momentAt(
    {
      ...told,
      batches: [
        batch(1, 'roundStarted'),
        batch(2, 'turnStarted'),
        batch(3, 'moved'),
        batch(4, 'tidied'),
        batch(5),
      ],
    },
    [
      line(1, 'Round 3.'),
      line(2, 'It is the Elf’s turn.'),
      line(3, 'The Elf moves.'),
      line(4, 'Kept.', true),
      line(5, 'Later.'),
    ],
    4,
  );
  assert.equal(moment, 'Round 3. It is the Elf’s turn. The Elf moves.');
});
