/** What waits behind the next doors, for the Morcar player: the rooms one door away from what the heroes have seen. */
import { nounOf } from '@oubliette/classic';
import type { MonsterKind, Names, Screen, View } from '@oubliette/classic';
import { hasSquare, makeSquare, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';
import { areaName, capital, noteCards } from './master.ts';
import type { NoteCard } from './master.ts';

export interface RoomAhead {
  readonly area: number;
  readonly place: string;
  /** The squares of its nearest door, on this side first: "E3-F3". */
  readonly door: string;
  readonly secret: boolean;
  /** "2 goblins, 1 orc"; empty if no monster waits there. */
  readonly monsters: string;
  readonly notes: readonly NoteCard[];
  readonly squares: readonly Square[];
}

/** The nearest to any hero first. */
export function roomsAhead(view: View, names: Names, language: Language): readonly RoomAhead[] {
  const { screen, revealed } = view;
  if (screen === null) return [];
  const { board, doors } = screen.quest;
  const heroes = view.figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  const farness = (square: Square): number =>
    Math.min(...heroes.map((hero) => stepsApart(board, hero, square)));
  const found = board.doors
    .flatMap(({ a, b }, index) => {
      const sides = hasSquare(revealed, a) ? ([a, b] as const) : ([b, a] as const);
      const [near, beyond] = sides;
      if (!hasSquare(revealed, near) || hasSquare(revealed, beyond)) return [];
      return [{ index, near, beyond, area: board.areaOf[beyond]! }];
    })
    .toSorted((one, other) => farness(one.near) - farness(other.near));
  const cards = noteCards(view, names, language).filter(({ fired }) => !fired);
  return [...Map.groupBy(found, ({ area }) => area)].map(([area, doorsIn]) => {
    const { index, near, beyond } = doorsIn[0]!;
    const inside = board.areas[area]!.squares.filter((square) => !hasSquare(revealed, square));
    return {
      area,
      place: capital(areaName(board.areas[area]!, language)),
      door: `${makeSquare(board, near)}-${makeSquare(board, beyond)}`,
      secret: doors[index]!.secret,
      monsters: monstersIn(screen, names, inside, language),
      notes: cards.filter(({ squares }) => squares.some((square) => inside.includes(square))),
      squares: [near, ...inside],
    };
  });
}

function monstersIn({ quest }: Screen, names: Names, squares: readonly Square[], language: Language): string {
  const there = quest.monsters.filter(({ square }) => squares.includes(square));
  const named = there.flatMap(({ name }) => (name === null ? [] : [capital(name[language].one)]));
  const kinds = Map.groupBy(
    there.filter(({ name }) => name === null),
    ({ kind }): MonsterKind => kind,
  );
  const counted = [...kinds].map(([kind, { length }]) =>
    say(CLASSIC, language, 'aheadKind', { kind: { noun: nounOf(names.monsters, kind), count: length } }),
  );
  return [...named, ...counted].join(', ');
}
