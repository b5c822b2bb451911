/** The Morcar player's tools beside the actions: next monster, advice, other view, corrections, notes. */
import { useMemo } from 'react';
import { Tools, useHotkey } from '../../play/Tools.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSettings } from '../../settings/store.ts';
import { noteCards } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';
import './MasterBar.css';

export function MasterBar({ classic }: { readonly classic: Classic }) {
  const { controller, hand, situation, words } = classic;
  const { keys } = useSettings();
  const hotkey = useHotkey();
  const isTurn = situation.moves.some(({ type }) => type === 'endTurn');
  const eye = words(hand.heroesView ? 'masterView' : 'heroesView');
  return (
    <Tools desk={controller} className="master-bar" hasNext={isTurn} mayAsk={isTurn} mayFix>
      <IconButton
        icon="all-seeing-eye"
        label={eye}
        caption={eye}
        aria-pressed={hand.heroesView}
        {...hotkey(keys.heroesView)}
        onClick={() => controller.toggleHeroesView()}
      />
    </Tools>
  );
}

/** The notes of rooms that may open next, to be read aloud then. */
export function NearNotes({ classic }: { readonly classic: Classic }) {
  const { scene, names, words } = classic;
  const { view, language } = scene;
  const near = useMemo(
    () => noteCards(view, names, language).filter((card) => card.near && !card.fired),
    [view, names, language],
  );
  if (near.length === 0) return null;
  return (
    <details className="near-notes">
      <summary className="near-notes-title">
        {words('notesNear')} ({near.length})
      </summary>
      <ul className="near-notes-list">
        {near.map(({ key, when, then, squares }) => (
          <li key={key}>
            <button
              type="button"
              className="near-notes-note"
              onClick={() => classic.controller.lookAt(squares)}
            >
              <b>{when}</b> {then.join(' · ')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
