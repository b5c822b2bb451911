/** Dialogs over the table, shown on request. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { AskingDialog } from './AskingDialog.tsx';
import { CommandBox } from './CommandBox.tsx';
import { FairDialog } from './FairPanel.tsx';
import type { TableScene } from '../play/gameUi.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { LuckDialog } from './LuckPanel.tsx';
import type { Opened } from './TableHead.tsx';
import { TakeBackDialog } from './TakeBack.tsx';
import { TABLE } from './words.ts';

const EndingPanel = lazy(async () => ({ default: (await import('./EndingPanel.tsx')).EndingPanel }));

interface Props {
  readonly scene: TableScene;
  readonly opened: Opened;
  readonly onClose: () => void;
}

export function Overlays({ scene, opened, onClose }: Props) {
  const words = useWords(TABLE);
  const { ui } = useAtTable();
  switch (opened) {
    case null:
      return null;
    case 'sheets':
      return (
        <Dialog open onClose={onClose} title={words('sheets')} size="large">
          <ui.Sheets scene={scene} />
        </Dialog>
      );
    case 'takeBack':
      return <TakeBackDialog onClose={onClose} />;
    case 'fair':
      return <FairDialog onClose={onClose} />;
    case 'luck':
      return <LuckDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'command':
      return <CommandBox scene={scene} onClose={onClose} />;
    case 'asking':
      return <AskingDialog onClose={onClose} />;
    case 'ending':
      return (
        <Suspense fallback={null}>
          <EndingPanel scene={scene} onClose={onClose} />
        </Suspense>
      );
  }
}
