/** An invitation link, to copy or show as a QR code. */
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { makePath } from '../router.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { LINKS } from './linkWords.ts';
import { TABLE } from './words.ts';
import './InviteDialog.css';

export type Invitation =
  | { readonly to: 'play' | 'watch' | 'me'; readonly secret: string }
  /** A member's new link. */
  | { readonly to: 'member'; readonly name: string; readonly secret: string };

export function InviteDialog({
  invitation,
  onClose,
}: {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}) {
  const words = useWords(TABLE);
  const links = useWords(LINKS);
  const { key, act, confirm } = useAtTable();
  const { to, secret } = invitation;
  const at = to === 'play' ? 'join' : to === 'watch' ? 'watch' : 'table';
  const address = new URL(makePath({ at, table: key.table, secret }), location.href).href;
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`,
    [address],
  );

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    toast(words('inviteCopied'), 'good');
  }

  async function revoke(kind: 'play' | 'watch'): Promise<void> {
    const ask = links(kind === 'play' ? 'uninvitePlayAsk' : 'uninviteWatchAsk');
    if (!(await confirm(ask, links('uninviteYes')))) return;
    if ((await act({ t: 'uninvite', to: kind }))?.t === 'done') toast(links('uninvited'), 'good');
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={titleOf()} size="small">
      <div className="invite">
        <p>{words(to === 'me' ? 'myLinkHint' : 'inviteHint')}</p>
        <img className="invite-code" src={code} alt={words('inviteQr')} width={208} height={208} />
        <input
          className="field-input invite-address"
          readOnly
          aria-label={titleOf()}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="primary" icon="copy" wide onClick={() => void copy()}>
          {words('inviteCopy')}
        </Button>
        {(to === 'play' || to === 'watch') && (
          <Button kind="quiet" wide onClick={() => void revoke(to)}>
            {links(to === 'play' ? 'uninvitePlay' : 'uninviteWatch')}
          </Button>
        )}
      </div>
    </Dialog>
  );

  function titleOf(): string {
    switch (invitation.to) {
      case 'play':
        return words('inviteTitlePlay');
      case 'watch':
        return words('inviteTitleWatch');
      case 'me':
        return words('myLinkTitle');
      case 'member':
        return words('relinkTitle', { name: invitation.name });
    }
  }
}
