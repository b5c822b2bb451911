import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Definitions } from '../src/pictures/easel.ts';
import { sceneOf } from '../src/pictures/scene.ts';
import { tokenFace } from '../src/pictures/tokenFace.ts';
import { hullOf, linesOf, shorten, stepsOf } from './outlines.ts';
import { covers as coversPlugin, HUNG, namesIn, outlines as outlinesPlugin, outlinesOf } from './pictures.ts';
import { EXAMPLE_IDS, GAMES } from '@oubliette/shelf';

const kB = 1024;
const hung = [...HUNG].map(([game, { gallery: of }]) => ({
  game,
  outlines: outlinesOf([...namesIn(of, 'faces'), ...namesIn(of, 'cards')]),
  subjects: Object.values(of).flatMap((pictures) => Object.values(pictures)),
}));

describe('outlines of icons', () => {
  test('a path is read whatever its letters, and written shorter at the same places', () => {
    const path = 'M10.4 10h20v20q5 0 5-5t5-5a8 8 0 0 1 8 8c0 4-2 6-6 6s-6 2-6 6zM100 100l9 .5.4 9z';
    const ends = (of: string) =>
      linesOf(stepsOf(of)).map((line) => line.map(([x, y]) => [Math.round(x), Math.round(y)]));
    const [read, short] = [ends(path), ends(shorten(path))];
    assert.equal(read.length, 2);
    for (const [index, line] of read.entries())
      for (const [at, [x, y]] of line.entries()) {
        const [sx, sy] = short[index]![at]!;
        assert.ok(Math.abs(x! - sx!) <= 1 && Math.abs(y! - sy!) <= 1, `${index}, ${at}`);
      }
    assert.throws(() => stepsOf('M0 0b1 1'), /a path has no b/);
  });

  test('a hull has no holes and no dust', () => {
    const ring = 'M0 0H100V100H0zM20 20V80H80V20zM200 200h4v4h-4z';
    assert.equal(hullOf(ring), 'M0 0L100 0L100 100L0 100z');
  });

  test('an icon that nobody has stops the build', () => {
    assert.throws(() => outlinesOf(['no-such-thing']), /neither game-icons nor .* has no-such-thing/);
  });
});

describe('covers', () => {
  test('every game of the shelf has a picture for the lobby, of 9 kB at most, compressed', () => {
    const { load } = coversPlugin() as unknown as { load(id: string): string };
    const module = load('\0virtual:covers');
    const drawn = new Map(
      [...module.matchAll(/(\w+): "data:image\/svg\+xml,([^"]+)"/gu)].map(([, game, text]) => [game, text!]),
    );
    for (const { id } of GAMES.filter((game) => !EXAMPLE_IDS.includes(game.id))) {
      const svg = decodeURIComponent(drawn.get(id) ?? '');
      assert.match(svg, /^<svg .*<\/svg>$/su, id);
      assert.ok(gzipSync(svg).length <= 9 * kB, id);
    }
  });
});

describe('pictures', () => {
  test('each has a name of its own, and weighs a kilobyte at most', () => {
    for (const { subjects } of hung) {
      assert.equal(new Set(subjects.map(({ id }) => id)).size, subjects.length);
      for (const { id, picture } of subjects) {
        const bytes = JSON.stringify(picture).length;
        assert.ok(bytes <= kB, `${id}: ${bytes} B`);
      }
    }
  });

  test('a card drawn alone is 9 kB at most, compressed; a token 3 kB', () => {
    for (const { outlines, subjects } of hung)
      for (const subject of subjects) {
        const card: Definitions = new Map();
        const scene = sceneOf(subject, { definitions: card, outlines });
        assert.ok(weight(card, scene) <= 9 * kB, `${subject.id}: ${weight(card, scene)} B`);
        if (subject.picture.token === undefined) continue;
        const token: Definitions = new Map();
        const face = tokenFace(subject, 'morcar', { definitions: token, outlines });
        assert.ok(weight(token, face) <= 3 * kB, `${subject.id}: ${weight(token, face)} B`);
      }
  });

  test('what a drawing refers to is among its definitions', () => {
    for (const { outlines, subjects } of hung)
      for (const subject of subjects) {
        const definitions: Definitions = new Map();
        const drawn = sceneOf(subject, { definitions, outlines }) + [...definitions.values()].join('');
        for (const [, id] of drawn.matchAll(/(?:href="#|url\(#)([\w-]+)/gu))
          assert.ok(definitions.has(id!), `${subject.id}: ${id}`);
      }
  });
});

function weight(definitions: Definitions, drawn: string): number {
  return gzipSync([...definitions.values(), drawn].join('')).length;
}

test('what a game brings is enough for its tokens before its cards, and nothing is brought twice', () => {
  const { load } = outlinesPlugin() as unknown as { load(id: string): string };
  const brought = (rest: string): string[] =>
    Object.keys(JSON.parse(/= (.*);$/u.exec(load(`\0virtual:outlines/${rest}`))![1]!) as object);
  for (const [game, { gallery: of, over }] of HUNG) {
    const base = [...HUNG].flatMap(([id, { gallery }]) => (gallery === over ? [id] : []));
    const faces = [...base, game].flatMap((one) => brought(`${one}/faces`));
    const all = [...faces, ...[...base, game].flatMap((one) => brought(`${one}/cards`))];
    assert.deepEqual(
      namesIn(of, 'faces').filter((name) => !faces.includes(name)),
      [],
    );
    assert.deepEqual(
      namesIn(of, 'cards').filter((name) => !all.includes(name)),
      [],
    );
    assert.equal(new Set(faces).size, faces.length);
  }
  assert.throws(() => load('\0virtual:outlines/chess/faces'), /no outlines of chess/);
});
