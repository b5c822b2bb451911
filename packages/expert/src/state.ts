/** The whole state of a quest, as plain data. Each chapter declares its part in its own `types.ts`. */
import type { Direction, DoorState, Exit, Layout, Square } from '@oubliette/dungeon';
import type { Deck, Ending, SeatId } from '@oubliette/kernel';
import type { Combat } from './combat/types.ts';
import type { Feats } from './abilities/types.ts';
import type { Drawn } from './chaos/types.ts';
import type { FallenHero } from './fallen/types.ts';
import type { AbilityId } from './content/abilities.ts';
import type { ChaosId } from './content/chaos.ts';
import type { ClassId } from './content/characters.ts';
import type { Bridge, FurnitureId } from './content/furniture.ts';
import type { HOSTAGE_ID } from './content/hostage.ts';
import type { Omen } from './content/lifeKinds.ts';
import type { CreatureId } from './content/monsters.ts';
import type { TileId } from './content/tiles.ts';
import type { TreasureId } from './content/treasures.ts';
import type { Pile } from './doors/types.ts';
import type { EventId } from './content/events.ts';
import type { Frame } from './frames.ts';
import type { Watch } from './moments/watching.ts';
import type { MomentName } from './moments/types.ts';
import type { Waits } from './solo/types.ts';
import type { QuestInPlay } from './quests/types.ts';

/** A hero's class, or `orc-3`. */
export type FigureId = string;

/** Something that holds for a figure until it ends. */
export interface Condition {
  readonly tag:
    | 'paralysed'
    | 'imprisoned'
    | 'blessed'
    | 'cursed'
    | 'strengthened'
    /** By Life of Adventure, for better or worse (EXP-ADV-04). */
    | 'favoured'
    | 'illFated'
    /** A living statue's: it attacks this one if it can (EXP-SRF-36). */
    | 'hunting'
    /** Has risen once. */
    | 'risen'
    | 'lamed'
    | 'poisoned'
    /** Loses its next turn. */
    | 'stunned'
    /** Has no action in its next turn. */
    | 'dazed'
    /** Its armour is cracked. */
    | 'cracked'
    /** From an ability that lasts: it ends with that (EXP-UAB-08). */
    | 'ability'
    /** From a Chaos ability. */
    | 'chaos'
    /** A card of its gear is of no use. */
    | 'jinxed'
    /** Sees only what is beside it. */
    | 'darkened'
    /** Walks on a slippery floor. */
    | 'slipping'
    | 'daunted'
    | 'numbed'
    | 'maddened'
    | 'warded';
  /** Dice more, in attack and in defence. */
  readonly attack?: number;
  readonly defence?: number;
  readonly speed?: number;
  /** Whose ability it comes from, and which (EXP-UAB-10). */
  readonly by?: ClassId;
  readonly of?: AbilityId | ChaosId;
  /** The card that is of no use. */
  readonly card?: TreasureId;
  /**
   * For the combat in which the figure first rolls: null until it has (EXP-SRF-18), then that combat's number.
   * Absent for what does not end with a combat.
   */
  readonly combat?: number | null;
  /** Until a door is opened, or the figure's turn ends. */
  readonly until?: 'door' | 'turn';
  /** Only on this tile, until it leaves it. */
  readonly tile?: string;
  /** The figure it is about. */
  readonly whom?: FigureId;
  /** Cells fewer in the next move. */
  readonly cells?: number;
}

export interface Figure {
  readonly id: FigureId;
  readonly side: 'heroes' | 'gm';
  readonly of: ClassId | CreatureId | typeof HOSTAGE_ID;
  readonly square: Square;
  readonly body: number;
  /** The group it appeared with; null for heroes. */
  readonly group: number | null;
  readonly conditions: readonly Condition[];
}

/** A Treasure card in somebody's hands, with what is left of it. */
export interface Held {
  readonly card: TreasureId;
  /** Shots left of ammunition. */
  readonly left?: number;
  /** Improved by a smith: a die more for the rest of the quest. */
  readonly forged?: true;
  /** The combat it was last used in, where it may be used once in each. */
  readonly used?: number;
}

export interface Hero {
  readonly id: ClassId;
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly seat: SeatId;
  readonly gold: number;
  readonly cards: readonly Held[];
  /** Which armour and gear it wears, by their places among the cards (EXP-INV-15). */
  readonly worn: readonly TreasureId[];
  /** The weapon declared for this combat, or last used (EXP-INV-04); null for the starting gear. */
  readonly weapon: TreasureId | null;
  /** Spell scrolls from bookcases, not yet read (EXP-SRF-11). */
  readonly scrolls: readonly AbilityId[];
  readonly where: 'inside' | 'left' | 'dead';
  /** What it has taken of its class's abilities (EXP-ABL-02), and what it has done with them. */
  readonly abilities: readonly AbilityId[];
  readonly feats: Feats;
  readonly arrival: Arrival;
}

/** How a hero comes into the dungeon. */
export interface Arrival {
  readonly body: number;
  /** From Life of Adventure (EXP-ADV-04). */
  readonly omens: readonly Omen[];
}

export interface Furnished {
  readonly id: string;
  readonly kind: FurnitureId;
  readonly squares: readonly Square[];
  readonly searched: boolean;
}

export interface Chasm {
  readonly squares: readonly Square[];
  readonly bridge: Bridge;
  /** Where the bridge lies, or lay. */
  readonly across: readonly Square[];
}

export interface Tile {
  /** The piece of the layout. */
  readonly id: string;
  readonly card: TileId | 'first' | 'questRoom' | 'annex';
  readonly searched: boolean;
  readonly stairs: Square | null;
  /** Doors the game master has added beyond what its card shows (EXP-BLD-03). */
  readonly added: number;
  readonly furniture: readonly Furnished[];
  readonly chasm: Chasm | null;
}

/** A Monster card whose creatures are, or were, on the board. */
export interface Group {
  readonly id: number;
  readonly card: CreatureId;
  /** Creatures that appeared from it (EXP-LOT-01). */
  readonly appeared: number;
  /** Its card does not belong to the pile (EXP-SRF-36). */
  readonly borrowed?: true;
  /** The tile it came on (EXP-EXI-02). */
  readonly home: string | null;
  /** Chaos abilities the game master has granted beyond those of its card (EXP-QRM-07). */
  readonly granted?: number;
  /** Alone: those still to be drawn for it, one a turn (EXP-SOL-06). */
  readonly owed?: number;
  /** Its treasure has been drawn, or never will be. */
  readonly paid: boolean;
  /** Where the last of them that has gone stood: loot is left there (EXP-LOT-04). */
  readonly fell: Square | null;
}

/** A door that does not simply open (EXP-DOR-07). */
export interface Lock extends DoorSide {
  readonly card: EventId;
}

/** A door seen from one of its sides. */
export interface DoorSide {
  readonly at: Square;
  readonly side: Direction;
}

/** A door whose two sides lie apart on the table. */
export interface Link {
  readonly a: DoorSide;
  readonly b: DoorSide;
  readonly open: boolean;
}

/** A tile of a dungeon that is entered again, still shut. */
export interface Forgotten {
  readonly tile: string;
  /** Its creatures have been paid for before, and carry nothing (EXP-EXI-02). */
  readonly looted: boolean;
}

/** Cards and gold on a cell (EXP-INV-09). */
export interface Heap {
  readonly square: Square;
  readonly cards: readonly Held[];
  readonly gold: number;
  /** A fallen hero's: not before the combat it died in is over (EXP-DTH-02). */
  readonly of?: ClassId;
}

/** A figure in the middle of its turn. */
export interface Act {
  readonly figure: FigureId;
  readonly mode: 'walk' | 'run' | null;
  /** Cells left; null before the dice are rolled. */
  readonly left: number | null;
  readonly moved: number;
  /** The one action of the turn (EXP-ACT-02). */
  readonly did: string | null;
  /** The ability used as its action (EXP-ACT-08). */
  readonly by: AbilityId | null;
  /** Blows struck: some creatures strike twice. */
  readonly blows: number;
  /** The last free cell it came from, while it stands where somebody else does (EXP-MOV-08). */
  readonly back: Square | null;
}

export interface Turn {
  readonly round: number;
  readonly phase: 'heroes' | 'gm';
  /** Heroes who have acted in this round, or monsters in this turn of the game master. */
  readonly acted: readonly FigureId[];
  /** Creatures on the board when the game master's turn began (EXP-TRN-06). */
  readonly awake: readonly FigureId[];
  readonly act: Act | null;
  /** Creatures that have had their activation of this round already, by surprise (EXP-SRF-33). */
  readonly spent: readonly FigureId[];
  /** The hero's turn that they interrupted. */
  readonly interrupted: Act | null;
  /** The game master's turn has ended, and its last moment come (EXP-EVT-02). */
  readonly isOver: boolean;
}

export interface Decks {
  readonly event: Deck;
  readonly treasure: Deck;
  readonly monster: Deck;
  readonly chaos: Deck;
}

/** A card in the hand that plays itself when its time comes. */
export interface Armed {
  readonly card: EventId;
  readonly moment: MomentName;
  /** Only for this figure's. */
  readonly figure: FigureId | null;
  /** Only on this cell. */
  readonly at: Square | null;
}

/** Behind the screen. */
export interface GmState {
  readonly hand: readonly EventId[];
  /** Some of the hand (EXP-EVT-02). */
  readonly armed: readonly Armed[];
  /** The moments at which the game master wants to be asked, cards or none. */
  readonly watch: readonly Watch[];
  /** The next moment, whatever it is. */
  readonly hold: boolean;
  /** Discarded face down, since nobody has seen them played (EXP-EVT-08). */
  readonly refused: readonly EventId[];
}

export interface State {
  readonly stage: 'setup' | 'play' | 'over';
  readonly ending: Ending | null;
  readonly turn: Turn;
  readonly figures: readonly Figure[];
  readonly heroes: readonly Hero[];
  readonly layout: Layout;
  /** By door index in the layout. */
  readonly doors: readonly DoorState[];
  /** Doors between tiles that lie apart, up or down a few steps (EXP-BLD-06). */
  readonly links: readonly Link[];
  /** Doors that lead nowhere: nothing could be laid behind (EXP-DOR-04). */
  readonly deadEnds: readonly Exit[];
  readonly tiles: readonly Tile[];
  readonly locks: readonly Lock[];
  /** Cells on which a trap has been played, cancelled or not: none can be played there again (EXP-EVT-04). */
  readonly trapped: readonly Square[];
  /** Open pits. */
  readonly pits: readonly Square[];
  readonly heaps: readonly Heap[];
  readonly groups: readonly Group[];
  readonly quest: QuestInPlay;
  readonly pile: Pile;
  /** Tiles remembered from before that nobody has come to again (EXP-EXI-05). */
  readonly forgotten: readonly Forgotten[];
  readonly decks: Decks;
  readonly gm: GmState;
  /** Alone: Event cards that wait, the oldest first (EXP-SOL-03). */
  readonly owed: readonly Waits[];
  /** Chaos abilities that creatures on the board may use (EXP-CHA-01). */
  readonly chaos: readonly Drawn[];
  /** Classes nobody plays, where the quest is about them (EXP-QGN-10). */
  readonly fallen: readonly FallenHero[];
  readonly combat: Combat | null;
  /** The last combat ended though monsters were left: the next begins when they are met again (EXP-CBT-01). */
  readonly lulled: boolean;
  /** Combats so far. */
  readonly combats: number;
  /** Numbers given out so far, by prefix, so that ids are never used twice. */
  readonly named: Readonly<Record<string, number>>;
  /** The frames under way, innermost last. */
  readonly stack: readonly Frame[];
}
