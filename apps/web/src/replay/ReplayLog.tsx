/** The log up to the replay's position, its current lines with their dice. */
import { useEffect, useMemo, useRef } from 'react';
import type { RuleId } from '@oubliette/kernel';
import type { GameUi, LogLineUi } from '../play/gameUi.ts';
import { setHighlight } from '../board/highlight.ts';
import type { Highlight } from '../board/highlight.ts';
import { useWords } from '../words/useWords.ts';
import type { Shown } from './useReplay.ts';
import { REPLAY } from './words.ts';
import './ReplayLog.css';

interface Props {
  readonly ui: GameUi;
  readonly shown: Shown;
  readonly showRule: (id: RuleId) => void;
}

/** More would slow the page down. */
const MOST_LINES = 150;

export function ReplayLog({ ui, shown: { lines, row, goTo }, showRule }: Props) {
  const words = useWords(REPLAY);
  const box = useRef<HTMLElement>(null);
  const told = useMemo(
    () => lines.filter(({ seq, kinds }) => seq <= row && !kinds.includes('quiet')).slice(-MOST_LINES),
    [lines, row],
  );
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
    const current = told.filter(({ seq }) => seq === row);
    // If the whole board is too small to read, the view moves to what is told.
    setHighlight(current.length === 0 ? null : placesIn(current, matchMedia(NARROW).matches));
    return () => setHighlight(null);
  }, [told, row]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section ref={box} className="replay-log" aria-label={words('log')} tabIndex={0}>
      <ol>
        {told.map((line) => (
          <LogItem
            key={line.key}
            ui={ui}
            line={line}
            current={line.seq === row}
            goTo={goTo}
            showRule={showRule}
          />
        ))}
      </ol>
    </section>
  );
}

/** As in the layout. */
const NARROW = '(max-width: 820px)';

function placesIn(lines: readonly LogLineUi[], chosen: boolean): Highlight {
  const parts = lines.flatMap((line) => line.parts);
  return {
    figures: parts.flatMap(({ figure }) => figure ?? []),
    squares: parts.flatMap(({ square }) => square ?? []),
    chosen,
  };
}

interface ItemProps {
  readonly ui: GameUi;
  readonly line: LogLineUi;
  readonly current: boolean;
  readonly goTo: (row: number) => void;
  readonly showRule: (id: RuleId) => void;
}

function LogItem({ ui, line, current, goTo, showRule }: ItemProps) {
  const { text, rules, dice, seq } = line;
  const point = () => setHighlight(placesIn([line], false));
  return (
    <li
      className={current ? 'replay-line replay-line-current' : 'replay-line'}
      aria-current={current ? 'step' : undefined}
      onPointerEnter={point}
      onPointerLeave={() => setHighlight(null)}
    >
      <button type="button" className="replay-linetext" onClick={() => goTo(seq)}>
        {text}
      </button>
      {dice.length > 0 && (
        <span className="replay-dice">
          {dice.map(({ die, face, counts }, index) => (
            <ui.Die key={index} die={die} face={face} counts={counts} />
          ))}
        </span>
      )}
      {current &&
        rules.map((rule) => (
          <button key={rule} type="button" className="replay-rule" onClick={() => showRule(rule)}>
            {rule}
          </button>
        ))}
    </li>
  );
}
