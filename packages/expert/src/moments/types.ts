/** Moments at which the game master may play an Event, and what heroes may answer (EXP-EVT-02, EXP-UAB-07). */
import type { Direction, Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import type { SkullFace } from '../combat/types.ts';
import type { ClassId } from '../content/characters.ts';
import type { EventId } from '../content/events.ts';
import { declare, open } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

/** The ten moments of the game master (EXP-EVT-02). */
export const MOMENTS = [
  'turnStart',
  'turnEnd',
  'gmTurnStart',
  'gmTurnEnd',
  'activation',
  'entered',
  'declared',
  'drawn',
  'placed',
  'rolled',
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** An action or attack that has been declared, and is not resolved yet. */
export type Deed =
  | { readonly is: 'attack'; readonly target: FigureId }
  | { readonly is: 'door'; readonly at: Square; readonly side: Direction }
  | { readonly is: 'tile'; readonly tile: string }
  | { readonly is: 'furniture'; readonly tile: string; readonly piece: string };

export type EventMoment =
  /** A hero's turn. */
  | { readonly is: 'turnStart' | 'turnEnd'; readonly figure: FigureId }
  | { readonly is: 'gmTurnStart' | 'gmTurnEnd' | 'drawn' | 'placed' }
  /** A creature's. */
  | { readonly is: 'activation'; readonly figure: FigureId }
  /** By its own movement: never by force. */
  | { readonly is: 'entered'; readonly figure: FigureId; readonly square: Square }
  | { readonly is: 'declared'; readonly figure: FigureId; readonly deed: Deed }
  /** The dice lie in the blow under way; the figure is whoever rolled them. */
  | { readonly is: 'rolled'; readonly figure: FigureId; readonly of: 'attack' | 'defence' };

/** What an Event is played on. */
export interface EventTarget {
  readonly figure: FigureId | null;
  readonly at: Square | null;
  /** Of a door, with its cell. */
  readonly side: Direction | null;
}

/** What heroes may answer, as it lies on the table now. */
export type Occasion =
  /** An Event card has been shown with its target, and has no effect yet (EXP-EVT-05). */
  | {
      readonly is: 'event';
      readonly card: EventId;
      readonly target: EventTarget;
      readonly moment: EventMoment;
    }
  /** An attack has been declared, and no die rolled yet. */
  | {
      readonly is: 'attack';
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly shot: boolean;
    }
  /** Dice have been seen, and nothing has come of them yet. */
  | {
      readonly is: 'roll';
      readonly of: 'attack' | 'defence';
      readonly roller: FigureId;
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly shot: boolean;
      readonly faces: readonly SkullFace[];
      /** Hits as they stand: with the defence dice, those not blocked. */
      readonly hits: number;
    };

/** Something a hero can put in: an ability, or a Treasure card it holds. */
export interface Answer {
  readonly hero: ClassId;
  readonly by: 'ability' | 'card';
  readonly id: string;
}

export type MomentCommand =
  /** To an Event, an attack or a roll. */
  | { readonly type: 'answer'; readonly hero: string; readonly by: Answer['by']; readonly id: string }
  | { readonly type: 'passAnswer' };

export interface MomentFacts {
  /** No seat hears it: it keeps anybody from taking back what the game master has let pass. */
  momentCame: { is: MomentName };
  /** A card has made an action impossible: it is spent (EXP-EVT-02). */
  deedLost: { figure: FigureId };
  answered: Answer & { to: Occasion['is'] };
  answerPassed: { hero: ClassId; to: Occasion['is'] };
}

export type MomentFrame = GmMomentFrame | AnsweringFrame;

/** Armed cards that fit play themselves; then the game master is asked, where watching. */
export interface GmMomentFrame extends FrameBase {
  readonly tag: 'moment';
  readonly moment: EventMoment;
  readonly over: boolean;
}

/** Heroes answer one after another: the occasion is the card or the blow under this frame. */
export interface AnsweringFrame extends FrameBase {
  readonly tag: 'answering';
  readonly to: Occasion['is'];
  /** Still to be asked, the first now. */
  readonly asked: readonly ClassId[];
}

export const MOMENT_FRAME = declare<GmMomentFrame>()({ tag: open, moment: open, over: open, answer: open });
export const ANSWERING_FRAME = declare<AnsweringFrame>()({
  tag: open,
  to: open,
  asked: open,
  answer: open,
});
