/** The player's own tables: those that wait for them, the others, and finished ones. */
import { useState } from 'react';
import { forget } from '../net/tables.ts';
import { go } from '../router.ts';
import { lastSeen } from '../tables/away.ts';
import { isKnown } from '../tables/games.ts';
import { buttonClass } from '../ui/Button.tsx';
import { SureDialog } from '../ui/SureDialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { toast } from '../ui/notices.ts';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { copy, inviteLink, ownLink } from '../tables/links.ts';
import { DeleteDialog, useSaveTable } from './DeleteDialog.tsx';
import { endOf } from '../tables/keeping.ts';
import { KEEPING } from '../tables/keepingWords.ts';
import { ago, awaitedNames, routeTo, waitsForMe } from '../tables/myTables.ts';
import type { Arranged, Mine } from '../tables/myTables.ts';
import { TableRow } from './TableRow.tsx';

interface Props {
  readonly tables: Arranged;
  readonly now: number;
  readonly onForgotten: () => void;
}

export function MyTables({ tables: { waiting, others, over, next }, now, onForgotten }: Props) {
  const words = useWords(LOBBY);
  const [leaving, setLeaving] = useState<Mine | null>(null);
  const [deleting, setDeleting] = useState<Mine | null>(null);
  const list = (title: string, tables: readonly Mine[], className?: string) =>
    tables.length > 0 && (
      <Panel title={title} {...(className === undefined ? {} : { className })}>
        <ul className="lobby-rows">
          {tables.map((mine) => (
            <MyRow
              key={mine.link.table}
              mine={mine}
              now={now}
              next={mine === next}
              onForget={() => setLeaving(mine)}
              onDelete={() => setDeleting(mine)}
            />
          ))}
        </ul>
      </Panel>
    );
  return (
    <>
      {list(words('waiting'), waiting)}
      {list(words('mine'), others, 'lobby-later')}
      {list(words('over'), over, 'lobby-later')}
      {deleting !== null && (
        <DeleteDialog
          mine={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            onForgotten();
          }}
        />
      )}
      {leaving !== null && (
        <ForgetDialog
          mine={leaving}
          onClose={() => setLeaving(null)}
          onForget={() => {
            forget(leaving.link.table);
            setLeaving(null);
            onForgotten();
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly mine: Mine;
  readonly now: number;
  /** Whether Enter opens it. */
  readonly next: boolean;
  readonly onForget: () => void;
  readonly onDelete: () => void;
}

function MyRow({ mine, now, next, onForget, onDelete }: RowProps) {
  const words = useWords(LOBBY);
  const keeping = useWords(KEEPING);
  const save = useSaveTable(mine);
  const language = useLanguage();
  const { summary, where } = mine;
  const title = summary.title[language];
  const lit = waitsForMe(mine);
  const over = summary.phase === 'over';

  async function hand(link: string | null, said: 'copied' | 'copiedMine'): Promise<void> {
    if (link === null) toast(words('noInvite'), 'warning');
    else if (await copy(link)) toast(words(said), 'good');
    else toast(words('notCopied', { link }));
  }

  const items: MenuItem[] = [];
  if (where === 'server' && !mine.watch) {
    const invite = (to: 'play' | 'watch') => void inviteLink(mine, to).then((link) => hand(link, 'copied'));
    items.push(
      { key: 'invite', title: words('copyInvite'), icon: 'linked-rings', onChoose: () => invite('play') },
      { key: 'watch', title: words('copyWatch'), icon: 'all-seeing-eye', onChoose: () => invite('watch') },
      {
        key: 'mine',
        title: words('copyMine'),
        icon: 'copy',
        onChoose: () => void hand(ownLink(mine), 'copiedMine'),
      },
    );
  }
  if (isKnown(summary.game)) {
    items.push({
      key: 'replay',
      title: words('replay'),
      icon: 'return-arrow',
      onChoose: () => go({ at: 'replay', table: mine.link.table, secret: mine.link.secret, seq: null }),
    });
  }
  if (summary.phase !== 'gathering')
    items.push({ key: 'file', title: keeping('saveFile'), icon: 'file', onChoose: () => void save() });
  items.push({ key: 'forget', title: words('forget'), icon: 'close', danger: true, onChoose: onForget });
  if (summary.mayDelete)
    items.push({ key: 'delete', title: keeping('delete'), icon: 'close', danger: true, onChoose: onDelete });

  return (
    <TableRow
      summary={summary}
      where={where}
      lit={lit}
      status={<Status mine={mine} now={now} lit={lit} />}
      actions={
        <>
          <RouteLink to={routeTo(mine)} className={buttonClass(lit ? 'primary' : 'plain')}>
            <span aria-hidden="true">
              {words(over ? 'look' : 'continue')} {next && <Kbd>↵</Kbd>}
            </span>
            <span className="unseen">{words(over ? 'lookAt' : 'continueOn', { title })}</span>
          </RouteLink>
          <Menu label={words('moreFor', { title })} items={items} />
        </>
      }
    />
  );
}

function Status({ mine, now, lit }: { readonly mine: Mine; readonly now: number; readonly lit: boolean }) {
  const words = useWords(LOBBY);
  const keeping = useWords(KEEPING);
  const language = useLanguage();
  const { summary, watch } = mine;
  const since = ago(language, summary.since, now);
  const names = awaitedNames(summary);
  const fresh = summary.seq - (lastSeen(summary.id) ?? summary.seq);
  const said = [];
  if (lit) said.push(since === null ? words('yourTurn') : words('yourTurnSince', { since }));
  else if (summary.phase === 'gathering') said.push(words('gathering'));
  else if (summary.phase === 'over') said.push(words('isOver'));
  else if (watch) said.push(words('watching'));
  else said.push(names.length > 0 ? words('waitsFor', { names }) : words('goesOn'));
  const end = endOf(summary.until, now, language);
  if (end !== null) said.push(keeping('ends', { date: end }));
  if (fresh > 0) said.push(words('changed', { count: fresh }));
  return said.join(' — ');
}

interface ForgetProps {
  readonly mine: Mine;
  readonly onClose: () => void;
  readonly onForget: () => void;
}

function ForgetDialog({ mine, onClose, onForget }: ForgetProps) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  return (
    <SureDialog
      title={words('forgetQuestion', { title: mine.summary.title[language] })}
      yes={words('forget')}
      onYes={onForget}
      onClose={onClose}
    >
      <p>{words('forgetText')}</p>
    </SureDialog>
  );
}
