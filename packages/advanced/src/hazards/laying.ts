/** A hazard room's content is rolled and laid (ADV-HAZ-01 to ADV-HAZ-07). */
import { lookUp } from '@oubliette/kernel';
import { HAZARDS, isHazard, isStranger, rowOf } from '../content/hazards.ts';
import type { Hazard, Put, Stranger } from '../content/hazards.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { levelOf, withLevel, withSheet } from '../figures.ts';
import type { Found } from '../generate/types.ts';
import type { Appliers, Chapter, FrameBase, FrameKind } from '../kit.ts';
import type { HazardTableRow } from '../plan.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { State } from '../state.ts';
import { declare, isMaster, knowsRolls, open, own, unread } from '../knowledge.ts';
import { freeAll } from './captives.ts';
import { hazardOf } from './ground.ts';
import { growMushrooms } from './mushrooms.ts';
import { put } from './put.ts';
import { answersToThief, thiefAsks } from './thief.ts';

export interface LayingFacts {
  /** The dice on the tables, none if the map decides, and the result. */
  hazardFound: { area: string; hazard: Hazard; faces: readonly number[] };
  /** A stranger met before was rolled: wandering monsters are there instead (ADV-HAZ-07). */
  strangerKnown: { area: string; stranger: Stranger; face: number };
}

/** A room gets its hazard: the answer is the monsters found with it. */
export interface LayingHazardFrame extends FrameBase {
  readonly tag: 'hazard';
  readonly area: string;
  /** The map's hazard; null to roll one. */
  readonly hazard: string | null;
  readonly stage: 'roll' | 'lay' | 'thief' | 'consent' | 'end';
  readonly found: readonly Found[];
}

export const LAYING_HAZARD_FRAME = declare<LayingHazardFrame>()({
  tag: open,
  area: open,
  hazard: own(isMaster, () => null),
  stage: open,
  found: own(knowsRolls, () => []),
  answer: unread,
});

const hazard: FrameKind<LayingHazardFrame> = {
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

/** By the table, the dungeon's own if it has one; a prepared map may name any result (ADV-HAZ-03). */
function rollHazard(play: Play, { area, hazard: planned }: LayingHazardFrame): Hazard {
  const faces: number[] = [];
  const roll = (rule: string): number => {
    const face = play.masterRolls(rule);
    faces.push(face);
    return face;
  };
  const table = planned === null ? play.world.setup.dungeon.hazards : undefined;
  const named = table === undefined ? planned : rollOwn(table, roll);
  let kind = named === null ? hazardOn(roll) : hazardNamed(named);
  if (isStranger(kind) && wasMet(play.state, kind)) {
    play.reveal('strangerKnown', { area, stranger: kind, face: faces.at(-1) ?? 0 }, ['ADV-HAZ-07']);
    kind = 'wanderingMonsters';
  }
  play.reveal('hazardFound', { area, hazard: kind, faces }, [
    'ADV-HAZ-01',
    ...(table === undefined ? [] : ['ADV-HAZ-03']),
    ...rowOf(kind).rules,
  ]);
  return kind;
}

/** A dungeon may have a table of its own (ADV-HAZ-03). */
function rollOwn(rows: readonly HazardTableRow[], roll: (rule: string) => number): string {
  return lookUp(
    rows.map(({ upTo, hazard: result }) => ({ upTo, result })),
    roll('ADV-HAZ-01'),
  );
}

/** Hazards that share a face are told apart by a second die (ADV-HAZ-02, ADV-HAZ-06). */
function hazardOn(roll: (rule: string) => number): Hazard {
  const face = roll('ADV-HAZ-01');
  const there = HAZARDS.filter((one) => rowOf(one).table?.faces.includes(face));
  const second = rowOf(there[0]!).table!.second;
  if (second === undefined) return there[0]!;
  const other = roll(second.rule);
  return there.find((one) => rowOf(one).table!.second!.faces.includes(other))!;
}

function hazardNamed(name: string): Hazard {
  if (!isHazard(name)) throw new Error(`there is no hazard ${name}`);
  return name;
}

/** Heroes remember strangers from one expedition to the next (ADV-HAZ-07). */
function metMark(stranger: Stranger): string {
  return `met:${stranger}`;
}

function wasMet(state: State, stranger: Stranger): boolean {
  return state.sheets.some(({ marks }) => marks.includes(metMark(stranger)));
}

/** What else is done as soon as it is found. */
const AT_ONCE: Partial<Record<Hazard, (play: Play, area: string) => void>> = { mushrooms: growMushrooms };

function layIt(play: Play, frame: LayingHazardFrame): void {
  const { area } = frame;
  const kind = frame.hazard as Hazard;
  const { asks, monsters, stands, also = [] } = rowOf(kind);
  const met =
    monsters === 'wandering' ? rollMatrix(play, 'wandering') : monsters === 'witch' ? { witch: 1 } : {};
  play.goOn({ ...frame, stage: asks ?? 'end', found: foundOf(met, area) }, 'ADV-HAZ-01');
  if (asks !== undefined) return;
  // What is put down last is begun first.
  for (const what of also.toReversed()) put(play, area, what);
  if (stands !== undefined) put(play, area, kind as Put);
  AT_ONCE[kind]?.(play, area);
}

function foundOf(monsters: Readonly<Record<string, number>>, area: string): Found[] {
  return Object.keys(monsters).length === 0 ? [] : [{ monsters, characters: [], areas: [area] }];
}

function end(play: Play, { area, found }: LayingHazardFrame): void {
  const kind = hazardOf(play.state, area)?.hazard;
  play.finish(['ADV-HAZ-01'], found as never);
  if ((kind === 'maiden' || kind === 'manAtArms') && found.length === 0) freeAll(play, area, kind);
}

const appliers: Appliers<LayingFacts> = {
  hazardFound(state, { area, hazard: kind }) {
    const { places } = levelOf(state);
    const { stage = 'there', facts = {} } = rowOf(kind);
    const place = { ...places[area]!, hazard: { hazard: kind, stage, facts } };
    const there = withLevel(state, { places: { ...places, [area]: place } });
    if (!isStranger(kind)) return there;
    return there.sheets
      .filter((sheet) => sheet.kind === 'hero')
      .reduce((now, { id, marks }) => withSheet(now, id, { marks: [...marks, metMark(kind)] }), there);
  },
  strangerKnown: (state) => state,
};

export const layingChapter: Chapter<never, LayingFacts, LayingHazardFrame> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: { hazard },
};
