/** How much of classic this book leaves as it is: a base of which everything is replaced would be none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC_POINTS, CLASSIC_RULES } from '@oubliette/classic/extend';
import { CHAPTERS, NEXTLEVEL_POINTS, NEXTLEVEL_RULES } from './book.ts';

/** The names under which this book does what classic does, by the very same code, and the others. */
function compared(classics: object, ours: object): { readonly kept: string[]; readonly changed: string[] } {
  const mine = ours as Readonly<Record<string, unknown>>;
  const names = Object.entries(classics);
  return {
    kept: names.filter(([name, value]) => mine[name] === value).map(([name]) => name),
    changed: names.filter(([name, value]) => mine[name] !== value).map(([name]) => name),
  };
}

const COMMANDS = compared(CLASSIC_RULES.handlers, NEXTLEVEL_RULES.handlers);
const QUESTIONS = compared(CLASSIC_RULES.frames, NEXTLEVEL_RULES.frames);
const EVENTS = compared(CLASSIC_RULES.appliers, NEXTLEVEL_RULES.appliers);
const POINTS = compared(CLASSIC_POINTS, NEXTLEVEL_POINTS);

test('NextLevel inherits more than half of what classic lets a book do otherwise', () => {
  const all = [COMMANDS, QUESTIONS, EVENTS, POINTS];
  const kept = all.flatMap((one) => one.kept).length;
  const changed = all.flatMap((one) => one.changed).length;
  assert.ok(kept > changed, `${kept} kept, ${changed} changed`);
});

test('what it does otherwise is named: commands, questions, and what its state follows', () => {
  assert.deepEqual(COMMANDS.changed.toSorted(), [
    'answerPassage',
    'attack',
    'castSpell',
    'disarm',
    'escape',
    'jump',
    'openDoor',
    'rollMovement',
    'searchSecrets',
    'searchTreasure',
    'standFast',
    'step',
    'usePotion',
    'usePower',
  ]);
  assert.deepEqual(QUESTIONS.changed, ['escape']);
  const followed = CHAPTERS.flatMap((chapter) =>
    Object.keys(('follows' in chapter && chapter.follows) || {}),
  );
  assert.deepEqual(EVENTS.changed.toSorted(), [...new Set(followed)].toSorted());
});
