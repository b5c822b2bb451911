/** Turns and their phases (ADV-TURN, ADV-CMB-01). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { die } from '../combat/fall.ts';
import { table, walk } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';

const ROOM = `
  +-+-+-+-+-+
  |A . . . .|
  + + + + + +
  |B . . . R|
  + + + + + +
  |C . . . .|
  +-+-+-+-+-+
`;

const RATMAN = { R: { monster: 'ratman', group: 1 } };
const GROUP = { id: 1, area: 'scene-1', monsters: { ratman: 1 }, characters: [], gold: 10 };
const FIGHT = {
  turns: 1,
  placedBy: 'leader',
  groups: [GROUP],
  slain: [],
  waiting: [],
  ambushed: false,
  behindDoor: null,
  missiles: {},
  fixed: {},
} as const;

function phases(t: AdvancedTable): string[] {
  return t.events.flatMap((event) =>
    event.type === 'phaseBegan' ? [event.phase] : event.type === 'turnBegan' ? [`${event.mode} turn`] : [],
  );
}

function fight(): AdvancedTable {
  return table(
    ROOM,
    { A: {}, B: { seat: 'ben' }, ...RATMAN },
    { turn: { mode: 'combat' }, state: { fight: FIGHT } },
  );
}

rule('ADV-TURN-01', 'a turn is an exploration turn or a combat turn', () => {
  const t = table(ROOM, { A: {} });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
  const f = fight();
  assert.deepEqual(f.awaited(), [
    { seat: 'ann', prompt: 'fight' },
    { seat: 'ben', prompt: 'fight' },
  ]);
  f.refuses({ type: 'searchRoom', figure: 'A' }, 'wrongTurn', 'ADV-TURN-01');
});

rule('ADV-TURN-02', 'a fight that has begun makes the next turn a combat turn', () => {
  const t = table(ROOM, { A: {}, ...RATMAN }, { state: { fight: { ...FIGHT, turns: 0 } } });
  walk(t, 'A', 'B1');
  assert.deepEqual(phases(t), ['combat turn']);
  assert.equal(t.state.turn.mode, 'combat');
  assert.equal(t.state.fight?.turns, 1);
});

rule('ADV-TURN-03', 'combat turns follow one another while both sides see each other', () => {
  const t = fight();
  t.do({ type: 'done' }, [], 'ann');
  t.do({ type: 'done' }, [], 'ben');
  assert.equal(t.state.turn.phase, 'master');
  t.do({ type: 'done' }, [], 'master');
  assert.deepEqual(phases(t), ['combat turn']);
  assert.equal(t.state.fight?.turns, 2);
});

rule('ADV-TURN-04', 'nobody explores under a monster’s eyes', () => {
  const t = fight();
  t.do({ type: 'done' }, [], 'ann');
  t.do({ type: 'done' }, [], 'ben');
  t.do({ type: 'done' }, [], 'master');
  assert.equal(t.state.turn.mode, 'combat');
  t.refuses({ type: 'searchRoom', figure: 'A' }, 'wrongTurn', 'ADV-TURN-01');
});

rule('ADV-TURN-05', 'heroes, exploration, game master: each phase ends before the next begins', () => {
  const t = table(ROOM, { A: {}, B: {} });
  t.do({ type: 'done' }, [5]);
  assert.deepEqual(phases(t), ['exploration', 'master', 'exploration turn']);
  assert.equal(t.state.turn.number, 2);
  assert.equal(t.state.turn.phase, 'heroes');
});

for (const [face, draws] of [
  [1, true],
  [2, false],
  [11, false],
  [12, true],
] as const)
  rule('ADV-TURN-08', `the master’s die shows ${face}: ${draws ? 'a counter' : 'nothing'}`, () => {
    const t = table(ROOM, { A: {} });
    const [drawn] = t.state.master.bowl;
    t.do({ type: 'done' }, draws ? [face, drawn!] : [face]);
    assert.deepEqual([t.event('masterRolled').face, t.event('masterRolled').draws], [face, draws]);
    assert.deepEqual(t.state.master.hand, draws ? [drawn] : []);
  });

rule('ADV-TURN-09', 'a player who has begun moves all their figures before anybody else', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'ben' }, C: {} });
  assert.equal(t.awaited().length, 2);
  walk(t, 'A', 'B1');
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
  t.refuses({ type: 'step', figure: 'B', to: 'B2' }, 'anotherMoves', 'ADV-TURN-09');
  t.refuses({ type: 'done' }, 'anotherMoves', 'ADV-TURN-09', 'ben');
  walk(t, 'C', 'B3');
  t.do({ type: 'done' }, [], 'ann');
  walk(t, 'B', 'B2');
  t.refuses({ type: 'step', figure: 'A', to: 'C1' }, 'alreadyDone', 'ADV-TURN-09');
});

rule('ADV-TURN-10', 'a figure another has followed has made its move', () => {
  const t = table(ROOM, { A: {}, C: {} });
  walk(t, 'A', 'B1');
  walk(t, 'C', 'B3');
  t.refuses({ type: 'step', figure: 'A', to: 'C1' }, 'alreadyActed', 'ADV-EXPL-01');
  walk(t, 'C', 'C3');
});

rule('ADV-TURN-11', 'nobody moves another player’s figures', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'ben' } });
  t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'notYourFigure', 'ADV-TURN-11', 'ben');
  t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'notYourPhase', 'ADV-TURN-05', 'master');
});

rule(
  'ADV-TURN-12',
  'any player may be the first: the order is theirs, and the leader’s where they disagree',
  () => {
    const t = table(ROOM, { A: {}, B: { seat: 'ben' } });
    assert.deepEqual(
      t.awaited().map(({ seat }) => seat),
      ['ann', 'ben'],
    );
    t.do({ type: 'done' }, [], 'ben');
    assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
    assert.ok(
      t.waiting().every(({ rules }) => rules.includes('ADV-TURN-12') || rules.includes('ADV-TURN-05')),
    );
  },
);

rule('ADV-SET-31', 'the order of players is not fixed beforehand', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'ben' } });
  walk(t, 'B', 'B2');
  assert.equal(t.state.turn.mover, 'ben');
});

rule('ADV-CMB-01', 'in a fight: heroes, game master, and then whether it is over', () => {
  const t = fight();
  t.do({ type: 'done' }, [], 'ben');
  t.do({ type: 'done' }, [], 'ann');
  assert.deepEqual(phases(t), ['master']);
  assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'monstersAct' }]);
});

rule('ADV-CMB-02', 'in a fight players mix their figures, one figure after the other', () => {
  const t = fight();
  walk(t, 'A', 'B1');
  walk(t, 'B', 'B2');
  t.refuses({ type: 'step', figure: 'A', to: 'C1' }, 'alreadyActed', 'ADV-CMB-02');
});

rule('ADV-CMB-01', 'with no monsters left the master has no part in it, and the fight is over', () => {
  const t = table(
    ROOM,
    { A: {} },
    { turn: { mode: 'combat' }, state: { fight: { ...FIGHT, groups: [{ ...GROUP, gold: 0 }] } } },
  );
  t.do({ type: 'done' });
  assert.equal(t.event('fightEnded').how, 'slain');
  assert.equal(t.state.turn.mode, 'exploration');
});

rule('ADV-CMB-28', 'who is waited for, and by which rule', () => {
  const rules = (t: AdvancedTable): unknown => t.waiting()[0]?.rules;
  assert.deepEqual(rules(table(ROOM, { A: {} })), ['ADV-TURN-09', 'ADV-TURN-12']);
  assert.deepEqual(rules(fight()), ['ADV-CMB-02']);
  const masters = fight();
  masters.do({ type: 'done' }, [], 'ann');
  masters.do({ type: 'done' }, [], 'ben');
  assert.deepEqual(rules(masters), ['ADV-CMB-28']);
  assert.deepEqual(masters.event('phaseBegan').rules, ['ADV-CMB-01']);
  masters.do({ type: 'done' }, [], 'master');
  assert.deepEqual(masters.event('turnBegan').rules, ['ADV-TURN-02']);
  const exploring = table(ROOM, { A: {} });
  exploring.do({ type: 'done' }, [5]);
  assert.deepEqual(exploring.event('turnBegan').rules, ['ADV-TURN-05']);
});

rule('ADV-ENC-16', 'a turn that begins with the master says why', () => {
  const surprised = { ...FIGHT, turns: 0, surprised: true as const };
  const t = table(ROOM, { A: {}, ...RATMAN }, { state: { fight: surprised } });
  walk(t, 'A', 'B1');
  assert.deepEqual([t.event('turnBegan').phase, t.event('turnBegan').rules], ['master', ['ADV-ENC-16']]);
});

rule('ADV-TURN-09', 'who lies there or sleeps has nothing to finish', () => {
  const asleep = { seat: 'cat', effects: [{ tag: 'asleep', ends: 'never' }] } as const;
  const t = table(ROOM, { A: {}, B: { seat: 'ben', wounds: 0 }, C: asleep });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'explore' }]);
  t.refuses({ type: 'done' }, 'nothingToDo', 'ADV-TURN-09', 'ben');
  t.do({ type: 'done' }, [5]);
  assert.equal(t.state.turn.number, 2);
});

rule('ADV-TURN-09', 'to be done is offered to those who are not', () => {
  const t = table(ROOM, { A: {}, B: { seat: 'ben' } });
  assert.deepEqual([t.offers({ type: 'done' }, 'ann'), t.offers({ type: 'done' }, 'ben')], [true, true]);
  t.do({ type: 'done' }, [], 'ann');
  assert.equal(t.offers({ type: 'done' }, 'ann'), false);
  t.refuses({ type: 'done' }, 'alreadyDone', 'ADV-TURN-09', 'ann');
});

rule('ADV-CMB-50', 'the master is not done while a pursuer owes its run', () => {
  const far = ROOM.replace('|A .', '|. .').replace('|C .', '|A .');
  const t = table(
    far,
    { A: {}, ...RATMAN },
    { turn: { mode: 'combat', phase: 'master', order: 'moveFirst', pursuit: true }, state: { fight: FIGHT } },
  );
  walk(t, 'R', 'E1');
  t.refuses({ type: 'done' }, 'mustRun', 'ADV-CMB-50', 'master');
  t.do({ type: 'run', figure: 'R' }, [2], 'master');
  assert.equal(t.offers({ type: 'done' }, 'master'), true);
});

rule('ADV-SPELL-09', 'also at the end of a turn of exploring: who might raise the dead is asked', () => {
  const wizard = {
    calling: 'wizard',
    spells: ['powerOfThePhoenix'],
    components: ['phoenixFeather', 'dragonFang'],
  } as const;
  const t = table(ROOM, { A: wizard, B: { seat: 'ben' }, C: {} }, { state: { leader: 'A' } });
  setGoing(t, (play) => die(play, 'B', ['ADV-DEATH-05']));
  t.do({ type: 'done' }, [5], 'ann');
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'raiseDead' }]);
  t.do({ type: 'letRest' });
  assert.equal(t.state.turn.number, 2);
  const met = table(
    ROOM,
    { A: wizard, B: { seat: 'ben' }, ...RATMAN },
    { state: { leader: 'A', fight: { ...FIGHT, turns: 0 } } },
  );
  setGoing(met, (play) => die(play, 'B', ['ADV-DEATH-05']));
  met.do({ type: 'watch', moment: 'combat', on: true }, [], 'master');
  assert.deepEqual(met.awaited(), [{ seat: 'ann', prompt: 'raiseDead' }]);
});

rule('ADV-CMB-55', 'in the middle of a fight the party may run into others it had escaped from', () => {
  const map = `
    +-+-+-+-+-+-+
    |. . .oA . R|
    + + + + + + +
    |. . .|. . .|
    +-+-+-+-+-+-+
  `;
  const t = table(map, { A: {}, ...RATMAN }, { turn: { mode: 'combat' }, state: { fight: FIGHT } });
  const home = { ...GROUP, id: 2, area: t.areaAt('A1'), monsters: { orc: 1 } };
  t.state = { ...t.state, levels: [{ ...t.state.levels[0]!, groups: [home] }] };
  t.do({ type: 'done' }, [9, 3], 'ann');
  assert.deepEqual(t.event('monstersFound').monsters, { orc: 1 });
});
