/** What the player may do now: the game's own controls, dice to type, or a question to answer. */
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import { HandDice } from './HandDice.tsx';
import { PassDevice } from './PassDevice.tsx';
import { TakeBackAsked } from './TakeBack.tsx';
import { TABLE } from './words.ts';

export function ActionArea({ scene }: { readonly scene: TableScene }) {
  const words = useWords(TABLE);
  const { ui, table } = useAtTable();
  const { rolling } = table.present;
  return (
    <section id="my-actions" className="play-actions" tabIndex={-1} aria-label={words('tabActions')}>
      <TakeBackAsked />
      <PassDevice />
      {rolling === null ? <ui.Controls scene={scene} /> : <HandDice rolling={rolling} />}
    </section>
  );
}
