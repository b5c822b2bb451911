/** A hint for a first quest: over the board on a phone; else under its action or question. */
import { isPlayedBack } from '../../play/desk.ts';
import { HintBubble, useKeyOf } from '../../play/HintBubble.tsx';
import { usePassingHint } from '../../play/seenHints.ts';
import { hintText, taught, useHint } from '../play/hints.ts';
import type { ExpertHint } from '../play/hints.ts';
import type { Table } from '../play/table.ts';

interface Props {
  readonly table: Table;
  readonly hint: ExpertHint;
}

/** A chosen or staged action has its own text. */
export function Hint({ table, hint }: Props) {
  const keyOf = useKeyOf();
  const { hand, scene, situation } = table;
  if (hand.mode !== null || hand.staged !== null) return null;
  const text = hintText(hint, scene.language, keyOf);
  return <HintBubble id={hint.id} ids={taught(situation)} by={hint.by} text={text} />;
}

/** Beside the board; a hint whose moment has passed does not come back. */
export function BoardHint({ table }: { readonly table: Table }) {
  const { scene, hand } = table;
  const busy = isPlayedBack(scene) || hand.acting || scene.present.rolling !== null;
  const hint = useHint(table, busy);
  usePassingHint(hint?.id);
  return hint === null ? null : <Hint table={table} hint={hint} />;
}
