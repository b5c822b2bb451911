/** Whole expeditions without a game master, by a partly random player: none gets stuck. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Opened } from '@oubliette/kernel';
import { HEROES } from '../content/heroes.ts';
import { THREE_BELLS } from '../content/quests/bells.ts';
import { tobaroSetup } from '../content/quests/tobaro.ts';
import { wanderingDungeon } from '../content/quests/wander.ts';
import type { AdvancedGame } from '../game.ts';
import type { DungeonPlan, LevelPlan } from '../plan.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup } from '../setup.ts';
import { advanced } from '../system.ts';
import { wanderer } from '../testing/wanderer.ts';

const { heinrich, sven, torallion, magnus } = HEROES;
const FOUR = [heinrich, sven, torallion, magnus];

function alone(dungeon: DungeonPlan): Setup {
  return {
    players: [{ seat: 'ann', sheets: FOUR.map(({ id }) => id) }],
    master: false,
    sheets: FOUR,
    dungeon,
    map: null,
    options: DEFAULT_OPTIONS,
  };
}

/** The event types of an expedition, and its outcome. */
function played(setup: Setup, seed: string): { readonly outcome: string | null; readonly told: Set<string> } {
  const opened: Opened<AdvancedGame> = advanced.open(setup);
  assert.ok(opened.ok, JSON.stringify(opened.ok ? null : opened.problems));
  const { game } = opened;
  const stream = streamFromSeed(seed);
  const start = game.start(stream);
  const told = new Set<string>();
  const player = wanderer({ id: 'ann', role: 'hero' }, streamFromSeed(`${seed} player`));
  const { state, finished } = playOut(game, start.state, new Map([['ann', player]]), stream, {
    most: 20_000,
    each: (_seat, _command, events) => events.forEach(({ type }) => told.add(type)),
  });
  assert.ok(finished, `${seed} never ends`);
  return { outcome: state.ending?.outcome ?? null, told };
}

/** The drawn level alone, entered from outside. */
function lowest(plan: DungeonPlan): DungeonPlan {
  const levels = plan.levels.flatMap((level): LevelPlan[] =>
    level.tag === 'random'
      ? []
      : [
          {
            ...level,
            pieces: level.pieces.map((piece) =>
              piece.stairs === 'up' ? { ...piece, stairs: 'out' } : piece,
            ),
          },
        ],
  );
  return { ...plan, levels };
}

const SETUPS: Readonly<Record<string, Setup>> = {
  'the Curse of Tobaro': tobaroSetup('ann', FOUR),
  'the first bell': alone(THREE_BELLS[0]!),
  'where the first bell is': alone(lowest(THREE_BELLS[0]!)),
  'where the second is': alone(lowest(THREE_BELLS[1]!)),
  'where the third is': alone(lowest(THREE_BELLS[2]!)),
  'a single level of goblinoids': alone(
    wanderingDungeon({ id: 'green', size: 'oneLevel', family: 'goblinoids' }),
  ),
  'chaos, as deep as the tables go': alone(
    wanderingDungeon({
      id: 'deep',
      size: 'tables',
      family: 'chaos',
      hunted: ['chaosLord', 'chaosSorcerer', 'daemonette', 'greaterDaemon', 'minotaurLord', 'undeadChampion'],
    }),
  ),
};

describe('expeditions without a game master come to an end', () => {
  for (const [name, setup] of Object.entries(SETUPS))
    test(`${name} (ADV-SOLO-01)`, () => {
      const told = new Set<string>();
      for (const seed of ['one', 'two', 'three']) {
        const match = played(setup, `${name} ${seed}`);
        assert.ok(
          ['won', 'home', 'returned', 'failed', 'lost'].includes(match.outcome!),
          `${seed}: ${match.outcome}`,
        );
        match.told.forEach((type) => told.add(type));
      }
      for (const type of ['soloRolled', 'strategyRolled', 'attackRolled']) assert.ok(told.has(type), type);
    });
});
