/** The dungeon's map on parchment: what has been laid, who stands where, and what the letters say. */
import type { ReactNode } from 'react';
import type { View } from '@oubliette/expert';
import { PaperMapDrawing } from '../../board/PaperMapDrawing.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { wordsIn } from '../../words/useWords.ts';
import type { Table } from '../play/table.ts';
import { mapOfDungeon } from './paperDungeon.ts';
import { DUNGEON_WORDS } from './words.ts';
import '../../board/mapSheet.css';

interface MapDialogProps {
  readonly table: Table;
  readonly view: View;
  readonly onClose: () => void;
}

export function MapDialog({ table: { desk, scene }, view, onClose }: MapDialogProps): ReactNode {
  const words = wordsIn(DUNGEON_WORDS, scene.language);
  const { map, notes } = mapOfDungeon(view, scene.language);
  return (
    <Dialog open size="large" title={words('mapTitle')} onClose={onClose}>
      <div className="board-map">
        <PaperMapDrawing map={map} label={words('map')} enlarge={2} />
        <h3>{words('legend')}</h3>
        <ul className="board-map-notes">
          {notes.map(({ letter, text, square }) => (
            <li key={letter}>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  desk.lookAt([square]);
                }}
              >
                <b>{letter}</b> {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
