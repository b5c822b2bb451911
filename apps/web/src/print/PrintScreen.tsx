/** Sheets for the real table: what is to be printed is chosen here, laid out as it will be, and sent to the printer. */
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { HERO_KINDS } from '@oubliette/classic';
import type { View as AdvancedView } from '@oubliette/advanced';
import type { Quest, View } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import type { LocalText } from '@oubliette/table';
import { QUEST_BOOKS } from 'virtual:quests';
import type { RouteAt } from '../router.ts';
import type { LogLineUi } from '../play/gameUi.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { Switch } from '../ui/Switch.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { laidOut, offered, PAPERS, readSource, usualPaper } from './documents.ts';
import type { Document, Matter as MatterOf, Paper } from './documents.ts';
import { HeroSheets } from './HeroSheets.tsx';
import { LogPage } from './LogPage.tsx';
import { BarePage, PlayersMapPage, QuestPages } from './MapPages.tsx';
import { BackTo } from './Page.tsx';
import { MonstersPage, ReferencePages } from './ReferencePages.tsx';
import { blankSheet, sheetOf } from './sheet.ts';
import { useQuest, useTablePrint } from './sources.ts';
import { PRINT } from './words.ts';
import './PrintScreen.css';

export function PrintScreen({ route }: { readonly route: RouteAt<'print'> }) {
  const words = useWords(PRINT);
  const source = readSource(route.what);
  if (source === null) return <Message text={words('unknown')} />;
  switch (source.is) {
    case 'nothing':
      return <Desk source="nothing" matter={NOTHING} />;
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

/** What there is to print. */
interface Matter {
  readonly view: View | null;
  readonly expedition: AdvancedView | null;
  readonly next: NextView | null;
  readonly title: LocalText | null;
  readonly quest: Quest | null;
  readonly lines: readonly LogLineUi[];
  /** The address a QR code leads to. */
  readonly link: string | null;
}

const NOTHING: Matter = {
  view: null,
  expedition: null,
  next: null,
  title: null,
  quest: null,
  lines: [],
  link: null,
};

/** Fetched when an expedition is printed. */
const ExpeditionPages = lazy(async () => ({
  default: (await import('./ExpeditionPages.tsx')).ExpeditionPages,
}));

const AdventurerSheets = lazy(async () => ({
  default: (await import('./AdventurerSheets.tsx')).AdventurerSheets,
}));

/** Fetched when a table of NextLevel is printed. */
const NextHeroSheets = lazy(async () => ({ default: (await import('./NextPages.tsx')).NextHeroSheets }));
const NextMapPage = lazy(async () => ({ default: (await import('./NextPages.tsx')).NextMapPage }));

function QuestDesk({ id }: { readonly id: string }) {
  const words = useWords(PRINT);
  const quest = useQuest(id);
  const [insisted, setInsisted] = useState(false);
  if (quest === 'loading') return <Loading text={words('loading')} />;
  if (quest === 'unknown') return <Message text={words('unknown')} />;
  if (insisted) return <Desk source="quest" matter={{ ...NOTHING, quest }} />;
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
  const found = useTablePrint(table, secret);
  if (typeof found !== 'string') {
    const { title, lines, link } = found;
    const matter = { ...NOTHING, title, lines, link };
    if (found.game === 'advanced')
      return <Desk source="expedition" matter={{ ...matter, expedition: found.view }} />;
    const quest = found.view.screen?.quest ?? null;
    if (found.game === 'nextlevel')
      return <Desk source="nextlevel" matter={{ ...matter, next: found.view, quest }} />;
    return <Desk source="table" matter={{ ...matter, view: found.view, quest }} />;
  }
  if (found === 'loading') return <Loading text={words('loading')} />;
  return <Message text={found === 'parked' ? lobby('parked') : words(found)} />;
}

interface DeskProps {
  readonly source: MatterOf;
  readonly matter: Matter;
}

function Desk({ source, matter }: DeskProps) {
  const words = useWords(PRINT);
  const behindScreen = matter.quest !== null;
  const [chosen, setChosen] = useState<readonly Document[]>(() => laidOut(source, behindScreen));
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  const [qr, setQr] = useState(true);
  const documents = offered(source, behindScreen);
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
        {source === 'nothing' && <QuestList />}
      </aside>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="print-preview" tabIndex={0} role="group" aria-label={words('preview')}>
        {chosen.length === 0 && <p className="print-empty">{words('nothing')}</p>}
        <BackTo value={qr ? matter.link : null}>
          {documents
            .filter((document) => chosen.includes(document))
            .map((document) => (
              <Sheets key={document} document={document} matter={matter} />
            ))}
        </BackTo>
      </div>
    </main>
  );
}

function QuestList() {
  const words = useWords(PRINT);
  const language = useLanguage();
  return (
    <nav className="print-quests" aria-label={words('quests')}>
      <h2>{words('quests')}</h2>
      <ol>
        {QUEST_BOOKS.nextlevel.map(({ id, number, title }) => (
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

interface SheetsProps {
  readonly document: Document;
  readonly matter: Matter;
}

function Sheets({ document, matter }: SheetsProps): ReactNode {
  const { view, expedition, next, title, quest, lines } = matter;
  const language = useLanguage();
  const words = useWords(PRINT);
  switch (document) {
    case 'sheets':
      if (expedition !== null)
        return (
          <Suspense fallback={<Loading text={words('loading')} />}>
            <AdventurerSheets view={expedition} title={title?.[language] ?? ''} language={language} />
          </Suspense>
        );
      if (next !== null)
        return (
          <Suspense fallback={<Loading text={words('loading')} />}>
            <NextHeroSheets view={next} language={language} />
          </Suspense>
        );
      return view && <HeroSheets sheets={view.heroes.map((hero) => sheetOf(view, hero, language))} />;
    case 'blank':
      return <HeroSheets sheets={HERO_KINDS.map((kind) => blankSheet(kind, language))} />;
    case 'map':
      if (next !== null)
        return (
          <Suspense fallback={<Loading text={words('loading')} />}>
            <NextMapPage view={next} language={language} />
          </Suspense>
        );
      return view && <PlayersMapPage view={view} language={language} />;
    case 'expedition':
      return (
        expedition && (
          <Suspense fallback={<Loading text={words('loading')} />}>
            <ExpeditionPages view={expedition} title={title?.[language] ?? ''} language={language} />
          </Suspense>
        )
      );
    case 'board':
      return <BarePage language={language} />;
    case 'quest':
      return quest && <QuestPages quest={quest} language={language} />;
    case 'reference':
      return <ReferencePages language={language} />;
    case 'master':
      return <MonstersPage language={language} />;
    case 'log':
      return <LogPage title={title?.[language] ?? words('log')} lines={lines} language={language} />;
  }
}
