/** A game of one counter and one question, to see how chapters join and react. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refuse, tape } from '@oubliette/kernel';
import { Play, Referee, compose, flowAppliers, guardBy } from './index.ts';
import type { Chapter, Course, EventsOf, FlowFacts, FrameBase, Kinds, WhenAsked } from './index.ts';

interface State {
  readonly count: number;
  readonly echo: number;
  readonly stack: readonly Asking[];
}

interface Asking extends FrameBase {
  readonly tag: 'asking';
  readonly seat: string;
}

interface CountFacts {
  counted: { by: number; secret: number };
}
interface EchoFacts {
  echoed: Record<never, never>;
}
type Facts = CountFacts & EchoFacts & FlowFacts<Asking>;

interface Below {
  readonly below: number;
}

interface Counting extends Kinds {
  readonly State: State;
  readonly World: { readonly referee: Referee<Counting> };
  readonly Event: EventsOf<Facts>;
  readonly Frame: Asking;
  readonly Play: Play<Counting, Facts>;
  readonly When: WhenAsked<Below>;
  readonly Actor: string;
}

type Count = { readonly type: 'count'; readonly by: number };
type Ask = { readonly type: 'ask'; readonly seat: string };
type Answer = { readonly type: 'answer'; readonly yes: boolean };
type Shout = { readonly type: 'shout' };

const counting: Chapter<Counting, Count | Ask | Answer | Shout, CountFacts, Asking> = {
  shapes: { count: { by: 'number' }, ask: { seat: 'text' }, answer: { yes: 'flag' }, shout: {} },
  handlers: {
    count: {
      when: { below: 10 },
      check: (_world, _state, _seat, { by }) => (by > 0 ? null : refuse('tooSmall', 'CNT-2')),
      perform: (play, { by }) => play.tell('counted', { by, secret: 7 }, ['CNT-2']),
    },
    ask: {
      when: { below: 10 },
      check: () => null,
      perform: (play, { seat }) => play.begin({ tag: 'asking', seat }, 'CNT-3'),
    },
    answer: {
      when: { answers: 'asking' },
      check: () => null,
      perform: (play, { yes }) => play.finish(['CNT-3'], yes),
    },
    shout: {
      when: 'always',
      check: (_world, { count }) => (count < 3 ? null : refuse('hoarse', 'CNT-4')),
      perform: (play) => play.tell('echoed', {}, ['CNT-4']),
    },
  },
  appliers: { counted: (state, { by }) => ({ ...state, count: state.count + by }) },
  frames: {
    asking: {
      asks: (_world, state, { seat }) =>
        state.count === 5 ? null : { seat, prompt: 'yesOrNo', rules: ['CNT-3'] },
      runs: (play) => play.finish(['CNT-3']),
      answers: () => [true, false].map((yes) => ({ type: 'answer', yes })),
    },
  },
  offers: () => [0, 1].map((by) => ({ type: 'count', by })),
  always: () => [{ type: 'shout' }],
  redacts: { counted: (event, seat) => (seat === 'ann' ? event : { ...event, secret: 0 }) },
};

const echoing: Chapter<Counting, never, EchoFacts, never> = {
  shapes: {},
  handlers: {},
  frames: {},
  appliers: { echoed: (state) => ({ ...state, echo: state.count }) },
  reacts: { counted: (play) => play.tell('echoed', {}, ['CNT-5']) },
};

const isOver = ({ count }: State) => count >= 12;

const course: Course<Counting> = {
  turns: 'CNT-1',
  offersFirst: 'answers',
  play: (world, state, dice) => new Play(world.referee, world, state, dice),
  top: ({ stack }) => stack.at(-1),
  isOver,
  guard: guardBy<Counting, Below>({
    turns: 'CNT-1',
    end: 'CNT-9',
    isOver,
    moment: ({ count }, _seat, { below }) => (count < below ? null : refuse('tooLate', 'CNT-1')),
  }),
  actors: (_state, seat) => [seat],
  advance: () => false,
  idle: () => [{ seat: 'ann', prompt: 'count', rules: ['CNT-1'] }],
  standIn(play, { seat }) {
    if (seat !== 'nobody') return false;
    play.finish(['CNT-6'], false);
    return true;
  },
};

const referee = new Referee(compose<Counting>(course, [{ appliers: flowAppliers }, counting, echoing]));
const world = { referee };
const NO_DICE = tape([]);
const START: State = { count: 0, echo: 0, stack: [] };

function after(state: State, command: object, seat = 'ann'): State {
  const decision = referee.decide(world, state, seat, command as Count, NO_DICE);
  assert.ok(decision.ok, decision.ok ? '' : decision.refusal.code);
  return decision.state;
}

function refused(state: State, command: object, seat = 'ann'): string {
  const decision = referee.decide(world, state, seat, command as Count, NO_DICE);
  assert.ok(!decision.ok);
  return `${decision.refusal.code} ${decision.refusal.rule}`;
}

const ASKED = after(START, { type: 'ask', seat: 'bob' });

describe('the referee', () => {
  test('joins chapters, and refuses two of the same name', () => {
    assert.throws(
      () => compose(course, [counting, { ...counting, shapes: {} }]),
      /two chapters have count among their handlers/u,
    );
  });

  test('a command is checked by its shape, its moment and its own check, in that order', () => {
    assert.equal(refused(START, { type: 'count' }), 'wrongField CNT-1');
    assert.equal(refused({ ...START, count: 10 }, { type: 'count', by: 0 }), 'tooLate CNT-1');
    assert.equal(refused(START, { type: 'count', by: 0 }), 'tooSmall CNT-2');
    assert.equal(refused({ ...START, count: 12 }, { type: 'shout' }), 'matchOver CNT-9');
  });

  test('an answer waits for its question, everything else for the answer, but what may be said at any time', () => {
    assert.equal(refused(START, { type: 'answer', yes: true }), 'notAsked CNT-1');
    assert.equal(refused(ASKED, { type: 'answer', yes: true }, 'ann'), 'notYours CNT-3');
    assert.equal(refused(ASKED, { type: 'count', by: 1 }, 'bob'), 'waitForAnswer CNT-3');
    assert.deepEqual(after(ASKED, { type: 'shout' }), ASKED);
    assert.deepEqual(after(ASKED, { type: 'answer', yes: true }, 'bob'), START);
  });

  test('what follows from an event has happened before the next', () => {
    assert.deepEqual(after(START, { type: 'count', by: 2 }), { ...START, count: 2, echo: 2 });
  });

  test('what nobody has to answer goes on by itself, and what nobody sits for is answered', () => {
    assert.deepEqual(after({ ...START, count: 5 }, { type: 'ask', seat: 'bob' }).stack, []);
    assert.deepEqual(after(START, { type: 'ask', seat: 'nobody' }).stack, []);
  });

  test('the frame beneath gets the answer', () => {
    const twice: State = { ...ASKED, stack: [...ASKED.stack, ...ASKED.stack] };
    assert.deepEqual(after(twice, { type: 'answer', yes: true }, 'bob').stack, [
      { tag: 'asking', seat: 'bob', answer: true },
    ]);
  });

  test('offers exactly what it would accept', () => {
    const offered = (state: State, seat: string) => referee.moves(world, state, seat);
    assert.deepEqual(offered(START, 'ann'), [{ type: 'count', by: 1 }, { type: 'shout' }]);
    assert.deepEqual(offered(ASKED, 'ann'), [{ type: 'shout' }]);
    assert.deepEqual(
      offered({ ...ASKED, count: 3 }, 'bob').map(({ type }) => type),
      ['answer', 'answer'],
    );
    assert.deepEqual(offered({ ...START, count: 12 }, 'ann'), []);
  });

  test('waits for those asked, and names who else may act', () => {
    const seats = ['ann', 'bob'];
    const waiting = (state: State) =>
      referee
        .waiting(world, state, seats)
        .map(({ seat, prompt, optional }) => [seat, prompt, optional === true]);
    assert.deepEqual(waiting(START), [
      ['ann', 'count', false],
      ['bob', 'mayAct', true],
    ]);
    assert.deepEqual(waiting({ ...ASKED, count: 3 }), [['bob', 'yesOrNo', false]]);
    assert.deepEqual(waiting({ ...START, count: 12 }), []);
  });

  test('tells a seat as much of an event as it may know', () => {
    const event = { type: 'counted', rules: ['CNT-2'], by: 1, secret: 7 } as const;
    assert.deepEqual(referee.redact(event, 'ann'), event);
    assert.deepEqual(referee.redact(event, 'bob'), { ...event, secret: 0 });
    assert.equal(referee.redact({ ...event, audience: ['ann'] }, 'bob'), null);
  });
});

/** An add-on: one counts double, shouting is gone, and one may ask softly. */
const twice = {
  shapes: {},
  handlers: {},
  appliers: {},
  frames: {},
  replaces: {
    count: {
      ...counting.handlers.count,
      perform: (play, { by }: Count) => play.tell('counted', { by: by * 2, secret: 7 }, ['TWO-1']),
    },
  },
  drops: ['shout'],
  follows: { counted: (state, { by }, _world, before) => ({ ...state, echo: before.count + 100 * by }) },
  refines: {
    ask: {
      fields: { softly: 'yes?' },
      refined: (handler) => ({
        ...handler,
        check: (at, state, seat, command) =>
          'softly' in command && state.count > 0
            ? refuse('tooLoud', 'TWO-3')
            : handler.check(at, state, seat, command),
      }),
    },
  },
  offers: () => [{ type: 'count', by: 3 }],
} satisfies Chapter<Counting, never, Record<never, never>, never>;

describe('a book on another', () => {
  const base = referee.rules;
  const addOn = new Referee(
    compose<Counting>({ ...base, afterEach: (_w, _b, state) => ({ ...state, echo: state.echo + 1 }) }, [
      twice,
    ]),
  );
  const at = { referee: addOn };
  const decide = (state: State, command: object) => addOn.decide(at, state, 'ann', command as Count, NO_DICE);

  test('does otherwise what it names, and inherits the rest', () => {
    const decision = decide(START, { type: 'count', by: 2 });
    assert.ok(decision.ok);
    // Both events leave one more; the echo of the base comes after what follows the count.
    assert.deepEqual(decision.state, { ...START, count: 4, echo: 5 });
    assert.equal(addOn.rules.handlers['answer'], base.handlers['answer']);
    assert.equal(addOn.rules.appliers['echoed'], base.appliers['echoed']);
  });

  test('what it drops is no command any more', () => {
    const decision = decide(START, { type: 'shout' });
    assert.ok(!decision.ok);
    assert.equal(decision.refusal.code, 'unknownCommand');
  });

  test('lets commands of the base say more', () => {
    assert.ok(decide(START, { type: 'ask', seat: 'bob', softly: true }).ok);
    const loud = decide({ ...START, count: 1 }, { type: 'ask', seat: 'bob', softly: true });
    assert.ok(!loud.ok);
    assert.equal(loud.refusal.code, 'tooLoud');
  });

  test('offers its own first', () => {
    assert.deepEqual(
      addOn.moves(at, START, 'ann').map((command) => (command as Count).by),
      [3, 1],
    );
  });

  test('offers what it lists in its own place, and carries it out as the base does', () => {
    const { ask } = counting.handlers;
    const asking = { ...ask, offers: () => [{ type: 'ask', seat: 'bob' }] };
    const under = compose<Counting>(course, [
      { appliers: flowAppliers },
      { ...counting, handlers: { ...counting.handlers, ask: asking } },
      echoing,
    ]);
    const listing = { lists: ['ask'], offers: () => [{ type: 'ask', seat: 'ann' }] };
    const over = compose<Counting>(under, [listing]);
    const asked = (rules: typeof base) =>
      new Referee(rules).moves(at, START, 'ann').flatMap((move) => (move.type === 'ask' ? [move] : []));
    assert.deepEqual(asked(under), [{ type: 'ask', seat: 'bob' }]);
    assert.deepEqual(asked(over), [{ type: 'ask', seat: 'ann' }]);
    assert.equal(over.handlers['ask'], under.handlers['ask']);
  });

  test('replaces, drops, lists and refines only what there is', () => {
    const nothing = /there is no dance to be done otherwise/u;
    const handler = counting.handlers.count;
    assert.throws(() => compose<Counting>(base, [{ replaces: { dance: handler } }]), nothing);
    assert.throws(() => compose<Counting>(base, [{ drops: ['dance'] }]), nothing);
    assert.throws(() => compose<Counting>(base, [{ lists: ['dance'] }]), nothing);
    assert.throws(() => compose<Counting>(base, [{ follows: { dance: (state: State) => state } }]), nothing);
    assert.throws(() => compose<Counting>(base, [{ refines: { dance: twice.refines.ask } }]), nothing);
    assert.throws(
      () => compose<Counting>(base, [{ handlers: { count: handler } }]),
      /two chapters have count/u,
    );
    assert.throws(() => compose<Counting>(base, [{ shapes: { count: {} } }]), /two chapters have count/u);
  });
});
