/** Who is at the table and who sits where; the host arranges it. */
import { useState } from 'react';
import type { Chair, Person } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { changeSettings } from '../settings/store.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { ChairRow } from './ChairRow.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import type { Invitation } from './InviteDialog.tsx';
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
              mayRelink={isHost && where === 'server'}
            />
          ))}
        </ul>
      </section>
      {where === 'here' && <p className="people-note">{words('hereOnly')}</p>}
      <div className="people-tools">
        {you !== null && where === 'server' && <Invite onLink={setInvitation} />}
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

/** The links that let others in. */
function Invite({ onLink }: { readonly onLink: (invitation: Invitation) => void }) {
  const words = useWords(TABLE);
  const { act, key } = useAtTable();
  async function invite(to: 'play' | 'watch'): Promise<void> {
    const reply = await act({ t: 'invite', to });
    if (reply?.t === 'link') onLink({ to, secret: reply.secret });
  }
  return (
    <>
      <Button icon="share" onClick={() => void invite('play')}>
        {words('invitePlay')}
      </Button>
      <Button kind="quiet" icon="all-seeing-eye" onClick={() => void invite('watch')}>
        {words('inviteWatch')}
      </Button>
      <Button kind="quiet" icon="skeleton-key" onClick={() => onLink({ to: 'me', secret: key.secret })}>
        {words('myLink')}
      </Button>
    </>
  );
}

interface PersonProps {
  readonly person: Person;
  readonly mayRelink: boolean;
  readonly onLink: (invitation: Invitation) => void;
}

function PersonRow({ person, mayRelink, onLink }: PersonProps) {
  const words = useWords(TABLE);
  const { table, act, confirm } = useAtTable();
  const { id, name, host } = person;
  const isHere = table.here.includes(id);
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
        {words(isHere ? 'present' : 'absent')}
        {host && ` · ${words('host')}`}
      </span>
      {mayRelink && id !== table.you && (
        <IconButton icon="skeleton-key" label={words('relink', { name })} onClick={() => void relink()} />
      )}
    </li>
  );
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
      <Button type="submit" unavailable={wanted === '' || wanted === known}>
        {words('renameSave')}
      </Button>
    </form>
  );
}
