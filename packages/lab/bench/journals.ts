/** Matches of every quest or dungeon, recorded once for all measurements. */
import { playOut, recording, streamFromSeed, tape } from '@oubliette/kernel';
import type { BaseCommand, Face, Game, SeatId } from '@oubliette/kernel';
import type { AnyExperiment } from '../src/experiment.ts';

/** A named thing to play. */
export interface Played {
  readonly id: string;
  readonly experiment: AnyExperiment;
}

export interface Journal {
  readonly game: Game;
  readonly commands: readonly { readonly seat: SeatId; readonly command: BaseCommand }[];
  /** Every face rolled, the start included. */
  readonly faces: readonly Face[];
  /** The state half-way through. */
  readonly middle: unknown;
}

export function recordJournal({ id, experiment }: Played): Journal {
  const opened = experiment.system.open(experiment.setup(0));
  if (!opened.ok) throw new Error(`${id}: ${opened.problems[0]?.message}`);
  const { game } = opened;
  const dice = recording(streamFromSeed(`bench/${id}`));
  const commands: { seat: SeatId; command: BaseCommand }[] = [];
  const start = game.start(dice);
  playOut(game, start.state, experiment.players(0, streamFromSeed('players')), dice, {
    most: 30_000,
    each: (seat, command) => void commands.push({ seat, command }),
  });
  return { game, commands, faces: dice.faces, middle: halfWay(game, commands, dice.faces) };
}

/** Decides the journal again, up to its middle command. */
function halfWay(game: Game, commands: Journal['commands'], faces: readonly Face[]): unknown {
  const dice = tape(faces);
  let { state } = game.start(dice);
  for (const { seat, command } of commands.slice(0, commands.length / 2)) {
    const decision = game.decide(state, seat, command, dice);
    if (!decision.ok) throw new Error(`a recorded command is refused: ${decision.refusal.code}`);
    ({ state } = decision);
  }
  return state;
}
