/** A hint for a first expedition: over the board on a phone or with a question open; else beside its action. */
import { HintBubble, useKeyOf } from '../../play/HintBubble.tsx';
import type { Table } from '../play/desk.ts';
import { HINT_IDS, hintText } from '../play/hints.ts';
import type { AdvancedHint } from '../play/hints.ts';

interface Props {
  readonly table: Table;
  readonly hint: AdvancedHint;
}

/** A chosen or staged action has its own text. */
export function Hint({ table, hint }: Props) {
  const keyOf = useKeyOf();
  const { hand, scene } = table;
  if (hand.mode !== null || hand.staged !== null) return null;
  return <HintBubble id={hint.id} ids={HINT_IDS} by={hint.by} text={hintText(hint, scene.language, keyOf)} />;
}
