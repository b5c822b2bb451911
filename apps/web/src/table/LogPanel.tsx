/** The log: each line links to its rules, highlights its places, and can be challenged. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Menu } from '../ui/Menu.tsx';
import { announce, toast } from '../ui/notices.ts';
import { fileName, logAsJson, logAsText } from '../play/exportLog.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { LogLineUi } from '../play/gameUi.ts';
import { setHighlight } from '../board/highlight.ts';
import { saveFile } from '../ui/saveFile.ts';
import { isAtEnd, scrolledTo } from './following.ts';
import type { Following } from './following.ts';
import { filterLines, LOG_FILTERS } from './tableLog.ts';
import type { LogFilter } from './tableLog.ts';
import { useWholePast } from './useWholePast.ts';
import { LogWords } from './LogWords.tsx';
import { TABLE } from './words.ts';
import './LogPanel.css';

const FILTER_WORDS = {
  all: 'filterAll',
  mine: 'filterMine',
  combat: 'filterCombat',
  secret: 'filterSecret',
  table: 'filterTable',
} as const;

export function LogPanel({ lines }: { readonly lines: readonly LogLineUi[] }) {
  const words = useWords(TABLE);
  const { table, link } = useAtTable();
  const [filter, setFilter] = useState<LogFilter>('all');
  const [opened, setOpened] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<LogLineUi | null>(null);
  const shown = filterLines(lines, filter);
  const { list, isAway, toEnd } = useStickyBottom(shown.at(-1)?.key);
  const fresh = useFresh(shown, isAway);

  return (
    <section className="log" aria-label={words('logLabel')}>
      <div className="log-head">
        <div className="log-filters" role="group" aria-label={words('filterLabel')}>
          {LOG_FILTERS.map((each) => (
            <button
              key={each}
              type="button"
              className="log-filter"
              aria-pressed={filter === each}
              onClick={() => setFilter(each)}
            >
              {words(FILTER_WORDS[each])}
            </button>
          ))}
        </div>
        <ExportMenu lines={lines} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard, so it takes the focus */}
      <div ref={list} className="log-lines" tabIndex={0} role="group" aria-label={words('logLabel')}>
        {table.earlier && (
          <Button
            kind="quiet"
            onClick={() => void link.ask({ t: 'history', before: table.batches[0]?.seq ?? table.seq + 1 })}
          >
            {words('logEarlier')}
          </Button>
        )}
        {shown.length === 0 && <p className="log-empty">{words('logEmpty')}</p>}
        <ol>
          {shown.map((line) => (
            <LogLine
              key={line.key}
              line={line}
              open={line.key === opened}
              onOpen={() => setOpened(line.key === opened ? null : line.key)}
              onDoubt={() => setDoubted(line)}
            />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className="log-fresh" onClick={toEnd}>
          {words('logFresh', { count: fresh })}
        </button>
      )}
      {doubted !== null && <Report line={doubted} onClose={() => setDoubted(null)} />}
    </section>
  );
}

interface LineProps {
  readonly line: LogLineUi;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onDoubt: () => void;
}

function LogLine({ line, open, onOpen, onDoubt }: LineProps) {
  const { ui, showRule } = useAtTable();
  const words = useWords(TABLE);
  return (
    <li className="log-line" data-kinds={line.kinds.join(' ')}>
      <button
        type="button"
        className="log-sentence"
        aria-expanded={open}
        onClick={() => {
          light(line, true);
          onOpen();
        }}
        onMouseEnter={() => light(line, false)}
        onMouseLeave={() => setHighlight(null)}
        onFocus={() => light(line, false)}
        onBlur={() => setHighlight(null)}
      >
        <span className="log-words">
          <LogWords line={line} linked />
        </span>
        {line.dice.length > 0 && (
          <span className="log-dice">
            {line.dice.map(({ die, face, counts }, index) => (
              <ui.Die key={index} die={die} face={face} counts={counts} />
            ))}
          </span>
        )}
      </button>
      {open && (
        <div className="log-more">
          {line.rules.map((rule) => (
            <button
              key={rule}
              type="button"
              className="log-rule"
              data-rule={rule}
              onClick={() => showRule(rule)}
            >
              {rule}
            </button>
          ))}
          <button type="button" className="log-doubt" onClick={onDoubt}>
            {words('lineWrong')}
          </button>
        </div>
      )}
    </li>
  );
}

function light({ parts }: LogLineUi, chosen: boolean): void {
  const figures = parts.flatMap(({ figure }) => figure ?? []);
  const squares = parts.flatMap(({ square }) => square ?? []);
  setHighlight(figures.length + squares.length === 0 ? null : { figures, squares, chosen });
}

/** Exports the whole log, from the first row. */
function ExportMenu({ lines }: { readonly lines: readonly LogLineUi[] }) {
  const words = useWords(TABLE);
  const { table, language } = useAtTable();
  const [wanted, setWanted] = useState<'txt' | 'json' | null>(null);
  const complete = useWholePast(wanted !== null);
  const title = table.info.title[language];
  useEffect(() => {
    if (wanted === null || !complete) return;
    setWanted(null);
    const name = fileName(title, wanted);
    if (wanted === 'txt') saveFile(name, 'text/plain', logAsText(title, lines));
    else saveFile(name, 'application/json', logAsJson(title, lines, table.batches));
  }, [wanted, complete, title, lines, table.batches]);
  return (
    <Menu
      label={words('logSave')}
      items={[
        { key: 'text', title: words('exportText'), icon: 'file', onChoose: () => setWanted('txt') },
        { key: 'json', title: words('exportJson'), icon: 'file', onChoose: () => setWanted('json') },
      ]}
    />
  );
}

function Report({ line, onClose }: { readonly line: LogLineUi; readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { act } = useAtTable();
  const [text, setText] = useState('');
  async function send(): Promise<void> {
    const facts = `${line.text} [${line.rules.join(', ')}]`;
    const told = text.trim() === '' ? facts : `${text.trim()} — ${facts}`;
    const reply = await act({ t: 'report', row: line.seq, text: told.slice(0, 500) });
    if (reply === null) return;
    toast(words('reported'), 'good');
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('reportTitle')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button kind="primary" onClick={() => void send()}>
            {words('reportSend')}
          </Button>
        </>
      }
    >
      <blockquote className="log-quoted">{line.text}</blockquote>
      <label className="log-report">
        {words('reportHint')}
        <textarea
          className="field-input"
          rows={3}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
    </Dialog>
  );
}

/** How many lines have come since the reader scrolled away. */
function useFresh(lines: readonly LogLineUi[], isAway: boolean): number {
  const read = useRef(0);
  const last = lines.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (!isAway) read.current = last;
  }, [isAway, last]);
  return isAway ? lines.filter(({ seq }) => seq > read.current).length : 0;
}

/** Stays at the newest line unless the reader has scrolled away. */
function useStickyBottom(newest: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef<Following>({ follows: true, top: 0 });
  const [isAway, setAway] = useState(false);
  const toEnd = useCallback(() => {
    const box = list.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    seen.current = { follows: true, top: box.scrollTop };
    setAway(false);
  }, []);
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const scrolled = () => {
      seen.current = scrolledTo(box, seen.current);
      setAway(!seen.current.follows);
      if (seen.current.follows && !isAtEnd(box)) toEnd();
    };
    const resized = new ResizeObserver(() => {
      if (seen.current.follows) toEnd();
    });
    resized.observe(box);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [toEnd]);
  useLayoutEffect(() => {
    if (seen.current.follows) toEnd();
  }, [newest, toEnd]);
  return { list, isAway, toEnd };
}

/** A walk grows step by step, so it is read out when it stops, */
const REST_MS = 400;
/** but never later than this. */
const MOST_MS = 2500;

/** New lines are read out politely, whether or not the log is open. */
export function useSpokenLog(lines: readonly LogLineUi[]): void {
  const latest = useRef(lines);
  latest.current = lines;
  const last = lines.at(-1)?.seq ?? 0;
  const spoken = useRef(last);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (last <= spoken.current) return undefined;
    since.current ??= performance.now();
    const waited = performance.now() - since.current;
    const timer = setTimeout(
      () => {
        const fresh = latest.current.filter(({ seq }) => seq > spoken.current);
        spoken.current = fresh.at(-1)?.seq ?? spoken.current;
        since.current = null;
        announce(fresh.map(({ text }) => text).join(' '));
      },
      Math.max(0, Math.min(REST_MS, MOST_MS - waited)),
    );
    return () => clearTimeout(timer);
  }, [last]);
}
