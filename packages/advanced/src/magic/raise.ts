/** Power of the Phoenix: calls back a figure that has just died (ADV-SPELL-09). */
import { enterable, nearestSquares } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { settleZones } from '../combat/zones.ts';
import { figureAt, levelOf, sheetOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId, Sheet } from '../state.ts';
import type { PileThing } from '../treasure/types.ts';
import { fallenOf } from './targets.ts';
import { COMPONENTS, DARK_COMPONENTS } from './types.ts';
import type { ComponentId } from './types.ts';

/** If passed, the dead figure is back, unhurt; if failed, its soul is lost for good. */
export function raise(play: Play, target: FigureId, passed: boolean): void {
  const { world, state } = play;
  const body = fallenOf(state).find(({ figure }) => figure.id === target);
  if (body === undefined) return;
  if (!passed) return play.tell('soulLost', { figure: target }, ['ADV-SPELL-09']);
  const ground = groundOf(world, state);
  // Another figure may stand on the body by now.
  const [square] = nearestSquares(
    ground,
    [body.figure.square],
    (one) => enterable(ground, one) && figureAt(state, one) === undefined,
  );
  const pile = levelOf(state).things.some(({ id }) => id === body.pile) ? body.pile : null;
  const { startWounds: wounds } = sheetOf(state, target);
  play.tell('raised', { figure: target, wounds, square: square ?? body.figure.square, pile }, [
    'ADV-SPELL-09',
  ]);
  settleZones(play);
}

const ALL_COMPONENTS: readonly string[] = [...COMPONENTS, ...DARK_COMPONENTS];
const MISSILES = ['arrow', 'bolt'];

/** The content of a pile, as its owner carries it again. */
export function takenUp({ goods, armour, weapons }: PileThing): Partial<Sheet> {
  const count = (what: string): number => goods.items.filter((item) => item === what).length;
  return {
    gold: goods.gold,
    armour,
    weapons,
    arrows: count('arrow'),
    bolts: count('bolt'),
    components: goods.items.filter((item): item is ComponentId => ALL_COMPONENTS.includes(item)),
    items: goods.items.filter((item) => !ALL_COMPONENTS.includes(item) && !MISSILES.includes(item)),
  };
}
