import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { placesOf } from '@oubliette/advanced';
import type { AdvancedEvent, View } from '@oubliette/advanced';
import type { Batch } from '@oubliette/table';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { boxed } from './testing/match.ts';
import { cuesOf } from './cues.ts';
import { walkLength } from '../../play/walkLength.ts';
import { LOG } from './lines.ts';
import { rollsOf } from './rolls.ts';
import { situationOf } from './situation.ts';

const box = advancedShelf().get('advanced')!;

describe('the table of Advanced', () => {
  test('a question lights the places of its answers, and what is tapped is one of the moves', async () => {
    const match = await boxed(box);
    const scene = match.scene('torallion', 'heinrich', 'sven', 'magnus');
    const situation = situationOf(scene, match.hand);
    assert.equal(situation.question?.waiting.prompt, 'takePlace');
    assert.equal(situation.lit.size, 4);
    for (const commands of situation.lit.values())
      for (const command of commands) assert.ok(situation.moves.includes(command));
  });

  test('once everybody stands, the figure in hand has ways of at most twelve squares, each a chain of legal steps', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const scene = match.scene(...match.seats);
    const { ways, figure, menu } = situationOf(scene, match.hand);
    assert.ok(figure !== null && ways.size > 4);
    assert.equal(Math.max(...[...ways.values()].map(({ cost }) => cost)), 12);
    const steps = menu?.items.find(({ id }) => id === 'move')?.commands ?? [];
    const first = new Set(steps.map((move) => placesOf(move, scene.view)[0]));
    for (const way of ways.values()) {
      assert.ok(first.has(way.steps[0]));
      assert.ok(way.steps.length <= way.cost);
    }
  });

  test('a walk is one line of the log, and is taken back as one', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const { ways, figure } = situationOf(match.scene(...match.seats), match.hand);
    const way = [...ways.values()].find(({ steps }) => steps.length === 3)!;
    const before = LOG.lines(match.batches, match.view('spectator'), 'en').length;
    for (const to of way.steps) match.give({ type: 'step', figure: figure!, to });
    assert.equal(LOG.lines(match.batches, match.view('spectator'), 'en').length, before + 1);
    assert.equal(walkLength(match.batches), 3);
    assert.equal(LOG.lines(match.batches, match.view('spectator'), 'fr').length, before + 1);
  });
});

test('dice that people rolled are marked in the log: all of a line, some of it, or none', async () => {
  const match = await boxed(box);
  const view = match.view('spectator');
  const blow = { figure: 'heinrich', target: 'sven', weapon: 'sword' };
  const events = [
    {
      ...blow,
      type: 'attackRolled',
      rules: ['ADV-HTH-05'],
      face: 9,
      needed: 7,
      skill: 6,
      against: 6,
      result: 'hit',
    },
    { ...blow, type: 'damageRolled', rules: ['ADV-HTH-13'], faces: [[3], [7]], toughness: 7, wounds: 1 },
  ] as unknown as Batch['events'];
  const marks = (byHand: Batch['byHand'], language: 'en' | 'fr' = 'en'): string[] => {
    const row: Batch = { seq: 1, at: 0, by: null, events, ...(byHand === undefined ? {} : { byHand }) };
    return LOG.lines([row], view, language)
      .filter(({ dice }) => dice.length > 0)
      .map(({ text, parts }) => {
        const mark = / \([^)]*(?:by hand|à la main)\)$/u.exec(text)?.[0] ?? '';
        assert.equal(mark === '' || parts.at(-1)!.text === mark, true);
        return mark.trim();
      });
  };
  const all = marks(true);
  assert.ok(all.length > 0 && all.every((mark) => mark === '(rolled by hand)'), all.join());
  assert.ok(marks(true, 'fr').every((mark) => mark === '(jetés à la main)'));
  assert.ok(marks(undefined).every((mark) => mark === ''));
  assert.match(marks({ d12: 2 }).join(' '), /\(\d of \d rolled by hand\)/u);
  assert.ok(
    marks({ matrix: 2 }).every((mark) => mark === ''),
    'those are behind the screen',
  );
});

test('damage dice count from the toughness on', () => {
  const event = {
    type: 'damageRolled',
    rules: ['ADV-HTH-13'],
    figure: 'a',
    target: 'b',
    faces: [[3, 7], [12]],
    toughness: 7,
    wounds: 2,
  } as unknown as AdvancedEvent;
  assert.deepEqual(
    rollsOf(event).flatMap(({ dice }) => dice.map(({ face, counts }) => [face, counts])),
    [
      [3, false],
      [7, true],
      [12, true],
    ],
  );
});

test('a roll is shown before what came of it, and the last change shows the table as it is', () => {
  const view = { figures: [] } as unknown as View;
  const events = [
    { type: 'attackRolled', rules: ['r'], figure: 'a', needed: 5, face: 7, result: 'hit' },
    { type: 'died', rules: ['r'], figure: 'b', by: 'a', pile: null },
  ];
  const cues = cuesOf(events, view, view, 'en');
  assert.deepEqual(
    cues.map(({ events: [event], shows }) => [event?.type, shows]),
    [
      ['attackRolled', 'before'],
      ['died', 'after'],
    ],
  );
});
