/** What NextLevel adds to a match of classic, as plain data in one place: `state.next`. */
import type {
  DoorKey,
  FigureId,
  HeroKind,
  PotionId,
  QuestTreasureId,
  State,
} from '@oubliette/classic/extend';
import type { Direction, Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import type { AttackDie } from './content/dice.ts';
import type { ArcanumId, GearId, GiftId, ScrollId, SpecialityId, SubstanceId } from './content/ids.ts';
import type { NextTrapKind } from './content/traps.ts';
import {
  byKey,
  byName,
  bySort,
  byTag,
  declare,
  each,
  maybe,
  morcars,
  open,
  secretAmbushes,
  untold,
} from './knowledge.ts';

export interface NextState extends State {
  readonly next: Next;
}

/** What a hero may spend one of the turn's two actions on, each at most once (NXT-ACT-02, NXT-ACT-03). */
export type NormalAction =
  | 'move'
  /** Attacking, casting, setting an ambush, toppling, holding back for a group: all one (NXT-ACT-04). */
  | 'attack'
  | 'barricade'
  | 'search'
  | 'lookFor'
  | 'trapWork'
  | 'changeWeapon'
  | 'help'
  /** A free action taken a second time (NXT-ACT-10). */
  | 'again';

export type FreeAction =
  | 'listen'
  | 'scan'
  | 'detect'
  | 'mindToBody'
  | 'potion'
  | 'disarmFoe'
  | 'changeWeapon';

/** The current turn, beyond classic's fields. Reset with every turn, and with every monster played. */
export interface NextTurn {
  readonly actions: readonly NormalAction[];
  readonly free: readonly FreeAction[];
  /** Free actions taken a second time this turn. */
  readonly repeated: readonly FreeAction[];
  /** Where the actor stood when the turn began. */
  readonly startedAt: Square | null;
  /** The facing on arrival at the actor's square: leaving the opposite way costs one (NXT-FAC-03). */
  readonly arrived: Direction | null;
  /** The move has begun without a step: by trying a door, or turning on the spot (NXT-ACT-06, NXT-MOV-04). */
  readonly underWay: boolean;
  /** Figures whose control zones have struck the actor in this move: each once (NXT-OPP-03). */
  readonly struckBy: readonly FigureId[];
  /** The turn's one Mind point has been sacrificed (NXT-ENC-06). */
  readonly mindSpent: boolean;
  /** No more moving this turn: after barricading (NXT-BAR-04). */
  readonly rooted: boolean;
  /** Nothing more this turn: fallen into a pit, or beaten in a disarm attempt (NXT-TRP-03, NXT-DIS-04). */
  readonly over: boolean;
  /** The roll of the fimir being played (NXT-FIM-01). */
  readonly fimir: number | null;
  /** The target of a bow shot, and its origin: a second shot may follow at once. */
  readonly shotAt: { readonly target: FigureId; readonly from: Square; readonly again: boolean } | null;
  /** The monster being played has set an ambush, perhaps cutting its move short: heroes are shown neither (NXT-AMB-07). */
  readonly quiet?: { readonly cut: boolean };
}

const TURN = declare<NextTurn>()({
  actions: open,
  free: open,
  repeated: open,
  startedAt: open,
  arrived: open,
  underWay: open,
  struckBy: open,
  mindSpent: open,
  rooted: open,
  over: open,
  fimir: open,
  shotAt: open,
  quiet: untold,
});

/** Lasting effects on a figure beyond classic's conditions. */
export type Plight =
  /** In a steel jaw or in slime until a 6 is rolled (NXT-TRP-20, NXT-FIM-04). */
  | { readonly tag: 'held'; readonly by: 'jaw' | 'slime' }
  /** Loses the next turn (NXT-FIM-03). */
  | { readonly tag: 'dazzled' }
  /** Bitten: one more roll at the start of the next turn (NXT-ZOM-04). */
  | { readonly tag: 'ill'; readonly turns: number }
  | { readonly tag: 'disarmed' }
  | { readonly tag: 'ambush' }
  /** Dice moved between attack and defence until the chaos warrior's next turn (NXT-CHW-02, NXT-CHW-04). */
  | { readonly tag: 'stance'; readonly defence: number }
  /** Holds back its attack or move for others to join (NXT-GRP-01, NXT-CRD-01). */
  | {
      readonly tag: 'holding';
      readonly what: 'attack';
      readonly target: FigureId;
      readonly choice: HeldChoice;
    }
  | { readonly tag: 'holding'; readonly what: 'move'; readonly left: number }
  /** Has spent this round's turn at a chasm, to help or secure a crossing over these squares (NXT-MON-17, NXT-MON-18). */
  | {
      readonly tag: 'crossing';
      readonly how: 'helping' | 'securing';
      readonly over: readonly Square[];
      readonly round: number;
    }
  /** Has passed these tables in this Morcar turn, by their upper left corners (NXT-MON-11). */
  | { readonly tag: 'trampling'; readonly tables: readonly Square[] }
  /** Has been attacked since Morcar's last turn (NXT-MON-19). */
  | { readonly tag: 'attacked' }
  /** Body points the gargoyle's resistance has saved (NXT-GAR-02). */
  | { readonly tag: 'spared'; readonly points: number }
  /** Dice an enchantment adds to the next attack with a weapon. */
  | { readonly tag: 'enchanted'; readonly dice: readonly AttackDie[] }
  /** The next shot is called heroic: this many more skulls. */
  | { readonly tag: 'heroic'; readonly plus: number };

type PlightOf<T extends Plight['tag']> = Extract<Plight, { readonly tag: T }>;
type HoldingOf<T extends PlightOf<'holding'>['what']> = Extract<PlightOf<'holding'>, { readonly what: T }>;

const PLIGHT = byTag<Plight>()({
  held: declare<PlightOf<'held'>>()({ tag: open, by: open }),
  dazzled: declare<PlightOf<'dazzled'>>()({ tag: open }),
  ill: declare<PlightOf<'ill'>>()({ tag: open, turns: open }),
  disarmed: declare<PlightOf<'disarmed'>>()({ tag: open }),
  ambush: declare<PlightOf<'ambush'>>()({ tag: open }),
  stance: declare<PlightOf<'stance'>>()({ tag: open, defence: open }),
  holding: bySort<PlightOf<'holding'>>()('what')({
    attack: declare<HoldingOf<'attack'>>()({ tag: open, what: open, target: open, choice: open }),
    move: declare<HoldingOf<'move'>>()({ tag: open, what: open, left: open }),
  }),
  crossing: declare<PlightOf<'crossing'>>()({ tag: open, how: open, over: open, round: open }),
  trampling: declare<PlightOf<'trampling'>>()({ tag: open, tables: open }),
  attacked: declare<PlightOf<'attacked'>>()({ tag: open }),
  spared: declare<PlightOf<'spared'>>()({ tag: open, points: open }),
  enchanted: declare<PlightOf<'enchanted'>>()({ tag: open, dice: open }),
  heroic: declare<PlightOf<'heroic'>>()({ tag: open, plus: open }),
});

export interface Rage {
  /** The weapon's dice, some replaced by better ones (NXT-WAR-03); empty before the first kill. */
  readonly dice: readonly AttackDie[];
  /** Kills counted towards a step that takes two or three. */
  readonly kills: number;
  /** What those kills count towards if two rungs are open. */
  readonly towards: 'orange' | 'violet';
}

const RAGE = declare<Rage>()({
  dice: open,
  kills: open,
  towards: open,
});

/** A hero's sheet beyond classic's. The gear is all here: classic's equipment list stays empty. */
export interface Sheet {
  readonly level: number;
  readonly experience: number;
  readonly gear: readonly GearId[];
  /** The weapon in hand: gear, a quest treasure, or one taken from a dead monster; null for bare hands. */
  readonly inHand: GearId | QuestTreasureId | null;
  /** Weapons that cannot shoot before the owner's next turn but one, with the round of the shot (NXT-DWF-02). */
  readonly reloading: readonly { readonly gear: GearId; readonly round: number }[];
  readonly rage: Rage;
  readonly mana: number;
  readonly spellPoints: number;
  /** Trap parts (NXT-DWF-08). */
  readonly parts: number;
  readonly scrolls: readonly ScrollId[];
  readonly substances: readonly SubstanceId[];
  /** Doses on ranged weapons. */
  readonly poison: number;
  readonly gifts: readonly GiftId[];
  readonly speciality: SpecialityId | null;
  readonly lucky: number | null;
  /** Kinds of monster this hero has seen (NXT-LIS-02). */
  readonly met: readonly string[];
  /** Gold picked up in this quest (NXT-HRO-05). */
  readonly pickedUp: number;
  /** Experience won in this quest. */
  readonly won: number;
  /** Arcana the wizard has cast in this quest: each once, like the other spells. */
  readonly cast: readonly ArcanumId[];
  /** The one heroic shot of the quest has been called. */
  readonly shotHeroically: boolean;
}

const SHEET = declare<Sheet>()({
  level: open,
  experience: open,
  gear: open,
  inHand: open,
  reloading: open,
  rage: RAGE,
  mana: open,
  spellPoints: open,
  parts: open,
  scrolls: open,
  substances: open,
  poison: open,
  gifts: open,
  speciality: open,
  lucky: open,
  met: open,
  pickedUp: open,
  won: open,
  cast: open,
  shotHeroically: open,
});

/** Things lying on a square (NXT-HRO-04, NXT-DIS-04, NXT-UNA-03). */
export interface Litter {
  readonly square: Square;
  readonly gold: number;
  readonly potions: readonly PotionId[];
  readonly gear: readonly GearId[];
  /** Quest treasures knocked from a hero's hand. */
  readonly treasures: readonly QuestTreasureId[];
  readonly scrolls: readonly ScrollId[];
  readonly substances: readonly SubstanceId[];
  /** Monsters whose weapons were knocked from their hands. */
  readonly weaponsOf: readonly FigureId[];
  /** A dead monster's poor weapon (NXT-UNA-03). */
  readonly poorWeapon: boolean;
}

const LITTER = declare<Litter>()({
  square: open,
  gold: open,
  potions: open,
  gear: open,
  treasures: open,
  scrolls: open,
  substances: open,
  weaponsOf: open,
  poorWeapon: open,
});

export interface Barricade {
  readonly door: DoorKey;
  /** Turns of trying so far (NXT-BAR-02). */
  readonly tries: number;
  /** The round and side of the last attempt: one per side and round. */
  readonly last: { readonly round: number; readonly side: 'heroes' | 'morcar' } | null;
  /** Broken in: open for good (NXT-BAR-08). */
  readonly broken: boolean;
}

const BARRICADE = declare<Barricade>()({
  door: open,
  tries: open,
  last: open,
  broken: open,
});

/** A granite sphere on its way (NXT-TRP-16). */
export interface Sphere {
  readonly square: Square;
  readonly direction: Direction;
}

const SPHERE = declare<Sphere>()({
  square: open,
  direction: open,
});

export interface Striker {
  readonly figure: FigureId;
  /** The arms it strikes with. */
  readonly arm: StrikeArm;
  /** The piece in hand, if it has a name: monsters' arms have none. */
  readonly weapon?: GearId | QuestTreasureId;
  readonly dice: readonly AttackDie[];
  /** Extra unstoppable combat dice: deadly design, poison (NXT-ENC-09). */
  readonly extra: number;
  readonly bite: boolean;
  /** From a distance: a shot, or magic. */
  readonly ranged?: true;
  /** Not the attacker's own blow: no D20, no bonus for a corner, and no counter-attack. */
  readonly spell?: true;
  /** A heroic shot: every die's best face, and this many more skulls. */
  readonly heroic?: number;
}

const STRIKER = declare<Striker>()({
  figure: open,
  arm: open,
  weapon: open,
  dice: open,
  extra: open,
  bite: open,
  ranged: open,
  spell: open,
  heroic: open,
});

/** An attack being resolved (NXT-ATK-12). Stored whole, so that it can wait for an answer. */
export interface Strike {
  /** The attackers: several for a group or overwhelming attack, the one who declared it first. */
  readonly attackers: readonly Striker[];
  readonly target: FigureId;
  readonly by: 'act' | 'ambush' | 'wandering' | 'spell';
  /** The enemy an overwhelmed target chose: only its skulls are defended against (NXT-OVW-03). */
  readonly ward: FigureId | null;
  /** The D20 of a back attack or pincer (NXT-BCK-01), once rolled. */
  readonly surprise: number | null;
  readonly stage: StrikeStage;
  readonly hits: number;
  /** The hits no defence helps against. */
  readonly unstoppable: number;
  /** Black shields of the defence roll, for a counter-attack (NXT-CTR-04). */
  readonly blackShields: number;
  /** Damage left after the defence. */
  readonly damage: number;
  /** Attackers who shot in a melee and have been struck for it (NXT-ARM-06). */
  readonly punished: readonly FigureId[];
  /** A perfect defence: everything parried. */
  readonly parried: boolean;
}

const STRIKE = declare<Strike>()({
  attackers: each(STRIKER),
  target: open,
  by: open,
  ward: open,
  surprise: open,
  stage: open,
  hits: open,
  unstoppable: open,
  blackShields: open,
  damage: open,
  punished: open,
  parried: open,
});

/** One attacker's share in an attack. */
export interface Share {
  readonly figure: FigureId;
  readonly hits: number;
  /** The weapon used; no longer in hand if thrown. */
  readonly weapon?: Striker['weapon'];
}

const SHARE = declare<Share>()({
  figure: open,
  hits: open,
  weapon: open,
});

/** An attacker's options for an attack. */
export interface StrikeChoice {
  /** A shooter's dagger, magic, or the weapon in hand thrown (NXT-ARM-01, NXT-ENC-03, CLS-RNG-01). */
  readonly with?: 'dagger' | 'magic' | 'thrown';
  /** Dice of a magic attack. */
  readonly mana?: number;
  /** Deadly design: an unstoppable die for a point of Mind (NXT-ENC-09). */
  readonly design?: true;
  /** A violet die instead of four combat dice (NXT-MON-05). */
  readonly assured?: true;
  readonly bite?: true;
  /** Dice a chaos warrior moves from its defence (NXT-CHW-04). */
  readonly power?: number;
}

/** The options of a held-back attack: a spell may replace the weapon (NXT-GRP-04). */
export interface HeldChoice extends StrikeChoice {
  readonly spell?: ArcanumId;
}

export type StrikeArm = 'weapon' | 'dagger' | 'magic' | 'bare' | 'claws';

export type StrikeStage =
  | 'declared'
  | 'warded'
  | 'surprised'
  | 'rolled'
  | 'defended'
  | 'shielded'
  | 'hurt'
  | 'answered'
  | 'countered'
  | 'done';

/** A question of NextLevel's. Classic's own questions stay in `pending`. */
export type NextPending =
  /** How many dice does the chaos warrior move to its defence? (NXT-CHW-02) */
  | { readonly tag: 'stance'; readonly strike: Strike }
  /** Against whom does the overwhelmed figure defend? (NXT-OVW-03) */
  | { readonly tag: 'ward'; readonly strike: Strike; readonly among: readonly FigureId[] }
  /** Which monster takes the blow, if any? (NXT-MON-02) */
  | { readonly tag: 'livingShield'; readonly strike: Strike; readonly among: readonly FigureId[] }
  /** Which of a group takes the counter-attack? (NXT-GRP-01) */
  | { readonly tag: 'counter'; readonly strike: Strike; readonly among: readonly FigureId[] }
  /** Which of those engaged with a shooter strikes? (NXT-ARM-06) */
  | {
      readonly tag: 'riposte';
      readonly strike: Strike;
      readonly shooter: FigureId;
      readonly among: readonly FigureId[];
    }
  /** Which weapon does the rack yield, the one drawn or another? (NXT-SRC-08, NXT-SRC-09) */
  | { readonly tag: 'rack'; readonly hero: HeroKind; readonly drawn: GearId }
  /** How are the skulls of a wide sweep shared out? (NXT-MON-06) */
  | {
      readonly tag: 'sweep';
      readonly figure: FigureId;
      readonly skulls: number;
      readonly among: readonly FigureId[];
    };

type AskedOf<T extends NextPending['tag']> = Extract<NextPending, { readonly tag: T }>;

const ASKED = byTag<NextPending>()({
  stance: declare<AskedOf<'stance'>>()({ tag: open, strike: STRIKE }),
  ward: declare<AskedOf<'ward'>>()({ tag: open, strike: STRIKE, among: open }),
  livingShield: declare<AskedOf<'livingShield'>>()({ tag: open, strike: STRIKE, among: open }),
  counter: declare<AskedOf<'counter'>>()({ tag: open, strike: STRIKE, among: open }),
  riposte: declare<AskedOf<'riposte'>>()({ tag: open, strike: STRIKE, shooter: open, among: open }),
  rack: declare<AskedOf<'rack'>>()({ tag: open, hero: open, drawn: open }),
  sweep: declare<AskedOf<'sweep'>>()({ tag: open, figure: open, skulls: open, among: open }),
});

/** An unseen monster that knows of the heroes. */
export interface Lurker {
  /** By index of the quest. */
  readonly monster: number;
  readonly square: Square;
  /** The round of its last ambush. */
  readonly round: number | null;
}

/** One figure's part of a wide sweep, or of falling furniture. */
export interface Blow {
  readonly figure: FigureId;
  readonly target: FigureId;
  /** Its share of the skulls; null if dice are still to be rolled. */
  readonly skulls: number | null;
}

const BLOW = declare<Blow>()({
  figure: open,
  target: open,
  skulls: open,
});

export interface Next {
  readonly facing: { readonly [figure: FigureId]: Direction };
  /** Figures that have not moved since they were placed: their players may still turn them (NXT-FAC-01). */
  readonly newcomers: readonly FigureId[];
  readonly plights: { readonly [figure: FigureId]: readonly Plight[] };
  /** Who is fighting whom hand to hand (NXT-ENG-01). */
  readonly engaged: readonly (readonly [FigureId, FigureId])[];
  readonly turn: NextTurn;
  readonly sheets: { readonly [hero in HeroKind]?: Sheet };
  readonly barricades: readonly Barricade[];
  /** By area (NXT-SRC-03). */
  readonly searchedRooms: readonly number[];
  /** Furniture, by index of the quest (NXT-SRC-04): heroes are shown it piece by piece. */
  readonly searchedPieces: readonly number[];
  /** Furniture that is gone, by index of the quest: toppled, hurled, smashed. */
  readonly wrecked: readonly number[];
  /** By trap index of the quest: its kind in NextLevel. */
  readonly trapKinds: readonly NextTrapKind[];
  /** Squares where a dwarf has built a trap (NXT-DWF-10). */
  readonly dwarfTraps: readonly Square[];
  readonly litter: readonly Litter[];
  readonly spheres: readonly Sphere[];
  /** Places filled with Black Mist, each a list of squares (NXT-FIM-07). */
  readonly mists: readonly (readonly Square[])[];
  /** Marsh Gas that goes off in Morcar's next turn (NXT-FIM-05). */
  readonly gases: readonly (readonly Square[])[];
  /** Alerted unseen monsters, by index of the quest, and where they are now (NXT-AMB-05). */
  readonly alerted: readonly Lurker[];
  /** The last attack's attackers, who share experience (NXT-GRP-03). */
  readonly lastStrike: readonly Share[];
  /** The remaining blows of an attack on several figures (NXT-MON-06, NXT-MON-08). */
  readonly blows: readonly Blow[];
  /** Rules of traps and monsters the heroes have met, and may read from now on (NXT-GM-02, NXT-GM-03). */
  readonly shown: readonly RuleId[];
  readonly asked: NextPending | null;
}

export const NEXT = declare<Next>()({
  facing: open,
  newcomers: open,
  plights: secretAmbushes(byName(each(PLIGHT))),
  engaged: open,
  turn: TURN,
  sheets: byKey<HeroKind>()(SHEET),
  barricades: each(BARRICADE),
  searchedRooms: open,
  searchedPieces: morcars(({ searchedPieces }) => searchedPieces),
  wrecked: morcars(({ wrecked }) => wrecked),
  trapKinds: morcars(({ trapKinds }) => trapKinds),
  dwarfTraps: open,
  litter: each(LITTER),
  spheres: each(SPHERE),
  mists: open,
  gases: open,
  alerted: morcars(({ alerted }) => alerted),
  lastStrike: each(SHARE),
  blows: each(BLOW),
  shown: open,
  asked: maybe(ASKED),
});
