/** How a fight ends, and what it leaves behind (ADV-CMB-21 to ADV-CMB-27, ADV-CMB-52 to ADV-CMB-55). */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import type { Fight, Group } from '../encounter/types.ts';
import { Play } from '../play.ts';
import { PLAIN_FIGHT } from '../scenario/fight.ts';
import { table, walk } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';

import { expeditionMap } from './expeditionMap.ts';
import { endFight, startFight } from './fights.ts';

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
    fight: { ...PLAIN_FIGHT, groups: [group], ambushed: true, ...change },
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

/** The same rooms, with the captive C in a cell one square wide in front of the foe. */
const NARROW = `
  +-+-+-+-+-+-+
  |A B .oC . R|
  +-+-+-+-+-+-+
`;

function narrow(at: string): AdvancedTable {
  const t = table(NARROW, { ...FIGURES, C: { kind: 'henchman', serves: 'A' } }, { turn: { mode: 'combat' } });
  const area = t.areaAt('F1');
  const captive = { tag: 'captive', ends: 'never', of: area } as const;
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === 'C' ? { ...figure, effects: [captive] } : figure,
    ),
    fight: { ...PLAIN_FIGHT, groups: [{ ...GROUP, area }] },
  };
  if (at !== 'B1') walk(t, 'B', at);
  return t;
}

rule('ADV-CMB-22', 'nobody has escaped on the threshold, captive or not between them', () => {
  const t = narrow('C1');
  bothPhases(t);
  assert.deepEqual([t.happened('fightEnded'), t.state.turn.mode], [false, 'combat']);
});

rule(
  'ADV-CMB-55',
  'a captive in their room does not bring them back; on its threshold they are met again',
  () => {
    const t = narrow('B1');
    bothPhases(t, 4, 5);
    assert.equal(t.event('fightEnded').how, 'escaped');
    assert.equal(t.happened('monstersFound'), false, 'a step back nobody is met');
    t.do({ type: 'step', figure: 'B', to: 'C1' }, [12, 1]);
    assert.ok(t.happened('monstersFound'), 'whoever stands between');
  },
);

rule(
  'ADV-CMB-55',
  'nobody can look past the doorway of a closet, and whoever stands before it is met',
  () => {
    for (const door of ['o', 'd']) {
      const t = table(`+-+-+-+-+\n|. A .${door}.|\n+-+-+-+-+`, { A: {} });
      const home = { ...GROUP, area: t.areaAt('D1') };
      t.state = { ...t.state, levels: [{ ...t.state.levels[0]!, groups: [home] }] };
      t.do({ type: 'step', figure: 'A', to: 'C1' }, door === 'o' ? [12, 1] : []);
      assert.equal(t.happened('monstersFound'), door === 'o');
    }
  },
);

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

/** A fight in which these groups have met the party; their home is the room on the right. */
function fightWith(
  groups: Partial<Group>[],
  figures: object = FIGURES,
  change: Partial<Fight> = {},
): AdvancedTable {
  const area = fight().areaAt('F1');
  return fight({ groups: groups.map((group) => ({ ...GROUP, area, ...group })), ...change }, figures);
}
/** The heroes have escaped, even from monsters not in yet; rolls for a leader. */
function escape(t: AdvancedTable): void {
  setGoing(t, (play) => endFight(play, 'escaped'), [4, 5]);
}
const homes = (t: AdvancedTable): readonly Group[] => t.state.levels[0]!.groups;
const CHARACTERS = ['warpweaver', 'plagueMonk', 'assassin'];

rule('ADV-CMB-55', 'a character killed or slipped away does not come back; those still there do', () => {
  const map = { ...FIGURES, R: { monster: 'warpweaver', character: 'warpweaver', group: 1 } };
  const t = fightWith([{ characters: CHARACTERS }], map, {
    slain: [{ of: 'plagueMonk', character: 'plagueMonk', group: 1 }],
  });
  escape(t);
  assert.deepEqual(homes(t)[0]?.characters, ['warpweaver'], 'the assassin has escaped by a counter');
});

rule('ADV-CMB-55', 'nor is one forgotten that had found no room yet', () => {
  const t = fightWith([{ characters: ['warpweaver'] }], FIGURES, {
    waiting: [{ of: 'warpweaver', group: 1 }],
  });
  escape(t);
  assert.deepEqual([homes(t)[0]?.monsters, homes(t)[0]?.characters], [{ ratman: 2 }, ['warpweaver']]);
});

rule('ADV-MCH-10', 'what a character has used up stays so, though it goes home', () => {
  const used = { tag: 'cast:fireball', ends: 'never', left: 1 } as const;
  const passing = { tag: 'courage', ends: 'exploration' } as const;
  const sorcerer = { monster: 'warpweaver', character: 'warpweaver', group: 1, effects: [used, passing] };
  const t = fightWith([{ characters: ['warpweaver'] }], { ...FIGURES, R: sorcerer });
  escape(t);
  assert.deepEqual(t.state.master.spent, { warpweaver: [used] });
});

rule('ADV-CMB-54', 'groups that have the same home are there together, and none is lost', () => {
  const second: Partial<Group> = { id: 2, monsters: { ratman: 1, orc: 2 }, gold: 50, treasure: true };
  const t = fightWith([{ ambush: true }, second, { id: 3, monsters: { goblin: 4 } }], FIGURES, {
    waiting: [{ of: 'orc', group: 2 }],
  });
  escape(t);
  assert.deepEqual(homes(t), [
    { ...GROUP, area: t.areaAt('F1'), monsters: { ratman: 3, orc: 2 }, gold: 70, treasure: true },
  ]);
  assert.equal(t.state.levels[0]!.places[t.areaAt('F1')]?.group, 1);
});

rule('ADV-CMB-54', 'and their characters with them', () => {
  const waiting = [
    { of: 'warpweaver', group: 1 },
    { of: 'plagueMonk', group: 2 },
  ];
  const groups = [
    { monsters: { goblin: 1 }, characters: ['warpweaver'] },
    { id: 2, characters: ['plagueMonk'] },
  ];
  const t = fightWith(groups, FIGURES, { waiting });
  t.state = { ...t.state, master: { ...t.state.master, spent: { assassin: [] } } };
  escape(t);
  assert.deepEqual(homes(t)[0]?.characters, ['warpweaver', 'plagueMonk']);
  assert.deepEqual(homes(t)[0]?.monsters, { goblin: 1, ratman: 2 });
  assert.deepEqual(t.state.master.spent, { assassin: [] }, 'what is known of others is not forgotten');
});

rule('ADV-CMB-54', 'groups that came from different places go to different places', () => {
  const here = fight().areaAt('A1');
  const t = fightWith([{}, { id: 2, area: here, monsters: { orc: 1 } }], FIGURES, {
    waiting: [{ of: 'orc', group: 2 }],
  });
  escape(t);
  assert.deepEqual(
    homes(t).map(({ id, area }) => [id, area]),
    [
      [1, t.areaAt('F1')],
      [2, here],
    ],
  );
});

rule('ADV-CMB-54', 'whoever leaves the dungeon in the middle of a fight has escaped from it as well', () => {
  const { B: _b, ...alone } = FIGURES;
  const t = table(ROOMS.replace('B', '.'), alone, {
    turn: { mode: 'combat' },
    places: { A: { kind: 'stairs', stairs: 'out' } },
  });
  const area = t.areaAt('F1');
  t.state = { ...t.state, fight: { ...PLAIN_FIGHT, groups: [{ ...GROUP, area }] } };
  t.do({ type: 'leaveDungeon', figure: 'A' });
  assert.equal(t.state.stage, 'over');
  assert.deepEqual(
    expeditionMap(t.state)[0]!.groups.map(({ monsters, area: home }) => [monsters, home]),
    [[{ ratman: 2 }, area]],
  );
});

rule('ADV-CMB-55', 'only those alive are left where the dungeon says so', () => {
  const t = fightWith([{ monsters: { ratman: 3 }, characters: ['warpweaver'] }], FIGURES, {
    waiting: [
      { of: 'ratman', group: 1 },
      { of: 'orc', group: 1 },
      { of: 'orc', group: 2 },
      { of: 'warpweaver', group: 1 },
    ],
  });
  Object.assign(t.world.setup, { dungeon: { ...t.world.setup.dungeon, survivorsOnly: true } });
  escape(t);
  assert.deepEqual(homes(t)[0]?.monsters, { ratman: 2, orc: 1 });
});

rule('ADV-CMB-54', 'what else the map says stays: other groups, and what is known of the places', () => {
  const other = { ...GROUP, id: 9, area: fight().areaAt('A1') };
  const t = fightWith([{}]);
  const [level] = t.state.levels;
  const area = t.areaAt('F1');
  const searched = { ...level!.places[area]!, searched: true };
  t.state = {
    ...t.state,
    levels: [{ ...level!, groups: [other], places: { ...level!.places, [area]: searched } }],
  };
  escape(t);
  assert.deepEqual(
    homes(t).map(({ id }) => id),
    [9, 1],
  );
  assert.deepEqual(t.state.levels[0]!.places[area], { ...searched, group: 1 });
  assert.ok(t.state.levels[0]!.places[other.area]);
});

rule('ADV-CMB-55', 'those who are met are not at home any more, the others are', () => {
  const t = table(ROOMS, FIGURES);
  const area = t.areaAt('F1');
  const other = { ...GROUP, id: 9, area: t.areaAt('A1') };
  const [level] = t.state.levels;
  t.state = {
    ...t.state,
    levels: [
      {
        ...level!,
        groups: [{ ...GROUP, area }, other],
        places: { ...level!.places, [area]: { ...level!.places[area]!, group: 1 } },
      },
    ],
  };
  const { state } = startOf(t, false);
  assert.deepEqual(
    [state.levels[0]!.groups.map(({ id }) => id), state.levels[0]!.places[area]!.group],
    [[9], null],
  );
});

rule('ADV-CMB-21', 'how it ended is told with its rule, and what was to last as long is over', () => {
  const lasting = { tag: 'strengthPotion', ends: 'fight' } as const;
  const kept = { tag: 'asleep', ends: 'never' } as const;
  const t = fight({}, { ...FIGURES, A: { effects: [lasting, kept] } });
  escape(t);
  assert.deepEqual(t.event('fightEnded').rules, ['ADV-CMB-22', 'ADV-CMB-54']);
  assert.deepEqual(t.figure('A').effects, [kept]);
  const won = fight();
  setGoing(won, (play) => endFight(play, 'slain'), [4, 5]);
  assert.deepEqual(won.event('fightEnded').rules, ['ADV-CMB-21']);
  assert.deepEqual(homes(won), []);
});

rule('ADV-ENC-14', 'the rule that was used is told with the fight', () => {
  for (const surprised of [true, false]) {
    const [event] = startOf(table(ROOMS, FIGURES), surprised).events;
    assert.deepEqual(event?.rules, [surprised ? 'ADV-ENC-14' : 'ADV-ENC-01', 'ADV-TURN-02']);
  }
});

rule('ADV-ENC-22', 'of the group the heroes are told what it looks like, and nothing of its gold', () => {
  const t = table(ROOMS, FIGURES);
  const group = { ...GROUP, monsters: { ratman: 2, ratmanSentry: 1 }, area: t.areaAt('F1') };
  for (const type of ['fightBegan', 'fightJoined'] as const) {
    const event = { type, group, placedBy: null, surprised: false, rules: ['ADV-ENC-01'] } as never;
    const redact = t.world.referee.rules.redactions[type]!;
    assert.deepEqual(redact(event, 'master'), event);
    assert.deepEqual(redact(event, 'ann'), {
      ...(event as object),
      group: { ...group, monsters: { ratman: 3 }, gold: 0 },
    });
  }
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
