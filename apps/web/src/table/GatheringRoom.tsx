/** Before the match: who plays whom, words for the dice, and the start button. */
import { useState } from 'react';
import { Button, buttonClass } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { memberName } from './people.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { TABLE } from './words.ts';
import './GatheringRoom.css';

export function GatheringRoom() {
  const words = useWords(TABLE);
  const { table, language, act } = useAtTable();
  const { info, you } = table;
  const [busy, setBusy] = useState(false);
  const isHost = info.members.find(({ id }) => id === you)?.host === true;

  async function begin(): Promise<void> {
    setBusy(true);
    await act({ t: 'begin' });
    setBusy(false);
  }

  return (
    <main className="gathering">
      <header className="gathering-head">
        <div>
          <p className="gathering-over">{words('gatheringTitle')}</p>
          <h1>{info.title[language]}</h1>
        </div>
        <div className="gathering-tools">
          <SettingsButton />
          <RouteLink to={{ at: 'lobby' }} className={buttonClass('quiet')}>
            {words('toLobby')}
          </RouteLink>
        </div>
      </header>
      <Panel title={words('gatheringChairs')} className="gathering-people">
        <PeoplePanel />
      </Panel>
      <div className="gathering-side">
        <DiceWords />
        <div className="gathering-begin">
          {isHost ? (
            <>
              <Button kind="primary" icon="dungeon-gate" large wide busy={busy} onClick={() => void begin()}>
                {words('begin')}
              </Button>
              {info.chairs.some(({ occupant }) => occupant === null) && <p>{words('beginHint')}</p>}
            </>
          ) : (
            <p role="status">{words('beginWait')}</p>
          )}
        </div>
      </div>
    </main>
  );
}

function DiceWords() {
  const words = useWords(TABLE);
  const { table, act } = useAtTable();
  const { info, you } = table;
  const [text, setText] = useState('');
  const wanted = text.trim();
  if (info.options.dice === 'hand') return null;
  return (
    <Panel title={words('gatheringWords')} material="parchment">
      <p>{words('gatheringWordsHint')}</p>
      <ul className="gathering-words">
        {info.fair.words.map(({ member, text: word }) => (
          <li key={member}>
            <strong>{memberName(info, member)}</strong> — {word}
          </li>
        ))}
      </ul>
      {you !== null && (
        <form
          className="gathering-add"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted === '') return;
            setText('');
            void act({ t: 'word', text: wanted });
          }}
        >
          <TextField
            label={words('wordsField')}
            value={text}
            onValue={setText}
            maxLength={80}
            autoComplete="off"
          />
          <Button type="submit">{words('wordsAdd')}</Button>
        </form>
      )}
      <p className="gathering-print">
        {words('fingerprint')} <code>{info.fair.fingerprint}</code>
      </p>
    </Panel>
  );
}
