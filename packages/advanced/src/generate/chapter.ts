/** The chapter of dungeon generation. */
import { refuse } from '@oubliette/kernel';
import { GROUP } from '../encounter/types.ts';
import type { FrameOf } from '../frames.ts';
import type { Chapter } from '../kit.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import { generateAppliers } from './apply.ts';
import { corridor } from './corridor.ts';
import { doorPlaces, doorRule, doors, freeWalls, setDoor, setWall } from './doors.ts';
import { furnishing, furnishingPlaces, putDown } from './furnish.ts';
import { laying } from './choice.ts';
import { discovering } from './lay.ts';
import { prepared } from './prepared.ts';
import { room } from './room.ts';
import type { GenerateCommand, GenerateFacts, GenerateFrame } from './types.ts';
import { HEROES_EYES } from '../knowledge.ts';

function top<T extends GenerateFrame['tag']>(state: State): FrameOf<T> {
  return state.stack.at(-1) as FrameOf<T>;
}

export const generateChapter: Chapter<GenerateCommand, GenerateFacts, GenerateFrame> = {
  shapes: {
    chooseLayout: { option: 'square' },
    chooseWall: { area: 'text', side: 'side' },
    placeDoor: { at: 'square' },
    furnish: { at: 'square' },
  },
  handlers: {
    chooseLayout: {
      when: { answers: 'laying' },
      check: (_world, state, _seat, { option }) =>
        option < top<'laying'>(state).plans.length ? null : refuse('noSuchLayout', 'ADV-GEN-34'),
      perform: (play, { option }) => {
        const { rule } = top<'laying'>(play.state);
        play.finish([rule], option);
      },
    },
    chooseWall: {
      when: { answers: 'doors' },
      check: (world, state, _seat, { area, side }) => {
        const { areas, wall } = top<'doors'>(state);
        if (wall !== null) return refuse('wallChosen', doorRule(state, areas));
        const free = freeWalls(world, state, areas).some((one) => one.area === area && one.side === side);
        return free ? null : refuse('noDoorThere', 'ADV-DOOR-03');
      },
      perform: (play, { area, side }) => setWall(play, top<'doors'>(play.state), { area, side }),
    },
    placeDoor: {
      when: { answers: 'doors' },
      check: (world, state, _seat, { at }) => {
        const { areas, wall } = top<'doors'>(state);
        if (wall === null) return refuse('wallFirst', doorRule(state, areas));
        const fits = doorPlaces(world, state, wall).some(({ squares }) => squares[0] === at);
        return fits ? null : refuse('noDoorThere', 'ADV-GEN-33');
      },
      perform: (play, { at }) => {
        const frame = top<'doors'>(play.state);
        const exits = doorPlaces(play.world, play.state, frame.wall!);
        setDoor(
          play,
          frame,
          exits.find(({ squares }) => squares[0] === at)!,
        );
      },
    },
    furnish: {
      when: { answers: 'furnishing' },
      check: (world, state, _seat, { at }) =>
        furnishingPlaces(world, state, top<'furnishing'>(state)).includes(at)
          ? null
          : refuse('noRoomThere', 'ADV-GEN-28'),
      perform: (play, { at }) => putDown(play, top<'furnishing'>(play.state), at),
    },
  },
  appliers: generateAppliers,
  redacts: {
    sectionLaid: (event, seat) => (seat === MASTER ? event : { ...event, piece: null }),
    noteRead: (event, seat) => (seat === MASTER ? event : { ...event, piece: null }),
    // The content of a chest becomes known when it is opened.
    chestPlaced: (event, seat) => (seat === MASTER ? event : { ...event, holds: [] }),
    monstersSpied: (event, seat) =>
      seat === MASTER ? event : { ...event, group: GROUP.show(event.group, HEROES_EYES) },
  },
  frames: { discovering, corridor, room, prepared, laying, doors, furnishing },
};
