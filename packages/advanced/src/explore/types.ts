/** State, questions and events of exploration: walking, doors, searching, armour, stairs. */
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import type { ArmourId } from '../gear/types.ts';
import type { FrameBase } from '../kit.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type ExploreCommand =
  /** To the next square, or across companions to the next free one (ADV-EXPL-18). */
  | { readonly type: 'step'; readonly figure: FigureId; readonly to: Square }
  /** A door is named by a square beside it, and the side of that square it stands on. */
  | { readonly type: 'openDoor'; readonly figure: FigureId; readonly at: Square; readonly side: Direction }
  | { readonly type: 'closeDoor'; readonly figure: FigureId; readonly at: Square; readonly side: Direction }
  | { readonly type: 'openChest'; readonly figure: FigureId; readonly chest: string }
  | { readonly type: 'closeChest'; readonly figure: FigureId; readonly chest: string }
  | { readonly type: 'searchWall'; readonly figure: FigureId; readonly side: Direction }
  | { readonly type: 'placeSecretDoor'; readonly at: Square }
  | { readonly type: 'searchRoom'; readonly figure: FigureId }
  | { readonly type: 'takeOffArmour'; readonly figure: FigureId; readonly armour: readonly ArmourId[] }
  | {
      readonly type: 'putOnArmour';
      readonly figure: FigureId;
      readonly pile: string;
      readonly armour: readonly ArmourId[];
    }
  | { readonly type: 'leaveDungeon'; readonly figure: FigureId }
  /** Off the board, to wait until the party changes level (ADV-STAIR-05). */
  | { readonly type: 'takeStairs'; readonly figure: FigureId }
  | { readonly type: 'comeBack'; readonly figure: FigureId; readonly at: Square }
  /** Given by the leader's player, when all agree. */
  | { readonly type: 'changeLevel' };

export type ExploreCommandOf<T extends ExploreCommand['type']> = Extract<
  ExploreCommand,
  { readonly type: T }
>;

export interface ExploreFacts {
  /** `across`: companions' squares passed on the way; `left`: the squares it may still go. */
  stepped: {
    figure: FigureId;
    from: Square;
    to: Square;
    across: readonly Square[];
    left: number;
    trodden: boolean;
  };
  /** Nothing happened on new ground. */
  trod: { square: Square };
  /** A trap was noticed in time: back on the square before it (ADV-SPOT-05). */
  drewBack: { figure: FigureId; to: Square; left: number };
  doorOpened: { figure: FigureId; at: Square; side: Direction; exit: Exit | null };
  doorClosed: { figure: FigureId; at: Square; side: Direction; exit: Exit | null };
  chestClosed: { figure: FigureId; chest: string };
  wallSearched: {
    figure: FigureId;
    area: string;
    side: Direction;
    face: number;
    found: boolean;
  };
  roomSearched: { figure: FigureId; area: string };
  /** Two dice for hidden treasure in a room (ADV-SECR-16). */
  treasureSought: {
    figure: FigureId;
    faces: readonly [number, number];
    found: 'counter' | 'nothing' | 'gold' | 'magic';
  };
  cacheFound: { figure: FigureId; face: number; gold: number };
  armourTakenOff: { figure: FigureId; armour: readonly ArmourId[]; pile: string; square: Square };
  armourPutOn: { figure: FigureId; armour: readonly ArmourId[]; pile: string };
  leftDungeon: { figure: FigureId; with: readonly FigureId[] };
  tookStairs: { figure: FigureId; with: readonly FigureId[]; area: string };
  cameBack: { figure: FigureId; at: Square };
  levelChanged: { from: number; to: number };
}

export type ExploreFrame = SteppingFrame | SecretDoorFrame;

/** A step on new ground (ADV-SPOT-02). */
export interface SteppingFrame extends FrameBase {
  readonly tag: 'stepping';
  readonly figure: FigureId;
  readonly from: Square;
  readonly to: Square;
  readonly stage: 'offer' | 'offered' | 'sprung';
}

export const STEPPING_FRAME = declare<SteppingFrame>()({
  tag: open,
  figure: open,
  from: open,
  to: open,
  stage: open,
  answer: unread,
});

/** A secret door has been found; the finder chooses its place (ADV-SECR-10). */
export interface SecretDoorFrame extends FrameBase {
  readonly tag: 'secretDoor';
  readonly figure: FigureId;
  readonly squares: readonly Square[];
  readonly side: Direction;
}

export const SECRET_DOOR_FRAME = declare<SecretDoorFrame>()({
  tag: open,
  figure: open,
  squares: open,
  side: open,
  answer: unread,
});
