/** Henchmen and monsters handled in groups: what one of them did last, for the next of its kind. */
import { waysSeen } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { doerOf, meansKey } from './commands.ts';
import type { Staged } from './desk.ts';
import type { Situation } from './situation.ts';

export type Deed =
  | { readonly is: 'walk'; readonly figure: FigureId; readonly to: Square }
  | { readonly is: 'command'; readonly command: Command };

/** Null where nobody like the one before could do anything like it. */
export function againOf(
  { view, moves, figures, question }: Pick<Situation, 'view' | 'moves' | 'figures' | 'question'>,
  last: Deed | null,
): Staged | null {
  if (last === null || question !== null) return null;
  const doer = last.is === 'walk' ? last.figure : doerOf(last.command);
  const kind = view.figures.find(({ id }) => id === doer)?.kind;
  if (doer === null || kind === undefined || kind === 'hero') return null;
  const others = figures.filter((id) => id !== doer && isLike(view, id, kind));
  for (const figure of others) {
    const staged =
      last.is === 'walk' ? walkAfter(view, figure, last.to) : sameDeed(view, moves, figure, last.command);
    if (staged !== null) return staged;
  }
  return null;
}

function isLike(view: View, id: FigureId, kind: string): boolean {
  return view.figures.some((figure) => figure.id === id && figure.kind === kind);
}

/** As near to where the one before went as there is room. */
function walkAfter(view: View, figure: FigureId, goal: Square): Staged | null {
  const { layout } = view.levels[view.level]!;
  const from = view.figures.find(({ id }) => id === figure)?.square;
  if (from === undefined) return null;
  const far = (square: Square): number => stepsApart(layout, square, goal);
  const [nearest] = [...waysSeen(view, figure)].toSorted(
    ([a, one], [b, other]) => far(a) - far(b) || one.cost - other.cost,
  );
  if (nearest === undefined || far(nearest[0]) >= far(from)) return null;
  return { is: 'walk', figure, way: nearest[1], to: nearest[0] };
}

/** At the same target by the same means; else at the same target; else anything of the kind. */
function sameDeed(view: View, moves: readonly Command[], figure: FigureId, deed: Command): Staged | null {
  const like = moves.filter(
    ({ type, ...rest }) => type === deed.type && doerOf({ type, ...rest } as Command) === figure,
  );
  const target = targetOf(deed);
  const means = meansKey({ ...deed, figure } as Command);
  const command =
    like.find((move) => targetOf(move) === target && meansKey(move) === means) ??
    like.find((move) => targetOf(move) === target) ??
    (target === null || !view.figures.some(({ id }) => id === target) ? like[0] : undefined);
  return command === undefined ? null : { is: 'command', command };
}

function targetOf(command: Command): unknown {
  const { target, to, at } = command as Readonly<Record<string, unknown>>;
  return target ?? to ?? at ?? null;
}
