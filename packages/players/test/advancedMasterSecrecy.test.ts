/** The computer game master sees only its seat: other counters, other dice to come, the same commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advanced, HEROES, MASTER, THREE_BELLS } from '@oubliette/advanced';
import type { Command, Setup, State, View } from '@oubliette/advanced';
import { advancedSubject } from '@oubliette/advanced/testing';
import { D12, lookOf, playOut, stream, streamFromSeed } from '@oubliette/kernel';
import type { Game, Player, Stream } from '@oubliette/kernel';
import { sensibleAdvancedMaster } from '../src/advanced/index.ts';
import type { AdvancedPlayer } from '../src/advanced/index.ts';

type AnyGame = Game<State, Command, never, View>;

/** What the rules keep from the master, and the dice nobody knows. */
interface Truth {
  readonly state: State;
  readonly coming: number;
}

/** What a broken view would reveal of it. */
type Leak = (truth: Truth) => object;

const NOTHING: Leak = () => ({});

const SENT = ['heinrich', 'sven', 'torallion', 'magnus'] as const;

const SETUP: Setup = {
  players: [{ seat: 'party', sheets: [...SENT] }],
  master: true,
  sheets: SENT.map((id) => HEROES[id]),
  dungeon: THREE_BELLS[0]!,
  map: null,
  options: { chests: 'anybody', monsterWounds: 'open', corrections: true },
};

/** How many commands of all seats: several fights, and counters drawn and played. */
const MOST = 600;

/** The same to the master: the bowl reversed and half of it gone, other names to come, another next die. */
function otherTruth({ state, coming }: Truth): Truth {
  const { bowl } = state.master;
  const master = {
    ...state.master,
    bowl: bowl.toReversed().slice(bowl.length / 2),
    spent: { assassin: [{ tag: 'used:gasGlobes', ends: 'never' } as const] },
  };
  const named = Object.fromEntries(Object.entries(state.named).map(([kind, count]) => [kind, count + 5]));
  return { state: { ...state, master, named }, coming: (coming % 12) + 1 };
}

/** A counter of each kind to begin with, so that there is something to play. */
function withHand(state: State): State {
  const { master } = state;
  return { ...state, master: { ...master, hand: [...new Set(master.bowl)] } };
}

function nextDie(dice: Stream): number {
  return stream(dice.state()).roll(D12, MASTER, 'ADV-TURN-08');
}

/** Plays two masters, each shown its own truth through its view and a leak; returns what both did. */
function playBeside(make: () => AdvancedPlayer, leak = NOTHING, most = MOST): string[] {
  const opened = advanced.open(SETUP);
  assert.ok(opened.ok);
  const game = opened.game as unknown as AnyGame;
  const dice = streamFromSeed('behind the screen');
  const [honest, twin] = [make(), make()];
  let now = withHand(game.start(dice).state);
  const given: string[] = [];
  const lookAt = (truth: Truth) => {
    const { view, moves } = lookOf(game, truth.state, MASTER);
    return { moves, view: { ...view, ...leak(truth) } };
  };
  const both = <A extends Command | null>(
    ask: (player: AdvancedPlayer, look: ReturnType<typeof lookAt>) => A,
  ): A => {
    const truth = { state: now, coming: nextDie(dice) };
    const answer = ask(honest, lookAt(truth));
    assert.deepEqual(ask(twin, lookAt(otherTruth(truth))), answer);
    given.push(answer?.type ?? 'nothing');
    return answer;
  };
  const doubled: AdvancedPlayer = {
    choose: () => both((player, look) => player.choose(look)),
    consider: () => both((player, look) => player.consider!(look)),
  };
  const watched: AnyGame = {
    ...game,
    waiting(state) {
      now = state;
      return game.waiting(state);
    },
  };
  const heroes = advancedSubject.player!(
    { id: 'party', role: 'hero' },
    streamFromSeed('heroes who wander'),
  ) as Player<View, Command, never>;
  const players = new Map<string, Player<View, Command, never>>([
    ['party', heroes],
    [MASTER, doubled],
  ]);
  playOut(watched, now, players, dice, { most });
  return given;
}

test('the game master does the same when what nobody behind the screen knows is changed', () => {
  const given = playBeside(() => sensibleAdvancedMaster());
  assert.ok(given.length > 200, `only ${given.length} looks were compared`);
  for (const type of ['placeMonster', 'step', 'attack', 'playCounter']) assert.ok(given.includes(type), type);
});

/** A master who picks its moves by what it should not know. */
function cheat(told: (view: View) => number): () => AdvancedPlayer {
  return () => ({
    choose: ({ view, moves }) => moves[told(view) % moves.length]!,
    consider: () => null,
  });
}

test('a master who looked into the bowl, or at the dice to come, would be found out', () => {
  const caught = { name: 'AssertionError' };
  const kinds = ['wandering', 'ambush', 'fate', 'escape', 'character', 'trap'];
  const bowl: Leak = ({ state }) => ({ next: kinds.indexOf(state.master.bowl[0] ?? '') + 1 });
  const die: Leak = ({ coming }) => ({ next: coming });
  const byLeak = cheat((view) => (view as View & { readonly next: number }).next);
  assert.throws(() => playBeside(byLeak, bowl), caught);
  assert.throws(() => playBeside(byLeak, die), caught);
  const byTurn = playBeside(
    cheat(({ turn }) => turn.number),
    NOTHING,
    50,
  );
  assert.ok(byTurn.length > 0, 'what everybody sees may be used');
});
