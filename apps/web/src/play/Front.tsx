/** What must not be missed while another leaf covers the controls: it lies over the board. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './Front.css';

let shown = 0;
const watchers = new Set<() => void>();

/** Told by the controls while they are on the screen: on a phone another leaf may cover them. */
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

/** What is staged and asked, where the controls cannot show it. */
export function Front({ children }: { readonly children: ReactNode }) {
  const areShown = useSyncExternalStore(subscribe, () => shown > 0);
  return areShown ? null : <div className="stage-front">{children}</div>;
}
