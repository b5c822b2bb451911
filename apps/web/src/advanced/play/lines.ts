/** The log of an expedition, and the names it has brought. */
import { telling } from '@oubliette/advanced';
import type { Names, View } from '@oubliette/advanced';
import type { BaseEvent } from '@oubliette/kernel';
import type { LogLineUi } from '../../play/gameUi.ts';
import { logOf } from '../../play/lines.ts';
import { rollsOf } from './rolls.ts';
import type { Roll } from './rolls.ts';

const FIGHT = /attack|shot|struck|damage|wounded|knocked|died|fight|followed|zone|ran$/iu;

export const LOG = logOf<View, Names>({
  telling,
  isFight: ({ type }) => FIGHT.test(type),
  isMine,
  diceIn: (event) => rollsOf(event).flatMap(({ dice }) => diceOf(event, dice)),
});

export function diceOf(event: BaseEvent, dice: Roll['dice']): LogLineUi['dice'] {
  return dice.map(({ face, counts }) => ({ die: dieOf(event), face, counts }));
}

/** Dice from behind the screen differ from those on the table. */
function dieOf({ type }: BaseEvent): string {
  return type === 'matrixRolled' ? 'matrix' : 'd12';
}

function isMine(event: BaseEvent, view: View): boolean {
  const { figure, target } = event as unknown as Readonly<Record<string, unknown>>;
  return view.sheets.some(({ id, seat }) => seat === view.seat && (id === figure || id === target));
}
