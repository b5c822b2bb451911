/** What hangs on an answer, by the rules and as far as the view shows: a player need not be asked where nothing does. */
import { enoughFor } from './combat/damage.ts';
import { isUp } from './figures.ts';
import type { FrameSeenOf } from './frames.ts';
import { squaresLeftSeen } from './seen.ts';
import type { View } from './view.ts';

/** Failed tests that harm somebody; a blow, a shot, a lock or a climb may be tried again. */
const HARMFUL: ReadonlySet<string> = new Set([
  'bravery',
  'choke',
  'disease',
  'dodge',
  'gas',
  'jump',
  'leap',
  'mould',
  'rope',
  'spot',
]);

/** The wounds of this blow would fell the figure: a point of fate saves it (ADV-FATE-08, ADV-DEATH-04). */
export function fells({ figures }: Pick<View, 'figures'>, frame: FrameSeenOf<'damage'>): boolean {
  const target = figures.find(({ id }) => id === frame.target);
  return target !== undefined && target.wounds <= frame.wounds;
}

/** A failed roll that harms, or one damage die short of a kill (ADV-FATE-09). */
export function turnsTheRoll({ figures, underWay }: View, { kind }: FrameSeenOf<'test'>): boolean {
  if (kind !== 'damage') return HARMFUL.has(kind);
  const blow = underWay.at(-2);
  if (blow?.tag !== 'attack') return false;
  const target = figures.find(({ id }) => id === blow.target);
  return target !== undefined && blow.wounds + 1 === enoughFor(target);
}

/** A step into the gap is worth a thought where the move is used up and the fight goes on (ADV-DEATH-03). */
export function gapMatters(view: View, { figure }: FrameSeenOf<'followUp'>): boolean {
  const side = view.figures.find(({ id }) => id === figure)?.side;
  const isContested = view.figures.some((one) => one.side !== side && isUp(one));
  return isContested && squaresLeftSeen(view, figure) === 0;
}

/**
 * Some counter or character might come into play at this moment (ADV-TOK-03), as far as everybody at the table knows:
 * the same for whoever holds one and whoever does not.
 */
export function counterCouldFit(
  { master, figures, fight }: View,
  { moment, about }: FrameSeenOf<'counter'>,
): boolean {
  // A character at hand needs no counter (ADV-MCH-05).
  if (moment === 'placing') return true;
  if (master.held === 0) return false;
  const hasCharacter = figures.some(
    (figure) => figure.character !== null && figure.disguise === null && isUp(figure),
  );
  if (moment === 'combatStart') return hasCharacter || fight?.ambushed !== true;
  if (moment !== 'combat') return true;
  const isMonsters = figures.some(({ id, side }) => id === about?.figure && side === 'monsters');
  return hasCharacter || (isMonsters && about?.about !== 'hit');
}
