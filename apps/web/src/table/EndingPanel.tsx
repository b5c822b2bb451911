/** The end of the match: how it ended, and where to go next. */
import { useState } from 'react';
import { useEnter } from '../tables/useEnter.ts';
import { fileOf, openAgain } from '../net/tables.ts';
import { fileName } from '../play/exportLog.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/notices.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import { saveFile } from '../ui/saveFile.ts';
import { useWholePast } from './useWholePast.ts';
import { TABLE } from './words.ts';
import './EndingPanel.css';

export function EndingPanel({
  scene,
  onClose,
}: {
  readonly scene: TableScene;
  readonly onClose: () => void;
}) {
  const words = useWords(TABLE);
  const { ui, table, key, where, language } = useAtTable();
  const { info } = table;
  const [busy, setBusy] = useState(false);
  const { busy: opening, enter } = useEnter();
  const onward = ui.onward?.(scene) ?? null;
  const isOwn = info.campaign === null && table.you !== null;
  // Kills and dice are counted over the whole match, not only its last rows.
  useWholePast(true);

  async function save(): Promise<void> {
    setBusy(true);
    const file = await fileOf(key, where).catch(() => null);
    setBusy(false);
    if (file === null) toast(words('fairNoFile'), 'warning');
    else saveFile(fileName(info.title[language], 'json'), 'application/json', JSON.stringify(file));
  }

  return (
    <Dialog open onClose={onClose} title={words('endTitle')} size="large">
      <ui.Ending scene={scene} />
      <div className="ending-ways">
        {info.campaign !== null && (
          <RouteLink
            to={{ at: 'campaign', table: info.campaign, secret: '' }}
            className={buttonClass('primary')}
          >
            {words('endCampaign')}
          </RouteLink>
        )}
        {isOwn && onward !== null && (
          <Button
            kind="primary"
            icon="exit-door"
            busy={opening}
            onClick={() => enter(info.game, () => openAgain(key, where, 'onward'))}
          >
            {onward}
          </Button>
        )}
        {isOwn && (
          <Button
            kind={onward === null ? 'primary' : 'plain'}
            icon="return-arrow"
            busy={opening}
            onClick={() => enter(info.game, () => openAgain(key, where, 'same'))}
          >
            {words('endAgain')}
          </Button>
        )}
        <RouteLink
          to={{ at: 'replay', table: key.table, secret: key.secret, seq: null }}
          className={buttonClass('plain')}
        >
          {words('endReplay')}
        </RouteLink>
        <Button icon="file" busy={busy} onClick={() => void save()}>
          {words('endFile')}
        </Button>
        <Button onClick={onClose}>{words('endLook')}</Button>
        <RouteLink to={{ at: 'lobby' }} className={buttonClass('quiet')}>
          {words('endLobby')}
        </RouteLink>
      </div>
    </Dialog>
  );
}
