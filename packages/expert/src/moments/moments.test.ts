import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { changed } from '../combat/changed.ts';
import type { BlowChange } from '../combat/types.ts';
import { gmWith, table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';
import type { MomentName } from './types.ts';
import type { Watch } from './watching.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b o . . . .|
  + + + + + + +
  |e . . . . .|
  +-+-+-+-+-+-+`;
const QUIET = HALL.replace('b o', 'b .');
const DUEL = { b: { hero: 'barbarian' }, e: { hero: 'elf', seat: 'ben' }, o: { monster: 'orc' } } as const;
const PAIR = { b: DUEL.b, e: DUEL.e } as const;
const MISS = ['heroShield', 'heroShield', 'heroShield'] as const;

const watching = (...watch: readonly Watch[]): Partial<Scene> => ({ state: { gm: gmWith([], { watch }) } });

/** The moment the game master is asked about. */
function asked(t: ReturnType<typeof table>): MomentName | null {
  const top = t.state.stack.at(-1);
  return top?.tag === 'moment' && t.asks === 'gm' ? top.moment.is : null;
}

rule('EXP-EVT-02', 'the start and the end of a hero’s turn', () => {
  const t = table(QUIET, PAIR, { turn: 'b', ...watching('turnStart', 'turnEnd') });
  t.do({ type: 'endTurn' });
  assert.equal(asked(t), 'turnEnd');
  t.do({ type: 'passEvents' });
  assert.equal(asked(t), 'turnStart');
  t.do({ type: 'passEvents' });
  assert.equal(t.asks, 'ben');
});

rule('EXP-EVT-02', 'the end of the last hero’s turn alone, where he asks for no more', () => {
  const t = table(QUIET, PAIR, { turn: 'b', ...watching('lastTurnEnd') });
  t.do({ type: 'endTurn' });
  assert.equal(asked(t), null);
  t.do({ type: 'endTurn' });
  assert.equal(asked(t), 'turnEnd');
});

rule('EXP-EVT-02', 'the start and the end of the game master’s turn, and each activation', () => {
  const t = table(
    HALL,
    { b: DUEL.b, o: DUEL.o, e: DUEL.e },
    {
      turn: 'b',
      acted: ['e'],
      ...watching('gmTurnStart', 'gmTurnEnd', 'activation'),
    },
  );
  const moments: (MomentName | null)[] = [];
  t.do({ type: 'endTurn' });
  moments.push(asked(t));
  t.do({ type: 'passEvents' });
  t.do({ type: 'activate', monster: 'o' });
  moments.push(asked(t));
  t.do({ type: 'passEvents' });
  t.do({ type: 'endTurn' });
  moments.push(asked(t));
  t.do({ type: 'passEvents' });
  assert.deepEqual(moments, ['gmTurnStart', 'activation', 'gmTurnEnd']);
  assert.deepEqual([t.state.turn.round, t.state.turn.phase], [2, 'heroes']);
});

rule('EXP-EVT-02', 'each cell a figure enters by itself, a monster’s too', () => {
  const hero = table(QUIET, PAIR, { turn: 'b', act: { mode: 'walk', left: 3 }, ...watching('entered') });
  hero.do({ type: 'step', to: 'B1' });
  assert.equal(asked(hero), 'entered');
  const orc = table(HALL, DUEL, { turn: 'o', act: { mode: 'walk', left: 3 }, ...watching('entered') });
  orc.do({ type: 'step', to: 'C1' });
  assert.equal(asked(orc), 'entered');
});

const RIFT = `
  +-+-+-+-+-+
  |b X . . .|
  +-+-+-+-+-+`;

rule(
  'EXP-EVT-02',
  'the cells jumped over are not entered, the cell one lands on is, and none by a fall',
  () => {
    const state = { gm: gmWith([], { watch: ['entered'] }) } as const;
    const made = table(RIFT, { b: DUEL.b }, { turn: 'b', act: { mode: 'walk', left: 5 }, state });
    made.do({ type: 'jump', to: 'C1' }, [3]);
    const top = made.state.stack.at(-1);
    assert.ok(
      top?.tag === 'moment' && top.moment.is === 'entered' && top.moment.square === made.square('C1'),
    );
    const failed = table(RIFT, { b: DUEL.b }, { turn: 'b', act: { mode: 'walk', left: 5 }, state });
    failed.do({ type: 'jump', to: 'C1' }, [1]);
    assert.equal(asked(failed), null);
  },
);

rule('EXP-EVT-02', 'an attack that has been declared, before its dice', () => {
  const t = table(HALL, DUEL, { turn: 'b', ...watching('attack') });
  t.do({ type: 'attack', target: 'o' });
  assert.deepEqual([asked(t), t.happened('attackRolled')], ['declared', false]);
  t.do({ type: 'passEvents' }, MISS);
});

rule('EXP-EVT-02', 'a search and a door, before anything comes of them', () => {
  const t = table(QUIET, PAIR, { turn: 'b', ...watching('search') });
  t.do({ type: 'searchTile' });
  assert.equal(asked(t), 'declared');
  t.do({ type: 'passEvents' }, [3]);
  assert.ok(t.happened('tileSearched'));
  const door = QUIET.replace('. . . . .|', '. . . . .d').replace('b . .', '. . .').replace('. .d', '. bd');
  const d = table(door, PAIR, { turn: 'b', around: 12, ...watching('door') });
  d.do({ type: 'openDoor', at: d.at('b'), side: 1 });
  assert.deepEqual([asked(d), d.happened('eventDrawn')], ['declared', false]);
  d.do({ type: 'passEvents' }, ['pit']);
  assert.ok(d.happened('doorOpened'));
});

rule('EXP-EVT-02', 'an Event that has been drawn, once it is kept or not', () => {
  const t = table(QUIET, PAIR, { turn: 'b', ...watching('drawn') });
  t.do({ type: 'searchTile' }, [1, 'spear']);
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'keepEvent' }]);
  t.do({ type: 'keepEvent', keep: true });
  assert.equal(asked(t), 'drawn');
});

rule('EXP-EVT-02', 'monsters that have been placed, once the heroes have their weapons in hand', () => {
  const door = QUIET.replace('. . . . .|', '. . . . .d').replace('b . .', '. . .').replace('. .d', '. bd');
  const figures = { b: { hero: 'barbarian', cards: ['sword'] }, e: DUEL.e } as const;
  const t = table(door, figures, { turn: 'b', around: 12, ...watching('placed') });
  t.do({ type: 'openDoor', at: t.at('b'), side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: false }, ['ratRun']);
  t.do({ type: 'layTile', fit: 0 }, ['ogre']);
  t.do({ type: 'placeRest' });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'chooseWeapon' }]);
  t.do({ type: 'chooseWeapon', weapon: 'sword' });
  assert.equal(asked(t), 'placed');
  t.do({ type: 'passEvents' });
  assert.equal(t.asks, 'ann');
});

rule('EXP-EVT-02', 'a roll that is seen, of either side', () => {
  const t = table(HALL, DUEL, { turn: 'b', ...watching('rolled') });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield']);
  assert.deepEqual([asked(t), t.happened('defenceRolled')], ['rolled', false]);
  t.do({ type: 'passEvents' }, ['heroShield', 'heroShield']);
  assert.deepEqual([asked(t), t.happened('bodyLost')], ['rolled', false]);
  t.do({ type: 'passEvents' });
  assert.equal(t.event('bodyLost').body, 1);
});

rule('EXP-EVT-02', 'no moment opens while a card is being resolved', () => {
  const state = { gm: gmWith(['patrol'], { watch: ['turnEnd', 'placed', 'turnStart'] }) } as const;
  const door = QUIET.replace('. . . . .|', '. . . . .d');
  const t = table(door, { b: DUEL.b }, { turn: 'b', around: 12, state });
  t.do({ type: 'endTurn' });
  t.do({ type: 'playEvent', card: 'patrol', figure: null, at: null, side: null }, ['rat', 1]);
  assert.equal(asked(t), 'turnEnd');
});

rule('EXP-EVT-02', 'nor within what a card brings about', () => {
  const bare = table(HALL, DUEL, { turn: 'o' });
  bare.do({ type: 'hold', on: true }, [], 'gm');
  bare.do({ type: 'attack', target: 'b' });
  const blow = bare.state.stack.find(({ tag }) => tag === 'strike')!;
  const target = { figure: null, at: null, side: null };
  const card = {
    tag: 'playing',
    card: 'darkness',
    target,
    moment: { is: 'gmTurnStart' },
    stage: 'effect',
    cancelled: true,
  } as const;
  const stack = [card, { ...blow, stage: 'declared' } as never];
  const t = table(HALL, DUEL, { turn: 'o', state: { stack, gm: gmWith([], { hold: true }) } });
  t.do({ type: 'watch', moment: 'attack', on: true }, ['heroShield', 'heroShield'], 'gm');
  assert.equal(t.happened('attackRolled'), true);
});

rule('EXP-UAB-07', 'a declared shot is answered before the dice, and the blow is lost', () => {
  const cloak = { hero: 'elf', seat: 'ben', cards: ['cloakOfMist'] } as const;
  const shooting = { b: DUEL.b, e: cloak, o: { monster: 'boneArcher' } } as const;
  const t = table(HALL, shooting, { turn: 'o' });
  t.do({ type: 'attack', target: 'e' });
  assert.deepEqual(t.awaited(), [{ seat: 'ben', prompt: 'answerAttack' }]);
  t.do({ type: 'answer', hero: 'e', by: 'card', id: 'cloakOfMist' });
  assert.deepEqual(
    [t.happened('attackRolled'), t.happened('blowLost'), t.hero('e').cards],
    [false, true, []],
  );
  t.refuses({ type: 'attack', target: 'e' }, 'acted', 'EXP-CBT-07');
  const blow = table(HALL, { b: DUEL.b, e: cloak, o: DUEL.o }, { turn: 'o' });
  blow.do({ type: 'attack', target: 'e' }, ['heroShield', 'heroShield']);
  assert.ok(blow.happened('attackRolled'));
});

rule('EXP-UAB-07', 'a cloak of mist is for whoever wears it alone', () => {
  const figures = {
    b: { hero: 'barbarian', cards: ['cloakOfMist'] },
    e: DUEL.e,
    o: { monster: 'boneArcher' },
  } as const;
  const t = table(HALL, figures, { turn: 'o' });
  t.do({ type: 'attack', target: 'e' }, ['heroShield', 'heroShield']);
  assert.equal(t.happened('attackRolled'), true);
});

rule('EXP-EVT-02', 'a blow that no longer reaches its target is lost', () => {
  const t = table(HALL, DUEL, { turn: 'b', ...watching('attack') });
  t.do({ type: 'attack', target: 'o' });
  const figures = t.state.figures.map((figure) =>
    figure.id === t.id('o') ? { ...figure, square: t.square('F1') } : figure,
  );
  t.state = { ...t.state, figures };
  t.do({ type: 'passEvents' });
  assert.deepEqual([t.happened('blowLost'), t.happened('attackRolled')], [true, false]);
});

rule('EXP-UAB-07', 'hits, shields and harm may be changed on the table, before Body is lost', () => {
  const lost = (...changes: readonly BlowChange[]): number | undefined => {
    const t = table(HALL, DUEL, { turn: 'b', ...watching('rolled') });
    t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield']);
    t.do({ type: 'passEvents' }, ['heroShield', 'heroShield']);
    for (const change of changes) t.state = changed(t.state, change);
    t.do({ type: 'passEvents' });
    return t.all('bodyLost')[0]?.body;
  };
  assert.equal(lost({ does: 'shields', by: 1 }), 1);
  assert.equal(lost({ does: 'spare', by: 1 }), 1);
  assert.equal(lost({ does: 'spare', by: 1 }, { does: 'hits', by: 1 }), 2);
  assert.equal(lost({ does: 'stop' }), undefined);
});

const RING = { ...DUEL, b: { hero: 'barbarian', cards: ['ringOfTheGuard'] } } as const;

rule('EXP-UAB-07', 'a roll is answered once the dice are seen, and before anything comes of them', () => {
  const t = table(HALL, RING, { turn: 'o' });
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'heroShield', 'skull']);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'answerRoll' }]);
  t.do({ type: 'answer', hero: 'b', by: 'card', id: 'ringOfTheGuard' }, ['heroShield']);
  assert.deepEqual([t.figure('b').body, t.hero('b').cards[0]?.used], [9, 1]);
});

rule('EXP-UAB-07', 'nobody is asked whose answer could change nothing, nor twice in a combat', () => {
  const blocked = table(HALL, RING, { turn: 'o' });
  blocked.do({ type: 'attack', target: 'b' }, ['skull', 'heroShield', 'heroShield', 'skull']);
  assert.equal(blocked.asks, 'gm');
  const used = { ...RING, b: { ...RING.b } };
  const t = table(HALL, used, { turn: 'o' });
  const heroes = t.state.heroes.map((hero) =>
    hero.id === 'barbarian' ? { ...hero, cards: [{ card: 'ringOfTheGuard' as const, used: 1 }] } : hero,
  );
  const again = table(HALL, RING, { turn: 'o', state: { heroes } });
  again.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull']);
  assert.deepEqual([again.asks, again.figure('b').body], ['gm', 7]);
});

rule('EXP-UAB-07', 'after a roll the roller’s side comes first, on the dice as they then lie', () => {
  const gm = gmWith(['evilEye', 'evilEye'], { watch: ['rolled'] });
  const t = table(HALL, RING, { turn: 'o', state: { gm } });
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull']);
  t.do({ type: 'passEvents' }, ['heroShield', 'skull']);
  assert.equal(t.asks, 'ann');
  t.do({ type: 'answer', hero: 'b', by: 'card', id: 'ringOfTheGuard' }, ['heroShield']);
  assert.deepEqual([asked(t), t.happened('bodyLost')], ['rolled', false]);
  t.do({ type: 'playEvent', card: 'evilEye', figure: 'b', at: null, side: null });
  t.do({ type: 'passEvents' });
  assert.equal(t.event('bodyLost').body, 1);
});

rule('EXP-UAB-07', 'a card played on a roll may be answered like any other', () => {
  const figures = { ...DUEL, e: { ...DUEL.e, cards: ['calmScroll'] } } as const;
  const t = table(HALL, figures, { turn: 'b', state: { gm: gmWith(['evilEye'], { watch: ['rolled'] }) } });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield']);
  t.do({ type: 'playEvent', card: 'evilEye', figure: 'b', at: null, side: null });
  assert.deepEqual(t.awaited(), [{ seat: 'ben', prompt: 'answerEvent' }]);
  t.do({ type: 'answer', hero: 'e', by: 'card', id: 'calmScroll' });
  t.do({ type: 'passEvents' }, ['heroShield', 'heroShield']);
  t.do({ type: 'passEvents' });
  assert.equal(t.event('bodyLost').body, 1);
});

rule('EXP-SRF-33', 'in a surprise activation the game master’s moments come as in his turn', () => {
  const map = QUIET.replace('b .', 'b S');
  const t = table(map, PAIR, { turn: 'b', ...watching('activation', 'gmTurnStart', 'placed') });
  const [tomb] = t.state.tiles[0]!.furniture;
  t.do({ type: 'searchFurniture', piece: tomb!.id }, [2, 3, 'skeleton', 1]);
  t.do({ type: 'placeRest' });
  assert.equal(asked(t), 'placed');
  t.do({ type: 'passEvents' });
  t.do({ type: 'activate', monster: 'skeleton-1' });
  assert.equal(asked(t), 'activation');
  t.do({ type: 'passEvents' });
  t.do({ type: 'endTurn' });
  assert.deepEqual([t.asks, t.state.turn.act?.figure], ['ann', 'barbarian']);
});
