/**
 * Real dice: people roll at their own table and type what they see, one face at a time, during a command.
 * The command is tried again with one more face until it is done; until then nothing has happened.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat } from '../contract.ts';
import { newDeck, topCard, withCardAside, withoutCard } from '../deck.ts';
import type { Deck } from '../deck.ts';
import { tape } from '../dice.ts';
import type { Die, Face } from '../dice.ts';
import { streamFromSeed } from '../stream.ts';
import { TABLE } from '../tableRules.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Side = 'skull' | 'white' | 'black';
const COMBAT: Die<Side> = {
  id: 'combat',
  faces: ['skull', 'skull', 'skull', 'white', 'white', 'black'],
  seen: 'all',
};
interface Hall {
  readonly goblins: number;
  readonly gold: number;
  readonly treasure: Deck;
}
type Command = { readonly type: 'attack' };
type Event = BaseEvent &
  (
    | { readonly type: 'attackRolled'; readonly faces: readonly Side[] }
    | { readonly type: 'defenceRolled'; readonly faces: readonly Side[] }
    | { readonly type: 'goblinKilled' }
    | { readonly type: 'treasureDrawn'; readonly card: string }
  );

const SEATS: readonly Seat[] = [
  { id: 'eve', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];

const system = toySystem<Hall, Command, Event, null>({
  id: 'proof-typed-dice',
  seats: SEATS,
  refusal: 'CLS-CBT-01',
  lay: () => ({ goblins: 2, gold: 0, treasure: newDeck('treasure', ['gem', 'gem', 'purse']) }),
  moves: ({ goblins }, seat) => (goblins > 0 && seat === 'eve' ? [{ type: 'attack' }] : []),
  play(now) {
    const attack = now.rollAll(2, COMBAT, 'eve', 'CLS-CBT-01');
    now.emit({ type: 'attackRolled', faces: attack, rules: ['CLS-CBT-01'], news: true });
    const defence = now.rollAll(1, COMBAT, 'gm', 'CLS-CBT-10');
    now.emit({ type: 'defenceRolled', faces: defence, rules: ['CLS-CBT-10'], news: true });
    const skulls = attack.filter((face) => face === 'skull').length;
    if (skulls <= (defence[0] === 'black' ? 1 : 0)) return;
    now.emit({ type: 'goblinKilled', rules: ['CLS-CBT-01'] });
    const card = topCard(now.state.treasure, now, 'eve', 'CLS-TRE-02');
    if (card !== null) now.emit({ type: 'treasureDrawn', card, rules: ['CLS-TRE-02'], news: true });
  },
  apply: (state, event) => {
    if (event.type === 'goblinKilled') return { ...state, goblins: state.goblins - 1 };
    if (event.type !== 'treasureDrawn') return state;
    return {
      ...state,
      gold: state.gold + 1,
      treasure: withCardAside(withoutCard(state.treasure, event.card), event.card),
    };
  },
  waiting: ({ goblins }) => (goblins > 0 ? [{ seat: 'eve', prompt: 'attack', rules: ['CLS-CBT-01'] }] : []),
  ending: ({ goblins }) => (goblins > 0 ? null : { winners: ['eve'], outcome: 'cleared' }),
  view: ({ goblins, gold, treasure }) => ({
    goblins,
    gold,
    pile: treasure.pile.length,
    aside: treasure.aside,
  }),
});

const subject: Subject<Hall, Command, Event, unknown, null> = {
  system,
  setup: () => null,
  rules: new Set(['CLS-CBT-01', 'CLS-CBT-10', 'CLS-TRE-02']),
  bound: 200,
  census: ({ goblins, gold, treasure }) => ({
    goblins,
    gold,
    cards: treasure.pile.length + treasure.aside.length,
  }),
  ledger: ({ type }) =>
    type === 'goblinKilled' ? { goblins: -1 } : type === 'treasureDrawn' ? { gold: 1 } : {},
  disguise: null,
};

const ATTACK: Command = { type: 'attack' };

test('typed dice: each die is asked of whoever rolls it, with its faces and its rule', () => {
  const { match } = new Scene(system, null);
  const before = JSON.stringify([match.state, match.rows]);
  const typed: Face[] = [];
  const asked: string[] = [];
  for (const face of ['skull', 'skull', 'black', 'gem']) {
    const halted = match.command('eve', ATTACK, tape(typed));
    assert.ok(halted.status === 'dice');
    assert.deepEqual(halted.dice, typed, 'the faces typed so far are kept');
    asked.push(`${halted.wanted.by}: ${halted.wanted.die.id} (${halted.wanted.rule})`);
    assert.equal(JSON.stringify([match.state, match.rows]), before, 'nothing has happened yet');
    typed.push(face);
  }
  assert.deepEqual(asked, [
    'eve: combat (CLS-CBT-01)',
    'eve: combat (CLS-CBT-01)',
    'gm: combat (CLS-CBT-10)',
    'eve: treasure (CLS-TRE-02)',
  ]);
  const done = match.command('eve', ATTACK, tape(typed));
  assert.ok(done.status === 'done');
  assert.deepEqual(done.dice, typed);
});

test('typed dice: a wrong face is refused by its place, and the faces before it stay good', () => {
  const scene = new Scene(system, null);
  const refused = scene.match.command('eve', ATTACK, tape(['skull', 'skulls']));
  assert.ok(refused.status === 'refused');
  assert.deepEqual(refused.refusal, {
    code: 'wrongFace',
    rule: TABLE.dice,
    with: { die: 'combat', face: 'skulls', index: 1, faces: ['skull', 'white', 'black'] },
  });
  const halted = scene.match.command('eve', ATTACK, tape(['skull']));
  assert.ok(halted.status === 'dice');
  assert.deepEqual(halted.dice, ['skull']);
  scene.play('eve', ATTACK, 'skull', 'black', 'black');
  scene.replays();
});

test('typed dice: a card is typed by its name, and only one that is left in the pile', () => {
  const scene = new Scene(system, null);
  scene.play('eve', ATTACK, 'skull', 'skull', 'black', 'purse');
  const again = scene.match.command('eve', ATTACK, tape(['skull', 'skull', 'black', 'purse']));
  assert.equal(again.status, 'refused');
  scene.play('eve', ATTACK, 'skull', 'skull', 'black', 'gem');
  scene.replays();
});

test('typed dice: typed one by one or drawn at one go, it is the same match', () => {
  const drawn = new Scene(system, null);
  const typed = new Scene(system, null);
  const stream = streamFromSeed('real dice');
  while (drawn.state.goblins > 0) {
    const outcome = drawn.match.command('eve', ATTACK, stream);
    assert.ok(outcome.status === 'done');
    typed.play('eve', ATTACK, ...outcome.dice);
  }
  assert.equal(typed.match.head, drawn.match.head);
  typed.replays();
});

test('typed dice: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'typed', rates: ALWAYS });
});
