import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseEvent } from '@oubliette/kernel';
import type { Batch, Present } from '@oubliette/table';
import type { KnownTable } from '../net/link.ts';
import type { Cue } from '../play/gameUi.ts';
import {
  beginPlayback,
  catchUp,
  cueOf,
  FAR_BEHIND,
  feed,
  haste,
  isStill,
  openPlayback,
  presentShown,
  seqTold,
  skip,
  stepOn,
} from './playback.ts';
import type { MakeCues, Playback } from './playback.ts';

const NORMAL = { instant: false };
const INSTANT = { instant: true };

const presentAt = (seq: number): Present => ({ view: { seq }, ending: null }) as unknown as Present;
const event = (type: string): BaseEvent => ({ type, rules: [] });

/** A table whose rows carry the named events; `without` lists the rows whose present was not received. */
function table(
  rows: readonly string[],
  options: { from?: number; without?: readonly number[] } = {},
): KnownTable {
  const { from = 1, without = [] } = options;
  const batches = rows.map((types, index): Batch => ({
    seq: from + index,
    at: 0,
    by: null,
    events: types.split(' ').filter(Boolean).map(event),
  }));
  const seq = from + rows.length - 1;
  const presents = new Map(
    batches.filter((batch) => !without.includes(batch.seq)).map((batch) => [batch.seq, presentAt(batch.seq)]),
  );
  return { eyes: 'elf', seq, batches, present: presentAt(seq), presents } as unknown as KnownTable;
}

/** One cue per event: `read…` is read aloud, `hit…` shows what it led to, `fell…` is a moment. */
const makeCues: MakeCues = (events) =>
  events
    .filter(({ type }) => type !== 'dull')
    .map(({ type }): Cue => ({
      key: type,
      ms: 100,
      shows: type.startsWith('hit') ? 'after' : 'before',
      events: [],
      sound: null,
      ...(type.startsWith('read') ? { readAloud: { title: '', text: type } } : {}),
      ...(type.startsWith('fell') ? { card: { weight: 'moment' } as never } : {}),
    }));

const shownSeq = (playback: Playback): unknown => presentShown(playback).view?.['seq'];

/** The cues in order, each with the view shown. */
function playOut(from: Playback): string[] {
  const seen: string[] = [];
  for (let playback = from; ; playback = stepOn(playback, makeCues, NORMAL)) {
    const cue = cueOf(playback);
    if (cue === null) return [...seen, `still@${String(shownSeq(playback))}`];
    seen.push(`${cue.key}@${String(shownSeq(playback))}`);
  }
}

const started = (...rows: string[]): Playback => beginPlayback(table(rows));

describe('playback', () => {
  test('shows each cue before or after its row, in order', () => {
    const fed = feed(started(''), table(['', 'walk hit', 'walk2']), makeCues, NORMAL);
    assert.deepEqual(playOut(fed), ['walk@1', 'hit@2', 'walk2@2', 'still@3']);
  });

  test('passes over rows that have nothing to show', () => {
    const fed = feed(started(''), table(['', '', 'dull', 'walk']), makeCues, NORMAL);
    assert.deepEqual(playOut(fed), ['walk@3', 'still@4']);
    assert.equal(isStill(feed(started(''), table(['', 'dull']), makeCues, NORMAL)), true);
  });

  test('takes in more while it plays, and reorders nothing', () => {
    let playback = feed(started(''), table(['', 'a b']), makeCues, NORMAL);
    playback = stepOn(playback, makeCues, NORMAL);
    playback = feed(playback, table(['', 'a b', 'c', 'd']), makeCues, NORMAL);
    assert.deepEqual(playOut(playback), ['b@1', 'c@2', 'd@3', 'still@4']);
  });

  test('tells no row before it has been shown', () => {
    let playback = feed(started(''), table(['', 'a', 'b']), makeCues, NORMAL);
    assert.equal(seqTold(playback), 1);
    playback = stepOn(playback, makeCues, NORMAL);
    assert.equal(seqTold(playback), 2);
    playback = stepOn(playback, makeCues, NORMAL);
    assert.equal(seqTold(playback), 3);
  });

  test('plays rows whose presents it missed as one', () => {
    const fed = feed(started(''), table(['', 'a', 'b', 'hit'], { without: [2, 3] }), makeCues, NORMAL);
    assert.deepEqual(playOut(fed), ['a@1', 'b@1', 'hit@4', 'still@4']);
  });

  test('begins anew where rows do not join on', () => {
    const fed = feed(started(''), table(['a', 'b'], { from: 7 }), makeCues, NORMAL);
    assert.deepEqual(playOut(fed), ['still@8']);
  });

  test('begins anew through other eyes', () => {
    const other = { ...table(['', 'a']), eyes: 'morcar' };
    assert.deepEqual(playOut(feed(started(''), other, makeCues, NORMAL)), ['still@2']);
  });

  test('far behind, shows the table as it stands', () => {
    const rows = (count: number) => ['', ...Array.from({ length: count }, () => 'a')];
    assert.equal(isStill(feed(started(''), table(rows(FAR_BEHIND)), makeCues, NORMAL)), false);
    assert.equal(isStill(feed(started(''), table(rows(FAR_BEHIND + 1)), makeCues, NORMAL)), true);
  });

  test('counts what it has not shown yet as behind', () => {
    let playback = feed(started(''), table(['', 'a']), makeCues, NORMAL);
    const rows = ['', 'a'];
    for (let more = 0; more < FAR_BEHIND; more += 1) {
      rows.push('b');
      playback = feed(playback, table(rows), makeCues, NORMAL);
    }
    assert.deepEqual(playOut(playback), [`still@${FAR_BEHIND + 2}`]);
  });

  test('catches up at once when asked', () => {
    const caught = catchUp(feed(started(''), table(['', 'read', 'a']), makeCues, NORMAL));
    assert.deepEqual(playOut(caught), ['still@3']);
    assert.equal(catchUp(caught), caught);
  });

  test('skips to the next text that is to be read aloud, and not past it', () => {
    let playback = feed(started(''), table(['', 'a b', 'c read d', 'e']), makeCues, NORMAL);
    playback = skip(playback, makeCues);
    assert.equal(cueOf(playback)?.key, 'read');
    assert.equal(skip(playback, makeCues), playback);
    playback = skip(stepOn(playback, makeCues, NORMAL), makeCues);
    assert.deepEqual(playOut(playback), ['still@4']);
  });

  test('skips to the next moment, which a second skip ends; instant speed has none, and nothing comes back after a reload', () => {
    const rows = ['', 'a', 'b fell c', 'd'];
    let playback = skip(feed(started(''), table(rows), makeCues, NORMAL), makeCues);
    assert.equal(cueOf(playback)?.key, 'fell');
    playback = skip(playback, makeCues);
    assert.deepEqual(playOut(playback), ['still@4']);
    assert.equal(cueOf(feed(started(''), table(rows), makeCues, INSTANT)), null);
    assert.equal(cueOf(beginPlayback(table(rows))), null);
    assert.equal(cueOf(openPlayback(table(rows), makeCues)), null);
    const undone = table(['', 'a']);
    assert.equal(cueOf(feed(playback, undone, makeCues, NORMAL)), null);
  });

  test('at instant speed shows only what is to be read aloud', () => {
    let playback = feed(started(''), table(['', 'a', 'b read', 'c']), makeCues, INSTANT);
    assert.equal(cueOf(playback)?.key, 'read');
    assert.equal(shownSeq(playback), 2);
    playback = stepOn(playback, makeCues, INSTANT);
    assert.equal(isStill(playback), true);
    assert.equal(shownSeq(playback), 4);
  });

  test('at first sight, reads what opened the table and shows it as it stands', () => {
    const opened = openPlayback(table(['', 'a read b', 'read2']), makeCues);
    assert.deepEqual(playOut(opened), ['read@3', 'still@3']);
    assert.equal(seqTold(opened), 3);
    const later = feed(opened, table(['', 'a read b', 'read2', 'c']), makeCues, NORMAL);
    assert.deepEqual(playOut(later), ['read@3', 'c@3', 'still@4']);
  });

  test('at first sight, reads nothing of a match that is over', () => {
    const over = table(['', 'a read b']);
    const present = { ...over.present, ending: { winners: [], outcome: 'lost' } };
    assert.deepEqual(playOut(openPlayback({ ...over, present }, makeCues)), ['still@2']);
  });

  test('at first sight, reads nothing where the beginning is not known', () => {
    const late = { ...table(['read'], { from: 9 }), earlier: true };
    assert.deepEqual(playOut(openPlayback(late, makeCues)), ['still@9']);
  });

  test('shows dice that are being typed once all is still', () => {
    const known = table(['']);
    const rolling = { ...known, present: { ...known.present, rolling: {} } } as unknown as KnownTable;
    assert.equal(presentShown(feed(beginPlayback(known), rolling, makeCues, NORMAL)), rolling.present);
  });

  test('dice called for while a walk is still shown are not forgotten when it has been shown', () => {
    for (const rows of [['step'], ['step', ''], ['hit', 'step']]) {
      const known = table(['begun', ...rows]);
      const walking = feed(started('begun'), known, makeCues, NORMAL);
      assert.notEqual(cueOf(walking), null);
      const rolling = { ...known, present: { ...known.present, rolling: {} } } as unknown as KnownTable;
      let shown = feed(walking, rolling, makeCues, NORMAL);
      while (!isStill(shown)) shown = stepOn(shown, makeCues, NORMAL);
      assert.equal(presentShown(shown), rolling.present, rows.join(' | '));
    }
  });
});

test('a stroll of eight figures takes about two seconds; nothing but walking is hurried', () => {
  const shown =
    (sound: string | null): MakeCues =>
    (events) =>
      events.map((each, index) => ({
        key: String(index),
        ms: 180,
        shows: 'after',
        events: [each],
        sound: sound === null ? null : { id: sound, caption: '' },
      }));
  const took = (sound: string | null): number => {
    const cues = shown(sound);
    const rows = Array.from({ length: 64 }, () => 'stepped');
    let playback = feed(beginPlayback(table([''])), table(['', ...rows]), cues, NORMAL);
    let ms = 0;
    for (; !isStill(playback); playback = stepOn(playback, cues, NORMAL)) {
      ms += cueOf(playback)!.ms / haste(playback);
    }
    return ms;
  };
  assert.ok(took('step') > 1500 && took('step') < 2400, String(took('step')));
  assert.equal(took('hit'), 64 * 180);
  assert.equal(took(null), 64 * 180);
});
