/** Monsters' moves, targets and order without a game master (ADV-SOLO-17 to ADV-SOLO-40). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { meet } from '../encounter/meet.ts';
import { levelOf } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { deedsIn, monstersPhase } from '../testing/alone.ts';
import { battle } from '../testing/battle.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable, Scene } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import type { TrapThing } from '../traps/types.ts';

const TWO_RATMEN = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, wandering: [{ upTo: 12, monsters: { ratman: 2 } }] },
};
const SETUP = { master: false, dungeon: TWO_RATMEN } as const;
const DONE = { type: 'done' };
const RATMAN: SceneFigure = { monster: 'ratman' };
const ARCHER: SceneFigure = { monster: 'goblinArcher' };

function fight(map: string, figures: Scene['figures']): AdvancedTable {
  return battle(map, figures, { setup: SETUP });
}

/** Heroes' Weapon Skill and Toughness; all else is plain. */
const skilled = (weaponSkill: number, toughness: number): SceneFigure => ({
  start: { weaponSkill, toughness, bowSkill: 8, strength: 6, speed: 8, bravery: 9, intelligence: 8 },
});

/** The party at the west end of a passage, an open door, a room behind it. */
const OUTSIDE = `
  +-+-+-+-+-+-+-+
  |E :|. . . . .|
  + + + + + + + +
  |: :o. . . . .|
  + + + + + + + +
  |G :|. . . . .|
  +-+-+-+-+-+-+-+
`;

const placings = (here: AdvancedTable): string[] =>
  here
    .offered('placeMonster', 'ann')
    .map(({ at }) => here.squareName(at))
    .toSorted();

function comes(monsters: Record<string, number>): AdvancedTable {
  const here = table(OUTSIDE, { E: {}, G: {} }, { setup: SETUP });
  setGoing(here, (play) => meet(play, { monsters, area: 'scene-1.r1', how: 'surprise' }));
  return here;
}

rule('ADV-SOLO-18', 'nowhere within reach: the first goes by the door, the next beside it', () => {
  const here = comes({ ratman: 2 });
  assert.deepEqual(placings(here), ['C2']);
  here.do({ type: 'placeMonster', kind: 'ratman', at: 'C2' });
  assert.deepEqual(placings(here), ['C1', 'C3', 'D2']);
});

rule('ADV-SOLO-18', 'a large one stands with any of its squares as near as can be', () => {
  assert.deepEqual(placings(comes({ ogre: 1 })), ['C1', 'C2']);
});

rule('ADV-SOLO-18', 'near to somebody on their feet: who lies there draws nobody', () => {
  const map = '+-+-+-+-+-+-+-+-+-+\n|E :o. . . . .o: G|\n+-+-+-+-+-+-+-+-+-+';
  const first = (wounds: number): string[] => {
    const here = table(map, { E: { wounds }, G: {} }, { setup: SETUP });
    setGoing(here, (play) => meet(play, { monsters: { ratman: 1 }, area: 'scene-1.r1', how: 'surprise' }));
    return placings(here);
  };
  assert.deepEqual([first(3), first(0)], [['C1', 'G1'], ['G1']]);
});

rule('ADV-SOLO-19', 'a long weapon strikes across a corner, and whoever has one is put there', () => {
  const room = '+-+-+-+\n|E . .|\n+ + + +\n|. . .|\n+ + + +\n|. . .|\n+-+-+-+';
  const squares = (kind: string): string[] => {
    const here = table(room, { E: {} }, { setup: SETUP });
    setGoing(here, (play) => meet(play, { monsters: { [kind]: 1 }, area: 'scene-1.r1', how: 'surprise' }));
    return placings(here);
  };
  assert.deepEqual(squares('ratman'), ['A2', 'B1']);
  const long = table(room, { E: {} }, { setup: SETUP });
  setGoing(long, (play) =>
    meet(play, { monsters: { ratman: 1, ratmanWarlord: 1 }, area: 'scene-1.r1', how: 'surprise' }),
  );
  long.do({ type: 'placeMonster', kind: 'ratman', at: 'A2' });
  // Beside the ratman are A3 and B2: from B2 a halberd reaches E.
  assert.deepEqual(placings(long), ['B2']);
});

rule('ADV-SOLO-24', 'spells and devices make a shooter, a censer does not; what was rolled is kept', () => {
  const ranged = ['ratman', 'daemonette', 'globadier', 'censerBearer', 'goblinArcher'].map((monster) => {
    const here = fight('+-+-+-+-+-+-+\n|A . . . . R|\n+-+-+-+-+-+-+', { A: {}, R: { monster } });
    const rolled = monstersPhase(here, 5).find((event) => event.type === 'strategyRolled');
    return rolled?.ranged;
  });
  assert.deepEqual(ranged, [false, true, true, false, true]);
  const here = fight('+-+-+\n|A R|\n+-+-+', { A: {}, R: RATMAN });
  here.do(DONE, [7, 2]);
  assert.deepEqual(here.state.solo, { strategy: 'attackThenMove' });
});

rule('ADV-SOLO-27', 'all attack before they move, by order', () => {
  const orders = [2, 7].map((face) => {
    const here = fight('+-+-+\n|A R|\n+-+-+', { A: {}, R: RATMAN });
    here.do(DONE, [face, 2]);
    return here.event('orderChosen').order;
  });
  assert.deepEqual(orders, ['moveFirst', 'deedFirst']);
});

rule('ADV-SOLO-29', 'of two squares as near, the one that is drawn', () => {
  const here = fight('+-+-+-+\n|A . .|\n+ + + +\n|. R .|\n+-+-+-+', { A: {}, R: RATMAN });
  here.do(DONE, [2, here.square('A2'), 2]);
  assert.deepEqual(deedsIn(here, here.events), ['ratman-1 to A2', 'ratman-1 at A']);
});

rule('ADV-SOLO-29', 'whoever stands beside one of the party stays, though others are farther off', () => {
  const here = fight('+-+-+-+-+-+\n|A R . . B|\n+-+-+-+-+-+', { A: {}, B: skilled(1, 1), R: RATMAN });
  here.do(DONE, [2, 2]);
  assert.deepEqual(deedsIn(here, here.events), ['ratman-1 at A']);
});

rule('ADV-SOLO-29', 'one square to strike from is enough, though it leads away from all others', () => {
  const here = fight(`+${'-+'.repeat(15)}\n|B . R${' .'.repeat(11)} A|\n+${'-+'.repeat(15)}`, {
    A: {},
    B: { wounds: 0 },
    R: RATMAN,
  });
  here.do(DONE, [2, 1]);
  assert.deepEqual(deedsIn(here, here.events), ['ratman-1 to B1', 'ratman-1 at B']);
});

rule('ADV-SOLO-29', 'the nearest goes first and makes room for those behind', () => {
  const here = fight('+-+-+-+-+-+\n|Q R . . A|\n+-+-+-+-+-+', { A: {}, R: RATMAN, Q: RATMAN });
  // The first strikes; the second pursues and must run, in vain.
  here.do(DONE, [2, 2, 5]);
  assert.deepEqual([here.at('R'), here.at('Q')], ['D1', 'C1']);
  assert.equal(deedsIn(here, here.events)[0], `${here.id('R')} to C1`);
});

rule('ADV-SOLO-30', 'nobody runs whom a run would not bring nearer', () => {
  const row = '+-+-+-+-+-+\n|Q R . . A|\n+-+-+-+-+-+';
  const here = fight(row, { A: {}, R: RATMAN, Q: RATMAN });
  // They attack before they move: there is no pursuit, and the first blocks the way.
  here.do(DONE, [7]);
  assert.deepEqual([here.at('R'), here.at('Q')], ['D1', 'C1']);
  assert.equal(here.happened('ran'), false);
});

rule('ADV-SOLO-30', 'whoever has no way to the party neither moves nor runs', () => {
  const here = fight('+-+-+-+-+\n|A .|. R|\n+-+-+-+-+', { A: {}, R: RATMAN });
  here.do(DONE, [2]);
  assert.deepEqual(deedsIn(here, here.events), []);
});

rule('ADV-SOLO-30', 'they make for those who stand, though somebody lies nearer', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    |A . . . . . . . . . . . R . . . . . . . . . . . B|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  `;
  const here = fight(map, { A: {}, B: { wounds: 0 }, R: RATMAN });
  here.do(DONE, [2, 1]);
  assert.equal(here.at('R'), 'C1');
});

/** Round a corner and far away: no square with a shot is within a move. */
const ROUND = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+ +
  |R . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
`;

rule('ADV-SOLO-33', 'a shooter too far from any shot stays, where a fighter would run', () => {
  const archer = fight(ROUND, { A: {}, R: ARCHER });
  archer.do(DONE, [2]);
  assert.deepEqual(deedsIn(archer, archer.events), []);
  const ratman = fight(ROUND, { A: {}, R: RATMAN });
  ratman.do(DONE, [2, 3]);
  assert.ok(deedsIn(ratman, ratman.events).includes('ratman-1 runs'));
});

rule('ADV-SOLO-36', 'those who shoot come last, wherever they stand', () => {
  const map = '+-+-+-+-+-+-+-+\n|A . . B . . R|\n+ + + + + + + +\n|. . . . . . .|\n+-+-+-+-+-+-+-+';
  const here = fight(map, { A: {}, R: RATMAN, B: ARCHER });
  const events = monstersPhase(here, 9).flatMap((event) =>
    event.type === 'stepped' || event.type === 'attackBegan' ? [event.figure] : [],
  );
  assert.equal(events.at(-1), 'goblinArcher-1');
  assert.equal(events.indexOf('goblinArcher-1'), events.length - 1);
});

rule('ADV-SOLO-35', 'a shooter out of all death zones does not stir', () => {
  const here = fight('+-+-+-+-+-+\n|A . . . B|\n+-+-+-+-+-+', { A: {}, B: ARCHER });
  here.do(DONE, [9, 2]);
  assert.deepEqual(deedsIn(here, here.events), ['goblinArcher-1 at A']);
});

rule('ADV-SOLO-37', 'whoever may attack twice does; a berserker lets go', () => {
  const twice = fight('+-+-+\n|A R|\n+-+-+', { A: {}, R: { monster: 'fimir' } });
  twice.do(DONE, [7, 2, 2]);
  assert.deepEqual(deedsIn(twice, twice.events), ['fimir-1 at A', 'fimir-1 at A']);
  const map = '+-+-+-+-+-+\n|A . . R .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+';
  const raging = fight(map, { A: {}, R: { monster: 'minotaur' } });
  assert.ok(monstersPhase(raging, 7).some((event) => event.type === 'wentBerserk'));
});

rule('ADV-SOLO-37', 'there is no pursuit where all of them can get at somebody', () => {
  const here = fight('+-+-+-+-+\n|A . . R|\n+-+-+-+-+', { A: {}, R: RATMAN });
  here.do(DONE, [2, 2]);
  assert.equal(here.event('orderChosen').pursuit, false);
});

rule('ADV-SOLO-37', 'nobody pursues while they let the archers shoot', () => {
  const here = fight(`+${'-+'.repeat(30)}\n|A${' .'.repeat(28)} B|\n+${'-+'.repeat(30)}`, {
    A: {},
    B: ARCHER,
  });
  const pursuit = (face: number): boolean | undefined =>
    monstersPhase(here, face).find((event) => event.type === 'orderChosen')?.pursuit;
  assert.deepEqual([pursuit(2), pursuit(12)], [true, false]);
});

rule('ADV-SOLO-37', 'a killer steps where the fallen stood only for another victim', () => {
  // Its blow, and wounds that kill a man-at-arms.
  const man: SceneFigure = { kind: 'henchman', serves: 'A', startWounds: 1, ...skilled(1, 1) };
  const strike = (map: string): AdvancedTable => {
    const here = fight(map, { A: skilled(9, 9), B: man, R: RATMAN });
    here.do(DONE, [7, 11, 11, 11, 11]);
    return here;
  };
  assert.ok(strike('+-+-+-+-+\n|A B R .|\n+-+-+-+-+').happened('died'));
  assert.equal(strike('+-+-+-+-+\n|A B R .|\n+-+-+-+-+').event('followedUp').to, 1, 'A is beyond');
  const nobody = strike('+-+-+-+-+-+-+\n|A . . B R .|\n+-+-+-+-+-+-+');
  assert.equal(nobody.happened('followedUp'), false);
  const both = strike('+-+-+-+-+\n|B R A .|\n+-+-+-+-+');
  assert.equal(both.happened('followedUp'), false, 'there is somebody to strike from where it stands');
});

rule('ADV-SOLO-38', 'spells too are aimed at the weakest', () => {
  const map = '+-+-+-+-+-+-+\n|A . . . . R|\n+ + + + + + +\n|B . . . . .|\n+-+-+-+-+-+-+';
  const weakest = (figures: Scene['figures']): string | undefined => {
    const here = fight(map, {
      ...figures,
      R: { monster: 'whiteSorcerer', character: 'whiteSorcerer' },
    });
    return monstersPhase(here, 5, 'choke').find((event) => event.type === 'spellAimed')?.target;
  };
  assert.equal(weakest({ A: skilled(9, 9), B: skilled(8, 9) }), 'B');
  assert.equal(weakest({ A: skilled(8, 9), B: skilled(9, 9) }), 'A');
});

rule('ADV-SOLO-40', 'a fireball falls on most of the party, whatever monsters it could catch', () => {
  const map = `
    +-+-+-+-+-+-+-+-+
    |C . . . . . . W|
    + + + + + + + + +
    |Q R . . . . . .|
    + + + + + + + + +
    |. . . . . . . .|
    + + + + + + + + +
    |. . . . . . A .|
    + + + + + + + + +
    |. . . . . . . B|
    +-+-+-+-+-+-+-+-+
  `;
  const here = fight(map, {
    A: skilled(9, 9),
    B: skilled(9, 9),
    C: skilled(2, 2),
    Q: RATMAN,
    R: RATMAN,
    W: { monster: 'warpweaver', character: 'warpweaver' },
  });
  const burning = monstersPhase(here, 5, 'fireball').find((event) => event.type === 'templatePlaced');
  const names = burning?.squares.map((square) => here.squareName(square)) ?? [];
  assert.ok(names.includes('G4') && names.includes('H5'), names.join(' '));
});

const CELL = '+-+-+-+-+-+-+\n|A . B . . .|\n+ + + + + + +\n|H . . . . .|\n+-+-+-+-+-+-+';

rule('ADV-SOLO-10', 'nobody who lies on the ground is picked', () => {
  const here = table(CELL, { A: { wounds: 0 }, B: {}, H: { wounds: 0 } }, { setup: SETUP });
  // One figure is left: nothing is drawn. A pit, noticed.
  here.do(DONE, [1, 1, 12]);
  assert.equal(here.event('memberDrawn').figure, 'B');
});

rule('ADV-SOLO-11', 'a trap noticed elsewhere stays where it is', () => {
  const other: TrapThing = {
    id: 'trap-7',
    tag: 'trap',
    square: 3,
    trap: 'pit',
    state: 'noticed',
    chest: null,
  };
  const here = table(
    CELL,
    { A: {}, B: {}, H: {} },
    { setup: SETUP, level: { things: [other] }, state: { named: { trap: 7 } } },
  );
  here.do(DONE, [1, 'A', 1, 12]);
  assert.equal(here.event('trapAvoided').trap, 'trap-8');
  assert.deepEqual(
    levelOf(here.state).things.map(({ id }) => id),
    ['trap-7'],
  );
});

rule('ADV-SOLO-13', 'wanderers belong to where the leader is', () => {
  const rooms = '+-+-+-+-+-+-+\n|A . .d. B .|\n+-+-+-+-+-+-+';
  const here = table(rooms, { A: {}, B: {} }, { setup: SETUP, state: { leader: 'B' } });
  here.do(DONE, [12, 7]);
  assert.equal(here.event('monstersFound').area, here.areaOf('B'));
});
