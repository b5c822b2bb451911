import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ClassicEvent } from '@oubliette/classic';
import { leaving } from '../../board/effects.ts';
import { table } from '../play/testing/scene.ts';
import { seenDoors } from './doors.ts';
import { effectsOf, LEAVING } from './effects.ts';

describe('what a cue shows', () => {
  const MAP = `
    +-+-+-+-+-+
    |B . O|. .|
    + + + + + +
    |. . .d. .|
    +-+-+-+-+-+`;
  const played = table(MAP, { B: { kind: 'barbarian' }, O: { kind: 'orc' } });
  const view = played.view();
  const [hero, orc] = [played.id('B'), played.id('O')];
  const shows = (event: Omit<ClassicEvent, 'rules'>) => effectsOf({ ...event, rules: [] }, view, 'fr');

  test('numbers stand at the figure', () => {
    const square = played.square('C1');
    assert.deepEqual(shows({ type: 'bodyLost', figure: orc, amount: 2 } as never), [
      { tag: 'text', square, text: '−2', tone: 'harm' },
    ]);
    assert.deepEqual(shows({ type: 'bodyLost', figure: 'gone', amount: 2 } as never), []);
  });

  test('a room comes out of the dark from where it is looked into', () => {
    const squares = ['E1', 'D2', 'D1', 'E2'].map((name) => played.square(name));
    const [effect] = shows({
      type: 'revealed',
      by: orc,
      squares,
      doors: [],
      furniture: [],
      blocked: [],
    } as never);
    assert.deepEqual(effect, { tag: 'unveil', squares, from: played.square('D1') });
  });

  test('a spell flies from its caster, or rises where they stand', () => {
    const cast = { type: 'spellCast', figure: hero, spell: 'ballOfFlame', door: null };
    const [flies] = shows({ ...cast, target: orc } as never);
    assert.deepEqual(flies, {
      tag: 'spell',
      set: 'fire',
      from: played.square('A1'),
      to: played.square('C1'),
    });
    const [rises] = shows({ ...cast, target: null } as never);
    assert.deepEqual(rises, { tag: 'spell', set: 'fire', from: null, to: played.square('A1') });
  });

  test('those who die or leave fade', () => {
    const rules: readonly string[] = [];
    assert.deepEqual(leaving([{ type: 'monsterKilled', rules, figure: orc } as never], LEAVING), [orc]);
    assert.deepEqual(leaving([{ type: 'stepped', rules, figure: orc } as never], LEAVING), []);
  });

  test('a door in sight is drawn as it stands', () => {
    assert.deepEqual(
      seenDoors(view).map(({ key, state }) => `${key} ${state}`),
      ['C2-D2 closed'],
    );
  });
});
