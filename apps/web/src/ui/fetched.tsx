/** A screen fetched when first needed, and available at once from then on. */
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { Loading } from './Loading.tsx';

export interface Fetched<P> {
  (props: P): ReactNode;
  /** Fetches it in advance. */
  readonly warm: () => Promise<unknown>;
}

/**
 * Not by Suspense, which keeps its fallback on screen for a third of a second even if everything is there.
 */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): Fetched<P> {
  let ready: ComponentType<P> | null = null;
  const warm = async (): Promise<ComponentType<P>> => (ready ??= await load());
  function Screen(props: P): ReactNode {
    const words = useWords(UI);
    const [Part, setPart] = useState(() => ready);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
      if (ready === null) warm().then(setLoaded, setFailure);
      function setLoaded(loaded: ComponentType<P>): void {
        setPart(() => loaded);
      }
    }, []);
    // The page's error boundary offers to try again.
    if (failure !== null) throw failure;
    return Part === null ? <Loading text={words('loading')} /> : <Part {...props} />;
  }
  return Object.assign(Screen, { warm });
}
