import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';
import type { QuestInPlay } from './types.ts';

const ROOM = `
  +-+-+-+-+-+-+
  |. . . . < .|
  + + + + + + +
  |b e . . . .|
  +-+-+-+-+-+-+`;

const PARTY = { b: { hero: 'barbarian' }, e: { hero: 'elf', seat: 'bea' } } as const;
const ACT = { turn: 'b', act: { mode: 'walk', left: 3 } } as const;

/** In the room of a quest, its sites on these cells. */
function inRoom(
  quest: string,
  rest: Partial<Scene> & {
    readonly sites?: Readonly<Record<string, string>>;
    readonly with?: Partial<QuestInPlay>;
  } = {},
): ExpertTable {
  const { sites = {}, with: more = {}, map = ROOM, figures = PARTY, ...scene } = rest;
  const t = table(map, figures, { ...ACT, ...scene, quest });
  const [tile] = t.state.tiles;
  const laid = Object.entries(sites).map(([id, at]) => ({ id, tile: tile!.id, squares: [t.square(at)] }));
  t.state = { ...t.state, quest: { ...t.state.quest, laid: tile!.id, sites: laid, ...more } };
  return t;
}

const WITH_ORC = { ...PARTY, o: { monster: 'orc' } } as const;
const free = { type: 'questAction', site: 'hostage' } as const;

/** A hero before the door of a quest room. */
function beforeRoom(quest: Scene['quest'], rest: Partial<Scene> = {}) {
  const map = `
    +-+-+-+-+
    |. . . bd
    + + + + +
    |. . . .|
    +-+-+-+-+`;
  const t = table(
    map,
    { b: { hero: 'barbarian' } },
    {
      ...ACT,
      around: 16,
      quest: quest!,
      ...rest,
      state: { pile: { count: 1, unseen: ['fork'], holdsQuestRoom: true, known: [] }, ...rest.state },
    },
  );
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: true }, ['questRoom']);
  return t;
}

function placed(t: ExpertTable, ...chaos: readonly string[]): ExpertTable {
  if (chaos.length > 0) t.do({ type: 'placeRest' }, chaos);
  while (t.state.stack.at(-1)?.tag === 'placingMonsters') t.do({ type: 'placeRest' });
  return t;
}

rule('EXP-QRM-01', 'its card reveals the room where the objective is', () => {
  const t = beforeRoom('bandits');
  assert.equal(t.event('cardTurned').card, 'questRoom');
  t.do({ type: 'layTile', fit: 0 });
  assert.equal(t.state.tiles.at(-1)?.card, 'questRoom');
  assert.equal(t.state.quest.laid, t.state.tiles.at(-1)?.id);
  assert.deepEqual(t.view('ann').quest.room?.foes, ['robberKing']);
});

rule('EXP-QRM-06', 'what is to be done there is said when it is laid', () => {
  const t = beforeRoom('spring');
  assert.equal(t.happened('taskTold'), false);
  t.do({ type: 'layTile', fit: 0 });
  assert.equal(t.event('taskTold').quest, 'spring');
  assert.deepEqual(
    t.event('sitesSet').sites.map(({ id, squares }) => [id, squares.length]),
    [['spring', 4]],
  );
});

rule('EXP-QRM-07', 'abilities are drawn for the chief when the room is laid', () => {
  const t = beforeRoom('bandits');
  t.do({ type: 'layTile', fit: 0 });
  assert.deepEqual([t.event('chaosGranted').group, t.event('chaosGranted').count], [1, 1]);
  t.do({ type: 'placeRest' }, ['howl', 'rat', 1]);
  assert.deepEqual(
    t.state.chaos.map(({ group, card }) => [group, card]),
    [[1, 'howl']],
  );
});

rule('EXP-QRM-02', 'behind it lies what the game master has mapped: an Event, but no Dungeon card', () => {
  const t = beforeRoom('backRoom');
  t.do({ type: 'layTile', fit: 0 });
  placed(t, 'howl', 'mend');
  const room = t.state.quest.laid;
  const [exit] = t.state.layout.exits;
  t.state = {
    ...t.state,
    figures: t.state.figures
      .filter(({ side }) => side === 'heroes')
      .map((figure) => ({ ...figure, square: exit!.squares[0]! })),
    combat: null,
    turn: { ...t.state.turn, act: { ...t.state.turn.act!, did: null } },
  };
  t.do({ type: 'openDoor', at: exit!.squares[0]!, side: exit!.direction }, ['dart']);
  t.do({ type: 'keepEvent', keep: true });
  assert.equal(t.happened('cardTurned'), false);
  t.do({ type: 'layTile', fit: 0 }, ['rat', 1]);
  assert.deepEqual([t.state.tiles.at(-1)?.card, t.state.quest.annex], ['annex', [t.state.tiles.at(-1)!.id]]);
  assert.notEqual(t.state.tiles.at(-1)?.id, room);
});

rule('EXP-QRM-04', 'the room may ask for a deed: an action, from the cell beside it', () => {
  const t = inRoom('hostage', { sites: { hostage: 'A1' } });
  t.refuses({ type: 'questAction', site: 'ledger' }, 'nothingToDo', 'EXP-QRM-04');
  t.do(free);
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
  t.refuses(free, 'nothingToDo', 'EXP-QRM-04');
  inRoom('hostage', { sites: { hostage: 'B1' } }).refuses(free, 'notBefore', 'EXP-QRM-04');
  inRoom('hostage', { sites: { hostage: 'A1' }, act: { mode: 'run', left: 3 } }).refuses(
    free,
    'running',
    'EXP-ACT-04',
  );
});

rule('EXP-QRM-05', 'not while a monster is in the room; fighting is allowed', () => {
  const map = ROOM.replace('. . . .|', 'o . . .|');
  const t = inRoom('hostage', { map, figures: WITH_ORC, sites: { hostage: 'A1' } });
  t.refuses(free, 'monsterHere', 'EXP-QRM-05');
  const near = inRoom('hostage', {
    map: ROOM.replace('b e .', 'b o e'),
    figures: WITH_ORC,
    sites: { hostage: 'A1' },
  });
  near.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', 'heroShield']);
});

const foe = (monster: 'oldTroll' | 'robberKing' | 'deepHorror' | 'necromancer' | 'sorcerer') =>
  ({ ...PARTY, o: { monster, body: 1 } }) as const;
const BESIDE = ROOM.replace('b e .', 'b o e');
const slay = (t: ExpertTable, dice: readonly string[] = []) =>
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', ...dice]);
const BLANKS = ['skull', 'skull', 'skull'] as const;
const group = (t: ExpertTable): number => t.figure('o').group!;
const facing = (quest: string, monster: Parameters<typeof foe>[0], more: Partial<QuestInPlay> = {}) => {
  const t = inRoom(quest, { map: BESIDE, figures: foe(monster), with: more });
  t.state = {
    ...t.state,
    quest: { ...t.state.quest, foes: [group(t)] },
    groups: t.state.groups.map((one) => ({ ...one, paid: true, borrowed: true })),
  };
  return t;
};

rule('EXP-QGN-03', 'the beast of its lair is alone in a greater form, and its death wins', () => {
  const t = beforeRoom('beast');
  t.do({ type: 'layTile', fit: 0 });
  placed(t, 'howl');
  assert.deepEqual(
    t.state.figures.filter(({ side }) => side === 'gm').map(({ of }) => of),
    ['oldTroll'],
  );
  const fight = facing('beast', 'oldTroll');
  slay(fight, BLANKS);
  assert.deepEqual(fight.event('ended').ending, { winners: ['ann', 'bea'], outcome: 'won' });
});

rule('EXP-QGN-04', 'the bandits’ chief is a leader, with an escort of a card', () => {
  const t = beforeRoom('bandits');
  t.do({ type: 'layTile', fit: 0 });
  t.do({ type: 'placeRest' }, ['howl', 'banditChief', 'bandit', 2]);
  placed(t);
  const came = t.state.groups.map(({ card }) => card);
  assert.deepEqual(came, ['robberKing', 'bandit', 'banditChief']);
});

rule('EXP-QGN-08', 'the necromancer counts, not whom he has raised', () => {
  const t = facing('catacombs', 'necromancer');
  slay(t, BLANKS);
  assert.equal(t.state.quest.met, true);
});

rule('EXP-QGN-05', 'the hostage, once free, is an ally of Speed 0 that only moves and strikes', () => {
  const t = inRoom('hostage', { sites: { hostage: 'A1' } });
  t.do(free);
  assert.deepEqual([t.figure('hostage').body, t.at('hostage')], [5, 'A1']);
  assert.equal(t.state.quest.met, false);
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'hostage' }, [], 'ann');
  if (t.state.stack.length > 0) t.do({ type: 'letGo' }, [], 'bea');
  t.refuses({ type: 'move', mode: 'run' }, 'cannotRun', 'EXP-QGN-05');
  t.refuses({ type: 'searchTile' }, 'onlyFights', 'EXP-QGN-05');
  t.do({ type: 'move', mode: 'walk' }, [4]);
  assert.equal(t.left, 4);
  for (const to of ['B1', 'C1', 'D1', 'E1']) t.do({ type: 'step', to });
  t.do({ type: 'leave' });
  assert.deepEqual(t.event('ended').ending.outcome, 'won');
});

rule('EXP-QGN-05', 'nobody can strike it in its chains; its death loses the quest', () => {
  const chained = inRoom('hostage', {
    map: ROOM.replace('. . . .|', 'o . . .|'),
    figures: WITH_ORC,
    sites: { hostage: 'C1' },
    turn: 'o',
  });
  assert.deepEqual(
    chained.moves('gm').flatMap((move) => (move.type === 'attack' ? [move.target] : [])),
    ['elf'],
  );
  const t = inRoom('hostage', {
    map: ROOM.replace('. . . .|', 'o . . .|'),
    figures: WITH_ORC,
    turn: 'o',
    with: { freed: { by: 'barbarian' } },
  });
  t.state = {
    ...t.state,
    figures: [
      ...t.state.figures,
      {
        id: 'hostage',
        of: 'hostage',
        side: 'heroes',
        square: t.square('C1'),
        body: 1,
        group: null,
        conditions: [],
      },
    ],
  };
  t.do({ type: 'attack', target: 'hostage' }, ['skull', 'heroShield', 'skull']);
  assert.deepEqual([t.state.quest.failed, t.happened('ended')], [true, false]);
});

rule('EXP-QGN-05', 'on a bridge that breaks the hostage is lost, and with it the quest', () => {
  const map = `
    +-+-+-+-+-+-+
    |b . X X . .|
    + + + + + + +
    |. . = = . .|
    +-+-+-+-+-+-+`;
  const t = inRoom('hostage', {
    map,
    figures: { b: { hero: 'barbarian' } },
    with: { freed: { by: 'barbarian' } },
  });
  const hostage = {
    id: 'hostage',
    of: 'hostage',
    side: 'heroes',
    body: 5,
    group: null,
    conditions: [],
  } as const;
  t.state = {
    ...t.state,
    tiles: t.state.tiles.map((tile) => ({ ...tile, chasm: { ...tile.chasm!, bridge: 'rickety' as const } })),
    figures: [...t.state.figures, { ...hostage, square: t.square('B2') }],
    turn: { ...t.state.turn, act: { ...t.state.turn.act!, figure: 'hostage' } },
  };
  t.do({ type: 'step', to: 'C2' }, [2]);
  assert.equal(t.event('bridgeTried').holds, false);
  assert.deepEqual(t.event('ended').ending, { winners: ['gm'], outcome: 'lost' });
});

rule('EXP-QGN-06', 'a ritual is finished with the last round, unless it was stopped before', () => {
  const rounds = (clock: number, met = false) => {
    const t = inRoom('palace', { acted: ['e'], with: { clock, met } });
    t.do({ type: 'endTurn' });
    return t;
  };
  const two = rounds(2);
  assert.deepEqual([two.state.quest.clock, two.happened('ended')], [1, false]);
  const last = rounds(1);
  assert.deepEqual(last.event('ended').ending, { winners: ['gm'], outcome: 'lost' });
  const t = facing('palace', 'sorcerer', { clock: 1 });
  slay(t, BLANKS);
  assert.equal(t.event('ended').ending.outcome, 'won');
});

rule('EXP-QGN-07', 'charted means that every tile is laid; then its monster dead and the board clear', () => {
  const at = (count: number) => {
    const t = facing('tunnels', 'deepHorror');
    t.state = { ...t.state, pile: { ...t.state.pile, count, holdsQuestRoom: false } };
    slay(t, BLANKS);
    return t.state.quest.met;
  };
  assert.deepEqual([at(1), at(0)], [false, true]);
});

rule('EXP-QGN-09', 'the thing of legend is won by taking it, when the room is clear', () => {
  const t = inRoom('treasureMap', { sites: { legend: 'A1' } });
  t.refuses({ type: 'step', to: 'A1' }, 'blocked', 'EXP-MOV-06');
  t.do({ type: 'questAction', site: 'legend' });
  assert.deepEqual(t.event('siteDone').hero, 'barbarian');
  assert.equal(t.event('ended').ending.outcome, 'won');
});

rule('EXP-QGN-10', 'all classes nobody plays, or as many as the party; blocking on monster shields', () => {
  const met = (fallen: 'all' | 'party') => {
    const t = beforeRoom('fallen', { options: { fallen } });
    t.do({ type: 'layTile', fit: 0 });
    placed(t);
    return t.state.groups.length;
  };
  assert.deepEqual([met('all'), met('party')], [6, 1]);
  const t = inRoom('fallen', { map: BESIDE, figures: { ...PARTY, o: { monster: 'fallenElf' } } });
  t.state = { ...t.state, quest: { ...t.state.quest, foes: [group(t)] } };
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield', 'monsterShield', 'heroShield']);
  assert.equal(t.figure('o').body, 6);
  assert.equal(t.state.quest.met, false);
});

rule('EXP-QGN-11', 'captives win by the exit, monsters or not, and when nobody is left inside', () => {
  const map = ROOM.replace('<', 'o').replace('. . . o', '. . o <');
  const t = inRoom('captives', { map, figures: WITH_ORC, act: { mode: 'walk', left: 5 } });
  const out = (to: readonly string[]) => {
    for (const square of to) t.do({ type: 'step', to: square });
    t.do({ type: 'leave' });
  };
  t.state = {
    ...t.state,
    tiles: t.state.tiles.map((tile) => ({ ...tile, stairs: t.square('A1') })),
  };
  out(['A1']);
  assert.deepEqual([t.state.quest.met, t.happened('ended')], [true, false]);
  const calm = inRoom('captives');
  calm.state = {
    ...calm.state,
    tiles: calm.state.tiles.map((tile) => ({ ...tile, stairs: calm.square('A2') })),
  };
  calm.do({ type: 'leave' });
  assert.deepEqual([calm.state.quest.met, calm.happened('ended')], [true, false]);
  calm.do({ type: 'move', mode: 'walk' }, [1]);
  calm.do({ type: 'step', to: 'A2' });
  calm.do({ type: 'leave' });
  assert.deepEqual(calm.event('ended').ending, { winners: ['ann', 'bea'], outcome: 'won' });
});

rule('EXP-QGN-12', 'the stone is thrown from beside the spring', () => {
  const t = inRoom('spring', { sites: { spring: 'A1' } });
  assert.deepEqual(t.state.quest.plan?.brings, ['stone']);
  t.do({ type: 'questAction', site: 'spring' });
  assert.equal(t.event('ended').ending.outcome, 'won');
});

rule('EXP-EXI-06', 'met, the quest goes on until no monster is left, or no hero', () => {
  const map = BESIDE.replace('. . .|\n  +-+-+-+-+-+-+', '. g .|\n  +-+-+-+-+-+-+');
  const figures = { ...foe('robberKing'), g: { monster: 'goblin', body: 1 } } as const;
  const t = inRoom('bandits', { map, figures });
  t.state = { ...t.state, quest: { ...t.state.quest, foes: [group(t)] } };
  slay(t, ['skull', 'skull', 'skull', 'skull']);
  assert.ok(t.happened('objectiveMet'));
  assert.deepEqual([t.state.quest.met, t.state.stage], [true, 'play']);
  const last = facing('bandits', 'robberKing');
  slay(last, ['skull', 'skull', 'skull', 'skull']);
  assert.equal(last.state.stage, 'over');
});

rule(
  'EXP-GEN-05',
  'won with the objective met and a hero alive, lost with nobody alive or all in vain',
  () => {
    const leaving = (more: Partial<QuestInPlay>) => {
      const t = inRoom('bandits', {
        map: ROOM.replace('b e', '. .').replace('. . . . <', '. . . b <'),
        figures: { b: { hero: 'barbarian' } },
        with: more,
      });
      t.do({ type: 'step', to: 'E1' });
      t.do({ type: 'leave' });
      return t.event('ended').ending.outcome;
    };
    assert.equal(leaving({}), 'withdrawn');
    const dying = (met: boolean) => {
      const map = ROOM.replace('b e', 'b o');
      const figures = { b: { hero: 'barbarian', body: 1 }, o: { monster: 'goblin' } } as const;
      const t = inRoom('bandits', { map, figures, turn: 'o', with: { met } });
      t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull']);
      return t.event('ended').ending;
    };
    assert.deepEqual(dying(true), { winners: ['gm'], outcome: 'lost' });
  },
);
