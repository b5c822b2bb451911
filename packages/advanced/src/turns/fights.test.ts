/** How a fight ends, and what it leaves behind (ADV-CMB-21 to ADV-CMB-27, ADV-CMB-52 to ADV-CMB-55). */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Fight } from '../encounter/types.ts';
import { Play } from '../play.ts';
import { table, walk } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';

import { startFight } from './fights.ts';

const ROOMS = `
  +-+-+-+-+-+-+
  |A B .o. . R|
  + + + + + + +
  |. . .|. . .|
  +-+-+-+-+-+-+
`;
const FIGURES = { A: {}, B: {}, R: { monster: 'ratman', group: 1 } };
const GROUP = { id: 1, area: 'scene-1.b', monsters: { ratman: 2 }, characters: [], gold: 20 };

function fight(change: Partial<Fight> = {}, figures: object = FIGURES): AdvancedTable {
  const t = table(ROOMS, figures as typeof FIGURES, { turn: { mode: 'combat' } });
  const group = { ...GROUP, area: t.areaAt('F1') };
  t.state = {
    ...t.state,
    fight: {
      turns: 1,
      placedBy: 'leader',
      groups: [group],
      slain: [],
      waiting: [],
      ambushed: true,
      behindDoor: false,
      missiles: {},
      fixed: {},
      ...change,
    },
  };
  return t;
}

function bothPhases(t: AdvancedTable, ...dice: number[]): void {
  t.do({ type: 'done' }, [], 'ann');
  t.do({ type: 'done' }, dice, 'master');
}

rule('ADV-CMB-22', 'a monster that sees somebody keeps everybody fighting', () => {
  const t = fight();
  walk(t, 'B', 'C1');
  bothPhases(t);
  assert.equal(t.state.turn.mode, 'combat');
  assert.equal(t.state.fight?.turns, 2);
  assert.equal(t.state.fight?.ambushed, false);
});

rule('ADV-CMB-22', 'out of sight at the end of the master’s phase, the heroes have escaped', () => {
  const t = fight();
  bothPhases(t, 4, 5);
  assert.equal(t.event('fightEnded').how, 'escaped');
  assert.equal(t.state.turn.mode, 'exploration');
  assert.equal(t.state.fight, null);
  assert.equal(t.find('R'), undefined);
});

rule('ADV-CMB-27', 'after a fight a leader is chosen anew, and a turn of exploring follows', () => {
  const t = fight();
  bothPhases(t, 4, 5);
  assert.equal(t.state.leader, 'B');
  const types = t.types();
  assert.ok(types.indexOf('fightEnded') < types.indexOf('leaderChosen'));
  assert.ok(types.indexOf('leaderChosen') < types.indexOf('turnBegan'));
});

rule('ADV-CMB-54', 'those the heroes escaped from go home, and the map says how many', () => {
  const t = fight();
  bothPhases(t, 4, 5);
  const home = t.areaAt('F1');
  assert.deepEqual(t.state.levels[0]!.groups, [{ ...GROUP, area: home }]);
  assert.equal(t.state.levels[0]!.places[home]!.group, 1);
});

rule('ADV-CMB-55', 'met again, they are as many as at first; the test of surprise is made again', () => {
  const t = fight();
  bothPhases(t, 4, 5);
  t.do({ type: 'step', figure: 'B', to: 'C1' }, [9, 3]);
  assert.deepEqual(t.event('monstersFound').monsters, { ratman: 2 });
  assert.equal(t.event('surpriseTested').placedBy, 'leader');
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
});

rule('ADV-CMB-55', 'a character once killed does not come back', () => {
  const t = fight({
    slain: [{ of: 'ratman', character: 'chief', group: 1 }],
    groups: [{ ...GROUP, characters: ['chief', 'shaman'] }],
  });
  const area = t.areaAt('F1');
  t.state = { ...t.state, fight: { ...t.state.fight!, groups: [{ ...t.state.fight!.groups[0]!, area }] } };
  bothPhases(t, 4, 5);
  assert.deepEqual(t.state.levels[0]!.groups[0]!.characters, ['shaman']);
});

rule('ADV-CMB-23', 'behind a door they closed, the heroes have escaped one turn later', () => {
  const t = fight();
  walk(t, 'B', 'C1');
  t.do({ type: 'closeDoor', figure: 'B', at: 'C1', side: 1 });
  bothPhases(t);
  assert.ok(t.happened('hidBehindDoor'));
  assert.equal(t.state.turn.mode, 'combat');
  bothPhases(t, 4, 5);
  assert.equal(t.event('fightEnded').how, 'escaped');
});

rule('ADV-CMB-21', 'no monsters left: the fight is over', () => {
  const { R: _gone, ...party } = FIGURES;
  const t = fight({ groups: [{ ...GROUP, gold: 0 }] }, party);
  t.do({ type: 'done' }, [4, 5], 'ann');
  assert.equal(t.event('fightEnded').how, 'slain');
  assert.deepEqual(t.state.levels[0]!.groups, []);
});

rule('ADV-CMB-21', 'not while some of them wait to come in', () => {
  const { R: _gone, ...party } = FIGURES;
  const t = fight({ waiting: [{ of: 'ratman', group: 1 }] }, party);
  t.do({ type: 'done' }, [], 'ann');
  assert.equal(t.state.fight !== null, true);
});

function startOf(t: AdvancedTable, surprised: boolean): Play {
  const play = new Play(t.world, t.state, tape([]));
  startFight(play, {
    group: { ...GROUP, area: t.areaAt('F1') },
    placedBy: surprised ? 'master' : 'leader',
    surprised,
  });
  return play;
}

rule('ADV-ENC-16', 'surprised heroes lose their first phase', () => {
  const t = table(ROOMS, FIGURES);
  t.state = startOf(t, true).state;
  walk(t, 'A', 'A2');
  assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'master']);
});

rule('ADV-ENC-13', 'otherwise the heroes’ phase comes first', () => {
  const t = table(ROOMS, FIGURES);
  t.state = startOf(t, false).state;
  walk(t, 'A', 'A2');
  assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'heroes']);
});

rule('ADV-TURN-02', 'a group that comes while a fight is on joins it', () => {
  const t = fight();
  const play = startOf(t, true);
  assert.equal(play.events[0]!.type, 'fightJoined');
  assert.equal(play.state.fight?.groups.length, 2);
  assert.equal(play.state.fight?.surprised, undefined);
});
