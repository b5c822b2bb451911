/** The dungeon counters (ADV-TOK). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { attack } from '../combat/attack.ts';
import { emptyState } from '../emptyState.ts';
import { MASTER } from '../setup.ts';
import { battle, table } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { FULL_BOWL } from './bowl.ts';
import { drawCounter } from './draw.ts';
import { COUNTER_KINDS } from './types.ts';
import type { CounterKind } from './types.ts';
import {
  PASSAGE,
  ALONE,
  ONE_RATMAN,
  setup,
  MASTERS,
  master,
  asked,
  exploring,
  fighting,
  play,
  HOLD,
  HOME,
} from '../testing/counters.ts';

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

rule('ADV-TOK-03', 'fate and escape are for combat turns alone', () => {
  for (const moment of ['exploration', 'combatStart', 'combat', 'placing', 'step', 'chest'] as const) {
    const t = fighting(['fate', 'escape'], { watch: [moment] }, 'warpweaver');
    asked(t, moment, { about: 'roll', figure: t.id('R'), kind: 'attack', face: 3 });
    assert.equal(t.offers(play('fate')), moment === 'combat', `fate at ${moment}`);
    const escapes = t.offers({ type: 'playEscape', figure: 'R' });
    assert.equal(escapes, moment === 'combat' || moment === 'combatStart', `escape at ${moment}`);
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
  assert.equal(t.world.referee.rules.redactions['counterDrawn']!(drawn, 'ann')!.type, 'counterDrawn');
  assert.deepEqual(
    { ...t.world.referee.rules.redactions['counterDrawn']!(drawn, 'ann') },
    { ...drawn, counter: null },
  );
  assert.deepEqual(t.world.referee.rules.redactions['counterDrawn']!(drawn, MASTER), drawn);
  t.refuses({ type: 'watch', moment: 'step', on: false }, 'notYours', 'ADV-TOK-05', 'ann');
});

rule('ADV-TOK-05', 'a counter not in the hand cannot be played', () => {
  const t = exploring(['trap']);
  asked(t, 'exploration');
  t.refuses(play('wandering'), 'noSuchCounter', 'ADV-TOK-05');
});

rule('ADV-TOK-06', 'every expedition starts from a full bowl; from an empty one nothing is drawn', () => {
  assert.deepEqual([MASTERS.bowl, MASTERS.hand, MASTERS.played], [FULL_BOWL, [], []]);
  assert.equal(FULL_BOWL.length, 24, 'four of each kind');
  const t = exploring([], { bowl: [] });
  setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']));
  assert.deepEqual([t.event('counterDrawn').counter, t.state.master.hand], [null, []]);
  assert.ok(t.cites('ADV-TOK-06'));
});

rule('ADV-TOK-05', 'what was held is still held, and what was played still lies there', () => {
  const t = exploring(['wandering'], { bowl: ['fate', 'trap'], played: ['escape'] });
  setGoing(t, (now) => drawCounter(now, ['ADV-TURN-08']), ['fate']);
  assert.deepEqual(t.event('counterDrawn').rules, ['ADV-TURN-08', 'ADV-TOK-01']);
  assert.deepEqual(t.state.master.hand, ['fate', 'wandering']);
  asked(t, 'exploration');
  t.do(play('wandering'), [5]);
  assert.deepEqual([t.state.master.hand, t.state.master.played], [['fate'], ['escape', 'wandering']]);
});

rule('ADV-TOK-04', 'the master may stop listening, and listen to more', () => {
  const t = exploring([], { watch: ['exploration'] });
  const changes = (seat: string): string[] =>
    t.offered('watch', seat).map(({ moment, on }) => `${moment} ${on}`);
  assert.deepEqual(changes('ann'), []);
  assert.ok(changes(MASTER).includes('exploration false') && changes(MASTER).includes('step true'));
  t.do({ type: 'watch', moment: 'combat', on: true }, [], MASTER);
  assert.deepEqual(t.state.master.watch, ['combat', 'exploration']);
  t.do({ type: 'watch', moment: 'exploration', on: false }, [], MASTER);
  assert.deepEqual(t.state.master.watch, ['combat']);
});

rule('ADV-TOK-16', 'no other counter stands in the way of an ambush', () => {
  const t = fighting(['ambush', 'escape'], {}, 'warpweaver');
  asked(t, 'combatStart');
  t.do({ type: 'playEscape', figure: 'R' });
  assert.equal(t.state.fight!.ambushed, false);
  assert.equal(t.offers(play('ambush')), true);
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
  // Asked again at the same moment, then at the start of the combat turn.
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
  const matrices = { ...ONE_RATMAN, wandering: [{ upTo: 12, monsters: { ratmanSentry: 1 } }] };
  const t = battle(
    PASSAGE,
    { A: {}, R: { monster: 'ratman', group: 1 } },
    {
      setup: { dungeon: { ...setup.dungeon, matrices } },
      state: master(['ambush']),
      fight: { turns: 1, groups: [HOME] },
    },
  );
  asked(t, 'combatStart');
  t.do(play('ambush'), [4]);
  assert.equal(t.awaited()[0]!.prompt, 'placeMonster', 'nobody is asked for a door');
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
  const hero = fighting(['fate']);
  asked(hero, 'combat', { about: 'wounds', figure: hero.id('A'), wounds: 1 });
  hero.refuses(play('fate'), 'nothingToTurn', 'ADV-TOK-17');
  const nothing = fighting(['fate']);
  asked(nothing, 'combat');
  nothing.refuses(play('fate'), 'nothingToTurn', 'ADV-TOK-17');
  const t = fighting(['fate']);
  asked(t, 'combat', { about: 'hit', figure: t.id('R') });
  t.refuses(play('fate'), 'nothingToTurn', 'ADV-TOK-17');
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

rule('ADV-TOK-12', 'ambushers belong where the others came from, wanderers where the leader is', () => {
  const map = `
    +-+-+-+-+-+-+
    |A . .|. . R|
    + + + + + + +
    |. . .o. . .|
    +-+-+-+-+-+-+
  `;
  const ambush = battle(
    map,
    { A: {}, R: { monster: 'ratman', group: 1 } },
    { setup, state: { ...master(['ambush']), leader: 'A' } },
  );
  const lair = ambush.areaAt('F1');
  const fight = { ...ambush.state.fight!, groups: [{ ...HOME, area: lair }] };
  ambush.state = { ...ambush.state, fight };
  asked(ambush, 'combatStart');
  ambush.do(play('ambush'), [4]);
  ambush.do({ type: 'placeMonster', kind: 'ratman', at: 'E1' });
  ambush.do({ type: 'monstersStand' });
  assert.deepEqual(
    ambush.state.fight!.groups.map(({ area }) => area),
    [lair, lair],
  );
  const wandering = table(
    map.replace('R', 'B'),
    { A: {}, B: {} },
    {
      setup,
      state: { ...master(['wandering']), leader: 'B' },
    },
  );
  asked(wandering, 'exploration');
  wandering.do(play('wandering'), [4]);
  const [place] = wandering.offered('placeMonster', MASTER);
  wandering.do({ ...place! });
  assert.deepEqual(
    wandering.state.fight!.groups.map(({ area }) => area),
    [wandering.areaAt('F1')],
  );
});

rule(
  'ADV-TOK-05',
  'heroes hear the same before and after a moment passes, whatever is in the hidden hand',
  () => {
    const moments = [
      ['exploration', null],
      ['combatStart', null],
      ['combat', { about: 'wounds', wounds: 1 }],
      ['combat', { about: 'roll', kind: 'dodge', face: 2 }],
      ['chest', { chest: 'chest-1' }],
      ['step', { square: 3 }],
    ] as const;
    const heard = (counter: CounterKind, [moment, about]: (typeof moments)[number]): string => {
      const t = moment === 'exploration' ? exploring([counter]) : fighting([counter]);
      const figure = moment === 'combat' ? t.id('R') : t.id('A');
      asked(t, moment, about === null ? null : { ...about, figure });
      const before = [t.view('ann'), t.waiting()];
      const events = t.do(HOLD, [], MASTER).map((event) => t.world.referee.redact(event, 'ann'));
      return JSON.stringify([before, events, t.view('ann'), t.waiting()]);
    };
    for (const moment of moments)
      assert.equal(new Set(COUNTER_KINDS.map((kind) => heard(kind, moment))).size, 1, moment[0]);
  },
);
