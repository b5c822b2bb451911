/** The whole state of a match, as plain data. */
import type { DoorState, Square, SquareSet } from '@oubliette/dungeon';
import type { Deck, Ending, SeatId } from '@oubliette/kernel';
import type { Noun } from '@oubliette/words';
import type { EquipmentId } from './content/equipment.ts';
import type { HeroKind } from './content/heroes.ts';
import type { ByKind, MonsterKind } from './content/monsters.ts';
import type { Text } from './content/names.ts';
import type { FurnitureKind } from './content/pieces.ts';
import type { QuestTreasureId } from './content/questTreasures.ts';
import type { Boon, SpellId, SpellSet } from './content/spells.ts';
import type { PotionId } from './content/treasure.ts';
import { asTheyAppear, byTag, declare, each, maybe, morcars, open } from './knowledge.ts';

/** A hero's kind, `orc-2`, or the id a quest gives to a figure. */
export type FigureId = string;

/** An effect that stays on a figure until something ends it. */
export type Condition =
  | Boon
  /** Two more dice on the next attack, on the next defence; twice the dice for the next move. */
  | 'strength'
  | 'resilience'
  | 'speed'
  /** Attacks twice this turn. */
  | 'brew'
  | 'asleep'
  /** Loses the next turn. */
  | 'stunned'
  /** In a pit: one die fewer in attack and defence (CLS-TRP-08, CLS-TRP-09). */
  | 'pit';

/** A figure standing on a square. */
export interface Figure {
  readonly id: FigureId;
  /** A hero’s kind, a monster’s, or `captive`. */
  readonly kind: string;
  /** A captive has no side until freed. */
  readonly side: 'heroes' | 'morcar' | 'nobody';
  readonly square: Square;
  readonly body: number;
  readonly maxBody: number;
  readonly mind: number;
  readonly maxMind: number;
  /** Squares a turn; heroes roll instead. */
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
  readonly conditions: readonly Condition[];
  /** A named figure's name. */
  readonly name: Noun | null;
}

const FIGURE = declare<Figure>()({
  id: open,
  kind: open,
  side: open,
  square: open,
  body: open,
  maxBody: open,
  mind: open,
  maxMind: open,
  move: open,
  attack: open,
  defence: open,
  conditions: open,
  name: open,
});

/** A hero's score sheet during a quest (CLS-HRO-13). */
export interface Hero {
  readonly id: HeroKind;
  readonly name: string;
  readonly gender: 'm' | 'f';
  /** The name is the hero's own even where the book lends it to anybody (CLS-HRO-11). */
  readonly named?: true;
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  readonly treasures: readonly QuestTreasureId[];
  readonly potions: readonly PotionId[];
  readonly spells: readonly SpellId[];
  /** The body armour worn. */
  readonly armour: BodyArmour | null;
  /** The weapon last attacked with since the hero's turn began; a battle axe, if it was one of them (CLS-EQP-13). */
  readonly wielded: WeaponId | null;
  readonly fate: 'playing' | 'out' | 'dead';
  /** Left alive after the mission was fulfilled: shares the reward (CLS-END-07). */
  readonly succeeded: boolean;
  /** Rooms this hero has searched for treasure, by area; passage squares such a search covered (CLS-SRC-11). */
  readonly searchedRooms: readonly number[];
  readonly searchedSquares: SquareSet;
  /** Places whose quest treasure this hero found: carried out alive, it is not placed again (CLS-END-06). */
  readonly found: readonly string[];
}

const HERO = declare<Hero>()({
  id: open,
  name: open,
  gender: open,
  named: open,
  gold: open,
  equipment: open,
  treasures: open,
  potions: open,
  spells: open,
  armour: open,
  wielded: open,
  fate: open,
  succeeded: open,
  searchedRooms: open,
  searchedSquares: open,
  found: open,
});

export type BodyArmour =
  | Extract<EquipmentId, 'chainMail' | 'plateArmour'>
  | Extract<QuestTreasureId, 'borinsArmour'>;

export type WeaponId =
  | Extract<EquipmentId, 'dagger' | 'staff' | 'spear' | 'handAxe' | 'broadsword' | 'crossbow' | 'battleAxe'>
  | Extract<QuestTreasureId, 'orcsBane' | 'spiritBlade'>;

/** The turn under way. */
export interface Turn {
  /** The hero or ally whose turn it is; null in the Morcar turn. */
  readonly taker: FigureId | null;
  /** The figure acting: the taker, or the monster being played. */
  readonly actor: FigureId | null;
  /** Squares the actor may still move; null before the dice are rolled. */
  readonly left: number | null;
  /** The squares of this move, its start first: none may be entered again (CLS-MOV-05). */
  readonly path: readonly Square[];
  readonly moveOver: boolean;
  readonly acted: boolean;
  /** An extra action from a card: any attack, one more on an orc, one more spell. */
  readonly bonus: 'attack' | 'orc' | 'spell' | null;
  /** Spells at work on this move. */
  readonly boons: readonly Boon[];
  /** Figures whose players refused the actor passage. */
  readonly denied: readonly FigureId[];
  /** Monsters that have had their turn. */
  readonly done: readonly FigureId[];
}

const TURN = declare<Turn>()({
  taker: open,
  actor: open,
  left: open,
  path: open,
  moveOver: open,
  acted: open,
  bonus: open,
  boons: open,
  denied: open,
  done: open,
});

/** What a dead hero left behind (CLS-DTH-02). */
export interface Belongings {
  readonly hero: HeroKind;
  readonly square: Square;
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  readonly treasures: readonly QuestTreasureId[];
  readonly potions: readonly PotionId[];
  /** Morcar's one chance to claim them: to come, now, or missed (CLS-DTH-03). */
  readonly chance: 'next' | 'now' | 'gone';
}

const BELONGINGS = declare<Belongings>()({
  hero: open,
  square: open,
  gold: open,
  equipment: open,
  treasures: open,
  potions: open,
  chance: open,
});

/** A question the game waits on. */
export type Pending =
  /** An announced attack, not yet rolled: its target may drink (CLS-TRE-06). */
  | { readonly tag: 'attack'; readonly attack: Attack }
  /** May this figure pass? (CLS-MOV-07) */
  | { readonly tag: 'passage'; readonly figure: FigureId; readonly through: FigureId; readonly to: Square }
  /** Where does the victim of a rockfall step? (CLS-TRP-24) */
  | {
      readonly tag: 'escape';
      readonly figure: FigureId;
      readonly squares: readonly Square[];
      /** The next victims to choose, from under the same rocks. */
      readonly then?: readonly FigureId[];
    }
  /** Where does the wandering monster appear? (CLS-TRE-10, CLS-TRE-11) */
  | {
      readonly tag: 'wandering';
      readonly hero: HeroKind;
      readonly kinds: readonly MonsterKind[];
      /** These stand in for the kind the quest names (CLS-TRE-13). */
      readonly instead?: true;
      readonly squares: readonly Square[];
      readonly adjacent: boolean;
    }
  /** Does Morcar claim what this hero left? (CLS-DTH-03) */
  | { readonly tag: 'claim'; readonly hero: HeroKind }
  /** A question of the quest, to the hero or ally who speaks for the party (CLS-QBK-06). */
  | {
      readonly tag: 'question';
      readonly figure: FigureId;
      readonly text: Text;
      readonly choices: readonly Text[];
    };

export interface Attack {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponId | null;
  readonly thrown: boolean;
  readonly dice: number;
  /** What caused it: the attacker's own action, or a card or spell that costs no action. */
  readonly by: 'act' | 'wandering' | 'genie';
}

const ATTACK = declare<Attack>()({
  attacker: open,
  target: open,
  weapon: open,
  thrown: open,
  dice: open,
  by: open,
});

type PendingOf<T extends Pending['tag']> = Extract<Pending, { readonly tag: T }>;

const PENDING = byTag<Pending>()({
  attack: declare<PendingOf<'attack'>>()({ tag: open, attack: ATTACK }),
  passage: declare<PendingOf<'passage'>>()({ tag: open, figure: open, through: open, to: open }),
  escape: declare<PendingOf<'escape'>>()({ tag: open, figure: open, squares: open, then: open }),
  wandering: declare<PendingOf<'wandering'>>()({
    tag: open,
    hero: open,
    kinds: open,
    instead: open,
    squares: open,
    adjacent: open,
  }),
  claim: declare<PendingOf<'claim'>>()({ tag: open, hero: open }),
  question: declare<PendingOf<'question'>>()({ tag: open, figure: open, text: open, choices: open }),
});

/** A piece of furniture on the board. */
export interface Piece {
  readonly kind: FurnitureKind;
  readonly squares: readonly Square[];
}

const PIECE = declare<Piece>()({
  kind: open,
  squares: open,
});

/** A quest monster with no figure of its kind left: Morcar may take another of its colour (CLS-MON-06). */
export interface Missing {
  readonly kind: MonsterKind;
  readonly square: Square;
}

const MISSING = declare<Missing>()({ kind: open, square: open });

export interface State {
  readonly phase: 'roles' | 'spells' | 'placement' | 'play' | 'over';
  readonly round: number;
  readonly morcar: SeatId;
  /** Who plays each hero and ally. */
  readonly control: { readonly [figure: FigureId]: SeatId };
  /** Seats still to choose a role, and heroes still to be chosen. */
  readonly choosing: readonly SeatId[];
  readonly unchosen: readonly HeroKind[];
  /** Spell sets not yet chosen. */
  readonly spellSets: readonly SpellSet[];
  /** Heroes and allies in the order of their turns. */
  readonly order: readonly FigureId[];
  readonly turn: Turn;
  readonly figures: readonly Figure[];
  readonly heroes: readonly Hero[];
  readonly revealed: SquareSet;
  /** Squares known to hide no trap: a hero has stood or searched there. */
  readonly safe: SquareSet;
  /** By door index of the quest; secret doors are hidden until found. */
  readonly doors: readonly DoorState[];
  /** Doors on the board, in the order they were seen. */
  readonly seenDoors: readonly number[];
  /** Doors a hero has tried and found locked. */
  readonly lockedDoors: readonly number[];
  /** Furniture on the board, and the squares it covers. */
  readonly furniture: readonly Piece[];
  readonly furnitureSquares: SquareSet;
  /** Blocked squares on the board. */
  readonly rubble: SquareSet;
  /** By trap index of the quest. */
  readonly traps: readonly TrapState[];
  /** Squares with an open pit on the board. */
  readonly pits: SquareSet;
  /** Quest monsters and captives not yet on the board, by index. */
  readonly unplaced: readonly number[];
  readonly unseenCaptives: readonly number[];
  readonly missing: readonly Missing[];
  /** Figures left in the box (CLS-CMP-01). */
  readonly pool: ByKind<number>;
  /** How many of each kind have appeared; used for their names. */
  readonly placed: ByKind<number>;
  /** Every card is drawn and laid aside before all eyes: what is left of the box's is known, and its order nobody's (CLS-SET-05). */
  readonly treasure: Deck;
  /** Places whose quest treasure has been found, in this attempt or carried out of one before. */
  readonly emptied: readonly string[];
  readonly belongings: readonly Belongings[];
  readonly pending: Pending | null;
  readonly goals: readonly string[];
  /** The quest's own memory, hidden from all but Morcar. */
  readonly flags: readonly string[];
  readonly fired: readonly number[];
  readonly timers: { readonly [timer: string]: number };
  readonly slain: readonly FigureId[];
  /**
   * Fields that only some quests need appear when used. Here: questions to ask, first one first, by number in
   * the quest, with the figure that set each off. Only Morcar knows.
   */
  readonly questions?: readonly { readonly question: number; readonly actor: FigureId | null }[];
  /** Everybody sees those with a text, only Morcar the others. */
  readonly counters?: { readonly [counter: string]: number };
  /** Repeating notes that have happened in this turn: only Morcar knows. */
  readonly repeated?: readonly number[];
  /** Furniture moved by notes, by quest index: where it stands now, seen or not. Only Morcar knows. */
  readonly shifted?: { readonly [piece: number]: readonly Square[] };
  /** How often each named foe can still use each of its powers. */
  readonly powers: { readonly [figure: FigureId]: readonly number[] };
  readonly ending: Ending | null;
}

/** Known doors and traps are shown by place: their numbers would tell how many more there are. */
export const STATE = declare<State>()({
  phase: open,
  round: open,
  morcar: open,
  control: open,
  choosing: open,
  unchosen: open,
  spellSets: open,
  order: open,
  turn: TURN,
  figures: each(FIGURE),
  heroes: each(HERO),
  revealed: open,
  safe: open,
  doors: morcars('doors'),
  seenDoors: morcars('seenDoors'),
  lockedDoors: morcars('lockedDoors'),
  furniture: each(PIECE),
  furnitureSquares: open,
  rubble: open,
  traps: morcars('traps'),
  pits: open,
  unplaced: morcars('unplaced'),
  unseenCaptives: morcars('unseenCaptives'),
  missing: each(MISSING),
  pool: morcars('pool'),
  placed: asTheyAppear,
  treasure: open,
  emptied: morcars('emptied'),
  belongings: each(BELONGINGS),
  pending: maybe(PENDING),
  goals: open,
  flags: morcars('flags'),
  fired: morcars('fired'),
  timers: morcars('timers'),
  slain: open,
  questions: morcars('questions'),
  counters: morcars('counters'),
  repeated: morcars('repeated'),
  shifted: morcars('shifted'),
  powers: morcars('powers'),
  ending: open,
});

/** Found by a search or sprung by a hero; gone when disarmed or spent. */
export type TrapState = 'hidden' | 'found' | 'open' | 'gone';
