import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { HINTS } from '../words/hints.ts';
import { hintFor, hintText, taught } from './hints.ts';
import type { AdvancedHint } from './hints.ts';
import { situationOf } from './situation.ts';
import { boxed, drawn } from './testing/match.ts';
import type { TestMatch } from './testing/match.ts';
import type { Deed } from './again.ts';

type Id = AdvancedHint['id'];
type Scene = Parameters<typeof drawn>[0];
type Put = NonNullable<Parameters<typeof drawn>[1]>;

const ALONE = '\n  +-+-+-+-+-+-+\n  |A B . . . .|\n  +-+-+-+-+-+-+';
const SHUT = ALONE.replace('. .|', '.d.|');
const FIGHT = ALONE.replace('|A B .', '|B . A').replace('. .|', '. R|');
/** A room with one door, and more to explore beyond it. */
const ROOM = `
  + + + + + + + +
   # # # # # # #
  + +-+-+-+-+-+ +
   #|A . B . .|#
  + +-+-+d+-+-+ +
   #|: : : : :d#
  + +-+-+-+-+-+ +
   # # # # # # #
  + + + + + + + +`;
const HEROES = { A: {}, B: {} };
const R = { monster: 'ratman' };
const FOE: Scene = { map: FIGHT, figures: { ...HEROES, R }, fight: {}, turn: {} };
const WALKED: Deed = { is: 'walk', figure: 'A', to: 0 };

/** All the hints of this moment, for a player who closes one after the other. */
function read(match: TestMatch, last: Deed | null = null, seat = match.seats[0]!): readonly Id[] {
  const situation = situationOf(match.scene(seat), match.hand);
  const seen: Id[] = [];
  for (;;) {
    const hint = hintFor(situation, { last }, seen);
    if (hint === null) return seen;
    assert.ok(taught(situation).includes(hint.id), hint.id);
    seen.push(hint.id);
  }
}

const hints = (scene: Partial<Scene> = {}, put?: Put, last?: Deed): readonly Id[] =>
  read(drawn({ map: ALONE, figures: HEROES, ...scene }, put).match, last);

/** Somebody has done something else than walking. */
const did = (deed: string): Partial<Scene> => ({
  ...FOE,
  turn: { acts: { A: { moved: 0, left: null, did: deed, first: 'deed', over: false } } },
});
const withChest: Put = (state, at) => {
  const [level] = state.levels as [(typeof state.levels)[number]];
  const chest = { tag: 'chest', id: 'chest', square: at('F1'), state: 'closed' };
  return { ...state, levels: [{ ...level, things: [chest as never] }] };
};
const wizard = {
  calling: 'wizard',
  spells: ['flamesOfDeath'],
  components: ['ashes'],
};

/** A moment of which a hint is true, and one of which it is not. */
const MOMENTS: readonly (readonly [id: Id, holds: () => readonly Id[], not: () => readonly Id[]])[] = [
  ['advMove', () => hints(), () => hints(FOE)],
  ['advParty', () => hints({}, undefined, WALKED), () => hints()],
  ['advOpen', () => hints({ map: SHUT }), () => hints()],
  ['advDone', () => hints({ turn: { active: 'A' } }), () => hints()],
  ['advFight', () => hints(FOE), () => hints()],
  ['advZone', () => hints(FOE), () => hints()],
  ['advDice', () => hints(did('attack')), () => hints(FOE)],
  ['advChest', () => hints({}, withChest), () => hints()],
  ['advSearch', () => hints({ map: ROOM }), () => hints(FOE)],
  ['advSpell', () => hints({ ...FOE, figures: { A: wizard, B: {}, R } }), () => hints(FOE)],
  ['advWhy', () => hints({ turn: { number: 2 } }), () => hints({ turn: { number: 1 } })],
  ['advOut', () => home({ A: { items: ['lamp'] }, B: {} }), () => home(HEROES)],
];

/** There is a lamp to be brought home. */
function home(figures: Scene['figures']): readonly Id[] {
  const { match } = drawn({ map: ALONE, figures: figures ?? {} });
  const scene = match.scene(match.seats[0]!);
  const view = { ...scene.view, quest: { ...scene.view.quest, aims: ['lamp'] } };
  const situation = situationOf({ ...scene, view }, match.hand);
  const hint = hintFor(
    situation,
    { last: null },
    taught(situation).filter((id) => id !== 'advOut'),
  );
  return hint === null ? [] : [hint.id];
}

describe('a hint is true of the level it is shown on', () => {
  for (const [id, holds, not] of MOMENTS)
    test(id, () => {
      assert.ok(holds().includes(id), 'where it holds');
      assert.equal(not().includes(id), false, 'where it does not');
    });

  test('every hint for heroes is tried both ways, but those of a question', () => {
    const tried = MOMENTS.map(([id]) => id);
    const asked: readonly Id[] = ['advPlace', 'advFate', 'advSurprise', 'advMaster', 'advCounter'];
    assert.deepEqual([...tried, ...asked].toSorted(), (Object.keys(HINTS.en) as Id[]).toSorted());
  });
});

test('the first minute: places, then the first walk', async () => {
  const match = await boxed(advancedShelf().get('advanced')!);
  const seats = ['torallion', 'heinrich', 'sven', 'magnus'];
  const shown = () => hintFor(situationOf(match.scene(...seats), match.hand), { last: null }, [])?.id;
  assert.equal(shown(), 'advPlace');
  match.playWhile((prompt) => prompt === 'takePlace');
  assert.equal(shown(), 'advMove');
});

test('every hint is short, in both languages', () => {
  for (const language of ['en', 'fr'] as const)
    for (const id of Object.keys(HINTS.en) as Id[]) {
      const text = hintText({ id, by: null }, language, () => '');
      assert.match(text, /^\p{Lu}.*[.!?]$/u);
      assert.ok(text.length <= 170, `${text.length}: ${text}`);
    }
});
