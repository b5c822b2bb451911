/** What all hear in whole expeditions: numbers that count nothing unseen, and no monster in disguise by its kind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOut, SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import type { AdvancedEvent } from './events.ts';
import { THREE_BELLS } from './content/quests/bells.ts';
import type { AdvancedGame } from './game.ts';
import type { LevelPlan } from './plan.ts';
import { MASTER } from './setup.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { advanced } from './system.ts';
import { advancedSubject } from './testing/index.ts';
import { wanderer } from './testing/wanderer.ts';

const MATCHES = 24;
const LONGEST = 500;

/** A level drawn in advance, to begin on. */
const DRAWN = THREE_BELLS.flatMap(({ levels }) => levels).flatMap((level): LevelPlan[] =>
  level.tag === 'prepared'
    ? [
        {
          ...level,
          pieces: level.pieces.map((piece) =>
            piece.stairs === 'up' ? { ...piece, stairs: 'out' as const } : piece,
          ),
        },
      ]
    : [],
);

function setupOf(stream: Stream, match: number): Setup {
  const setup = advancedSubject.setup(stream);
  if (match % 2 === 0) return setup;
  const levels = [DRAWN[match % DRAWN.length]!];
  return { ...setup, map: null, dungeon: { ...THREE_BELLS[0]!, levels } };
}

type Heard = (game: AdvancedGame, before: State, event: AdvancedEvent, after: State) => void;

/** Every event, with the state before and after it. */
function listen(seed: string, heard: Heard): void {
  for (let match = 0; match < MATCHES; match += 1) {
    const stream = streamFromSeed(`${seed} ${match}`);
    const opened = advanced.open(setupOf(stream, match));
    assert.ok(opened.ok);
    const { game } = opened;
    let { state } = game.start(stream);
    const players = new Map(game.seats.map((seat) => [seat.id, wanderer(seat, stream)]));
    playOut(game, state, players, stream, {
      most: LONGEST,
      each(_seat, _command, events) {
        for (const event of events) {
          const after = game.apply(state, event);
          heard(game, state, event, after);
          state = after;
        }
      },
    });
  }
}

function seatsOf(game: AdvancedGame): string[] {
  return [...game.seats.map(({ id }) => id), SPECTATOR];
}

test('chests, groups, traps and monsters get their numbers in events that show them to all', () => {
  const counted = new Set<string>();
  listen('numbers', (game, before, event, { named }) => {
    if (before.named === named) return;
    for (const prefix of Object.keys(named)) if (named[prefix] !== before.named[prefix]) counted.add(prefix);
    for (const seat of seatsOf(game)) {
      const told = game.redact(event, seat);
      assert.ok(told !== null, `${seat} is not told of ${JSON.stringify(event)}`);
      assert.deepEqual(game.apply(before, told).named, named, `${seat} by ${JSON.stringify(told)}`);
    }
  });
  for (const prefix of ['chest', 'group', 'trap', 'pile']) assert.ok(counted.has(prefix), prefix);
});

test('of a monster in disguise nobody but the master hears the kind', () => {
  let hidden = 0;
  listen('kinds', (game, _before, event, { figures, fight }) => {
    const known = new Set([
      ...(fight?.slain ?? []).map(({ of }) => of),
      ...figures.flatMap(({ of, disguise }) => (disguise === null ? [of] : [])),
    ]);
    const kinds = figures.flatMap(({ of, disguise }) => (disguise === null || known.has(of) ? [] : [of]));
    if (kinds.length === 0) return;
    hidden += 1;
    for (const seat of seatsOf(game)) {
      const told = seat === MASTER ? null : JSON.stringify(game.redact(event, seat));
      for (const kind of kinds) assert.ok(!told?.includes(`"${kind}"`), `${seat} hears of ${kind}: ${told}`);
    }
  });
  assert.ok(hidden > 1000, `${hidden}`);
});
