/** A table for tests of text: the trial, with four heroes of whom one has her own name. */
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import type { Stream } from '@oubliette/kernel';
import type { Command } from '../../commands.ts';
import { HERO_KINDS } from '../../content/heroes.ts';
import type { ClassicEvent } from '../../events.ts';
import { readQuestBook } from '../../node/questFiles.ts';
import type { BookQuest } from '../../node/questFiles.ts';
import type { Setup } from '../../setup.ts';
import type { State } from '../../state.ts';
import { classic } from '../../system.ts';
import type { ClassicGame } from '../../system.ts';

export const BOOK: readonly BookQuest[] = readQuestBook();

export function openTable(quest: BookQuest, more: Partial<Setup> = {}): ClassicGame {
  const opened = classic.open({
    quest: quest.source,
    seats: [
      { id: 'ann', plays: ['barbarian', 'dwarf'], passage: { friends: 'ask', foes: 'ask' } },
      { id: 'bo', plays: ['elf', 'wizard'] },
      { id: 'cy', plays: 'morcar', passage: { friends: 'always', foes: 'ask' } },
    ],
    heroes: [
      { kind: 'barbarian', gold: 20, equipment: ['spear', 'handAxe'] },
      { kind: 'dwarf', gender: 'f' },
      { kind: 'elf', name: 'Aldis', gender: 'f', equipment: ['crossbow'] },
      { kind: 'wizard', equipment: ['staff'], questTreasures: ['talismanOfLore'] },
    ],
    ...more,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.game;
}

export interface Turned {
  readonly state: State;
  readonly seat: string;
  readonly command: Command | null;
  readonly events: readonly ClassicEvent[];
}

/** A match of random choices; nobody gives up or leaves until late. */
export function* randomMatch(game: ClassicGame, seed: string, most: number): Generator<Turned> {
  const stream = streamFromSeed(seed);
  let { state, events } = game.start(stream);
  yield { state, seat: SPECTATOR, command: null, events };
  for (let count = 0; count < most; count += 1) {
    const seat = pick(game.waiting(state), stream)?.seat;
    if (seat === undefined) return;
    const command = pick(lasting(game.moves(state, seat)), stream);
    if (command === undefined) continue;
    const before = state;
    const decision = game.decide(state, seat, command, stream);
    if (!decision.ok) throw new Error(`${seat} was refused ${JSON.stringify(command)}`);
    ({ state, events } = decision);
    yield { state: before, seat, command, events };
  }
}

function lasting(moves: readonly Command[]): readonly Command[] {
  const doors = moves.filter(({ type }) => type === 'openDoor');
  if (doors.length > 0) return doors;
  const staying = moves.filter(({ type }) => type !== 'giveUp' && type !== 'leave');
  const lively = staying.filter((move) => move.type !== 'endTurn' && !isAmongFriends(move));
  return lively.length > 0 ? lively : staying;
}

/** A hero's blow at another hero. */
function isAmongFriends(move: Command): boolean {
  const isHero = (id: string): boolean => (HERO_KINDS as readonly string[]).includes(id);
  return move.type === 'attack' && isHero(move.figure) && isHero(move.target);
}

function pick<T>(list: readonly T[], stream: Stream): T | undefined {
  return list.length === 0 ? undefined : list[stream.below(list.length)];
}
