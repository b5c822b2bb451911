/** Fair dice: the commitment at the start, and the check at the end. */
import { useState } from 'react';
import type { DiceCheck } from '@oubliette/kernel';
import { explainFault } from '@oubliette/words';
import { fileOf } from '../net/tables.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { checkFile } from '../tables/games.ts';
import { memberName } from './people.ts';
import { TABLE } from './words.ts';
import './FairPanel.css';

type Checked = 'not' | 'busy' | 'noFile' | DiceCheck;

export function FairDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { table } = useAtTable();
  const { info } = table;
  const { fingerprint, words: added, secret } = info.fair;
  return (
    <Dialog open onClose={onClose} title={words('fairTitle')}>
      <div className="fair">
        <p>{words('fairExplain')}</p>
        <dl>
          <dt>{words('fingerprint')}</dt>
          <dd>
            <code>{fingerprint}</code>
          </dd>
          <dt>{words('fairWords')}</dt>
          <dd>
            {added.length === 0
              ? words('fairNoWords')
              : added.map(({ member, text }) => `${memberName(info, member)} — ${text}`).join(' · ')}
          </dd>
          <dt>{words('fairSecret')}</dt>
          <dd>{secret === null ? words('fairHidden') : <code>{secret}</code>}</dd>
        </dl>
        {secret !== null && <Check />}
      </div>
    </Dialog>
  );
}

function Check() {
  const words = useWords(TABLE);
  const language = useLanguage();
  const { key, where } = useAtTable();
  const [checked, setChecked] = useState<Checked>('not');
  async function check(): Promise<void> {
    setChecked('busy');
    const file = await fileOf(key, where).catch(() => null);
    if (file === null) return setChecked('noFile');
    setChecked(await checkFile(file));
  }
  return (
    <>
      <Button
        kind="primary"
        icon="perspective-dice-six-faces-random"
        busy={checked === 'busy'}
        onClick={() => void check()}
      >
        {words(checked === 'busy' ? 'fairChecking' : 'fairCheck')}
      </Button>
      <p role="status" className="fair-outcome">
        {checked === 'noFile' && words('fairNoFile')}
        {typeof checked === 'object' && checked.ok && words('fairGood', { dice: checked.dice })}
        {typeof checked === 'object' &&
          !checked.ok &&
          words('fairBad', { reason: explainFault(checked.fault.why, language) })}
      </p>
    </>
  );
}
