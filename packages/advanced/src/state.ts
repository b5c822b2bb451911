/** The whole state of an expedition, as plain data. Each chapter declares its part in its own `types.ts`. */
import type { Direction, DoorState, Exit, Layout, Square, SquareSet } from '@oubliette/dungeon';
import type { Ending, SeatId } from '@oubliette/kernel';
import { monsterNamed } from './content/bestiary.ts';
import { COUNTERS } from './counters/types.ts';
import type { CounterState } from './counters/types.ts';
import { woundsSeen } from './encounter/disguise.ts';
import { FIGHT, GROUP } from './encounter/types.ts';
import type { Fight, Group } from './encounter/types.ts';
import type { ArmourId, ItemId, WeaponId } from './gear/types.ts';
import type { HazardPlace } from './hazards/types.ts';
import type { ComponentId, SpellId } from './magic/types.ts';
import { SOLO } from './solo/types.ts';
import type { SoloState } from './solo/types.ts';
import { THING } from './things.ts';
import type { Thing } from './things.ts';
import { FRAME } from './frames.ts';
import type { RATED } from './rated.ts';
import type { Frame } from './frames.ts';
import { byName, declare, each, masked, maybe, open } from './knowledge.ts';
import type { Eyes } from './knowledge.ts';

/** A hero's or henchman's id, or `ratman-3`. */
export type FigureId = string;

export type Rated = (typeof RATED)[number];
export type Stats = Readonly<Record<Rated, number>>;

/** A characteristic set to a value, or moved by one; `set` is applied before `by`. */
export interface StatChange {
  readonly stat: Rated;
  readonly by?: number;
  readonly set?: number;
}

/** An active effect on a figure, until it ends. */
export interface Effect {
  /** `courage`, `asleep`, `stillAir` …: read by the chapter that makes it. */
  readonly tag: string;
  /** When it ends by itself: with this turn, with the fight, at the start of the next exploration turn, or never. */
  readonly ends: 'turn' | 'fight' | 'exploration' | 'never';
  readonly changes?: readonly StatChange[];
  /** Turns left, counted down by the chapter that made it. */
  readonly left?: number;
  /** Further details for its chapter. */
  readonly of?: string;
}

/** A figure on a board. */
export interface Figure {
  readonly id: FigureId;
  readonly side: 'heroes' | 'monsters';
  readonly kind: 'hero' | 'henchman' | 'monster';
  /** A monster's entry in the bestiary; a hero's or henchman's own id. */
  readonly of: string;
  /** Its only square, or the upper left of the four a large one covers. */
  readonly square: Square;
  readonly size: 1 | 2;
  /** Wounds left: a hero at 0 lies knocked out (ADV-DEATH-04). */
  readonly wounds: number;
  readonly effects: readonly Effect[];
  /** The encounter it came with (ADV-CMB-55); null for the heroes' side. */
  readonly group: number | null;
  /** Heroes see another kind of its group until it uses its ability (ADV-ENC-22). */
  readonly disguise: string | null;
  /** Its monster character, if it is one. */
  readonly character: string | null;
}

/** The heroes' side is open to all; monsters may have the master's secrets (ADV-ENC-22, ADV-HTH-16). */
function isOurs(eyes: Eyes, { side }: Pick<Figure, 'side'>): boolean {
  return eyes.isMaster || side === 'heroes';
}

const FIGURE = declare<Figure>()({
  id: open,
  side: open,
  kind: open,
  of: masked<string, Figure>(
    isOurs,
    (of, _eyes, { disguise }) => disguise ?? of,
    (of) => of,
  ),
  square: open,
  size: open,
  wounds: masked<number, Figure>(
    isOurs,
    (_wounds, { hidesWounds }, figure) => (hidesWounds ? 1 : woundsSeen(figure)),
    (wounds, mind, { of }) =>
      mind.eyes.hidesWounds ? 1 + mind.stream.below(monsterNamed(of).wounds) : wounds,
  ),
  effects: open,
  group: open,
  disguise: masked<string | null, Figure>(
    isOurs,
    () => null,
    () => null,
  ),
  character: masked<string | null, Figure>(
    isOurs,
    (character, _eyes, { disguise }) => (disguise === null ? character : null),
    (character) => character,
  ),
});

/** A hero's or henchman's sheet (ADV-SET-14): it goes with its owner, on the board or off it. */
export interface Sheet {
  readonly id: FigureId;
  readonly kind: 'hero' | 'henchman';
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly race: 'human' | 'dwarf' | 'elf';
  readonly calling: 'warrior' | 'wizard' | 'manAtArms' | 'sergeant';
  /** The seat that decides for it (ADV-SET-04). */
  readonly seat: SeatId;
  /** The hero a henchman serves. */
  readonly serves: FigureId | null;
  /** Unarmoured, unhurt (ADV-SET-16). */
  readonly start: Stats;
  readonly startWounds: number;
  readonly startFate: number;
  readonly fate: number;
  /** Lasting changes: lost limbs, blessings. */
  readonly changes: readonly (StatChange & { readonly rule: string })[];
  readonly weapons: readonly WeaponId[];
  /** Worn. */
  readonly armour: readonly ArmourId[];
  readonly arrows: number;
  readonly bolts: number;
  readonly items: readonly ItemId[];
  readonly gold: number;
  readonly components: readonly ComponentId[];
  readonly spells: readonly SpellId[];
  /** Marks of a chapter: `disarm+1`, `lostHand`, `maimed` … */
  readonly marks: readonly string[];
  readonly where: 'inside' | 'below' | 'left' | 'dead' | 'lost';
}

const SHEET = declare<Sheet>()({
  id: open,
  kind: open,
  name: open,
  gender: open,
  race: open,
  calling: open,
  seat: open,
  serves: open,
  start: open,
  startWounds: open,
  startFate: open,
  fate: open,
  changes: open,
  weapons: open,
  armour: open,
  arrows: open,
  bolts: open,
  items: open,
  gold: open,
  components: open,
  spells: open,
  marks: open,
  where: open,
});

/** An area of a level, and what has happened there. */
export interface Place {
  /** The area's id on the board. */
  readonly area: string;
  readonly kind: 'stairs' | 'corridor' | 'junction' | 'turn' | 'deadEnd' | 'room';
  readonly room: 'normal' | 'hazard' | 'lair' | 'quest' | 'location' | null;
  readonly stairs: 'out' | 'down' | 'up' | null;
  /** The side it was first entered by. */
  readonly entry: Direction | null;
  readonly searched: boolean;
  readonly searchedWalls: readonly Direction[];
  /** The encounter that lives here (ADV-CMB-54). */
  readonly group: number | null;
  readonly hazard: HazardPlace | null;
}

const PLACE = declare<Place>()({
  area: open,
  kind: open,
  room: open,
  stairs: open,
  entry: open,
  searched: open,
  searchedWalls: open,
  group: open,
  hazard: open,
});

/** One level of the dungeon: everything on its map, and what waits there. */
export interface Level {
  readonly layout: Layout;
  /** By door index in the layout. */
  readonly doors: readonly DoorState[];
  /** Exits with an open door and nothing laid behind yet; false doors stay here (ADV-GEN-41). */
  readonly opened: readonly Exit[];
  readonly falseDoors: readonly Exit[];
  /** Magic doors with nothing laid behind: there may be only rock (ADV-SPELL-05). */
  readonly brightDoors?: readonly Exit[];
  readonly places: Readonly<Record<string, Place>>;
  /** Squares some figure has stepped on (ADV-SPOT-02). */
  readonly trodden: SquareSet;
  readonly rubble: SquareSet;
  readonly furniture: SquareSet;
  readonly things: readonly Thing[];
  /** Figures left here while the party is on another level. */
  readonly left: readonly Figure[];
  /** Monsters the heroes escaped from, back at home (ADV-CMB-54). */
  readonly groups: readonly Group[];
}

const LEVEL = declare<Level>()({
  layout: open,
  doors: open,
  opened: open,
  falseDoors: open,
  brightDoors: open,
  places: byName(PLACE),
  trodden: open,
  rubble: open,
  furniture: open,
  things: each(THING),
  left: each(FIGURE),
  groups: each(GROUP),
});

/** A figure's actions in this phase. */
export interface Act {
  /** Squares moved, and squares left; `left` is null before the move begins. */
  readonly moved: number;
  readonly left: number | null;
  /** Its other action: attack, run, door, chest, search, armour, spell, disarm, drag … */
  readonly did: string | null;
  /** Whether its move or its other action came first (ADV-CMB-04). */
  readonly first: 'move' | 'deed' | null;
  /** Attacks made: some figures make more than one (ADV-ABIL-03, ADV-ABIL-15). */
  readonly attacks?: number;
  /** It has cast its one spell of the turn (ADV-MAG-10). */
  readonly cast?: true;
  readonly over: boolean;
}

const ACT = declare<Act>()({
  moved: open,
  left: open,
  did: open,
  first: open,
  attacks: open,
  cast: open,
  over: open,
});

export interface Turn {
  readonly number: number;
  readonly mode: 'exploration' | 'combat';
  readonly phase: 'heroes' | 'exploration' | 'master';
  /** Heroes' phase: the seats that have finished. */
  readonly done: readonly SeatId[];
  /** Exploration turns: the player moving figures; others wait (ADV-TURN-09). */
  readonly mover: SeatId | null;
  /** The figure in the middle of its actions (ADV-CMB-13). */
  readonly active: FigureId | null;
  readonly acts: Readonly<Record<FigureId, Act>>;
  /** Combat turns, master's phase: the order of move and attack for all monsters (ADV-CMB-12). */
  readonly order: 'moveFirst' | 'deedFirst' | null;
  readonly pursuit: boolean;
  /** Wounds suffered this turn that a fate point may still cancel (ADV-FATE-08). */
  readonly suffered: Readonly<Record<FigureId, number>>;
  /** Heroes and henchmen who died in this turn (ADV-SPELL-09). */
  readonly fallen?: readonly Fallen[];
  /** Sections where no monster moves this turn (ADV-SPELL-10). */
  readonly still?: readonly string[];
}

/** A dead figure as it was, its place, and its belongings. */
export interface Fallen {
  readonly figure: Figure;
  readonly level: number;
  readonly pile: string | null;
}

const FALLEN = declare<Fallen>()({
  figure: FIGURE,
  level: open,
  pile: open,
});

const TURN = declare<Turn>()({
  number: open,
  mode: open,
  phase: open,
  done: open,
  mover: open,
  active: open,
  acts: byName(ACT),
  order: open,
  pursuit: open,
  suffered: open,
  fallen: each(FALLEN),
  still: open,
});

export interface State {
  readonly stage: 'setup' | 'play' | 'over';
  readonly ending: Ending | null;
  readonly turn: Turn;
  readonly leader: FigureId | null;
  readonly mapper: FigureId | null;
  /** The party's level: an index into `levels`. */
  readonly level: number;
  readonly levels: readonly Level[];
  /** On the party's level. */
  readonly figures: readonly Figure[];
  readonly sheets: readonly Sheet[];
  /** The stairs where figures wait, off the board, for the party to change level (ADV-STAIR-05). */
  readonly gathering: string | null;
  /** Exits in sight with nothing laid behind yet, in the order of exploring (ADV-TURN-07). */
  readonly frontier: readonly Exit[];
  readonly fight: Fight | null;
  readonly master: CounterState;
  readonly solo: SoloState | null;
  /** Numbers given out so far, by prefix, so that ids are never used twice. */
  readonly named: Readonly<Record<string, number>>;
  /** The frames under way, innermost last; empty while a phase simply goes on. */
  readonly stack: readonly Frame[];
  /** Quest treasures found, doors to the next part opened …: names of the quest. */
  readonly achieved: readonly string[];
}

export const STATE = declare<State>()({
  stage: open,
  ending: open,
  turn: TURN,
  leader: open,
  mapper: open,
  level: open,
  levels: each(LEVEL),
  figures: each(FIGURE),
  sheets: each(SHEET),
  gathering: open,
  frontier: open,
  fight: maybe(FIGHT),
  master: COUNTERS,
  solo: maybe(SOLO),
  named: open,
  stack: each(FRAME),
  achieved: open,
});
