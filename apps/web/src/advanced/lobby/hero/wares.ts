/** What a thing does, in a line, before it is bought. */
import { ARMOUR, WEAPONS } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../../../words/useWords.ts';
import { ADVANCED } from '../../words.ts';
import { EXPEDITION } from '../words.ts';
import { strengthOf } from './making.ts';
import type { HeroDraft } from './making.ts';

/** In this hero's hands. */
export function wareLine(draft: HeroDraft, goods: string, language: Language): string {
  const words = wordsIn(ADVANCED, language);
  const lobby = wordsIn(EXPEDITION, language);
  const weapon = Object.hasOwn(WEAPONS, goods) ? WEAPONS[goods]! : null;
  if (weapon !== null)
    return [
      words('damageDice', { dice: weapon.damage(strengthOf(draft)) }),
      ...(weapon.range === null ? [] : [words('range', { range: weapon.range })]),
      ...(weapon.hands === 2 ? [words('twoHands')] : []),
      ...(weapon.long ? [words('longReach')] : []),
      ...(weapon.thrown === null ? [] : [lobby('alsoThrown')]),
    ].join(', ');
  const armour = Object.hasOwn(ARMOUR, goods) ? ARMOUR[goods]! : null;
  if (armour !== null)
    return armour.changes
      .map(({ stat, by = 0 }) => `${words(`stat_${stat}`)} ${by < 0 ? `−${-by}` : `+${by}`}`)
      .join(', ');
  return isUsed(goods) ? lobby(USES[goods]) : '';
}

function isUsed(goods: string): goods is keyof typeof USES {
  return Object.hasOwn(USES, goods);
}

const USES = {
  arrows: 'useArrows',
  bolts: 'useBolts',
  rope: 'useRope',
  ironSpikes: 'useSpikes',
  greekFire: 'useGreekFire',
  ratPoison: 'useRatPoison',
  screechBug: 'useScreechBug',
  healingPotion: 'useHealing',
} as const;
