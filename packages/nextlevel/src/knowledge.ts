/** Who may know what NextLevel adds: the terms in which `state.next` is declared, beside its types. */
import type { FigureId } from '@oubliette/classic/extend';
import { wordsOf } from '@oubliette/kernel';
import type { Next, NextState } from './state.ts';

export interface Eyes {
  readonly isMorcar: boolean;
  /** What is looked at. */
  readonly state: Pick<NextState, 'figures'>;
}

/** The hidden fields, as guessed by a seat that is not Morcar's. */
export interface Behind extends Pick<Next, 'trapKinds' | 'alerted' | 'searchedPieces' | 'wrecked'> {
  /** Monsters that may lie in wait. */
  readonly ambushers: readonly FigureId[];
}

export interface Mind {
  readonly eyes: Eyes;
  readonly behind: Behind;
}

export { open } from '@oubliette/kernel';
const { own, sealed, ...words } = wordsOf<Eyes, Mind>();
export const { declare, each, maybe, byKey, byName, byTag, bySort } = words;

function isMorcar(eyes: Eyes): boolean {
  return eyes.isMorcar;
}

/** For the Morcar player alone. */
export function morcars<T>(guess: (behind: Behind) => T) {
  return own<T, unknown>(isMorcar, ({ behind }) => guess(behind));
}

/** The machine's own. */
export const untold = sealed<never>(() => undefined);

/** A monster setting an ambush seems to do nothing (NXT-AMB-07). */
export function turnSeen({ turn, next }: Pick<NextState, 'turn' | 'next'>, eyes: Eyes): Turn {
  const { quiet } = next.turn;
  if (quiet === undefined || isMorcar(eyes)) return turn;
  return { ...turn, acted: false, moveOver: turn.moveOver && !quiet.cut };
}

type Turn = NextState['turn'];
type Plights = Next['plights'];

/** Heroes announce their ambushes, monsters do not (NXT-AMB-07). */
export function secretAmbushes<V>(plights: Parameters<typeof words.sifted<Plights, V>>[0]) {
  return words.sifted<Plights, V>(plights, isMorcar, withoutAmbushes, withAmbushes);
}

/** Sorted by name: the order of arrival would tell which figures lay in wait before. */
function withoutAmbushes(all: Plights, { state: { figures } }: Eyes): Plights {
  const known: { [figure: FigureId]: Plights[FigureId] } = {};
  for (const id of Object.keys(all).sort()) {
    const isOpen = !figures.some((figure) => figure.id === id && figure.side === 'morcar');
    const plights = isOpen ? all[id]! : all[id]!.filter(({ tag }) => tag !== 'ambush');
    if (isOpen || plights.length > 0) known[id] = plights;
  }
  return known;
}

function withAmbushes(known: Plights, { behind: { ambushers } }: Mind): Plights {
  const all: { [figure: FigureId]: Plights[FigureId] } = { ...known };
  for (const id of ambushers) all[id] = [...(all[id] ?? []), { tag: 'ambush' }];
  return all;
}
