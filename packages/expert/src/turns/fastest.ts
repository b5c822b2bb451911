/** Who of several heroes comes first (EXP-TRN-03, EXP-TRN-04, EXP-LOT-04). */
import type { RuleId } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { figureOf, speedOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';

/** The highest Speed; tied heroes roll, and those who tie again roll once more (EXP-TRN-04, EXP-LOT-04). */
export function fastest(
  play: Play,
  heroes: readonly ClassId[],
  rule: RuleId,
  rules: readonly [RuleId, ...RuleId[]],
  told: 'claimsRolled' | 'lootRolled',
): ClassId {
  const speed = (id: FigureId): number => speedOf(play.state, figureOf(play.state, id));
  const best = Math.max(...heroes.map(speed));
  let tied = heroes.filter((id) => speed(id) === best);
  while (tied.length > 1) {
    const rolls = tied.map((hero) => ({ hero, face: play.d6For(hero, rule) }));
    play.reveal(told, { rolls }, rules);
    const high = Math.max(...rolls.map(({ face }) => face));
    tied = rolls.filter(({ face }) => face === high).map(({ hero }) => hero);
  }
  return tied[0]!;
}
