import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Decision, Game, System } from '@oubliette/kernel';
import type { ClassicEvent, Command, State, View } from '@oubliette/classic';
import { CLASSIC_SIDES } from './classic/classic.ts';
import type { Experiment } from './experiment.ts';
import { partyExperiment } from './classic/party.ts';
import { simulate, tallyOf } from './simulate.ts';
import { addTally, newTally, rulesReport, statisticsOf } from './tally.ts';

/** A game of one die a round: a six wins, a one breaks the rules, the eighth round loses. */
interface Throw {
  readonly type: 'throw' | 'cheat';
}
interface Thrown {
  readonly type: 'thrown';
  readonly rules: readonly string[];
  readonly die: number;
}
interface Table {
  readonly round: number;
  readonly last: number;
}

const DIE = { id: 'd6', faces: [1, 2, 3, 4, 5, 6], seen: 'all' } as const;

const game: Game<Table, Throw, Thrown, Table> = {
  seats: [{ id: 'one', role: 'hero' }],
  start: () => ({ ok: true, state: { round: 0, last: 0 }, events: [] }),
  decide(state, seat, command, dice): Decision<Table, Thrown> {
    if (command.type === 'cheat') return { ok: false, refusal: { code: 'cheating', rule: 'DIE-01' } };
    const die = dice.roll(DIE, seat, 'DIE-02');
    const event: Thrown = { type: 'thrown', rules: die === 6 ? ['DIE-02', 'DIE-03'] : ['DIE-02'], die };
    return { ok: true, state: this.apply(state, event), events: [event] };
  },
  apply: ({ round }, { die }) => ({ round: round + 1, last: die }),
  moves: () => [{ type: 'throw' }],
  waiting: (state) =>
    game.ending(state) === null ? [{ seat: 'one', prompt: 'throw', rules: ['DIE-02'] }] : [],
  ending({ last, round }) {
    if (last === 6) return { winners: ['one'], outcome: 'won' };
    return round === 8 ? { winners: [], outcome: 'lost' } : null;
  },
  view: (state) => state,
  redact: (event) => event,
  override: () => ({ ok: false, refusal: { code: 'no', rule: 'DIE-01' } }),
};

const system: System<typeof game> = { id: 'die', rulesVersion: 1, open: () => ({ ok: true, game }) };

const fair: Experiment<Table, Throw, Thrown, Table> = {
  system,
  setup: () => null,
  players: () => new Map([['one', { choose: () => ({ type: 'throw' }) }]]),
  won: ({ outcome }) => outcome === 'won',
  rounds: ({ round }) => round,
  measures: ({ last }) => ({ last }),
};

suite('a batch', () => {
  test('the same seed gives the same statistics', () => {
    assert.deepEqual(simulate(fair, { seed: 'a', matches: 50 }), simulate(fair, { seed: 'a', matches: 50 }));
    assert.notDeepEqual(
      simulate(fair, { seed: 'a', matches: 50 }),
      simulate(fair, { seed: 'b', matches: 50 }),
    );
  });

  test('a match is fixed by the seed and its number, whatever is played before it', () => {
    const whole = tallyOf(fair, { seed: 'a', matches: 9 });
    const parts = newTally();
    for (const [from, matches] of [
      [6, 3],
      [0, 2],
      [2, 4],
    ] as const)
      addTally(parts, tallyOf(fair, { seed: 'a', from, matches }));
    assert.deepEqual(statisticsOf(parts), statisticsOf(whole));
  });

  test('wins, length, measures and rules are counted', () => {
    const { matches, wins, winRate, interval, outcomes, rounds, commands, measures, rules } = simulate(fair, {
      seed: 'count',
      matches: 2000,
    });
    const chance = 1 - (5 / 6) ** 8;
    assert.equal(matches, 2000);
    assert.ok(Math.abs(winRate - chance) < 0.03, `${winRate}`);
    assert.ok(interval.low < chance && chance < interval.high);
    assert.equal(outcomes['won'], wins);
    assert.equal(wins + outcomes['lost']!, 2000);
    assert.deepEqual(rounds, commands);
    assert.equal(rounds.most, 8);
    assert.ok(measures['last']! > 5 && measures['last']! < 6);
    assert.equal(rules['DIE-03'], wins);
  });
});

test('an experiment may count endings apart by what was done before', () => {
  const apart: typeof fair = {
    ...fair,
    outcome: ({ outcome }, given) => `${outcome} after ${[...given].join(', ')}`,
  };
  const { outcomes, wins } = simulate(apart, { seed: 'count', matches: 20 });
  assert.deepEqual(Object.keys(outcomes), ['lost after throw', 'won after throw']);
  assert.equal(outcomes['won after throw'], wins);
});

test('given up, abandoned and slain are three endings of a quest', () => {
  const { outcome } = partyExperiment<State, Command, ClassicEvent, View>({}, CLASSIC_SIDES);
  const counts = (code: string, ...given: string[]) =>
    outcome!({ winners: ['morcar'], outcome: code }, new Set(given));
  assert.equal(counts('slain', 'attack'), 'slain');
  assert.equal(counts('slain', 'attack', 'giveUp'), 'givenUp');
  assert.equal(counts('abandoned', 'giveUp'), 'abandoned');
  assert.equal(counts('won', 'giveUp'), 'won');
});

suite('what goes wrong is told with its seed and number', () => {
  test('an illegal command', () => {
    const cheating: typeof fair = {
      ...fair,
      players: (match) => new Map([['one', { choose: () => ({ type: match === 3 ? 'cheat' : 'throw' }) }]]),
    };
    const { failures, matches, rounds } = simulate(cheating, { seed: 'a', matches: 5 });
    assert.equal(matches, 5);
    assert.deepEqual(
      failures.map(({ match, seed }) => [match, seed]),
      [[3, 'a']],
    );
    assert.match(failures[0]!.message, /illegal .*cheating/u);
    assert.ok(rounds.mean > 0, 'the others count');
  });

  test('a match without an end', () => {
    const { failures } = simulate({ ...fair, most: 1, won: () => true }, { seed: 'a', matches: 30 });
    assert.ok(failures.length > 0 && failures.length < 30);
    assert.match(failures[0]!.message, /not ended after 1 commands/u);
  });

  test('a setup that is refused', () => {
    const problems = [{ path: 'quest', message: 'there is none', remedy: 'write one' }];
    const refusing: typeof fair = { ...fair, system: { ...system, open: () => ({ ok: false, problems }) } };
    const { failures, refused } = simulate(refusing, { seed: 'a', matches: 1 });
    assert.deepEqual(failures, []);
    assert.match(refused[0]!.message, /quest: there is none \(write one\)/u);
  });

  test('setups refused for the same reason are told once, with their number and the first of them', () => {
    const problem = (match: number) => (match % 3 === 0 ? 'no heroes' : 'no quest');
    const refusing: typeof fair = {
      ...fair,
      setup: (match) => (match < 2 ? null : { match }),
      system: {
        ...system,
        open(setup) {
          const given = setup as { readonly match: number } | null;
          if (given === null) return { ok: true, game };
          return { ok: false, problems: [{ path: 'it', message: problem(given.match), remedy: 'mend it' }] };
        },
      },
    };
    const parts = newTally();
    addTally(parts, tallyOf(refusing, { seed: 'a', from: 5, matches: 4 }));
    addTally(parts, tallyOf(refusing, { seed: 'a', matches: 5 }));
    const { matches, refused, failures, rounds } = statisticsOf(parts);
    assert.equal(matches, 9);
    assert.deepEqual(failures, []);
    assert.ok(rounds.mean > 0, 'the others count');
    assert.deepEqual(
      refused.map(({ message, match, matches: times }) => [message, match, times]),
      [
        ['the setup is refused: it: no quest (mend it)', 2, 5],
        ['the setup is refused: it: no heroes (mend it)', 3, 2],
      ],
    );
  });
});

test('the rules report: cited, silent, and unknown to the book', () => {
  const report = rulesReport(['DIE-02', 'DIE-03', 'DIE-04'], {
    rules: { 'DIE-02': 5, 'DIE-99': 1, 'DIE-03': 2 },
  });
  assert.deepEqual(report.cited, [
    { rule: 'DIE-02', events: 5 },
    { rule: 'DIE-03', events: 2 },
  ]);
  assert.deepEqual(report.silent, ['DIE-04']);
  assert.deepEqual(report.unknown, ['DIE-99']);
});
