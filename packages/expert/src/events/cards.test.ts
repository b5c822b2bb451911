import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { EventId } from '../content/events.ts';
import { gmWith, table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b . . . . .|
  + + + + + + +
  |. . . . . w|
  +-+-+-+-+-+-+`;
const HEROES = { b: { hero: 'barbarian' }, w: { hero: 'wizard', seat: 'ben' } } as const;

/** One card, set for the next cell the barbarian enters. */
function stepping(card: EventId, rest: Partial<Scene> = {}, figures: Scene['figures'] = HEROES) {
  const armed = [{ card, moment: 'entered', figure: null, at: null }] as const;
  const state = { gm: gmWith([card], { armed }) };
  return table(HALL, figures, { turn: 'b', act: { mode: 'walk', left: 5 }, state, ...rest });
}
const STEP = { type: 'step', to: 'B1' };

rule('EXP-EVT-01', 'pit: a point of Body, no farther this turn, and an open pit', () => {
  const t = stepping('pit');
  t.do(STEP);
  assert.deepEqual([t.figure('b').body, t.left, t.state.pits], [8, 0, [t.square('B1')]]);
  t.refuses({ type: 'step', to: 'C1' }, 'noCellsLeft', 'EXP-MOV-01');
  t.do({ type: 'searchTile' }, [3]);
});

const PIT: Partial<Scene> = { turn: 'b', act: { mode: 'walk', left: 5 } };
const withPit = (rest: Partial<Scene> = {}, figures: Scene['figures'] = HEROES) => {
  const bare = table(HALL, figures, {});
  return table(HALL, figures, { ...PIT, ...rest, state: { pits: [bare.square('B1')] } });
};

rule('EXP-JMP-04', 'whoever walks into an open pit falls in, and walks out in its next turn', () => {
  const t = withPit();
  t.do(STEP);
  assert.deepEqual([t.figure('b').body, t.left], [8, 0]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'b' }, [], 'ann');
  t.do({ type: 'letGo' });
  t.do({ type: 'move', mode: 'walk' }, [1]);
  t.do({ type: 'step', to: 'C1' });
  assert.equal(t.left, 2);
});

rule('EXP-JMP-01', 'an open pit is jumped like a chasm, and a jump that fails ends in it', () => {
  const made = withPit();
  made.do({ type: 'jump', to: 'C1' }, [2]);
  assert.deepEqual([made.at('b'), made.figure('b').body], ['C1', 9]);
  const failed = withPit();
  failed.do({ type: 'jump', to: 'C1' }, [1]);
  assert.deepEqual([failed.at('b'), failed.figure('b').body], ['B1', 8]);
});

rule('EXP-EVT-01', 'a pit is disarmed with picks, on a die and Speed of five', () => {
  const picks = { b: { hero: 'barbarian', cards: ['picks'] }, w: HEROES.w } as const;
  const at = 'B1';
  withPit().refuses({ type: 'disarmPit', at }, 'noPicks', 'EXP-EVT-01');
  withPit({}, picks).refuses({ type: 'disarmPit', at: 'C1' }, 'noPit', 'EXP-EVT-01');
  const done = withPit({}, picks);
  done.do({ type: 'disarmPit', at }, [3]);
  assert.deepEqual([done.state.pits, done.figure('b').body], [[], 9]);
  done.refuses({ type: 'searchTile' }, 'acted', 'EXP-ACT-02');
  const sprung = withPit({}, picks);
  sprung.do({ type: 'disarmPit', at }, [2]);
  assert.deepEqual([sprung.state.pits.length, sprung.figure('b').body], [1, 8]);
});

rule('EXP-MOV-08', 'whoever falls where a friend stands is put back', () => {
  const map = HALL.replace('b .', 'b w').replace('. w|', '. .|');
  const pits = [table(map, HEROES, {}).square('B1')];
  const t = table(map, HEROES, { turn: 'b', act: { mode: 'walk', left: 3 }, state: { pits } });
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'answerCrossing', allow: true });
  assert.deepEqual([t.at('b'), t.figure('b').body, t.happened('turnEnded')], ['A1', 8, true]);
});

rule('EXP-EVT-01', 'dart: a point now, and one at the end of the next turn', () => {
  const t = stepping('dart');
  t.do(STEP);
  assert.equal(t.figure('b').body, 8);
  t.do({ type: 'endTurn' });
  assert.equal(t.figure('b').body, 7);
});

rule('EXP-EVT-01', 'spear: two skull dice, a point for each skull', () => {
  const t = stepping('spear');
  t.do(STEP, ['skull', 'heroShield']);
  assert.deepEqual([t.event('trapStruck').hits, t.figure('b').body], [1, 8]);
});

rule('EXP-EVT-01', 'rockfall: a die and Speed of five, or two points', () => {
  const hit = stepping('rockfall');
  hit.do(STEP, [2]);
  assert.equal(hit.figure('b').body, 7);
  const missed = stepping('rockfall');
  missed.do(STEP, [3]);
  assert.equal(missed.figure('b').body, 9);
});

rule('EXP-DTH-01', 'a trap can kill, and the turn is over', () => {
  const t = stepping('spear', {}, { b: { hero: 'barbarian', body: 1 }, w: HEROES.w });
  t.do(STEP, ['skull', 'skull']);
  assert.deepEqual([t.find('b'), t.state.turn.act?.figure], [undefined, 'wizard']);
});

/** The barbarian is about to search, with one card set for it. */
function searching(card: EventId, figures: Scene['figures'] = HEROES) {
  const armed = [{ card, moment: 'declared', figure: null, at: null }] as const;
  return table(HALL, figures, { turn: 'b', state: { gm: gmWith([card], { armed }) } });
}

rule('EXP-EVT-01', 'needle: a point, and a die fewer in the next combat; the search goes on', () => {
  const t = searching('needle');
  t.do({ type: 'searchTile' }, [2]);
  assert.deepEqual(
    [t.figure('b').body, t.figure('b').conditions],
    [8, [{ tag: 'numbed', attack: -1, combat: null }]],
  );
  assert.ok(t.state.tiles[0]?.searched);
});

rule(
  'EXP-EVT-01',
  'gas: all on the tile try a die and Speed of five, and a searcher asleep finds nothing',
  () => {
    const t = searching('gas');
    t.do({ type: 'searchTile' }, [2, 3]);
    assert.deepEqual(
      [t.figure('b'), t.figure('w')].map(({ conditions }) => conditions.map(({ tag }) => tag)),
      [['paralysed'], []],
    );
    assert.deepEqual([t.happened('deedLost'), t.state.tiles[0]?.searched], [true, false]);
    assert.equal(t.state.turn.act?.figure === 'barbarian', false);
    const awake = searching('gas');
    awake.do({ type: 'searchTile' }, [3, 2, 4]);
    assert.deepEqual([awake.happened('tileSearched'), awake.figure('w').conditions.length], [true, 1]);
  },
);

rule('EXP-EVT-02', 'an action that a card has made impossible is spent', () => {
  const t = searching('needle', { b: { hero: 'barbarian', body: 1 }, w: HEROES.w });
  t.do({ type: 'searchTile' });
  assert.deepEqual([t.happened('deedLost'), t.happened('tileSearched')], [true, false]);
});

const DOOR = `
  +-+-+-+-+
  |. . . bd
  + + + + +
  |. . . w|
  +-+-+-+-+`;

/** The barbarian is about to open a door, with one card set for it. */
function opening(card: EventId, figures: Scene['figures'] = HEROES) {
  const armed = [{ card, moment: 'declared', figure: null, at: null }] as const;
  const t = table(DOOR, figures, { turn: 'b', around: 12, state: { gm: gmWith([card], { armed }) } });
  return { t, door: { at: t.at('b'), side: 1 } as const };
}

rule('EXP-EVT-01', 'scythe: three skull dice, and the door opens all the same', () => {
  const { t, door } = opening('scythe');
  t.do({ type: 'openDoor', ...door }, ['skull', 'skull', 'heroShield', 'pit']);
  assert.deepEqual([t.figure('b').body, t.happened('doorOpened')], [7, true]);
});

rule('EXP-EVT-02', 'whoever dies before the door leaves it shut, without an Event', () => {
  const { t, door } = opening('scythe', { b: { hero: 'barbarian', body: 1 }, w: HEROES.w });
  t.do({ type: 'openDoor', ...door }, ['skull', 'skull', 'heroShield']);
  assert.deepEqual([t.happened('deedLost'), t.happened('eventDrawn')], [true, false]);
});

rule('EXP-EVT-01', 'glyph: a point for whoever is at the door, and for all beside', () => {
  const { t, door } = opening('glyph');
  t.do({ type: 'openDoor', ...door }, ['pit']);
  assert.deepEqual([t.figure('b').body, t.figure('w').body], [8, 5]);
});

rule('EXP-DOR-07', 'a locked door stays shut: the action is spent, without Event or Dungeon card', () => {
  const { t, door } = opening('rustedLock');
  t.do({ type: 'openDoor', ...door });
  assert.deepEqual(
    [t.happened('doorLocked'), t.happened('eventDrawn'), t.happened('cardTurned')],
    [true, false, false],
  );
  t.refuses({ type: 'tryLock', ...door }, 'acted', 'EXP-ACT-02');
  t.do({ type: 'move', mode: 'walk' }, [2]);
});

/** A lock on the door before the barbarian. */
function locked(card: EventId, figures: Scene['figures'] = HEROES) {
  const bare = table(DOOR, figures, { around: 12 });
  const locks = [{ at: bare.figure('b').square, side: 1, card }] as const;
  const t = table(DOOR, figures, { turn: 'b', around: 12, state: { locks } });
  return { t, door: { at: t.at('b'), side: 1 } as const };
}

rule('EXP-DOR-07', 'it is opened as its card says: any hero may try, once a turn', () => {
  for (const [card, fails, opens] of [
    ['rustedLock', 2, 3],
    ['bar', null, 1],
    ['spellLock', 2, 3],
  ] as const) {
    const { t, door } = locked(card);
    t.refuses({ type: 'openDoor', ...door }, 'locked', 'EXP-DOR-07');
    if (fails !== null) {
      t.do({ type: 'tryLock', ...door }, [fails]);
      assert.equal(t.state.locks.length, 1);
      t.refuses({ type: 'tryLock', ...door }, 'acted', 'EXP-ACT-02');
    }
    const good = locked(card);
    good.t.do({ type: 'tryLock', ...good.door }, [opens, 'pit']);
    assert.deepEqual([good.t.state.locks, good.t.happened('doorOpened')], [[], true]);
  }
});

rule('EXP-DOR-07', 'a bar asks for the Body that is left; keys help with a rusted lock alone', () => {
  const weak = locked('bar', { b: { hero: 'barbarian', body: 4 }, w: HEROES.w });
  weak.t.do({ type: 'tryLock', ...weak.door }, [5]);
  assert.equal(weak.t.state.locks.length, 1);
  const keys = { b: { hero: 'barbarian', cards: ['keyRing'] }, w: HEROES.w } as const;
  const rusted = locked('rustedLock', keys);
  rusted.t.do({ type: 'tryLock', ...rusted.door }, [1, 'pit']);
  assert.deepEqual(rusted.t.state.locks, []);
  const spell = locked('spellLock', keys);
  spell.t.do({ type: 'tryLock', ...spell.door }, [2]);
  assert.equal(spell.t.state.locks.length, 1);
});

rule('EXP-DOR-06', 'only a locked door is tried, and not from elsewhere', () => {
  const { t, door } = opening('scythe');
  t.refuses({ type: 'tryLock', ...door }, 'notLocked', 'EXP-DOR-06');
  const map = DOOR.replace('. bd', 'b .d');
  const bare = table(map, HEROES, { around: 12 });
  const at = bare.figure('b').square + 1;
  const far = table(map, HEROES, { turn: 'b', around: 12, state: { locks: [{ at, side: 1, card: 'bar' }] } });
  far.refuses({ type: 'tryLock', at, side: 1 }, 'notBefore', 'EXP-DOR-01');
});

rule('EXP-DOR-07', 'a lock holds from both sides of its door', () => {
  const map = `
  +-+-+-+-+
  |. .db .|
  +-+-+-+-+`;
  const bare = table(map, { b: HEROES.b }, {});
  const locks = [{ at: bare.square('B1'), side: 1, card: 'bar' }] as const;
  const t = table(map, { b: HEROES.b }, { turn: 'b', state: { locks } });
  t.refuses({ type: 'openDoor', at: 'C1', side: 3 }, 'locked', 'EXP-DOR-07');
  t.do({ type: 'tryLock', at: 'C1', side: 3 }, [1, 'pit']);
  assert.deepEqual([t.state.locks, t.state.doors], [[], ['open']]);
});

rule('EXP-EVT-02', 'whoever is no longer where it was cannot go on with what it began', () => {
  const t = table(HALL, HEROES, { turn: 'b', state: { gm: gmWith([], { watch: ['search'] }) } });
  t.do({ type: 'searchTile' });
  const figures = t.state.figures.map((figure) =>
    figure.id === 'barbarian' ? { ...figure, square: t.square('C1') } : figure,
  );
  t.state = { ...t.state, figures };
  t.do({ type: 'passEvents' });
  assert.deepEqual([t.happened('deedLost'), t.happened('tileSearched')], [true, false]);
});
