import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable, Scene } from '@oubliette/advanced/testing';
import { next, seenAt, walkOut } from '../../../test/advancedTable.ts';
import { Errand } from './errand.ts';

/** A room without a known way on; to the right, apart from it, the room under its grate on C2. */
const ROOMS = `
  +-+-+-+-+ +-+-+-+
  |A . . .|#|: : :|
  + + + + + + + + +
  |B . . .|#|: : :|
  + + + + + + + + +
  |C . . .|#|: : :|
  +-+-+-+-+ +-+-+-+
`;
const BELOW = 'G2';

interface Grate {
  readonly stage?: string;
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
  /** The stairs in the room below. */
  readonly stairs?: 'down' | null;
}

function grate(
  figures: Scene['figures'],
  { stage = 'there', facts, stairs = null }: Grate = {},
): AdvancedTable {
  const drawn = table(ROOMS, figures);
  const [square, landing] = [drawn.square('C2'), drawn.square(BELOW)];
  const below = stage === 'there' ? {} : { below: drawn.areaAt(BELOW), landing };
  const hazard = { hazard: 'grate', stage, facts: { grate: 'grate-1', ...below, ...facts } } as const;
  const thing = { id: 'grate-1', tag: 'feature', feature: 'grate', square, squares: [square] } as const;
  const searched = { searched: true, searchedWalls: [0, 1, 2, 3] } as const;
  return table(ROOMS, figures, {
    level: { things: [thing] },
    places: {
      A: { room: 'hazard', hazard, stairs: 'out', ...searched },
      [BELOW]: { room: 'quest', stairs, ...searched },
    },
  });
}

const PARTY = {
  A: { wounds: 2 },
  B: { wounds: 4, startWounds: 4 },
  C: { kind: 'henchman', serves: 'A' },
} as const;
const OPEN = { stage: 'open', facts: { open: true } } as const;

suite('a grate', () => {
  test('is looked through by a hero when nothing else is left on the level', () => {
    const t = grate({ A: {}, B: {} });
    walkOut(t, 'ann');
    assert.ok([t.at('A'), t.at('B')].includes('C2'));
  });

  test('is lifted for the stairs below, and for nothing else where nobody could come back', () => {
    const beside = { ...PARTY, B: {} } as const;
    const goal = (stairs: 'down' | null): string =>
      new Errand().goalOf(seenAt(grate(beside, { stage: 'seen', stairs }))).kind;
    assert.deepEqual([goal('down'), goal(null)], ['grate', 'home']);
  });

  test('all go down, the hardiest hero first, and whoever is above comes after', () => {
    const t = grate(PARTY, { ...OPEN, stairs: 'down' });
    const given = walkOut(t, 'ann', 40).at(-1)!;
    assert.equal(given.type, 'goDown');
    t.do(given, [], 'ann');
    const errand = new Errand();
    const seen = seenAt(grate(PARTY, { ...OPEN, stairs: 'down' }));
    assert.equal(errand.goalOf(seen).kind, 'descend');
    assert.equal(errand.goalOf(seenAt(t)).kind, 'descend', 'some are not down yet');
  });

  test('a rope is let down first, and used to come up again', () => {
    const chest = (t: AdvancedTable): void => {
      const [level] = t.state.levels;
      const box = {
        id: 'chest-1',
        tag: 'chest',
        state: 'closed',
        found: null,
        holds: [],
        square: t.square('F1'),
      } as const;
      t.state = { ...t.state, levels: [{ ...level!, things: [...level!.things, box] }] };
    };
    const roped = grate({ A: {}, B: { items: ['rope'] } }, OPEN);
    chest(roped);
    let command = walkOut(roped, 'ann', 40).at(-1)!;
    assert.equal(command.type, 'fixRope');
    const ropeless = grate({ A: {}, B: {} }, OPEN);
    chest(ropeless);
    assert.equal(new Errand().goalOf(seenAt(ropeless)).kind, 'home');
    const inside = grate({ A: {}, B: {} }, { stage: 'open', facts: { open: true, rope: true } });
    const { square } = inside.figure('B');
    inside.state = {
      ...inside.state,
      figures: inside.state.figures.map((figure) =>
        figure.square === square ? { ...figure, square: inside.square(BELOW) } : figure,
      ),
    };
    assert.equal(new Errand().goalOf(seenAt(inside)).kind, 'climb');
    command = next(inside);
    assert.equal(command.type, 'climbUp');
  });
});
