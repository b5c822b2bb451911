/** A hazard room's content is rolled and laid (ADV-HAZ-01 to ADV-HAZ-07). */
import { lookUp } from '@oubliette/kernel';
import { rollMatrix } from '../encounter/roll.ts';
import { levelOf, withLevel, withSheet } from '../figures.ts';
import type { Found } from '../generate/types.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import { freeAll } from './captives.ts';
import { hazardOf } from './ground.ts';
import { growMushrooms } from './mushrooms.ts';
import { put } from './put.ts';
import { HAZARD_TABLE, RATS, STRANGER_TABLE } from './tables.ts';
import { answersToThief, thiefAsks } from './thief.ts';
import { HAZARDS, STRANGERS } from './types.ts';
import type { Hazard, HazardFacts, LayingHazardFrame, Stranger } from './types.ts';

export const hazard: FrameKind<LayingHazardFrame> = {
  asks(_world, state, { stage }) {
    if (stage === 'thief') return thiefAsks(state);
    return stage === 'consent' ? { seat: MASTER, prompt: 'allowAttack', rules: ['ADV-HAZ-16'] } : null;
  },
  runs(play, { answer: _answer, ...frame }) {
    switch (frame.stage) {
      case 'roll': {
        const kind = rollHazard(play, frame);
        return play.goOn({ ...frame, stage: 'lay', hazard: kind }, 'ADV-HAZ-01');
      }
      case 'lay':
        return layIt(play, frame);
      default:
        return end(play, frame);
    }
  },
  answers: (_world, state, { stage }) =>
    stage === 'thief'
      ? answersToThief(state)
      : [
          { type: 'allowAttack', allow: true },
          { type: 'allowAttack', allow: false },
        ],
};

/** The table, with a second die on some rows (ADV-HAZ-02, ADV-HAZ-06). A prepared map may name any result. */
function rollHazard(play: Play, { area, hazard: planned }: LayingHazardFrame): Hazard {
  const faces: number[] = [];
  const roll = (rule: string): number => {
    const face = play.masterRolls(rule);
    faces.push(face);
    return face;
  };
  const row = planned ?? lookUp(HAZARD_TABLE, roll('ADV-HAZ-01'));
  let kind: Hazard;
  if (row === 'ratsOrBats') kind = roll('ADV-HAZ-02') % 2 === 0 ? 'rats' : 'bats';
  else if (row === 'nonPlayerCharacter') kind = lookUp(STRANGER_TABLE, roll('ADV-HAZ-06'));
  else kind = hazardNamed(row);
  if (isStranger(kind) && wasMet(play.state, kind)) {
    play.reveal('strangerKnown', { area, stranger: kind, face: faces.at(-1) ?? 0 }, ['ADV-HAZ-07']);
    kind = 'wanderingMonsters';
  }
  play.reveal('hazardFound', { area, hazard: kind, faces }, ['ADV-HAZ-01', ...RULES_OF[kind]]);
  return kind;
}

function hazardNamed(name: string): Hazard {
  const found = HAZARDS.find((one) => one === name);
  if (found === undefined) throw new Error(`there is no hazard ${name}`);
  return found;
}

function isStranger(kind: Hazard): kind is Stranger {
  return (STRANGERS as readonly string[]).includes(kind);
}

/** Heroes remember strangers from one expedition to the next (ADV-HAZ-07). */
function metMark(stranger: Stranger): string {
  return `met:${stranger}`;
}

function wasMet(state: State, stranger: Stranger): boolean {
  return state.sheets.some(({ marks }) => marks.includes(metMark(stranger)));
}

const RULES_OF: Readonly<Record<Hazard, readonly string[]>> = {
  wanderingMonsters: ['ADV-HAZ-05'],
  maiden: ['ADV-HAZ-06', 'ADV-HAZ-08'],
  witch: ['ADV-HAZ-06', 'ADV-HAZ-12'],
  manAtArms: ['ADV-HAZ-06', 'ADV-HAZ-14'],
  thief: ['ADV-HAZ-06', 'ADV-HAZ-15'],
  chasm: ['ADV-HAZ-20'],
  statue: ['ADV-HAZ-35'],
  rats: ['ADV-HAZ-02', 'ADV-HAZ-39'],
  bats: ['ADV-HAZ-02', 'ADV-HAZ-46'],
  mould: ['ADV-HAZ-53'],
  mushrooms: ['ADV-HAZ-57'],
  grate: ['ADV-HAZ-59'],
  fountain: ['ADV-HAZ-69'],
  magicCircle: ['ADV-HAZ-71'],
  trapdoor: ['ADV-HAZ-74'],
  throne: ['ADV-HAZ-83'],
};

function layIt(play: Play, frame: LayingHazardFrame): void {
  const { area } = frame;
  const kind = frame.hazard as Hazard;
  const next = (found: readonly Found[], stage: LayingHazardFrame['stage'] = 'end'): void =>
    play.goOn({ ...frame, stage, found }, 'ADV-HAZ-01');
  const wandering = (): Found[] => foundOf(rollMatrix(play, 'wandering'), area);
  switch (kind) {
    case 'wanderingMonsters':
      return next(wandering());
    case 'witch':
      return next(foundOf({ witch: 1 }, area));
    case 'thief':
      return next([], 'thief');
    case 'maiden':
    case 'manAtArms':
    case 'throne':
      next(wandering());
      return put(play, area, kind);
    case 'chasm':
      next(wandering());
      put(play, area, 'farChest');
      put(play, area, 'farDoor');
      return put(play, area, 'chasm');
    case 'rats':
    case 'bats':
    case 'mould':
      return next([]);
    case 'mushrooms':
      next([]);
      return growMushrooms(play, area);
    default:
      next([]);
      return put(play, area, kind);
  }
}

function foundOf(monsters: Readonly<Record<string, number>>, area: string): Found[] {
  return Object.keys(monsters).length === 0 ? [] : [{ monsters, characters: [], areas: [area] }];
}

function end(play: Play, { area, found }: LayingHazardFrame): void {
  const kind = hazardOf(play.state, area)?.hazard;
  play.finish(['ADV-HAZ-01'], found as never);
  if ((kind === 'maiden' || kind === 'manAtArms') && found.length === 0) freeAll(play, area, kind);
}

const STAGES: Partial<Record<Hazard, string>> = { maiden: 'guarded', manAtArms: 'guarded', throne: 'awaits' };

export const layingAppliers: Pick<Appliers<HazardFacts>, 'hazardFound' | 'strangerKnown'> = {
  hazardFound(state, { area, hazard: kind }) {
    const { places } = levelOf(state);
    const facts = kind === 'rats' ? { left: RATS } : {};
    const place = { ...places[area]!, hazard: { hazard: kind, stage: STAGES[kind] ?? 'there', facts } };
    const there = withLevel(state, { places: { ...places, [area]: place } });
    if (!isStranger(kind)) return there;
    return there.sheets
      .filter((sheet) => sheet.kind === 'hero')
      .reduce((now, { id, marks }) => withSheet(now, id, { marks: [...marks, metMark(kind)] }), there);
  },
  strangerKnown: (state) => state,
};
