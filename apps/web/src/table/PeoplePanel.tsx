/** Who is at the table and where they sit; the host arranges it. */
import { useState } from 'react';
import type { Chair, MemberId, Person, TableInfo } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { changeSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { ChairRow } from './ChairRow.tsx';
import { roleOf } from './eyes.ts';
import { InviteDialog } from './InviteDialog.tsx';
import type { Invitation } from './InviteDialog.tsx';
import { sinceText } from './together.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';
import './PeoplePanel.css';

export function PeoplePanel() {
  const words = useWords(TABLE);
  const { table, where, act } = useAtTable();
  const { info, you } = table;
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const isHost = info.members.find(({ id }) => id === you)?.host === true;

  return (
    <div className="people">
      <section aria-label={words('chairsLabel')}>
        <ul>
          {info.chairs.map((chair: Chair) => (
            <ChairRow key={chair.seat} chair={chair} />
          ))}
        </ul>
      </section>
      <section aria-label={words('peopleLabel')}>
        <ul>
          {info.members.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onLink={setInvitation}
              isHost={isHost && where === 'server'}
            />
          ))}
        </ul>
      </section>
      {where === 'here' && <p className="people-note">{words('hereOnly')}</p>}
      <div className="people-tools">
        {you !== null && where === 'server' && <Invite isHost={isHost} onLink={setInvitation} />}
        {isHost && (
          <Button kind="quiet" onClick={() => void act({ t: 'hush', closed: !info.hushed })}>
            {words(info.hushed ? 'unhush' : 'hush')}
          </Button>
        )}
      </div>
      <Rename />
      {invitation !== null && <InviteDialog invitation={invitation} onClose={() => setInvitation(null)} />}
    </div>
  );
}

/** Invitation links. */
function Invite({
  isHost,
  onLink,
}: {
  readonly isHost: boolean;
  readonly onLink: (invitation: Invitation) => void;
}) {
  const words = useWords(TABLE);
  const { act, key, table } = useAtTable();
  const isMaster = table.seats.some((seat) => roleOf(table.info, seat) === 'gamemaster');
  async function invite(to: 'play' | 'watch'): Promise<void> {
    const reply = await act({ t: 'invite', to });
    if (reply?.t === 'link') onLink({ to, secret: reply.secret });
  }
  return (
    <>
      {isHost && (
        <Button icon="share" onClick={() => void invite('play')}>
          {words('invitePlay')}
        </Button>
      )}
      {(isHost || isMaster) && (
        <Button kind="quiet" icon="all-seeing-eye" onClick={() => void invite('watch')}>
          {words('inviteWatch')}
        </Button>
      )}
      <Button kind="quiet" icon="skeleton-key" onClick={() => onLink({ to: 'me', secret: key.secret })}>
        {words('myLink')}
      </Button>
    </>
  );
}

interface PersonProps {
  readonly person: Person;
  /** Whether this player may give others a link, or the host's rights. */
  readonly isHost: boolean;
  readonly onLink: (invitation: Invitation) => void;
}

function PersonRow({ person, isHost, onLink }: PersonProps) {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  const { table, act, confirm, language } = useAtTable();
  const { id, name, host } = person;
  const isHere = table.here.includes(id);
  const away = table.away.find(({ member }) => member === id);
  async function giveHost(): Promise<void> {
    if (await confirm(together('giveHostAsk', { name }), together('giveHostYes')))
      await act({ t: 'giveHost', member: id });
  }
  async function relink(): Promise<void> {
    if (!(await confirm(words('relinkAsk', { name }), words('relinkYes')))) return;
    const reply = await act({ t: 'relink', member: id });
    if (reply?.t === 'link') onLink({ to: 'member', name, secret: reply.secret });
  }
  return (
    <li className="people-person" data-here={isHere || undefined}>
      <span className="people-name">
        {name}
        {id === table.you && ` (${words('you')})`}
      </span>
      <span className="people-state">
        {away === undefined
          ? words(isHere ? 'present' : 'absent')
          : together('absentFrom', { since: sinceText(away.since, language) })}
        {host && ` · ${words('host')}`}
      </span>
      {isHost && id !== table.you && (
        <IconButton
          icon="laurel-crown"
          label={together('giveHost', { name })}
          onClick={() => void giveHost()}
        />
      )}
      {isHost && id !== table.you && mayRelink(table.info, id, isHere) && (
        <IconButton icon="skeleton-key" label={words('relink', { name })} onClick={() => void relink()} />
      )}
    </li>
  );
}

/** During a match only players who lost their link get a new one, and nobody behind the screen (TBL-SEATS). */
function mayRelink({ phase, chairs }: TableInfo, id: MemberId, isHere: boolean): boolean {
  const held = chairs.filter(({ occupant }) => occupant?.is === 'member' && occupant.member === id);
  if (phase !== 'playing' || held.length === 0) return true;
  return !isHere && held.every(({ role }) => role !== 'gamemaster');
}

function Rename() {
  const words = useWords(TABLE);
  const { table, act } = useAtTable();
  const known = table.info.members.find(({ id }) => id === table.you)?.name;
  const [name, setName] = useState(known ?? '');
  if (known === undefined) return null;
  const wanted = name.trim();
  return (
    <form
      className="people-rename"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === '' || wanted === known) return;
        changeSettings({ name: wanted });
        void act({ t: 'rename', name: wanted });
      }}
    >
      <label>
        <span className="people-label">{words('rename')}</span>
        <input
          className="field-input"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {wanted !== '' && wanted !== known && <Button type="submit">{words('renameSave')}</Button>}
    </form>
  );
}
