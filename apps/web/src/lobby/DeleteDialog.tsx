/** The host deletes a table: asks once more, and offers the match file first. */
import { useState } from 'react';
import { deleteTable, fileOf, forget } from '../net/tables.ts';
import { fileName } from '../play/exportLog.ts';
import { isCampaign } from '@oubliette/shelf';
import { saveFile } from '../ui/saveFile.ts';
import { Button } from '../ui/Button.tsx';
import { SureDialog } from '../ui/SureDialog.tsx';
import { toast } from '../ui/notices.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { KEEPING } from '../tables/keepingWords.ts';
import type { Mine } from '../tables/myTables.ts';
import { whyNot } from '../tables/problems.ts';

interface Props {
  readonly mine: Mine;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Saves the match file of one of the player's tables, or shows why there is none. */
export function useSaveTable({ link, where, summary }: Mine): () => Promise<void> {
  const words = useWords(KEEPING);
  const language = useLanguage();
  return async () => {
    const file = await fileOf(link, where).catch(() => null);
    if (file === null) return toast(words('noFileYet'), 'warning');
    saveFile(fileName(summary.title[language], 'json'), 'application/json', JSON.stringify(file));
    return toast(words('saved'), 'good');
  };
}

export function DeleteDialog({ mine, onClose, onDeleted }: Props) {
  const words = useWords(KEEPING);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const save = useSaveTable(mine);

  async function remove(): Promise<void> {
    setBusy(true);
    const problems = await deleteTable(mine.link, mine.where);
    setBusy(false);
    if (problems === null) {
      forget(mine.link.table);
      toast(words('deleted'), 'good');
      onDeleted();
      return;
    }
    const why = problems.length === 0 ? words('notHost') : whyNot(problems, language);
    toast(words('notDeleted', { why }), 'warning');
    onClose();
  }

  return (
    <SureDialog
      title={words('deleteQuestion', { title: mine.summary.title[language] })}
      yes={words('delete')}
      busy={busy}
      onYes={() => void remove()}
      onClose={onClose}
      first={
        <Button icon="file" onClick={() => void save()}>
          {words('saveFirst')}
        </Button>
      }
    >
      <p>{words('deleteText')}</p>
      {isCampaign(mine.summary.game) && <p>{words('deleteCampaign')}</p>}
    </SureDialog>
  );
}
