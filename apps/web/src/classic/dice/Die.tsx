/** A picture of a die's face, or of a card from a pile. Faces differ by outline, not by colour alone. */
import type { ReactNode } from 'react';
import { CombatPicture } from '../../board/CombatFace.tsx';
import { DieShape, Pips } from '../../board/DieShape.tsx';
import type { DieProps } from '../../board/DieShape.tsx';
import './dice.css';

/** The text beside it names the face; the picture is decoration. */
export function Die(props: DieProps): ReactNode {
  const { face } = props;
  return (
    <DieShape {...props}>
      {typeof face === 'number' ? <Pips face={face} /> : <CombatPicture face={face} />}
    </DieShape>
  );
}
