/** Figures, their sheets, their seats, and their values now. */
import { squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { monsterNamed } from './content/bestiary.ts';
import { wornChanges } from './gear/worn.ts';
import { onceFor, onceForLast } from './onceFor.ts';
import { MASTER } from './setup.ts';
import { RATED } from './rated.ts';
import type { Figure, FigureId, Level, Rated, Sheet, StatChange, State, Stats } from './state.ts';
import type { PileThing } from './treasure/types.ts';

export function findFigure(state: State, id: FigureId): Figure | undefined {
  for (const figure of state.figures) if (figure.id === id) return figure;
  return undefined;
}

export function figureOf(state: State, id: FigureId): Figure {
  const figure = findFigure(state, id);
  if (figure === undefined) throw new Error(`${id} is not on the board`);
  return figure;
}

export function findSheet(state: State, id: FigureId): Sheet | undefined {
  for (const sheet of state.sheets) if (sheet.id === id) return sheet;
  return undefined;
}

export function sheetOf(state: State, id: FigureId): Sheet {
  const sheet = findSheet(state, id);
  if (sheet === undefined) throw new Error(`${id} has no sheet`);
  return sheet;
}

/** The seat that decides for it, on the board or off it (ADV-SET-04). */
export function seatOf(state: State, id: FigureId): SeatId {
  return findSheet(state, id)?.seat ?? MASTER;
}

/** The seats of the hero players. */
export function heroSeats({ sheets }: State): readonly SeatId[] {
  return seatsOn(sheets);
}

const seatsOn = onceFor((sheets: State['sheets']): readonly SeatId[] => [
  ...new Set(sheets.map(({ seat }) => seat)),
]);

/** Standing: neither dead nor knocked out. */
export function isUp(figure: Figure): boolean {
  return figure.wounds > 0;
}

export function isAsleep(figure: Figure): boolean {
  return hasEffect(figure, 'asleep');
}

export function hasEffect(figure: Figure, tag: string): boolean {
  for (const effect of figure.effects) if (effect.tag === tag) return true;
  return false;
}

/** Held by monsters: not yet of the party, and unable to act (ADV-HAZ-08, ADV-HAZ-14). */
export function isCaptive(figure: Figure): boolean {
  return hasEffect(figure, 'captive');
}

/** The heroes' side on the board, without captives. */
export function partyOf(state: State): Figure[] {
  return state.figures.filter((figure) => figure.side === 'heroes' && !isCaptive(figure));
}

/** The figures of each side; captives count as heroes. */
export function sides({ figures }: Pick<State, 'figures'>): Sides {
  return sidesAmong(figures);
}

interface Sides {
  readonly heroes: readonly Figure[];
  readonly monsters: readonly Figure[];
  /** Few parties ever meet one. */
  readonly hasCaptives: boolean;
}

const sidesAmong = onceForLast((figures: State['figures']): Sides => {
  const heroes = figures.filter(({ side }) => side === 'heroes');
  const monsters = figures.filter(({ side }) => side === 'monsters');
  return { heroes, monsters, hasCaptives: heroes.some(isCaptive) };
});

/** The squares a figure covers. */
export function squaresOf(size: Size, { square, size: width }: Pick<Figure, 'square' | 'size'>): Square[] {
  if (width === 1) return [square];
  const x = xOf(size, square);
  const y = yOf(size, square);
  return [square, squareAt(size, x + 1, y), squareAt(size, x, y + 1), squareAt(size, x + 1, y + 1)];
}

/** Whether a figure covers one of these squares. */
export function isOn(
  size: Size,
  figure: Pick<Figure, 'square' | 'size'>,
  squares: readonly Square[],
): boolean {
  if (figure.size === 1) return squares.includes(figure.square);
  return squaresOf(size, figure).some((square) => squares.includes(square));
}

/** The figure standing or lying on a square. */
export function figureAt(state: State, square: Square): Figure | undefined {
  return bySquare(state).get(square);
}

interface Standing {
  readonly figures: State['figures'];
  readonly layout: Size;
  readonly bySquare: ReadonlyMap<Square, Figure>;
}

/** For the last list of figures: sight and steps ask about many squares. */
let standing: Standing | undefined;

function bySquare(state: State): ReadonlyMap<Square, Figure> {
  const { figures } = state;
  const { layout } = levelOf(state);
  if (standing?.figures !== figures || standing.layout !== layout)
    standing = { figures, layout, bySquare: standingOn(layout, figures) };
  return standing.bySquare;
}

/** Of two figures on one square, the first in the list. */
function standingOn(size: Size, figures: readonly Figure[]): Map<Square, Figure> {
  const found = new Map<Square, Figure>();
  for (const figure of figures)
    for (const square of squaresOf(size, figure)) if (!found.has(square)) found.set(square, figure);
  return found;
}

export function levelOf(state: State): State['levels'][number] {
  return state.levels[state.level]!;
}

/** A figure's values unarmoured and unhurt. */
export function startStats(state: State, figure: Pick<Figure, 'id' | 'of' | 'side'>): Stats {
  return findSheet(state, figure.id)?.start ?? monsterNamed(figure.of).stats;
}

/** A figure's values now: the start, armour (ADV-SET-24), lasting changes, active effects (ADV-SET-16). */
export const statsOf: (state: State, figure: Figure) => Stats = onceForSelf((state, figure) => {
  const sheet = findSheet(state, figure.id);
  const changes = [
    ...(sheet === undefined ? [] : wornChanges(sheet)),
    ...(sheet?.changes ?? []),
    ...figure.effects.flatMap((effect) => effect.changes ?? []),
  ];
  const start = startStats(state, figure);
  return changes.length === 0 ? start : changed(start, changes);
});

/**
 * A function of what a figure is (its kind, its sheet, its effects), computed once per such figure,
 * wherever it stands and however wounded it is.
 */
export function onceForSelf<Answer>(
  find: (state: State, figure: Figure) => Answer,
): (state: State, figure: Figure) => Answer {
  const known = new WeakMap<
    Figure['effects'],
    { readonly of: string; readonly sheet: Sheet | undefined; readonly answer: Answer }
  >();
  return (state, figure) => {
    const { effects, of, id } = figure;
    const sheet = figure.kind === 'monster' ? undefined : findSheet(state, id);
    const before = known.get(effects);
    if (before !== undefined && before.of === of && before.sheet === sheet) return before.answer;
    const answer = find(state, figure);
    known.set(effects, { of, sheet, answer });
    return answer;
  };
}

export function stat(state: State, figure: Figure, which: Rated): number {
  return statsOf(state, figure)[which];
}

const LOWEST = 1;
const HIGHEST = 12;

export function changed(start: Stats, changes: readonly StatChange[]): Stats {
  const entries = RATED.map((which) => {
    const own = changes.filter(({ stat: of }) => of === which);
    const base = own.reduce((value, { set }) => set ?? value, start[which]);
    const sum = own.reduce((value, { by = 0 }) => value + by, base);
    return [which, Math.min(HIGHEST, Math.max(LOWEST, sum))] as const;
  });
  return Object.fromEntries(entries) as unknown as Stats;
}

/** The same figures with one of them changed. */
export function withFigure(state: State, id: FigureId, change: Partial<Figure>): State {
  return {
    ...state,
    figures: state.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure)),
  };
}

export function withSheet(state: State, id: FigureId, change: Partial<Sheet>): State {
  return {
    ...state,
    sheets: state.sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...change } : sheet)),
  };
}

/** The party's level, with a change. */
export function withLevel(state: State, change: Partial<State['levels'][number]>): State {
  return { ...state, levels: state.levels.with(state.level, { ...levelOf(state), ...change }) };
}

/** A new pile on the party's level; its name is now used up. */
export function withPile(state: State, pile: PileThing): State {
  return named(withLevel(state, { things: [...levelOf(state).things, pile] }), pile.id);
}

/** An unused name: `ratman-3`. The emitter puts it into the event; its applier calls `named`. */
export function nextName(state: State, prefix: string): string {
  return `${prefix}-${(state.named[prefix] ?? 0) + 1}`;
}

/** Uses up a name: from now on `nextName` gives the one after it. */
export function named(state: State, name: string): State {
  const at = name.lastIndexOf('-');
  const prefix = name.slice(0, at);
  const number = Math.max(state.named[prefix] ?? 0, Number(name.slice(at + 1)));
  return { ...state, named: { ...state.named, [prefix]: number } };
}

/** The dungeon as an earlier expedition left it: names on its map stay reserved (ADV-SET-07). */
export function withMap(state: State, map: readonly Level[]): State {
  return map
    .flatMap(namesOn)
    .filter(isNumbered)
    .reduce(named, { ...state, levels: map });
}

function namesOn({ things, left, groups, places }: Level): string[] {
  const lived = [...left, ...Object.values(places)].flatMap(({ group }) => group ?? []);
  return [
    ...[...things, ...left].map(({ id }) => id),
    ...[...lived, ...groups.map(({ id }) => id)].map((group) => `group-${group}`),
  ];
}

/** Heroes have their own names. */
function isNumbered(name: string): boolean {
  return /-\d+$/u.test(name);
}
