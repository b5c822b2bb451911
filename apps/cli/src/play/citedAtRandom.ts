/** The rules that are cited when a game is played at random: how often a small game has to be played to show all of them. */
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Stream, System } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';

const MATCHES = 20;
const MOST_COMMANDS = 1000;

export function citedAtRandom(system: System, setup: (stream: Stream) => unknown): ReadonlySet<string> {
  const cited = new Set<string>();
  for (let match = 0; match < MATCHES; match += 1) {
    const dice = streamFromSeed(`${system.id} ${match}`);
    const opened = system.open(setup(dice));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    const { game } = opened;
    const players = new Map(game.seats.map(({ id }) => [id, randomPlayer(streamFromSeed(`${id} ${match}`))]));
    const start = game.start(dice);
    if (!start.ok) throw new Error(`${system.id} does not begin`);
    playOut(game, start.state, players, dice, {
      most: MOST_COMMANDS,
      each: (_seat, _command, events) => {
        for (const rule of events.flatMap(({ rules }) => rules)) cited.add(rule);
      },
    });
  }
  return cited;
}
