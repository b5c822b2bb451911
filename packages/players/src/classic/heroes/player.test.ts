import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { State } from '@oubliette/classic';
import { withSquares } from '@oubliette/dungeon';
import { sensibleHeroes } from './player.ts';
import { after, buried, does, doesNot, knowingly, looted, turnOf } from '../../../test/turn.ts';

/** What a dead companion left. */
const LEFT = {
  hero: 'elf',
  gold: 40,
  equipment: ['dagger'],
  treasures: [],
  potions: [],
  chance: 'gone',
} as const;

const heroesTurn = (scene: Parameters<typeof turnOf>[1], change?: Parameters<typeof turnOf>[3]) =>
  turnOf(sensibleHeroes(), scene, 'heroes', change);

suite('in a fight', () => {
  test('a foe at hand is struck', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+-+
        |B O . .|
        + + + + +
        |. . . .|
        +-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    });
    assert.ok(commands.includes('attack orc-1'), commands.join(', '));
  });

  test('of two foes, the one that a blow will surely kill is struck', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+-+
        |W B O .|
        + + + + +
        |. . . .|
        +-+-+-+-+`,
      figures: {
        B: { kind: 'barbarian' },
        W: { kind: 'chaosWarrior' },
        O: { kind: 'orc', defence: 0, attack: 3 },
      },
    });
    assert.equal(
      commands.find((command) => command.startsWith('attack')),
      'attack orc-1',
    );
  });

  test('the dying are healed before anything else', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+-+
        |B O . .|
        + + + + +
        |E . . .|
        +-+-+-+-+`,
      figures: {
        E: { kind: 'elf', spells: ['healBody', 'rockSkin'] },
        B: { kind: 'barbarian', body: 1 },
        O: { kind: 'orc' },
      },
    });
    assert.equal(
      commands.find((command) => command.startsWith('cast')),
      'cast healBody barbarian',
    );
  });

  test('whoever is nearly dead drinks what heals', () => {
    const { commands } = heroesTurn({
      map: `
        +-+-+-+
        |B O .|
        +-+-+-+`,
      figures: { B: { kind: 'barbarian', body: 1, potions: ['potionOfHealing'] }, O: { kind: 'orc' } },
    });
    assert.equal(commands[0], 'drink potionOfHealing');
  });

  test('a spell is kept for a foe that is worth it', () => {
    const scene = (kind: 'goblin' | 'chaosWarrior') =>
      ({
        map: `
          +-+-+-+-+-+-+
          |W . . . . O|
          +-+-+-+-+-+-+`,
        figures: { W: { kind: 'wizard', spells: ['ballOfFlame'] }, O: { kind } },
      }) as const;
    assert.ok(heroesTurn(scene('chaosWarrior')).commands.includes('cast ballOfFlame chaosWarrior-1'));
    assert.ok(!heroesTurn(scene('goblin')).commands.some((command) => command.startsWith('cast')));
  });

  test('a caster does not stand where the orcs can get at her when there is room behind a fighter', () => {
    const { state } = heroesTurn({
      map: `
        +-+-+-+-+-+-+-+
        |. . B W . O Q|
        +-+-+-+-+-+-+-+`,
      figures: {
        W: { kind: 'wizard', body: 3 },
        B: { kind: 'barbarian' },
        O: { kind: 'orc' },
        Q: { kind: 'orc' },
      },
      turn: { of: 'W', left: 8 },
    });
    const column = (id: string) => state.figures.find((figure) => figure.id === id)!.square % 7;
    assert.ok(column('wizard') < column('barbarian'), `the wizard stands in column ${column('wizard')}`);
  });
});

suite('with nobody about', () => {
  const LONG = `
    +-+-+-+-+-+-+-+-+-+
    |B . . . . . . . .|
    + + + + + + + + + +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+d+
    |: : : : : : : : :|
    +-+-+-+-+-+-+-+-+-+`;

  test('what is known to be a trap is walked round, though it is in the way', () => {
    const scene = {
      map: LONG,
      figures: { B: { kind: 'barbarian' } },
      quest: {
        traps: [
          { kind: 'pit', at: 'D1' },
          { kind: 'spear', at: 'E2' },
        ],
      },
    } as const;
    const { commands, state } = heroesTurn(scene, looted);
    assert.equal(commands[1], 'searchSecrets', 'an unknown room is searched before it is crossed');
    assert.ok(commands.length > 3 && !commands.includes('step D1'), commands.join(', '));
    assert.equal(state.figures[0]!.body, 8);
  });

  test('nobody leaves before the mission is fulfilled', () => {
    const scene = {
      map: LONG,
      figures: { B: { kind: 'barbarian' } },
      stairs: 'A1',
      quest: {
        goals: [{ id: 'goal', text: { en: 'Find it.', fr: 'Trouvez-le.' } }],
        notes: [{ when: { enter: 'p1' }, then: [{ goal: 'goal' }] }],
      },
    } as const;
    assert.ok(!heroesTurn(scene).commands.includes('leave'));
    assert.ok(heroesTurn(scene, (state) => ({ ...state, goals: ['goal'] })).commands.includes('leave'));
  });

  test('the last hero, nearly dead and beside the stairs, goes', () => {
    const scene = (body: number) =>
      ({
        map: LONG.replace('|. . . .', '|. . O .'),
        figures: { B: { kind: 'barbarian', body }, O: { kind: 'gargoyle' } },
        stairs: 'A1',
      }) as const;
    assert.ok(heroesTurn(scene(1)).commands.includes('leave'));
    assert.ok(!heroesTurn(scene(8)).commands.includes('leave'));
  });

  test('the second to act leaves the door to the first, who is not there yet', () => {
    const figures = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' } } as const;
    const map = LONG.replace('|. . . . . . . . .|', '|. . . . . . . . D|');
    const dwarf = heroesTurn({ map, figures, turn: { of: 'D', left: 6 } }, looted).commands;
    assert.ok(!dwarf.some((command) => command.startsWith('open')), dwarf.join(', '));
  });

  test('the first to act opens the door when all are at hand', () => {
    const figures = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' } } as const;
    const map = LONG.replace('|B . . . . . . . .|', '|. . . . . . . B .|').replace(
      '|. . . . . . . . .|',
      '|. . . . . . D . .|',
    );
    const { commands } = heroesTurn({ map, figures, turn: { of: 'B', left: 4 } }, looted);
    assert.equal(
      commands.find((command) => command.startsWith('open')),
      'open I2-I3',
    );
  });

  const CLOSET = {
    map: `
      +-+-+-+
      |B . .|
      +-+-+-+`,
    figures: { B: { kind: 'barbarian' } },
  } as const;

  test('a room that nobody has searched is searched: for traps, and then for treasure', () => {
    assert.ok(heroesTurn(CLOSET).commands.includes('searchSecrets'));
    const { commands } = turnOf(knowingly(sensibleHeroes(), 3), CLOSET, 'heroes');
    assert.ok(commands.includes('searchTreasure'), commands.join(', '));
  });

  test('what a dead friend left is taken up', () => {
    const { state } = turnOf(knowingly(sensibleHeroes(), 3), CLOSET, 'heroes', (before) => ({
      ...looted(before),
      belongings: [{ ...LEFT, square: 2 }],
    }));
    assert.deepEqual(state.heroes[0]!.equipment, ['dagger']);
  });
});

test('an ally whom the mission names goes up the stairs, and heroes do not go before', () => {
  const goals = [{ id: 'maude', text: { en: 'Bring Maude out.', fr: 'Sortez Maude.' } }];
  const scene = {
    map: `
      +-+-+-+-+-+
      |. . C . .|
      + + + + + +
      |B . . . .|
      +-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, C: { kind: 'captive', freed: true } },
    stairs: 'A1',
    quest: { goals, notes: [{ when: { leave: 'anyone' }, then: [{ goal: 'maude' }] }] },
  } as const;
  const name = {
    en: { one: 'Maude', many: 'Maude' },
    fr: { one: 'Maude', many: 'Maude', gender: 'f' },
  } as const;
  const named = (state: State): State => ({
    ...looted(state),
    figures: state.figures.map((figure) => (figure.kind === 'captive' ? { ...figure, name } : figure)),
  });
  const ally = turnOf(sensibleHeroes(), { ...scene, turn: 'C' }, 'heroes', named).commands;
  assert.equal(ally.at(-1), 'leave', ally.join(', '));
  assert.ok(!turnOf(sensibleHeroes(), scene, 'heroes', named).commands.includes('leave'));
});

suite('with a foe in sight that cannot be reached', () => {
  test('who may not search for it dares the pit', () => {
    const { commands } = heroesTurn(
      {
        map: `
          +-+-+-+-+-+-+
          |B . . . . O|
          +-+-+-+-+-+-+`,
        figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
        quest: { traps: [{ kind: 'pit', at: 'D1' }] },
        turn: { of: 'B', left: 8 },
      },
      (state) => ({ ...state, pits: withSquares(state.pits, [3]), traps: ['open'] }),
    );
    assert.ok(
      commands.some((command) => command === 'jump E1' || command === 'step D1'),
      commands.join(', '),
    );
  });

  const BEHIND_A_TABLE = {
    map: `
      +-+-+-+-+-+-+-+-+
      |. . .oB . . . O|
      + + + + + + + + +
      |. . .|. . . . .|
      +-+-+-+-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    quest: { furniture: [{ kind: 'table', at: 'E1' }] },
    turn: { of: 'B', left: 8 },
  } as const;

  test('its room is left for one that may be searched for secret doors', () => {
    const { commands } = heroesTurn(BEHIND_A_TABLE, looted);
    does(commands, 'searchSecrets');
  });

  test('and for one that may be searched for treasure', () => {
    const { commands } = turnOf(knowingly(sensibleHeroes(), 16), BEHIND_A_TABLE, 'heroes', (state) => ({
      ...state,
      belongings: [{ ...LEFT, square: 11 }],
    }));
    does(commands, 'searchTreasure');
  });
});

suite('when nothing comes of anything', () => {
  const CELLAR = {
    map: `
      +-+-+-+-+-+-+
      |. . . . B .|
      + + + + + + +
      |. . . . . .|
      +-+-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' } },
    stairs: 'A1',
  } as const;
  const inRound = (round: number, scene: object = {}) => ({ ...CELLAR, ...scene, round });
  const waiting = (rounds: number, change = looted, departs = false, scene = {}) => {
    const player = after(knowingly(sensibleHeroes(), 12), rounds, departs);
    return turnOf(player, inRound(2 + rounds, scene), 'heroes', change).commands;
  };
  /** A wall of rocks between the hero and the stairs. */
  const shutIn = (state: State): State => buried(looted(state), 3, 9);

  test('whoever is shut in for good is given up for lost after three rounds', () => {
    does(waiting(3, shutIn), 'giveUp');
    doesNot(waiting(2, shutIn), 'giveUp');
  });

  test('but not while a companion may still come for them', () => {
    const figures = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' } };
    const scene = { figures, map: CELLAR.map.replace('|. . . . B', '|. . D . B') };
    doesNot(waiting(4, shutIn, false, scene), 'giveUp');
    // Nobody has come for thirty rounds, so nobody will.
    doesNot(waiting(30, shutIn, false, scene), 'giveUp');
    does(waiting(31, shutIn, false, scene), 'giveUp');
  });

  test('one who is shut in with them will not', () => {
    const figures = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' } };
    const scene = { figures, map: CELLAR.map.replace('B .|', 'B D|') };
    does(waiting(3, shutIn, false, scene), 'giveUp');
  });

  test('nor with a spell that leads through rock', () => {
    const scene = { figures: { B: { kind: 'wizard', spells: ['passThroughRock'] } } };
    does(waiting(3, shutIn, false, scene), 'cast passThroughRock wizard');
  });

  test('a party with something left to do goes home after fifteen rounds', () => {
    const captive = { figures: { B: { kind: 'barbarian' }, C: { kind: 'captive' } } };
    const scene = { ...captive, map: CELLAR.map.replace('B .|', 'B C|') };
    does(waiting(16, looted, false, scene), 'leave');
    doesNot(waiting(15, looted, false, scene), 'leave');
    // Another hero leaving is not news.
    does(waiting(16, looted, true, scene), 'leave');
  });

  test('even from a foe whom nobody has come near in all that time', () => {
    const scene = {
      map: `
        +-+-+-+-+-+-+-+-+-+
        |. . . . . . B C O|
        + + +-+-+-+-+-+-+-+
        |. .|# # # # # # #|
        +-+-+-+-+-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian' }, C: { kind: 'captive' }, O: { kind: 'orc' } },
      turn: { of: 'B', left: 3 },
    };
    does(waiting(16, looted, false, scene), 'step D1');
    doesNot(waiting(15, looted, false, scene), 'step');
  });
});

suite('where a pit is in the only way (CLS-TRP-13)', () => {
  const open = (state: State): State => ({
    ...looted(state),
    pits: withSquares(state.pits, [1]),
    traps: ['open'],
    safe: withSquares(state.safe, [0, 1, 2]),
  });
  const before = (map: string) =>
    turnOf(
      knowingly(sensibleHeroes(), 12),
      {
        map,
        figures: { B: { kind: 'barbarian' } },
        quest: { traps: [{ kind: 'pit', at: 'B1' }] },
        turn: { of: 'B', left: 5 },
      },
      'heroes',
      open,
    );

  test('a door behind it is reached by climbing down, and opened from the bottom', () => {
    const { commands, state } = before('+-+-+-+\n|B .d.|\n+-+-+-+');
    does(commands, 'step B1');
    assert.equal(state.doors[0], 'open', commands.join(', '));
  });

  test('where a jump leads on, nobody climbs down', () => {
    const { commands } = before('+-+-+-+-+\n|B . .d.|\n+-+-+-+-+');
    does(commands, 'jump C1');
    doesNot(commands, 'step B1');
  });

  test('where there is a way round, the pit is left alone', () => {
    const { commands } = before('+-+-+-+-+\n|B . .d.|\n+ + + +-+\n|. . .|#|\n+-+-+-+-+');
    does(commands, 'open C1-D1');
    doesNot(commands, 'jump');
    doesNot(commands, 'step B1');
  });
});
