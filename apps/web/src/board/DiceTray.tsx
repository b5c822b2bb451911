/** Dice as they fall, over the board: their purpose, their faces, and which of them counted. */
import type { ComponentType, ReactNode } from 'react';
import { Beside } from './Beside.tsx';
import type { Over } from './Board.tsx';
import type { Point } from './geometry.ts';
import './diceTray.css';

interface FallenDie {
  readonly die: string;
  readonly face: string | number;
  readonly counts: boolean;
}

interface DiceTrayProps extends Pick<Over, 'camera' | 'about'> {
  readonly rolls: readonly { readonly caption: string; readonly dice: readonly FallenDie[] }[];
  /** Whoever rolls. */
  readonly around: readonly Point[];
  readonly Die: ComponentType<FallenDie>;
}

/** Decoration: the log says the same in words. */
export function DiceTray({ rolls, around, Die, camera, about }: DiceTrayProps): ReactNode {
  if (rolls.length === 0) return null;
  return (
    <Beside camera={camera} around={[...around, ...about]}>
      <div className="board-dice" aria-hidden="true">
        {rolls.map(({ caption, dice }, index) => (
          <div key={index} className="board-dice-row">
            <span>{caption}</span>
            {dice.map((die, at) => (
              <Die key={at} {...die} />
            ))}
          </div>
        ))}
      </div>
    </Beside>
  );
}
