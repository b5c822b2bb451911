/** Fighting without a game master (ADV-SOLO-17 to ADV-SOLO-40). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Dice, Die, Face } from '@oubliette/kernel';
import type { AdvancedEvent } from '../events.ts';
import { gameOn } from '../game.ts';
import { meet } from '../encounter/meet.ts';
import type { Coming } from '../encounter/types.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle } from '../testing/battle.ts';
import type { Battle } from '../testing/battle.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable, Scene } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';

const TWO_RATMEN = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, wandering: [{ upTo: 12, monsters: { ratman: 2 } }] },
};
const SETUP = { master: false, dungeon: TWO_RATMEN } as const;
const DONE = { type: 'done' };
const RATMAN: SceneFigure = { monster: 'ratman' };
const ARCHER: SceneFigure = { monster: 'goblinArcher' };

/** The party in a passage, an open door, a room behind it. */
const MAP = `
  +-+-+-+-+-+-+-+
  |: :|. . . . .|
  + + + + + + + +
  |: EoX . . . .|
  + + + + + + + +
  |: G|. . . . .|
  +-+-+-+-+-+-+-+
`;
const ROOM = 'scene-1.r1';

function comes(monsters: Record<string, number>, how: Coming = 'surprise', map = MAP): AdvancedTable {
  const here = table(map.replace('X', '.'), { E: {}, G: {} }, { setup: SETUP });
  setGoing(here, (play) => meet(play, { monsters, area: ROOM, how }));
  return here;
}

const placings = (here: AdvancedTable): string[] =>
  here
    .offered('placeMonster', 'ann')
    .map(({ kind, at }) => `${kind} ${here.squareName(at)}`)
    .toSorted();
const put = (here: AdvancedTable, kind: string, at: string, dice: readonly Face[] = []) =>
  here.do({ type: 'placeMonster', kind, at }, dice);

rule('ADV-SOLO-17', 'fighters are put down before shooters; within a sort the order is free', () => {
  const here = comes({ orc: 1, goblin: 1, goblinArcher: 1 });
  assert.deepEqual(placings(here), ['goblin C2', 'orc C2']);
  put(here, 'orc', 'C2');
  put(here, 'goblin', 'C1');
  assert.ok(placings(here).every((one) => one.startsWith('goblinArcher')));
});

rule('ADV-SOLO-18', 'the first goes as near to the party as there is room', () => {
  assert.deepEqual(placings(comes({ ratman: 2 })), ['ratman C2']);
  const shut = MAP.replace('o', 'd');
  const far = comes({ ratman: 1 }, 'surprise', shut.replace('G', ':').replace('X', 'G'));
  assert.deepEqual(placings(far), ['ratman C1', 'ratman C3', 'ratman D2']);
});

rule('ADV-SOLO-19', 'whoever can be put where it strikes at once has to be', () => {
  const here = comes({ ratman: 2 }, 'wandering');
  assert.deepEqual(placings(here), ['ratman A2', 'ratman A3', 'ratman B1', 'ratman C2']);
  put(here, 'ratman', 'A2');
  // Beside the first there are A1 and A3: only A3 has an enemy in reach.
  assert.deepEqual(placings(here), ['ratman A3']);
  const archer = comes({ goblinArcher: 1 });
  assert.ok(!placings(archer).includes('goblinArcher C2'), 'beside an enemy there is no shot');
});

rule('ADV-SOLO-20', 'all others go beside one that stands there', () => {
  const here = comes({ ratman: 3 });
  put(here, 'ratman', 'C2');
  assert.deepEqual(placings(here), ['ratman C1', 'ratman C3', 'ratman D2']);
  put(here, 'ratman', 'D2');
  assert.deepEqual(placings(here), ['ratman C1', 'ratman C3', 'ratman D1', 'ratman D3', 'ratman E2']);
});

rule(
  'ADV-SOLO-21',
  'surprise is tested when all are placed, wanderers included; not for those who join a fight',
  () => {
    const here = comes({ ratman: 1 });
    assert.equal(here.happened('surpriseTested'), false);
    put(here, 'ratman', 'C2', [4, 3]);
    assert.deepEqual([here.event('surpriseTested').leader, here.event('surpriseTested').master], [4, 3]);
    const wandering = comes({ ratman: 1 }, 'wandering');
    put(wandering, 'ratman', 'A3', [4, 3]);
    assert.ok(wandering.happened('surpriseTested'));
    const sentry = comes({ ratmanSentry: 1 });
    put(sentry, 'ratmanSentry', 'C2', [5, 4]);
    assert.deepEqual(
      [sentry.event('surpriseTested').master, sentry.event('surpriseTested').sentry],
      [5, true],
    );
  },
);

rule('ADV-SOLO-22', 'monsters that are surprised may be shifted by a square each', () => {
  const here = comes({ ratman: 1 });
  put(here, 'ratman', 'C2', [4, 4]);
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'shiftMonsters' }]);
  here.do({ type: 'shiftMonster', figure: 'ratman-1', to: 'D2' });
  assert.equal(here.at('ratman-1'), 'D2');
  assert.equal(here.event('monsterShifted').by, 'leader');
  assert.deepEqual([here.state.turn.mode, here.state.turn.phase], ['combat', 'heroes']);
});

rule('ADV-SOLO-23', 'heroes who are surprised miss their first phase, and nobody is shifted', () => {
  const here = comes({ ratman: 1 });
  // The test, the monsters' strategy, a blow that misses.
  put(here, 'ratman', 'C2', [3, 4, 7, 2]);
  assert.equal(here.event('surpriseTested').placedBy, 'master');
  assert.equal(here.happened('monsterShifted'), false);
  assert.equal(here.event('attackRolled').figure, 'ratman-1');
});

const HALL = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . . . R|
  + + + + + + + + + + + + + + +
  |. . . . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
const HERO: SceneFigure = { id: 'A' };

function fight(map: string, figures: Scene['figures'], rest: Battle = {}): AdvancedTable {
  return battle(map, figures, { setup: SETUP, ...rest });
}

/** The strategy rolled with a die. */
function strategy(figures: Scene['figures'], face: number, more: readonly Face[] = []): string {
  const here = fight(HALL, figures);
  here.do(DONE, [face, ...more]);
  return here.event('strategyRolled').strategy;
}

rule('ADV-SOLO-24', 'the two parts of the table, face by face', () => {
  const fighters = [2, 6].map((face) => strategy({ A: HERO, R: RATMAN }, face, [5]));
  assert.deepEqual(fighters, ['moveThenAttack', 'moveThenAttack']);
  assert.deepEqual(
    [7, 12].map((face) => strategy({ A: HERO, R: RATMAN }, face, [5])),
    ['attackThenMove', 'attackThenMove'],
  );
  const shooters = [2, 4, 5, 8, 9, 12].map((face) => {
    const here = fight(HALL, { A: HERO, R: ARCHER });
    here.do(DONE, [face, 2]);
    return here.event('strategyRolled').strategy;
  });
  assert.deepEqual(shooters, [
    'moveThenAttack',
    'moveThenAttack',
    'attackThenMove',
    'attackThenMove',
    'rangedAttack',
    'rangedAttack',
  ]);
  const joined = fight(HALL, { A: HERO, R: ARCHER });
  joined.do(DONE, [1, 7]);
  assert.equal(joined.event('strategyRolled').strategy, 'reinforcements');
});

rule('ADV-SOLO-25', 'on a 1 a group of wanderers joins, and all move before they attack', () => {
  const here = fight(HALL, { A: HERO, R: RATMAN });
  here.do(DONE, [1, 7]);
  assert.equal(here.event('strategyRolled').strategy, 'reinforcements');
  assert.deepEqual(placings(here), ['ratman A2', 'ratman B1']);
  put(here, 'ratman', 'B1');
  // Both strike and miss; the one already there comes up at a run.
  put(here, 'ratman', 'B2', [2, 2, 5]);
  assert.equal(here.happened('surpriseTested'), false);
  assert.deepEqual(here.event('orderChosen').order, 'moveFirst');
});

/** The monsters' actions, in order: where each stepped last, whom it struck. */
function deeds(here: AdvancedTable): string[] {
  return here.events.flatMap((event) => {
    switch (event.type) {
      case 'stepped':
        return [`${event.figure} to ${here.squareName(event.to)}`];
      case 'attackBegan':
        return [`${event.figure} at ${event.target} with ${event.weapon}`];
      case 'ran':
        return [`${event.figure} runs`];
      default:
        return [];
    }
  });
}

const NEAR = `
  +-+-+-+-+-+
  |A . . R .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`;

rule('ADV-SOLO-26', 'move, then attack', () => {
  const here = fight(NEAR, { A: HERO, R: RATMAN });
  here.do(DONE, [2, 2]);
  assert.deepEqual(deeds(here), ['ratman-1 to C1', 'ratman-1 to B1', 'ratman-1 at A with sword']);
});

rule('ADV-SOLO-27', 'attack, then move: whoever has nobody to strike just comes nearer', () => {
  const here = fight(NEAR, { A: HERO, R: RATMAN });
  here.do(DONE, [7]);
  assert.deepEqual(deeds(here), ['ratman-1 to C1', 'ratman-1 to B1']);
  const close = fight(NEAR.replace('A . . R', 'A R . .'), { A: HERO, R: RATMAN });
  close.do(DONE, [7, 2]);
  assert.deepEqual(deeds(close), ['ratman-1 at A with sword'], 'and stays where it can attack');
});

/** A ratman between the archer and the hero. */
const LANE = `
  +-+-+-+-+-+-+-+
  |A . . R . . B|
  + + + + + + + +
  |. . . . . . .|
  +-+-+-+-+-+-+-+
`;

rule('ADV-SOLO-28', 'in a ranged attack fighters get out of the way first, and strike where they can', () => {
  const here = fight(LANE, { A: HERO, R: RATMAN, B: ARCHER });
  // From A2 it strikes and blocks no shot; its blow and the arrow miss.
  here.do(DONE, [9, 2, 2]);
  assert.equal(here.at('R'), 'A2');
  assert.deepEqual(
    deeds(here).filter((deed) => deed.includes(' at ')),
    ['ratman-1 at A with sword', 'goblinArcher-1 at A with shortBow'],
  );
});

rule('ADV-SOLO-28', 'a fighter in nobody’s way does not leave its enemy', () => {
  const map = LANE.replace('|. . . . . . .|', '|R . . . . . .|').replace('A . . R', 'A . . .');
  const here = fight(map, { A: HERO, R: RATMAN, B: ARCHER });
  here.do(DONE, [12, 2, 2]);
  assert.equal(here.at('R'), 'A2');
  assert.equal(here.happened('stepped'), false);
});

rule('ADV-SOLO-29', 'the nearest square to strike from; between equals, chance', () => {
  const map = NEAR.replace('|. . . . .|', '|. R . . .|').replace('A . . R', 'A . . .');
  const here = fight(map, { A: HERO, R: RATMAN });
  const b1 = here.square('B1');
  here.do(DONE, [2, b1, 2]);
  assert.equal(here.at('R'), 'B1');
  const stays = fight(NEAR.replace('A . . R', 'A R . .'), { A: HERO, R: RATMAN });
  stays.do(DONE, [2, 2]);
  assert.equal(stays.happened('stepped'), false);
});

rule('ADV-SOLO-30', 'who cannot get there comes as near as possible, at a run', () => {
  const here = fight(HALL, { A: HERO, R: RATMAN });
  here.do(DONE, [2, 5]);
  assert.equal(deeds(here).filter((deed) => deed === 'ratman-1 runs').length, 1);
  assert.equal(here.at('R'), 'B1');
  assert.equal(here.happened('attackBegan'), false);
  const stumbles = fight(HALL, { A: HERO, R: RATMAN });
  stumbles.do(DONE, [2, 1]);
  assert.equal(stumbles.at('R'), 'D1');
});

rule('ADV-SOLO-30', 'at a run when they attack before they move, too, unless they have attacked', () => {
  const here = fight(HALL, { A: HERO, R: RATMAN });
  here.do(DONE, [7, 5]);
  assert.equal(here.event('orderChosen').order, 'deedFirst');
  assert.equal(deeds(here).filter((deed) => deed === 'ratman-1 runs').length, 1);
  assert.equal(here.at('R'), 'B1');
  const killer = fight(HALL.replace('. R', 'B R'), {
    A: HERO,
    B: { kind: 'henchman', serves: 'A', startWounds: 1, ...skilled(1, 1) },
    R: RATMAN,
  });
  // A blow that kills; then it moves up, at most ten squares.
  killer.do(DONE, [12, 11, 11, 11, 11]);
  assert.ok(killer.happened('died'));
  assert.equal(killer.at('R'), 'D1');
  assert.equal(killer.happened('ran'), false);
});

/** Behind a corner, with nobody to shoot at. */
const CORNER = `
  +-+-+-+-+-+
  |A . . . .|
  +-+-+-+-+ +
  |. . . R .|
  +-+-+-+-+-+
`;

rule(
  'ADV-SOLO-31',
  'a shooter with a shot stays; without one it looks for it, and after a move a bow is silent',
  () => {
    const shot = fight(LANE.replace('R', '.'), { A: HERO, B: ARCHER });
    shot.do(DONE, [2, 2]);
    assert.deepEqual(deeds(shot), ['goblinArcher-1 at A with shortBow']);
    const moves = fight(CORNER, { A: HERO, R: ARCHER });
    moves.do(DONE, [2]);
    assert.equal(moves.at('R'), 'E1');
    assert.equal(moves.happened('attackBegan'), false);
  },
);

rule('ADV-SOLO-32', 'a shooter never goes beside one of the party', () => {
  const door = `
        +-+-+-+-+
        |. . . .|
    +-+-+ + + + +
    |R .oX . . .|
    +-+-+ + + + +
        |. . . .|
        + + + + +
        |A . . .|
        +-+-+-+-+
  `;
  const near = fight(door.replace('X', '.'), { A: HERO, R: ARCHER });
  near.do(DONE, [2]);
  assert.equal(near.at('R'), 'C2', 'two squares off');
  const beside = fight(
    door
      .replace('X', '.')
      .replace('|A .', '|. .')
      .replace('|. . . .|\n        + + + + +\n        |. .', '|A . . .|\n        + + + + +\n        |. .'),
    {
      A: HERO,
      R: ARCHER,
    },
  );
  beside.do(DONE, [2]);
  assert.notEqual(beside.at('R'), 'C2', 'beside the hero, and on the way');
  assert.ok(beside.happened('stepped'));
});

rule(
  'ADV-SOLO-32',
  'a shooter beside one of the party leaves for a shot, before its attack or after it',
  () => {
    const close = NEAR.replace('A . . R', 'A R . .');
    const first = fight(close, { A: HERO, R: ARCHER });
    first.do(DONE, [2, first.square('C1')]);
    assert.deepEqual(deeds(first), ['goblinArcher-1 to C1'], 'and has no shot left');
    const after = fight(close, { A: HERO, R: ARCHER });
    after.do(DONE, [5, 2, after.square('C1')]);
    assert.deepEqual(deeds(after), ['goblinArcher-1 at A with dagger', 'goblinArcher-1 to C1']);
  },
);

rule('ADV-SOLO-33', 'a shooter with nowhere to shoot from stays', () => {
  const walled = CORNER.replace('+-+-+-+-+ +', '+-+-+-+-+-+');
  const here = fight(walled, { A: HERO, R: ARCHER });
  here.do(DONE, [2]);
  assert.equal(here.happened('stepped'), false);
});

rule('ADV-SOLO-34', 'a fighter who hides the enemy from a comrade steps aside', () => {
  const narrow = `
    +-+-+-+-+-+-+-+-+-+-+
    |A . . . . . . R . B|
    + +-+-+-+-+-+-+ +-+-+
    |.|           |.|
    +-+           +-+
  `;
  const here = fight(narrow, { A: HERO, R: RATMAN, B: ARCHER });
  here.do(DONE, [9, here.square('H2'), 2]);
  assert.equal(here.at('R'), 'H2');
  assert.deepEqual(
    deeds(here).filter((deed) => deed.includes(' at ')),
    ['goblinArcher-1 at A with shortBow'],
  );
});

rule('ADV-SOLO-35', 'a shooter in a death zone steps out of it, and so loses its shot', () => {
  const here = fight(NEAR.replace('A . . R', '. A R .').replace('|. . . . .|', '|. . . . .|'), {
    A: HERO,
    R: ARCHER,
  });
  const d1 = here.square('D1');
  here.do(DONE, [9, d1]);
  assert.equal(here.at('R'), 'D1');
  assert.equal(here.happened('attackBegan'), false);
});

rule('ADV-SOLO-36', 'the shooting comes after all others have moved', () => {
  const here = fight(LANE, { A: HERO, R: RATMAN, B: ARCHER });
  here.do(DONE, [9, 2, 2]);
  const order = here.events.flatMap((event) =>
    event.type === 'stepped' || event.type === 'attackBegan' ? [event.figure] : [],
  );
  assert.equal(order.at(-1), 'goblinArcher-1');
  assert.ok(order.slice(0, -1).every((figure) => figure === 'ratman-1'));
});

rule('ADV-SOLO-37', 'every monster that can attack does; they go after heroes they can see', () => {
  const here = fight('+-+-+-+\n|R A Q|\n+-+-+-+', { A: HERO, R: RATMAN, Q: RATMAN });
  here.do(DONE, [7, 2, 2]);
  assert.deepEqual(deeds(here).toSorted(), ['ratman-1 at A with sword', 'ratman-2 at A with sword']);
  const flees = fight(HALL, { A: HERO, R: RATMAN });
  flees.do(DONE, [2, 5]);
  assert.equal(flees.event('orderChosen').pursuit, true);
});

const THREE = `
  +-+-+-+
  |. A .|
  + + + +
  |B R C|
  +-+-+-+
`;

function victim(figures: Scene['figures'], lot: readonly Face[] = []): string {
  const here = fight(THREE, { R: RATMAN, ...figures });
  here.do(DONE, [7, ...lot, 2]);
  return here.event('attackBegan').target;
}

const skilled = (weaponSkill: number, toughness: number): SceneFigure => ({
  start: { weaponSkill, toughness, bowSkill: 8, strength: 6, speed: 8, bravery: 9, intelligence: 8 },
});

rule('ADV-SOLO-38', 'the lowest Weapon Skill, then the lowest Toughness, then chance', () => {
  assert.equal(victim({ A: skilled(8, 5), B: skilled(7, 9), C: skilled(9, 3) }), 'B');
  assert.equal(victim({ A: skilled(8, 5), B: skilled(8, 6), C: skilled(8, 4) }), 'C');
  assert.equal(victim({ A: skilled(8, 5), B: skilled(8, 5), C: skilled(8, 6) }, ['B']), 'B');
});

rule('ADV-SOLO-38', 'one who lies on the ground counts as 1', () => {
  const here = fight(THREE, {
    R: RATMAN,
    A: skilled(2, 1),
    B: { ...skilled(12, 12), wounds: 0 },
    C: skilled(9, 3),
  });
  here.do(DONE, [7, 2, 1, 1, 1]);
  assert.equal(here.event('attackBegan').target, 'B');
});

/** The monsters' phase with all dice at 1, except a given lot and the strategy. */
function told(here: AdvancedTable, face: number, lot?: string): readonly AdvancedEvent[] {
  const dice: Dice = {
    roll<F extends Face>({ id, faces }: Die<F>, _by: string, cause: string): F {
      if (id === 'lots' && faces.includes(lot as F)) return lot as F;
      return cause === 'ADV-SOLO-24' ? (face as F) : faces[0]!;
    },
  };
  const decision = gameOn(here.world).decide(here.state, 'ann', { type: 'done' }, dice);
  assert.ok(decision.ok);
  return decision.events;
}

rule('ADV-SOLO-39', 'a caster with several spells has one drawn', () => {
  const weaver: SceneFigure = { monster: 'warpweaver', character: 'warpweaver' };
  for (const spell of ['fireball', 'flamingSkullOfTerror']) {
    const here = fight(LANE.replace('R', '.'), { A: HERO, B: weaver });
    const cast = told(here, 5, spell).find((event) => event.type === 'spellCast');
    assert.equal(cast?.spell, spell);
  }
});

/** Two stand together, one apart. */
const APART = `
  +-+-+-+-+-+-+
  |A . . . . .|
  + + + + + + +
  |B . . . . R|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . . C . .|
  +-+-+-+-+-+-+
`;

rule('ADV-SOLO-40', 'what covers an area is aimed at as many as it can catch', () => {
  const party = { A: skilled(9, 9), B: skilled(9, 9), C: skilled(3, 3) };
  const thrown = told(fight(APART, { ...party, R: { monster: 'globadier' } }), 5, 'B');
  const used = thrown.find((event) => event.type === 'deviceUsed');
  assert.equal(used?.target, 'B', 'the weaker one stands alone');
  const here = fight(APART, { ...party, R: { monster: 'warpweaver', character: 'warpweaver' } });
  const burning = told(here, 5, 'fireball').find((event) => event.type === 'templatePlaced');
  assert.ok(['A1', 'A2'].every((name) => burning?.squares.includes(here.square(name))));
});

rule('ADV-MCH-09', 'characters use spells and devices before they draw a blade', () => {
  const here = fight(NEAR.replace('A . . R', 'A R . .'), {
    A: HERO,
    R: { monster: 'plagueMonk', character: 'plagueMonk' },
  });
  assert.equal(told(here, 5).find((event) => event.type === 'deviceUsed')?.device, 'warpScroll');
  const bearer = fight(NEAR, { A: HERO, R: { monster: 'censerBearer', character: 'censerBearer' } });
  assert.equal(
    told(bearer, 7).some((event) => event.type === 'deviceUsed'),
    false,
    'nobody is in its smoke',
  );
});
