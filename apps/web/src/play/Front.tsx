/** What must not be missed while another tab covers the controls: it is shown over the board. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './Front.css';
import { COVERING } from '../board/covers.ts';

let shown = 0;
const watchers = new Set<() => void>();

/** Set by the controls while they are on screen: on a phone another tab may cover them. */
export function useControlsShown(): void {
  useLayoutEffect(() => {
    const change = (by: number): void => {
      shown += by;
      for (const watcher of watchers) watcher();
    };
    change(1);
    return () => change(-1);
  }, []);
}

function subscribe(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Staged commands and questions, when the controls cannot show them. */
export function Front({ children }: { readonly children: ReactNode }) {
  const areShown = useSyncExternalStore(subscribe, () => shown > 0);
  return areShown ? null : (
    <div className="stage-front" {...COVERING}>
      {children}
    </div>
  );
}
