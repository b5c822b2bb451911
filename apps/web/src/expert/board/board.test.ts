import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SECTIONS, telling, unfoldSeen, waysSeen } from '@oubliette/expert';
import type { ExpertEvent, View } from '@oubliette/expert';
import { table } from '@oubliette/expert/testing';
import { emptyLayout, layAt, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { ghostTapped } from '../../board/ghosts.ts';
import { doorsOf } from '../play/level.ts';
import { armedIn } from './armed.ts';
import { cellTexts, tipTexts } from './cellText.ts';
import { ghostShown, ghostsOf, placedBy, wallsIn } from './choices.ts';
import { linksOf, piecesOf, sitesOf } from './dungeon.ts';
import { effectsOf, leavingIn } from './effects.ts';
import { gazeOf, ringedIn } from './gaze.ts';
import { lightsOf } from './lights.ts';
import { markOf, tokensOf } from './looks.ts';
import { mapOfDungeon } from './paperDungeon.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b e . o . C|
  + + + + + + +
  |. O T . p .|
  + + + + + + +
  |X X X = X X|
  + + + + + + +
  |. . . . . .|
  +-+-+d+-+-+-+
  |. . . . . <|
  +-+-+-+-+-+-+`;

const FIGURES = {
  b: { hero: 'barbarian', body: 5, conditions: [{ tag: 'stunned' }] },
  e: { hero: 'elf', seat: 'ben' },
  o: { monster: 'orc' },
  p: { monster: 'orc' },
} as const;

function hall(rest: Parameters<typeof table>[2] = {}) {
  return table(HALL, FIGURES, { turn: 'b', act: { left: 4, mode: 'walk' }, ...rest });
}

function told(view: View, language: Language = 'en') {
  return { view, names: telling.namesIn(view), language, lights: [] };
}

function bridged(view: View, bridge: 'none' | 'rickety' | 'solid'): View {
  return {
    ...view,
    tiles: view.tiles.map((tile) =>
      tile.chasm === null ? tile : { ...tile, chasm: { ...tile.chasm, bridge } },
    ),
  };
}

describe('the dungeon', () => {
  test('every piece has a drawing, and circles lie flat', () => {
    const pieces = piecesOf(hall().view('ann'));
    assert.deepEqual(
      pieces.map(({ of, kind, isFlat }) => [of, kind, isFlat]),
      [
        ['circle', 'magicCircle', true],
        ['chest', 'treasureChest', false],
        ['table', 'table', false],
      ],
    );
  });

  test('a door is locked while its card lies there, and open once it is', () => {
    const t = hall();
    const view = t.view('ann');
    const { a, b } = view.layout.doors[0]!;
    const side = b > a ? 2 : 0;
    assert.deepEqual(
      doorsOf(view).map(({ state }) => state),
      ['closed'],
    );
    const locked = { ...view, locks: [{ at: a, side, card: 'bar' }] } as View;
    assert.deepEqual(
      doorsOf(locked).map(({ state }) => state),
      ['locked'],
    );
    assert.deepEqual(
      doorsOf({ ...locked, doors: ['open'] }).map(({ state }) => state),
      ['open'],
    );
  });

  test('unopened doors of two tiles that face each other are one, named from both sides', () => {
    const laid = layAt(emptyLayout({ width: 12, height: 8 }), SECTIONS, 'fork', 0, 0);
    const exit = (square: Square, direction: 1 | 3) => ({
      squares: [square],
      direction,
      door: 'closed' as const,
    });
    const layout = { ...laid, exits: [exit(12, 1), exit(13, 3), exit(25, 1)] };
    const nothing = { doors: [], links: [], deadEnds: [], locks: [] };
    assert.deepEqual(
      doorsOf({ layout, ...nothing }).map(({ a, sides }) => [a, sides.length]),
      [
        [12, 2],
        [25, 1],
      ],
    );
  });

  test('both ends of a door that lies apart have its letter', () => {
    const t = hall();
    const [a, b] = [{ at: t.square('A1'), side: 3 } as const, { at: t.square('F5'), side: 1 } as const];
    const links = linksOf({ links: [{ a, b, open: true }] });
    assert.deepEqual(
      links.map(({ letter, at, to }) => [letter, at, to]),
      [
        ['A', a.at, b.at],
        ['A', b.at, a.at],
      ],
    );
  });

  test('what has been taken is gone from the board; what was worked on stays, done', () => {
    const plan = (act: string) => ({ sites: [{ id: 'bell', act }] });
    const quest = (act: string, done: readonly object[]) =>
      ({
        plan: plan(act),
        sites: [{ id: 'bell', tile: 't', squares: [4] }],
        done,
      }) as unknown as View['quest'];
    assert.deepEqual(sitesOf({ quest: quest('take', []) }), [{ id: 'bell', squares: [4], isDone: false }]);
    assert.deepEqual(sitesOf({ quest: quest('take', [{ site: 'bell' }]) }), []);
    assert.deepEqual(
      sitesOf({ quest: quest('work', [{ site: 'bell' }]) }).map(({ isDone }) => isDone),
      [true],
    );
  });
});

describe('tokens', () => {
  test('Body, what holds, and a number once several of a kind have come', () => {
    const view = { ...hall().view('ann'), named: { orc: 2 } };
    const tokens = new Map(tokensOf(view, 'en').map((token) => [token.id, token]));
    const { body, maxBody, asleep, mark, side } = tokens.get('barbarian')!;
    assert.deepEqual([body, maxBody, asleep, mark, side], [5, 9, true, 'B', 'heroes']);
    assert.deepEqual(tokens.get('barbarian')!.signs?.length, 1);
    assert.deepEqual([tokens.get('orc-2')!.mark, tokens.get('orc-2')!.side], ['2', 'morcar']);
    assert.equal(markOf({ ...view, named: { orc: 1 } }, { id: 'orc-1', of: 'orc' }, 'en'), '');
  });

  test('whoever has fallen into a pit stands in it', () => {
    const t = hall();
    const view = { ...t.view('ann'), pits: [t.figure('e').square] };
    const sunken = tokensOf(view, 'en').filter(({ posture }) => posture === 'sunken');
    assert.deepEqual(
      sunken.map(({ id }) => id),
      ['elf'],
    );
  });

  test('all see that a group has a Chaos ability ready', () => {
    const view = hall().view('ann');
    const { group } = view.figures.find(({ id }) => id === 'orc-1')!;
    const armed = { ...view, chaos: [{ id: 1, group: group! }] };
    const marks = (id: string): number =>
      tokensOf(armed, 'en').find((token) => token.id === id)!.marks!.length;
    assert.deepEqual([marks('orc-1'), marks('orc-2'), marks('elf')], [1, 0, 0]);
  });
});

describe('texts of squares', () => {
  test('what stands, lies and can be done there, in both languages', () => {
    const t = hall();
    const view = bridged(
      {
        ...t.view('ann'),
        pits: [t.square('A4')],
        heaps: [
          { square: t.square('B4'), cards: [], gold: 30 },
          { square: t.square('C4'), cards: [], gold: 0, of: 'elf' },
        ],
      },
      'rickety',
    );
    const text = cellTexts(told(view));
    const at = (name: string): string => text(t.square(name));
    assert.match(at('A1'), /^A1, .*Barbarian, Body 5 of 9, in its turn, stunned/u);
    assert.match(at('F1'), /chest$/u);
    assert.match(at('A3'), /chasm$/u);
    assert.match(at('D3'), /rickety bridge$/u);
    assert.match(at('A4'), /open pit$/u);
    assert.match(at('B4'), /lying here: 30 gold pieces$/u);
    assert.match(at('C4'), /what Elf left: nothing, closed door south$/u);
    assert.match(at('F5'), /stairs out$/u);
    const french = cellTexts(told(view, 'fr'));
    assert.match(french(t.square('D3')), /pont branlant$/u);
    assert.match(french(t.square('B4')), /au sol\s: 30 pièces d’or$/u);
  });

  test('a chasm without a bridge is one from end to end', () => {
    const t = hall();
    assert.match(cellTexts(told(bridged(t.view('ann'), 'none')))(t.square('D3')), /chasm$/u);
  });

  test('only the game master hears what he has armed on a square', () => {
    const t = hall();
    const at = t.square('D4');
    const armed = [{ card: 'pit', moment: 'entered', figure: null, at }] as const;
    t.state = { ...t.state, gm: { ...t.state.gm, hand: ['pit'], armed } };
    assert.deepEqual(armedIn(t.view('gm'), 'en'), [{ square: at, name: 'pit' }]);
    assert.match(tipTexts(told(t.view('gm')))(at), /armed here: pit/u);
    assert.deepEqual(armedIn(t.view('ann'), 'en'), []);
    assert.equal(tipTexts(told(t.view('ann')))(at), '');
  });
});

describe('lights', () => {
  const NONE = { lit: new Map(), road: { ways: new Map(), first: [], sure: 0, most: 0 } } as const;

  test('squares in reach with their cost; farther than the dice lead for certain they say so', () => {
    const t = hall();
    const view = t.view('ann');
    const ways = waysSeen(view, 'barbarian');
    const lights = lightsOf(
      { ...NONE, view, road: { ways, first: [], sure: 1, most: 6 } },
      { staged: null },
      'en',
    );
    const kinds = new Map(lights.map(({ square, kind, label }) => [square, [kind, label]]));
    assert.deepEqual(kinds.get(t.square('A2')), ['reach', '1']);
    const far = lights.find(({ square }) => square === t.square('C1'))!;
    assert.deepEqual([far.kind, far.label], ['perhaps', '2']);
    const text = cellTexts({ ...told(view), lights });
    assert.match(text(far.square), /reachable in 2, if the dice lead so far$/u);
  });

  test('a staged walk is a path with an end; what is done at its end is marked too', () => {
    const t = hall();
    const view = t.view('ann');
    const to = t.square('A2');
    const walk = {
      is: 'walk',
      figure: 'barbarian',
      way: { cost: 2, steps: [t.square('B1'), to] },
      to,
      first: [],
      isSure: true,
      then: { place: t.square('D1'), aim: {} as never },
    } as const;
    const kinds = lightsOf({ ...NONE, view }, { staged: walk }, 'en').map(({ square, kind }) => [
      square,
      kind,
    ]);
    assert.deepEqual(kinds, [
      [t.square('D1'), 'target'],
      [to, 'goal'],
      [t.square('B1'), 'path'],
    ]);
  });

  test('what is staged somewhere hides the ways; the end of a turn does not', () => {
    const t = hall();
    const view = t.view('ann');
    const road = { ways: waysSeen(view, 'barbarian'), first: [], sure: 4, most: 4 };
    const count = (
      command: { readonly type: 'endTurn' } | { readonly type: 'attack'; readonly target: string },
    ) => lightsOf({ ...NONE, view, road }, { staged: { is: 'command', command } }, 'en').length;
    assert.equal(count({ type: 'endTurn' }), road.ways.size);
    assert.equal(count({ type: 'attack', target: 'orc-1' }), 1);
  });
});

describe('choices on the board', () => {
  test('while a tile is laid its ways are ghosts, and a tap turns to another', () => {
    const t = table(
      `
  +-+-+-+
  |. . b|d
  + + + +
  |. . .|
  +-+-+-+`.replace('|d', 'd '),
      { b: { hero: 'barbarian' } },
      { turn: 'b', act: { mode: 'walk', left: 3 }, around: 12 },
    );
    t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
    t.do({ type: 'keepEvent', keep: true }, ['kitchen']);
    const view = t.view('gm');
    const ghosts = ghostsOf(view);
    const top = view.stack.at(-1);
    assert.ok(top?.tag === 'laying');
    assert.equal(ghosts.length, top.fits.length);
    assert.ok(ghosts.length > 1);
    const beyond = neighbour(view.layout, t.figure('b').square, 1);
    for (const { squares, badge, ends } of ghosts) {
      assert.ok(squares.includes(badge) && squares.includes(beyond));
      assert.ok(ends.every(({ square }) => squares.includes(square)));
    }
    assert.equal(ghostTapped(ghosts, 0, beyond), null, 'the one that is shown');
    const other = ghosts.find(({ squares }) =>
      squares.some((square) => !ghosts[0]!.squares.includes(square)),
    )!;
    const elsewhere = other.squares.find((square) => !ghosts[0]!.squares.includes(square))!;
    assert.notEqual(ghostTapped(ghosts, 0, elsewhere), null);
    assert.deepEqual(gazeOf({ question: null, lit: new Map(), view }, 'barbarian', []).places, []);
    // Laid, it emerges from the door, square by square.
    const events: readonly ExpertEvent[] = t.do({ type: 'layTile', fit: 0 });
    const [effect] = events.flatMap((event) => effectsOf(event, view));
    assert.ok(effect?.tag === 'unveil');
    assert.equal(effect.from, beyond);
  });

  test('which way is shown: the staged one, or the kind of answer that is chosen', () => {
    assert.equal(ghostShown({ type: 'arrangeTile', fit: 2 }, 'layTile 0'), 2);
    assert.equal(ghostShown(null, 'layTile 1'), 1);
    assert.equal(ghostShown({ type: 'placeRest' }, null), null);
  });

  test('doors to be added or moved are sides of squares, the staged one marked', () => {
    const add = { type: 'addDoor', at: 3, side: 1 } as const;
    const move = { type: 'moveDoor', at: 3, side: 1, to: 9 } as const;
    assert.deepEqual(wallsIn([add, move, { type: 'placeRest' }], move), [
      { squares: [3], side: 1, staged: false },
      { squares: [9], side: 1, staged: true },
    ]);
  });

  test('a piece is shown where it would stand, a creature where it would come', () => {
    const t = hall();
    const view = t.view('gm');
    const piece = piecesOf(view).find(({ of }) => of === 'table')!;
    const { width } = view.layout;
    const put = placedBy(view, { type: 'movePiece', piece: piece.id, at: piece.squares[0]! + width });
    assert.deepEqual(
      put.piece?.squares,
      piece.squares.map((square) => square + width),
    );
    const frame = { tag: 'placingMonsters', of: 'orc' } as unknown as View['stack'][number];
    const come = placedBy({ ...view, stack: [frame] }, { type: 'placeMonster', at: 7 });
    assert.deepEqual(come.creature, { of: 'orc', square: 7 });
    assert.deepEqual(placedBy(view, { type: 'placeMonster', at: 7 }), { piece: null, creature: null });
  });

  test('the board rings who acts and who is aimed at', () => {
    const view = hall().view('ann');
    const staged = { is: 'command', command: { type: 'attack', target: 'orc-1' } } as const;
    assert.deepEqual(ringedIn({ question: null, figure: 'barbarian', view }, { staged, inspected: null }), [
      'barbarian',
      'orc-1',
    ]);
  });
});

describe('what happens', () => {
  test('lost Body is written over its figure, and whoever dies or leaves fades', () => {
    const t = hall();
    const view = t.view('ann');
    const lost = { type: 'bodyLost', figure: 'orc-1', body: 2, left: 0, rules: [] } as const;
    const elsewhere = { ...lost, figure: 'wolf-1' };
    assert.deepEqual(effectsOf(lost, view), [
      { tag: 'text', square: t.figure('o').square, text: '−2', tone: 'harm' },
    ]);
    assert.deepEqual(effectsOf(elsewhere, view), [], 'it is not on the board');
    const died = { type: 'died', figure: 'orc-1', at: 3, rules: [] } as const;
    const left = { type: 'left', hero: 'elf', rules: [] } as const;
    assert.deepEqual(leavingIn([died, left, lost]), ['orc-1', 'elf']);
  });

  test('the board follows event by event: a step, a death', () => {
    const t = hall();
    const before = t.view('ann');
    const [stepped] = t.do({ type: 'step', to: 'A2' });
    const after = unfoldSeen(before, stepped!);
    assert.equal(after.figures.find(({ id }) => id === 'barbarian')!.square, t.square('A2'));
    const died = { type: 'died', figure: 'orc-1', at: t.square('D1') } as ExpertEvent;
    assert.equal(
      unfoldSeen(after, died).figures.some(({ id }) => id === 'orc-1'),
      false,
    );
    assert.equal(unfoldSeen(after, { type: 'nothingLeft' } as ExpertEvent), after);
  });
});

test('on paper: tiles by letters, furniture, the gap of a chasm, figures by signs', () => {
  const t = hall();
  const { map, notes } = mapOfDungeon(bridged({ ...t.view('ann'), named: { orc: 2 } }, 'solid'), 'en');
  assert.deepEqual(
    notes.map(({ letter }) => letter),
    ['A', 'B'],
  );
  assert.equal(map.furniture.length, 3);
  assert.equal(map.blocked.length, 5, 'the bridge can be walked on');
  assert.equal(mapOfDungeon(bridged(t.view('ann'), 'none'), 'en').map.blocked.length, 6);
  assert.deepEqual(
    map.marks.map(({ text, look }) => [text, look]),
    [
      ['B', 'hero'],
      ['E', 'hero'],
      ['O1', 'monster'],
      ['O2', 'monster'],
    ],
  );
});
