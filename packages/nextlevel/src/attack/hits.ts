/** The attack dice and their result: hits, or a miss that may strike a friend (NXT-ATK-05, NXT-CRT, NXT-COR). */
import { countFaces, figureOf, helpsAttack, isHero, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { hitsOn } from '../arms.ts';
import { criticalSkulls } from '../content/critical.ts';
import { COMBAT, D20 } from '../content/dice.ts';
import type { ColourFace } from '../content/dice.ts';
import { isCornered } from '../cornered.ts';
import { engage } from '../engagement.ts';
import type { NextPlay } from '../play.ts';
import { magicBonus } from '../sheetEffects.ts';
import type { Strike, Striker } from '../state.ts';
import { cameFromBehind, PERFECT } from './behind.ts';
import type { StrikerRoll } from './facts.ts';
import { friendlyFire } from './friendlyFire.ts';

/** Steps 4 and 5: the attack dice, the added dice and the critical D20 together; a miss may hurt a friend. */
export function rollHits(play: NextPlay, strike: Strike): Strike {
  const perfect = strike.attackers.filter((striker) => isPerfect(play, strike, striker));
  for (const { figure, ranged } of strike.attackers) if (ranged !== true) engage(play, figure, strike.target);
  const rolls = strike.attackers.map((striker) => rollFor(play, strike, striker, perfect.includes(striker)));
  const all = sum(rolls, (roll) => roll.hits);
  const free = strike.ward === null ? 0 : sum(rolls, (roll) => (roll.figure === strike.ward ? 0 : roll.hits));
  const hits = all - free;
  const unstoppable = sum(rolls, (roll) => roll.unstoppable) + free;
  play.emit({
    type: 'strikeRolled',
    rules: rolledRules(strike, rolls, all + unstoppable),
    news: true,
    target: strike.target,
    rolls,
    hits,
    unstoppable,
    used: strike.attackers.map((striker) => ({
      figure: striker.figure,
      conditions:
        striker.arm === 'magic' ? [] : figureOf(play.state, striker.figure).conditions.filter(helpsAttack),
    })),
  });
  if (hits + unstoppable === 0) friendlyFire(play, strike, rolls);
  return { ...strike, hits, unstoppable };
}

function rolledRules({ attackers, ward }: Strike, rolls: readonly StrikerRoll[], hits: number): RuleId[] {
  const rules: RuleId[] = ['NXT-ATK-01'];
  if (attackers.some(({ arm }) => arm !== 'bare')) rules.push('NXT-ATK-05');
  if (attackers.some(({ arm, figure }) => arm === 'bare' && isHero(figure))) rules.push('NXT-UNA-01');
  if (attackers.some(({ arm, figure }) => arm === 'bare' && !isHero(figure))) rules.push('NXT-UNA-02');
  if (attackers.some(({ bite }) => bite)) rules.push('NXT-ZOM-01', 'NXT-ZOM-02');
  if (attackers.some(({ dice, figure }) => dice.includes('violet') && !isHero(figure)))
    rules.push('NXT-MON-05');
  if (rolls.some(({ critical }) => critical !== null)) rules.push('NXT-CRT-01');
  if (rolls.some(({ cornered }) => cornered)) rules.push('NXT-COR-01');
  if (rolls.some(({ extra }) => extra.length > 0)) rules.push('NXT-DIC-02');
  if (ward !== null) rules.push('NXT-OVW-02', 'NXT-OVW-03');
  if (hits === 0) rules.push('NXT-CTR-02');
  return rules;
}

/** Checked before the blow itself engages the two. */
function isPerfect({ world, state }: NextPlay, { surprise, target }: Strike, striker: Striker): boolean {
  return surprise === PERFECT && cameFromBehind(world, state, striker, target);
}

function rollFor(play: NextPlay, strike: Strike, striker: Striker, perfect: boolean): StrikerRoll {
  const attacker = figureOf(play.state, striker.figure);
  const target = figureOf(play.state, strike.target);
  const seat = seatOf(play.state, attacker);
  const sure = perfect || striker.heroic !== undefined;
  const of = { who: attacker.id, whom: target.id };
  const faces = sure ? striker.dice.map(bestFace) : play.attackDice(striker.dice, seat, 'NXT-ATK-01', of);
  const extra = play.rollAll(striker.extra, COMBAT, seat, 'NXT-DIC-02', of);
  const critical = perfect || striker.spell === true ? null : play.roll(D20, seat, 'NXT-CRT-01', of);
  const hitting = striker.arm === 'bare' && !sure ? 'blackShield' : 'skull';
  const shown = sum(faces, (face) => hitsOn(hitting, face));
  const unstoppable = countFaces(extra, 'skull');
  const cornered = striker.spell !== true && isCornered(play.world, play.state, target);
  const bonus = shown + unstoppable > 0 ? bonusOf(play, striker, critical) : 0;
  const hits = shown + bonus + (cornered ? 1 : 0);
  return {
    figure: striker.figure,
    dice: sure ? [] : striker.dice,
    faces,
    extra,
    critical,
    hits,
    unstoppable,
    cornered,
  };
}

/** Bonuses of an attack that hits at all: the critical D20, and gifts for magic. */
function bonusOf({ state }: NextPlay, { arm, figure, heroic = 0 }: Striker, critical: number | null): number {
  const intense = arm === 'magic' ? magicBonus(state, figureOf(state, figure)) : 0;
  return intense + heroic + (critical === null ? 0 : criticalSkulls(critical));
}

/** The best face of a die, for a perfect attack or a heroic shot (NXT-BCK-02). */
function bestFace(die: Striker['dice'][number]): ColourFace {
  if (die === 'violet' || die === 'red') return 'skulls3';
  return die === 'orange' ? 'skulls2' : 'skull';
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
