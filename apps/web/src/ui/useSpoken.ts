/** Reads out what appears: a live region added with its words already in it would stay silent. */
import { useEffect } from 'react';
import { announce } from './notices.ts';

/** Politely, at first and on every change; null for nothing. */
export function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
