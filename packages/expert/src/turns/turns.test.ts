import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b e . . < .|
  + + + + + + +
  |w . . . . o|
  +-+-+-+-+-+-+`;

const PARTY = { b: { hero: 'barbarian' }, e: { hero: 'elf' }, w: { hero: 'warrior' } } as const;
const FOE = { o: { monster: 'orc' } } as const;
const TWO = { b: { hero: 'barbarian' }, e: { hero: 'elf', seat: 'bea' }, w: { hero: 'warrior' } } as const;
/** Nobody has a blow or a step to lose: turns only begin and end. */
const QUIET = HALL.replace('o|', '.|');

rule('EXP-TRN-01', 'without monsters, round follows round', () => {
  const t = table(QUIET, PARTY, { acted: ['b', 'e'], turn: 'w' });
  t.do({ type: 'endTurn' });
  assert.equal(t.event('roundBegan').round, 2);
  assert.equal(t.happened('gmTurnBegan'), false);
});

rule('EXP-TRN-02', 'heroes act in the order they choose, one after the other', () => {
  const t = table(QUIET, PARTY);
  t.do({ type: 'takeTurn', hero: 'w' });
  t.refuses({ type: 'takeTurn', hero: 'b' }, 'turnUnderWay', 'EXP-TRN-02');
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'takeTurn', hero: 'w' }, 'hadItsTurn', 'EXP-TRN-02');
  t.do({ type: 'takeTurn', hero: 'e' });
});

rule('EXP-TRN-03', 'of two players who claim the turn, the faster hero has it', () => {
  const t = table(QUIET, TWO);
  t.do({ type: 'takeTurn', hero: 'b' }, [], 'ann');
  assert.equal(t.asks, 'bea');
  t.do({ type: 'claimTurn', hero: 'e' }, [], 'bea');
  assert.equal(t.event('turnBegan').figure, 'elf');
  const calm = table(QUIET, TWO);
  calm.do({ type: 'takeTurn', hero: 'b' }, [], 'ann');
  calm.do({ type: 'letGo' }, [], 'bea');
  assert.equal(calm.event('turnBegan').figure, 'barbarian');
});

rule('EXP-TRN-04', 'heroes of one Speed roll for it, and roll again while they tie', () => {
  const t = table(QUIET, { ...TWO, e: { hero: 'halfling', seat: 'bea' } });
  t.do({ type: 'takeTurn', hero: 'b' }, [], 'ann');
  t.do({ type: 'claimTurn', hero: 'e' }, [3, 3, 2, 5], 'bea');
  assert.equal(t.all('claimsRolled').length, 2);
  assert.equal(t.event('turnBegan').figure, 'halfling');
});

rule('EXP-TRN-05', 'with monsters on the board all heroes act before them', () => {
  const t = table(HALL, { ...PARTY, ...FOE }, { acted: ['b'], turn: 'e' });
  t.do({ type: 'endTurn' });
  assert.equal(t.happened('gmTurnBegan'), false);
  t.refuses({ type: 'activate', monster: 'o' }, 'notYourPhase', 'EXP-TRN-05', 'gm');
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.event('gmTurnBegan').awake, ['orc-1']);
});

rule('EXP-TRN-06', 'the game master chooses the order of his monsters, and each acts once', () => {
  const map = HALL.replace('. . o|', '. g o|');
  const t = table(map, { ...PARTY, ...FOE, g: { monster: 'goblin' } }, { acted: ['b', 'e'], turn: 'w' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'activate', monster: 'g' });
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'activate', monster: 'g' }, 'hadItsTurn', 'EXP-TRN-06');
  t.do({ type: 'activate', monster: 'o' });
  t.do({ type: 'endTurn' });
  assert.equal(t.event('roundBegan').round, 2);
});

rule('EXP-TRN-07', 'no turn of the game master where the last monster has died', () => {
  const t = table(
    HALL.replace('o|', '.|').replace('w .', 'w o'),
    { ...PARTY, o: { monster: 'goblin' } },
    { acted: ['b', 'e'], turn: 'w' },
  );
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', 'heroShield']);
  t.do({ type: 'endTurn' });
  assert.equal(t.event('roundBegan').round, 2);
});

rule('EXP-TRN-08', 'a hero moves and acts, in either order', () => {
  const first = table(QUIET, PARTY, { acted: ['b', 'e'], turn: 'w' });
  first.do({ type: 'searchTile' }, [3]);
  first.do({ type: 'move', mode: 'walk' }, [2]);
  first.do({ type: 'step', to: 'B2' });
  const last = table(QUIET, PARTY, { acted: ['b', 'e'], turn: 'w' });
  last.do({ type: 'move', mode: 'walk' }, [2]);
  last.do({ type: 'step', to: 'B2' });
  last.do({ type: 'searchTile' }, [3]);
});

rule('EXP-TRN-09', 'searching may interrupt a move, fighting ends it', () => {
  const t = table(QUIET, PARTY, { acted: ['b', 'e'], turn: 'w', act: { mode: 'walk', left: 3 } });
  t.do({ type: 'step', to: 'B2' });
  t.do({ type: 'searchTile' }, [3]);
  t.do({ type: 'step', to: 'C2' });
  const fight = table(
    HALL.replace('w . . . . o', 'w . o . . .'),
    { ...PARTY, ...FOE },
    { acted: ['b', 'e'], turn: 'w', act: { mode: 'walk', left: 3 } },
  );
  fight.do({ type: 'step', to: 'B2' });
  fight.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', 'heroShield']);
  fight.refuses({ type: 'step', to: 'A2' }, 'noCellsLeft', 'EXP-MOV-01');
  const before = table(
    HALL.replace('w . .', 'w o .').replace('o|', '.|'),
    { ...PARTY, ...FOE },
    { acted: ['b', 'e'], turn: 'w' },
  );
  before.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', 'heroShield']);
  before.do({ type: 'move', mode: 'walk' }, [1]);
});

rule('EXP-ACT-02', 'one action a turn, whatever it is', () => {
  const t = table(QUIET, PARTY, { acted: ['b', 'e'], turn: 'w' });
  t.do({ type: 'searchTile' }, [3]);
  t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
});

rule('EXP-EXI-01', 'a hero leaves from the staircase, for good, with what it carries', () => {
  const t = table(
    QUIET.replace('e .', '. .').replace('<', 'e'),
    { ...PARTY, e: { hero: 'elf', gold: 40 } },
    { turn: 'e' },
  );
  t.refuses({ type: 'leave' }, 'noStairs', 'EXP-EXI-01');
  const there = table(QUIET, PARTY, { turn: 'e', act: { mode: 'walk', left: 3 } });
  for (const to of ['C1', 'D1', 'E1']) there.do({ type: 'step', to });
  there.do({ type: 'leave' });
  assert.deepEqual([there.find('e'), there.hero('e').where], [undefined, 'left']);
});

rule('EXP-GEN-05', 'heroes who left without the objective have withdrawn; if all are dead it is lost', () => {
  const alone = { e: { hero: 'elf' } } as const;
  const map = QUIET.replace('b e', '. .').replace('w', '.').replace('. . < .', '. e < .');
  const t = table(map, alone, { turn: 'e', act: { mode: 'walk', left: 3 } });
  t.do({ type: 'step', to: 'E1' });
  t.do({ type: 'leave' });
  assert.deepEqual(t.event('ended').ending, { winners: [], outcome: 'withdrawn' });
  const last = table(map.replace('. e <', 'o e <'), { e: { hero: 'elf', body: 1 }, ...FOE }, { turn: 'o' });
  last.do({ type: 'attack', target: 'e' }, ['skull', 'skull', 'skull', 'skull'].slice(0, 4));
  assert.deepEqual(last.event('ended').ending, { winners: ['gm'], outcome: 'lost' });
});
