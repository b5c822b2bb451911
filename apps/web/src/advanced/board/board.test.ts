import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BESTIARY, telling } from '@oubliette/advanced';
import type { AdvancedEvent, Command, Thing, View } from '@oubliette/advanced';
import { NORTH } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { checkMessages } from '@oubliette/words';
import { mapOfLevel } from './paperLevel.ts';
import { cellTexts, tipTexts } from './cellText.ts';
import { leaving } from '../../board/effects.ts';
import { effectsOf, LEAVING } from './effects.ts';
import { ghostTapped } from '../../board/ghosts.ts';
import { ghostShown, ghostsOf, wallsIn } from './ghost.ts';
import { faceOf } from './looks.ts';
import { letterOf } from '../../board/paperSigns.ts';
import { notesOf } from './notes.ts';
import { begun, fighting, hall, monster } from './testing/level.ts';
import { LEVEL_WORDS } from './words.ts';
import { zoneOf } from './zones.ts';

const feature = (name: string, square: Square, squares = [square]): Thing => ({
  id: name,
  tag: 'feature',
  feature: name,
  square,
  squares,
});

function told(view: View, language: 'en' | 'fr' = 'en') {
  const seen = {
    view,
    level: view.levels[0]!,
    figures: view.figures,
    names: telling.namesIn(view),
    language,
  };
  return { ...seen, corpses: [], lights: [], zones: [] };
}

test('a champion, a sentry and a warlord are told from the common kind, specialists by their face', async () => {
  const view = await begun();
  const picture = (of: string) => faceOf(view, { id: `${of}-1`, of, kind: 'monster' }).picture;
  const ranks = ['ratman', 'ratmanSentry', 'ratmanChampion', 'ratmanWarlord', 'warpweaver'].map(
    (of) => picture(of).rank,
  );
  assert.deepEqual(ranks, [undefined, 'specialist', 'champion', 'leader', 'unique']);
  assert.notDeepEqual(picture('globadier').token, picture('ratman').token);
});

test('ADV-ENC-21: no two kinds look alike, not even without colour', async () => {
  const view = await begun();
  const byLooks = Map.groupBy(Object.values(BESTIARY), ({ id }) => {
    const { rank = 'common', token = [] } = faceOf(view, { id: `${id}-1`, of: id, kind: 'monster' }).picture;
    return JSON.stringify([rank, token.map(({ icon }) => icon)]);
  });
  const alike = [...byLooks.values()].filter(({ length }) => length > 1);
  assert.deepEqual(
    alike.map((kinds) => kinds.map(({ id }) => id)),
    [],
  );
});

describe('what a square says', async () => {
  const { at } = await hall();

  test('every feature by its name, on all its squares, in both languages', async () => {
    const { view } = await hall([
      feature('fountain', at(1, 1), [at(1, 1), at(2, 1), at(1, 2), at(2, 2)]),
      feature('throne', at(0, 0)),
    ]);
    for (const square of [at(1, 1), at(2, 2)]) {
      assert.match(cellTexts(told(view))(square), /, room, fountain$/);
      assert.match(cellTexts(told(view, 'fr'))(square), /, salle, fontaine$/);
    }
    assert.match(cellTexts(told(view, 'fr'))(at(0, 0)), /trône/);
    assert.equal(tipTexts(told(view))(at(2, 1)), 'fountain');
    assert.equal(tipTexts(told(view))(at(3, 3)), '');
  });

  test('a door with nothing but rock behind it is walled up', async () => {
    const { view } = await hall();
    const [level] = view.levels;
    const exit = { squares: [at(0, 0)], direction: NORTH, door: 'closed' } as const;
    const layout = { ...level!.layout, exits: [exit] };
    const walled = { ...view, levels: [{ ...level!, layout, falseDoors: [exit] }] };
    assert.match(cellTexts(told(walled))(at(0, 0)), /, walled-up door north/);
    const open = { ...view, levels: [{ ...level!, layout, opened: [exit] }] };
    assert.match(cellTexts(told(open))(at(0, 0)), /, open door north, still dark north/);
  });

  test('what a room is full of, until it is cleared', async () => {
    const { view } = await hall([], 'rats');
    assert.match(cellTexts(told(view))(at(3, 3)), /, room, rats$/);
    const [level] = view.levels;
    const places = Object.fromEntries(
      Object.entries(level!.places).map(([id, place]) => [
        id,
        place.hazard === null ? place : { ...place, hazard: { ...place.hazard, stage: 'cleared' } },
      ]),
    );
    const cleared = { ...view, levels: [{ ...level!, places }] };
    assert.match(cellTexts(told(cleared))(at(3, 3)), /cleared of rats$/);
  });

  test('traps that are known, fires, pits, gratings and what lies about', async () => {
    const trap = { tag: 'trap', state: 'noticed', chest: null } as const;
    const area = (await hall()).view.levels[0]!.layout.pieces.at(-1)!.id;
    const { view } = await hall([
      { ...trap, id: 't1', trap: 'crossfire', square: at(0, 0) },
      { ...trap, id: 't2', trap: 'pit', state: 'sprung', square: at(1, 0) },
      { ...trap, id: 't3', trap: 'fireball', state: 'sprung', square: at(2, 0), left: 2, rests: true },
      {
        ...trap,
        id: 't4',
        trap: 'portcullis',
        state: 'sprung',
        square: at(0, 4),
        line: { tag: 'across', area, axis: 'y', after: 6 },
      },
      {
        id: 'p1',
        tag: 'pile',
        square: at(3, 0),
        goods: { gold: 30, items: ['rope', 'rope'] },
        armour: [],
        weapons: ['sword'],
      },
      { id: 'c1', tag: 'chest', square: at(4, 0), state: 'closed', found: null, holds: [] },
      { id: 'c2', tag: 'chest', square: at(4, 1), state: 'open', found: { gold: 0, items: [] }, holds: [] },
    ]);
    const tip = tipTexts(told(view));
    assert.equal(tip(at(0, 0)), 'a noticed trap: crossfire');
    assert.equal(tip(at(1, 0)), 'open pit');
    assert.equal(tip(at(2, 0)), 'a fireball at rest');
    assert.deepEqual(
      [tip(at(0, 4)), tip(at(2, 5)), tip(at(2, 6))],
      ['portcullis, down', 'portcullis, down', ''],
    );
    assert.equal(tip(at(3, 0)), 'lying here: 30 crowns, 2 lengths of rope, sword');
    assert.deepEqual([tip(at(4, 0)), tip(at(4, 1))], ['chest', 'empty chest']);
  });

  test('large figures stand on all their squares; who lies there is told', async () => {
    const { view } = await hall();
    const ogre = monster('ogre-1', 'ogre', at(1, 1), { size: 2 });
    const [first, ...rest] = view.figures;
    const texts = cellTexts(told({ ...view, figures: [{ ...first!, wounds: 0 }, ...rest, ogre] }));
    for (const [x, y] of [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ] as const)
      assert.match(texts(at(x, y)), /ogre/);
    assert.doesNotMatch(texts(at(3, 1)), /ogre/);
    assert.match(texts(first!.square), /knocked out/);
  });

  test('ADV-ENC-22: a disguise is told to nobody whose view has none', async () => {
    const { view } = await hall();
    const champion = monster('ratman-1', 'ratmanChampion', at(1, 1), { disguise: 'ratman' });
    const master = told({ ...view, figures: [champion] });
    assert.match(cellTexts(master)(at(1, 1)), /really .*champion.*, passing for ratman/);
    const hero = told({ ...view, figures: [{ ...champion, of: 'ratman', disguise: null }] });
    assert.doesNotMatch(cellTexts(hero)(at(1, 1)), /really|champion/);
  });
});

test('ADV-CMB-39: a death zone is free, fixed, or there is none, and it says why', async () => {
  const { view, at } = await hall();
  const [hero] = view.figures;
  const ratman = monster('ratman-1', 'ratman', at(0, 8));
  const free = fighting(view, [{ ...ratman, square: at(2, 2) }]);
  assert.deepEqual(zoneOf(free, free.figures.at(-1)!).state, 'free');
  assert.equal(zoneOf(free, free.figures.at(-1)!).squares.length, 4);
  const fixed = fighting(view, [ratman], { 'ratman-1': hero!.id });
  assert.deepEqual(zoneOf(fixed, ratman), {
    figure: 'ratman-1',
    squares: [hero!.square],
    state: 'fixed',
    on: hero!.id,
  });
  const asleep = { ...ratman, effects: [{ tag: 'asleep', ends: 'fight' } as const] };
  assert.equal(zoneOf(fighting(view, [asleep]), asleep).state, 'asleep');
  const afraid = { ...ratman, effects: [{ tag: 'cowering', ends: 'fight' } as const] };
  assert.equal(zoneOf(fighting(view, [afraid]), afraid).state, 'held');
  const down = { ...hero!, wounds: 0 };
  const lying = fighting({ ...view, figures: [down] }, [ratman]);
  assert.equal(zoneOf(lying, down).state, 'down');
});

describe('a section to be laid', async () => {
  const view = await begun();
  const { layout } = view.levels[0]!;
  const exit = layout.exits[0]!;
  const beside = (by: number): Square => exit.squares[0]! + by;
  const steps = (at: Square) => [{ exit, section: 'smallRoom', at, turns: 0 }] as const;
  const choosing: View = {
    ...view,
    underWay: [
      {
        tag: 'laying',
        rule: 'ADV-GEN-34',
        plans: [
          { steps: steps(beside(1)), end: null },
          { steps: steps(beside(2)), end: null },
        ],
      },
    ] as unknown as View['underWay'],
  };

  test('every way is shown, each with a number on a square of its own', () => {
    const [one, two] = ghostsOf(choosing);
    assert.deepEqual([one!.squares.length, two!.squares.length], [25, 25]);
    assert.ok(one!.squares.includes(one!.badge) && !two!.squares.includes(one!.badge));
    assert.ok(two!.squares.includes(two!.badge) && !one!.squares.includes(two!.badge));
    assert.deepEqual(ghostsOf(view), []);
  });

  test('the one staged is shown in full, else the one chosen by its button', () => {
    assert.equal(ghostShown({ type: 'chooseLayout', option: 1 }, 'layout 0'), 1);
    assert.equal(ghostShown(null, 'layout 3'), 3);
    assert.equal(ghostShown(null, 'chooseWall'), null);
  });

  test('a tap turns to the one whose number it hits, or the next there, and never away from the one shown', () => {
    const ghosts = ghostsOf(choosing);
    const [one, two] = ghosts;
    const both = one!.squares.find((square) => two!.squares.includes(square))!;
    assert.equal(ghostTapped(ghosts, 0, two!.badge), 1);
    assert.equal(ghostTapped(ghosts, 0, both), null);
    assert.equal(ghostTapped(ghosts, null, both), 0);
    assert.equal(ghostTapped(ghosts, 1, one!.badge), 0);
  });

  test('walls to choose from, and which is staged', () => {
    const wall: Command = { type: 'chooseWall', area: 'a', side: NORTH };
    const walls = wallsIn([wall, { ...wall, side: 2 }, { type: 'done' }], wall, () => [5, 6]);
    assert.deepEqual(
      walls.map(({ side, staged }) => [side, staged]),
      [
        [0, true],
        [2, false],
      ],
    );
  });
});

describe('what a cue shows', async () => {
  const view = await begun();

  test('a section comes out of the dark from its way in', () => {
    const { layout } = view.levels[0]!;
    const exit = layout.exits[0]!;
    const at = exit.squares[0]! + 1;
    const event = { type: 'sectionLaid', section: 'smallRoom', at, turns: 0, exit } as AdvancedEvent;
    const [unveil] = effectsOf(event, view);
    assert.ok(unveil?.tag === 'unveil');
    assert.equal(unveil.squares.length, 25);
    assert.ok(unveil.squares.includes(unveil.from));
  });

  test('a wound is written where it is suffered, and who dies fades', () => {
    const [hero] = view.figures;
    const wounded = { type: 'wounded', figure: hero!.id, wounds: 2, left: 1, cause: 'blow' };
    assert.deepEqual(effectsOf(wounded as unknown as AdvancedEvent, view), [
      { tag: 'text', square: hero!.square, text: '−2', tone: 'harm' },
    ]);
    assert.deepEqual(leaving([{ type: 'died', figure: 'orc-1' } as never], LEAVING), ['orc-1']);
    assert.deepEqual(
      effectsOf({ type: 'wounded', figure: 'nobody', wounds: 1 } as unknown as AdvancedEvent, view),
      [],
    );
  });
});

describe('the map of the expedition', async () => {
  const { at } = await hall();
  const { view } = await hall([
    { id: 'c1', tag: 'chest', square: at(4, 0), state: 'closed', found: null, holds: [] },
    feature('statue', at(0, 0)),
    feature('stairsDown', at(2, 2), [at(2, 2), at(3, 2), at(2, 3), at(3, 3)]),
  ]);

  test('letters what was left, from the top down, in both languages', () => {
    const notes = notesOf(view, 0, telling.namesIn(view), 'en');
    assert.deepEqual(
      notes.map(({ letter, square }) => [letter, square]),
      [
        ['A', at(0, 0)],
        ['B', at(4, 0)],
        ['C', at(2, 2)],
      ],
    );
    assert.equal(notes[0]!.text, 'statue with a ruby (C3)');
    assert.equal(notesOf(view, 0, telling.namesIn(view), 'fr')[1]!.text, 'coffre (G3)');
    assert.deepEqual([letterOf(25), letterOf(26), letterOf(51), letterOf(52)], ['Z', 'AA', 'AZ', 'BA']);
  });

  test('on paper, where monsters have no pictures, no two have one mark', () => {
    const [first] = view.figures;
    const marks = (language: 'en' | 'fr', ...of: readonly string[]): string[] => {
      const count = new Map<string, number>();
      const monsters = of.map((kind, index) => {
        count.set(kind, (count.get(kind) ?? 0) + 1);
        return monster(`${kind}-${count.get(kind)}`, kind, first!.square + index);
      });
      const { map } = mapOfLevel(fighting(view, monsters), 0, language);
      return map.marks.filter(({ look }) => look === 'monster').map(({ text }) => text);
    };
    assert.deepEqual(marks('en', 'ratman', 'ratman'), ['1', '2'], 'of one kind numbers will do');
    assert.deepEqual(marks('en', 'ratman', 'ratman', 'ratmanChampion'), ['R1', 'R2', 'RC']);
    assert.deepEqual(marks('fr', 'ratman', 'ratman', 'ratmanChampion').slice(0, 2), ['HR1', 'HR2']);
    const kinds = Object.keys(BESTIARY);
    for (const language of ['en', 'fr'] as const)
      assert.equal(new Set(marks(language, ...kinds)).size, kinds.length, language);
  });

  test('on paper it shows stairs, doors, open ends and nobody of another level', () => {
    const { map } = mapOfLevel(view, 0, 'en');
    assert.deepEqual(map.wells?.map(({ text }) => text).toSorted(), ['⌂', '↓'].toSorted());
    assert.equal(map.shown?.x, 2);
    assert.ok(map.marks.some(({ text }) => text === '?'));
    assert.equal(map.marks.filter(({ look }) => look === 'hero').length, view.figures.length);
    const elsewhere: View = { ...view, level: 1, levels: [...view.levels, view.levels[0]!] };
    assert.equal(mapOfLevel(elsewhere, 0, 'en').map.marks.filter(({ look }) => look === 'hero').length, 0);
  });
});

test('the words of the level are sound in both languages', () => {
  assert.deepEqual(checkMessages(LEVEL_WORDS), []);
});
