import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from '@oubliette/kernel';
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
    'levels own',
    'characters sealed',
    'drawnForQuestRooms sealed',
    'survivorsOnly sealed',
    'reward sealed',
  ]);
});
