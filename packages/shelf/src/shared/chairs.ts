/** Names and pictures of the chairs round a table of classic. */
import { heroCalled, HEROES } from '@oubliette/classic';
import type { HeroKind, Setup } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import type { Chair, LocalText } from '@oubliette/table';
import type { Noun } from '@oubliette/words';

type Empty = Omit<Chair, 'occupant'>;

export function morcarsChair(seat: SeatId): Empty {
  return { seat, role: 'gamemaster', title: { en: 'Morcar', fr: 'Morcar' }, emblem: 'morcar' };
}

/** Named after its heroes, pictured by the first. */
export function heroesChair(
  seat: SeatId,
  kinds: readonly [HeroKind, ...HeroKind[]],
  heroes: Setup['heroes'] = [],
): Empty {
  const called = kinds.map((kind) => calledIn(heroes, kind));
  return { seat, role: 'hero', title: together(called), called, emblem: kinds[0] };
}

/** A chair with only a name: its role is still to be rolled for, or its hero to be enrolled. */
export function namedChair(seat: SeatId): Empty {
  return { seat, role: 'hero', title: { en: seat, fr: seat }, emblem: 'hero' };
}

function calledIn(heroes: Setup['heroes'], kind: HeroKind): Noun {
  const {
    name = HEROES[kind].defaultName,
    gender = 'm',
    named,
  } = heroes.find((hero) => hero.kind === kind) ?? {};
  return heroCalled({ id: kind, name, gender, ...(named === undefined ? {} : { named }) });
}

function together(nouns: readonly Noun[]): LocalText {
  const list = (language: 'en' | 'fr') =>
    new Intl.ListFormat(language).format(nouns.map((noun) => noun[language].one));
  return { en: list('en'), fr: list('fr') };
}
