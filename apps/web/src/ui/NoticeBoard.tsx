/** Toasts, and the live regions of screen readers. Once in the app. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { IconButton } from './IconButton.tsx';
import { dismissToast, getNotices, subscribeToNotices } from './notices.ts';
import type { Toast } from './notices.ts';
import './NoticeBoard.css';

export function NoticeBoard() {
  const { toasts, polite, assertive } = useSyncExternalStore(subscribeToNotices, getNotices);
  const list = useRef<HTMLUListElement>(null);
  // On top of any open dialog: the latest popover lies on top.
  useLayoutEffect(() => {
    list.current?.hidePopover();
    if (toasts.length > 0) list.current?.showPopover();
  }, [toasts]);
  return (
    <>
      <div className="unseen" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="unseen" role="alert" aria-live="assertive">
        {assertive}
      </div>
      <ul ref={list} className="toasts" popover="manual">
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} />
        ))}
      </ul>
    </>
  );
}

/** Two seconds, plus one for every twelve characters. */
function readingTime(text: string): number {
  return 2000 + (1000 * text.length) / 12;
}

function ToastCard({ toast: { key, text, tone } }: { readonly toast: Toast }) {
  const words = useWords(UI);
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(key), readingTime(text));
    return () => clearTimeout(timer);
  }, [key, text]);
  return (
    <li className={`toast toast-${tone} on-parchment`}>
      <span className="toast-text">{text}</span>
      <IconButton icon="close" label={words('close')} onClick={() => dismissToast(key)} />
    </li>
  );
}
