/** What an attack costs besides the action: defence dice, mana, Mind, a thrown weapon. */
import type { Figure } from '@oubliette/classic/extend';
import { changeMind, isHero } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { wieldedBy } from '../arms.ts';
import { isGear } from '../content/armoury.ts';
import type { NextPlay } from '../play.ts';
import type { StrikeChoice } from '../state.ts';

/** Paid as soon as the attack is decided. */
export function pay(play: NextPlay, attacker: Figure, choice: StrikeChoice): void {
  if (choice.power !== undefined)
    play.emit({
      type: 'stanceTaken',
      rules: ['NXT-CHW-04', 'NXT-CHW-05'],
      figure: attacker.id,
      defence: -choice.power,
    });
  if (!isHero(attacker.id)) return;
  const { id } = wieldedBy(play.state, attacker);
  const thrown = choice.with === 'thrown' && id !== null && isGear(id) ? id : null;
  const mind = choice.design === true ? 1 : 0;
  const { mana = 0 } = choice;
  if (mana + mind === 0 && thrown === null) return;
  const rules: RuleId[] = [];
  if (mana > 0) rules.push('NXT-ENC-03');
  if (mind > 0) rules.push('NXT-ENC-06', 'NXT-ENC-09');
  if (thrown !== null) rules.push('CLS-RNG-01');
  play.emit({ type: 'strikePaid', rules, figure: attacker.id, mana, mind, thrown });
  changeMind(play, attacker.id, -mind, ['NXT-ENC-09']);
}
