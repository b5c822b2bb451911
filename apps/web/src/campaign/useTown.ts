/** The town of classic's family, as its pages see it. */
import { useMemo } from 'react';
import type { TownView } from '@oubliette/classic';
import type { Town } from '../town/town.ts';
import { useBetween } from './useBetween.ts';

export function useTown(): Town {
  const between = useBetween<TownView>();
  return useMemo(
    (): Town => ({
      ...between,
      correctGold: (hero, gold, reason) =>
        between.correct(between.view.host, { tag: 'setGold', hero, gold }, reason),
    }),
    [between],
  );
}
