/** Beside the box: what to lay on the cardboard, and, with the board put away, everything large enough to be read across a table. */
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { freshSquares, needsHands, newsOn } from '../../play/box/pieces.ts';
import type { BoxNews } from '../../play/box/pieces.ts';
import { pictureOf } from '../../play/box/picture.ts';
import { tellNews } from '../../play/box/told.ts';
import { COVERING } from '../../board/covers.ts';
import { PaperMapDrawing } from '../../board/PaperMapDrawing.tsx';
import type { PaperMap } from '../../board/paperMap.ts';
import type { TableScene } from '../../play/gameUi.ts';
import { SpeakButton } from '../../play/SpeakButton.tsx';
import { changeSettings, useSettings } from '../../settings/store.ts';
import { readStored, store } from '../../settings/stored.ts';
import { speak } from '../../sound/index.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { announce } from '../../ui/notices.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useWords } from '../../words/useWords.ts';
import { useAtTable } from '../atTable.ts';
import { filterLines } from '../tableLog.ts';
import { useLog } from '../useLog.ts';
import type { Shown } from '../usePlayback.ts';
import type { Awaited } from '../waitingLine.ts';
import { useCardboard } from './useCardboard.ts';
import type { Cardboard } from './useCardboard.ts';
import { BESIDE } from './words.ts';
import './Beside.css';

/** Of the log, where the board is put away. */
const LINES_SHOWN = 3;

interface Props {
  readonly scene: TableScene;
  readonly shown: Shown;
  readonly awaited: Awaited;
}

export function Beside({ scene, shown, awaited }: Props) {
  const words = useWords(BESIDE);
  const { language, ui } = useAtTable();
  const lines = filterLines(useLog(shown.told), 'all').slice(-LINES_SHOWN);
  const call = useCall(awaited);
  const { readAloud } = useSettings();
  const cardboard = useCardboard(shown);
  const [isAway, setAway] = useBoardAway();
  const [isWhole, setWhole] = useState(false);
  const told = cardboard !== null && shown.still && needsHands(cardboard.news);
  const text = told ? tellNews(cardboard.news, cardboard.now.size, language).map((deed) => deed.text) : [];
  useUnsaid(cardboard);
  useReadOut(text.join(' '), shown.still ? call : '');
  if (cardboard === null) return null;
  const whole = isWhole ? newsOn(null, cardboard.now, () => false) : null;
  const card = whole ?? (told ? cardboard.news : null);
  const ways: readonly Way[] = [
    {
      icon: isAway ? 'all-seeing-eye' : 'tabletop-players',
      title: words(isAway ? 'takeOut' : 'putAway'),
      go: () => setAway(!isAway),
    },
    ...(ui.setRight === undefined
      ? []
      : [{ icon: 'quill', title: words('differently'), go: ui.setRight } as const]),
    { icon: 'scroll-unfurled', title: words('wholeBoard'), go: () => setWhole(!isWhole) },
  ];
  const news = card !== null && (
    <NewsCard
      cardboard={cardboard}
      news={card}
      view={scene.view}
      onDone={whole === null ? cardboard.done : () => setWhole(false)}
    />
  );
  if (!isAway)
    return (
      <>
        {news === false && <Corner ways={ways} />}
        {news !== false && <div className="beside-over">{news}</div>}
      </>
    );
  const aloud: Way = {
    icon: 'public-speaker',
    title: words(readAloud ? 'silent' : 'alwaysAloud'),
    go: () => changeSettings({ readAloud: !readAloud }),
  };
  return (
    <section className="beside-page on-parchment" aria-label={words('reading')}>
      <p className="beside-prompt">{call}</p>
      <ul className="beside-lines">
        {lines.map(({ key, text: line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
      {news}
      <Party cardboard={cardboard} view={scene.view} />
      <div className="beside-ways">
        {[...ways, aloud].map(({ icon, title, go }) => (
          <Button key={title} icon={icon} onClick={go}>
            {title}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly go: () => void;
}

/** Over the board, small on a phone. */
function Corner({ ways }: { readonly ways: readonly Way[] }) {
  const isNarrow = useMedia('(max-width: 999px)');
  return (
    <div className="beside-corner on-stone" {...COVERING}>
      {ways.map(({ icon, title, go }) =>
        isNarrow ? (
          <IconButton key={title} icon={icon} label={title} onClick={go} />
        ) : (
          <Button key={title} icon={icon} onClick={go}>
            {title}
          </Button>
        ),
      )}
    </div>
  );
}

/** What people are asked now; dice are called for by name. */
function useCall({ text }: Awaited): string {
  const words = useWords(BESIDE);
  const { table, ui, language } = useAtTable();
  const { rolling, view } = table.present;
  if (rolling?.you !== 'type' || rolling.thrown === null) return text;
  const { thrown, by } = rolling;
  const { who, purpose } = ui.rollFor({ ...thrown, by }, language, view);
  return words('rollCall', { who, purpose, die: ui.diceName(thrown.die.id, thrown.count ?? 1, language) });
}

interface NewsProps {
  readonly cardboard: Cardboard;
  readonly news: BoxNews;
  readonly view: unknown;
  readonly onDone: () => void;
}

function NewsCard({ cardboard: { box, now }, news, view, onDone }: NewsProps) {
  const words = useWords(BESIDE);
  const { language } = useAtTable();
  const deeds = tellNews(news, now.size, language);
  const fresh = freshSquares(news);
  return (
    <section className="beside-card on-parchment" aria-labelledby="beside-title">
      <h2 id="beside-title">{words(news.isFresh ? 'setUp' : 'onBoard')}</h2>
      <div className="beside-halves">
        <div className="beside-deeds">
          {deeds.map(({ deed, title, phrases }) => (
            <section key={deed} className="beside-deed" data-deed={deed}>
              <h3>{title}</h3>
              <ul>
                {phrases.map((phrase) => (
                  <li key={phrase}>{phrase}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {fresh.length > 0 && <Picture map={pictureOf(box.map(view, language), fresh)} />}
      </div>
      <div className="beside-ways">
        <SpeakButton kind="quiet" text={deeds.map(({ text }) => text).join(' ')}>
          {words('aloud')}
        </SpeakButton>
        <Button kind="primary" large onClick={onDone}>
          {words('done')}
        </Button>
      </div>
    </section>
  );
}

function Picture({ map }: { readonly map: PaperMap }) {
  const words = useWords(BESIDE);
  const { width, height } = map.shown ?? map.board;
  return (
    <div className="beside-picture" style={{ '--ratio': (width + 1) / (height + 1) } as CSSProperties}>
      <PaperMapDrawing map={map} label={words('picture')} />
    </div>
  );
}

function Party({ cardboard: { box }, view }: { readonly cardboard: Cardboard; readonly view: unknown }) {
  const words = useWords(BESIDE);
  const { language } = useAtTable();
  return (
    <ul className="beside-party" aria-label={words('party')}>
      {box.party(view, language).map(({ id, name, numbers, isOnTurn }) => (
        <li key={id} data-turn={isOnTurn || undefined}>
          <b>{name}</b> {numbers}
        </li>
      ))}
    </ul>
  );
}

/** Where people stop says how far their dice let them go: nobody types those. */
function useUnsaid(cardboard: Cardboard | null): void {
  const { link, table } = useAtTable();
  const { rolling } = table.present;
  const { dice } = table.info.options;
  const box = cardboard?.box;
  useEffect(() => {
    const thrown = rolling?.you === 'type' ? rolling.thrown : null;
    const count = thrown?.count;
    if (dice === 'app' || thrown === null || count === undefined) return;
    if (box?.isUnsaid?.(thrown) !== true) return;
    const best = thrown.die.faces.reduce((most, face) => (face > most ? face : most));
    void link.ask({ t: 'dice', faces: Array.from({ length: count }, () => best), unsaid: true });
  }, [rolling, dice, box, link]);
}

/** Spoken where a person wants it, and told to screen readers: first what to lay, then who is asked for what. */
function useReadOut(news: string, prompt: string): void {
  const settings = useSettings();
  const chosen = useRef(settings);
  chosen.current = settings;
  const last = useRef({ news: '', prompt: '' });
  useEffect(() => {
    const before = last.current;
    last.current = { news, prompt: prompt === '' ? before.prompt : prompt };
    const isNew = news !== before.news && news !== '';
    const text = [isNew ? news : '', prompt === before.prompt ? '' : prompt].filter(Boolean).join(' ');
    if (text === '') return;
    if (isNew) announce(news);
    const { readAloud, language, voice } = chosen.current;
    if (readAloud) speak(text, language, voice);
  }, [news, prompt]);
}

const AWAY_IN = 'oubliette.boardAway';

function useBoardAway(): [boolean, (away: boolean) => void] {
  const [isAway, setAway] = useState(() => readStored(AWAY_IN) === true);
  return [
    isAway,
    (away) => {
      store(AWAY_IN, away);
      setAway(away);
    },
  ];
}
