/** The chat: own words or ready phrases, to everyone or to some. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Audience, Phrase, Saying } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { AUDIENCE_WORDS, audiencesFor, PHRASE_WORDS, speakerName } from './chat.ts';
import type { Said } from './chat.ts';
import { useMuted } from './muted.ts';
import { TABLE } from './words.ts';
import './ChatPanel.css';

export function ChatPanel({ said }: { readonly said: readonly Said[] }) {
  const words = useWords(TABLE);
  const { table, language } = useAtTable();
  const { you, info } = table;
  const [muted, setMuted] = useMuted(info.id);
  const list = useRef<HTMLOListElement>(null);
  const newest = said.at(-1)?.seq;
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [newest]);
  const mayTalk = !info.hushed || info.members.find(({ id }) => id === you)?.host === true;
  return (
    <section className="chat" aria-label={words('chatLabel')}>
      <ol ref={list} className="chat-said">
        {said.length === 0 && <li className="chat-empty">{words('chatEmpty')}</li>}
        {said.map((each) => (
          <li key={each.seq} className="chat-line" data-to={each.to}>
            <p>
              <strong>{each.name}</strong>
              {each.to !== 'table' && <span className="chat-to"> → {words(AUDIENCE_WORDS[each.to])}</span>}
              {language === 'fr' ? '\u00a0: ' : ': '}
              {each.text}
            </p>
            {each.member !== you && (
              <IconButton
                icon="sound-off"
                label={words('chatMute', { name: each.name })}
                onClick={() => setMuted([...muted, each.member])}
              />
            )}
          </li>
        ))}
      </ol>
      {muted.map((id) => (
        <Button key={id} kind="quiet" onClick={() => setMuted(muted.filter((one) => one !== id))}>
          {words('chatUnmute', { name: speakerName(info, id, language) })}
        </Button>
      ))}
      {mayTalk ? <Speaker /> : <p className="chat-empty">{words('chatClosed')}</p>}
    </section>
  );
}

function Speaker() {
  const words = useWords(TABLE);
  const { table, act } = useAtTable();
  const audiences = audiencesFor(table.you, table.seats, table.info.chairs);
  const [chosen, setChosen] = useState<Audience>(audiences[0] ?? 'table');
  const [text, setText] = useState('');
  const field = useId();
  const to = audiences.includes(chosen) ? chosen : (audiences[0] ?? 'table');

  async function speak(saying: Saying): Promise<boolean> {
    return (await act({ t: 'say', to, saying })) !== null;
  }

  async function send(): Promise<void> {
    const wanted = text.trim();
    if (wanted === '') return;
    setText('');
    // An unsent message stays in the field.
    if (!(await speak({ text: wanted }))) setText(wanted);
  }

  const phrases = Object.entries(PHRASE_WORDS) as readonly [Phrase, (typeof PHRASE_WORDS)[Phrase]][];
  return (
    <form
      className="chat-speaker"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {audiences.length > 1 && (
        <select
          className="field-input chat-audience"
          aria-label={words('chatTo')}
          value={to}
          onChange={(event) => setChosen(event.target.value as Audience)}
        >
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {words(AUDIENCE_WORDS[audience])}
            </option>
          ))}
        </select>
      )}
      <label className="unseen" htmlFor={field}>
        {words('chatWrite')}
      </label>
      <input
        id={field}
        className="field-input chat-words"
        data-talk
        maxLength={500}
        autoComplete="off"
        placeholder={words('chatWrite')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Menu
        label={words('chatPhrases')}
        icon="scroll-quill"
        items={phrases.map(([phrase, key]) => ({
          key: phrase,
          title: words(key),
          onChoose: () => void speak({ phrase }),
        }))}
      />
      <Button type="submit" kind="primary">
        {words('chatSend')}
      </Button>
    </form>
  );
}
