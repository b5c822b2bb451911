/** A die by its pips, or by the word of its face where it has none. */
import { DieShape, Pips } from '../../board/DieShape.tsx';
import type { DieProps } from '../../board/DieShape.tsx';

export function PlainDie(props: DieProps) {
  const { face } = props;
  return (
    <DieShape {...props}>
      {typeof face === 'number' && face <= 6 ? (
        <Pips face={face} />
      ) : (
        <text x={32} y={41}>
          {face}
        </text>
      )}
    </DieShape>
  );
}
