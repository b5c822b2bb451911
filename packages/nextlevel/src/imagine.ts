/** Invents a whole state that a seat could not tell from the real one: classic's, plus NextLevel's sealed fields. */
import { gameOn, guess, truthOf } from '@oubliette/classic/extend';
import type { FigureId, Quest } from '@oubliette/classic/extend';
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
  const quest = view.screen === null ? questImagined(made.quest, view) : made.quest;
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

/** Heroes come at the set level, and altars go by their names. */
function questImagined(quest: Quest, { next, furniture }: NextView): Quest {
  return {
    ...quest,
    level: next.gathered?.level ?? null,
    furniture: quest.furniture.map((piece, index) => {
      const at = furniture.findIndex(({ squares }) => squares[0] === piece.squares[0]);
      return next.pieces[at]?.altar === true ? { ...piece, id: `altar-${index}` } : piece;
    }),
  };
}

/** The part of the state that only Morcar knows. */
function behindImagined(
  { figures, round, next, furniture }: NextView,
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
    searchedPieces: furniture.flatMap(({ squares }, at) =>
      next.pieces[at]!.searched
        ? [quest.furniture.findIndex((piece) => piece.squares[0] === squares[0])]
        : [],
    ),
    wrecked: [],
    ambushers: some(stream, lurking(figures)),
  };
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
