/** Which questions of this game are put to the person, each always, when it matters, or never. */
import { AskChoices } from '../play/AskChoices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { TABLE } from './words.ts';

export function AskingDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { ui } = useAtTable();
  return (
    <Dialog open onClose={onClose} title={words('askingTitle')}>
      <AskChoices sorts={ui.askSorts} />
    </Dialog>
  );
}
