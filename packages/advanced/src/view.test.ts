/** What each seat knows: the master's screen, disguises, closed chests. */
import assert from 'node:assert/strict';
import { SPECTATOR } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { THREE_BELLS } from './content/quests/bells.ts';
import type { Group } from './encounter/types.ts';
import type { DungeonPlan } from './plan.ts';
import { PLAIN_PLAN } from './scenario/plain.ts';
import { DEFAULT_OPTIONS } from './setup.ts';
import type { Sheet } from './state.ts';
import { table } from './testing/index.ts';
import type { AdvancedTable } from './testing/index.ts';

const ROOM = `
  +-+-+-+
  |A R Q|
  +-+-+-+
`;

const GROUP: Group = {
  id: 1,
  area: 'scene-1',
  monsters: { ratman: 1, ratmanChampion: 1 },
  characters: [],
  gold: 30,
};

function fight(rest: object = {}): AdvancedTable {
  const figures = {
    A: {},
    R: { monster: 'ratman', group: 1, wounds: 2 },
    Q: { monster: 'ratmanChampion', group: 1, disguise: 'ratman', wounds: 3 },
  };
  const t = table(ROOM, figures, { turn: { mode: 'combat' }, ...rest });
  const fixed = {
    turns: 1,
    placedBy: null,
    slain: [],
    ambushed: false,
    behindDoor: null,
    missiles: {},
    fixed: {},
  };
  const waiting = [{ of: 'ratmanChampion', group: 1 }];
  t.state = { ...t.state, fight: { ...fixed, groups: [GROUP], waiting } };
  return t;
}

rule('ADV-ENC-22', 'a special monster looks like the rest of its group, to all but the master', () => {
  const t = fight();
  const champion = (seat: string) => t.view(seat).figures[2]!;
  assert.deepEqual([champion('ann').of, champion('ann').disguise], ['ratman', null]);
  assert.deepEqual([champion('master').of, champion('master').disguise], ['ratmanChampion', 'ratman']);
  assert.deepEqual(t.view('ann').fight?.groups, [{ ...GROUP, monsters: { ratman: 2 }, gold: 0 }]);
  assert.deepEqual(t.view('ann').fight?.waiting, [{ of: 'ratman', group: 1 }]);
  assert.deepEqual(t.view('master').fight?.groups, [GROUP]);
});

rule('ADV-ENC-22', 'those left behind on the map keep their looks', () => {
  const t = fight({ level: { groups: [GROUP] } });
  assert.deepEqual(t.view('ann').levels[0]!.groups[0]!.monsters, { ratman: 2 });
  assert.deepEqual(t.view('master').levels[0]!.groups, [GROUP]);
});

rule('ADV-ENC-22', 'a warlord’s fourth Wound does not give it away among ratmen, who have three', () => {
  const shown = (wounds: number, seat: string): number => {
    const figures = { A: {}, R: {}, Q: { monster: 'ratmanWarlord', group: 1, disguise: 'ratman', wounds } };
    return table(ROOM, figures, { turn: { mode: 'combat' } }).view(seat).figures[2]!.wounds;
  };
  assert.deepEqual(
    [4, 3, 2, 1].map((wounds) => shown(wounds, 'ann')),
    [3, 2, 1, 1],
  );
  assert.deepEqual([shown(4, 'master'), shown(1, 'master')], [4, 1]);
});

rule('ADV-TOK-05', 'everybody sees how many counters the master holds, and only the master which', () => {
  const t = fight();
  t.state = { ...t.state, master: { ...t.state.master, hand: ['fate', 'trap'] } };
  assert.deepEqual([t.view('ann').master.held, t.view('ann').master.screen], [2, null]);
  assert.deepEqual(t.view('master').master.screen?.hand, ['fate', 'trap']);
});

rule('ADV-HTH-16', 'a table may keep the monsters’ wounds behind the screen', () => {
  const wounds = (t: AdvancedTable, seat: string) => t.view(seat).figures.map((figure) => figure.wounds);
  assert.deepEqual(wounds(fight(), 'ann'), [4, 2, 3]);
  const hidden = fight({ setup: { options: { ...DEFAULT_OPTIONS, monsterWounds: 'hidden' } } });
  assert.deepEqual(wounds(hidden, 'ann'), [4, 1, 1]);
  assert.deepEqual(wounds(hidden, 'master'), [4, 2, 3]);
});

rule('ADV-GM-02', 'what lies in a chest nobody has opened is the master’s to know', () => {
  const chest = {
    id: 'chest-1',
    tag: 'chest',
    square: 0,
    state: 'closed',
    found: null,
    holds: ['amulet'],
  } as const;
  const t = fight({ level: { things: [chest] } });
  assert.deepEqual(t.view('ann').levels[0]!.things, [{ ...chest, holds: [] }]);
  assert.deepEqual(t.view('master').levels[0]!.things, [chest]);
});

rule('ADV-GM-02', 'what has been found in a chest everybody knows', () => {
  const found = { gold: 5, items: [] };
  const chest = { id: 'chest-1', tag: 'chest', square: 0, state: 'open', found, holds: ['amulet'] } as const;
  const t = fight({ level: { things: [chest] } });
  assert.deepEqual(t.view('ann').levels[0]!.things, [chest]);
});

rule('ADV-ENC-22', 'a monster left on another level keeps its looks as well, its character too', () => {
  const t = fight();
  const [, , champion] = t.state.figures;
  const left = [{ ...champion!, character: 'ratmanChampion' }];
  t.state = { ...t.state, levels: [{ ...t.state.levels[0]!, left }] };
  const [seen] = t.view('ann').levels[0]!.left;
  assert.deepEqual([seen!.of, seen!.disguise, seen!.character], ['ratman', null, null]);
  assert.deepEqual(t.view('master').levels[0]!.left, left);
});

rule('ADV-SET-07', 'everybody knows what the party was sent for, and who looks on is told as much', () => {
  const t = fight();
  const { title, intro, aims } = t.world.setup.dungeon;
  assert.deepEqual(t.view('ann').quest, { title, intro, aims, once: false });
  assert.deepEqual([t.view('ann').seat, t.view('somebody').seat], ['ann', SPECTATOR]);
  assert.deepEqual(t.view('somebody').quest, t.view('ann').quest);
  assert.deepEqual(t.view('ann').turn, t.state.turn);
  assert.equal(t.view('ann').fight?.turns, 1);
  const treasures = { amulet: { en: 'an amulet', fr: 'une amulette' } } as never;
  const once = fight({ setup: { dungeon: { ...t.world.setup.dungeon, once: true, treasures } } });
  assert.deepEqual(once.view('ann').quest, { title, intro, aims, treasures, once: true });
});

rule(
  'ADV-TRE-05',
  'a treasure map shows the rooms and doors of the quest location, and nothing in them',
  () => {
    const [, , third] = THREE_BELLS[0]!.levels;
    assert.ok(third?.tag === 'prepared');
    const charts = (items: readonly string[], dungeon: DungeonPlan, where: Sheet['where'] = 'inside') => {
      const t = table(ROOM.replace('R Q', '. .'), { A: { items } }, { setup: { dungeon } });
      t.state = { ...t.state, sheets: t.state.sheets.map((sheet) => ({ ...sheet, where })) };
      return t.view('ann').charts;
    };
    assert.deepEqual(charts([], THREE_BELLS[0]!), []);
    assert.deepEqual(charts(['treasureMap'], THREE_BELLS[0]!, 'lost'), []);
    assert.deepEqual(charts(['treasureMap'], PLAIN_PLAN), [], 'where nothing is drawn in advance');
    const [chart, ...others] = charts(['treasureMap'], THREE_BELLS[0]!);
    assert.deepEqual([chart!.level, others], [2, []]);
    const { layout, things, groups, places } = chart!.drawn;
    assert.equal(layout.pieces.length, third.pieces.length);
    const doors = third.pieces.flatMap((piece) => piece.doors ?? []);
    assert.ok(doors.some(({ secret }) => secret === true));
    assert.equal(layout.doors.length, doors.filter(({ secret }) => secret !== true).length);
    assert.deepEqual([things, groups], [[], []]);
    assert.ok(Object.values(places).every(({ hazard, group }) => hazard === null && group === null));
  },
);
