/** Monsters are met: who is surprised, who places them, who shifts them (ADV-ENC-08 to ADV-ENC-18). */
import { monsterNamed } from '../content/bestiary.ts';
import { offer } from '../counters/moments.ts';
import { areaAt } from '../board.ts';
import { figureOf, findSheet, isAsleep, isUp, levelOf, nextName, partyOf } from '../figures.ts';
import { doorsOf, leaderSeat, placeDoors } from '../generate/doors.ts';
import { squaresOfArea } from '../generate/pieces.ts';
import { isBelow, upperRoomOf } from '../hazards/ground.ts';
import type { Ask, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import { sightTo } from '../sight.ts';
import type { State } from '../state.ts';
import { startFight } from '../turns/fights.ts';
import type { World } from '../world.ts';
import { looksOf, shownAs } from './disguise.ts';
import { placings, shifts, switches } from './places.ts';
import type { MonstersByKind } from './roll.ts';
import { hasSentry, isSentryOf } from './sentry.ts';
import type { Coming, Group, MeetingFrame } from './types.ts';

export interface Meeting {
  readonly monsters: MonstersByKind;
  readonly area: string;
  readonly how: Coming;
  readonly characters?: readonly string[];
  /** Where they may stand, if in more than one area: all sections of a passage. */
  readonly areas?: readonly string[];
  /** An Open Window showed them beforehand (ADV-SPELL-02). */
  readonly spied?: readonly string[] | undefined;
  /** Out of nowhere, in sight of surprised heroes (ADV-HAZ-72). */
  readonly conjured?: true;
  /** Prisoners, with bare hands (ADV-HAZ-63). */
  readonly unarmed?: true | undefined;
  /** They carry magic treasure (ADV-SOLO-06). */
  readonly treasure?: true | undefined;
}

/** Monsters come: answers the number of their group, or null for no monsters. */
export function meet(
  play: Play,
  { monsters, area, how, characters = [], areas = [area], spied, conjured, unarmed, treasure }: Meeting,
): void {
  const kinds = Object.entries(monsters).flatMap(([kind, number]) => Array<string>(number).fill(kind));
  const left = [...kinds, ...characters];
  const marks = {
    ...(how === 'ambush' ? { ambush: true as const } : {}),
    ...(unarmed === true ? { unarmed } : {}),
    ...(treasure === true ? { treasure } : {}),
  };
  const seen = spied === undefined ? {} : { spied };
  const group: Group = { ...newGroup(play.state, { monsters, area, characters }), ...marks, ...seen };
  const coming = { how: comingOf(play.state, how), ...(conjured === true ? { conjured } : {}) };
  play.begin({ ...MEETING, ...coming, group, areas, left }, 'ADV-ENC-01');
}

/** A group of monsters, with what it carries. */
export function newGroup(
  state: State,
  who: Pick<Group, 'monsters' | 'area' | 'characters' | 'treasure'>,
): Group {
  const id = Number(nextName(state, 'group').slice('group-'.length));
  const gold = Object.entries(who.monsters).reduce(
    (sum, [kind, number]) => sum + 10 * number * monsterNamed(kind).points,
    0,
  );
  return { id, ...who, gold };
}

const MEETING: Omit<MeetingFrame, 'how' | 'group' | 'areas' | 'left'> = {
  tag: 'meeting',
  stage: 'door',
  placedBy: 'master',
  tested: false,
  surprised: false,
  placed: [],
  shifted: [],
  switched: [],
  surplus: false,
};

/** After the first turn of a fight ambushers come like wandering monsters (ADV-TOK-14). */
function comingOf({ fight }: State, how: Coming): Coming {
  return how === 'ambush' && fight !== null && fight.turns > 1 ? 'wandering' : how;
}

/** The rest of a crowd enters at the start of the master's phase, as far as there is room (ADV-ENC-17). */
export function surplusEnters(play: Play): void {
  const { fight } = play.state;
  for (const group of fight?.groups ?? []) {
    const waiting = fight!.waiting.filter((one) => one.group === group.id);
    if (waiting.length === 0) continue;
    const left = waiting.map(({ of }) => of);
    // Monsters that came from far off still do (ADV-TOK-09).
    const how = waiting.some(({ far }) => far === true) ? 'wandering' : 'placed';
    const areas = [group.area];
    play.begin({ ...MEETING, how, stage: 'place', group, areas, left, surplus: true }, 'ADV-ENC-17');
  }
}

export const meeting: FrameKind<MeetingFrame> = {
  asks(world, state, frame): Ask | null {
    if (frame.stage === 'place') {
      if (frame.left.length === 0 || placings(world, state, frame).length === 0) return null;
      const rules = [frame.placedBy === 'leader' ? 'ADV-ENC-11' : 'ADV-ENC-14'];
      return { seat: seatFor(state, frame.placedBy), prompt: 'placeMonster', rules };
    }
    if (frame.stage !== 'shift') return null;
    const by = otherSide(state, frame);
    const some = shifts(world, state, frame).length > 0;
    const rules = [by === 'leader' ? 'ADV-ENC-15' : 'ADV-ENC-12'];
    return some ? { seat: seatFor(state, by), prompt: 'shiftMonsters', rules } : null;
  },
  runs(play, frame) {
    switch (frame.stage) {
      case 'door':
        return bringDoor(play, frame);
      case 'counter':
        play.goOn(
          isAlone(play.state)
            ? { ...frame, stage: 'place', placedBy: 'leader' }
            : { ...frame, stage: 'test' },
          'ADV-TOK-20',
        );
        return offer(play, 'placing');
      case 'test':
        return testSurprise(play, frame);
      case 'place':
        if (isAlone(play.state)) return testAfterPlacing(play, frame);
        // The side that did not place shifts, if a test was made or the fight began with one (ADV-TOK-13).
        return play.goOn({ ...frame, stage: frame.tested ? 'shift' : 'fight' }, 'ADV-ENC-12');
      case 'shift':
        return play.goOn({ ...frame, stage: 'fight' }, 'ADV-ENC-13');
      case 'fight':
        return beginFight(play, frame);
    }
  },
  answers(world, state, frame) {
    if (frame.stage === 'place') return placings(world, state, frame);
    return [
      ...shifts(world, state, frame),
      ...(otherSide(state, frame) === 'master' ? switches(state, frame) : []),
      { type: 'monstersStand' },
    ];
  },
};

/** Without a master, the leader's player places and shifts the monsters (ADV-SOLO-13, ADV-SOLO-22). */
function isAlone({ master }: State): boolean {
  return master.seat === null;
}

export function otherSide(state: State, { placedBy }: MeetingFrame): 'leader' | 'master' {
  if (isAlone(state)) return 'leader';
  return placedBy === 'leader' ? 'master' : 'leader';
}

function seatFor(state: State, side: 'leader' | 'master'): string {
  return side === 'master' && !isAlone(state) ? MASTER : leaderSeat(state);
}

function looksLike(state: State, { monsters }: Group, kinds: readonly string[]): string[] {
  return kinds.map((kind) => shownAs(state, monsters, kind)).toSorted();
}

/** A sentry comes with a door: another one than the party entered the room by (ADV-GEN-32, ADV-ENC-18). */
function bringDoor(play: Play, frame: MeetingFrame): void {
  const { monsters, characters, area } = frame.group;
  if (frame.left.length === 0) return play.finish(['ADV-ENC-01'], null);
  const seen = play.state.master.seat === null ? monsters : looksOf(monsters);
  play.reveal('monstersFound', { monsters: seen, characters, area }, ['ADV-ENC-01']);
  play.goOn({ ...frame, stage: 'counter' }, 'ADV-ENC-01');
  if (frame.how !== 'wandering' && hasSentry(frame.group)) sentryDoor(play, frame.areas);
}

function sentryDoor(play: Play, areas: readonly string[]): void {
  const { world, state } = play;
  const doors = areas.reduce((sum, area) => sum + doorsOf(world, state, area).length, 0);
  const entered = levelOf(state).places[areas[0]!]?.kind === 'room' ? 1 : 0;
  if (doors > entered) return;
  play.reveal('doorDue', {}, ['ADV-ENC-18']);
  placeDoors(play, { areas, doors: 1, walls: 'master' });
}

/** Bonus to the leader's roll against monsters seen through an Open Window (ADV-SPELL-02). */
const SPIED = 3;

/** Bonus for coming down through a grate (ADV-HAZ-64). */
const GRATE = 2;

/** Leader and master roll before any monster is placed, but not for a counter or an alarm (ADV-ENC-08). */
function testSurprise(play: Play, frame: MeetingFrame): void {
  if (frame.how !== 'surprise') {
    const side = frame.how === 'ambush' ? (play.state.fight?.placedBy ?? null) : null;
    const tested = side !== null;
    const surprised = frame.conjured === true && play.state.fight === null;
    return play.goOn(
      { ...frame, stage: 'place', placedBy: side ?? 'master', tested, surprised },
      'ADV-ENC-08',
    );
  }
  const placedBy = rollSurprise(play, frame);
  // A group that joins a fight never costs the heroes a phase (ADV-ENC-20).
  const surprised = placedBy === 'master' && play.state.fight === null;
  play.goOn({ ...frame, stage: 'place', placedBy, tested: true, surprised }, 'ADV-ENC-08');
}

/**
 * In solo play, the test comes when all are placed, and for every group that begins a fight (ADV-SOLO-21).
 * Surprised monsters may be shifted (ADV-SOLO-22); surprised heroes lose their phase (ADV-SOLO-23).
 */
function testAfterPlacing(play: Play, frame: MeetingFrame): void {
  if (play.state.fight !== null) return play.goOn({ ...frame, stage: 'fight' }, 'ADV-SOLO-21');
  if (frame.conjured === true) return play.goOn({ ...frame, stage: 'fight' }, 'ADV-HAZ-72');
  const { world, state } = play;
  const stand = frame.placed.map((id) => areaAt(world, state, figureOf(state, id).square).id);
  const areas = [...new Set([...stand, ...frame.areas])];
  const surprised = rollSurprise(play, { ...frame, areas }) === 'master';
  const stage = surprised ? 'fight' : 'shift';
  play.goOn({ ...frame, areas, stage, tested: true, surprised }, surprised ? 'ADV-SOLO-23' : 'ADV-SOLO-22');
}

/** The side with the higher dice: on a tie the heroes. */
function rollSurprise(play: Play, frame: MeetingFrame): 'leader' | 'master' {
  // The monsters below do not look up at a lifted grate (ADV-HAZ-64, ADV-HAZ-89).
  const grate = isBelow(play.state, frame.areas[0]!);
  const elf = !grate && elfSees(play.world, play.state, frame.areas);
  const sentry = hasSentry(frame.group);
  const spied = frame.group.spied !== undefined;
  const leader =
    play.d12(play.leaderSeat, 'ADV-ENC-08') + (elf ? 1 : 0) + (grate ? GRATE : 0) + (spied ? SPIED : 0);
  const master = play.masterRolls('ADV-ENC-08') + (sentry ? 1 : 0);
  const placedBy = leader >= master ? 'leader' : 'master';
  play.reveal('surpriseTested', { leader, master, elf, sentry, spied, placedBy }, [
    'ADV-ENC-08',
    ...(elf ? ['ADV-ENC-09'] : []),
    ...(grate ? ['ADV-HAZ-64', 'ADV-HAZ-89'] : []),
    ...(sentry ? ['ADV-ENC-10'] : []),
    ...(spied ? ['ADV-SPELL-02'] : []),
    ...(isAlone(play.state) ? ['ADV-SOLO-21'] : []),
    placedBy === 'leader' ? 'ADV-ENC-11' : 'ADV-ENC-14',
  ]);
  return placedBy;
}

/** An elf on its feet looks into the place of the monsters (ADV-ENC-09). */
function elfSees(world: World, state: State, areas: readonly string[]): boolean {
  const { layout } = levelOf(state);
  const elves = partyOf(state).filter(
    (hero) => findSheet(state, hero.id)?.race === 'elf' && isUp(hero) && !isAsleep(hero),
  );
  if (elves.length === 0) return false;
  // The threshold can be seen from anywhere in front of the door: that is not looking in (ADV-ENC-05).
  const thresholds = areas.flatMap((area) => doorsOf(world, state, area).map(({ square }) => square));
  const squares = areas
    .flatMap((area) => squaresOfArea(world, layout, area))
    .filter((square) => !thresholds.includes(square));
  return elves.some((elf) => squares.some((square) => sightTo(world, state, elf, square) !== 'none'));
}

/** Monsters that came to the room over the party's heads stay there (ADV-HAZ-67). */
function atHome(play: Play, { how, group, placed }: MeetingFrame): Group {
  const upper = upperRoomOf(play.state, group.area)?.area;
  if (how !== 'wandering' || upper === undefined) return group;
  const areas = placed.map((one) => areaAt(play.world, play.state, figureOf(play.state, one).square).id);
  return areas.includes(upper) ? { ...group, area: upper } : group;
}

/** All are in place: the fight begins, or they join it. Those without room wait (ADV-ENC-17). */
function beginFight(play: Play, frame: MeetingFrame): void {
  const { left, surprised, tested, placedBy, surplus, placed, how } = frame;
  // From now on they know that they were seen.
  const { spied: _spied, ...group } = atHome(play, frame);
  if (!surplus) startFight(play, { group, placedBy: tested ? placedBy : null, surprised });
  if (surplus || left.length > 0)
    play.tell(
      'monstersWait',
      {
        group: group.id,
        kinds: left,
        looks: looksLike(play.state, group, left),
        ...(how === 'wandering' ? { far: true } : {}),
      },
      ['ADV-ENC-17'],
    );
  play.finish(['ADV-ENC-13'], group.id);
  if (how !== 'wandering') return;
  // A sentry placed far off has its door where it stands.
  const sentry = placed.map((one) => figureOf(play.state, one)).find(({ of }) => isSentryOf(group, of));
  if (sentry !== undefined) sentryDoor(play, [areaAt(play.world, play.state, sentry.square).id]);
}
