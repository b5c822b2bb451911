import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from '@oubliette/kernel';
import { FIGHT } from './encounter/types.ts';
import type { Fight } from './encounter/types.ts';
import { HEROES_EYES } from './knowledge.ts';
import { PLAN } from './plan.ts';
import { STATE } from './state.ts';

test('all that is not for everybody’s eyes, by name: whoever opens or closes something says so here', () => {
  const figure = ['of', 'wounds', 'disguise', 'character'].map((field) => `${field} masked`);
  const group = ['monsters masked', 'gold masked'];
  const under = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`);
  const secrets = secretsIn(STATE).filter((secret) => !secret.endsWith('.answer sealed'));
  assert.deepEqual(secrets, [
    ...under('turn.fallen.each.figure', figure),
    'levels.each.things.each.chest.holds masked',
    ...under('levels.each.left.each', figure),
    ...under('levels.each.groups.each', group),
    ...under('figures.each', figure),
    ...under('fight.maybe.groups.each', group),
    'fight.maybe.waiting masked',
    'master.bowl counted',
    'master.hand counted',
    'master.characters own',
    'master.escaped own',
    'master.spent own',
    'master.watch own',
    'stack.each.discovering.found own',
    'stack.each.room.monsters own',
    'stack.each.room.characters own',
    'stack.each.room.treasure own',
    'stack.each.prepared.pieces own',
    'stack.each.prepared.found own',
    'stack.each.furnishing.holds own',
    'stack.each.hazard.hazard own',
    'stack.each.hazard.found own',
    ...under('stack.each.meeting.group', group),
    'stack.each.meeting.left masked',
    'stack.each.meeting.switched own',
  ]);
  assert.deepEqual(secretsIn(PLAN), [
    'id sealed',
    'matrices sealed',
    'hazards sealed',
    'levels own',
    'characters sealed',
    'drawnForQuestRooms sealed',
    'survivorsOnly sealed',
    'reward sealed',
  ]);
});

test('of monsters that wait for room heroes see how they look, not in which order they were drawn', () => {
  const waiting = ['orc', 'goblin', 'orc'].map((of) => ({ of, group: 3 }));
  const seen = (order: Fight['waiting']) =>
    FIGHT.show({ ...FIGHT_BEGUN, waiting: order }, HEROES_EYES).waiting;
  assert.deepEqual(seen(waiting), seen(waiting.toReversed()));
  assert.deepEqual(seen(waiting.toSpliced(0, 1)), seen(waiting.toSpliced(2, 1)));
});

const FIGHT_BEGUN: Fight = {
  turns: 1,
  placedBy: null,
  groups: [{ id: 3, area: 'room-1', monsters: { orc: 2, goblin: 1 }, characters: [], gold: 0 }],
  slain: [],
  waiting: [],
  ambushed: false,
  behindDoor: null,
  missiles: {},
  fixed: {},
};
