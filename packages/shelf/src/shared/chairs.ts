/** Names and pictures of the chairs round a table of classic. */
import { HEROES } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import type { Chair, LocalText } from '@oubliette/table';

type Empty = Omit<Chair, 'occupant'>;

export function morcarsChair(seat: SeatId): Empty {
  return { seat, role: 'gamemaster', title: { en: 'Morcar', fr: 'Morcar' }, emblem: 'morcar' };
}

/** Named after its heroes, pictured by the first. */
export function heroesChair(seat: SeatId, kinds: readonly [HeroKind, ...HeroKind[]]): Empty {
  return { seat, role: 'hero', title: together(kinds), emblem: kinds[0] };
}

/** A chair with only a name: its role is still to be rolled for, or its hero to be enrolled. */
export function namedChair(seat: SeatId): Empty {
  return { seat, role: 'hero', title: { en: seat, fr: seat }, emblem: 'hero' };
}

function together(kinds: readonly HeroKind[]): LocalText {
  const list = (language: 'en' | 'fr') =>
    new Intl.ListFormat(language).format(kinds.map((kind) => HEROES[kind].noun[language].one));
  return { en: list('en'), fr: list('fr') };
}
