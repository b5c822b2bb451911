/** Whoever has abilities: the heroes, and the fallen ones among the creatures (EXP-QGN-10). */
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import { fallenOf } from '../content/foes.ts';
import { bearerOf } from '../figures.ts';
import type { Figure, Hero, State } from '../state.ts';
import type { Feats } from './types.ts';

/** One to a class: nobody plays what has fallen. */
export type Adept = Pick<Hero, 'id' | 'abilities' | 'scrolls' | 'feats'>;

function fallenAdepts({ fallen }: State): readonly Adept[] {
  return fallen.map(({ id, abilities, feats }) => ({ id, abilities, feats, scrolls: [] }));
}

export function adepts(state: State): readonly Adept[] {
  return state.fallen.length === 0 ? state.heroes : [...state.heroes, ...fallenAdepts(state)];
}

/** The one behind a figure; the hostage and other creatures have no abilities. */
export function adeptOf(state: State, figure: Figure): Adept | undefined {
  return bearerOf(state, figure) ?? fallenAdepts(state).find(({ id }) => fallenOf(id) === figure.of);
}

export function adeptNamed(state: State, id: ClassId): Adept {
  const found = adepts(state).find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} has no abilities`);
  return found;
}

/** On the board; a dead one is nowhere. */
export function figureOfAdept({ figures }: State, id: ClassId): Figure | undefined {
  return figures.find((figure) => figure.id === id || figure.of === fallenOf(id));
}

/** What it has done with its abilities, and which everybody has seen. */
export function withFeats(state: State, id: ClassId, feats: Feats, seen?: AbilityId): State {
  const heroes = state.heroes.map((hero) => (hero.id === id ? { ...hero, feats } : hero));
  const fallen = state.fallen.map((one) =>
    one.id === id ? { ...one, feats, shown: shownWith(one.shown, seen) } : one,
  );
  return { ...state, heroes, fallen };
}

function shownWith(shown: readonly AbilityId[], seen: AbilityId | undefined): readonly AbilityId[] {
  return seen === undefined || shown.includes(seen) ? shown : [...shown, seen];
}
