/** A hint for a first expedition: over the board on a phone, and where something is asked; else beside its action. */
import { HintBubble, useKeyOf } from '../../play/HintBubble.tsx';
import type { Table } from '../play/desk.ts';
import { HINT_IDS, hintText } from '../play/hints.ts';
import type { AdvancedHint } from '../play/hints.ts';

interface Props {
  readonly table: Table;
  readonly hint: AdvancedHint;
}

/** Whatever is in hand or staged has words of its own. */
export function Hint({ table, hint }: Props) {
  const keyOf = useKeyOf();
  const { hand, scene } = table;
  if (hand.mode !== null || hand.staged !== null) return null;
  return <HintBubble id={hint.id} ids={HINT_IDS} by={hint.by} text={hintText(hint, scene.language, keyOf)} />;
}
