/** A wizard with every spell and component, a companion next to it, and a ratman at the far end of a hall. */
import { SPELLS } from '../content/spells.ts';
import { COMPONENTS } from '../magic/types.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { battle } from './battle.ts';
import type { AdvancedTable } from './table.ts';

export const WIZARD: SceneFigure = {
  calling: 'wizard',
  weapons: ['dagger'],
  spells: Object.keys(SPELLS),
  components: [...COMPONENTS],
};

export const HALL = `
  +-+-+-+-+-+-+-+-+
  |W . . . . . . .|
  + + + + + + + + +
  |A . . . . . . .|
  + + + + + + + + +
  |. . . . . . . R|
  +-+-+-+-+-+-+-+-+
`;

export function fight(
  figures: Record<string, SceneFigure> = {},
  map = HALL,
  rest: Parameters<typeof battle>[2] = {},
): AdvancedTable {
  return battle(map, { W: WIZARD, A: {}, R: { monster: 'ratman' }, ...figures }, rest);
}

/** The possible targets. */
export function targets(here: AdvancedTable, seat = 'ann'): string[] {
  return here.offered('aimAtFigure', seat).map(({ target }) => target);
}
