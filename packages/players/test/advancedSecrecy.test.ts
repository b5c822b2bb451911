/** Players of Advanced see only their seat: with another hidden truth they give the same commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advanced, HEROES, imagine, MASTER, THREE_BELLS } from '@oubliette/advanced';
import type { Command, Setup, State, View } from '@oubliette/advanced';
import { lookOf, playOut, streamFromSeed } from '@oubliette/kernel';
import type { Game, PlayerLook, Player, Stream } from '@oubliette/kernel';
import { sensibleAdvancedHeroes, sensibleAdvancedMaster } from '../src/advanced/index.ts';
import type { AdvancedPlayer } from '../src/advanced/index.ts';

type AnyGame = Extract<ReturnType<typeof advanced.open>, { ok: true }>['game'];

/** Commands compared in each match: more than one fight; more than one level would take too long. */
const COMPARED = 300;

const HEROES_SENT = ['heinrich', 'sven', 'torallion', 'magnus'] as const;

function setupOf(index: number): Setup {
  return {
    players: [{ seat: 'party', sheets: [...HEROES_SENT] }],
    master: true,
    sheets: HEROES_SENT.map((id) => HEROES[id]),
    dungeon: THREE_BELLS[index]!,
    map: null,
    options: { chests: 'anybody', monsterWounds: 'hidden', corrections: true },
  };
}

function open(setup: Setup): AnyGame {
  const opened = advanced.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.game;
}

/** The heroes' look at a table made up from all they see: other hands, other chests, another hidden plan. */
function behindAnotherScreen(look: PlayerLook<View, Command>, stream: Stream): PlayerLook<View, Command> {
  const { game, state } = imagine(look.view, stream);
  return lookOf(game as Game<State, Command, never, View>, state, 'party');
}

test('heroes do the same when what they cannot know is changed', () => {
  let compared = 0;
  for (const index of THREE_BELLS.keys()) {
    const setup = setupOf(index);
    const game = open(setup);
    const stream = streamFromSeed(`another truth/${index}`);
    let now: State | undefined;
    const watched: AnyGame = {
      ...game,
      waiting(state) {
        now = state;
        return game.waiting(state);
      },
    };
    const [honest, twin]: AdvancedPlayer[] = [sensibleAdvancedHeroes(), sensibleAdvancedHeroes()];
    const doubled: AdvancedPlayer = {
      choose(look) {
        const command = honest!.choose(look);
        assert.deepEqual(twin!.choose(behindAnotherScreen(look, stream)), command);
        compared += 1;
        return command;
      },
      consider(look) {
        const command = honest!.consider!(look);
        if (Object.keys(now!.turn.suffered).length > 0)
          assert.deepEqual(twin!.consider!(behindAnotherScreen(look, stream)), command);
        return command;
      },
    };
    const players = new Map<string, Player<View, Command, never>>([
      ['party', doubled],
      [MASTER, sensibleAdvancedMaster()],
    ]);
    const dice = streamFromSeed(`secret/${index}`);
    playOut(watched as never, game.start(dice).state, players, dice, { most: COMPARED });
  }
  assert.ok(compared > 500, `only ${compared} looks were compared`);
});
