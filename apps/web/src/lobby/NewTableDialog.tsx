/** A new table: three questions, and the rest for those who want to choose. */
import { useEffect, useState } from 'react';
import { GAMES, isCampaign } from '@oubliette/shelf';
import { typeset } from '@oubliette/words';
import { changeSettings, useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { TextField } from '../ui/Field.tsx';
import { LOBBY } from '../words/lobby.ts';
import { UI } from '../words/ui.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { WebGame } from '../webGame.ts';
import { MODES } from '../forms/company.ts';
import type { Master, Mode } from '../forms/company.ts';
import { FORMS, formOf, inMode, missing, newDraft, webGameOf, withGame, withMaster } from './draft.ts';
import type { Draft, FormParts, FormProps } from '../forms/form.ts';
import { MoreChoices } from './MoreChoices.tsx';
import { bookOf } from '../forms/questBook.ts';
import type { Start } from './useStart.ts';
import './NewTableDialog.css';

interface Props {
  readonly mode: Mode;
  /** Chosen already; a campaign may still be of another game. */
  readonly game?: string;
  readonly start: Start;
  readonly onClose: () => void;
}

const NEEDS = { name: 'needName', heroes: 'needHeroes', me: 'needMe' } as const;
/** The questions under the fold. */
const FOLDED: readonly unknown[] = ['heroes', 'me'];

export function NewTableDialog({ mode, game, start, onClose }: Props) {
  const words = useWords(LOBBY);
  const common = useWords(UI);
  const { name, language } = useSettings();
  const first = game ?? GAMES[0]!.id;
  const among = tablesLike(game);
  const [draft, setDraft] = useState<Draft>(() =>
    withGame(newDraft(mode, { name, language }), first, bookOf(first)),
  );
  const [more, setMore] = useState(false);
  const [tried, setTried] = useState(false);
  const parts = useParts(draft);
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
            <p className="new-table-need">
              {typeof need === 'string' ? words(NEEDS[need]) : typeset(language, need[language])}
            </p>
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
        <ThreeQuestions draft={draft} onDraft={setDraft} parts={parts} among={among} />
        {more && parts !== null && (
          <div className="new-table-rest" ref={showIt}>
            <MoreChoices draft={draft} onDraft={setDraft} parts={parts} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Scrolls to what has just unfolded. */
function showIt(unfolded: HTMLElement | null): void {
  unfolded?.scrollIntoView({ block: 'start' });
}

/** The chosen game's form; null until it is fetched. */
function useParts(draft: Draft): FormParts | null {
  const game = webGameOf(draft);
  const [fetched, setFetched] = useState<{ readonly of: WebGame; readonly parts: FormParts } | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.lobbyParts().then((parts) => wanted && setFetched({ of: game, parts }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched?.of === game ? fetched.parts : null;
}

interface Questions extends FormProps {
  readonly parts: FormParts | null;
  /** The tables to choose from. */
  readonly among: typeof TABLES;
}

function ThreeQuestions({ draft, onDraft, parts, among }: Questions) {
  const words = useWords(LOBBY);
  const modes = {
    solo: words('solo'),
    hotSeat: words('hotSeat'),
    online: words('online'),
    box: words('box'),
  };
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
        {among.length > 1 && <GameChoice draft={draft} onDraft={onDraft} among={among} />}
        <div className="new-table-beside">
          <MasterChoice draft={draft} onDraft={onDraft} />
          {parts === null ? (
            <Loading text={words('opening')} />
          ) : (
            <parts.Beside draft={draft} onDraft={onDraft} />
          )}
        </div>
      </div>
      {parts?.Below !== undefined && <parts.Below draft={draft} onDraft={onDraft} />}
    </>
  );
}

function MasterChoice({ draft, onDraft }: FormProps) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  const { masters, masterless } = formOf(draft);
  const why = masterless?.(draft) ?? null;
  if (why !== null)
    return (
      <div className="choice">
        <p className="choice-label">{words('master')}</p>
        <p className="choice-note">{typeset(language, why[language])}</p>
      </div>
    );
  const friend = {
    value: 'friend',
    title: words('masterFriend'),
    hint: words('masterFriendHint'),
    icon: 'person',
  } as const;
  const nobody = masters.nobody && {
    value: 'nobody' as const,
    title: typeset(language, masters.nobody.title[language]),
    hint: typeset(language, masters.nobody.hint[language]),
    icon: 'scroll-unfurled' as const,
  };
  return (
    <Choice<Master>
      label={words('master')}
      chosen={draft.master}
      onChoose={(master) => onDraft(withMaster(draft, master))}
      options={[
        {
          value: 'computer',
          title: words('masterComputer'),
          hint: typeset(language, masters.computer[language]),
          icon: 'vintage-robot',
        },
        {
          value: 'me',
          title: words('masterMe'),
          hint: typeset(language, masters.me[language]),
          icon: 'crowned-skull',
        },
        ...(draft.mode === 'online' ? [friend] : []),
        ...(nobody === undefined ? [] : [nobody]),
      ]}
    />
  );
}

/** Single tables first, then campaigns; each in the order of the games. */
const TABLES = [
  ...FORMS.flatMap(({ tables: [first] }) => first ?? []),
  ...FORMS.flatMap(({ tables }) => tables.slice(1)),
];

/** All of them; where one is chosen already, those of its kind: other campaigns, or none. */
function tablesLike(game: string | undefined): typeof TABLES {
  if (game === undefined) return TABLES;
  return TABLES.filter(({ id }) => id === game || (isCampaign(game) && isCampaign(id)));
}

function GameChoice({ draft, onDraft, among }: FormProps & Pick<Questions, 'among'>) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  return (
    <Choice
      look="list"
      label={words('game')}
      chosen={draft.game}
      onChoose={(game) => onDraft(withGame(draft, game, bookOf(game)))}
      options={among.map(({ id, title, hint, icon }) => ({
        value: id,
        title: typeset(language, title[language]),
        hint: typeset(language, hint[language]),
        icon,
      }))}
    />
  );
}
