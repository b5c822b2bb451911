/** A room is found: its kind, its contents, and its other doors (ADV-GEN-22 to ADV-GEN-33). */
import type { Exit } from '@oubliette/dungeon';
import { lookUp } from '@oubliette/kernel';
import { rollMatrix } from '../encounter/roll.ts';
import { levelOf } from '../figures.ts';
import { hazardOf } from '../hazards/ground.ts';
import { layHazard } from '../hazards/lay.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { placeDoors } from './doors.ts';
import { furnish } from './furnish.ts';
import { choose } from './choice.ts';
import { roomPlans } from './plans.ts';
import { ROOM_DOORS, ROOMS } from './tables.ts';
import type { Found, RoomFrame, RoomKind } from './types.ts';

export function roomBehind(play: Play, exit: Exit): void {
  const { world } = play;
  const face = play.d12(play.leaderSeat, 'ADV-GEN-22');
  const { room: rolled, size } = lookUp(ROOMS, face);
  play.reveal('roomRolled', { exit, face, room: rolled, size }, ['ADV-GEN-22']);
  const room = rolled === 'quest' && isEnough(play) ? 'lair' : rolled;
  if (room !== rolled)
    play.tell('laidInstead', { of: 'room', rolled, laid: room }, ['ADV-TOB-13', 'ADV-GEN-22']);
  const { layout } = levelOf(play.state);
  let plans = roomPlans(layout, world.sections, exit, size);
  if (plans.length === 0 && size === 'large') {
    plans = roomPlans(layout, world.sections, exit, 'small');
    if (plans.length > 0)
      play.tell('laidInstead', { of: 'room', rolled: 'large', laid: 'small' }, ['ADV-GEN-40']);
  }
  const empty = { area: '', monsters: {}, characters: [], treasure: false };
  const frame: RoomFrame = { tag: 'room', exit, stage: 'lay', room, ...empty, plans };
  play.begin(frame, 'ADV-GEN-36');
  choose(play, plans, 'ADV-GEN-34');
}

export const room: FrameKind<RoomFrame> = {
  asks: () => null,
  runs(play, { answer, ...frame }) {
    switch (frame.stage) {
      case 'lay':
        return layRoom(play, frame, Number(answer ?? 0));
      case 'contents':
        return fill(play, frame);
      case 'chest': {
        play.goOn({ ...frame, stage: 'doors' }, 'ADV-GEN-30');
        return furnishRoom(play, frame.room, frame.area);
      }
      case 'doors': {
        const [found] = (answer ?? []) as unknown as Found[];
        const monsters = found?.monsters ?? frame.monsters;
        // A room with a trapdoor has only the door it was entered by.
        if (hazardOf(play.state, frame.area)?.hazard === 'trapdoor')
          return play.goOn({ ...frame, monsters, stage: 'done' }, 'ADV-HAZ-74');
        const face = play.d12(play.leaderSeat, 'ADV-GEN-30');
        const doors = lookUp(ROOM_DOORS, face);
        play.reveal('roomDoorsRolled', { face, doors }, ['ADV-GEN-30']);
        play.goOn({ ...frame, monsters, stage: 'done' }, 'ADV-GEN-31');
        if (doors > 0) placeDoors(play, { areas: [frame.area], doors, walls: 'leader' });
        return;
      }
      case 'done':
        return play.finish(['ADV-GEN-30'], foundIn(frame) as never);
    }
  },
};

/** A chest for a lair or quest room; the quest's things in its first (ADV-GEN-26, ADV-GEN-29, ADV-GEN-50). */
export function furnishRoom(play: Play, kind: RoomKind, area: string): void {
  const first = kind === 'quest' && isFirstQuestRoom(play.state, area);
  const stairs = first && downIsHere(play.world, play.state);
  furnish(play, { what: 'chest', area, holds: first ? questHolds(play) : [] });
  if (stairs) furnish(play, { what: 'stairs', area, holds: [] });
}

function layRoom(play: Play, frame: RoomFrame, option: number): void {
  const plan = frame.plans[option];
  if (plan === undefined) {
    play.tell('falseDoorFound', { exit: frame.exit }, ['ADV-GEN-41']);
    return play.finish(['ADV-GEN-41'], []);
  }
  const { section, at, turns, exit } = plan.steps[0]!;
  const area = `${section}-${levelOf(play.state).layout.pieces.length + 1}`;
  play.tell('sectionLaid', { section, at, turns, exit, room: frame.room, stairs: null, piece: null }, [
    'ADV-GEN-34',
    'ADV-GEN-36',
  ]);
  play.goOn({ ...frame, stage: 'contents', area, plans: [] }, 'ADV-GEN-30');
}

/** A normal room is empty (ADV-GEN-23); a hazard room has its hazard, a lair and a quest room monsters and a chest. */
function fill(play: Play, frame: RoomFrame): void {
  if (frame.room === 'normal') return play.goOn({ ...frame, stage: 'doors' }, 'ADV-GEN-23');
  if (frame.room === 'hazard') {
    play.goOn({ ...frame, stage: 'doors' }, 'ADV-GEN-24');
    return layHazard(play, frame.area);
  }
  const monsters = rollMatrix(play, frame.room);
  const { characters, treasure } = frame.room === 'quest' ? questCharacters(play, frame.area) : NOBODY;
  play.goOn(
    { ...frame, stage: 'chest', monsters, characters, treasure },
    frame.room === 'lair' ? 'ADV-GEN-26' : 'ADV-GEN-28',
  );
}

/** One quest room per level, if the plan says so (ADV-TOB-13). */
function isEnough({ world, state }: Play): boolean {
  const level = world.setup.dungeon.levels[state.level];
  const isOne = level?.tag === 'random' && level.oneQuestRoom === true;
  return isOne && Object.values(levelOf(state).places).some(({ room: kind }) => kind === 'quest');
}

const NOBODY: Pick<RoomFrame, 'characters' | 'treasure'> = { characters: [], treasure: false };

/** The characters of the first quest room (ADV-TOB-14), or random ones, with magic, of each (ADV-SOLO-06). */
function questCharacters(play: Play, area: string): typeof NOBODY {
  const { dungeon } = play.world.setup;
  const level = dungeon.levels[play.state.level];
  const own = level?.tag === 'random' && isFirstQuestRoom(play.state, area) ? level.questRoomCharacters : [];
  const drawn: string[] = [];
  for (let i = 0; i < (dungeon.drawnForQuestRooms ?? 0); i += 1) {
    const { characters } = play.state.master;
    if (characters.length === 0) break;
    const pile = { id: 'characters', faces: characters, seen: 'nobody' } as const;
    const character = play.roll(pile, play.masterSeat, 'ADV-SOLO-06');
    play.reveal('characterJoined', { character, by: 'quest' }, ['ADV-SOLO-06']);
    drawn.push(character);
  }
  return { characters: [...(own ?? []), ...drawn], treasure: drawn.length > 0 };
}

function isFirstQuestRoom(state: State, area: string): boolean {
  const places = Object.values(levelOf(state).places);
  return !places.some((place) => place.room === 'quest' && place.area !== area);
}

function downIsHere(world: World, state: State): boolean {
  const { levels } = world.setup.dungeon;
  const level = levels[state.level];
  return level?.tag === 'random' && level.down === 'questRoom' && levels[state.level + 1] !== undefined;
}

function questHolds(play: Play): readonly string[] {
  const level = play.world.setup.dungeon.levels[play.state.level];
  return level?.tag === 'random' ? (level.questRoomHolds ?? []) : [];
}

function foundIn({ monsters, characters, treasure, area }: RoomFrame): Found[] {
  const isEmpty = Object.keys(monsters).length + characters.length === 0;
  return isEmpty ? [] : [{ monsters, characters, areas: [area], ...(treasure ? { treasure } : {}) }];
}
