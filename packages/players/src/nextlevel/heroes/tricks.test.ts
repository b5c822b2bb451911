/** What heroes may do besides walking and attacking: each where it pays, and not where it does not. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { HeroKind, SpellId } from '@oubliette/classic';
import type { NextState } from '@oubliette/nextlevel';
import { does, doesNot, nextTurnOf, openPit } from '../../../test/turn.ts';
import { sensibleNextHeroes } from './player.ts';

type TurnScene = Parameters<typeof nextTurnOf>[1];

const heroesTurn = (scene: TurnScene, change?: (state: NextState) => NextState): readonly string[] =>
  nextTurnOf(sensibleNextHeroes(), scene, 'heroes', change).commands;

suite('a door is barricaded', () => {
  const hall = (barbarian: object, foes: object, spells: readonly SpellId[]): TurnScene => ({
    map: `
        +-+-+-+-+-+-+-+
        |. E Bo. . O P|
        + + + +-+-+-+-+
        |. . .|
        +-+-+-+`,
    figures: { B: { kind: 'barbarian', ...barbarian }, E: { kind: 'elf', spells }, ...foes },
    turn: { of: 'B', left: 0 },
    next: { turn: { actions: ['move'] } },
  });
  const WARRIORS = { O: { kind: 'chaosWarrior' }, P: { kind: 'chaosWarrior' } };

  test('against too many, to heal a wound behind it', () => {
    does(heroesTurn(hall({ body: 1 }, WARRIORS, ['healBody'])), 'barricade');
  });

  test('not where nobody could make use of the time', () => {
    doesNot(heroesTurn(hall({ body: 1 }, WARRIORS, [])), 'barricade');
    doesNot(heroesTurn(hall({ body: 8 }, WARRIORS, ['healBody'])), 'barricade');
  });

  test('not with a friend still on the other side', () => {
    const foes = { ...WARRIORS, O: { kind: 'dwarf' } };
    doesNot(heroesTurn(hall({ body: 1 }, foes, ['healBody'])), 'barricade');
  });

  test('behind the party on its way out, if they are followed', () => {
    const scene = (foe: string): TurnScene => ({
      map: `
        +-+-+-+-+-+-+-+-+-+-+
        |. . . . . . Bo. . O|
        + + + + + + + +-+-+-+
        |. . . . . . .|
        +-+-+-+-+-+-+-+`,
      figures: { B: { kind: 'barbarian', body: 2 }, O: { kind: foe, move: foe === 'zombie' ? 0 : 8 } },
      turn: { of: 'B', left: 2 },
      stairs: 'A1',
      quest: {
        goals: [{ id: 'goal', text: { en: 'Find it.', fr: 'Trouvez-le.' } }],
        notes: [{ when: { leave: 'anyone' }, then: [{ goal: 'goal' }] }],
      },
      next: { turn: { actions: ['move'] } },
    });
    const done = (state: NextState): NextState => ({ ...state, goals: ['goal'] });
    does(heroesTurn(scene('chaosWarrior'), done), 'barricade');
    doesNot(heroesTurn(scene('zombie'), done), 'barricade');
  });
});

suite('a cupboard or bookcase is toppled', () => {
  const library = (figures: object): TurnScene => ({
    map: `
      +-+-+-+-+-+
      |B . . . .|
      + + + + + +
      |. O . P .|
      + + + + + +
      |. . . . .|
      +-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, ...figures },
    quest: { furniture: [{ kind: 'bookcase', at: 'B1' }] },
    turn: { of: 'B', left: 0 },
    next: { turn: { actions: ['move'] } },
  });

  test('onto two foes at once', () => {
    does(heroesTurn(library({ O: { kind: 'chaosWarrior' }, P: { kind: 'chaosWarrior' } })), 'topple');
  });

  test('not onto a friend, nor where nobody is', () => {
    doesNot(heroesTurn(library({ O: { kind: 'goblin' }, P: { kind: 'dwarf', body: 2 } })), 'topple');
    const away = library({ O: { kind: 'orc' } });
    const map = away.map.replace('|. O . P .|', '|. . . . O|');
    doesNot(heroesTurn({ ...away, map }), 'topple');
  });
});

suite('foes are pushed', () => {
  const passage = (turn: 'B' | 'D', plights: readonly { tag: string }[]): TurnScene => ({
    map: `
      +-+-+-+-+-+-+
      |B D O . . .|
      +-+-+-+-+-+-+`,
    figures: { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    turn: { of: turn, left: 4 },
    quest: { traps: [{ kind: 'pit', at: ['E1'] }] },
    next: { figures: { B: { plights: [...plights] } }, turn: { actions: ['move'] } },
  });
  const HELD = { tag: 'holding', what: 'move', left: 4 };

  test('into a pit, by two of them: one holds back the move, the other leads', () => {
    does(heroesTurn(passage('B', []), openPit(4)), 'holdMove');
    does(heroesTurn(passage('D', [HELD]), openPit(4)), 'push');
  });

  test('not where there is nothing to push them into', () => {
    doesNot(heroesTurn(passage('B', [])), 'holdMove');
    doesNot(heroesTurn(passage('D', [HELD])), 'push');
  });
});

suite('a weapon is knocked from a foe’s hand', () => {
  const duel = (attack: number, sword: 'east' | 'west' = 'west'): TurnScene => ({
    map: `
      +-+-+
      |B O|
      +-+-+`,
    figures: { B: { kind: 'barbarian' }, O: { kind: 'orc', attack, body: 3, defence: 4 } },
    turn: { of: 'B', left: 0 },
    next: { figures: { B: { facing: 'east' }, O: { facing: sword } }, turn: { actions: ['move'] } },
  });

  test('before a blow that will not kill, by the stronger arm', () => {
    const commands = heroesTurn(duel(1));
    assert.deepEqual(commands.slice(0, 1), ['disarm orc-1'], commands.join(', '));
  });

  test('not by the weaker arm, nor from behind', () => {
    doesNot(heroesTurn(duel(5)), 'disarm');
    doesNot(heroesTurn(duel(1, 'east')), 'disarm');
  });
});

suite('the wizard leaps', () => {
  const cornered = (body: number, foes: object): TurnScene => ({
    map: `
        +-+-+-+-+-+-+-+
        |W O .|. . . .|
        + + + + + + + +
        |P . .|. . . .|
        + + + + + + + +
        |. . .|. . . D|
        +-+-+-+-+-+-+-+`,
    figures: { W: { kind: 'wizard', body }, D: { kind: 'dwarf' }, ...foes },
    turn: { of: 'W', left: 8 },
    next: { turn: { actions: ['move', 'attack'] } },
  });

  test('out of a corner, nearly dead', () => {
    does(heroesTurn(cornered(2, { O: { kind: 'chaosWarrior' }, P: { kind: 'chaosWarrior' } })), 'teleport');
  });

  test('not away from what can hardly hurt', () => {
    const asleep = { kind: 'goblin', conditions: ['asleep'] };
    doesNot(heroesTurn(cornered(5, { O: asleep, P: asleep })), 'teleport');
  });
});

suite('the wizard asks who casts spells', () => {
  const before = (kind: 'wizard' | 'barbarian', dark: boolean): TurnScene => ({
    map: `
      +-+-+-+-+-+
      |W . .d. .|
      +-+-+-+-+-+`,
    figures: { W: { kind } },
    turn: { of: 'W', left: 8 },
    dark,
    quest: { monsters: [{ kind: 'chaosSorcerer', at: 'E1' }] },
    next: { turn: { actions: ['move'] }, state: { searchedRooms: [0, 1, 2] } },
  });

  test('behind the door the party is going to open', () => {
    const commands = heroesTurn(before('wizard', true));
    const asked = commands.indexOf('detect');
    assert.ok(asked >= 0 && asked < commands.findIndex((one) => one.startsWith('open')), commands.join(', '));
  });

  test('nobody else can, and only once', () => {
    doesNot(heroesTurn(before('barbarian', true)), 'detect');
    const commands = heroesTurn(before('wizard', true));
    assert.equal(commands.filter((one) => one === 'detect').length, 1);
  });
});

suite('the dwarf lays a trap', () => {
  const passage = (parts: number, foe: object): TurnScene => ({
    map: `
        +-+-+-+-+-+-+
        |. D . . . O|
        +-+-+-+-+-+-+`,
    figures: { D: { kind: 'dwarf' }, O: { kind: 'orc', ...foe } },
    turn: { of: 'D', left: 0 },
    next: {
      figures: { D: { facing: 'east', sheet: { parts, inHand: 'shortsword' } } },
      turn: { actions: ['move'] },
    },
  });

  test('where the foes will tread', () => does(heroesTurn(passage(3, {})), 'buildTrap C1'));

  test('not without the parts, nor against somebody who is not coming', () => {
    doesNot(heroesTurn(passage(2, {})), 'buildTrap');
    doesNot(heroesTurn(passage(3, { conditions: ['asleep'] })), 'buildTrap');
  });
});

suite('the dwarf goes out of the way for a known trap', () => {
  const hall = (kind: string, body = 7): TurnScene => ({
    map: `
      +-+-+-+-+-+-+-+
      |D . . . . .d:|
      + + + + + + +-+
      |. . . . . .|:|
      + + + + + + +-+
      |. . . . . .|:|
      +-+-+-+-+-+-+-+`,
    figures: { D: { kind, body } },
    turn: { of: 'D', left: 8 },
    quest: { traps: [{ kind: 'spear', at: 'C3' }] },
    next: { turn: { actions: ['move'] }, state: { searchedRooms: [0, 1, 2] } },
  });
  /** The room has been searched for traps, and one was found. */
  const turn = (kind: HeroKind, body?: number) => {
    const player = sensibleNextHeroes();
    player.hear?.({ type: 'stepped', rules: ['NXT-MOV-01'], figure: kind, from: 1, to: 0 });
    player.hear?.({ type: 'lookedFor', rules: ['NXT-TRS-01'], hero: kind, what: 'traps', face: null });
    const found = (state: NextState): NextState => ({ ...state, traps: ['found'] });
    return nextTurnOf(player, hall(kind, body), 'heroes', found).commands;
  };

  test('to take it apart', () => does(turn('dwarf'), 'disarm'));

  test('not when nearly dead, and nobody else', () => {
    doesNot(turn('dwarf', 2), 'disarm');
    doesNot(turn('elf'), 'disarm');
  });
});

suite('gifted archers', () => {
  const range = (gifts: readonly string[], foes: object): TurnScene => ({
    map: `
      +-+-+-+-+-+-+-+-+-+
      |E . . . . . . . O|
      + + + + + + + + + +
      |. . . . . . . . P|
      +-+-+-+-+-+-+-+-+-+`,
    figures: { E: { kind: 'elf' }, ...foes },
    turn: { of: 'E', left: 0 },
    next: { figures: { E: { level: 4, sheet: { gifts } } }, turn: { actions: ['move'] } },
  });
  const ORCS = { O: { kind: 'orc' }, P: { kind: 'orc' } };

  test('a second arrow follows at once, where the gift allows it', () => {
    const commands = heroesTurn(range(['multipleShot'], ORCS));
    const shot = commands.findIndex((command) => command.startsWith('strike'));
    assert.equal(commands[shot + 1], 'shootAgain', commands.join(', '));
    doesNot(heroesTurn(range([], ORCS)), 'shootAgain');
  });

  test('the heroic shot of the quest is kept for somebody who is worth it', () => {
    const great = { O: { kind: 'gargoyle', attack: 6 }, P: { kind: 'gargoyle', attack: 6 } };
    assert.equal(heroesTurn(range(['heroicShot'], great))[0], 'callHeroicShot');
    doesNot(heroesTurn(range(['heroicShot'], ORCS)), 'callHeroicShot');
  });
});
