/** The dungeon counters (ADV-TOK) and the monster characters (ADV-MCH). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { attack } from '../combat/attack.ts';
import { meet } from '../encounter/meet.ts';
import { emptyState } from '../emptyState.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import { battle, table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { FULL_BOWL } from './bowl.ts';
import { drawCounter } from './draw.ts';
import { offer } from './moments.ts';
import { COUNTER_KINDS } from './types.ts';
import type { CounterKind, CounterMoment, CounterState } from './types.ts';

/** Nine squares of passage, a hero at one end, a monster at the other. */
const PASSAGE = `
  +-+-+-+-+-+-+-+-+-+
  |: : A : : : : : R|
  + + + + + + + + + +
  |: : : : : : : : :|
  +-+-+-+-+-+-+-+-+-+
`;
const ALONE = PASSAGE.replace('R', ':');

const ONE_RATMAN = { wandering: [{ upTo: 12, monsters: { ratman: 1 } }], lair: [], quest: [] };
const dungeon = { id: 'x', title: { en: '', fr: '' }, intro: { en: '', fr: '' }, matrices: ONE_RATMAN };
const setup = {
  dungeon: { ...dungeon, levels: [{ tag: 'random', down: 'none' } as const], characters: [], aims: [] },
};

const MASTERS: CounterState = emptyState({ setup: { master: true, ...setup } } as never).master;

function master(hand: readonly CounterKind[], rest: Partial<CounterState> = {}): Partial<State> {
  const watch: CounterMoment[] = ['exploration', 'combatStart', 'combat', 'step', 'chest'];
  return { master: { ...MASTERS, hand, watch, ...rest } };
}

/** The master is asked at a moment. */
function asked(t: AdvancedTable, moment: CounterMoment, about: object | null = null): void {
  setGoing(t, (play) => offer(play, moment, about as never));
}

const exploring = (hand: readonly CounterKind[], rest: Partial<CounterState> = {}): AdvancedTable =>
  table(ALONE, { A: {} }, { setup, state: master(hand, rest) });

const fighting = (hand: readonly CounterKind[], rest: Partial<CounterState> = {}, monster = 'ratman') =>
  battle(
    PASSAGE,
    { A: {}, R: { monster, group: 1, ...(monster === 'ratman' ? {} : { character: monster }) } },
    { setup, state: master(hand, rest), fight: { turns: 2, groups: [HOME] } },
  );

const HOME = { id: 1, area: 'scene-1', monsters: { ratman: 1 }, characters: [], gold: 10 };

const play = (counter: CounterKind) => ({ type: 'playCounter', counter });
const HOLD = { type: 'holdCounters' };

rule('ADV-TOK-01', 'a counter is drawn blind out of those in the bowl', () => {
  const t = exploring([], { bowl: ['ambush', 'fate'] });
  setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']), ['fate']);
  assert.deepEqual([t.state.master.bowl, t.state.master.hand], [['ambush'], ['fate']]);
  assert.throws(() => setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']), ['trap']), /shows ambush/);
});

rule('ADV-TOK-02', 'a 1 or a 12 in the master’s phase brings a counter, any other face none', () => {
  for (const face of [1, 2, 11, 12]) {
    const t = exploring([], { watch: [] });
    t.do({ type: 'done' }, face === 1 || face === 12 ? [face, 'fate'] : [face]);
    assert.deepEqual(t.state.master.hand, face === 1 || face === 12 ? ['fate'] : [], String(face));
  }
});

rule('ADV-TOK-02', 'a new dungeon brings its characters, and nothing out of the bowl', () => {
  const { characters, hand, bowl } = emptyState({
    setup: { master: true, dungeon: { ...setup.dungeon, characters: ['warpweaver'] } },
  } as never).master;
  assert.deepEqual([characters, hand, bowl.length], [['warpweaver'], [], FULL_BOWL.length]);
});

rule('ADV-TOK-03', 'six kinds, each with its own moments', () => {
  const moments = {
    wandering: ['exploration'],
    ambush: ['combatStart'],
    character: ['placing'],
    trap: ['chest', 'step'],
  };
  assert.deepEqual([...new Set(FULL_BOWL)].sort(), [...COUNTER_KINDS].sort());
  for (const [counter, own] of Object.entries(moments))
    for (const moment of ['exploration', 'combatStart', 'combat', 'placing', 'step', 'chest'] as const) {
      const t = fighting([counter as CounterKind], { characters: ['warpweaver'], watch: [moment] });
      asked(t, moment);
      assert.equal(t.offers(play(counter as CounterKind)), own.includes(moment), `${counter} at ${moment}`);
    }
});

rule('ADV-TOK-04', 'a counter may be held, and several played at the same moment', () => {
  const t = fighting(['escape', 'fate'], {}, 'warpweaver');
  asked(t, 'combat', { about: 'roll', figure: t.id('R'), kind: 'attack', face: 3 });
  t.do(HOLD);
  assert.deepEqual([t.state.master.hand, t.state.stack], [['escape', 'fate'], []]);
  asked(t, 'combatStart');
  t.do({ type: 'playEscape', figure: 'R' });
  assert.deepEqual(t.awaited(), [{ seat: MASTER, prompt: 'playCounter' }], 'asked again');
  t.do(HOLD);
});

rule('ADV-TOK-04', 'the master says at which moments to be asked, and is not asked at others', () => {
  const t = exploring(['wandering'], { watch: [] });
  asked(t, 'exploration');
  assert.deepEqual(t.state.stack, []);
  t.do({ type: 'watch', moment: 'exploration', on: true }, [], MASTER);
  t.refuses({ type: 'watch', moment: 'exploration', on: true }, 'asItIs', 'ADV-TOK-04', MASTER);
  asked(t, 'exploration');
  assert.deepEqual(t.awaited(), [{ seat: MASTER, prompt: 'playCounter' }]);
});

rule('ADV-TOK-05', 'nobody else sees what is drawn or held, nor when the master listens', () => {
  const t = exploring(['trap', 'fate'], { bowl: ['ambush'] });
  const { master: seen } = t.view('ann');
  assert.deepEqual([seen.held, seen.screen], [2, null]);
  assert.deepEqual(t.view(MASTER).master.screen?.hand, ['trap', 'fate']);
  setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']), ['ambush']);
  const drawn = t.event('counterDrawn');
  assert.equal(t.world.book.redactions['counterDrawn']!(drawn, 'ann')!.type, 'counterDrawn');
  assert.deepEqual(
    { ...t.world.book.redactions['counterDrawn']!(drawn, 'ann') },
    { ...drawn, counter: null },
  );
  assert.deepEqual(t.world.book.redactions['counterDrawn']!(drawn, MASTER), drawn);
  t.refuses({ type: 'watch', moment: 'step', on: false }, 'notYours', 'ADV-TOK-05', 'ann');
});

rule('ADV-TOK-05', 'a counter not in the hand cannot be played', () => {
  const t = exploring(['trap']);
  asked(t, 'exploration');
  t.refuses(play('wandering'), 'noSuchCounter', 'ADV-TOK-05');
});

rule('ADV-TOK-06', 'every expedition starts from a full bowl; from an empty one nothing is drawn', () => {
  assert.deepEqual([MASTERS.bowl, MASTERS.hand, MASTERS.played], [FULL_BOWL, [], []]);
  const t = exploring([], { bowl: [] });
  setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']));
  assert.deepEqual([t.event('counterDrawn').counter, t.state.master.hand], [null, []]);
  assert.ok(t.cites('ADV-TOK-06'));
});

rule('ADV-TOK-06', 'what has been played stays out of the bowl', () => {
  const t = exploring(['wandering'], { bowl: ['fate'] });
  asked(t, 'exploration');
  t.do(play('wandering'), [5]);
  const { hand, played, bowl } = t.state.master;
  assert.deepEqual([hand, played, bowl], [[], ['wandering'], ['fate']]);
});

rule('ADV-TOK-07', 'wandering monsters come at the end of an exploration phase', () => {
  const t = exploring(['wandering']);
  t.do({ type: 'done' });
  assert.equal(t.state.turn.phase, 'exploration');
  assert.deepEqual(t.awaited(), [{ seat: MASTER, prompt: 'playCounter' }]);
  asked(t, 'step');
  t.refuses(play('wandering'), 'wrongMoment', 'ADV-TOK-07');
});

rule('ADV-TOK-08', 'they are rolled on the wandering monster matrix', () => {
  const t = exploring(['wandering']);
  asked(t, 'exploration');
  t.do(play('wandering'), [7]);
  const { matrix, face, monsters } = t.event('matrixRolled');
  assert.deepEqual([matrix, face, monsters], ['wandering', 7, { ratman: 1 }]);
});

rule('ADV-TOK-09', 'the first stands as far off as a hero sees', () => {
  const t = exploring(['wandering']);
  asked(t, 'exploration');
  t.do(play('wandering'), [7]);
  const places = t.offered('placeMonster', MASTER);
  assert.deepEqual(
    places.map(({ at }) => t.squareName(at)),
    ['I1', 'I2'],
  );
});

rule('ADV-TOK-10', 'the others stand beside those placed, and no nearer', () => {
  const two = {
    ...setup.dungeon,
    matrices: { ...ONE_RATMAN, wandering: [{ upTo: 12, monsters: { ratman: 2 } }] },
  };
  const t = table(ALONE, { A: {} }, { setup: { dungeon: two }, state: master(['wandering']) });
  asked(t, 'exploration');
  t.do(play('wandering'), [7]);
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'I2' });
  // H2 is beside it too, but nearer to the hero.
  const places = t.offered('placeMonster', MASTER);
  assert.deepEqual(
    places.map(({ at }) => t.squareName(at)),
    ['I1'],
  );
});

rule('ADV-TOK-11', 'a combat turn follows, the heroes’ phase first and without a test', () => {
  const t = exploring(['wandering']);
  t.do({ type: 'done' });
  t.do(play('wandering'), [7]);
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'I2' });
  assert.equal(t.happened('surpriseTested'), false);
  // Asked once more at the same moment, then at the start of the combat turn.
  t.do(HOLD);
  t.do(HOLD);
  assert.deepEqual([t.state.turn.mode, t.state.turn.phase], ['combat', 'heroes']);
});

rule('ADV-TOK-12', 'an ambush brings more monsters at the start of a combat turn', () => {
  const t = fighting(['ambush']);
  asked(t, 'combatStart');
  t.do(play('ambush'), [4]);
  assert.equal(t.event('matrixRolled').matrix, 'wandering');
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'I2' });
  assert.equal(t.state.figures.filter(({ of }) => of === 'ratman').length, 2);
  assert.equal(t.state.fight!.groups.length, 2);
});

rule(
  'ADV-TOK-13',
  'in the first turn whoever placed the others places them, and the other side shifts',
  () => {
    const t = fighting(['ambush']);
    t.state = { ...t.state, fight: { ...t.state.fight!, turns: 1, placedBy: 'leader' } };
    asked(t, 'combatStart');
    t.do(play('ambush'), [4]);
    assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'placeMonster' }]);
    t.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
    assert.deepEqual(t.awaited(), [{ seat: MASTER, prompt: 'shiftMonsters' }]);
    const untested = fighting(['ambush']);
    untested.state = { ...untested.state, fight: { ...untested.state.fight!, turns: 1, placedBy: null } };
    asked(untested, 'combatStart');
    untested.do(play('ambush'), [4]);
    assert.deepEqual(untested.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }]);
  },
);

rule('ADV-TOK-14', 'later they come like wandering monsters, far off', () => {
  const t = fighting(['ambush']);
  asked(t, 'combatStart');
  t.do(play('ambush'), [4]);
  const places = t.offered('placeMonster', MASTER);
  assert.deepEqual(
    places.map(({ at }) => t.squareName(at)),
    ['I2'],
  );
});

rule('ADV-TOK-15', 'a sentry in an ambush gives no door', () => {
  const sentries = { ...ONE_RATMAN, wandering: [{ upTo: 12, monsters: { ratmanSentry: 1 } }] };
  const t = fighting(['ambush']);
  t.state = { ...t.state, fight: { ...t.state.fight!, turns: 1 } };
  Object.assign(t.world.setup.dungeon, { matrices: sentries });
  asked(t, 'combatStart');
  t.do(play('ambush'), [4]);
  assert.equal(t.awaited()[0]!.prompt, 'placeMonster', 'nobody is asked for a door');
  Object.assign(t.world.setup.dungeon, { matrices: ONE_RATMAN });
});

rule('ADV-TOK-16', 'one ambush a combat turn', () => {
  const t = fighting(['ambush', 'ambush']);
  asked(t, 'combatStart');
  t.do(play('ambush'), [4]);
  t.do({ type: 'placeMonster', kind: 'ratman', at: 'I2' });
  t.refuses(play('ambush'), 'oneAmbush', 'ADV-TOK-16');
  assert.equal(t.state.fight!.ambushed, true);
});

rule('ADV-TOK-17', 'a fate counter cancels the wounds of a monster', () => {
  const t = battle(
    PASSAGE.replace('A :', ': A').replace(': R', 'R :').replace('A : : : : R', 'A R : : : :'),
    { A: {}, R: { monster: 'ratman' } },
    { setup, state: master(['fate']) },
  );
  setGoing(t, (now) => attack(now, { attacker: t.id('A'), target: t.id('R'), weapon: 'sword' }), [9]);
  t.do(HOLD, [12, 11, 11, 11]);
  t.do(play('fate'));
  assert.equal(t.figure('R').wounds, 3);
  assert.ok(t.happened('fateSpent'));
  assert.deepEqual(t.state.master.played, ['fate']);
});

rule('ADV-TOK-17', 'it needs something that has just happened to a monster', () => {
  const t = fighting(['fate']);
  asked(t, 'combat', { about: 'hit', figure: t.id('R') });
  t.refuses(play('fate'), 'nothingToTurn', 'ADV-TOK-17');
});

rule(
  'ADV-TOK-18',
  'an escape takes a monster character off the table, even from under a blow that hit',
  () => {
    const t = fighting(['escape'], {}, 'warpweaver');
    asked(t, 'combat', { about: 'hit', figure: t.id('R') });
    t.do({ type: 'playEscape', figure: 'R' });
    assert.equal(t.find('R'), undefined);
    assert.deepEqual([t.state.master.escaped, t.state.master.hand], [['warpweaver'], []]);
  },
);

rule('ADV-TOK-18', 'too late once the wounds are known, and only for characters', () => {
  const t = fighting(['escape'], {}, 'warpweaver');
  asked(t, 'combat', { about: 'wounds', figure: t.id('R'), wounds: 2 });
  t.refuses({ type: 'playEscape', figure: 'R' }, 'tooLate', 'ADV-TOK-18');
  const plain = fighting(['escape']);
  asked(plain, 'combat');
  plain.refuses({ type: 'playEscape', figure: 'R' }, 'noCharacter', 'ADV-TOK-18');
});

rule('ADV-TOK-18', 'who comes back is whole again, but what was used up stays so', () => {
  const used = { tag: 'spent', ends: 'never', of: 'fireball' } as const;
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', wounds: 1, effects: [used] } },
    { setup, state: master(['escape', 'character'], { watch: ['combat', 'placing'] }) },
  );
  asked(t, 'combat');
  t.do({ type: 'playEscape', figure: 'R' });
  t.do(HOLD);
  setGoing(t, (now) => meet(now, { monsters: { ratman: 1 }, area: 'scene-1', how: 'placed' }));
  t.do(play('character'));
  t.do(HOLD);
  t.do({ type: 'placeMonster', kind: 'warpweaver', at: 'F1' });
  const back = t.state.figures.find(({ character }) => character === 'warpweaver')!;
  assert.deepEqual([back.wounds, back.effects], [3, [used]]);
  assert.ok(t.happened('characterReturned'));
});

rule('ADV-TOK-19', 'the dead do not escape', () => {
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'warpweaver', character: 'warpweaver', wounds: 0 } },
    { setup, state: master(['escape']) },
  );
  asked(t, 'combat');
  t.refuses({ type: 'playEscape', figure: 'R' }, 'dead', 'ADV-TOK-19');
});

/** Monsters are being placed, and the master is asked. */
function placing(hand: readonly CounterKind[], rest: Partial<CounterState>): AdvancedTable {
  const t = exploring(hand, { watch: ['placing'], ...rest });
  setGoing(t, (now) => meet(now, { monsters: { ratman: 1 }, area: 'scene-1', how: 'placed' }));
  return t;
}

rule('ADV-TOK-20', 'a character counter brings back the one who escaped', () => {
  const t = placing(['character'], { escaped: ['plagueMonk'], characters: ['warpweaver'] });
  t.do(play('character'));
  const { escaped, characters, met } = t.state.master;
  assert.deepEqual([escaped, characters, met], [[], ['warpweaver'], ['plagueMonk']]);
  t.do(HOLD);
  t.do({ type: 'placeMonster', kind: 'plagueMonk', at: 'G1' });
  assert.deepEqual(
    t.state.figures.map(({ character }) => character).filter((one) => one !== null),
    ['plagueMonk'],
  );
});

rule('ADV-TOK-21', 'with nobody escaped, the next who is due; with nobody due it cannot be played', () => {
  const t = placing(['character'], { characters: ['warpweaver', 'plagueMonk'] });
  t.do(play('character'));
  assert.deepEqual(t.state.master.characters, ['plagueMonk']);
  assert.equal(t.event('characterJoined').character, 'warpweaver');
  const none = placing(['character'], {});
  none.refuses(play('character'), 'nobodyDue', 'ADV-TOK-21');
});

rule('ADV-TOK-22', 'a trap counter is for chests and untrodden squares', () => {
  for (const moment of ['step', 'chest'] as const) {
    const t = exploring(['trap']);
    asked(t, moment);
    assert.ok(t.offers(play('trap')), moment);
  }
  const fight = fighting(['trap']);
  asked(fight, 'combatStart');
  fight.refuses(play('trap'), 'wrongMoment', 'ADV-TOK-22');
});

rule('ADV-MCH-02', 'no monster character is ever in the bowl', () => {
  assert.deepEqual(
    FULL_BOWL.filter((counter) => !COUNTER_KINDS.includes(counter)),
    [],
  );
});

rule('ADV-MCH-03', 'the characters of the dungeon are the master’s from its start', () => {
  const { master: own } = emptyState({
    setup: { master: true, dungeon: { ...setup.dungeon, characters: ['warpweaver', 'plagueMonk'] } },
  } as never);
  assert.deepEqual(own.characters, ['warpweaver', 'plagueMonk']);
});

rule('ADV-MCH-05', 'a character comes whenever monsters are placed, and at no other moment', () => {
  const t = placing([], { characters: ['warpweaver'] });
  t.do({ type: 'bringCharacter', character: 'warpweaver' });
  t.do(HOLD);
  assert.ok(t.offered('placeMonster', MASTER).some(({ kind }) => kind === 'warpweaver'));
  const other = exploring([], { characters: ['warpweaver'] });
  asked(other, 'exploration');
  other.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'wrongMoment', 'ADV-MCH-05');
});

rule('ADV-MCH-06', 'each of their counters is used once', () => {
  const t = placing([], { characters: ['warpweaver'] });
  t.do({ type: 'bringCharacter', character: 'warpweaver' });
  t.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'notAtHand', 'ADV-MCH-06');
});

rule('ADV-MCH-07', 'one who has been met comes again only by escaping and a character counter', () => {
  const t = placing([], { met: ['warpweaver'], characters: [] });
  t.refuses({ type: 'bringCharacter', character: 'warpweaver' }, 'notAtHand', 'ADV-MCH-06');
  const back = placing(['character'], { met: ['warpweaver'], escaped: ['warpweaver'] });
  assert.ok(back.offers(play('character')));
});

rule('ADV-MCH-08', 'a character killed is never met again', () => {
  const t = placing(['character'], { met: ['warpweaver'], characters: [], escaped: [] });
  t.refuses(play('character'), 'nobodyDue', 'ADV-TOK-21');
});
