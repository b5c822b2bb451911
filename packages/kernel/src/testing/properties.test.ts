import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical } from '../canonical.ts';
import type { RuleId, Waiting } from '../contract.ts';
import { D6 } from '../dice.ts';
import { open as openWord } from '../knowledge.ts';
import { replayFile } from '../matchFile.ts';
import { streamFromSeed } from '../stream.ts';
import { cellar, cellarSubject } from './cellar.ts';
import type { Cellar, CellarCommand, CellarEvent, CellarGame, CellarSetup } from './cellar.ts';
import { ALWAYS, checkProperties, PropertyFailure } from './index.ts';
import type { Property, Subject } from './index.ts';

type CellarSubject = Subject<Cellar, CellarCommand, CellarEvent, unknown, CellarSetup>;

test('properties: the cellar has all seven, looked at now and then', () => {
  const report = checkProperties(cellarSubject, { matches: 2000, seed: 'cellar' });
  assert.equal(report.matches, 2000);
  assert.deepEqual(report.outcomes, { dawn: 2000 });
  assert.deepEqual([...report.cited].sort(), ['CEL-01', 'CEL-02', 'CEL-03', 'CEL-04']);
});

test('properties: the cellar has all seven, looked at always', () => {
  const { tried } = checkProperties(cellarSubject, { matches: 100, seed: 'cellar', rates: ALWAYS });
  for (const [what, times] of Object.entries(tried)) assert.ok(times >= 100, `${what} ${times}`);
});

test('properties: the same seed plays the same matches, whatever is looked at', () => {
  const [a, b] = [{}, ALWAYS].map((rates) =>
    checkProperties(cellarSubject, { matches: 50, seed: 'same', rates }),
  );
  assert.deepEqual([a!.commands, a!.longest, a!.outcomes], [b!.commands, b!.longest, b!.outcomes]);
});

/** One thing wrong in the cellar. */
interface Defect {
  readonly property: Property;
  readonly says: RegExp;
  readonly spoil: (game: CellarGame) => Partial<CellarGame>;
  /** Changes to the subject, where the defect needs them. */
  readonly subject?: Partial<CellarSubject>;
}

function subjectWith({ spoil, subject }: Pick<Defect, 'spoil' | 'subject'>): CellarSubject {
  const open = (setup: CellarSetup) => {
    const opened = cellar.open(setup);
    return opened.ok ? { ok: true as const, game: { ...opened.game, ...spoil(opened.game) } } : opened;
  };
  const { secretRoll: _, ...unrolled } = cellarSubject; // each defect is found by the check meant for it
  return { ...unrolled, ...subject, system: { ...cellar, open } };
}

/** The decision of the sound game, changed when it was accepted. */
const decideThen =
  (
    change: (
      state: Cellar,
      events: readonly CellarEvent[],
    ) => { state?: Cellar; events?: readonly CellarEvent[] },
  ) =>
  (game: CellarGame): Partial<CellarGame> => ({
    decide(state, seat, command, dice) {
      const decision = game.decide(state, seat, command, dice);
      return decision.ok ? { ...decision, ...change(decision.state, decision.events) } : decision;
    },
  });

const citing = (rules: readonly RuleId[]) =>
  decideThen((_, events) => ({ events: events.map((event) => ({ ...event, rules })) }));

/** The first moment of some match, whatever was seen. */
function otherCellar() {
  const opened = cellar.open({ pit: 3, rounds: 1 });
  assert.ok(opened.ok);
  return { game: opened.game, state: opened.game.start(streamFromSeed('other')).state };
}

let decisions = 0;
const remembered = new WeakSet<Cellar>();

const DEFECTS: Record<string, Defect> = {
  'a count kept outside the state': {
    property: 'deterministic',
    says: /row \d+ of the journal/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const decision = game.decide(state, seat, command, dice);
        if (!decision.ok || command.type !== 'grab') return decision;
        const events = decision.events.map((event) =>
          event.type === 'grabbed' ? { ...event, found: (decisions += 1) } : event,
        );
        return {
          ...decision,
          events,
          state: events.reduce((before, event) => game.apply(before, event), state),
        };
      },
    }),
  },
  'a move offered that is refused': {
    property: 'sound',
    says: /"to":9.* is offered and refused|chose what is refused/,
    spoil: (game) => ({
      moves: (state, seat) => [
        ...game.moves(state, seat),
        ...(seat === state.turn ? [{ type: 'step', to: 9 } as const] : []),
      ],
    }),
  },
  'a move offered twice': {
    property: 'sound',
    says: /is offered .* twice/,
    spoil: (game) => ({ moves: (state, seat) => [...game.moves(state, seat), ...game.moves(state, seat)] }),
  },
  'a move accepted that is not offered': {
    property: 'sound',
    says: /"to":.* is not offered, yet accepted/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        if (command.type !== 'step' || !Number.isInteger(command.to) || seat !== state.turn)
          return game.decide(state, seat, command, dice);
        return game.decide(state, seat, { type: 'rest' }, dice);
      },
    }),
  },
  'a stranger’s command accepted': {
    property: 'sound',
    says: /of \w+ is not offered, yet accepted/,
    spoil: (game) => ({
      decide: (state, _seat, command, dice) => game.decide(state, state.turn, command, dice),
    }),
  },
  'nonsense that makes it throw': {
    property: 'sound',
    says: /makes it throw: TypeError/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        if (command.type === 'play') command.card.toUpperCase();
        return game.decide(state, seat, command, dice);
      },
    }),
  },
  'a type looked up where objects keep their methods': {
    property: 'sound',
    says: /makes it throw/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const costs: Record<string, () => number> = {
          step: () => 1,
          grab: () => 1,
          rest: () => 0,
          draw: () => 1,
          play: () => 1,
        };
        costs[command.type]?.call(undefined);
        return game.decide(state, seat, command, dice);
      },
    }),
  },
  'a correction that takes nonsense': {
    property: 'serialisable',
    says: /correction .* does not survive JSON/,
    spoil: (game) => ({
      override: (state, seat, change, reason) =>
        seat === 'gm'
          ? { ok: true, state: { ...state, bank: Math.abs(change) }, events: [] }
          : game.override(state, seat, change, reason),
    }),
  },
  'a correction anybody may make': {
    property: 'sound',
    says: /the correction .* of (ann|bo|spectator) is accepted/,
    spoil: () => ({ override: (state) => ({ ok: true, state, events: [] }) }),
  },
  'a state that is not the fold of its events': {
    property: 'sound',
    says: /do not fold to the state decided/,
    spoil: decideThen((state) => ({ state: { ...state, round: state.round + 1 } })),
  },
  'a state changed in place': {
    property: 'sound',
    says: /TypeError: Cannot assign to read only property/,
    spoil: (game) => ({
      apply: game.apply,
      decide(state, seat, command, dice) {
        (state as { bank: number }).bank -= 0;
        return game.decide(state, seat, command, dice);
      },
    }),
  },
  'moves for a seat that is not awaited': {
    property: 'sound',
    says: /bo is not awaited and is offered/,
    spoil: (game) => ({ moves: (state, seat) => game.moves(state, seat === 'bo' ? state.turn : seat) }),
  },
  'moves for a spectator': {
    property: 'sound',
    says: /spectator is not awaited and is offered/,
    spoil: (game) => ({
      moves: (state, seat) => game.moves(state, seat === 'spectator' ? state.turn : seat),
    }),
  },
  'a seat awaited without a move': {
    property: 'sound',
    says: /it waits for gm, who has no moves/,
    spoil: (game) => ({
      moves: (state, seat) => (seat === 'gm' && state.round === 2 ? [] : game.moves(state, seat)),
    }),
  },
  'a match that waits for nobody': {
    property: 'sound',
    says: /it waits for nobody, and the match is not over/,
    spoil: (game) => ({ waiting: (state) => (state.round === 2 ? [] : game.waiting(state)) }),
  },
  'a match that waits only for those who need not act': {
    property: 'sound',
    says: /nobody must act, and the match is not over/,
    spoil: (game) => ({
      waiting: (state) => game.waiting(state).map((one) => ({ ...one, optional: true as const })),
    }),
  },
  'a match that waits for somebody without a seat': {
    property: 'sound',
    says: /it waits for carl, who has no seat/,
    spoil: (game) => ({ waiting: (state) => game.waiting(state).map((one) => ({ ...one, seat: 'carl' })) }),
  },
  'a match that is over and still waits': {
    property: 'sound',
    says: /over \(dawn\) and still waits for ann/,
    spoil: (game) => ({
      waiting: (state) =>
        game.ending(state) ? [{ seat: 'ann', prompt: 'act', rules: ['CEL-01'] }] : game.waiting(state),
    }),
  },
  'something undefined in the state': {
    property: 'serialisable',
    says: /the state does not survive JSON: \.note is undefined/,
    spoil: (game) => ({
      apply: game.apply,
      ...decideThen((state) => ({ state: { ...state, note: undefined } as Cellar }))(game),
    }),
  },
  'a number that is none in the state': {
    property: 'serialisable',
    says: /\.purse\.ann is NaN/,
    spoil: decideThen((state) => ({ state: { ...state, purse: { ann: Number.NaN, bo: 0 } } })),
  },
  'a Map in the state': {
    property: 'serialisable',
    says: /\.at is a Map/,
    spoil: decideThen((state) => ({ state: { ...state, at: new Map() as unknown as Cellar['at'] } })),
  },
  'a Set in a view': {
    property: 'serialisable',
    says: /the view of \w+ does not survive JSON: \.seen is a Set/,
    spoil: () => ({ view: () => ({ seen: new Set() }) }),
  },
  'something known of a state that JSON does not keep': {
    property: 'serialisable',
    says: /after JSON, play goes on otherwise/,
    spoil: (game) => {
      const remember = (state: Cellar) => {
        remembered.add(state);
        return state;
      };
      return {
        start: (dice) => {
          const started = game.start(dice);
          remember(started.state);
          return started;
        },
        apply: (state, event) => remember(game.apply(state, event)),
        decide(state, seat, command, dice) {
          const decision = game.decide(state, seat, command, dice);
          if (!decision.ok) return decision;
          const rules = remembered.has(state) ? ['CEL-01'] : ['CEL-02'];
          remember(decision.state);
          return { ...decision, events: decision.events.map((event) => ({ ...event, rules })) };
        },
      };
    },
  },
  'a secret in the view': {
    property: 'secret',
    says: /can tell a secret (at once|though no event told it) by its view/,
    spoil: (game) => ({
      view: (state, seat) => ({ view: game.view(state, seat), top: state.hand[0] ?? null }),
    }),
  },
  'a secret in the order of the keys of a view': {
    property: 'secret',
    says: /can tell a secret (at once|though no event told it) by its view/,
    spoil: () => ({ view: (state) => (state.pit > 4 ? { near: 1, far: 2 } : { far: 2, near: 1 }) }),
  },
  'a secret in the moves': {
    property: 'secret',
    says: /can tell a secret (at once|though no event told it) by its moves/,
    spoil: (game) => ({
      moves: (state, seat) =>
        game.moves(state, seat).filter((move) => move.type !== 'step' || move.to !== state.pit),
    }),
  },
  'a die that is asked for at the pit alone, and may be left': {
    property: 'secret',
    says: /can tell a secret by \w+ asking for .*"step".* and leaving it: .*CEL-02.* or done|leaving it: done or/,
    spoil: (game) => ({
      foresees: () => true,
      decide(state, seat, command, dice) {
        if (command.type === 'step' && command.to === state.pit) dice.roll(D6, seat, 'CEL-02');
        return game.decide(state, seat, command, dice);
      },
    }),
  },
  'a die in plain sight for something nobody is told': {
    property: 'secret',
    says: /can tell a secret by the dice/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        if (command.type === 'rest' && state.hand.includes('fog')) dice.roll(D6, seat, 'CEL-04');
        return game.decide(state, seat, command, dice);
      },
    }),
  },
  'a secret in who is awaited': {
    property: 'secret',
    says: /can tell a secret (at once|though no event told it) by its waiting/,
    spoil: windowForRats,
  },
  'a secret in a prompt': {
    property: 'secret',
    says: /can tell a secret (at once|though no event told it) by its waiting/,
    spoil: (game) => ({
      waiting: (state) =>
        game.waiting(state).map((one) => ({ ...one, prompt: state.hand.includes('fog') ? 'act' : 'wait' })),
    }),
  },
  'a secret in an event': {
    property: 'secret',
    says: /is told a secret by .*"stepped".*, which is not marked as news/,
    spoil: decideThen((state, events) => ({
      events: events.map((event) =>
        event.type === 'stepped' ? { ...event, pitAhead: state.pit - event.square } : event,
      ),
    })),
  },
  'a secret draw in an event': {
    property: 'secret',
    says: /is told a secret by .*"drew".*, of which its view shows nothing afterwards/,
    spoil: () => ({ redact: (event) => event }),
    subject: { secretRoll: cellarSubject.secretRoll! },
  },
  'an event that only some hidden things bring about': {
    property: 'secret',
    says: /is told a secret by .*"stepped"/,
    spoil: decideThen((state, events) => ({
      events: events.flatMap((event) =>
        event.type === 'stepped' && state.hand.includes('rats') ? [event, event] : [event],
      ),
    })),
  },
  'a secret that becomes visible without an event': {
    property: 'secret',
    says: /can tell a secret though no event told it by its view/,
    spoil: (game) => ({
      view: (state, seat) =>
        state.turn === 'gm' && seat !== 'gm' ? [game.view(state, seat), state.pit] : game.view(state, seat),
    }),
    subject: {
      // Only at moments when the view does not show it yet.
      disguise: (setup, state, seat, stream) =>
        state.turn === 'gm' ? null : cellarSubject.disguise!(setup, state, seat, stream),
    },
  },
  'something that shows to those who are not told of it': {
    property: 'secret',
    says: /sees what it is not told of .*"turnEnded"/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const decision = game.decide(state, seat, command, dice);
        if (!decision.ok) return decision;
        const whisper = (event: CellarEvent): CellarEvent =>
          event.type === 'turnEnded' ? { ...event, audience: ['gm'] } : event;
        return { ...decision, events: decision.events.map(whisper) };
      },
      redact: (event, seat) => (event.audience?.includes(seat) === false ? null : game.redact(event, seat)),
    }),
  },
  'a field of which nobody has said who may know it': {
    property: 'secret',
    says: /no word says who may know \.\w+ of the state/,
    spoil: () => ({}),
    subject: { declared: { is: 'parts', parts: { round: openWord } } },
  },
  'an imagined truth that somebody else would not see': {
    property: 'secret',
    says: /can tell a secret at once by its view/,
    spoil: () => ({}),
    subject: { imagine: () => otherCellar() },
  },
  'a reveal that one could undo': {
    property: 'secret',
    says: /"fell".*which is not marked as news/,
    spoil: decideThen((_, events) => ({
      events: events.map((event) => {
        const { news: _news, ...rest } = event;
        return event.type === 'fell' ? rest : event;
      }),
    })),
  },
  'a secret in a refusal': {
    property: 'secret',
    says: /can tell a secret by asking for .*ratsAhead/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const decision = game.decide(state, seat, command, dice);
        if (decision.ok || !state.hand.includes('rats')) return decision;
        return { ok: false, refusal: { code: 'ratsAhead', rule: 'CEL-01' } };
      },
    }),
  },
  'a secret in the details of a refusal': {
    property: 'secret',
    says: /can tell a secret by asking for .*"pit":/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const decision = game.decide(state, seat, command, dice);
        return decision.ok
          ? decision
          : { ok: false, refusal: { ...decision.refusal, with: { pit: state.pit } } };
      },
    }),
  },
  'an event without a rule': {
    property: 'explained',
    says: /the event \w+ cites no rule/,
    spoil: citing([]),
  },
  'an event with a rule that is in no rulebook': {
    property: 'explained',
    says: /the event \w+ cites CEL-99, which is in no rulebook/,
    spoil: citing(['CEL-01', 'CEL-99']),
  },
  'a refusal with a rule that is in no rulebook': {
    property: 'explained',
    says: /the refusal no of .* cites CEL-98/,
    spoil: (game) => ({
      decide(state, seat, command, dice) {
        const decision = game.decide(state, seat, command, dice);
        return decision.ok ? decision : { ok: false, refusal: { code: 'no', rule: 'CEL-98' } };
      },
    }),
  },
  'a prompt with a rule that is in no rulebook': {
    property: 'explained',
    says: /the prompt act to \w+ cites CEL-97/,
    spoil: (game) => ({
      waiting: (state) => game.waiting(state).map((one) => ({ ...one, rules: ['CEL-97'] })),
    }),
  },
  'coins that vanish': {
    property: 'conserving',
    says: /there should be \d+ coins, there are \d+, after stepped, fell/,
    spoil: (game) => ({
      ...spoilApply(game, (state, event) =>
        event.type === 'fell' ? { ...state, bank: state.bank - 2 } : state,
      ),
    }),
  },
  'a card drawn that stays in the pile': {
    property: 'conserving',
    says: /there should be 5 cards, there are 6, after drew/,
    spoil: (game) => ({
      ...spoilApply(game, (state, event) =>
        event.type === 'drew'
          ? { ...state, pile: { ...state.pile, pile: [...state.pile.pile, event.card].sort() } }
          : state,
      ),
    }),
  },
  'a match that never ends': {
    property: 'finite',
    says: /not over after 201 commands/,
    spoil: (game) => ({
      ...spoilApply(game, (state) => ({ ...state, round: 1 })),
    }),
  },
};

/** The master may interrupt a hero by playing rats, and is awaited only when there are rats to play. */
function windowForRats(game: CellarGame): Partial<CellarGame> {
  const opens = (state: Cellar) =>
    state.hand.includes('rats') && state.turn !== 'gm' && game.ending(state) === null;
  const rats: CellarCommand = { type: 'play', card: 'rats' };
  const window: Waiting = { seat: 'gm', prompt: 'interrupt', rules: ['CEL-04'], optional: true };
  return {
    waiting: (state) => (opens(state) ? [...game.waiting(state), window] : game.waiting(state)),
    moves: (state, seat) => (opens(state) && seat === 'gm' ? [rats] : game.moves(state, seat)),
    decide(state, seat, command, dice) {
      if (!opens(state) || seat !== 'gm' || canonical(command) !== canonical(rats))
        return game.decide(state, seat, command, dice);
      const played: CellarEvent = { type: 'played', card: 'rats', rules: ['CEL-04'], news: true };
      return { ok: true, state: game.apply(state, played), events: [played] };
    },
  };
}

/** The sound game with a changed `apply`, and all that follows from it. */
function spoilApply(
  game: CellarGame,
  change: (state: Cellar, event: CellarEvent) => Cellar,
): Partial<CellarGame> {
  const apply = (state: Cellar, event: CellarEvent) => change(game.apply(state, event), event);
  return {
    apply,
    decide(state, seat, command, dice) {
      const decision = game.decide(state, seat, command, dice);
      return decision.ok ? { ...decision, state: decision.events.reduce(apply, state) } : decision;
    },
  };
}

for (const [name, defect] of Object.entries(DEFECTS)) {
  test(`properties: ${name} is found (${defect.property})`, () => {
    assert.throws(
      () => checkProperties(subjectWith(defect), { matches: 400, seed: 'defect' }),
      (error) => {
        assert.ok(error instanceof PropertyFailure, String(error));
        assert.match(error.message, defect.says);
        assert.equal(error.property, defect.property, error.message);
        return true;
      },
    );
  });
}

test('properties: a failure says where it is and how to see it again, and leaves a fixture', () => {
  const spoilt = subjectWith(DEFECTS['coins that vanish']!);
  const failureOf = (options: { first?: number; matches: number }): PropertyFailure => {
    try {
      checkProperties(spoilt, { ...options, seed: 'again' });
    } catch (error) {
      assert.ok(error instanceof PropertyFailure);
      return error;
    }
    return assert.fail('nothing was found');
  };
  const found = failureOf({ matches: 400 });
  const { match, commands, file } = found.place;
  assert.match(
    found.message,
    new RegExp(
      `cellar breaks property 6 .*\\n.*match ${match} of seed "again", after ${commands} commands: \\w+ {`,
    ),
  );
  assert.ok(
    found.message.includes(`checkProperties(subject, { seed: 'again', first: ${match}, matches: 1 })`),
  );
  assert.equal(failureOf({ first: match, matches: 1 }).message, found.message);
  assert.equal(file?.rows.length, commands + 1);
  const replayed = replayFile(cellar, file);
  assert.ok(!replayed.ok && replayed.fault.why.code === 'otherState', 'all rows of it replay');
});

test('properties: a disguise that never changes anything is reported', () => {
  const barefaced = { ...cellarSubject, disguise: (setup: CellarSetup, state: Cellar) => ({ setup, state }) };
  assert.throws(
    () => checkProperties(barefaced, { matches: 400, seed: 'x' }),
    /the disguise never changed anything/,
  );
});

test('properties: a setup the system refuses is reported', () => {
  const open = () => ({
    ok: false as const,
    problems: [{ path: 'pit', message: 'is missing', remedy: 'dig one' }],
  });
  const spoilt = { ...cellarSubject, system: { ...cellar, open } };
  assert.throws(
    () => checkProperties(spoilt, { matches: 1, seed: 'x' }),
    /cellar refuses the setup of match 0 .* pit is missing/,
  );
});
