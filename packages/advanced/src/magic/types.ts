/** State, questions and events of magic. */
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import type { FrameBase } from '../kit.ts';
import type { Effect, FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

/** The five kinds of component (ADV-MAG-09). */
export const COMPONENTS = ['redDragonAshes', 'silverKey', 'ashes', 'phoenixFeather', 'dragonFang'] as const;
/** Components of dark spells (ADV-DARK-02 to ADV-DARK-04). */
export const DARK_COMPONENTS = ['marshGas', 'warpstone', 'daemonStatue'] as const;
export type ComponentId = (typeof COMPONENTS)[number] | (typeof DARK_COMPONENTS)[number];

/** Ids of `content/spells.ts`. */
export type SpellId = string;

/** From a book or a monster's memory; or from an item that needs no components (ADV-MGT-14, ADV-MGT-25). */
export type SpellSource = 'book' | 'wand' | 'scroll';

export type MagicCommand =
  | { readonly type: 'cast'; readonly figure: FigureId; readonly spell: SpellId }
  /** Answers: the target of a spell, as its description says. */
  | { readonly type: 'aimAtFigure'; readonly target: FigureId }
  | { readonly type: 'aimAtSquare'; readonly at: Square }
  | { readonly type: 'aimAtWall'; readonly at: Square; readonly side: Direction }
  | { readonly type: 'aimAtSection'; readonly area: string }
  /** No more companions for a Swift Wind. */
  | { readonly type: 'aimDone' }
  /** One square of a forced run, or its end (ADV-SPELL-07). */
  | { readonly type: 'drive'; readonly to: Square | null }
  /** Any time after a death in this turn (ADV-SPELL-09). */
  | { readonly type: 'raiseDead'; readonly figure: FigureId; readonly target: FigureId }
  /** The turn ends: the dead stay dead. */
  | { readonly type: 'letRest' };

export type MagicCommandOf<T extends MagicCommand['type']> = Extract<MagicCommand, { readonly type: T }>;

export interface MagicFacts {
  effectBegan: { figure: FigureId; effect: Effect };
  effectEnded: { figure: FigureId; tag: string };
  spellCast: {
    figure: FigureId;
    spell: SpellId;
    source: SpellSource;
    components: readonly ComponentId[];
    /** In answer to a death, even in another's turn. */
    reaction: boolean;
  };
  intelligenceTested: {
    figure: FigureId;
    spell: SpellId;
    face: number;
    intelligence: number;
    passed: boolean;
  };
  spellFailed: { figure: FigureId; spell: SpellId };
  spellAimed: { figure: FigureId; spell: SpellId; target: FigureId };
  templatePlaced: { figure: FigureId; spell: SpellId; square: Square; squares: readonly Square[] };
  spellKeptOff: { figure: FigureId; spell: SpellId };
  spellBurned: {
    /** The caster; null for a trap's spell. */
    by: FigureId | null;
    spell: SpellId;
    target: FigureId;
    faces: readonly number[];
    toughness: number;
    wounds: number;
  };
  /** Wounds restored. */
  phoenixHealed: { figure: FigureId; wounds: number };
  /** A Flaming Hand hits: a die of wounds for each hit. */
  handBurned: { figure: FigureId; target: FigureId; faces: readonly number[]; wounds: number };
  windRolled: { figure: FigureId; face: number; number: number };
  quickened: { figure: FigureId };
  flightRolled: { figure: FigureId; target: FigureId; face: number; squares: number };
  driven: { figure: FigureId; from: Square; to: Square; left: number };
  flightEnded: { figure: FigureId };
  windowOpened: { figure: FigureId; exit: Exit };
  /** A new door; `unsure` if there may be only rock behind it. */
  keyTurned: { figure: FigureId; exit: Exit; unsure: boolean };
  airStilled: { figure: FigureId; area: string };
  chokeTightened: { figure: FigureId; left: number };
  /** Alive again, on a square by the body, with what is left in the pile. */
  raised: { figure: FigureId; wounds: number; square: Square; pile: string | null };
  soulLost: { figure: FigureId };
  /** No figure can be called back any more. */
  ritesOver: Record<never, never>;
}

/** A spell is being cast: first its tests, then its target. */
export interface CastingFrame extends FrameBase {
  readonly tag: 'casting';
  readonly figure: FigureId;
  readonly spell: SpellId;
  readonly stage: 'test' | 'tested' | 'count' | 'aim';
  /** Intelligence tests left. */
  readonly tests: number;
  /** A single failure spoils the spell (ADV-CRE-16, ADV-CRE-17). */
  readonly all: boolean;
  readonly passed: boolean;
  /** Named beforehand: the dead figure to raise. */
  readonly target: FigureId | null;
  /** Figures a Swift Wind carries besides the wizard, and the most it may carry. */
  readonly chosen: readonly FigureId[];
  readonly most: number;
}

export const CASTING_FRAME = declare<CastingFrame>()({
  tag: open,
  figure: open,
  spell: open,
  stage: open,
  tests: open,
  all: open,
  passed: open,
  target: open,
  chosen: open,
  most: open,
  answer: unread,
});

/** A spell reaches its targets, one by one; some may ward it off. */
export interface TouchingFrame extends FrameBase {
  readonly tag: 'touching';
  readonly by: FigureId | null;
  readonly spell: SpellId;
  readonly passed: boolean;
  /** The first is the present one. */
  readonly targets: readonly FigureId[];
  readonly stage: 'ward' | 'touch';
}

export const TOUCHING_FRAME = declare<TouchingFrame>()({
  tag: open,
  by: open,
  spell: open,
  passed: open,
  targets: open,
  stage: open,
  answer: unread,
});

/** A figure runs where a wizard's player wants (ADV-SPELL-07). */
export interface FleeingFrame extends FrameBase {
  readonly tag: 'fleeing';
  readonly figure: FigureId;
  readonly by: FigureId;
  readonly over: boolean;
}

export const FLEEING_FRAME = declare<FleeingFrame>()({
  tag: open,
  figure: open,
  by: open,
  over: open,
  answer: unread,
});

/** A victim's last breath (ADV-DARK-02). */
export interface ChokingFrame extends FrameBase {
  readonly tag: 'choking';
  readonly figure: FigureId;
  readonly stage: 'fate' | 'end';
}

export const CHOKING_FRAME = declare<ChokingFrame>()({
  tag: open,
  figure: open,
  stage: open,
  answer: unread,
});

/** The end of a turn with a death that might be undone by raising (ADV-SPELL-09). */
export interface RitesFrame extends FrameBase {
  readonly tag: 'rites';
  /** Wizards who decline. */
  readonly declined: readonly FigureId[];
}

export const RITES_FRAME = declare<RitesFrame>()({
  tag: open,
  declined: open,
  answer: unread,
});

export type MagicFrame = CastingFrame | TouchingFrame | FleeingFrame | ChokingFrame | RitesFrame;
