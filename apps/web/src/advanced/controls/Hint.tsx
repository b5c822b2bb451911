/** A hint for a first expedition: over the board on a phone; else under its action or question. */
import { HintBubble, useKeyOf } from '../../play/HintBubble.tsx';
import type { Table } from '../play/table.ts';
import { hintText, taught } from '../play/hints.ts';
import type { AdvancedHint } from '../play/hints.ts';

interface Props {
  readonly table: Table;
  readonly hint: AdvancedHint;
}

/** A chosen or staged action has its own text. */
export function Hint({ table, hint }: Props) {
  const keyOf = useKeyOf();
  const { hand, scene, situation } = table;
  if (hand.mode !== null || hand.staged !== null) return null;
  return (
    <HintBubble
      id={hint.id}
      ids={taught(situation)}
      by={hint.by}
      text={hintText(hint, scene.language, keyOf)}
    />
  );
}
