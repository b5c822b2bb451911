/** Before the match: who plays whom, words for the dice, and the start button. */
import { useState } from 'react';
import { COVERS } from 'virtual:covers';
import { gameNamed } from '@oubliette/shelf';
import { Button, buttonClass } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { memberName } from './people.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { questTold } from './questTold.ts';
import { TABLE } from './words.ts';
import './GatheringRoom.css';

export function GatheringRoom() {
  const words = useWords(TABLE);
  const { table, act } = useAtTable();
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
        <p className="gathering-over">{words('gatheringTitle')}</p>
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
        <Quest />
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
        <DiceWords />
      </div>
    </main>
  );
}

/** Where it will lead: its picture, what it is like, how hard it is. */
function Quest() {
  const words = useWords(TABLE);
  const { table, language } = useAtTable();
  const { info } = table;
  const { text, level, skill } = questTold(info);
  const game = gameNamed(info.game);
  const cover = game === undefined ? undefined : COVERS[game.id];
  const facts = [
    ...(game === undefined ? [] : [game.title[language]]),
    ...(level === null ? [] : [words('gatheringLevel', { level })]),
    ...(skill === null ? [] : [words('gatheringSkill', { skill: skill[language] })]),
  ];
  return (
    <section
      className="gathering-quest panel panel-parchment on-parchment"
      aria-labelledby="gathering-quest-title"
    >
      {cover !== undefined && <img className="gathering-cover" src={cover} alt="" width="264" height="240" />}
      <div>
        <h1 id="gathering-quest-title">{info.title[language]}</h1>
        <p className="gathering-facts">{facts.join(' · ')}</p>
        {text !== null && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard, so it takes the focus
          <div className="gathering-text" role="group" aria-labelledby="gathering-quest-title" tabIndex={0}>
            {text[language]}
          </div>
        )}
      </div>
    </section>
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
    <details className="gathering-dice panel panel-parchment on-parchment">
      <summary>{words('gatheringWords')}</summary>
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
    </details>
  );
}
