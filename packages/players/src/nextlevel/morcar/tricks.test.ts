/** What monsters may do besides walking and attacking: each where it pays, and not where it does not. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { NextState } from '@oubliette/nextlevel';
import { does, doesNot, nextTurnOf, openPit } from '../../../test/turn.ts';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { sensibleNextMorcar } from './player.ts';

type TurnScene = Parameters<typeof nextTurnOf>[1];

const morcarTurn = (
  scene: TurnScene,
  change?: (state: NextState) => NextState,
  difficulty: Difficulty = 'normal',
): readonly string[] =>
  nextTurnOf(sensibleNextMorcar({ difficulty }), { turn: 'morcar', ...scene }, 'morcar', change).commands;

suite('a hero’s weapon is knocked away', () => {
  const duel = (attack: number): TurnScene => ({
    map: `
      +-+-+
      |B O|
      +-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc', attack } },
    next: { figures: { B: { facing: 'east' }, O: { facing: 'west' } } },
  });

  test('by the stronger arm, before the blow', () => {
    const commands = morcarTurn(duel(6));
    assert.ok(commands[0] === 'disarm barbarian', commands.join(', '));
  });

  test('not by the weaker, nor by the merciful', () => {
    doesNot(morcarTurn(duel(2)), 'disarm');
    doesNot(morcarTurn(duel(6), undefined, 'merciful'), 'disarm');
  });

  test('and a monster takes up its own again', () => {
    const scene: TurnScene = {
      ...duel(3),
      next: { figures: { B: { facing: 'east' }, O: { facing: 'west', plights: [{ tag: 'disarmed' }] } } },
    };
    const litter = { square: 1, gold: 0, potions: [], gear: [], treasures: [], scrolls: [], substances: [] };
    const dropped = { ...litter, weaponsOf: ['orc-1'], poorWeapon: false };
    does(
      morcarTurn(scene, (state) => ({ ...state, next: { ...state.next, litter: [dropped] } })),
      'takeWeapon',
    );
  });
});

suite('goblins climb', () => {
  const hall = (kind: string): TurnScene => ({
    map: `
      +-+-+-+-+-+-+
      |. B . . . O|
      + + + + + + +
      |. . . . . .|
      +-+-+-+-+-+-+`,
    figures: { B: { kind: 'dwarf' }, O: { kind } },
    quest: { furniture: [{ kind: 'table', at: 'C1' }] },
  });

  test('over a table that bars the way', () => {
    const commands = morcarTurn(hall('goblin'));
    does(commands, 'step D2');
    does(commands, 'strike dwarf');
  });

  test('and nobody else does', () => doesNot(morcarTurn(hall('orc')), 'strike'));

  test('onto a bookcase, to bring it down on the heroes', () => {
    const library = (row: string): TurnScene => ({
      map: `
        +-+-+-+-+-+
        |G . . . .|
        + + + + + +
        |${row}|
        + + + + + +
        |. . . . .|
        +-+-+-+-+-+`,
      figures: {
        G: { kind: 'goblin', body: 3 },
        W: { kind: 'wizard' },
        E: { kind: 'elf', body: 2 },
      },
      quest: { furniture: [{ kind: 'bookcase', at: 'B1' }] },
    });
    does(morcarTurn(library('. W . E .')), 'topple');
    doesNot(morcarTurn(library('W . . . E')), 'topple');
  });
});

suite('a table is trampled', () => {
  const hall = (more: object = {}, last: object = { Q: { kind: 'orc' } }): TurnScene => ({
    map: `
      +-+-+-+-+-+-+-+-+
      |O . . . . . . .|
      + + + + + + + + +
      |P . . . . . . B|
      + + + + + + + + +
      |Q . . . . . . .|
      +-+-+-+-+-+-+-+-+`.replace('Q', 'Q' in last ? 'Q' : '.'),
    figures: { O: { kind: 'orc' }, P: { kind: 'orc' }, B: { kind: 'dwarf' }, ...last },
    quest: { furniture: [{ kind: 'table', at: 'C2' }] },
    ...more,
  });

  test('by two who have come past it, for whoever comes after', () => does(morcarTurn(hall()), 'smash'));

  test('not for nobody, nor by the merciful', () => {
    doesNot(morcarTurn(hall({}, {})), 'smash');
    for (let round = 1; round < 6; round += 1)
      doesNot(morcarTurn(hall({ round }), undefined, 'merciful'), 'smash');
  });
});

suite('pits are crossed', () => {
  const PASSAGE = `
    +-+-+-+-+-+-+-+
    |. O . . . . B|
    +-+-+-+-+-+-+-+`;
  const passage = (foe: object, map = PASSAGE, more: object = {}): TurnScene => ({
    map,
    figures: { O: { kind: 'orc', ...foe }, B: { kind: 'barbarian' }, ...more },
    quest: { traps: [{ kind: 'pit', at: ['C1'] }] },
  });

  test('at a stride by the great, by a leap where a fall is not the end', () => {
    const commands = morcarTurn(passage({ kind: 'gargoyle' }), openPit(2));
    does(commands, 'jump D1');
    does(commands, 'strike barbarian');
    does(morcarTurn(passage({ body: 2 }), openPit(2)), 'jump D1');
  });

  test('not by somebody whom the fall would kill', () => {
    doesNot(morcarTurn(passage({ body: 1 }), openPit(2)), 'jump');
  });

  test('by a rope, where two stand at the edge side by side', () => {
    const hall = `
      +-+-+-+-+-+-+-+
      |. O . . . . B|
      + + + + + + + +
      |. P . . . . .|
      +-+-+-+-+-+-+-+`;
    const scene = passage({}, hall, { P: { kind: 'orc' } });
    const quest = { traps: [{ kind: 'pit', at: ['C1', 'C2'] }] };
    does(morcarTurn({ ...scene, quest }, openPit(2, 9)), 'helpAcross');
  });

  test('past one who holds the other end, as long as there is nobody for it to strike', () => {
    const held = `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |. O . P . . . . . . . . . . . . . B|
      + + + + + + + + + + + + + + + + + + +
      |#|#|#|. . . . . . . . . . . . . . .|
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+`;
    const commands = morcarTurn(passage({}, held, { P: { kind: 'orc' } }), openPit(2));
    does(commands, 'secure');
    assert.ok(
      commands.some((command) => command.startsWith('cross')),
      commands.join(', '),
    );
    const near = held.replace('P . . . . . . . . . . . . . B', 'P B . . . . . . . . . . . . .');
    doesNot(morcarTurn(passage({}, near, { P: { kind: 'orc' } }), openPit(2)), 'secure');
  });
});

test('a hero is pushed into a pit by whoever is great enough', () => {
  const scene = (kind: string): TurnScene => ({
    map: `
      +-+-+-+-+-+-+
      |. . . B O .|
      +-+-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind } },
    quest: { traps: [{ kind: 'pit', at: ['B1'] }] },
  });
  does(morcarTurn(scene('gargoyle'), openPit(1)), 'push');
  doesNot(morcarTurn(scene('orc'), openPit(1)), 'push');
});

suite('the fimir’s magic', () => {
  /** It has rolled an 8, and casts what it likes. */
  const spellOn = (heroes: object, next: object = {}): string | undefined => {
    const spells: string[] = [];
    const player = sensibleNextMorcar();
    const watched: typeof player = {
      choose(look) {
        const command = player.choose(look);
        if (command.type === 'fimirSpell') spells.push(command.spell);
        return command;
      },
    };
    const scene = {
      map: `
        +-+-+-+-+-+-+-+-+-+-+
        |F . . . . . . . . H|
        + + + + + + + + + + +
        |. . . . . . . . . E|
        +-+-+-+-+-+-+-+-+-+-+`.replace('E', 'E' in heroes ? 'E' : '.'),
      figures: { F: { kind: 'fimir', move: 0 }, ...heroes },
      turn: 'morcar',
      next,
    };
    nextTurnOf(watched, scene, 'morcar', (state) => ({
      ...state,
      turn: { ...state.turn, actor: 'fimir-1', left: 0, path: [0] },
      next: { ...state.next, turn: { ...state.next.turn, startedAt: 0, fimir: 8 } },
    }));
    return spells[0];
  };
  const SHOOTERS = { H: { kind: 'wizard' }, E: { kind: 'elf' } };

  test('mist where two would shoot or cast, once', () => {
    assert.equal(spellOn(SHOOTERS), 'blackMist');
    const everywhere = Array.from({ length: 20 }, (_, square) => square);
    assert.notEqual(spellOn(SHOOTERS, { state: { mists: [everywhere] } }), 'blackMist');
  });

  test('slime for a strong arm far from the fight, not for a weak one', () => {
    const heroes = { H: { kind: 'barbarian' } };
    const rage = { dice: ['violet', 'red', 'red'], kills: 0, towards: 'orange' };
    const strong = {
      figures: { H: { level: 6, sheet: { inHand: 'battleAxe', gear: ['battleAxe'], rage } } },
    };
    assert.notEqual(spellOn(heroes), 'slime');
    assert.equal(spellOn(heroes, strong), 'slime');
  });
});
