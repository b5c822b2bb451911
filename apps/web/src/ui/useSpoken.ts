/** What appears is read out: a live region put on the page with its words already in it would stay silent. */
import { useEffect } from 'react';
import { announce } from './notices.ts';

/** Politely, when it comes and whenever it changes; null is nothing to say. */
export function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
