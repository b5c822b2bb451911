import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { CHAOS_IDS, chaosCard } from '../content/chaos.ts';
import type { ChaosDeed, ChaosId } from '../content/chaos.ts';
import { diceOf } from '../figures.ts';
import { Play } from '../play.ts';
import { appear } from '../monsters/appearing.ts';
import { deckOf, table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |s . . h .|
  + + + + + +
  |. . . e .|
  +-+-+-+-+-+`;

/** A shaman far from two heroes, with this in the game master's hands. */
function scene(card: ChaosId, rest: Partial<Scene> & { readonly body?: number } = {}): ExpertTable {
  const { body, ...more } = rest;
  const shaman = { monster: 'shaman', ...(body === undefined ? {} : { body }) } as const;
  const t = table(
    HALL,
    {
      s: shaman,
      h: { hero: 'warrior', cards: ['mace'], weapon: 'mace' },
      e: { hero: 'elf', cards: ['leather'], worn: ['leather'] },
    },
    { turn: 's', ...more },
  );
  const { group } = t.figure('s');
  t.state = {
    ...t.state,
    chaos: [{ id: 1, group: group!, card }],
    decks: { ...t.state.decks, chaos: deckOf('chaos', ...CHAOS_IDS.filter((id) => id !== card)) },
  };
  return t;
}

const skulls = (count: number): Face[] => Array.from({ length: count }, () => 'skull');
const shields = (count: number): Face[] => Array.from({ length: count }, () => 'heroShield');

const SHOWN: {
  readonly [T in ChaosDeed['tag']]: (
    t: ExpertTable,
    deed: Extract<ChaosDeed, { tag: T }>,
    use: (aim?: object, dice?: readonly Face[]) => void,
  ) => void;
} = {
  bolt(t, { dice, drains }, use) {
    use({ target: 'h' }, [...skulls(dice), ...skulls(3)]);
    assert.equal(t.figure('h').body, 8 - dice);
    assert.equal(t.event('attacked').shot, true);
    assert.equal(t.figure('s').body, drains === true ? 2 : 1);
  },
  blast(t, { dice }, use) {
    use({ target: 'h' }, shields(2 * dice));
    assert.deepEqual(
      t.all('attacked').map(({ target }) => target),
      ['warrior', 'elf'],
    );
  },
  wave(t, { dice }, use) {
    use({}, shields(2 * dice));
    assert.deepEqual(
      t.all('attacked').map(({ target }) => target),
      ['warrior', 'elf'],
    );
  },
  daze(t, _deed, use) {
    use({ target: 'h' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'takeTurn', hero: 'h' });
    t.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
    assert.equal(t.offers({ type: 'move', mode: 'walk' }), true);
    assert.deepEqual(t.figure('h').conditions, []);
  },
  weaken(t, { attack = 0, defence = 0 }, use) {
    const values = () => [
      diceOf(t.state, t.figure('h'), 'attack'),
      diceOf(t.state, t.figure('h'), 'defence'),
    ];
    const [one, two] = values();
    use({ target: 'h' });
    assert.deepEqual(values(), [one! + attack, two! + defence]);
  },
  compel(t, _deed, use) {
    use({ target: 'h', at: 'C1' });
    assert.equal(t.at('h'), 'C1');
  },
  embolden(t, { attack = 0, defence = 0 }, use) {
    use();
    assert.equal(diceOf(t.state, t.figure('s'), 'attack'), 3 + attack);
    assert.equal(diceOf(t.state, t.figure('s'), 'defence'), 2 + defence);
  },
  mend(t, _deed, use) {
    use({ target: 's' }, [2]);
    assert.equal(t.figure('s').body, 2);
  },
  call(t, _deed, use) {
    use({}, [3]);
    t.do({ type: 'placeRest' });
    assert.deepEqual(
      t.state.figures.filter(({ of }) => of === 'goblin').map(({ side }) => side),
      ['gm', 'gm'],
    );
  },
  vanish(t, _deed, use) {
    use({ at: 'A2' });
    assert.equal(t.at('s'), 'A2');
  },
  rust(t, _deed, use) {
    assert.equal(diceOf(t.state, t.figure('h'), 'attack'), 4);
    use({ target: 'h' });
    assert.equal(diceOf(t.state, t.figure('h'), 'attack'), 3);
  },
};

for (const card of CHAOS_IDS)
  test(`${card} does what its card says`, () => {
    const { effect } = chaosCard(card);
    const t = scene(card, { body: 1 });
    const use = (aim: object = {}, dice: readonly Face[] = []) => {
      t.do({ type: 'useChaos', card, ...aim }, dice);
      assert.equal(t.event('chaosUsed').card, card);
      assert.equal(t.state.chaos.length, 0);
      if (effect.tag !== 'call') t.refuses({ type: 'attack', target: 'h' }, 'acted', 'EXP-ACT-02');
    };
    (SHOWN[effect.tag] as (table: ExpertTable, deed: ChaosDeed, using: typeof use) => void)(t, effect, use);
  });

test('rust eats what is worn where there is no weapon in hand, and ends with the combat', () => {
  const t = scene('rust');
  t.do({ type: 'useChaos', card: 'rust', target: 'e' });
  assert.equal(diceOf(t.state, t.figure('e'), 'defence'), 2);
});

/** Creatures of this card appear. */
function appeared(card: 'lich' | 'goblin', dice: readonly Face[]) {
  const t = table(HALL.replace('s', '.'), { h: { hero: 'warrior' }, e: { hero: 'elf' } });
  t.state = { ...t.state, decks: { ...t.state.decks, monster: deckOf('monster', card) } };
  const left = [...dice];
  const play = new Play(t.world, t.state, { roll: (() => left.shift()) as never });
  appear(play, 1, { is: 'tile', tile: t.state.tiles[0]!.id });
  t.world.referee.settle(play);
  t.state = play.done().state;
  if (t.moves('gm').some(({ type }) => type === 'placeRest')) t.do({ type: 'placeRest' }, left);
  else assert.deepEqual(left, []);
  return t;
}

rule('EXP-CHA-01', 'as many as the card says, once for the card, hidden from the heroes', () => {
  const t = appeared('lich', ['lich', 'howl', 'rust']);
  const view = (seat: string) => t.view(seat).chaos.map(({ card }) => card ?? null);
  assert.deepEqual(view('gm'), ['howl', 'rust']);
  assert.deepEqual(view('ann'), [null, null]);
  assert.deepEqual(appeared('goblin', ['goblin', 3]).state.chaos, []);
});

rule('EXP-CHA-02', 'at random: a die of those in the pile', () => {
  const t = appeared('lich', ['lich', 'howl', 'rust']);
  assert.equal(t.state.decks.chaos.pile.length, 13);
  assert.equal(t.state.decks.chaos.pile.includes('howl'), false);
});

rule('EXP-CHA-03', 'once used it is back in the pile, and no other is drawn', () => {
  const t = scene('tremble');
  t.do({ type: 'useChaos', card: 'tremble', target: 'h' });
  assert.equal(t.state.decks.chaos.pile.length, 15);
  assert.deepEqual(t.state.chaos, []);
  t.refuses({ type: 'useChaos', card: 'tremble', target: 'h' }, 'noSuchPower', 'EXP-CHA-01');
});

rule('EXP-CHA-04', 'unused, it goes back with the last of its creatures, face down', () => {
  const near = HALL.replace('|s . . h', '|s h . .');
  const t = table(
    near,
    { s: { monster: 'shaman' }, h: { hero: 'warrior' }, e: { hero: 'elf' } },
    { turn: 'h' },
  );
  const { group } = t.figure('s');
  const chaos = deckOf('chaos', ...CHAOS_IDS.filter((id) => id !== 'howl'));
  t.state = {
    ...t.state,
    chaos: [{ id: 1, group: group!, card: 'howl' }],
    decks: { ...t.state.decks, chaos },
  };
  t.do({ type: 'attack', target: 's' }, [...skulls(3), ...shields(2)]);
  assert.deepEqual(t.state.chaos, []);
  assert.equal(t.state.decks.chaos.pile.length, 15);
});

rule('EXP-CHA-05', 'in the place of its attack, before or after its move', () => {
  const t = scene('tremble');
  t.do({ type: 'move', mode: 'walk' }, [1]);
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'useChaos', card: 'tremble', target: 'h' });
  assert.equal(t.left, 0);
  const fought = scene('tremble');
  fought.do({ type: 'attack', target: 'h' }, shields(3));
  fought.refuses({ type: 'useChaos', card: 'tremble', target: 'h' }, 'acted', 'EXP-CHA-05');
});

rule('EXP-CHA-05', 'another group’s is of no use to it', () => {
  const t = scene('tremble');
  t.state = { ...t.state, chaos: [{ id: 1, group: -1, card: 'tremble' }] };
  t.refuses({ type: 'useChaos', card: 'tremble', target: 'h' }, 'noSuchPower', 'EXP-CHA-01');
});
