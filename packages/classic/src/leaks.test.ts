/** Planted leaks: a view that shows too much is caught by inventing another state from it. */
import assert from 'node:assert/strict';
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import { findsLeaks, tellsBy } from '@oubliette/kernel/testing';
import type { Leak } from '@oubliette/kernel/testing';
import { imagine } from './imagine.ts';
import type { Figure, State } from './state.ts';
import { classic } from './system.ts';
import { classicSubject } from './testing/subject.ts';
import type { View } from './view.ts';

/** Monsters nobody has met, put into the view. */
function lurking({ unplaced }: State): Figure[] {
  return unplaced.map((index) => ({ ...LURKER, id: `orc-${index}` }));
}

const LURKER: Figure = {
  id: 'orc',
  kind: 'orc',
  side: 'morcar',
  square: 0,
  body: 1,
  maxBody: 1,
  mind: 1,
  maxMind: 1,
  move: 1,
  attack: 1,
  defence: 1,
  conditions: [],
  name: null,
};

const LEAKS: Readonly<Record<string, Leak<State, View>>> = {
  'a new field shows what the quest remembers': (view, { flags }) => ({ ...view, peeked: flags }) as View,
  'monsters are shown before they are met': (view, state) => ({
    ...view,
    figures: [...view.figures.filter(({ attack }) => attack !== LURKER.attack), ...lurking(state)],
  }),
  'a chest, like any trap, is shown before it is searched': (view, { traps }) =>
    ({ ...view, allTraps: traps }) as View,
  'a question is shown with what is asked after it': (view, { questions = [] }) =>
    ({ ...view, questions }) as View,
  'secret doors are shown before they are found': (view, { doors }) => ({ ...view, doors }),
};

/** A running match with every sort of secret in it. */
const { game, state } = secretive();

function secretive() {
  const stream = streamFromSeed('leaks');
  for (;;) {
    const opened = classic.open({ ...classicSubject.setup(stream) });
    assert.ok(opened.ok);
    const { state: start } = opened.game.start(stream);
    const isRich = start.traps.length > 6 && start.doors.includes('hidden') && start.unplaced.length > 6;
    if (!isRich || start.morcar === '') continue;
    const hidden: State = {
      ...start,
      flags: ['alarm'],
      questions: [{ question: 3, actor: null }],
    };
    return { game: opened.game, state: hidden };
  }
}

function tells(leak: Leak<State, View>): boolean {
  const hero = game.seats.find(({ id }) => id !== state.morcar)!.id;
  return [hero, SPECTATOR].every((seat) => tellsBy({ game, state }, seat, imagine, leak));
}

findsLeaks(LEAKS, tells);
