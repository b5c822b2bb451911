/** How much of classic this book leaves unchanged: a base replaced in full would be no base. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC_POINTS, CLASSIC_RULES } from '@oubliette/classic/extend';
import { CHAPTERS, NEXTLEVEL_POINTS, NEXTLEVEL_RULES } from './book.ts';

/** The names this book answers with classic's very code, and the others. */
function compared(classics: object, ours: object): { readonly kept: string[]; readonly changed: string[] } {
  const mine = ours as Readonly<Record<string, unknown>>;
  const names = Object.keys(classics).toSorted();
  const theirs = classics as Readonly<Record<string, unknown>>;
  return {
    kept: names.filter((name) => mine[name] === theirs[name]),
    changed: names.filter((name) => mine[name] !== theirs[name]),
  };
}

const COMMANDS = compared(CLASSIC_RULES.handlers, NEXTLEVEL_RULES.handlers);
const QUESTIONS = compared(CLASSIC_RULES.frames, NEXTLEVEL_RULES.frames);
const EVENTS = compared(CLASSIC_RULES.appliers, NEXTLEVEL_RULES.appliers);
const POINTS = compared(CLASSIC_POINTS, NEXTLEVEL_POINTS);

test("at least half of classic's points are inherited", () => {
  const { kept, changed } = POINTS;
  assert.ok(kept.length >= changed.length, `${kept.length} kept, ${changed.length} changed`);
});

test('no point is asked of classic that it has not, and each that is decided otherwise is named', () => {
  assert.deepEqual(Object.keys(NEXTLEVEL_POINTS).toSorted(), Object.keys(CLASSIC_POINTS).toSorted());
  assert.deepEqual(POINTS.changed, [
    'barredBy',
    'beginTurn',
    'checkAction',
    'checkBorder',
    'crossesTwice',
    'discoverySight',
    'disturbs',
    'gainEquipment',
    'heroStrength',
    'isEmptyHanded',
    'makeAttack',
    'moveDice',
    'obstacles',
    'ownShield',
    'springTraps',
    'stepCost',
    'takeStep',
    'unseenAt',
    'waysOut',
  ]);
});

test('so are commands, and what its state follows; every question is asked as in classic', () => {
  assert.deepEqual(COMMANDS.changed, [
    'attack',
    'castSpell',
    'disarm',
    'jump',
    'openDoor',
    'searchSecrets',
    'searchTreasure',
    'standFast',
    'usePotion',
    'usePower',
  ]);
  assert.deepEqual(QUESTIONS.changed, []);
  const followed = CHAPTERS.flatMap((chapter) =>
    Object.keys(('follows' in chapter && chapter.follows) || {}),
  );
  assert.deepEqual(EVENTS.changed, [...new Set(followed)].toSorted());
});
