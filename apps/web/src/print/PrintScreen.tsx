/** Sheets for the real table: choose them, preview them, print them. */
import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { QUEST_BOOKS } from 'virtual:quests';
import type { RouteAt } from '../router.ts';
import type { Language } from '@oubliette/words';
import { bringClassic } from '../classic/pictures/bring.ts';
import { CLASSIC_PICTURES } from '../classic/pictures/gallery.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { OFFERED, PAPERS, readSource, usualPaper } from '../paper/documents.ts';
import type { Document, Paper } from '../paper/documents.ts';
import { HeroSheets } from '../paper/HeroSheets.tsx';
import { LogPage } from '../paper/LogPage.tsx';
import { BarePage, QuestPages } from '../paper/MapPages.tsx';
import { BackTo } from '../paper/Page.tsx';
import { MonstersPage, ReferencePages } from '../paper/ReferencePages.tsx';
import { blankSheets } from '../paper/sheet.ts';
import { useQuest, useTablePrint } from './sources.ts';
import { PRINT } from '../paper/words.ts';
import './PrintScreen.css';

export function PrintScreen({ route }: { readonly route: RouteAt<'print'> }) {
  const words = useWords(PRINT);
  useEffect(() => void bringClassic(), []);
  const source = readSource(route.what);
  if (source === null) return <Message text={words('unknown')} />;
  switch (source.is) {
    case 'nothing':
      return <BoxDesk />;
    case 'quest':
      return <QuestDesk key={source.quest} id={source.quest} />;
    case 'table':
      return <TableDesk key={source.table} table={source.table} secret={route.secret} />;
  }
}

function Message({ text }: { readonly text: string }) {
  const words = useWords(PRINT);
  return (
    <main className="print-message">
      <p>{text}</p>
      <RouteLink to={{ at: 'lobby' }}>{words('back')}</RouteLink>
    </main>
  );
}

interface Matter {
  readonly offered: readonly Document[];
  readonly laidOut: readonly Document[];
  readonly page: (document: Document) => ReactNode;
  /** The address a QR code leads to. */
  readonly link: string | null;
}

function BoxDesk() {
  const language = useLanguage();
  const page = (document: Document) => boxPage(document, language);
  return <Desk matter={{ offered: OFFERED.nothing, laidOut: ['blank'], page, link: null }} quests />;
}

/** Sheets of the box, for everybody. */
function boxPage(document: Document, language: Language): ReactNode {
  switch (document) {
    case 'blank':
      return <HeroSheets sheets={blankSheets(language)} />;
    case 'reference':
      return <ReferencePages language={language} pictures={CLASSIC_PICTURES} />;
    case 'board':
      return <BarePage language={language} />;
    case 'master':
      return <MonstersPage language={language} pictures={CLASSIC_PICTURES} />;
    default:
      return null;
  }
}

function QuestDesk({ id }: { readonly id: string }) {
  const words = useWords(PRINT);
  const quest = useQuest(id);
  const language = useLanguage();
  const [insisted, setInsisted] = useState(false);
  if (quest === 'loading') return <Loading text={words('loading')} />;
  if (quest === 'unknown' || quest === 'questAway') return <Message text={words(quest)} />;
  if (insisted) {
    const page = (document: Document) =>
      document === 'quest' ? <QuestPages quest={quest} language={language} /> : boxPage(document, language);
    return <Desk matter={{ offered: OFFERED.quest, laidOut: ['quest'], page, link: null }} />;
  }
  return (
    <main className="print-message">
      <Panel material="parchment" title={words('spoilTitle')}>
        <p>{words('spoil')}</p>
        <div className="print-choices">
          <Button onClick={() => history.back()}>{words('back')}</Button>
          <Button kind="primary" onClick={() => setInsisted(true)}>
            {words('spoilYes')}
          </Button>
        </div>
      </Panel>
    </main>
  );
}

function TableDesk({ table, secret }: { readonly table: string; readonly secret: string }) {
  const words = useWords(PRINT);
  const lobby = useWords(LOBBY);
  const language = useLanguage();
  const found = useTablePrint(table, secret);
  if (typeof found !== 'string') {
    const { pages, view, title, lines, link } = found;
    const of = { view, title: title[language], language };
    const page = (document: Document) =>
      document === 'log' ? (
        <LogPage title={title[language]} lines={lines} language={language} />
      ) : (
        pages.page(document, of)
      );
    return <Desk matter={{ offered: pages.offered(view), laidOut: pages.laidOut(view), page, link }} />;
  }
  if (found === 'loading') return <Loading text={words('loading')} />;
  return <Message text={found === 'parked' ? lobby('parked') : words(found)} />;
}

interface DeskProps {
  readonly matter: Matter;
  /** Shows the list of quests to print. */
  readonly quests?: true;
}

function Desk({ matter, quests }: DeskProps) {
  const words = useWords(PRINT);
  const [chosen, setChosen] = useState<readonly Document[]>(matter.laidOut);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  const [qr, setQr] = useState(true);
  const documents = matter.offered;
  const toggle = (document: Document, on: boolean) =>
    setChosen((so) => (on ? [...so, document] : so.filter((each) => each !== document)));
  return (
    <main className="print" data-paper={paper}>
      <aside className="print-desk">
        <Button kind="quiet" icon="back" onClick={() => history.back()}>
          {words('back')}
        </Button>
        <SettingsButton />
        <h1>{words('title')}</h1>
        <Button kind="primary" large wide unavailable={chosen.length === 0} onClick={() => window.print()}>
          {words('print')}
        </Button>
        <Choice
          label={words('paper')}
          look="row"
          chosen={paper}
          onChoose={setPaper}
          options={PAPERS.map((value) => ({ value, title: words(value) }))}
        />
        <fieldset className="print-sheets">
          <legend>{words('what')}</legend>
          {documents.map((document) => (
            <Switch
              key={document}
              label={words(document)}
              on={chosen.includes(document)}
              onChange={(on) => toggle(document, on)}
            />
          ))}
        </fieldset>
        {matter.link !== null && (
          <Switch label={words('qr')} hint={words('qrHint')} on={qr} onChange={setQr} />
        )}
        {quests && <QuestList />}
      </aside>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="print-preview" tabIndex={0} role="group" aria-label={words('preview')}>
        {chosen.length === 0 && <p className="print-empty">{words('nothing')}</p>}
        <BackTo value={qr ? matter.link : null}>
          {documents
            .filter((document) => chosen.includes(document))
            .map((document) => (
              <Fragment key={document}>{matter.page(document)}</Fragment>
            ))}
        </BackTo>
      </div>
    </main>
  );
}

/** The largest book includes the others' quests. */
const EVERY_QUEST = Object.values(QUEST_BOOKS).reduce((a, b) => (b.length > a.length ? b : a));

function QuestList() {
  const words = useWords(PRINT);
  const language = useLanguage();
  return (
    <nav className="print-quests" aria-label={words('quests')}>
      <h2>{words('quests')}</h2>
      <ol>
        {EVERY_QUEST.map(({ id, number, title }) => (
          <li key={id}>
            <RouteLink to={{ at: 'print', what: ['quest', id], secret: '', query: {} }}>
              {number}. {title[language]}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
