import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withSquares } from '@oubliette/dungeon';
import { telling } from '@oubliette/nextlevel';
import { table } from '@oubliette/nextlevel/testing';
import { checkMessages } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { cellTexts } from '../../../classic/board/cellText.ts';
import { seenDoors } from '../../../classic/board/doors.ts';
import type { BoardParts } from '../../../classic/kit.ts';
import { hiddenTraps } from './hiddenTraps.ts';
import { signsOf } from './plights.ts';
import { sayFigure, sayHiddenTraps, saySquare, sayTraps } from './spoken.ts';
import { NEXT_BOARD_WORDS } from './words.ts';

const MAP = `
  +-+-+-+-+
  |B . O .|
  + + + +d+
  |. . . .|
  +-+-+-+-+`;

const told = table(
  MAP,
  { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
  {
    turn: 'B',
    next: {
      figures: {
        B: { facing: 'east', plights: [{ tag: 'ill', turns: 1 }, { tag: 'attacked' }, { tag: 'ambush' }] },
        O: { facing: 'north' },
      },
    },
  },
);
const plain = told.view('heroes');
const square = (name: string): number => told.square(name);
const view = {
  ...plain,
  pits: withSquares(plain.pits, [square('B2')]),
  next: {
    ...plain.next,
    litter: [
      {
        square: square('A2'),
        gold: 20,
        potions: ['potionOfHealing' as const],
        gear: [],
        treasures: [],
        scrolls: [],
        substances: [],
        weaponsOf: [told.id('O')],
        poorWeapon: true,
      },
    ],
    barricades: [{ door: plain.doorKeys[0]!, tries: 2, last: null, broken: false }],
    spheres: [{ square: square('A2'), direction: 3 as const }],
    mists: [[square('D2')]],
    gases: [[square('D2')]],
    dwarfTraps: [square('D2')],
    traps: [
      { kind: 'steelJaw' as const, squares: [square('D2')] },
      { kind: 'spear' as const, squares: [square('D2')] },
      { kind: 'deepPit' as const, squares: [square('B2')] },
    ],
  },
};

function reader(language: Language) {
  return { view, names: telling.namesIn(view), language };
}

describe('what NextLevel says of the board', () => {
  test('which way figures face, and what ails them, the worst first', () => {
    assert.deepEqual(sayFigure(reader('en'), told.figure('B')), ['faces east', 'ill', 'in ambush']);
    assert.deepEqual(sayFigure(reader('fr'), told.figure('O')), ['regarde vers le nord']);
  });

  test('bookkeeping has no sign', () => {
    assert.deepEqual(signsOf(view, told.id('B')), ['ill', 'ambush']);
  });

  test('what lies on a square', () => {
    assert.deepEqual(saySquare(reader('en'), square('A2')), [
      'on the floor: 20 gold pieces, a potion of healing and a battered weapon',
      'on the floor: the weapon of the orc',
      'a granite sphere, rolling west',
    ]);
    assert.deepEqual(saySquare(reader('fr'), square('A2')).slice(1), [
      'par terre\u00a0: l’arme de l’orc',
      'une sphère de granit, qui roule vers l’ouest',
    ]);
  });

  test('traps by their own names', () => {
    assert.deepEqual(
      sayTraps(reader('en')).map(({ text }) => text),
      ['a known trap: steel jaw', 'a known trap: spear trap', 'a known trap: deep pit'],
    );
    assert.equal(sayTraps(reader('fr'))[0]?.text, 'piège connu\u00a0: mâchoire d’acier');
  });

  test('a pit that lies open is a deep one, or is not', () => {
    assert.deepEqual(saySquare(reader('en'), square('B2')), ['deep pit']);
    const open = { ...view, next: { ...view.next, traps: [] } };
    assert.deepEqual(saySquare({ ...reader('en'), view: open }, square('B2')), []);
  });

  test('mist and gas, and doors that are barred', () => {
    assert.deepEqual(saySquare(reader('en'), square('D2')), [
      'a trap built by a dwarf',
      'Black Mist',
      'Marsh Gas',
      'door barricaded north, rammed 2 times',
    ]);
    assert.equal(
      saySquare(reader('fr'), square('D1')).at(0),
      'porte barricadée au sud, 2 tentatives pour l’enfoncer',
    );
  });

  test('who would strike there at whoever is on turn', () => {
    assert.deepEqual(saySquare(reader('en'), square('B1')), ['controlled by the orc']);
    assert.deepEqual(saySquare(reader('fr'), square('C2')), ['sous le contrôle de l’orc']);
    assert.deepEqual(saySquare(reader('en'), square('A1')), []);
  });

  test('in sound messages', () => {
    assert.deepEqual(checkMessages(NEXT_BOARD_WORDS), []);
  });
});

describe('behind the screen', () => {
  const traps = [
    { kind: 'spear', at: 'A2' },
    { kind: 'spear', at: 'B2' },
  ] as const;
  const varied = table(
    MAP,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: 'B', quest: { traps }, next: { traps: ['spear', 'poisonedDarts'] } },
  );
  const spoken = (seat: string) => {
    const seen = varied.view(seat);
    const parts = { sayFigure, sayHiddenTraps, saySquare, sayTraps } as unknown as BoardParts;
    const names = telling.namesIn(seen);
    const doors = seenDoors(seen);
    return cellTexts({ parts, view: seen, names, language: 'en', doors, lights: [], hidden: seen.screen });
  };

  test('traps nobody has found are told as the table has varied them', () => {
    const tell = spoken('morcar');
    assert.match(tell(varied.square('A2')), /hidden: spear trap/);
    assert.match(tell(varied.square('B2')), /hidden: poisoned dart trap/);
  });

  test('and to nobody else', () => {
    assert.deepEqual(hiddenTraps(varied.view('heroes')), []);
    assert.equal(spoken('heroes')(varied.square('B2')).includes('trap'), false);
  });
});
