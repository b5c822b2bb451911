/** A captive maiden or man-at-arms (ADV-HAZ-08 to ADV-HAZ-11, ADV-HAZ-14, ADV-HAZ-92); strangers' arrival. */
import type { Square } from '@oubliette/dungeon';
import type { Stranger } from '../content/hazards.ts';
import { henchman } from '../content/heroes.ts';
import { named, nextName, seatOf, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Effect, Figure, FigureId, Sheet, State, Stats } from '../state.ts';
import { placesWith } from './ground.ts';
import { leaderOf, withHazard, withoutEffects } from './parts.ts';

export interface CaptiveFacts {
  /** A stranger is in the room: captive, or free to join. */
  strangerPlaced: { figure: Figure; sheet: Sheet };
  captiveFreed: { figure: FigureId; area: string; leader: FigureId };
}

export const MAIDEN = 'maiden';

const MAIDEN_STATS: Stats = {
  weaponSkill: 1,
  bowSkill: 1,
  strength: 1,
  toughness: 3,
  speed: 7,
  bravery: 1,
  intelligence: 1,
};
const MAIDEN_WOUNDS = 2;

const CAPTIVE: Effect = { tag: 'captive', ends: 'never' };

const RULES = { maiden: 'ADV-HAZ-08', manAtArms: 'ADV-HAZ-14', thief: 'ADV-HAZ-17' } as const;

/** Puts one of them into the room; a captive stays until freed. */
export function setStranger(play: Play, who: Exclude<Stranger, 'witch'>, area: string, square: Square): void {
  const id = nextName(play.state, who);
  const leader = leaderOf(play.state);
  const sheet = sheetOfStranger(who, id, leader, seatOf(play.state, leader));
  const effects = who === 'thief' ? [] : [{ ...CAPTIVE, of: area }];
  const figure: Figure = {
    id,
    side: 'heroes',
    kind: 'henchman',
    of: id,
    square,
    size: 1,
    wounds: sheet.startWounds,
    effects,
    group: null,
    disguise: null,
    character: null,
  };
  play.tell('strangerPlaced', { figure, sheet }, [RULES[who]]);
}

function sheetOfStranger(
  who: Exclude<Stranger, 'witch'>,
  id: FigureId,
  serves: FigureId,
  seat: string,
): Sheet {
  const plain = henchman(who === 'thief' ? 'sergeant' : 'manAtArms', { id, name: who, serves, marks: [who] });
  const own: Partial<Sheet> =
    who === 'maiden'
      ? { gender: 'f', start: MAIDEN_STATS, startWounds: MAIDEN_WOUNDS, weapons: [], armour: [] }
      : {};
  // A captive gets its arms back when freed.
  const taken: Partial<Sheet> = who === 'manAtArms' ? { weapons: [], armour: [] } : {};
  return { ...plain, seat, where: 'inside', ...own, ...taken };
}

/** When a guard has fallen: a captive without guards is free, and goes with the present leader. */
function freeCaptives(play: Play): void {
  for (const hazard of ['maiden', 'manAtArms'] as const)
    for (const { area, hazard: place } of placesWith(play.state, hazard))
      if (place!.stage === 'guarded' && !areGuarded(play.state, area)) freeAll(play, area, hazard);
}

/** True while the group met in the room has a member left, on the table or at home. */
function areGuarded({ fight, figures, levels, level }: State, area: string): boolean {
  const guards = fight?.groups.find((group) => group.area === area);
  if (guards === undefined) return levels[level]!.groups.some((group) => group.area === area);
  return (
    figures.some(({ group }) => group === guards.id) ||
    fight!.waiting.some(({ group }) => group === guards.id)
  );
}

/** Also if there were no guards. */
export function freeAll(play: Play, area: string, hazard: 'maiden' | 'manAtArms'): void {
  const captives = play.state.figures.filter(({ effects }) =>
    effects.some(({ tag, of }) => tag === CAPTIVE.tag && of === area),
  );
  const rule = hazard === 'maiden' ? 'ADV-HAZ-08' : 'ADV-HAZ-92';
  for (const { id } of captives)
    play.tell('captiveFreed', { figure: id, area, leader: leaderOf(play.state) }, [rule]);
}

const appliers: Appliers<CaptiveFacts> = {
  strangerPlaced: (state, { figure, sheet }) =>
    named({ ...state, figures: [...state.figures, figure], sheets: [...state.sheets, sheet] }, figure.id),
  captiveFreed(state, { figure, area, leader }) {
    const { marks } = sheetOf(state, figure);
    const { weapons, armour } = henchman('manAtArms', { id: figure, name: figure, serves: leader });
    const armed = marks.includes(MAIDEN) ? {} : { weapons, armour };
    const free = withSheet(withoutEffects(state, figure, CAPTIVE.tag), figure, {
      ...armed,
      seat: seatOf(state, leader),
      serves: leader,
    });
    return withHazard(free, area, { stage: 'freed' });
  },
};

export const captiveChapter: Chapter<never, CaptiveFacts, never> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: {},
  reacts: { died: freeCaptives, fightEnded: freeCaptives },
};
