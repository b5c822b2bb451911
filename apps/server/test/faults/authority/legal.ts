/** For every command of classic a moment when a seat may give it, as a file from which a table goes on. */
import { fileURLToPath } from 'node:url';
import { readQuestBook } from '@oubliette/classic/node';
import { canonical, hashOf, makeFileOfEntries, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, Entry, MatchFile, SeatId } from '@oubliette/kernel';
import { classicSubject, COMMAND_TYPES } from '@oubliette/shelf/testing';
import { pick } from '../seed.ts';

/** Random matches that between them contain every command; if the rules change, others are searched. */
const FERTILE = [142, 922, 1491, 940];
const MOST_MATCHES = 3000;
const MOST_COMMANDS = 250;

const { system } = classicSubject;

const documents = fileURLToPath(new URL('../../../../../docs/', import.meta.url));
const EXAMPLE = readQuestBook(documents).find(({ id }) => id === 'the-clock-house')!.source;

/** A seat that may act now. */
export interface Legal {
  readonly seat: SeatId;
  readonly command: BaseCommand;
  /** A seat to which the same is not offered. */
  readonly other: SeatId;
  readonly master: SeatId;
  /** The kind of a hero who is in play. */
  readonly hero: string;
  readonly file: MatchFile;
}

type Played = ReturnType<typeof played> extends Generator<infer T> ? T : never;

/** By the command's type; one that never occurs is missing. */
export function legalCommands(): ReadonlyMap<string, Legal> {
  const found = new Map<string, Legal>();
  for (const moment of moments()) {
    if (found.size === COMMAND_TYPES.length) break;
    for (const one of legalIn(moment, ({ type }) => !found.has(type))) found.set(one.command.type, one);
  }
  return found;
}

/** A hero may roll, and another player sits by. */
export function rollable(): Legal {
  for (const moment of moments())
    for (const one of legalIn(moment, ({ type }) => type === 'rollMovement'))
      if (![one.seat, one.other].includes(one.master)) return one;
  throw new Error('nobody may roll in any of the matches');
}

/** A seat may still undo its command. */
export function undoable(): Legal {
  for (const moment of moments()) {
    const back = moment.match.undoable;
    for (const one of back === null ? [] : legalIn(moment))
      if (one.seat === back && one.other !== back) return one;
  }
  throw new Error('nothing can be undone in any of the matches');
}

function* moments(): Generator<Played> {
  for (const number of FERTILE) yield* played(number);
  // The book has no questions of its own.
  for (let number = 0; number < MOST_MATCHES; number += 1) {
    yield* played(number, undefined, EXAMPLE);
    yield* played(number);
  }
}

/** The first of each wanted kind. */
function legalIn(
  { match, entries, setup }: Played,
  isWanted: (command: BaseCommand) => boolean = () => true,
): Legal[] {
  const { game, state } = match;
  const { morcar: master, heroes } = state;
  const hero = heroes.find(({ fate }) => fate === 'playing')?.id ?? '';
  const found = new Map<string, Legal>();
  for (const { seat } of game.waiting(state))
    for (const command of game.moves(state, seat)) {
      if (found.has(command.type) || !isWanted(command)) continue;
      const others = game.seats
        .map(({ id }) => id)
        .filter((id) => !isOffered(game.moves(state, id), command));
      const other = others.find((id) => id !== master) ?? others[0];
      if (other === undefined) continue;
      const file = makeFileOfEntries(system, setup, entries, hashOf(state));
      found.set(command.type, { seat, command, other, master, hero, file });
    }
  return [...found.values()];
}

/** A match that is over: every seat that can gives up. */
export function overFile(): MatchFile {
  for (let number = 0; number < MOST_MATCHES; number += 1)
    for (const { match, entries, setup } of played(number, 'giveUp'))
      if (match.game.ending(match.state) !== null)
        return makeFileOfEntries(system, setup, entries, hashOf(match.state));
  throw new Error('no match ends');
}

function isOffered(moves: readonly BaseCommand[], command: BaseCommand): boolean {
  return moves.some((move) => canonical(move) === canonical(command));
}

/** The match after each command, and what led there. */
function* played(number: number, rather?: string, quest?: typeof EXAMPLE) {
  const chance = streamFromSeed(`authority ${number}`);
  const drawn = classicSubject.setup(chance);
  const setup = quest === undefined ? drawn : { ...drawn, quest, training: false };
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
