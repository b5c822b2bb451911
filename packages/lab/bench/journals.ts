/** Matches of every quest, recorded once and used by all measurements. */
import type { ClassicGame, Command, State } from '@oubliette/classic';
import { classic } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { playOut, recording, streamFromSeed, tape } from '@oubliette/kernel';
import type { Face, SeatId } from '@oubliette/kernel';
import { classicExperiment } from '../src/classic.ts';

export interface Journal {
  readonly quest: string;
  readonly game: ClassicGame;
  readonly commands: readonly { readonly seat: SeatId; readonly command: Command }[];
  /** Every face rolled, the start included. */
  readonly faces: readonly Face[];
  /** The state half-way through. */
  readonly middle: State;
}

export function recordJournals(): Journal[] {
  return readQuestBook().map(({ id, source }) => {
    const experiment = classicExperiment({ quest: source });
    const opened = classic.open(experiment.setup(0));
    if (!opened.ok) throw new Error(`${id}: ${opened.problems[0]?.message}`);
    return record(id, opened.game, experiment.players(0, streamFromSeed('players')));
  });
}

type Players = ReturnType<ReturnType<typeof classicExperiment>['players']>;

function record(quest: string, game: ClassicGame, players: Players): Journal {
  const dice = recording(streamFromSeed(`bench/${quest}`));
  const commands: { seat: SeatId; command: Command }[] = [];
  const start = game.start(dice);
  playOut(game, start.state, players, dice, {
    most: 20_000,
    each: (seat, command) => void commands.push({ seat, command }),
  });
  return { quest, game, commands, faces: dice.faces, middle: halfWay(game, commands, dice.faces) };
}

/** The journal decided again, up to a command. */
function halfWay(game: ClassicGame, commands: Journal['commands'], faces: readonly Face[]): State {
  const dice = tape(faces);
  let { state } = game.start(dice);
  for (const { seat, command } of commands.slice(0, commands.length / 2)) {
    const decision = game.decide(state, seat, command, dice);
    if (!decision.ok) throw new Error(`a recorded command is refused: ${decision.refusal.code}`);
    ({ state } = decision);
  }
  return state;
}
