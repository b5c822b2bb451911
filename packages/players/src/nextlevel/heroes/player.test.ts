import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { NextState } from '@oubliette/nextlevel';
import type { NextScene } from '@oubliette/nextlevel/scenario';
import { after, buried, does, doesNot, nextTurnOf } from '../../../test/turn.ts';
import { sensibleNextHeroes } from './player.ts';

const heroesTurn = (scene: Parameters<typeof nextTurnOf>[1], change?: Parameters<typeof nextTurnOf>[3]) =>
  nextTurnOf(sensibleNextHeroes(), scene, 'heroes', change);

const looted = (state: NextState): NextState => ({
  ...state,
  next: { ...state.next, searchedRooms: [0, 1, 2, 3] },
});

suite('in a fight', () => {
  test('a foe is struck from behind where there is a way round it', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+-+-+
        |. . . . .|
        + + + + + +
        |B . O . .|
        + + + + + +
        |. . . . .|
        +-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, O: { kind: 'gargoyle' } },
      turn: { of: 'B', left: 8 },
      next: { figures: { O: { facing: 'west' } }, turn: { actions: ['move'] } },
    });
    const strike = commands.indexOf('strike gargoyle-1');
    assert.ok(strike > 0, commands.join(', '));
    assert.ok(['step D1', 'step D2', 'step D3'].includes(commands[strike - 1]!), commands.join(', '));
  });

  test('nobody rushes in among three orcs to strike one of them when the doorway can be held', () => {
    const { state } = heroesTurn({
      map: `
        +-+-+-+-+-+-+-+
        |: : : B|. O .|
        + + + + + + + +
        |: : : : . . P|
        + + + + + + + +
        |: : : :|. Q .|
        +-+-+-+-+-+-+-+`,
      figures: {
        B: { kind: 'barbarian', body: 4 },
        O: { kind: 'orc' },
        P: { kind: 'orc' },
        Q: { kind: 'orc' },
      },
      turn: { of: 'B', left: 8 },
      next: { turn: { actions: ['move'], startedAt: 3 } },
    });
    const { square } = state.figures.find(({ id }) => id === 'barbarian')!;
    assert.ok(square % 7 <= 4, `the barbarian stands in column ${square % 7}`);
  });

  test('the wizard strikes from afar with mana', () => {
    const { commands, state } = heroesTurn({
      map: `
        +-+-+-+-+-+-+
        |W . . . . O|
        +-+-+-+-+-+-+`,
      figures: { W: { kind: 'wizard' }, O: { kind: 'orc' } },
      turn: { of: 'W', left: 2 },
      next: {
        figures: { W: { sheet: { cast: ['revealingLight', 'lightning', 'weaponEnchantment'] } } },
        turn: { actions: ['move'] },
      },
    });
    assert.ok(commands.includes('strike orc-1'), commands.join(', '));
    assert.ok(state.next.sheets.wizard!.mana < 2);
  });

  test('a blow is held back for a friend beside the foe, and the friend strikes with both', () => {
    const player = sensibleNextHeroes();
    const scene = (turn: string, plights: { tag: string }[]) =>
      ({
        map: `
          +-+-+-+
          |B O D|
          +-+-+-+`,
        figures: {
          B: { kind: 'barbarian' },
          D: { kind: 'dwarf' },
          O: { kind: 'gargoyle', body: 1, defence: 5 },
        },
        turn: { of: turn, left: 0 },
        next: { figures: { B: { plights } }, turn: { actions: ['move'] } },
      }) as const;
    const first = nextTurnOf(player, scene('B', []), 'heroes').commands;
    assert.ok(first.includes('hold gargoyle-1'), first.join(', '));
    const held = { tag: 'holding', what: 'attack', target: 'gargoyle-1', choice: {} };
    const { commands, state } = nextTurnOf(player, scene('D', [held]), 'heroes');
    assert.ok(commands.includes('strike gargoyle-1'), commands.join(', '));
    assert.deepEqual(state.next.plights['barbarian'] ?? [], [], 'the held blow was struck too');
  });

  test('whoever has no foe within reach ends the turn facing them', () => {
    const { state } = heroesTurn({
      map: `
        +-+-+-+-+-+-+-+-+-+-+
        |. . B . . . . . . O|
        +-+-+-+-+-+-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, O: { kind: 'chaosWarrior' } },
      turn: { of: 'B', left: 0 },
      next: { figures: { B: { facing: 'west' } }, turn: { actions: ['move'], arrived: 0 } },
    });
    assert.equal(state.next.facing['barbarian'], 1);
  });

  test('the elf puts the bow away when a foe is upon her', () => {
    const { state } = heroesTurn({
      map: `
        +-+-+
        |E O|
        +-+-+`,
      figures: { E: { kind: 'elf' }, O: { kind: 'orc' } },
      turn: 'E',
      next: { figures: { O: { facing: 'west' } }, engaged: [['E', 'O']] },
    });
    assert.equal(state.next.sheets.elf!.inHand, 'shortsword');
  });

  test('the nearly dead drink what heals, in their own turn', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+
        |B O .|
        +-+-+-+`,
      figures: { B: { kind: 'barbarian', body: 1, potions: ['potionOfHealing'] }, O: { kind: 'orc' } },
      turn: 'B',
    });
    assert.equal(commands[0], 'drink potionOfHealing');
  });

  test('the wizard gives a point of Mind for one of Body', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+
        |W O D|
        +-+-+-+`,
      figures: { W: { kind: 'wizard', body: 1 }, O: { kind: 'orc' }, D: { kind: 'dwarf' } },
      turn: 'W',
    });
    assert.ok(commands.includes('mindToBody'), commands.join(', '));
  });
});

suite('with nobody about', () => {
  const ROOM = `
    +-+-+-+-+
    |B . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+`;

  test('two actions: a room is searched for traps and for treasure in one turn', () => {
    const { commands } = heroesTurn({ map: ROOM, figures: { B: { kind: 'barbarian' } }, turn: 'B' });
    assert.deepEqual(commands.slice(0, 2), ['searchTraps', 'searchTreasure']);
  });

  test('nobody opens a door before listening at it', () => {
    const { commands } = heroesTurn(
      {
        map: `
          +-+-+-+-+-+
          |B . . .d:|
          +-+-+-+-+-+`,
        figures: { B: { kind: 'barbarian' } },
        turn: { of: 'B', left: 8 },
        next: { turn: { actions: ['move'] } },
      },
      looted,
    );
    const ear = commands.indexOf('listen');
    assert.ok(ear >= 0 && commands[ear + 1]?.startsWith('open'), commands.join(', '));
  });

  test('the dwarf takes a known trap apart', () => {
    const { commands } = heroesTurn(
      {
        map: ROOM,
        figures: { B: { kind: 'dwarf' } },
        turn: 'B',
        quest: { traps: [{ kind: 'spear', at: 'B1' }] },
      },
      (state) => ({ ...looted(state), traps: ['found'] }),
    );
    assert.equal(commands[0], 'disarm');
  });

  suite('a chest that can be come to from one square only', () => {
    const NOOK = `
      +-+-+-+-+
      |. . D .|
      + + + +-+
      |. B . .|
      +-+-+-+-+`;
    const chest = (figures: NextScene['figures'], round: number, player = sensibleNextHeroes()) =>
      nextTurnOf(
        player,
        {
          map: NOOK,
          figures,
          turn: 'D',
          round,
          quest: { furniture: [{ id: 'c', kind: 'treasureChest', at: 'D1' }] },
        },
        'heroes',
        looted,
      );
    const weak = { kind: 'dwarf', body: 1 } as const;
    const squareOf = ({ figures }: NextState, id: string) => figures.find((one) => one.id === id)!.square;

    test('the weak make room for somebody with more Body to lose', () => {
      const { commands, state } = chest({ D: weak, B: { kind: 'barbarian' } }, 1);
      doesNot(commands, 'searchFurniture');
      assert.notEqual(squareOf(state, 'dwarf'), 2, commands.join(', '));
    });

    test('but when nobody else has come to it for some rounds, they open it themselves', () => {
      const player = sensibleNextHeroes();
      const figures = { D: weak, B: { kind: 'barbarian' } } as const;
      doesNot(chest(figures, 1, player).commands, 'searchFurniture');
      does(chest(figures, 5, player).commands, 'searchFurniture');
    });

    test('whoever is fit opens it at once', () => {
      does(chest({ D: { kind: 'dwarf' }, B: { kind: 'barbarian' } }, 1).commands, 'searchFurniture');
    });
  });

  test('nobody walks before a friend who lies in wait', () => {
    const { commands } = heroesTurn(
      {
        map: `
          +-+-+-+-+-+-+-+
          |B . . . . .d:|
          + + + + + + +-+
          |. . D . . .|:|
          +-+-+-+-+-+-+-+`,
        figures: { B: { kind: 'barbarian' }, D: { kind: 'dwarf' } },
        turn: { of: 'B', left: 8 },
        next: {
          figures: { D: { facing: 'north', plights: [{ tag: 'ambush' }] } },
          turn: { actions: ['move'] },
        },
      },
      looted,
    );
    for (const square of ['B2', 'C1', 'D2'])
      assert.ok(!commands.includes(`step ${square}`), commands.join(', '));
  });
});

test('with a foe in sight that cannot be reached, its room is left for one that may be searched', () => {
  const { commands, state } = heroesTurn(
    {
      map: `
        +-+-+-+-+-+-+-+-+
        |. . .oB . . . O|
        + + + + + + + + +
        |. . .|. . . . .|
        +-+-+-+-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
      quest: { furniture: [{ kind: 'table', at: 'E1' }] },
      turn: { of: 'B', left: 8 },
      next: { turn: { actions: ['move'] } },
    },
    looted,
  );
  const { square } = state.figures.find(({ id }) => id === 'barbarian')!;
  assert.ok(square % 8 < 3, commands.join(', '));
});

suite('when nothing comes of anything', () => {
  const CELLAR = {
    map: `
      +-+-+-+-+-+-+
      |. . . . B .|
      + + + + + + +
      |. . . . . C|
      +-+-+-+-+-+-+`,
    stairs: 'A1',
  } as const;
  const captive = { B: { kind: 'barbarian' }, C: { kind: 'captive' } };
  const waiting = (rounds: number, figures: object, shut: boolean, departs = false) => {
    const player = sensibleNextHeroes();
    player.hear?.({ type: 'stepped', rules: ['CLS-MOV-01'], figure: 'barbarian', from: 5, to: 4 });
    for (const what of ['traps', 'passages'] as const)
      player.hear?.({ type: 'lookedFor', rules: ['NXT-TRS-01'], hero: 'barbarian', what, face: null });
    after(player, rounds, departs);
    const map = 'C' in figures ? CELLAR.map : CELLAR.map.replace('C', '.');
    const scene = { ...CELLAR, map, figures, round: 2 + rounds } as Parameters<typeof nextTurnOf>[1];
    const change = (state: NextState) => (shut ? buried(looted(state), 3, 9) : looted(state));
    return nextTurnOf(player, scene, 'heroes', change).commands;
  };

  test('whoever is shut in for good is given up for lost after three rounds', () => {
    does(waiting(3, { B: { kind: 'barbarian' } }, true), 'giveUp');
    doesNot(waiting(2, { B: { kind: 'barbarian' } }, true), 'giveUp');
  });

  test('a party with something left to do goes home after fifteen rounds, whoever has gone before', () => {
    does(waiting(16, captive, false), 'leave');
    doesNot(waiting(15, captive, false), 'leave');
    does(waiting(16, captive, false, true), 'leave');
  });
});
