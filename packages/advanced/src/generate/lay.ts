/** Reveals what lies behind an exit: rolled on the tables or taken from the prepared map, laid, and met. */
import { sameExit } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { meet, newGroup } from '../encounter/meet.ts';
import { levelOf } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { corridorBehind } from './corridor.ts';
import { areaOfSquare } from './pieces.ts';
import { isPrepared, preparedBehind } from './prepared.ts';
import { roomBehind } from './room.ts';
import type { DiscoveringFrame, Found } from './types.ts';

/**
 * Explores an exit, and with it the other exits of the same junction (ADV-TURN-07). Answers the id of the
 * first group of monsters met, or null. Exits with something laid behind, and false doors, bring nothing.
 */
export function explore(play: Play, exit: Exit): void {
  const exits = together(play.world, play.state, exit);
  play.begin({ tag: 'discovering', exits, found: [], group: null, awaits: null }, 'ADV-GEN-02');
}

/** Lays what is behind one exit without entering: monsters stay at home (ADV-SPELL-02). */
export function spyOut(play: Play, exit: Exit): void {
  play.begin(
    { tag: 'discovering', exits: [exit], found: [], group: null, awaits: null, ahead: true },
    'ADV-SPELL-02',
  );
}

/** Whether an exit still leads to something unexplored. */
export function isUnexplored(state: State, exit: Exit): boolean {
  const { layout, falseDoors } = levelOf(state);
  const isIt = (other: Exit): boolean => sameExit(other, exit);
  return layout.exits.some(isIt) && !falseDoors.some(isIt);
}

/** A door is explored by itself, a junction with all its open exits (ADV-GEN-07). */
function together(world: World, state: State, exit: Exit): Exit[] {
  if (exit.door !== null) return [exit];
  const { layout } = levelOf(state);
  const area = areaOfSquare(world, layout, exit.squares[0]!);
  const others = layout.exits.filter(
    (other) =>
      other.door === null &&
      !sameExit(other, exit) &&
      areaOfSquare(world, layout, other.squares[0]!) === area,
  );
  return [exit, ...others];
}

export const discovering: FrameKind<DiscoveringFrame> = {
  asks: () => null,
  runs(play, { answer, ...frame }) {
    const found =
      frame.awaits === 'found' ? [...frame.found, ...((answer ?? []) as unknown as Found[])] : frame.found;
    const group = frame.awaits === 'group' ? (frame.group ?? (answer as number | null) ?? null) : frame.group;
    const [exit, ...exits] = frame.exits;
    if (exit !== undefined) {
      play.goOn({ ...frame, exits, found, group, awaits: 'found' }, 'ADV-GEN-07');
      if (isUnexplored(play.state, exit)) discover(play, exit);
      return;
    }
    const [first, ...rest] = found;
    if (first === undefined) return play.finish(['ADV-TURN-07'], group);
    const { monsters, characters, areas, treasure } = first;
    if (frame.ahead) {
      play.goOn({ ...frame, exits, found: rest, awaits: null }, 'ADV-SPELL-02');
      const spied = newGroup(play.state, {
        monsters,
        characters,
        area: areas[0]!,
        ...(treasure === undefined ? {} : { treasure }),
      });
      return play.reveal('monstersSpied', { group: { ...spied, spied: areas } }, ['ADV-SPELL-02']);
    }
    play.goOn({ ...frame, exits, found: rest, group, awaits: 'group' }, 'ADV-TURN-07');
    meet(play, { monsters, characters, area: areas[0]!, areas, how: 'surprise', treasure });
  },
};

function discover(play: Play, exit: Exit): void {
  const { world, state } = play;
  if (isPrepared(world, state)) return preparedBehind(play, exit);
  if (exit.door === null) return corridorBehind(play, exit);
  if (levelOf(state).brightDoors?.some((other) => sameExit(other, exit)) === true && isRock(play, exit))
    return play.tell('falseDoorFound', { exit }, ['ADV-SPELL-05']);
  const { layout, places } = levelOf(state);
  const area = areaOfSquare(world, layout, exit.squares[0]!);
  if (places[area ?? '']?.kind !== 'room') return roomBehind(play, exit); // ADV-GEN-11
  const face = play.d12(play.leaderSeat, 'ADV-GEN-10');
  const behind = face % 2 === 0 ? 'passage' : 'room';
  play.reveal('behindDoorRolled', { exit, face, behind }, ['ADV-GEN-10', 'ADV-DOOR-07']);
  if (behind === 'passage') corridorBehind(play, exit);
  else roomBehind(play, exit);
}

const ROCK = 4;

/** A magic door may have only rock behind it. */
function isRock(play: Play, exit: Exit): boolean {
  const face = play.d12(play.leaderSeat, 'ADV-SPELL-05');
  const rock = face <= ROCK;
  play.reveal('brightDoorTried', { exit, face, rock }, ['ADV-SPELL-05']);
  return rock;
}
