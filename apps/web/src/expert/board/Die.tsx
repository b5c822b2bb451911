/** A die of Expert: its skull dice have the faces of classic's combat dice. */
import type { ReactNode } from 'react';
import { CombatPicture } from '../../board/CombatFace.tsx';
import { DieShape, Pips } from '../../board/DieShape.tsx';
import type { DieProps } from '../../board/DieShape.tsx';

const PICTURES: Readonly<Record<string, string>> = {
  heroShield: 'whiteShield',
  monsterShield: 'blackShield',
};

export function Die(props: DieProps): ReactNode {
  const { face } = props;
  return (
    <DieShape {...props}>
      {typeof face === 'number' ? <Pips face={face} /> : <CombatPicture face={PICTURES[face] ?? face} />}
    </DieShape>
  );
}
