/** A passage is found: its length, features and end (ADV-GEN-12 to ADV-GEN-21, ADV-GEN-37, ADV-GEN-38). */
import type { Exit } from '@oubliette/dungeon';
import { lookUp } from '@oubliette/kernel';
import { rollMatrix } from '../encounter/roll.ts';
import { levelOf } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Place, State } from '../state.ts';
import type { World } from '../world.ts';
import { placeDoors } from './doors.ts';
import { choose } from './choice.ts';
import { besidePlans, endsBeside, passagePlans } from './plans.ts';
import { ENDS, FEATURES, LENGTHS } from './tables.ts';
import type { CorridorFrame, End, Found, Plan } from './types.ts';

/** The leader rolls, in this order, for length, features and end; behind a room's door for two ends. */
export function corridorBehind(play: Play, exit: Exit): void {
  const face = play.d12(play.leaderSeat, 'ADV-GEN-13');
  const length = lookUp(LENGTHS, face);
  play.reveal('lengthRolled', { exit, face, sections: length }, ['ADV-GEN-12', 'ADV-GEN-13']);
  const faces = twoDice(play, 'ADV-GEN-14');
  const { doors, monsters } = lookUp(FEATURES, faces[0] + faces[1]);
  play.reveal('featuresRolled', { faces, doors, monsters }, ['ADV-GEN-12', 'ADV-GEN-14']);
  const ends = (exit.door === null ? [0] : [0, 1]).map(() => rollEnd(play, exit));
  play.begin(
    {
      tag: 'corridor',
      exit,
      stage: 'sections',
      length,
      doors,
      wandering: monsters,
      ends,
      open: [],
      areas: [],
      plans: [],
    },
    'ADV-GEN-12',
  );
}

function twoDice(play: Play, rule: string): [number, number] {
  return [play.d12(play.leaderSeat, rule), play.d12(play.leaderSeat, rule)];
}

function rollEnd(play: Play, exit: Exit): End {
  const faces = twoDice(play, 'ADV-GEN-17');
  const end = lookUp(ENDS, faces[0] + faces[1]);
  play.reveal('endRolled', { faces, end }, [
    'ADV-GEN-12',
    'ADV-GEN-17',
    ...(exit.door === null ? [] : ['ADV-GEN-38']),
  ]);
  return end;
}

export const corridor: FrameKind<CorridorFrame> = {
  asks: () => null,
  runs(play, frame) {
    switch (frame.stage) {
      case 'sections':
        return frame.exit.door === null ? layWhole(play, frame) : layBeside(play, frame);
      case 'ends':
        return layEnds(play, frame);
      case 'doors':
        play.goOn(next(frame, { stage: 'done' }), 'ADV-GEN-15');
        if (frame.doors > 0) placeDoors(play, { areas: frame.areas, doors: frame.doors, walls: 'leader' });
        return;
      case 'done': {
        const found = frame.wandering && frame.areas.length > 0 ? wanderers(play, frame) : [];
        return play.finish(['ADV-GEN-16'], found as never);
      }
    }
  },
};

function next({ answer: _answer, ...frame }: CorridorFrame, change: Partial<CorridorFrame>): CorridorFrame {
  return { ...frame, ...change };
}

function wanderers(play: Play, { areas }: CorridorFrame): Found[] {
  return [{ monsters: rollMatrix(play, 'wandering'), characters: [], areas }];
}

/** The plan to lay: the only one, or the master's choice; null until the master has answered. */
function chosen(play: Play, frame: CorridorFrame, find: () => Plan[], rule: string): Plan | null | undefined {
  if (frame.plans.length > 0) return frame.plans[frame.answer ?? 0]!;
  const plans = find();
  if (plans.length < 2) return plans[0];
  play.goOn(next(frame, { plans }), rule);
  choose(play, plans, rule);
  return null;
}

/** From a junction: the whole passage, straight ahead (ADV-GEN-35). */
function layWhole(play: Play, frame: CorridorFrame): void {
  const { exit, length } = frame;
  const [end] = frame.ends as [End];
  const { layout } = levelOf(play.state);
  const ways = () => passagePlans(layout, play.world.sections, exit, { length, end });
  const plan = chosen(play, frame, ways, 'ADV-GEN-45');
  if (plan === null) return;
  if (plan === undefined) return blocked(play, frame);
  const areas = layPlan(play, plan, end, length);
  play.goOn(next(frame, { stage: 'doors', ends: [], areas, plans: [] }), 'ADV-GEN-35');
}

/** Behind a room's door: along the wall first, then the two ends. */
function layBeside(play: Play, frame: CorridorFrame): void {
  const { exit, length, ends } = frame;
  const { layout } = levelOf(play.state);
  const plan = chosen(
    play,
    frame,
    () => besidePlans(layout, play.world.sections, exit, { length, ends }),
    'ADV-GEN-53',
  );
  if (plan === null) return;
  if (plan === undefined) {
    play.tell('falseDoorFound', { exit }, ['ADV-GEN-41', 'ADV-GEN-42']);
    return play.finish(['ADV-GEN-41'], []);
  }
  const areas = layPlan(play, plan, null, length);
  // Dead ends are sections of the passage, and laid with it.
  const isLaid = (_: unknown, i: number): boolean => ends[i] === 'deadEnd';
  const open = endsBeside(layout, exit, plan).filter((one, i) => !isLaid(one, i));
  const left = ends.filter((one, i) => !isLaid(one, i));
  play.goOn(next(frame, { stage: 'ends', areas, open, ends: left, plans: [] }), 'ADV-GEN-38');
}

function layEnds(play: Play, frame: CorridorFrame): void {
  const [exit, ...open] = frame.open;
  const [end, ...ends] = frame.ends;
  if (exit === undefined || end === undefined)
    return play.goOn(next(frame, { stage: 'doors' }), 'ADV-GEN-15');
  const { layout } = levelOf(play.state);
  const ways = () => passagePlans(layout, play.world.sections, exit, { length: 0, end });
  const plan = chosen(play, frame, ways, 'ADV-GEN-45');
  if (plan === null) return;
  if (plan === undefined) play.tell('wayBlocked', { exit }, ['ADV-GEN-39', 'ADV-GEN-45']);
  else layPlan(play, plan, end, 0);
  play.goOn(next(frame, { open, ends, plans: [] }), 'ADV-GEN-18');
}

function blocked(play: Play, frame: CorridorFrame): void {
  play.tell('wayBlocked', { exit: frame.exit }, ['ADV-GEN-39', 'ADV-GEN-42', 'ADV-GEN-45']);
  play.finish(['ADV-GEN-45'], []);
}

/** Sections that count for a passage's length, dead ends included (ADV-SECR-04). */
function isPassage(section: string): boolean {
  return section === 'passage' || section === 'deadEnd' || section === 'closedPassage';
}

/** Lays a plan's sections; answers the areas of the passage itself, or of its end if nothing else is left. */
function layPlan(play: Play, plan: Plan, rolled: End | null, length: number): string[] {
  const laid = plan.steps.filter(({ section }) => isPassage(section)).length;
  if (laid !== length)
    play.tell('laidInstead', { of: 'length', rolled: length, laid }, [
      laid < length ? 'ADV-GEN-42' : 'ADV-GEN-44',
      'ADV-GEN-39',
    ]);
  if (rolled !== null && plan.end !== rolled)
    play.tell('laidInstead', { of: 'end', rolled, laid: plan.end! }, ['ADV-GEN-43', 'ADV-GEN-45']);
  const stairs = stairsOf(play.world, play.state, plan.end);
  const first = levelOf(play.state).layout.pieces.length;
  for (const { section, at, turns, exit } of plan.steps) {
    play.tell(
      'sectionLaid',
      { section, at, turns, exit, room: null, stairs: section === 'stairs' ? stairs : null, piece: null },
      ['ADV-GEN-34', isPassage(section) ? 'ADV-GEN-35' : 'ADV-GEN-18'],
    );
  }
  const areas = levelOf(play.state).layout.pieces.slice(first);
  const passages = areas.filter(({ section }) => isPassage(section));
  return (passages.length > 0 || rolled === null ? passages : areas).map(({ id }) => id);
}

/** If the quest room has the stairs down, or no level is below, all other stairs lead out (ADV-GEN-50). */
function stairsOf(world: World, state: State, end: End | null): Place['stairs'] {
  if (end !== 'stairsDown') return 'out';
  const { levels } = world.setup.dungeon;
  const level = levels[state.level];
  const down = level?.tag === 'random' && level.down === 'tables' && levels[state.level + 1] !== undefined;
  return down ? 'down' : 'out';
}
