/** What can be done with a recorded match besides watching it. */
import { useRef, useState } from 'react';
import type { Chair } from '@oubliette/table';
import { invitation } from '../tables/links.ts';
import { go, makePath } from '../router.ts';
import { saveFile } from '../ui/saveFile.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { toast } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { fileName, logAsJson, logAsText } from '../play/exportLog.ts';
import { FileInput } from './FileInput.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import type { Recorded } from './source.ts';
import type { Shown } from './useReplay.ts';
import { REPLAY } from './words.ts';

interface Props {
  readonly recorded: Recorded;
  readonly shown: Shown;
  readonly title: string;
  readonly chairs: readonly Chair[];
  readonly read: (chosen: Blob) => Promise<void>;
}

export function ReplayMenu({ recorded, shown, title, chairs, read }: Props) {
  const words = useWords(REPLAY);
  const [open, setOpen] = useState<'no' | 'check' | 'playOn'>('no');
  const chooser = useRef<HTMLInputElement>(null);
  const { from, replay } = recorded;
  const { lines, told, row } = shown;
  const watchers = useRef<string | null>(null);
  // Never the player's own secret, which is a chair: a link to watch, if the table gives any; otherwise
  // players have links of their own.
  const copy = async () => {
    if (from !== null && from.where === 'server' && replay.over)
      watchers.current ??= await invitation(from, from.where, 'watch');
    const secret = watchers.current ?? '';
    const path = makePath({ at: 'replay', table: from?.table ?? null, secret, seq: row });
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    const who = from === null ? 'linkFile' : secret === '' ? 'linkTable' : 'linkWatch';
    toast(`${words('linked')} ${words(who)}`, 'good');
  };
  const items = [
    { key: 'link', icon: 'copy', title: words('link'), onChoose: () => void copy() },
    { key: 'check', icon: 'wax-seal', title: words('check'), onChoose: () => setOpen('check') },
    {
      key: 'file',
      icon: 'file',
      title: words('saveFile'),
      onChoose: () => saveFile(fileName(title, 'json'), 'application/json', JSON.stringify(replay.file)),
    },
    {
      key: 'text',
      icon: 'scroll-quill',
      title: words('saveText'),
      onChoose: () => saveFile(fileName(title, 'txt'), 'text/plain', logAsText(title, lines)),
    },
    {
      key: 'json',
      icon: 'scroll-quill',
      title: words('saveJson'),
      onChoose: () =>
        saveFile(fileName(`${title} log`, 'json'), 'application/json', logAsJson(title, lines, told.batches)),
    },
    ...(from === null
      ? []
      : [
          {
            key: 'print',
            icon: 'scroll-unfurled',
            title: words('print'),
            onChoose: () => go({ at: 'print', what: ['table', from.table], secret: from.secret, query: {} }),
          } as const,
        ]),
    {
      key: 'other',
      icon: 'scroll-unfurled',
      title: words('chooseOther'),
      onChoose: () => chooser.current?.click(),
    },
  ] as const;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen('playOn')} className="replay-playon">
        {words('playOn')}
      </Button>
      <Menu
        label={words('more')}
        items={[
          { key: 'playOn', icon: 'play', title: words('playOn'), onChoose: () => setOpen('playOn') },
          ...items,
        ]}
      />
      <FileInput ref={chooser} read={read} hidden />
      {open === 'check' && <CheckDialog recorded={recorded} close={() => setOpen('no')} />}
      {open === 'playOn' && (
        <PlayOnDialog recorded={recorded} chairs={chairs} shown={shown} close={() => setOpen('no')} />
      )}
    </>
  );
}
