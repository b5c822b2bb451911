/** The face of each kind of figure, and the small sign of each lasting effect. */
import type { Condition, Figure } from '@oubliette/classic';
import type { TokenLook } from '../../board/TokenShape.tsx';
import type { Subject } from '../../pictures/picture.ts';
import { CLASSIC_PICTURES } from '../pictures/gallery.ts';

type FigureKind = Figure['kind'];

/** What a token shows of a figure. */
export interface Pictured
  extends Pick<TokenLook, 'mark' | 'body' | 'maxBody'>, Pick<Figure, 'kind' | 'side'> {
  readonly conditions?: readonly Condition[];
}

export function tokenLook({ kind, side, mark, body, maxBody, conditions = [] }: Pictured): TokenLook {
  return {
    side,
    face: faceOf(kind),
    asleep: conditions.includes('asleep'),
    signs: conditions.map((condition) => CONDITION_SIGNS[condition]),
    ...(mark === undefined ? {} : { mark }),
    ...(body === undefined ? {} : { body }),
    ...(maxBody === undefined ? {} : { maxBody }),
  };
}

/** A kind without a picture is shown hooded. */
function faceOf(kind: FigureKind): Subject {
  const { hero, monster } = CLASSIC_PICTURES;
  return hero[kind] ?? monster[kind] ?? monster['stranger']!;
}

/** In a box of 24 by 24; strokes. */
const CONDITION_SIGNS: Readonly<Record<Condition, string>> = {
  asleep: 'M7 7h10L7 17h10',
  stunned: 'M12 12a2 2 0 0 1 3 2a4 4 0 0 1-7 0a6 6 0 0 1 10-4a7 7 0 0 1 0 9',
  pit: 'M5 9h14M12 5v13M7 14l5 5 5-5',
  courage: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  strength: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  rockSkin: 'M6 6h12v6q0 5-6 7q-6-2-6-7z',
  resilience: 'M6 6h12v6q0 5-6 7q-6-2-6-7z',
  veilOfMist: 'M5 9q3.500-4 7 0t7 0M5 15q3.500-4 7 0t7 0',
  passThroughRock: 'M6 19v-8a6 6 0 0 1 12 0v8M12 19v-6',
  swiftWind: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  speed: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  brew: 'M5 8l6 8M11 8l-6 8M14 10q0-3 2.500-3t2.500 3q0 2-5 7h5',
};
