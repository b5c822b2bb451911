/** Tables for tests of text: the book's quests under NextLevel's rules, played at random. */
import { readQuestBook } from '@oubliette/classic/node';
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import type { NextCommand } from '../../commands.ts';
import type { NextEvent } from '../../events.ts';
import type { NextState } from '../../state.ts';
import { nextlevel } from '../../system.ts';
import type { NextGame } from '../../system.ts';

export const BOOK = readQuestBook();

/** Four experienced heroes, one with her own name; Morcar with all the options. */
export function openNextTable(quest: (typeof BOOK)[number]): NextGame {
  const opened = nextlevel.open({
    quest: quest.source,
    seats: [
      { id: 'ann', plays: ['barbarian', 'dwarf'] },
      { id: 'bo', plays: ['elf', 'wizard'] },
      { id: 'cy', plays: 'morcar' },
    ],
    heroes: [
      { kind: 'barbarian', gold: 20 },
      { kind: 'dwarf', gender: 'f' },
      { kind: 'elf', name: 'Aldis', gender: 'f' },
      { kind: 'wizard', questTreasures: ['talismanOfLore'] },
    ],
    progress: [
      { kind: 'barbarian', level: 5, gifts: ['shadowStep'] },
      { kind: 'dwarf', level: 5, speciality: 'gunner' },
      { kind: 'elf', level: 6, gifts: ['heroicShot', 'multipleShot'], speciality: 'spellsinger' },
      { kind: 'wizard', level: 6, gifts: ['deepWell'] },
    ],
    options: { traps: 'varied', assuredAttacks: true, searchRacks: true },
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.game;
}

export interface Turned {
  readonly state: NextState;
  readonly seat: string;
  readonly command: NextCommand | null;
  readonly events: readonly NextEvent[];
}

/** A match of random choices, with every type of command equally likely. */
export function* randomNextMatch(game: NextGame, seed: string, most: number): Generator<Turned> {
  const stream = streamFromSeed(seed);
  let { state, events } = game.start(stream);
  yield { state, seat: SPECTATOR, command: null, events };
  for (let count = 0; count < most; count += 1) {
    const seat = pick(game.waiting(state), stream)?.seat;
    if (seat === undefined) return;
    const command = choose(game.moves(state, seat), stream);
    if (command === undefined) return;
    const before = state;
    const decision = game.decide(state, seat, command, stream);
    if (!decision.ok) throw new Error(`${seat} was refused ${JSON.stringify(command)}`);
    ({ state, events } = decision);
    yield { state: before, seat, command, events };
  }
}

/** Nobody leaves or gives up, and turns end when little else is left. */
function choose(moves: readonly NextCommand[], stream: Stream): NextCommand | undefined {
  const doors = moves.filter(({ type }) => type === 'openDoor');
  if (doors.length > 0) return pick(doors, stream);
  const staying = moves.filter(({ type }) => type !== 'giveUp' && type !== 'leave');
  const lively = staying.filter(({ type }) => type !== 'endTurn' && type !== 'face');
  if (lively.length === 0) return staying.find(({ type }) => type === 'endTurn') ?? pick(staying, stream);
  const type = pick([...new Set(lively.map((move) => move.type)), 'step'], stream);
  const alike = lively.filter((move) => move.type === type);
  return pick(alike.length > 0 ? alike : lively, stream);
}

function pick<T>(list: readonly T[], stream: Stream): T | undefined {
  return list.length === 0 ? undefined : list[stream.below(list.length)];
}
