/** Whether a list that grows at its end is followed, or its reader has gone up in it. */

export interface Following {
  readonly follows: boolean;
  /** How far it was scrolled when last looked at. */
  readonly top: number;
}

type Box = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** So near the end, in pixels, is at the end. */
const NEAR = 40;

export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Box): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

/** Only a reader goes up: lines that come, or a box that shrinks, leave the top where it is. */
export function scrolledTo(box: Box, { follows, top }: Following): Following {
  return { follows: isAtEnd(box) || (follows && box.scrollTop >= top), top: box.scrollTop };
}
