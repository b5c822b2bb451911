/** Planted leaks: a view that shows too much is caught by making up another truth from it. */
import assert from 'node:assert/strict';
import { streamFromSeed } from '@oubliette/kernel';
import { findsLeaks, tellsBy } from '@oubliette/kernel/testing';
import type { Leak } from '@oubliette/kernel/testing';
import { imagine } from './imagine.ts';
import type { Figure, State } from './state.ts';
import { advanced } from './system.ts';
import { advancedSubject } from './testing/subject.ts';
import type { Thing } from './things.ts';
import type { View } from './view.ts';

const LEAKS: Readonly<Record<string, Leak<State, View>>> = {
  'a chest nobody has opened shows what is in it': (view, state) => ({ ...view, levels: state.levels }),
  'a frame is shown whole': (view, state) => ({ ...view, underWay: state.stack as View['underWay'] }),
  'a new field shows the hand': (view, { master }) => ({ ...view, peeked: master.hand }) as View,
  'a monster is shown without its disguise': (view, state) => ({ ...view, figures: state.figures }),
};

const CHEST: Thing = {
  id: 'chest-99',
  tag: 'chest',
  square: 0,
  state: 'closed',
  found: null,
  holds: ['idol'],
};

const CHAMPION: Figure = {
  id: 'ratman-99',
  side: 'monsters',
  kind: 'monster',
  of: 'ratmanChampion',
  square: 0,
  size: 1,
  wounds: 1,
  effects: [],
  group: null,
  disguise: 'ratman',
  character: null,
};

/** A running match with a master, with a secret of every sort in it. */
const { game, state } = secretive();

function secretive() {
  const stream = streamFromSeed('leaks');
  for (;;) {
    const opened = advanced.open({ ...advancedSubject.setup(stream), master: true });
    assert.ok(opened.ok);
    const { state: start } = opened.game.start(stream);
    const [level, ...others] = start.levels;
    if (level === undefined) continue;
    const hidden: State = {
      ...start,
      levels: [{ ...level, things: [...level.things, CHEST] }, ...others],
      figures: [...start.figures, CHAMPION],
      master: { ...start.master, hand: ['ambush', 'trap'], bowl: start.master.bowl.slice(2) },
      stack: [...start.stack, { tag: 'furnishing', what: 'chest', area: 'room-1', holds: ['idol'] }],
    };
    return { game: opened.game, state: hidden };
  }
}

function tells(leak: Leak<State, View>): boolean {
  return tellsBy({ game, state }, game.seats[0]!.id, imagine, leak);
}

findsLeaks(LEAKS, tells);
