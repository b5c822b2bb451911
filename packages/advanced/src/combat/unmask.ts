/** When a special monster is recognised (ADV-CMB-20, ADV-ENC-22). */
import { monsterNamed } from '../content/bestiary.ts';
import { unmask as reveal } from '../encounter/unmask.ts';
import { figureOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** A monster reveals its kind by using its ability (ADV-CMB-20). */
export function unmask(play: Play, id: FigureId, by: 'attack' | 'spell' | 'door'): void {
  const { disguise, of } = figureOf(play.state, id);
  if (disguise === null) return;
  const isSentry = monsterNamed(of).special.includes('sentry');
  if (by === 'door' ? !isSentry : by === 'attack' && !fightsOtherwise(of, disguise)) return;
  reveal(play, id);
}

/** Whether its way of fighting gives it away: a sentry strikes like the rest of its group. */
function fightsOtherwise(of: string, disguise: string): boolean {
  const [own, shown] = [monsterNamed(of), monsterNamed(disguise)];
  const isBetter = own.stats.weaponSkill !== shown.stats.weaponSkill;
  return isBetter || own.damage.join() !== shown.damage.join() || own.weapons.join() !== shown.weapons.join();
}
