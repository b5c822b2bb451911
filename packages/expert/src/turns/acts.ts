/** Whose turn it is, and what may still be done in it (EXP-ACT-02, EXP-TRN-08). */
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { allowsSkill } from '../abilities/rides.ts';
import type { Skill } from '../content/abilityKinds.ts';
import { HOSTAGE_ID } from '../content/hostage.ts';
import { acting, findFigure, isClass, monstersOn, seatOf } from '../figures.ts';
import { GM } from '../setup.ts';
import type { Act, Figure, FigureId, Hero, State } from '../state.ts';

export interface Acting {
  readonly figure: Figure;
  readonly act: Act;
}

/** The figure in its turn, if this seat plays it; otherwise why not. */
export function actingFor(state: State, seat: SeatId): Acting | Refusal {
  const figure = acting(state);
  const { act } = state.turn;
  if (act === null || figure === undefined) return refuse('nobodysTurn', 'EXP-TRN-02');
  return seatOf(state, act.figure) === seat ? { figure, act } : refuse('notYourTurn', 'EXP-TRN-02');
}

export function isRefusal(answer: object): answer is Refusal {
  return 'code' in answer;
}

/** Null where the figure still has its one action (EXP-ACT-02). */
export function actionLeft({ figure, act }: Acting, skills: readonly Skill[] = []): Refusal | null {
  if (figure.of === HOSTAGE_ID) return refuse('onlyFights', 'EXP-QGN-05', { figure: figure.id });
  if (act.back !== null) return refuse('goOn', 'EXP-MOV-08');
  return act.did === null || allowsSkill(act, skills)
    ? null
    : refuse('acted', 'EXP-ACT-02', { figure: figure.id });
}

/** Null where it may do what runners may not: search, open, what the quest calls for (EXP-ACT-04). */
export function notRunning({ act }: Acting, rule: string): Refusal | null {
  return act.mode === 'run' ? refuse('running', rule) : null;
}

/** An Event has not kept it from what it was about to do (EXP-EVT-02). */
export function canGoOn(state: State, id: FigureId, at: Square): boolean {
  const figure = findFigure(state, id);
  return figure?.square === at && state.turn.act?.figure === id;
}

/** Heroes who are inside and alive. */
export function heroesInside({ heroes }: Pick<State, 'heroes'>): readonly Hero[] {
  return heroes.filter(({ where }) => where === 'inside');
}

/** Those of the heroes' side who have not had their turn in this round (EXP-TRN-02). */
export function heroesToAct(
  state: Pick<State, 'heroes' | 'turn' | 'figures'>,
): readonly { readonly id: FigureId }[] {
  const guest = state.figures.find(({ id }) => id === HOSTAGE_ID);
  const all = guest === undefined ? heroesInside(state) : [...heroesInside(state), guest];
  return all.filter(({ id }) => !state.turn.acted.includes(id));
}

/** Creatures the game master may still move in this turn (EXP-TRN-06). */
export function monstersToAct(state: State): readonly FigureId[] {
  const here = new Set(monstersOn(state).map(({ id }) => id));
  return state.turn.awake.filter((id) => here.has(id) && !state.turn.acted.includes(id));
}

/** The seat whose side's phase it is. */
export function isPhaseOf({ turn }: State, seat: SeatId): boolean {
  return (turn.phase === 'gm') === (seat === GM);
}

export function playsHero(state: State, seat: SeatId, hero: string): boolean {
  if (hero === HOSTAGE_ID) return findFigure(state, hero) !== undefined && seatOf(state, hero) === seat;
  return isClass(hero) && state.heroes.some(({ id, seat: its }) => id === hero && its === seat);
}
