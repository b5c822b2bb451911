/** Sets the focus in something that has just opened: a dialog would choose its first button. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the first matching element inside. */
export function useFocusInside<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return box;
}
