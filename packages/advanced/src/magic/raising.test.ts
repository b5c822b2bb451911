import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { die } from '../combat/fall.ts';
import { levelOf } from '../figures.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS, table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';

const WIZARD: SceneFigure = {
  calling: 'wizard',
  weapons: ['dagger'],
  spells: ['powerOfThePhoenix', 'courage'],
  components: ['phoenixFeather', 'dragonFang', 'silverKey'],
};
const HALL = `
  +-+-+-+-+-+-+-+-+
  |W . . . . . . .|
  + + + + + + + + +
  |. . . A R . . .|
  + + + + + + + + +
  |. . . . . . . B|
  +-+-+-+-+-+-+-+-+
`;
const R = { monster: 'ratman' };
const RAISE = { type: 'raiseDead', figure: 'W', target: 'A' };

/** The master’s phase, in which A has one wound left. */
function lair(figures: Record<string, SceneFigure> = {}): AdvancedTable {
  return battle(
    HALL,
    { W: WIZARD, A: { wounds: 1, gold: 30, items: ['rope'], arrows: 2 }, B: { seat: 'bob' }, R, ...figures },
    { turn: MONSTERS, state: { leader: 'B' } },
  );
}

/** The ratman hits A hard: two wounds from three dice. */
function kill(here: AdvancedTable): void {
  here.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [11, 5, 5, 1], 'master');
  assert.equal(here.sheet('A').where, 'dead');
}

rule(
  'ADV-SPELL-09',
  'right after the death, whoever’s phase it is: back with all wounds and belongings',
  () => {
    const here = lair();
    kill(here);
    here.do({ type: 'followUp', to: null }, [], 'master');
    here.do(RAISE, [8], 'ann');
    const { where, gold, items, arrows, weapons } = here.sheet('A');
    assert.deepEqual([where, gold, items, arrows, weapons], ['inside', 30, ['rope'], 2, ['sword']]);
    assert.deepEqual([here.at('A'), here.figure('A').wounds], ['D2', 4]);
    assert.deepEqual(levelOf(here.state).things, []);
    assert.deepEqual(here.sheet('W').components, ['silverKey']);
    assert.deepEqual(here.state.stack, []);
  },
);

rule('ADV-SPELL-09', 'even before the killer steps forward; beside the body if he stands on it', () => {
  const asked = lair();
  kill(asked);
  asked.do(RAISE, [1], 'ann');
  assert.equal(asked.at('A'), 'D2');
  assert.deepEqual(asked.state.stack, []);
  const stood = lair();
  kill(stood);
  stood.do({ type: 'followUp', to: 'D2' }, [], 'master');
  stood.do(RAISE, [1], 'ann');
  assert.equal(stood.at('A'), 'D1');
});

rule('ADV-SPELL-09', 'a failed test, and the soul is lost for good', () => {
  const here = lair();
  kill(here);
  here.do(RAISE, [9], 'ann');
  assert.deepEqual([here.sheet('A').where, here.sheet('A').marks], ['dead', ['lostSoul']]);
  here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  assert.deepEqual(here.sheet('W').components, ['silverKey']);
});

rule('ADV-SPELL-09', 'at the latest when the turn ends: the wizard’s player is asked', () => {
  const here = lair();
  kill(here);
  here.do({ type: 'followUp', to: null }, [], 'master');
  here.do({ type: 'done' }, [], 'master');
  assert.deepEqual(
    here.state.stack.map(({ tag }) => tag),
    ['rites'],
  );
  const raised = lair();
  raised.state = here.state;
  raised.do(RAISE, [8], 'ann');
  assert.ok(raised.find('A'));
  assert.equal(raised.state.turn.number, 2);
  here.do({ type: 'letRest' }, [], 'ann');
  assert.equal(here.state.turn.number, 2);
  here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
});

rule('ADV-SPELL-09', 'only by a wizard on his feet who has done nothing, with both components', () => {
  const wizards: SceneFigure[] = [
    { wounds: 0 },
    { components: ['phoenixFeather'] },
    { spells: ['courage'] },
    { effects: [{ tag: 'asleep', ends: 'never' }] },
  ];
  for (const wizard of wizards) {
    const here = lair({ W: { ...WIZARD, ...wizard } });
    kill(here);
    here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  }
  const acts = [
    { moved: 1, left: 4, did: null, first: 'move', over: false },
    { moved: 0, left: null, did: 'attack', first: 'deed', over: false },
    { moved: 0, left: null, did: 'spell', first: 'deed', cast: true, over: false },
  ] as const;
  for (const act of acts) {
    const here = lair();
    here.state = { ...here.state, turn: { ...here.state.turn, acts: { W: act } } };
    kill(here);
    here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  }
  const other = lair();
  kill(other);
  other.refuses(RAISE, 'notYourFigure', 'ADV-SPELL-09', 'bob');
});

rule('ADV-SPELL-09', 'the body has to be in sight', () => {
  const walled = `
    +-+-+-+-+
    |W|. A B|
    + + + + +
    |.|. . .|
    +-+-+-+-+
  `;
  const here = table(walled, { W: WIZARD, A: {}, B: { seat: 'bob' } });
  setGoing(here, (play) => die(play, 'A', ['ADV-DEATH-05']));
  here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  const near = table(HALL.replace('A R', 'A .'), { W: WIZARD, A: {}, B: { seat: 'bob' } });
  setGoing(near, (play) => die(play, 'A', ['ADV-DEATH-05']));
  assert.equal(near.offers(RAISE, 'ann'), true);
});

rule('ADV-SPELL-09', 'it is the wizard’s spell of the turn, and he may not move', () => {
  const here = battle(HALL, { W: WIZARD, A: {}, B: { seat: 'bob' }, R });
  setGoing(here, (play) => die(play, 'A', ['ADV-DEATH-05']));
  here.do(RAISE, [8], 'ann');
  here.refuses({ type: 'step', figure: 'W', to: 'B1' }, 'alreadyActed', 'ADV-CMB-02');
  here.refuses({ type: 'cast', figure: 'W', spell: 'courage' }, 'alreadyActed', 'ADV-CMB-02');
  here.refuses({ type: 'cast', figure: 'W', spell: 'powerOfThePhoenix' }, 'notNow', 'ADV-SPELL-09');
});

const WALK = { type: 'step', figure: 'R', to: 'F2' };

rule('ADV-SPELL-09', 'the killer goes on where it was interrupted', () => {
  const here = lair();
  here.state = { ...here.state, turn: { ...here.state.turn, order: 'deedFirst' } };
  kill(here);
  here.do({ type: 'followUp', to: null }, [], 'master');
  here.do(RAISE, [8], 'ann');
  assert.equal(here.offers(WALK, 'master'), true);
  assert.equal(here.all('zoneFixed').length > 0, true, 'and the two hold each other again');
});

rule('ADV-SPELL-09', 'who is back has what was theirs, and nothing at work on them', () => {
  const rope = {
    id: 'pile-9',
    tag: 'pile',
    square: 3,
    goods: { gold: 9, items: [] },
    armour: [],
    weapons: [],
  } as const;
  const mage: SceneFigure = {
    wounds: 1,
    components: ['ashes', 'warpstone'],
    bolts: 1,
    items: ['rope'],
    effects: [{ tag: 'courage', ends: 'exploration' }],
  };
  const here = lair({ A: mage });
  here.state = { ...here.state, levels: [{ ...here.state.levels[0]!, things: [rope] }] };
  kill(here);
  here.do(RAISE, [8], 'ann');
  const { components, items, bolts, gold } = here.sheet('A');
  assert.deepEqual([components, items, bolts, gold], [['ashes', 'warpstone'], ['rope'], 1, 0]);
  assert.deepEqual([here.figure('A').effects, here.state.turn.fallen], [[], []]);
  assert.deepEqual(levelOf(here.state).things, [rope]);
});

rule('ADV-SPELL-09', 'what has been taken from the body meanwhile stays taken', () => {
  const here = lair();
  kill(here);
  here.state = { ...here.state, levels: [{ ...here.state.levels[0]!, things: [] }] };
  here.do(RAISE, [8], 'ann');
  assert.deepEqual([here.event('raised').pile, here.sheet('A').gold, here.sheet('A').weapons], [null, 0, []]);
});

rule('ADV-SPELL-09', 'a soul that is lost is marked besides all other marks', () => {
  const here = lair({ A: { wounds: 1, marks: ['lostHand'] } });
  kill(here);
  here.do(RAISE, [9], 'ann');
  assert.deepEqual(here.sheet('A').marks, ['lostHand', 'lostSoul']);
});

for (const [item, left, source] of [
  ['wand:powerOfThePhoenix:2', ['rope', 'wand:powerOfThePhoenix:1'], 'wand'],
  ['scroll:powerOfThePhoenix', ['rope'], 'scroll'],
] as const)
  rule('ADV-SPELL-09', `also from a ${source}, without components, but not without the test`, () => {
    const items = ['rope', item, 'wand:fireball:3'];
    const here = lair({ W: { ...WIZARD, spells: [], items } });
    kill(here);
    here.do(RAISE, [8], 'ann');
    assert.equal(here.event('spellCast').source, source);
    assert.deepEqual(here.sheet('W').items, [...left, 'wand:fireball:3']);
    assert.equal(here.sheet('W').components.length, 3);
    assert.ok(here.find('A'));
  });

rule('ADV-SPELL-09', 'every wizard who could is asked, each for themselves', () => {
  const here = battle(
    HALL.replace('. B|', '. V|'),
    { W: WIZARD, V: { ...WIZARD, seat: 'bob' }, A: { wounds: 1 }, R },
    { turn: MONSTERS, state: { leader: 'V' } },
  );
  kill(here);
  here.do({ type: 'followUp', to: null }, [], 'master');
  assert.deepEqual(
    here.offered('raiseDead', 'bob').map(({ figure, target }) => [figure, target]),
    [['V', 'A']],
  );
  here.refuses({ ...RAISE, target: 'B' }, 'notNow', 'ADV-SPELL-09', 'ann');
  here.do({ type: 'done' }, [], 'master');
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'raiseDead' }]);
  here.do({ type: 'letRest' }, [], 'ann');
  assert.deepEqual(here.awaited(), [{ seat: 'bob', prompt: 'raiseDead' }]);
  here.do({ type: 'letRest' }, [], 'bob');
  assert.equal(here.state.turn.number, 2);
});

rule('ADV-SPELL-09', 'one at a time: nobody else begins while a soul is being called', () => {
  const here = battle(
    HALL.replace('. B|', '. V|'),
    { W: { ...WIZARD, fate: 1 }, V: { ...WIZARD, seat: 'bob' }, A: { wounds: 1 }, R },
    { turn: MONSTERS, state: { leader: 'V' } },
  );
  kill(here);
  here.do(RAISE, [9], 'ann');
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'faceRoll' }]);
  here.refuses({ ...RAISE, figure: 'V' }, 'notNow', 'ADV-SPELL-09', 'bob');
  here.do({ type: 'faceRoll', fate: true }, [], 'ann');
  assert.ok(here.find('A'));
});

rule('ADV-SPELL-09', 'a door does not keep a wizard from it; choking, or a spell before, does', () => {
  const opened = lair();
  const act = { moved: 0, left: null, did: 'openDoor', first: 'deed', over: false } as const;
  opened.state = { ...opened.state, turn: { ...opened.state.turn, acts: { W: act } } };
  kill(opened);
  assert.equal(opened.offers(RAISE, 'ann'), true);
  const choking = lair({ W: { ...WIZARD, effects: [{ tag: 'choked', ends: 'never', left: 2, of: 'x' }] } });
  kill(choking);
  choking.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  for (const before of [
    { moved: 0, left: null, did: null, first: null, cast: true, over: false },
    { moved: 0, left: null, did: 'run', first: 'deed', over: false },
  ] as const) {
    const here = lair();
    here.state = { ...here.state, turn: { ...here.state.turn, acts: { W: before } } };
    kill(here);
    here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
  }
});

rule('ADV-SPELL-09', 'not from one level to another', () => {
  const here = lair();
  kill(here);
  const fallen = here.state.turn.fallen!.map((one) => ({ ...one, level: 1 }));
  here.state = { ...here.state, turn: { ...here.state.turn, fallen } };
  here.refuses(RAISE, 'notNow', 'ADV-SPELL-09', 'ann');
});
