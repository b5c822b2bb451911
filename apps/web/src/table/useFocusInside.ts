/** Puts the focus where it belongs in something that has just opened: a dialog by itself would choose its first button. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** To the first element inside that fits. */
export function useFocusInside<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const box = useRef<T>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector]);
  return box;
}
