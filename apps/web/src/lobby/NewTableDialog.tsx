/** A new table: three questions, and the rest for those who want to choose. */
import { useState } from 'react';
import { changeSettings, useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { isCampaign } from '../tables/games.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { LOBBY } from '../words/lobby.ts';
import { UI } from '../words/ui.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { MODES } from './company.ts';
import type { Master, Mode } from './company.ts';
import {
  ADVANCED,
  inMode,
  isMasterHere,
  missing,
  newDraft,
  NEXT_CAMPAIGN,
  NEXTLEVEL,
  withGame,
  withMaster,
  withQuest,
} from './draft.ts';
import type { Draft } from './draft.ts';
import { DUNGEONS } from './dungeons.ts';
import { into, isTobaro, TOBARO } from './expedition.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { CAMPAIGN } from '../tables/myTables.ts';
import { PartyChoice } from './PartyChoice.tsx';
import { bookOf } from './questBook.ts';
import type { Start } from './useStart.ts';
import { EXPEDITION } from './words.ts';
import './NewTableDialog.css';

interface Props {
  readonly mode: Mode;
  readonly game: Draft['game'];
  readonly start: Start;
  readonly onClose: () => void;
}

const NEEDS = { name: 'needName', heroes: 'needHeroes', me: 'needMe' } as const;
/** What is asked for under the fold. */
const FOLDED: readonly unknown[] = ['heroes', 'me'];

export function NewTableDialog({ mode, game, start, onClose }: Props) {
  const words = useWords(LOBBY);
  const expedition = useWords(EXPEDITION);
  const common = useWords(UI);
  const { name, language } = useSettings();
  const [draft, setDraft] = useState<Draft>(() =>
    withGame(newDraft(mode, { name, language }), game, bookOf(game)),
  );
  const [more, setMore] = useState(false);
  const [tried, setTried] = useState(false);
  const need = missing(draft);

  function submit(): void {
    setTried(true);
    if (need !== null) {
      if (FOLDED.includes(need)) setMore(true);
      return;
    }
    if (draft.name.trim() !== '') changeSettings({ name: draft.name.trim() });
    start.start(draft);
  }

  return (
    <Dialog
      open
      size="large"
      title={words('newTableTitle')}
      onClose={onClose}
      actions={
        <>
          <Button
            kind="quiet"
            className="new-table-more"
            icon={more ? 'up' : 'down'}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            {more ? words('fewer') : words('more')}
          </Button>
          {tried && need !== null && (
            <p className="new-table-need">{need === 'four' ? expedition('needFour') : words(NEEDS[need])}</p>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            kind="primary"
            icon="dungeon-gate"
            busy={start.busy}
            unavailable={need !== null}
            onClick={submit}
          >
            {start.busy ? words('opening') : words('openIt')}
          </Button>
        </>
      }
    >
      <div className="new-table">
        {draft.mode === 'online' && (
          <TextField
            beside
            label={words('yourName')}
            value={draft.name}
            maxLength={40}
            autoComplete="nickname"
            {...(tried && need === 'name' ? { error: words('needName') } : {})}
            onValue={(value) => setDraft({ ...draft, name: value })}
          />
        )}
        <ThreeQuestions draft={draft} onDraft={setDraft} />
        {more && (
          <div className="new-table-rest" ref={showIt}>
            <MoreChoices draft={draft} onDraft={setDraft} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What has just unfolded is under the fold: it is brought into sight. */
function showIt(unfolded: HTMLElement | null): void {
  unfolded?.scrollIntoView({ block: 'start' });
}

interface Questions {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

function ThreeQuestions({ draft, onDraft }: Questions) {
  const words = useWords(LOBBY);
  const modes = {
    solo: words('solo'),
    hotSeat: words('hotSeat'),
    online: words('online'),
    box: words('box'),
  };
  const isAdvanced = draft.game === ADVANCED;
  return (
    <>
      <Choice
        look="row"
        label={words('withWhom')}
        chosen={draft.mode}
        onChoose={(mode) => onDraft(inMode(draft, mode))}
        options={MODES.map((value) => ({ value, title: modes[value] }))}
      />
      <div className="new-table-questions">
        <GameChoice draft={draft} onDraft={onDraft} />
        <div className="new-table-beside">
          <MasterChoice draft={draft} onDraft={onDraft} />
          {isAdvanced && isMasterHere(draft) && <AskedChoice draft={draft} onDraft={onDraft} />}
          {isAdvanced && <DungeonChoice draft={draft} onDraft={onDraft} />}
          {!isAdvanced && !isCampaign(draft.game) && <QuestChoice draft={draft} onDraft={onDraft} />}
        </div>
      </div>
      {isAdvanced && <PartyChoice draft={draft} onDraft={onDraft} />}
    </>
  );
}

function MasterChoice({ draft, onDraft }: Questions) {
  const words = useWords(LOBBY);
  const expedition = useWords(EXPEDITION);
  const isAdvanced = draft.game === ADVANCED;
  if (isAdvanced && isTobaro(draft.expedition))
    return (
      <div className="choice">
        <p className="choice-label">{words('master')}</p>
        <p className="choice-note">{expedition('tobaroMaster')}</p>
      </div>
    );
  const hinted = isAdvanced ? expedition : words;
  const friend = {
    value: 'friend',
    title: words('masterFriend'),
    hint: words('masterFriendHint'),
    icon: 'person',
  } as const;
  const nobody = {
    value: 'nobody',
    title: expedition('masterNobody'),
    hint: expedition('masterNobodyHint'),
    icon: 'scroll-unfurled',
  } as const;
  return (
    <Choice<Master>
      label={words('master')}
      chosen={draft.master}
      onChoose={(master) => onDraft(withMaster(draft, master))}
      options={[
        {
          value: 'computer',
          title: words('masterComputer'),
          hint: hinted('masterComputerHint'),
          icon: 'vintage-robot',
        },
        { value: 'me', title: words('masterMe'), hint: hinted('masterMeHint'), icon: 'crowned-skull' },
        ...(draft.mode === 'online' ? [friend] : []),
        ...(isAdvanced ? [nobody] : []),
      ]}
    />
  );
}

/** The master's counters are played when one is asked for them: how often the table stops for that (ADV-TOK-04). */
function AskedChoice({ draft, onDraft }: Questions) {
  const words = useWords(EXPEDITION);
  const { expedition, mode } = draft;
  return (
    <Choice
      look="list"
      label={words(mode === 'solo' ? 'asked' : 'askedDevice')}
      chosen={expedition.asked}
      onChoose={(asked) => onDraft({ ...draft, expedition: { ...expedition, asked } })}
      options={(['never', 'meetings', 'always'] as const).map((value) => ({
        value,
        title: words(`asked_${value}`),
        hint: words(`askedHint_${value}`),
      }))}
    />
  );
}

function GameChoice({ draft, onDraft }: Questions) {
  const words = useWords(LOBBY);
  return (
    <Choice
      look="list"
      label={words('game')}
      chosen={draft.game}
      onChoose={(game) => onDraft(withGame(draft, game, bookOf(game)))}
      options={[
        { value: 'classic', title: words('gameQuest'), hint: words('gameQuestHint'), icon: 'torch' },
        {
          value: NEXTLEVEL,
          title: words('gameNext'),
          hint: words('gameNextHint'),
          icon: 'compass',
        },
        {
          value: CAMPAIGN,
          title: words('gameCampaign'),
          hint: words('gameCampaignHint'),
          icon: 'castle',
        },
        {
          value: NEXT_CAMPAIGN,
          title: words('gameNextCampaign'),
          hint: words('gameNextCampaignHint'),
          icon: 'laurel-crown',
        },
        {
          value: ADVANCED,
          title: words('gameAdvanced'),
          hint: words('gameAdvancedHint'),
          icon: 'dungeon-gate',
        },
      ]}
    />
  );
}

function DungeonChoice({ draft, onDraft }: Questions) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const { expedition, mode } = draft;
  const offered = DUNGEONS.filter(({ id }) => id !== TOBARO || mode !== 'online');
  return (
    <div className="new-table-quest new-table-dungeon">
      <Choice
        look="list"
        label={words('dungeon')}
        chosen={expedition.dungeon}
        onChoose={(dungeon) => onDraft({ ...draft, expedition: into(expedition, dungeon) })}
        options={offered.map(({ id, title, hint }) => ({
          value: id,
          title: title[language],
          hint: hint[language],
        }))}
      />
    </div>
  );
}

function QuestChoice({ draft, onDraft }: Questions) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const book = bookOf(draft.game);
  const chosen = book.find(({ id }) => id === draft.quest);
  const hasLevels = draft.game === NEXTLEVEL;
  return (
    <div className="new-table-quest">
      <Choice
        look="list"
        label={words('quest')}
        chosen={draft.quest}
        onChoose={(quest) =>
          onDraft(
            withQuest(
              draft,
              book.find(({ id }) => id === quest)!,
            ),
          )
        }
        options={book.map(({ id, number, title, training, level }) => ({
          value: id,
          title: title[language],
          hint: [
            training && !hasLevels ? words('trainingQuest') : words('questNumber', { number }),
            ...(hasLevels && level !== null ? [words('questLevel', { level })] : []),
          ].join(' · '),
        }))}
      />
      {chosen && <blockquote className="new-table-parchment">{chosen.parchment[language]}</blockquote>}
    </div>
  );
}
