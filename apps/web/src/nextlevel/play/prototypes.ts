/** Example commands to ask NextLevel's rules about when an action is grey, at the nearest possible target. */
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import {
  beyondPit,
  freeNeighbour,
  nearestDoor,
  nearestFoe,
  nearestTrap,
} from '../../classic/play/prototypes.ts';
import type { Asker } from '../../classic/play/prototypes.ts';
import { NOBODY } from '../../classic/play/why.ts';
import type { NextAction } from './actions.ts';

type Prototype = (asker: Asker<NextView>) => NextCommand;

export const PROTOTYPES: { readonly [A in NextAction]: Prototype } = {
  move: ({ view, figure, hero, square }) =>
    hero !== undefined && view.turn.left === null
      ? { type: 'rollMovement', figure }
      : { type: 'step', figure, to: freeNeighbour(view, square) },
  attack: ({ view, figure, self }) => ({
    type: 'strike',
    figure,
    target: nearestFoe(view, self)?.id ?? NOBODY,
  }),
  open: ({ view, figure, square }) => ({ type: 'openDoor', figure, door: nearestDoor(view, square) }),
  search: ({ figure }) => ({ type: 'searchTreasure', figure }),
  look: ({ figure }) => ({ type: 'searchTraps', figure }),
  cast: ({ view, figure, self, hero }) => ({
    type: 'castSpell',
    figure,
    spell: hero?.spells[0] ?? 'genie',
    target: nearestFoe(view, self)?.id ?? figure,
  }),
  item: ({ figure, hero }) => ({ type: 'usePotion', figure, potion: hero?.potions[0] ?? 'potionOfHealing' }),
  face: ({ view, figure }) => ({ type: 'face', figure, facing: view.next.facing[figure] ?? 0 }),
  arms: ({ figure }) => ({ type: 'takeUp', figure }),
  doors: ({ view, figure, square }) => ({ type: 'listen', figure, door: nearestDoor(view, square) }),
  tactics: ({ figure }) => ({ type: 'ambush', figure }),
  traps: ({ view, figure, square }) => ({ type: 'disarm', figure, square: nearestTrap(view, square) }),
  craft: ({ figure }) => ({ type: 'callHeroicShot', figure }),
  jump: ({ view, figure, square }) => ({ type: 'jump', figure, to: beyondPit(view, square) }),
  technique: ({ figure, self }) =>
    self?.kind === 'fimir' ? { type: 'fimirRoll', figure } : { type: 'sweep', figure },
  lurk: ({ view }) => ({ type: 'alert', area: view.screen?.quest.monsters[0]?.square ?? 0 }),
  leave: ({ figure }) => ({ type: 'leave', figure }),
  endTurn: () => ({ type: 'endTurn' }),
};
