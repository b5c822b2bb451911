/** The current hint, in the words of the book being played. */
import { HintBubble as Bubble, useKeyOf } from '../../play/HintBubble.tsx';
import { useSeenHints } from '../../play/seenHints.ts';
import { hintFor, taught } from '../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import type { Classic } from '../useClassic.ts';

/** The current hint, if there is one not yet closed. */
export function useHint({ kit, scene, situation, hand }: Classic, busy: boolean): Hint | null {
  const known = useSeenHints();
  return busy ? null : hintFor(kit.hints, scene.view, situation, hand, known);
}

export function HintBubble({ classic, hint }: { readonly classic: Classic; readonly hint: Hint }) {
  const { kit, scene, situation } = classic;
  const keyOf = useKeyOf();
  const keyBy = (by: string | null | undefined): string =>
    keyOf(situation.menu?.items.find(({ id }) => id === by)?.action.key);
  const text = kit.hints.text(hint.id, scene.language, { key: keyBy(hint.by), other: keyBy(hint.also) });
  return <Bubble id={hint.id} ids={taught(kit.hints, scene.view, situation)} by={hint.by} text={text} />;
}
