/** A field for typed commands: "move F7", "attack orc 2". */
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { announce } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import { useFocusInside } from './useFocusInside.ts';
import { TABLE } from './words.ts';

export function CommandBox({ scene, onClose }: { readonly scene: TableScene; readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { ui } = useAtTable();
  const form = useFocusInside<HTMLFormElement>('input');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  async function go(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '' || ui.command === undefined) return;
    const answer = await ui.command(wanted, scene);
    setText('');
    setSaid(answer);
    announce(answer);
  }
  return (
    <Dialog open onClose={onClose} title={words('commandTitle')} size="small">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <TextField
          label={words('commandTitle')}
          hint={words('commandHint')}
          value={text}
          onValue={setText}
          autoComplete="off"
        />
        <p>{said}</p>
        <Button type="submit" kind="primary" wide>
          {words('commandGo')}
        </Button>
      </form>
    </Dialog>
  );
}
