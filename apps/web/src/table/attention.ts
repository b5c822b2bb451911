/** Signals a player's turn: in the tab's title and icon, by a sound, by a notification. */
import { useEffect, useRef } from 'react';
import { playSound } from '../sound/index.ts';
import { announce } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { TABLE } from './words.ts';

interface Call {
  readonly title: string;
  /** Whether it is this player's turn; the text says what for. */
  readonly mine: boolean;
  readonly text: string;
  readonly over: boolean;
}

export function useAttention({ title, mine, text, over }: Call): void {
  const words = useWords(TABLE);
  const told = useRef(mine);

  useEffect(() => {
    const before = document.title;
    const state = mine ? `● ${words('titleYourTurn')}` : over ? words('titleOver') : null;
    document.title = [state, title, 'Oubliette'].filter(Boolean).join(' — ');
    return () => {
      document.title = before;
    };
  }, [title, mine, over, words]);

  useEffect(() => (mine ? markIcon() : undefined), [mine]);

  useEffect(() => {
    const isNew = mine && !told.current;
    told.current = mine;
    if (!isNew) return;
    announce(text, true);
    playSound('myTurn');
    if (document.visibilityState === 'hidden') notify(words('notifyTurn', { title }));
  }, [mine, text, title, words]);
}

function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

export function couldNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default';
}

function notify(text: string): void {
  if (!mayNotify()) return;
  try {
    const shown = new Notification('Oubliette', { body: text, tag: 'turn' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones allow notifications only from a service worker: the title and sound must do.
  }
}

/** The tab's icon with a lit mark, until it is taken off. */
function markIcon(): (() => void) | undefined {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (icon === null) return undefined;
  const before = icon.href;
  icon.href = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#8c1f1a"/><circle cx="16" cy="16" r="9" fill="#ecd08b"/></svg>',
  )}`;
  return () => {
    icon.href = before;
  };
}
