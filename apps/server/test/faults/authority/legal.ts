/** For every command of classic a moment at which somebody may give it, as a file from which a table goes on. */
import { canonical, hashOf, makeFileOfEntries, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, Entry, MatchFile, SeatId } from '@oubliette/kernel';
import { classicSubject, COMMAND_TYPES } from '@oubliette/shelf/testing';
import { pick } from '../seed.ts';

/** Random matches in which, between them, every command comes up; when the rules change, others are looked through. */
const FERTILE = [142, 922, 1491, 940];
const MOST_MATCHES = 3000;
const MOST_COMMANDS = 250;

const { system } = classicSubject;

/** Somebody who may do something now. */
export interface Legal {
  readonly seat: SeatId;
  readonly command: BaseCommand;
  /** A seat to which the same is not offered. */
  readonly other: SeatId;
  /** All chairs there are. */
  readonly seats: readonly SeatId[];
  readonly file: MatchFile;
}

/** By the command's type; one that never comes up is missing. */
export function legalCommands(): ReadonlyMap<string, Legal> {
  const found = new Map<string, Legal>();
  const numbers = [...FERTILE, ...Array.from({ length: MOST_MATCHES }, (_, index) => index)];
  for (const number of numbers) {
    if (found.size === COMMAND_TYPES.length) break;
    for (const { match, entries, setup } of played(number)) {
      const { game, state } = match;
      for (const { seat } of game.waiting(state))
        for (const command of game.moves(state, seat)) {
          if (found.has(command.type)) continue;
          const seats = game.seats.map(({ id }) => id);
          const other = seats.find((id) => !game.moves(state, id).some((move) => isSame(move, command)));
          const file = makeFileOfEntries(system, setup, entries, hashOf(state));
          if (other !== undefined) found.set(command.type, { seat, command, other, seats, file });
        }
    }
  }
  return found;
}

/** A moment at which a seat may still undo what it did. */
export function undoable(): Legal {
  for (const number of FERTILE)
    for (const { match, entries, setup } of played(number)) {
      const seat = match.undoable;
      if (seat === null) continue;
      const seats = match.game.seats.map(({ id }) => id);
      const other = seats.find((id) => id !== seat)!;
      const file = makeFileOfEntries(system, setup, entries, hashOf(match.state));
      return { seat, command: { type: 'none' }, other, seats, file };
    }
  throw new Error('nothing can be undone in any of the matches');
}

/** A match that is over: whoever can give up does. */
export function overFile(): MatchFile {
  for (let number = 0; number < MOST_MATCHES; number += 1)
    for (const { match, entries, setup } of played(number, 'giveUp'))
      if (match.game.ending(match.state) !== null)
        return makeFileOfEntries(system, setup, entries, hashOf(match.state));
  throw new Error('no match ends');
}

function isSame(one: BaseCommand, other: BaseCommand): boolean {
  return canonical(one) === canonical(other);
}

/** How a match stands after each command, and what led there. */
function* played(number: number, rather?: string) {
  const chance = streamFromSeed(`authority ${number}`);
  const setup = classicSubject.setup(chance);
  const opened = system.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const { game } = opened;
  const match = newMatch(system, setup, game);
  match.start(chance);
  const players = new Map(game.seats.map((seat) => [seat.id, classicSubject.player!(seat, chance)]));
  const entries: Entry[] = [];
  for (let count = 0; count < MOST_COMMANDS; count += 1) {
    entries.push(match.rows.at(-1)!.entry);
    yield { match, entries: [...entries], setup };
    const { state } = match;
    const waiting = game.waiting(state).filter(({ optional }) => optional !== true);
    if (waiting.length === 0) return;
    const { seat } = pick(chance, waiting);
    const moves = game.moves(state, seat);
    const wanted = moves.find(({ type }) => type === rather);
    const command = wanted ?? players.get(seat)!.choose({ view: game.view(state, seat), moves });
    if (match.command(seat, command, chance).status !== 'done') throw new Error('refused what was offered');
  }
}
