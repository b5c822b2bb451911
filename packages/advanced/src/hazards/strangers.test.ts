/** A maiden, a witch, a man-at-arms and a thief. */
import assert from 'node:assert/strict';
import { SOUTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { levelOf, stat, statsOf } from '../figures.ts';
import { die } from '../combat/fall.ts';
import { isAnybodySeen } from '../sight.ts';
import { endExpedition } from '../turns/ending.ts';
import { dig, digging } from '../testing/digging.ts';
import { hazardIn, hazardTable, lay, RATMEN } from '../testing/hazards.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { isSpared, trapModifier } from './company.ts';
import { squaresLeft } from '../turns/acts.ts';
import { startFight } from '../turns/fights.ts';

const GUARDS = { id: 1, area: '', monsters: { ratman: 2 }, characters: [], gold: 20 };

/** The room with a captive, and the guards met: G and J. */
function held(who: 'maiden' | 'manAtArms', at = 'E1'): AdvancedTable {
  const t = hazardTable({ A: {}, B: { seat: 'bob' } });
  lay(t, who, [5]);
  t.do({ type: 'placeFeature', at });
  const area = t.areaAt('C1');
  const guard = (id: string, square: string) =>
    ({
      id,
      side: 'monsters',
      kind: 'monster',
      of: 'ratman',
      square: t.square(square),
      size: 1,
      wounds: 3,
      effects: [],
      group: 1,
      disguise: null,
      character: null,
    }) as const;
  t.state = { ...t.state, figures: [...t.state.figures, guard('ratman-1', 'D1'), guard('ratman-2', 'D2')] };
  setGoing(t, (play) => startFight(play, { group: { ...GUARDS, area }, placedBy: null, surprised: false }));
  return t;
}

const slay = (t: AdvancedTable, id: string) => setGoing(t, (play) => die(play, id, ['ADV-DEATH-01']));
const one = (t: AdvancedTable, id: string) => t.state.figures.find((figure) => figure.id === id)!;

rule(
  'ADV-HAZ-08',
  'a maiden has Speed 7, Toughness 3, 2 Wounds, Weapon Skill 1; the leader moves her',
  () => {
    const t = held('maiden');
    slay(t, 'ratman-1');
    slay(t, 'ratman-2');
    const maiden = one(t, 'maiden-1');
    const { speed, toughness, weaponSkill } = statsOf(t.state, maiden);
    assert.deepEqual([speed, toughness, weaponSkill, maiden.wounds, maiden.kind], [7, 3, 1, 2, 'henchman']);
    assert.deepEqual([t.sheet('maiden-1').seat, t.sheet('maiden-1').serves], ['ann', 'A']);
    setGoing(t, (play) => play.tell('leaderChosen', { leader: 'B', rolls: [] }, ['ADV-SET-30']));
    assert.deepEqual([t.sheet('maiden-1').seat, t.sheet('maiden-1').serves], ['bob', 'B']);
  },
);

rule('ADV-HAZ-08', 'she never attacks, free as she is; 7 squares in a fight are hers, 12 in peace', () => {
  const t = held('maiden', 'E2');
  slay(t, 'ratman-1');
  slay(t, 'ratman-2');
  assert.equal(squaresLeft(t.state, one(t, 'maiden-1')), 12);
  const ratman = {
    ...one(t, 'maiden-1'),
    id: 'ratman-3',
    side: 'monsters',
    kind: 'monster',
    of: 'ratman',
  } as const;
  t.state = {
    ...t.state,
    figures: [...t.state.figures, { ...ratman, square: t.square('E1'), group: 2 }],
    turn: { ...t.state.turn, mode: 'combat' },
  };
  assert.equal(squaresLeft(t.state, one(t, 'maiden-1')), 7);
  const moves = t.offered('attack', 'ann').filter(({ figure }) => figure === 'maiden-1');
  assert.deepEqual(moves, []);
  assert.ok(t.offers({ type: 'step', figure: 'maiden-1', to: 'D2' }), 'though she may act');
});

rule('ADV-HAZ-09', 'her guards are rolled on the wandering monsters table', () => {
  const t = hazardTable();
  lay(t, 'maiden', [5]);
  assert.equal(t.event('matrixRolled').matrix, 'wandering');
  t.do({ type: 'placeFeature', at: 'E1' });
  assert.equal(hazardIn(t).stage, 'guarded');
  const captive = { tag: 'captive', ends: 'never', of: t.areaAt('C1') };
  assert.deepEqual(one(t, 'maiden-1').effects, [captive], 'until the guards are dealt with');
});

rule('ADV-HAZ-10', 'brought to the surface alive she is worth 100 crowns to the party', () => {
  for (const where of ['left', 'dead'] as const) {
    const t = held('maiden');
    t.state = {
      ...t.state,
      sheets: t.state.sheets.map((sheet) => ({
        ...sheet,
        gold: 10,
        where: sheet.id === 'maiden-1' ? where : sheet.id === 'A' ? 'left' : 'inside',
      })),
    };
    setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }));
    assert.equal(t.sheet('A').gold, where === 'left' ? 110 : 10);
  }
});

rule('ADV-HAZ-11', 'the monsters of her room leave her alone, others may attack her', () => {
  const t = held('maiden', 'E2');
  const [guard, maiden] = [one(t, 'ratman-2'), one(t, 'maiden-1')];
  assert.equal(isSpared(t.state, guard, maiden), true);
  assert.equal(isSpared(t.state, { ...guard, group: 2 }, maiden), false);
  t.state = { ...t.state, turn: { ...t.state.turn, mode: 'combat', phase: 'master', order: 'moveFirst' } };
  t.refuses(
    { type: 'attack', figure: 'ratman-2', target: 'maiden-1', weapon: 'sword' },
    'spared',
    'ADV-HAZ-11',
  );
});

rule(
  'ADV-HAZ-14',
  'a captive stays where he is, is no reason to fight on, and is spared by his guards',
  () => {
    const t = held('manAtArms');
    t.refuses({ type: 'step', figure: 'manAtArms-1', to: 'E2' }, 'captive', 'ADV-HAZ-14');
    const alone = {
      ...t.state,
      figures: t.state.figures.filter(({ id }) => !['A', 'B'].includes(id)),
    };
    assert.equal(isAnybodySeen(t.world, alone), false);
    assert.equal(isSpared(t.state, one(t, 'ratman-1'), one(t, 'manAtArms-1')), true);
  },
);

rule('ADV-HAZ-92', 'with the last guard dead he joins whoever leads then, armed and free of charge', () => {
  const t = held('manAtArms');
  assert.deepEqual(t.sheet('manAtArms-1').weapons, []);
  slay(t, 'ratman-1');
  assert.equal(hazardIn(t).stage, 'guarded');
  t.state = { ...t.state, leader: 'B' };
  slay(t, 'ratman-2');
  assert.equal(hazardIn(t).stage, 'freed');
  const { serves, seat, weapons, calling } = t.sheet('manAtArms-1');
  assert.deepEqual([serves, seat, weapons, calling], ['B', 'bob', ['sword'], 'manAtArms']);
  assert.equal(stat(t.state, one(t, 'manAtArms-1'), 'toughness'), 8);
});

/** The witch stands in the room, in the heroes' phase of the first combat turn. */
function witch(gold: Record<string, number> = {}): AdvancedTable {
  const t = hazardTable({
    A: { gold: gold['A'] ?? 0 },
    B: { seat: 'bob', gold: gold['B'] ?? 0 },
    H: { kind: 'henchman', serves: 'B', gold: gold['H'] ?? 0, seat: 'bob' },
  });
  lay(t, 'witch');
  return t;
}

const witchFigure = (t: AdvancedTable) =>
  ({
    id: 'witch-1',
    side: 'monsters',
    kind: 'monster',
    of: 'witch',
    square: t.square('C2'),
    size: 1,
    wounds: 2,
    effects: [],
    group: 1,
    disguise: null,
    character: null,
  }) as const;

function fightWitch(t: AdvancedTable): void {
  t.state = { ...t.state, figures: [...t.state.figures, witchFigure(t)] };
  const group = { id: 1, area: t.areaAt('C1'), monsters: { witch: 1 }, characters: [], gold: 0 };
  setGoing(t, (play) => {
    startFight(play, { group, placedBy: null, surprised: false });
    play.tell('turnBegan', { number: 2, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
  });
}

rule(
  'ADV-HAZ-12',
  'a witch is met like a monster: Weapon Skill 7, Toughness 3, 2 Wounds; she neither moves nor attacks',
  () => {
    const t = witch();
    fightWitch(t);
    const { weaponSkill, toughness } = statsOf(t.state, one(t, 'witch-1'));
    assert.deepEqual([weaponSkill, toughness, one(t, 'witch-1').wounds], [7, 3, 2]);
    t.state = { ...t.state, turn: { ...t.state.turn, phase: 'master', order: 'moveFirst' } };
    assert.deepEqual(t.offered('step', 'master'), []);
    assert.deepEqual(t.offered('attack', 'master'), []);
  },
);

rule('ADV-HAZ-13', 'alive in view after one turn she is gone, with half of the gold, rounded up', () => {
  const t = witch({ A: 25, B: 3, H: 4 });
  fightWitch(t);
  setGoing(t, (play) => play.tell('phaseBegan', { phase: 'master' }, ['ADV-CMB-01']));
  assert.ok(one(t, 'witch-1'));
  setGoing(t, (play) =>
    play.tell('turnBegan', { number: 3, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']),
  );
  assert.equal(one(t, 'witch-1'), undefined);
  assert.deepEqual(
    ['A', 'B', 'H'].map((who) => t.sheet(who).gold),
    [12, 0, 3],
  );
});

rule('ADV-HAZ-13', 'so it goes, phase by phase', () => {
  const t = witch({ A: 25 });
  fightWitch(t);
  t.do({ type: 'done' }, [], 'ann');
  t.do({ type: 'done' }, [], 'bob');
  assert.deepEqual([t.state.turn.phase, t.sheet('A').gold], ['master', 25]);
  t.do({ type: 'done' }, [], 'master');
  assert.deepEqual([one(t, 'witch-1'), t.sheet('A').gold], [undefined, 12]);
});

rule(
  'ADV-HAZ-13',
  'a surprised party still has a phase: the turn that begins with hers is not counted',
  () => {
    const t = witch({ A: 20 });
    t.state = { ...t.state, figures: [...t.state.figures, witchFigure(t)] };
    const group = { id: 1, area: t.areaAt('C1'), monsters: { witch: 1 }, characters: [], gold: 0 };
    setGoing(t, (play) => {
      startFight(play, { group, placedBy: 'master', surprised: true });
      play.tell('turnBegan', { number: 2, mode: 'combat', phase: 'master' }, ['ADV-ENC-16']);
      play.tell('turnBegan', { number: 3, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
    });
    assert.ok(one(t, 'witch-1'));
    assert.equal(t.sheet('A').gold, 20);
  },
);

rule('ADV-HAZ-13', 'with the door shut in time she disappears with nothing, and does not wait', () => {
  const t = witch({ A: 20 });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) => ({
      ...figure,
      square: t.square({ A: 'A7', B: 'B7', H: 'E7' }[figure.id]!),
    })),
    levels: [{ ...levelOf(t.state), doors: ['closed'] }],
  };
  fightWitch(t);
  setGoing(t, (play) => {
    play.tell('phaseBegan', { phase: 'master' }, ['ADV-CMB-01']);
    play.tell('turnBegan', { number: 3, mode: 'combat', phase: 'heroes' }, ['ADV-TURN-02']);
  });
  assert.equal(one(t, 'witch-1'), undefined);
  assert.equal(t.sheet('A').gold, 20);
  const fled = witch({ A: 20 });
  fightWitch(fled);
  setGoing(fled, (play) => play.tell('fightEnded', { how: 'escaped' }, ['ADV-CMB-22']));
  assert.deepEqual(levelOf(fled.state).groups, []);
});

rule('ADV-HAZ-15', 'a thief asks to come along; he has the figures of a sergeant', () => {
  const t = hazardTable({ A: {}, B: { seat: 'bob' } });
  lay(t, 'thief');
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'answerThief' }]);
  t.do({ type: 'answerThief', answer: 'accept' });
  t.do({ type: 'placeFeature', at: 'C2' });
  const { weaponSkill, toughness } = statsOf(t.state, one(t, 'thief-1'));
  assert.deepEqual([weaponSkill, toughness, t.sheet('thief-1').calling], [8, 10, 'sergeant']);
});

rule(
  'ADV-HAZ-16',
  'refused he goes; attacked, if the master agrees, he is met; accepted he is nobody’s enemy',
  () => {
    const refused = hazardTable();
    lay(refused, 'thief');
    refused.do({ type: 'answerThief', answer: 'refuse' });
    assert.deepEqual([hazardIn(refused).stage, refused.state.figures.length], ['refuse', 2]);
    for (const allow of [true, false]) {
      const t = hazardTable();
      lay(t, 'thief');
      t.do({ type: 'answerThief', answer: 'attack' });
      assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'allowAttack' }]);
      t.do({ type: 'allowAttack', allow });
      assert.equal(hazardIn(t).stage, allow ? 'attack' : 'refuse');
    }
    const alone = hazardTable({ A: {} }, { setup: { master: false } });
    lay(alone, 'thief');
    alone.refuses({ type: 'answerThief', answer: 'attack' }, 'masterMustAgree', 'ADV-HAZ-16');
  },
);

/** A thief in the party. */
function withThief(): AdvancedTable {
  const t = hazardTable({ A: { gold: 5 }, B: { gold: 6 } });
  lay(t, 'thief');
  t.do({ type: 'answerThief', answer: 'accept' });
  t.do({ type: 'placeFeature', at: 'C2' });
  return t;
}

/** A hazard room found behind a door, with a thief in it. */
function thiefFound(): AdvancedTable {
  const dug = digging('passage', { setup: { dungeon: RATMEN } });
  dig(dug, SOUTH, [7]);
  dug.do({ type: 'chooseLayout', option: 0 }, [2, 12]);
  return dug;
}

rule('ADV-HAZ-16', 'attacked, he is met like any monster; refused, nobody is', () => {
  const attacked = thiefFound();
  attacked.do({ type: 'answerThief', answer: 'attack' });
  attacked.do({ type: 'allowAttack', allow: true }, [1, 6, 5]);
  assert.deepEqual(attacked.event('monstersFound').monsters, { thief: 1 });
  const kept = thiefFound();
  kept.do({ type: 'answerThief', answer: 'attack' });
  kept.do({ type: 'allowAttack', allow: false }, [1]);
  assert.deepEqual([kept.happened('monstersFound'), kept.state.figures.length], [false, 1]);
  const refused = thiefFound();
  refused.do({ type: 'answerThief', answer: 'refuse' }, [1]);
  assert.deepEqual([refused.happened('monstersFound'), refused.state.figures.length], [false, 1]);
});

rule('ADV-HAZ-17', 'he serves the leader of that moment', () => {
  const t = withThief();
  assert.ok(t.offers({ type: 'step', figure: 'thief-1', to: 'C3' }), 'nobody holds him');
  assert.deepEqual([t.sheet('thief-1').serves, one(t, 'thief-1').side], ['A', 'heroes']);
});

rule('ADV-HAZ-18', 'with him along, traps are noticed and disarmed at 1 less', () => {
  assert.equal(trapModifier(hazardTable().state), 0);
  const t = withThief();
  assert.equal(trapModifier(t.state), -1);
  slay(t, 'thief-1');
  assert.equal(trapModifier(t.state), 0);
});

rule('ADV-HAZ-19', 'when the expedition ends he takes all, half, nothing, or stays', () => {
  for (const [face, result, gold] of [
    [1, 'all', [0, 0]],
    [2, 'all', [0, 0]],
    [3, 'half', [2, 3]],
    [4, 'half', [2, 3]],
    [5, 'fails', [5, 6]],
    [10, 'fails', [5, 6]],
    [11, 'stays', [5, 6]],
    [12, 'stays', [5, 6]],
  ] as const) {
    const t = withThief();
    t.state = { ...t.state, sheets: t.state.sheets.map((sheet) => ({ ...sheet, where: 'left' })) };
    setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }), [face]);
    assert.equal(t.event('thiefRolled').result, result);
    assert.deepEqual([t.sheet('A').gold, t.sheet('B').gold], gold);
    const { where, marks } = t.sheet('thief-1');
    assert.deepEqual([where, marks.includes('thief')], result === 'stays' ? ['left', false] : ['lost', true]);
  }
});

rule('ADV-HAZ-19', 'half of an odd sum is rounded up once; those who did not come out lose nothing', () => {
  const t = hazardTable({ A: { gold: 5 }, B: { gold: 7 }, C: { gold: 3 }, H: { gold: 9 } });
  lay(t, 'thief');
  t.do({ type: 'answerThief', answer: 'accept' });
  t.do({ type: 'placeFeature', at: 'C2' });
  const out = t.state.sheets.map((sheet) => ({
    ...sheet,
    where: sheet.id === 'H' ? ('dead' as const) : ('left' as const),
  }));
  t.state = { ...t.state, sheets: out };
  setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }), [3]);
  assert.deepEqual(t.event('thiefRolled').losses, [
    { figure: 'A', gold: 3 },
    { figure: 'B', gold: 3 },
    { figure: 'C', gold: 2 },
  ]);
  assert.equal(t.sheet('H').gold, 9);
});

rule('ADV-HAZ-19', 'a thief who is dead robs nobody', () => {
  const t = withThief();
  slay(t, 'thief-1');
  t.state = {
    ...t.state,
    sheets: t.state.sheets.map((sheet) => (sheet.id === 'thief-1' ? sheet : { ...sheet, where: 'left' })),
  };
  setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }));
  assert.equal(t.happened('thiefRolled'), false);
});

rule('ADV-HAZ-08', 'she goes with a new leader; other henchmen stay whose they are', () => {
  const nobody = { ...RATMEN.matrices, wandering: [{ upTo: 12, monsters: {} }] };
  const t = hazardTable(
    { A: {}, B: { seat: 'bob' }, H: { kind: 'henchman', serves: 'A' } },
    { setup: { dungeon: { ...RATMEN, matrices: nobody } } },
  );
  lay(t, 'maiden', [5]);
  t.do({ type: 'placeFeature', at: 'E1' });
  const choose = (leader: string) =>
    setGoing(t, (play) => play.tell('leaderChosen', { leader, rolls: [] }, ['ADV-SET-30']));
  choose('A');
  assert.equal(t.happened('escortPassed'), false, 'hers already');
  choose('B');
  assert.deepEqual(
    t.all('escortPassed').map(({ figure, leader }) => [figure, leader]),
    [['maiden-1', 'B']],
  );
  assert.equal(t.sheet('H').serves, 'A');
});

rule(
  'ADV-HAZ-10',
  'her father pays the leader, another hero if the leader is not back, and no henchman',
  () => {
    const paid = (back: readonly string[]): string | null => {
      const t = hazardTable({ A: {}, B: {}, H: { kind: 'henchman', serves: 'A' } });
      lay(t, 'maiden', [5]);
      t.do({ type: 'placeFeature', at: 'E1' });
      const sheets = t.state.sheets.map((sheet) => ({
        ...sheet,
        where: [...back, 'maiden-1'].includes(sheet.id) ? ('left' as const) : ('dead' as const),
      }));
      t.state = { ...t.state, sheets, leader: 'B' };
      setGoing(t, (play) => endExpedition(play, { winners: [], outcome: 'returned' }));
      return t.happened('maidenReturned') ? t.event('maidenReturned').to : null;
    };
    assert.equal(paid(['A', 'B', 'H']), 'B');
    assert.equal(paid(['H', 'A']), 'A');
    assert.equal(paid(['H']), null);
  },
);
