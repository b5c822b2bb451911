import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { BESTIARY, MASTER } from '@oubliette/advanced';
import type { CounterKind, FrameSeenOf, State } from '@oubliette/advanced';
import { battle, MONSTERS, table } from '@oubliette/advanced/testing';
import { movesAt, newPlayer, next, seenAt, walkOut } from '../../../test/advancedTable.ts';
import {
  bringsCharacter,
  laysTrap,
  listensAt,
  savesMonster,
  sendsWanderers,
  slipsAway,
  springsAmbush,
  vigour,
} from './counters.ts';
import { deviceWorth } from './devices.ts';
import { preyWorth } from './manner.ts';
import { getsAtSomebody, orderFor } from './order.ts';
import { placeWorth } from './placing.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |A . . . . . . R|
  + + + + + + + + +
  |B . . . . . . .|
  +-+-+-+-+-+-+-+-+
`;

function hand(...counters: CounterKind[]): Pick<State, 'master'> {
  const bowl: CounterKind[] = [];
  return {
    master: {
      seat: MASTER,
      bowl,
      played: [],
      hand: counters,
      characters: [],
      escaped: [],
      met: [],
      spent: {},
      watch: [],
    },
  };
}

suite('monsters in a fight', () => {
  test('they come and strike whom they can kill', () => {
    const t = battle(
      HALL.replace('. . R', 'R . .'),
      { A: { wounds: 1 }, B: {}, R: { monster: 'ratman' } },
      { turn: MONSTERS },
    );
    const given = walkOut(t, MASTER);
    assert.deepEqual(given.at(-1), { type: 'attack', figure: t.id('R'), target: 'A', weapon: 'sword' });
  });

  test('the fallen are left alone by all but the ruthless, until the fight drags on', () => {
    const t = battle(HALL, { A: { wounds: 0 }, B: {}, R: { monster: 'ratman' } });
    const worth = (turns: number, difficulty: 'normal' | 'ruthless'): number => {
      t.state = { ...t.state, fight: { ...t.state.fight!, turns } };
      return preyWorth(seenAt(t, MASTER), t.figure('A'), 0, difficulty);
    };
    assert.ok(worth(1, 'normal') < 0 && worth(1, 'ruthless') > 0 && worth(20, 'normal') > 0);
  });

  test('they pursue when nobody is within their reach, and only then', () => {
    const order = { turn: { phase: 'master', order: null } } as const;
    const far = battle(
      `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |A . . . . . . . . . . . . . . . . R|
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    `,
      { A: {}, R: { monster: 'ratman' } },
      order,
    );
    assert.equal(getsAtSomebody(seenAt(far, MASTER), far.figure('R')), false);
    assert.deepEqual(orderFor(seenAt(far, MASTER), movesAt(far, MASTER)), {
      type: 'chooseOrder',
      order: 'moveFirst',
      pursuit: true,
    });
    const near = battle(HALL, { A: {}, B: {}, R: { monster: 'ratman' } }, order);
    const given = orderFor(seenAt(near, MASTER), movesAt(near, MASTER));
    assert.deepEqual(given, { type: 'chooseOrder', order: 'moveFirst', pursuit: false });
  });

  test('a device is worth those it hits, less its own', () => {
    const map = HALL.replace('A . . .', 'A B . R').replace('. R|', '. S|').replace('|B', '|.');
    const t = battle(map, { A: {}, B: {}, R: { monster: 'ratman' }, S: { monster: 'ratman' } });
    const aimed = (target: string): number | null =>
      deviceWorth(seenAt(t, MASTER), {
        type: 'useDevice',
        figure: t.id('S'),
        device: 'gasGlobes',
        target: t.id(target),
      });
    assert.ok(aimed('A')! > 0);
    assert.ok(aimed('A')! > aimed('R')!);
  });
});

suite('placing', () => {
  test('fighters beside heroes, the wizard first; shooters some way off', () => {
    const t = table(HALL.replace('R', '.'), { A: { calling: 'wizard' }, B: {} });
    const seen = seenAt(t, MASTER);
    const worth = (kind: string, square: string): number => placeWorth(seen, kind, t.square(square));
    assert.ok(worth('ratman', 'B1') > worth('ratman', 'B2'));
    assert.ok(worth('ratman', 'B2') > worth('ratman', 'D2'));
    const shooter = Object.values(BESTIARY).find(({ weapons }) => weapons.includes('shortBow'))!.id;
    assert.ok(worth(shooter, 'E1') > worth(shooter, 'B1'));
  });
});

suite('counters', () => {
  test('wandering monsters are sent after a worn party, or from a full hand', () => {
    const hale = table(HALL.replace('R', '.'), { A: {}, B: {} }, { state: hand('wandering') }).view(MASTER);
    const worn = table(
      HALL.replace('R', '.'),
      { A: { wounds: 1 }, B: {} },
      { state: hand('wandering') },
    ).view(MASTER);
    const full = table(
      HALL.replace('R', '.'),
      { A: {}, B: {} },
      { state: hand('wandering', 'fate', 'trap') },
    ).view(MASTER);
    assert.equal(vigour(hale), 1);
    assert.deepEqual(
      [hale, worn, full].map((view) => sendsWanderers(view, 'normal')),
      [false, true, true],
    );
    assert.deepEqual([sendsWanderers(hale, 'ruthless'), sendsWanderers(worn, 'merciful')], [true, false]);
  });

  test('an ambush joins a fight that is not won already', () => {
    const t = battle(HALL, { A: {}, B: {}, R: { monster: 'ratman' } });
    const beaten = battle(HALL, { A: { wounds: 1 }, B: { wounds: 1 }, R: { monster: 'ratman' } });
    assert.deepEqual(
      [springsAmbush(t.view(MASTER), 'normal'), springsAmbush(beaten.view(MASTER), 'normal')],
      [true, false],
    );
    assert.equal(springsAmbush(beaten.view(MASTER), 'ruthless'), true);
  });

  test('fate is for what would kill somebody dear; a character slips away when nearly dead', () => {
    const t = battle(HALL, { A: {}, B: {}, R: { monster: 'ratman' } });
    const ratman = t.figure('R');
    const character = { ...ratman, of: 'warpweaver', character: 'warpweaver', wounds: 1 };
    assert.deepEqual(
      [savesMonster(ratman, 9), savesMonster(character, 1), savesMonster({ ...character, wounds: 3 }, 1)],
      [false, true, false],
    );
    assert.deepEqual([slipsAway(character), slipsAway(ratman)], [true, false]);
  });

  test('a trap is for a chest, or for whoever it may fell', () => {
    const t = table(HALL.replace('R', '.'), { A: { wounds: 1 }, B: {} }, { state: hand('trap') });
    const view = t.view(MASTER);
    assert.deepEqual(
      [
        laysTrap(view, 'chest', 'B', 'normal'),
        laysTrap(view, 'step', 'B', 'normal'),
        laysTrap(view, 'step', 'A', 'normal'),
        laysTrap(view, 'step', 'B', 'ruthless'),
      ],
      [true, false, true, true],
    );
  });

  test('a character comes with a group that can shield it, or into the quest room', () => {
    const t = table(HALL.replace('R', '.'), { A: {}, B: {} }, { places: { A: { room: 'quest' } } });
    const seen = seenAt(t, MASTER);
    const meeting = (left: string[], areas: string[]): boolean => {
      const met = { tag: 'meeting', left, areas } as Partial<
        FrameSeenOf<'meeting'>
      > as FrameSeenOf<'meeting'>;
      return bringsCharacter({ ...seen, view: { ...seen.view, underWay: [met] } });
    };
    const three = ['ratman', 'ratman', 'ratman'];
    assert.deepEqual(
      [meeting(three, []), meeting(['ratman'], []), meeting(['ratman'], [t.areaOf('A')])],
      [true, false, true],
    );
  });

  test('with counters in hand the master listens, and without any begins nothing and ends nothing', () => {
    const t = table(HALL.replace('R', '.'), { A: {}, B: {} }, { state: hand('fate') });
    assert.equal(listensAt(t.view(MASTER), 'combat'), true);
    const player = newPlayer(t, MASTER);
    const command = player.consider!({ view: t.view(MASTER), moves: movesAt(t, MASTER) });
    assert.equal(command?.type, 'watch');
    const { master } = hand();
    for (const watch of [[], ['combat']] as const) {
      const empty = table(
        HALL.replace('R', '.'),
        { A: {}, B: {} },
        { state: { master: { ...master, watch } } },
      );
      assert.equal(listensAt(empty.view(MASTER), 'combat'), false);
      const look = { view: empty.view(MASTER), moves: movesAt(empty, MASTER) };
      assert.equal(newPlayer(empty, MASTER).consider!(look), null);
    }
  });

  test('once it has an order the master is done when nothing is left to do', () => {
    const t = battle(
      HALL,
      { A: {}, B: {}, R: { monster: 'ratman', effects: [{ tag: 'asleep', ends: 'never' }] } },
      { turn: MONSTERS },
    );
    assert.deepEqual(next(t, MASTER), { type: 'done' });
  });
});
