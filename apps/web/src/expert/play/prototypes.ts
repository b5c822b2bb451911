/** Example commands to ask the rules about when an action is grey, at the nearest possible target. */
import { GM } from '@oubliette/expert';
import type { Command, Figure, FigureId, View } from '@oubliette/expert';
import { NORTH, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { ActionId } from './commands.ts';
import { doorsOf } from './level.ts';

/** A figure or thing not on the board: there is nothing to ask about. */
export const NOBODY = 'nobody';

interface Asker {
  readonly view: View;
  readonly self: Figure | undefined;
  readonly square: Square;
}

export function prototypeOf(view: View, actor: FigureId | null, action: ActionId): Command {
  const self = view.figures.find(({ id }) => id === actor);
  return PROTOTYPES[action]({ view, self, square: self?.square ?? 0 });
}

const PROTOTYPES: Readonly<Record<ActionId, (asker: Asker) => Command>> = {
  move: () => ({ type: 'move', mode: 'walk' }),
  run: () => ({ type: 'move', mode: 'run' }),
  attack: ({ view, self, square }) => {
    const side = self?.side ?? 'heroes';
    const foes = view.figures.filter((one) => one.side !== side);
    return { type: 'attack', target: nearest(view, square, foes)?.id ?? NOBODY };
  },
  open: ({ view, square }) => {
    const shut = doorsOf(view)
      .filter(({ state }) => state === 'closed' || state === 'locked')
      .flatMap(({ sides }) => sides.map(({ at, side }) => ({ square: at, side })));
    const door = nearest(view, square, shut) ?? { square, side: NORTH };
    return { type: 'openDoor', at: door.square, side: door.side };
  },
  search: () => ({ type: 'searchTile' }),
  ability: ({ view, self }) => ({
    type: 'useAbility',
    ability: view.heroes.find(({ id }) => id === self?.id)?.abilities[0] ?? NOBODY,
  }),
  item: () => ({ type: 'drink', card: NOBODY }),
  leap: ({ square }) => ({ type: 'jump', to: square }),
  quest: ({ view }) => ({ type: 'questAction', site: view.quest.sites[0]?.id ?? NOBODY }),
  leave: () => ({ type: 'leave' }),
  done: () => ({ type: 'endTurn' }),
  activate: ({ view }) => ({
    type: 'activate',
    monster: view.figures.find(({ side }) => side === 'gm')?.id ?? NOBODY,
  }),
  chaos: ({ view }) => {
    const [drawn] = view.seat === GM ? view.chaos : [];
    return { type: 'useChaos', card: drawn?.card ?? NOBODY };
  },
};

function nearest<T extends { readonly square: Square }>(
  { layout }: View,
  from: Square,
  things: readonly T[],
): T | undefined {
  return things.toSorted(
    (a, b) => stepsApart(layout, from, a.square) - stepsApart(layout, from, b.square),
  )[0];
}
