import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { EVENT_DECK, eventCard } from '../content/events.ts';
import type { EventId, EventKind } from '../content/events.ts';
import { deckOf, gmWith, table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b . . . . .|
  + + + + + + +
  |. . . . . w|
  +-+-+-+-+-+-+`;

const HEROES = { b: { hero: 'barbarian' }, w: { hero: 'wizard', seat: 'ben' } } as const;
const WALKING: Partial<Scene> = { turn: 'b', act: { mode: 'walk', left: 5 } };

/** The barbarian walks, and the game master is asked about each cell. */
function walking(hand: readonly EventId[], rest: Partial<Scene> = {}, figures: Scene['figures'] = HEROES) {
  return table(HALL, figures, { ...WALKING, state: { gm: gmWith(hand, { watch: ['entered'] }) }, ...rest });
}

const on = (card: EventId, figure: string, at: string) => ({
  type: 'playEvent',
  card,
  figure,
  at,
  side: null,
});

rule(
  'EXP-EVT-01',
  'traps, locks, conditions, wandering monsters, powers: 48 cards, one in eight a decoy',
  () => {
    const count = (kind: EventKind) => EVENT_DECK.filter((id) => eventCard(id).kind === kind).length;
    const kinds = ['trap', 'lock', 'condition', 'wandering', 'power', 'decoy'] as const;
    assert.deepEqual(kinds.map(count), [14, 4, 8, 7, 9, 6]);
  },
);

rule('EXP-EVT-02', 'a card is played in the middle of a hero’s turn, which then goes on', () => {
  const t = walking(['spear']);
  t.do({ type: 'step', to: 'B1' });
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'playEvents' }]);
  t.do(on('spear', 'b', 'B1'), ['skull', 'heroShield']);
  assert.deepEqual([t.figure('b').body, t.state.decks.event.aside], [8, ['spear']]);
  t.refuses({ type: 'step', to: 'C1' }, 'waitForAnswer', 'EXP-EVT-02', 'ann');
  t.do({ type: 'passEvents' });
  assert.equal(t.left, 4);
  t.do({ type: 'step', to: 'C1' });
});

rule('EXP-EVT-02', 'only on what fits the card, and only now', () => {
  const t = walking(['spear', 'patrol']);
  t.do({ type: 'step', to: 'B1' });
  t.refuses(on('spear', 'w', 'B1'), 'notOnThat', 'EXP-EVT-02');
  t.refuses(
    { type: 'playEvent', card: 'patrol', figure: null, at: null, side: null },
    'notNow',
    'EXP-EVT-02',
  );
  t.refuses(on('dart', 'b', 'B1'), 'notHeld', 'EXP-EVT-06');
});

rule('EXP-EVT-02', 'the game master is asked for what he watches, never for what he holds', () => {
  const asked = (hand: readonly EventId[], watch: readonly 'entered'[]) => {
    const t = walking(hand, { state: { gm: gmWith(hand, { watch }) } });
    t.do({ type: 'step', to: 'B1' });
    return t.asks;
  };
  assert.deepEqual([asked([], ['entered']), asked(['spear'], ['entered'])], ['gm', 'gm']);
  assert.deepEqual([asked([], []), asked(['spear'], [])], ['ann', 'ann']);
});

rule('EXP-EVT-02', 'he says at any time when he is asked, and nobody hears it', () => {
  const t = walking([]);
  t.refuses({ type: 'watch', moment: 'entered', on: true }, 'asItIs', 'EXP-EVT-02', 'gm');
  t.do({ type: 'watch', moment: 'entered', on: false }, [], 'gm');
  assert.deepEqual(t.event('watched').audience, ['gm']);
  t.do({ type: 'step', to: 'B1' });
  assert.equal(t.asks, 'ann');
  t.do({ type: 'hold', on: true }, [], 'gm');
  t.do({ type: 'step', to: 'C1' });
  assert.equal(t.asks, 'gm');
  t.do({ type: 'passEvents' });
  t.do({ type: 'step', to: 'D1' });
  assert.equal(t.asks, 'ann');
  t.refuses({ type: 'watch', moment: 'entered', on: true }, 'notYours', 'EXP-EVT-07', 'ann');
  t.refuses({ type: 'hold', on: true }, 'notYours', 'EXP-EVT-07', 'ann');
});

rule('EXP-EVT-02', 'a card set in secret plays itself, without a pause', () => {
  const t = walking(['dart', 'spear'], { state: { gm: gmWith(['dart', 'spear']) } });
  const trap = { card: 'spear', moment: 'entered', figure: null, at: 'C1' } as const;
  t.refuses({ type: 'armEvent', ...trap, moment: 'turnEnd' }, 'notSo', 'EXP-EVT-02', 'gm');
  t.refuses({ type: 'armEvent', ...trap, moment: 'turnEnd', at: null }, 'notSo', 'EXP-EVT-02', 'gm');
  t.refuses({ type: 'armEvent', ...trap }, 'notYours', 'EXP-EVT-07', 'ann');
  t.do({ type: 'armEvent', ...trap }, [], 'gm');
  t.refuses({ type: 'armEvent', ...trap, at: 'D1' }, 'notSo', 'EXP-EVT-02', 'gm');
  t.do({ type: 'armEvent', card: 'dart', moment: 'entered', figure: 'w', at: null }, [], 'gm');
  t.do({ type: 'step', to: 'B1' });
  assert.equal(t.happened('eventPlayed'), false);
  t.do({ type: 'step', to: 'C1' }, ['skull', 'skull']);
  assert.deepEqual([t.event('eventPlayed').armed, t.asks, t.figure('b').body], [true, 'ann', 7]);
  assert.deepEqual(
    t.state.gm.armed.map(({ card }) => card),
    ['dart'],
  );
  t.do({ type: 'disarmEvent', card: 'dart', moment: 'entered', figure: 'w', at: null }, [], 'gm');
  assert.deepEqual([t.state.gm.armed, t.state.gm.hand], [[], ['dart']]);
});

rule('EXP-EVT-02', 'a cell is set no farther away than five cells', () => {
  const lane = `
  +-+-+-+-+-+-+-+-+
  |b . . . . . . .|
  +-+-+-+-+-+-+-+-+`;
  const t = table(lane, { b: HEROES.b }, { ...WALKING, state: { gm: gmWith(['spear']) } });
  const trap = { type: 'armEvent', card: 'spear', moment: 'entered', figure: null };
  t.refuses({ ...trap, at: 'G1' }, 'notSo', 'EXP-EVT-02', 'gm');
  t.do({ ...trap, at: 'F1' }, [], 'gm');
});

rule('EXP-EVT-02', 'set cards come before the question', () => {
  const armed = [{ card: 'spear', moment: 'entered', figure: null, at: null }] as const;
  const t = walking([], { state: { gm: gmWith(['spear'], { armed, watch: ['entered'] }) } });
  t.do({ type: 'step', to: 'B1' }, ['heroShield', 'heroShield']);
  assert.deepEqual([t.happened('eventPlayed'), t.asks], [true, 'gm']);
});

rule('EXP-EVT-02', 'a card set for one moment waits for that one, though it fits others', () => {
  const armed = [{ card: 'cramp', moment: 'turnStart', figure: null, at: null }] as const;
  const t = walking([], { state: { gm: gmWith(['cramp'], { armed, watch: ['turnEnd'] }) } });
  t.do({ type: 'endTurn' });
  assert.equal(t.happened('eventPlayed'), false);
  t.do({ type: 'passEvents' });
  assert.equal(t.event('eventPlayed').moment, 'turnStart');
});

rule('EXP-EVT-02', 'whoever sets a card for one hero springs it on no other', () => {
  const gm = gmWith(['spear'], { armed: [{ card: 'spear', moment: 'entered', figure: 'wizard', at: null }] });
  const t = walking([], { state: { gm } });
  t.do({ type: 'step', to: 'B1' });
  assert.equal(t.happened('eventPlayed'), false);
  const other = walking([], { turn: 'w', state: { gm } });
  other.do({ type: 'step', to: 'F1' }, ['heroShield', 'heroShield']);
  assert.ok(other.happened('eventPlayed'));
});

rule(
  'EXP-EVT-02',
  'what nobody could take back cannot be taken back: a cell that let a hero pass is news',
  () => {
    const t = walking(['spear'], { state: { gm: gmWith(['spear']) } });
    t.do({ type: 'step', to: 'B1' });
    assert.ok(t.events.some(({ news }) => news === true));
    const bare = walking([], { state: { gm: gmWith([]) } });
    bare.do({ type: 'step', to: 'B1' });
    assert.equal(
      bare.events.some(({ news }) => news === true),
      false,
    );
  },
);

rule('EXP-EVT-03', 'several cards at one moment, one by one', () => {
  const t = walking(['spear', 'slime', 'slime']);
  t.do({ type: 'step', to: 'B1' });
  t.do(on('spear', 'b', 'B1'), ['skull', 'skull']);
  t.do(on('slime', 'b', 'B1'));
  t.refuses(on('slime', 'b', 'B1'), 'notNow', 'EXP-EVT-02');
  t.do({ type: 'passEvents' });
  assert.deepEqual([t.state.gm.hand, t.asks], [['slime'], 'ann']);
});

rule('EXP-EVT-04', 'no second trap on a cell, for the rest of the game', () => {
  const t = walking(['spear', 'dart']);
  t.do({ type: 'step', to: 'B1' });
  t.do(on('spear', 'b', 'B1'), ['heroShield', 'heroShield']);
  t.refuses(on('dart', 'b', 'B1'), 'notNow', 'EXP-EVT-02');
  t.do({ type: 'passEvents' });
  t.do({ type: 'step', to: 'C1' });
  t.do({ type: 'passEvents' });
  const armed = { type: 'armEvent', card: 'dart', moment: 'entered', figure: null };
  t.refuses({ ...armed, at: 'B1' }, 'notSo', 'EXP-EVT-02', 'gm');
  t.do({ type: 'step', to: 'B1' });
  t.refuses(on('dart', 'b', 'B1'), 'notNow', 'EXP-EVT-02');
  t.do({ ...armed, at: 'B2' }, [], 'gm');
});

rule(
  'EXP-EVT-05',
  'an object answers once the card and its target are shown: the hero concerned first',
  () => {
    const t = table(
      HALL,
      { b: { hero: 'barbarian' }, w: { hero: 'wizard', seat: 'ben', cards: ['ringOfWarning'] } },
      {
        turn: 'w',
        act: { mode: 'walk', left: 4 },
        state: { gm: gmWith(['pit', 'dart'], { watch: ['entered'] }) },
      },
    );
    t.do({ type: 'step', to: 'F1' });
    t.do(on('pit', 'w', 'F1'));
    assert.deepEqual(
      [t.awaited(), t.happened('pitOpened')],
      [[{ seat: 'ben', prompt: 'answerEvent' }], false],
    );
    t.refuses({ type: 'answer', hero: 'b', by: 'card', id: 'ringOfWarning' }, 'noAnswer', 'EXP-UAB-07');
    t.do({ type: 'answer', hero: 'w', by: 'card', id: 'ringOfWarning' });
    assert.ok(t.happened('eventCancelled'));
    assert.deepEqual([t.state.pits, t.figure('w').body, t.hero('w').cards], [[], 6, []]);
    // A trap that was cancelled has been played all the same (EXP-EVT-04).
    assert.deepEqual(t.state.decks.event.aside, ['pit']);
    t.refuses(on('dart', 'w', 'F1'), 'notNow', 'EXP-EVT-02');
  },
);

rule('EXP-EVT-05', 'it need not be used; and another’s trap is none of its business', () => {
  const ring = { hero: 'wizard', seat: 'ben', cards: ['ringOfWarning'] } as const;
  const t = walking(['pit'], {}, { b: { hero: 'barbarian' }, w: ring });
  t.do({ type: 'step', to: 'B1' });
  t.do(on('pit', 'b', 'B1'));
  assert.equal(t.figure('b').body, 8);
  const own = walking(['pit'], { turn: 'w' }, { b: { hero: 'barbarian' }, w: ring });
  own.do({ type: 'step', to: 'F1' });
  own.do(on('pit', 'w', 'F1'));
  own.do({ type: 'passAnswer' });
  assert.deepEqual([own.figure('w').body, own.hero('w').cards.length], [5, 1]);
});

rule('EXP-EVT-05', 'heroes are asked until one cancels the card', () => {
  const calm = ['calmScroll'] as const;
  const t = walking(
    ['slime'],
    {},
    { b: { hero: 'barbarian', cards: calm }, w: { hero: 'wizard', seat: 'ben', cards: calm } },
  );
  t.do({ type: 'step', to: 'B1' });
  t.do(on('slime', 'b', 'B1'));
  assert.equal(t.asks, 'ann');
  t.do({ type: 'passAnswer' });
  assert.equal(t.asks, 'ben');
  t.do({ type: 'answer', hero: 'w', by: 'card', id: 'calmScroll' });
  assert.deepEqual([t.figure('b').conditions, t.hero('b').cards.length, t.asks], [[], 1, 'gm']);
  const first = walking(
    ['slime'],
    {},
    { b: { hero: 'barbarian', cards: calm }, w: { hero: 'wizard', seat: 'ben', cards: calm } },
  );
  first.do({ type: 'step', to: 'B1' });
  first.do(on('slime', 'b', 'B1'));
  first.do({ type: 'answer', hero: 'b', by: 'card', id: 'calmScroll' });
  assert.deepEqual([first.asks, first.hero('w').cards.length], ['gm', 1]);
});

rule('EXP-EVT-06', 'five cards are the most', () => {
  const five: readonly EventId[] = ['dart', 'dart', 'bar', 'frenzy', 'patrol'];
  const t = table(HALL, HEROES, { turn: 'b', state: { gm: gmWith(five) } });
  t.do({ type: 'searchTile' }, [1, 'pit']);
  t.do({ type: 'keepEvent', keep: true });
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'dropEvent' }]);
  t.do({ type: 'dropEvent', card: 'pit' });
  const four = table(HALL, HEROES, { turn: 'b', state: { gm: gmWith(five.slice(1)) } });
  four.do({ type: 'searchTile' }, [1, 'pit']);
  four.do({ type: 'keepEvent', keep: true });
  assert.equal(four.asks, 'ann');
});

rule('EXP-EVT-07', 'the others know how many cards are held, not which, nor what is set or watched', () => {
  const armed = [{ card: 'spear', moment: 'entered', figure: null, at: 3 }] as const;
  const t = walking([], {
    state: { gm: gmWith(['spear', 'bar'], { armed, watch: ['entered'], hold: true }) },
  });
  const { gm } = t.view('ann');
  assert.deepEqual(gm, { hand: 2, refused: 0 });
  assert.deepEqual(t.view('gm').gm.armed, armed);
});

rule('EXP-EVT-08', 'a card that goes takes with it what was set with it, before any is played', () => {
  const armed = [{ card: 'bar', moment: 'declared', figure: null, at: null }] as const;
  const gm = gmWith(['dart', 'dart', 'bar', 'frenzy', 'patrol'], { armed, watch: ['drawn'] });
  const t = table(HALL, HEROES, { turn: 'b', state: { gm } });
  t.do({ type: 'searchTile' }, [1, 'pit']);
  t.do({ type: 'keepEvent', keep: true });
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'dropEvent' }]);
  t.do({ type: 'dropEvent', card: 'bar' });
  assert.deepEqual([t.state.gm.armed, t.awaited()], [[], [{ seat: 'gm', prompt: 'playEvents' }]]);
  assert.deepEqual([t.view('ann').gm.refused, t.view('gm').gm.refused], [1, ['bar']]);
});

rule('EXP-EVT-09', 'a decoy goes without a question, and the moment comes all the same', () => {
  const t = table(HALL, HEROES, { turn: 'b', state: { gm: gmWith([], { watch: ['drawn'] }) } });
  t.do({ type: 'searchTile' }, [1, 'echo']);
  assert.deepEqual(t.awaited(), [{ seat: 'gm', prompt: 'playEvents' }]);
  assert.deepEqual(t.state.decks.event.aside, ['echo']);
});

rule('EXP-EVT-10', 'an empty deck is made anew from what was played, refused and shown', () => {
  const event = { ...deckOf('event'), aside: ['mouse', 'spear'] };
  const empty = table(HALL, HEROES, {});
  const decks = { ...empty.state.decks, event };
  const t = table(HALL, HEROES, { turn: 'b', state: { decks, gm: gmWith([], { refused: ['bar'] }) } });
  t.do({ type: 'searchTile' }, [1, 'bar']);
  assert.deepEqual([t.state.decks.event.pile, t.state.gm.refused], [['mouse', 'spear'], []]);
});

rule('EXP-GMT-02', 'the game master may come in between two heroes’ turns', () => {
  const gm = gmWith(['cramp'], { watch: ['turnEnd'] });
  const t = table(HALL, HEROES, { turn: 'b', state: { gm } });
  t.do({ type: 'endTurn' });
  t.do({ type: 'playEvent', card: 'cramp', figure: 'w', at: null, side: null });
  t.do({ type: 'passEvents' });
  t.do({ type: 'move', mode: 'walk' }, [4]);
  assert.equal(t.left, 3);
});

rule(
  'EXP-EVT-11',
  'a hero’s door brings a card, a tile searched only on a one, creatures’ doors none',
  () => {
    const room = `
  +-+-+-+-+-+
  |K b . . .d
  +-+-+-+-+-+`;
    const scene = { turn: 'b', around: 12 };
    const drawn = (written: Parameters<ReturnType<typeof table>['do']>[0], ...dice: (string | number)[]) => {
      const t = table(room, { b: HEROES.b }, scene);
      t.do(written, dice);
      return t.all('eventDrawn').length;
    };
    const at = room.replace('b . . .', '. . . b');
    const door = table(at, { b: HEROES.b }, scene);
    door.do({ type: 'openDoor', at: door.at('b'), side: 1 }, ['pit']);
    assert.equal(door.all('eventDrawn').length, 1);
    assert.deepEqual([drawn({ type: 'searchTile' }, 1, 'pit'), drawn({ type: 'searchTile' }, 2)], [1, 0]);
    const [rack] = table(room, { b: HEROES.b }, scene).state.tiles[0]!.furniture;
    assert.equal(drawn({ type: 'searchFurniture', piece: rack!.id }, 1, 2, 'narrows'), 0);
  },
);
