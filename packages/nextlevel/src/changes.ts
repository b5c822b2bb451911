/** The small changes that NextLevel's events are made of. */
import type { FigureId, HeroKind } from '@oubliette/classic/extend';
import type { FreeAction, Next, NextState, NextTurn, NormalAction, Plight, Sheet } from './state.ts';

export const FRESH_TURN: NextTurn = {
  actions: [],
  free: [],
  repeated: [],
  startedAt: null,
  arrived: null,
  underWay: false,
  struckBy: [],
  mindSpent: false,
  rooted: false,
  over: false,
  fimir: null,
  shotAt: null,
};

export function withNext(state: NextState, change: Partial<Next>): NextState {
  return { ...state, next: { ...state.next, ...change } };
}

export function withTurn(state: NextState, change: Partial<NextTurn>): NextState {
  return withNext(state, { turn: { ...state.next.turn, ...change } });
}

/** Arms depend only on sheets and plights, which a seat's view has too. */
export interface Marked {
  readonly next: Pick<Next, 'sheets' | 'plights'>;
}

export function sheetOf(state: Marked, hero: HeroKind): Sheet {
  const sheet = state.next.sheets[hero];
  if (sheet === undefined) throw new Error(`the ${hero} is not in play`);
  return sheet;
}

export function withSheet(state: NextState, hero: HeroKind, change: (sheet: Sheet) => Sheet): NextState {
  return withNext(state, { sheets: { ...state.next.sheets, [hero]: change(sheetOf(state, hero)) } });
}

/** A normal action is spent; the second ends the hero's acting and a move already begun (NXT-ACT-06). */
export function withAction(state: NextState, action: NormalAction): NextState {
  const { next, turn } = state;
  const actions = [...next.turn.actions, action];
  const spent = withTurn({ ...state, turn: { ...turn, acted: actions.length >= 2 } }, { actions });
  return action === 'move' ? spent : withMoveCut(spent);
}

/** An action in the middle of a move ends it: a move is made in one go (NXT-ACT-06). */
export function withMoveCut(state: NextState): NextState {
  const { turn, next } = state;
  const begun = turn.path.length > 1 || next.turn.underWay;
  return begun && !turn.moveOver ? { ...state, turn: { ...turn, moveOver: true } } : state;
}

/** The actor's move has begun without a step. */
export function withMoveBegun(state: NextState, figure: FigureId | null): NextState {
  return figure !== null && state.turn.actor === figure ? withTurn(state, { underWay: true }) : state;
}

/** A free action is taken; the second time it costs one of the two actions (NXT-ACT-10). */
export function withFree(state: NextState, action: FreeAction): NextState {
  const { free, repeated } = state.next.turn;
  if (!free.includes(action)) return withTurn(state, { free: [...free, action] });
  return withAction(withTurn(state, { repeated: [...repeated, action] }), 'again');
}

export function plightsOf(state: Marked, figure: FigureId): readonly Plight[] {
  return state.next.plights[figure] ?? [];
}

export function plightOf<T extends Plight['tag']>(
  state: Marked,
  figure: FigureId,
  tag: T,
): Extract<Plight, { tag: T }> | undefined {
  return plightsOf(state, figure).find((plight): plight is Extract<Plight, { tag: T }> => plight.tag === tag);
}

/** Replaces an older one of the same sort; a held attack and a held move are two sorts. */
export function withPlight(state: NextState, figure: FigureId, plight: Plight): NextState {
  const others = plightsOf(state, figure).filter((other) => sortOf(other) !== sortOf(plight));
  return withNext(state, { plights: { ...state.next.plights, [figure]: [...others, plight] } });
}

function sortOf(plight: Plight): string {
  return plight.tag === 'holding' ? plight.what : plight.tag;
}

export function withoutPlight(state: NextState, figure: FigureId, tag: Plight['tag']): NextState {
  return keepPlights(state, figure, (plight) => plight.tag !== tag);
}

/** Keeps the plights that last. */
export function keepPlights(
  state: NextState,
  figure: FigureId,
  lasts: (plight: Plight) => boolean,
): NextState {
  const plights = plightsOf(state, figure);
  const left = plights.filter(lasts);
  if (left.length === plights.length) return state;
  return withNext(state, { plights: { ...state.next.plights, [figure]: left } });
}
