import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { State } from '@oubliette/advanced';
import { battle, table } from '@oubliette/advanced/testing';
import { movesAt, newPlayer, next, seenAt, walkOut } from '../../../test/advancedTable.ts';
import { dangerTo, reliefBy } from '../danger.ts';
import { distanceKept, isTogether } from './calm.ts';
import { savesFromWounds, savesRoll } from './fate.ts';
import { isStandoff } from './across.ts';
import { fear, heroManner, race } from './fight.ts';
import { mustFlee } from './flight.ts';
import { chests, nearest, unexplored, waysOn } from './goals.ts';
import { drink, pickUp, rearm } from './goods.ts';
import { hasAims, isWeak, strength } from './mood.ts';
import { remoteness } from './placing.ts';

const PASSAGE = `
  +-+-+-+-+-+-+-+-+
  |A B : : : : : :|
  + + + + + + + + +
  |: : : : : : : :|
  +-+-+-+-+-+-+-+d+
`;

suite('exploring', () => {
  test('the party walks to the door nobody has opened, and opens it last', () => {
    const t = table(PASSAGE, { A: {}, B: {} });
    const [goal] = waysOn(seenAt(t));
    assert.deepEqual([goal!.kind, goal!.squares.map((one) => t.squareName(one))], ['door', ['H2']]);
    const given = walkOut(t, 'ann');
    assert.equal(given.at(-1)!.type, 'openDoor');
    assert.equal(t.at('B'), 'H2');
    assert.notEqual(t.at('A'), 'A1', 'together');
  });

  test('a door is not opened while somebody is far behind', () => {
    const far = `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |B : : : : : : : : : : : : : : : : : : : : : A :|
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+d+
    `;
    const t = table(far, { A: {}, B: {} });
    const [goal] = waysOn(seenAt(t));
    assert.equal(isTogether(seenAt(t), goal!), false);
    assert.equal(walkOut(t, 'ann').at(-1)!.type, 'done');
  });

  test('wizards and archers keep off the door, fighters do not', () => {
    const t = table(PASSAGE, { A: { calling: 'wizard' }, B: {} });
    assert.deepEqual(
      [distanceKept(seenAt(t), t.figure('A')), distanceKept(seenAt(t), t.figure('B'))],
      [2, 0],
    );
    walkOut(t, 'ann');
    assert.equal(t.at('B'), 'H2');
    assert.notEqual(t.at('A'), 'H1');
  });

  test('false doors and hidden ones are nothing to go for', () => {
    const t = table(PASSAGE, { A: {}, B: {} });
    const level = t.state.levels[0]!;
    assert.equal(unexplored(level).length, 1);
    assert.equal(unexplored({ ...level, falseDoors: level.layout.exits }).length, 0);
  });

  test('a closed chest is gone for, one with a trap left alone is not', () => {
    const chest = {
      id: 'chest-1',
      tag: 'chest',
      square: 5,
      state: 'closed',
      found: null,
      holds: [],
    } as const;
    const trap = {
      id: 'trap-1',
      tag: 'trap',
      square: 5,
      trap: 'x',
      state: 'noticed',
      chest: 'chest-1',
    } as const;
    const shut = table(PASSAGE, { A: {}, B: {} }, { level: { things: [chest] } });
    assert.equal(nearest(seenAt(shut), chests(seenAt(shut)))!.key, 'chest-1');
    const trapped = table(PASSAGE, { A: {}, B: {} }, { level: { things: [chest, trap] } });
    assert.deepEqual(chests(seenAt(trapped)), []);
  });

  test('a room is searched by somebody who stands in it with nothing else to do', () => {
    const t = table(
      `
      +-+-+-+
      |A . .|
      +-+-+-+
    `,
      { A: {} },
    );
    assert.equal(next(t).type, 'searchRoom');
  });

  test('but not where there is no second try: what is found there is gold', () => {
    const t = table('+-+-+\n|A .|\n+-+-+', { A: {} }, {});
    const dungeon = { ...t.world.setup.dungeon, once: true } as const;
    const once = table('+-+-+\n|A .|\n+-+-+', { A: {} }, { setup: { dungeon } });
    assert.deepEqual([next(t).type, next(once).type], ['searchRoom', 'done']);
  });

  test('goods nobody can take are given up at once: the party goes on in the same turn', () => {
    const pile = {
      id: 'pile-1',
      tag: 'pile',
      square: 0,
      goods: { gold: 9, items: [] },
      armour: [],
      weapons: [],
    } as const;
    const t = table(PASSAGE, { A: {}, B: {} }, { level: { things: [pile] } });
    const moves = movesAt(t, 'ann').filter(({ type }) => type !== 'take');
    assert.equal(newPlayer(t, 'ann').choose({ view: t.view('ann'), moves }).type, 'step');
  });

  test('stairs that whoever stands on them has no time left to take still lead down', () => {
    const spent = { moved: 3, left: null, did: null, first: 'move', over: true } as const;
    const places = { A: { stairs: 'down' } } as const;
    const { dungeon } = table(PASSAGE, { A: {}, B: {} }).world.setup;
    const setup = { dungeon: { ...dungeon, levels: [...dungeon.levels, ...dungeon.levels] } };
    const turn = { mover: 'ann', acts: { A: spent, B: spent } };
    const t = table(PASSAGE, { A: {}, B: {} }, { places, setup, turn });
    const player = newPlayer(t, 'ann');
    next(t, 'ann', player);
    t.state = { ...t.state, turn: { ...t.state.turn, number: 2, mover: null, acts: {} } };
    assert.equal(next(t, 'ann', player).type, 'takeStairs');
  });

  test('whoever has no way round a pit goes up to it and jumps, though others are across already', () => {
    const pit = { id: 'trap-1', tag: 'trap', square: 3, trap: 'pit', state: 'sprung', chest: null } as const;
    const t = table(
      '+-+-+-+-+-+-+-+\n|A : : : : : H|\n+-+-+-+-+-+d+-+',
      { A: {}, H: { kind: 'henchman', serves: 'A' } },
      { level: { things: [pit] } },
    );
    assert.equal(walkOut(t, 'ann').at(-1)!.type, 'jump');
  });

  test('a henchman before a closed door makes room for whoever can open it', () => {
    const between = `
      +-+-+-+-+-+-+
      |: A Hd. . .|
      + + + + + + +
      |: : :|. . .|
      +-+-+-+-+-+d+
    `;
    const t = table(between, { A: {}, H: { kind: 'henchman', serves: 'A' } });
    assert.deepEqual([walkOut(t, 'ann').at(-1)!.type, t.at('A')], ['openDoor', 'C1']);
  });

  test('gold that lies about is picked up, by whoever has least', () => {
    const moves = [
      { type: 'take', figure: 'A', from: 'pile-1', item: 'gold' },
      { type: 'take', figure: 'B', from: 'pile-1', item: 'gold' },
    ] as const;
    const t = table(PASSAGE, { A: { gold: 50 }, B: {} });
    assert.equal(pickUp(seenAt(t), moves), moves[1]);
  });

  test('a better weapon is taken in hand, but not by somebody who cannot wield it', () => {
    const moves = [{ type: 'takeInHand', figure: 'A', weapon: 'twoHandedSword' }] as const;
    const weapons = ['sword', 'twoHandedSword'];
    assert.equal(rearm(seenAt(table(PASSAGE, { A: { weapons }, B: {} })), moves), moves[0]);
    const lame = table(PASSAGE, { A: { weapons, marks: ['lostLeg'] }, B: {} });
    assert.equal(rearm(seenAt(lame), moves), undefined);
    const weak = { changes: [{ stat: 'strength', set: 1, rule: 'ADV-SET-16' }] } as const;
    assert.equal(rearm(seenAt(table(PASSAGE, { A: { weapons, ...weak }, B: {} })), moves), undefined);
    const back = [{ type: 'takeInHand', figure: 'A', weapon: 'sword' }] as const;
    const armed = table(PASSAGE, { A: { weapons: weapons.toReversed() }, B: {} });
    assert.equal(rearm(seenAt(armed), back), undefined);
  });

  test('a healing potion is for whoever is badly hurt', () => {
    const moves = [{ type: 'drinkPotion', figure: 'A', item: 'healingPotion' }] as const;
    assert.equal(drink(seenAt(table(PASSAGE, { A: { wounds: 3 }, B: {} })), moves), undefined);
    assert.equal(drink(seenAt(table(PASSAGE, { A: { wounds: 1 }, B: {} })), moves), moves[0]);
    const drinks = (wounds: number, startWounds: number): boolean =>
      drink(seenAt(table(PASSAGE, { A: { wounds, startWounds }, B: {} })), moves) !== undefined;
    assert.deepEqual(
      [drinks(2, 5), drinks(2, 4), drinks(1, 3)],
      [true, false, true],
      'it heals all there is',
    );
  });

  test('the weak turn back, and so do those who have what they came for', () => {
    const hale = table(PASSAGE, { A: {}, B: {} }).view('ann');
    const weak = table(PASSAGE, { A: { wounds: 1 }, B: { wounds: 1 } }).view('ann');
    assert.deepEqual([strength(hale), isWeak(hale), isWeak(weak)], [1, false, true]);
    const rich = table(PASSAGE, { A: { items: ['horn'] }, B: {} }).view('ann');
    assert.deepEqual(
      [hasAims(rich, ['horn']), hasAims(rich, ['horn', 'seal']), hasAims(rich, [])],
      [true, false, false],
    );
  });

  test('with stairs under their feet and nothing left to do, they leave', () => {
    const t = table(
      `
      +-+-+
      |A :|
      +-+-+
    `,
      { A: { wounds: 1 } },
      { places: { A: { kind: 'stairs', stairs: 'out' } } },
    );
    assert.deepEqual(next(t), { type: 'leaveDungeon', figure: 'A' });
  });
});

const HALL = `
  +-+-+-+-+-+-+-+-+
  |A . . . . . . R|
  + + + + + + + + +
  |B . . . . . . .|
  +-+-+-+-+-+-+-+-+
`;

suite('fighting', () => {
  test('of two beside them they strike the one they can kill', () => {
    const t = battle(
      `
      +-+-+-+
      |R A S|
      +-+-+-+
    `,
      { A: {}, R: { monster: 'ratman' }, S: { monster: 'ratman', wounds: 1 } },
    );
    const command = next(t);
    assert.deepEqual([command.type, 'target' in command && command.target], ['attack', t.id('S')]);
  });

  test('an archer shoots from where they stand', () => {
    const t = battle(HALL, {
      A: { weapons: ['sword', 'longBow'], arrows: 3 },
      B: {},
      R: { monster: 'ratman' },
    });
    const command = walkOut(t, 'ann').find(({ type }) => type === 'attack');
    assert.deepEqual(command, { type: 'attack', figure: 'A', target: t.id('R'), weapon: 'longBow' });
  });

  test('fear grows as life runs out, and a fate point is life', () => {
    const t = battle(HALL, { A: { wounds: 1 }, B: { wounds: 1, fate: 2 }, R: { monster: 'ratman' } });
    const seen = seenAt(t);
    assert.ok(fear(seen, t.figure('A'), 1) > fear(seen, t.figure('B'), 1));
  });

  test('those who would rather shoot than come are charged, others are waited for', () => {
    const stand = (monster: string): readonly number[] => {
      const t = battle(HALL, { A: {}, B: {}, R: { monster } });
      const { stand: worth } = heroManner(seenAt(t));
      return ['B1', 'F1'].map((square) => worth(t.figure('A'), t.square(square), 0));
    };
    const [back, front] = stand('jezzailTeam');
    assert.ok(front! > back! + 0.5);
    const [waiting, close] = stand('ratman');
    assert.ok(close! < waiting! + 0.5);
  });

  test('one enemy strikes one of them: who comes up beside a friend costs the party nothing more', () => {
    const hall = `
      +-+-+-+-+-+-+
      |. A R . . .|
      + + + + + + +
      |. . . . B .|
      +-+-+-+-+-+-+
    `;
    const danger = { B: {}, R: { monster: 'ratmanWarlord' } } as const;
    const worth = (map: string, figures: Parameters<typeof battle>[1]): readonly number[] => {
      const t = battle(map, figures);
      const [seen, own] = [seenAt(t), t.figure('B')];
      const square = t.square('D1');
      return [reliefBy(seen, own)(square), heroManner(seen).stand(own, square, 1)];
    };
    const [none, alone] = worth(hall.replace('A', '.'), danger);
    const [some, together] = worth(hall, { A: {}, ...danger });
    assert.equal(none, 0, 'nobody else for it to strike');
    // A friend nearby who fights there too is worth at most a third of a point.
    assert.ok(some! > 0.5 && together! > alone! + 0.5, `${together} with a friend, ${alone} alone`);
  });

  test('without a master, whoever is out of their reach is struck half as often', () => {
    const hall = { A: {}, B: {}, R: { monster: 'ratman' } } as const;
    const dangers = (solo: State['solo']): readonly number[] => {
      const t = battle(HALL, hall, { state: { solo } });
      const danger = dangerTo(seenAt(t), t.figure('A'));
      return ['G1', 'C1'].map((square) => danger(t.square(square)));
    };
    const [beside, away] = dangers(null);
    assert.equal(beside, away);
    const [near, off] = dangers({ strategy: null });
    assert.deepEqual([near, off], [beside, away! / 2]);
  });

  test('where nobody can get at anybody they do not stay', () => {
    const walled = HALL.replaceAll('. . . . . . R', '. . .|. . . R').replaceAll(
      '. . . . . . .',
      '. . .|. . . .',
    );
    assert.equal(isStandoff(seenAt(battle(walled, { A: {}, B: {}, R: { monster: 'ratman' } }))), true);
    assert.equal(isStandoff(seenAt(battle(HALL, { A: {}, B: {}, R: { monster: 'ratman' } }))), false);
  });

  test('there they go where nobody sees them, and stay', () => {
    const map = `
      +-+-+-+-+-+
      |: :oA . R|
      + + +-+-+-+
      |: :|# # # 
      +-+-+ + + +
    `;
    const chasm = { id: 'chasm-1', tag: 'feature', feature: 'chasm', square: 3, squares: [3] } as const;
    const t = battle(map, { A: {}, R: { monster: 'ratman' } }, { level: { things: [chasm] } });
    assert.equal(isStandoff(seenAt(t)), true);
    const given = walkOut(t, 'ann');
    assert.deepEqual([t.at('A'), given.at(-1)], ['B2', { type: 'done' }]);
  });

  test('whoever is hidden already goes on, so that the one behind finds room', () => {
    const shaft = `
      +-+-+-+-+
      |AoD . R|
      + +-+-+-+
      |B|# # # 
      + + + + +
      |:|# # # 
      + + + + +
      |:|# # # 
      + + + + +
      |:|# # # 
      + + + + +
      |:|# # # 
      +-+ + + +
    `;
    const chasm = { id: 'chasm-1', tag: 'feature', feature: 'chasm', square: 2, squares: [2] } as const;
    const figures = { A: {}, B: {}, D: { wounds: 0 }, R: { monster: 'ratman' } } as const;
    const t = battle(
      shaft.replace('AoD', 'Ao.'),
      { A: {}, B: {}, R: figures.R },
      { level: { things: [chasm] } },
    );
    walkOut(t, 'ann');
    assert.notEqual(t.at('A'), 'A1');
    // A fallen figure in sight is dragged along: while any figure is seen, the fight goes on.
    const lying = battle(shaft, figures, { level: { things: [chasm] } });
    assert.deepEqual(next(lying), { type: 'drag', figure: lying.id('A'), target: lying.id('D') });
  });

  test('a fight that has gone on for ever is brought to its end: they go and find the enemy', () => {
    const length = 60;
    const wall = `${'+-'.repeat(length + 2)}+`;
    const t = battle(`${wall}\n|A ${': '.repeat(length)}R|\n${wall}`, { A: {}, R: { monster: 'ratman' } });
    const at = (turns: number): string => {
      t.state = { ...t.state, fight: { ...t.state.fight!, turns } };
      return next(t).type;
    };
    assert.deepEqual([at(1), at(21)], ['done', 'step']);
  });

  test('nobody waits for one who cannot come, nor for ever for one who will not', () => {
    const goesUp = (turns: number, effects: readonly { tag: string; ends: 'never' }[]): boolean => {
      const t = battle(HALL, { A: {}, B: {}, R: { monster: 'ratman', effects } });
      t.state = { ...t.state, fight: { ...t.state.fight!, turns } };
      const { stand } = heroManner(seenAt(t));
      return stand(t.figure('A'), t.square('G1'), 0) > stand(t.figure('A'), t.square('C1'), 0);
    };
    const seated = [{ tag: 'seated', ends: 'never' }] as const;
    assert.deepEqual([goesUp(20, []), goesUp(21, [])], [false, true]);
    assert.deepEqual([goesUp(1, []), goesUp(1, seated)], [false, true]);
    const t = battle(HALL, { A: {}, B: {}, R: { monster: 'ratman', effects: seated } });
    const danger = dangerTo(seenAt(t), t.figure('A'));
    assert.deepEqual(
      [danger(t.square('E1')), danger(t.square('G1')) > 0],
      [0, true],
      'it strikes from where it sits',
    );
  });

  test('with what they came for they take the way out, however long it is', () => {
    const length = 70;
    const wall = `${'+-'.repeat(length + 19)}+`;
    const map = `${wall}\n|.o${': '.repeat(length)}A ${': '.repeat(16)}R|\n${wall}`;
    const places = { A1: { stairs: 'out' } } as const;
    const figures = { A: { wounds: 1, items: ['horn'] }, R: { monster: 'chaosWarrior' } } as const;
    const { dungeon } = battle(map, figures).world.setup;
    const t = battle(map, figures, { places, setup: { dungeon: { ...dungeon, aims: ['horn'] } } });
    const { square } = t.figure('A');
    assert.deepEqual(next(t), { type: 'step', figure: t.id('A'), to: square - 1 });
  });

  test('a race that is lost is run from, where the way out is near', () => {
    const crowd = {
      A: { wounds: 1 },
      R: { monster: 'chaosWarrior' },
      S: { monster: 'chaosWarrior' },
    };
    const map = `
      +-+-+-+-+-+
      |A . . R S|
      +-+-+-+-+-+
    `;
    const lost = battle(map, crowd, { places: { A: { stairs: 'out' } } });
    assert.ok(race(seenAt(lost)) < 0.3);
    assert.equal(mustFlee(seenAt(lost)), true);
    assert.deepEqual(next(lost), { type: 'leaveDungeon', figure: 'A' });
    const trapped = battle(map, crowd);
    assert.equal(mustFlee(seenAt(trapped)), false);
    const even = battle(map, {
      ...crowd,
      A: { wounds: 5, fate: 2 },
      R: { monster: 'ratman' },
      S: { monster: 'ratman' },
    });
    assert.ok(race(seenAt(even)) > 0.3);
  });
});

suite('questions', () => {
  test('fate is for the blow that fells, or a heavy one with a point to spare', () => {
    const { view } = seenAt(
      battle(HALL, { A: { wounds: 2, fate: 1 }, B: { wounds: 4, fate: 2 }, R: { monster: 'ratman' } }),
    );
    assert.deepEqual(
      [
        savesFromWounds(view, 'A', 1),
        savesFromWounds(view, 'A', 2),
        savesFromWounds(view, 'B', 2),
        savesFromWounds(view, 'B', 3),
      ],
      [false, true, false, true],
    );
    // A point also undoes earlier wounds of the turn (ADV-FATE-08).
    const struck = { ...view, turn: { ...view.turn, suffered: { B: 1 } } };
    assert.deepEqual([savesFromWounds(struck, 'B', 1), savesFromWounds(struck, 'B', 2)], [false, true]);
    const last = seenAt(battle(HALL, { A: { wounds: 5, fate: 1 }, B: {}, R: { monster: 'ratman' } })).view;
    assert.deepEqual([savesFromWounds(last, 'A', 3), savesFromWounds(last, 'A', 4)], [false, true]);
    assert.deepEqual(
      ['gas', 'attack', 'dodge'].map((kind) => [savesRoll(view, 'A', kind), savesRoll(view, 'B', kind)]),
      [
        [true, true],
        [false, false],
        [false, true],
      ],
    );
    // Spores, a fall and choking kill; gas does in a fight, where it comes from a globe.
    for (const kind of ['mould', 'leap', 'rope', 'choke']) assert.equal(savesRoll(view, 'A', kind), true);
    const calm = { ...view, turn: { ...view.turn, mode: 'exploration' } } as const;
    assert.deepEqual([savesRoll(calm, 'A', 'gas'), savesRoll(calm, 'A', 'mould')], [false, true]);
  });

  test('monsters are put as far off as may be, above all from a wizard', () => {
    const t = table(HALL.replace('R', '.'), { A: { calling: 'wizard' }, B: {} });
    const seen = seenAt(t);
    assert.ok(remoteness(seen, t.square('H1')) > remoteness(seen, t.square('E1')));
    assert.ok(remoteness(seen, t.square('E1')) > remoteness(seen, t.square('B1')));
  });
});
