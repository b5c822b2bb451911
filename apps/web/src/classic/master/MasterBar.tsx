/** What the Morcar player has at hand beside the actions: the next monster, advice, the other view, corrections, notes. */
import { useMemo } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSettings } from '../../settings/store.ts';
import { noteCards } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';
import './MasterBar.css';

export function MasterBar({ classic }: { readonly classic: Classic }) {
  const { hand, situation, scene, words } = classic;
  const { keys, letterKeys } = useSettings();
  const hotkey = (key: string): { readonly hotkey?: string } =>
    letterKeys ? { hotkey: key.toUpperCase() } : {};
  const isTurn = situation.moves.some(({ type }) => type === 'endTurn');
  /** The next key is likely to be Enter: it should confirm, not ask for another suggestion. */
  async function suggest(): Promise<void> {
    await classic.controller.suggest();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.staged .button-primary')?.focus());
  }
  async function playOn(): Promise<void> {
    if (await scene.confirm(words('playOnSure'), words('playOn'))) await classic.controller.playOn();
  }
  return (
    <div className="master-bar" role="toolbar" aria-label={words('masterTools')}>
      {isTurn && (
        <>
          <IconButton
            icon="right"
            label={words('nextMonster')}
            caption={words('nextMonster')}
            {...hotkey(keys.next)}
            onClick={() => classic.controller.next(false)}
          />
          <IconButton
            icon="light-bulb"
            label={words('suggest')}
            caption={words('suggest')}
            onClick={() => void suggest()}
          />
          <IconButton
            icon="vintage-robot"
            label={words('playOn')}
            caption={words('playOnShort')}
            onClick={() => void playOn()}
          />
        </>
      )}
      <IconButton
        icon="all-seeing-eye"
        label={words(hand.heroesView ? 'masterView' : 'heroesView')}
        caption={words(hand.heroesView ? 'masterView' : 'heroesView')}
        aria-pressed={hand.heroesView}
        {...hotkey(keys.heroesView)}
        onClick={() => classic.controller.toggleHeroesView()}
      />
      <IconButton
        icon="scroll-quill"
        label={words('override')}
        caption={words('override')}
        {...hotkey(keys.override)}
        onClick={() => classic.controller.openDialog('override')}
      />
    </div>
  );
}

/** The notes of the rooms that may open next: what is read aloud then, at a glance. */
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
