/** Invents a whole state that a seat could not tell from the real one: classic's, plus NextLevel's sealed fields. */
import { gameOn, guess, truthOf } from '@oubliette/classic/extend';
import type { FigureId, Quest } from '@oubliette/classic/extend';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Stream } from '@oubliette/kernel';
import { variantsOf } from './content/traps.ts';
import type { Behind, Mind } from './knowledge.ts';
import type { CheckedNextSetup } from './setup.ts';
import { NEXT } from './state.ts';
import type { Lurker, NextState } from './state.ts';
import { NEXTLEVEL_EDITION } from './system.ts';
import type { NextGame } from './system.ts';
import type { NextView } from './view.ts';

export interface Imagined {
  readonly game: NextGame;
  readonly state: NextState;
}

export function imagine(view: NextView, stream: Stream): Imagined {
  const { screen, options, gathered, traps } = view.next;
  const made = guess(NEXTLEVEL_EDITION, view, stream);
  const setup: CheckedNextSetup = { ...made.setup, progress: gathered?.progress ?? [], options };
  const quest = view.screen === null ? questImagined(made.quest, view, stream) : made.quest;
  const conditions = traps.map(({ open }) => (open === true ? 'open' : 'found'));
  const behind = {
    ...made.behind,
    traps: [...conditions, ...(made.behind.traps ?? []).slice(conditions.length)],
  };
  const { world, state } = truthOf(NEXTLEVEL_EDITION, view, { setup, quest, behind });
  const mind: Mind = {
    eyes: { isMorcar: screen !== null, state },
    behind: behindImagined(view, quest, behind.unplaced ?? [], stream),
  };
  const next = NEXT.imagine({ ...view.next, ...screen }, mind);
  return {
    game: gameOn(NEXTLEVEL_EDITION, world) as unknown as NextGame,
    state: { ...state, next },
  };
}

/** Heroes come at the set level; furniture keeps its command numbers, and removed pieces have one too. */
function questImagined(quest: Quest, { next, furniture: seen }: NextView, stream: Stream): Quest {
  const numbers = next.pieces.map(({ piece }) => piece);
  const size = Math.max(-1, ...numbers, ...next.wrecked, ...next.searchedPieces) + 1;
  const unseen = quest.furniture.slice(seen.length);
  const furniture = Array.from({ length: size }, (_, piece): Quest['furniture'][number] => {
    const at = numbers.indexOf(piece);
    if (at >= 0) return { ...quest.furniture[at]!, id: next.pieces[at]!.altar ? `altar-${piece}` : null };
    const other = next.wrecked.includes(piece) ? undefined : unseen.shift();
    return other ?? { kind: 'table', squares: [], id: null };
  });
  if (stream.below(2) === 0) furniture.push(...unseen);
  return {
    ...quest,
    level: next.gathered?.level ?? null,
    furniture,
    traps: quest.traps.map((trap) =>
      trap.kind === 'chest' ? { ...trap, chest: numbers[trap.chest] ?? -1 } : trap,
    ),
  };
}

/** The part of the state that only Morcar knows. */
function behindImagined(
  { figures, round, next, board, revealed }: NextView,
  quest: Quest,
  unplaced: readonly number[],
  stream: Stream,
): Behind {
  const { traps } = next;
  const unknown = quest.traps.slice(traps.length).map(({ kind }) => pick(stream, variantsOf[kind]));
  return {
    trapKinds: [...traps.map(({ kind }) => kind), ...unknown],
    alerted: some(stream, unplaced).map((monster): Lurker => {
      const { square } = quest.monsters[monster]!;
      return { monster, square, round: stream.below(2) === 0 ? null : round };
    }),
    ambushers: some(stream, lurking(figures)),
    unseen: (squares) => unseenOf(squares),
  };

  /** The unseen rest of a partly seen passage. */
  function unseenOf([seen]: readonly Square[]): readonly Square[] {
    if (seen === undefined) return [];
    const place = board.areas[board.areaOf[seen]!]!.squares;
    return some(
      stream,
      place.filter((square) => !hasSquare(revealed, square)),
    );
  }
}

function lurking(figures: NextView['figures']): FigureId[] {
  return figures.flatMap(({ id, side }) => (side === 'morcar' ? [id] : []));
}

function some<T>(stream: Stream, items: readonly T[]): T[] {
  return items.filter(() => stream.below(3) === 0);
}

function pick<T>(stream: Stream, items: readonly T[]): T {
  return items[stream.below(items.length)]!;
}
