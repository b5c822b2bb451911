/** The expedition's map on parchment: any level, with its remaining things and figures. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { View } from '@oubliette/advanced';
import { mapOfLevel } from './paperLevel.ts';
import { PaperMapDrawing } from '../../board/PaperMapDrawing.tsx';
import type { Language } from '@oubliette/words';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { wordsIn } from '../../words/useWords.ts';
import type { Table } from '../play/table.ts';
import { figureName } from '../play/labels.ts';
import { darkExits } from '../play/level.ts';
import { LEVEL_WORDS } from './words.ts';
import '../../board/mapSheet.css';

interface MapDialogProps {
  readonly table: Table;
  readonly view: View;
  readonly at: number;
  readonly onClose: () => void;
  /** Shows a level on the board. */
  readonly onLook: (level: number) => void;
}

interface ChartProps {
  readonly view: View;
  readonly chart: View['charts'][number];
  readonly language: Language;
}

export function MapDialog({ table, view, at, onClose, onLook }: MapDialogProps): ReactNode {
  const { language } = table.scene;
  const words = wordsIn(LEVEL_WORDS, language);
  const [open, setOpen] = useState(at);
  const [chart, setChart] = useState<number | null>(null);
  const old = view.charts.find(({ level }) => level === chart);
  return (
    <Dialog open size="large" title={words('mapTitle')} onClose={onClose}>
      <div className="board-map">
        {view.levels.length + view.charts.length > 1 && (
          <div className="board-map-levels" role="group" aria-label={words('levels')}>
            {view.levels.map((_, index) => (
              <Button
                key={index}
                aria-pressed={old === undefined && index === open}
                onClick={() => {
                  setOpen(index);
                  setChart(null);
                }}
              >
                {words('level', { number: index + 1 })}
              </Button>
            ))}
            {view.charts.map(({ level }) => (
              <Button key={`chart-${level}`} aria-pressed={level === chart} onClick={() => setChart(level)}>
                {words('chart', { number: level + 1 })}
              </Button>
            ))}
          </div>
        )}
        {old === undefined ? (
          <LevelMap table={table} view={view} at={open} onClose={onClose} onLook={onLook} />
        ) : (
          <Chart view={view} chart={old} language={language} />
        )}
      </div>
    </Dialog>
  );
}

/** An unseen place, as on the treasure map (ADV-TRE-05). */
function Chart({ view, chart, language }: ChartProps): ReactNode {
  const words = wordsIn(LEVEL_WORDS, language);
  const { map } = mapOfLevel({ ...view, level: -1, levels: [chart.drawn] }, 0, language);
  return (
    <>
      <PaperMapDrawing map={map} label={words('chart', { number: chart.level + 1 })} enlarge={2} />
      <p>{words('chartText')}</p>
    </>
  );
}

function LevelMap({ table, view, at: open, onClose, onLook }: MapDialogProps): ReactNode {
  const { desk, names, scene } = table;
  const { language } = scene;
  const words = wordsIn(LEVEL_WORDS, language);
  const { map, notes } = mapOfLevel(view, open, language);
  const level = view.levels[open]!;
  const there = open === view.level ? view.figures : level.left;
  const ways = darkExits(level).length;
  return (
    <>
      <PaperMapDrawing map={map} label={words('level', { number: open + 1 })} enlarge={2} />
      <p>
        {there.length > 0 && `${there.map(({ id }) => figureName(names, id, language)).join(', ')}. `}
        {ways > 0 && words('unexplored', { count: ways })}
      </p>
      <h3>{words('notes')}</h3>
      {notes.length === 0 && <p>{words('noNotes')}</p>}
      <ul className="board-map-notes">
        {notes.map(({ letter, text, square }) => (
          <li key={letter}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onLook(open);
                desk.lookAt([square]);
                desk.change({ level: open === view.level ? null : open });
              }}
            >
              <b>{letter}</b> {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
