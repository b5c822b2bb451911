/** What is staged and its effect, to confirm or take back. */
import { StagedCard } from '../../play/StagedCard.tsx';
import { useSpoken } from '../../ui/useSpoken.ts';
import { walkText } from '../play/labels.ts';
import type { Table } from '../play/table.ts';

export function Staged({ table }: { readonly table: Table }) {
  const { hand, words, desk, scene, names, label } = table;
  const { staged } = hand;
  const text =
    staged === null
      ? null
      : staged.is === 'walk'
        ? walkText(staged, scene.view, names, scene.language)
        : label(staged.command);
  useSpoken(text);
  if (staged === null) return null;
  return (
    <StagedCard
      desk={desk}
      hand={hand}
      text={text}
      className="desk-staged"
      thenEnd={mayEnd(table) ? words('thenEnd') : null}
    />
  );
}

function mayEnd({ hand: { staged }, situation: { question, figures, view } }: Table): boolean {
  if (staged?.is === 'command' && ['endTurn', 'leave'].includes(staged.command.type)) return false;
  return question === null && figures.length === 1 && view.turn.act !== null;
}
