/** Counter-attacks, and other free blows rolled the same way (NXT-CTR, NXT-ARM-06). */
import type { Figure, FigureId } from '@oubliette/classic/extend';
import { countFaces, figureOf, findFigure, harm, has, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import type { CombatFace } from '../content/dice.ts';
import { areFoes, canHit, closeArm, engagedWith, plainDice } from '../arms.ts';
import { engage } from '../engagement.ts';
import { isOverwhelmed } from '../overwhelmed.ts';
import type { NextPlay } from '../play.ts';
import type { Strike } from '../state.ts';
import { parryDice } from './defence.ts';
import type { BlowReason } from './facts.ts';
import { isAllSpell } from './spellStriker.ts';
import { turnTowards } from './turning.ts';

/** Steps 5 and 11: the counter-attack for a critical miss or a perfect defence, on one of the attackers. */
export function strikeBack(play: NextPlay, strike: Strike): Strike | null {
  const among = counterChoices(play, strike);
  if (among.length > 1) {
    play.emit({ type: 'nextAsked', rules: ['NXT-GRP-01'], asked: { tag: 'counter', strike, among } });
    return null;
  }
  const [on] = among;
  return on === undefined ? { ...strike, stage: 'answered' } : counterOn(play, strike, on);
}

/** The attackers the target can strike back at; none if it has no counter-attack. */
function counterChoices({ world, state }: NextPlay, strike: Strike): FigureId[] {
  const target = findFigure(state, strike.target);
  if (target === undefined || isAllSpell(strike) || has(target, 'asleep')) return [];
  if (!isMiss(strike) && !(strike.parried && strike.blackShields > 0)) return [];
  if (strike.surprise !== null || isOverwhelmed(world, state, target) || plainDice(state, target) === 0)
    return [];
  return strike.attackers.flatMap(({ figure }) => {
    const attacker = findFigure(state, figure);
    return attacker !== undefined && canHit(world, state, target, attacker, closeArm(state, target))
      ? [figure]
      : [];
  });
}

function isMiss({ hits, unstoppable }: Strike): boolean {
  return hits + unstoppable === 0;
}

export function counterOn(play: NextPlay, strike: Strike, on: FigureId): Strike {
  if (isMiss(strike)) freeBlow(play, strike.target, on, 'miss', ['NXT-CTR-01', 'NXT-CTR-02', 'NXT-CTR-03']);
  else {
    const rules = ['NXT-CTR-01', 'NXT-CTR-04', 'NXT-CTR-05'];
    const { blackShields: hits } = strike;
    turnAndEngage(play, strike.target, on);
    play.emit({
      type: 'counterRolled',
      rules,
      by: strike.target,
      on,
      faces: [],
      hits,
      why: 'perfectDefence',
    });
    parryBlow(play, strike.target, on, hits);
  }
  return { ...strike, stage: 'answered' };
}

/** A blow out of turn: the striker's plain dice, of which black shields hit, parried by NXT-CTR-06. */
export function freeBlow(
  play: NextPlay,
  by: FigureId,
  on: FigureId,
  why: BlowReason,
  rules: readonly [RuleId, ...RuleId[]],
): void {
  parryBlow(play, by, on, rollBlow(play, by, on, why, rules));
}

/** The dice of such a blow, without the parry; returns the hits. */
export function rollBlow(
  play: NextPlay,
  by: FigureId,
  on: FigureId,
  why: BlowReason,
  rules: readonly [RuleId, ...RuleId[]],
  hitting: readonly CombatFace[] = ['blackShield'],
): number {
  turnAndEngage(play, by, on);
  const striker = figureOf(play.state, by);
  const dice = plainDice(play.state, striker);
  const faces = play.combatDice(dice, seatOf(play.state, striker), rules[0], {
    who: by,
    whom: on,
  });
  const hits = faces.filter((face) => hitting.includes(face)).length;
  play.emit({ type: 'counterRolled', rules, news: true, by, on, faces, hits, why });
  return hits;
}

/** One die per point of damage, never more than the figure's defence dice (NXT-CTR-06, NXT-CTR-07). */
function parryBlow(play: NextPlay, by: FigureId, on: FigureId, hits: number): void {
  const target = figureOf(play.state, on);
  const dice = Math.min(hits, parryDice(play.state, target));
  const faces = play.combatDice(dice, seatOf(play.state, target), 'NXT-CTR-06', { who: on });
  const shields = countFaces(faces, 'whiteShield');
  if (dice > 0)
    play.emit({
      type: 'counterParried',
      rules: dice < hits ? ['NXT-CTR-06', 'NXT-CTR-07'] : ['NXT-CTR-06'],
      news: true,
      figure: on,
      faces,
      shields,
    });
  harm(play, on, hits - shields, ['NXT-CTR-06'], by);
}

/** A figure striking back turns to its target, and the two are engaged (NXT-FAC-04, NXT-ENG-01). */
function turnAndEngage(play: NextPlay, by: FigureId, on: FigureId): void {
  turnTowards(play, by, on);
  engage(play, by, on);
}

/** Step 11: attackers who shot in a melee are struck for it (NXT-ARM-06, NXT-ARM-07). */
export function punishShooters(play: NextPlay, strike: Strike): Strike | null {
  const shooter = strike.attackers.find(
    ({ figure, ranged, spell }) => ranged === true && spell !== true && !strike.punished.includes(figure),
  )?.figure;
  if (shooter === undefined) return { ...strike, stage: 'countered' };
  const among = ripostes(play, strike, shooter);
  if (among.length > 1) {
    play.emit({
      type: 'nextAsked',
      rules: ['NXT-ARM-06'],
      asked: { tag: 'riposte', strike, shooter, among },
    });
    return null;
  }
  const [by] = among;
  return by === undefined ? paid(strike, shooter) : riposte(play, strike, shooter, by);
}

function paid(strike: Strike, shooter: FigureId): Strike {
  return { ...strike, punished: [...strike.punished, shooter] };
}

/** The wizard's staff parries, so nobody may strike (NXT-ARM-08). */
function ripostes({ world, state }: NextPlay, strike: Strike, shooter: FigureId): FigureId[] {
  const figure = findFigure(state, shooter);
  if (figure === undefined || shooter === 'wizard') return [];
  const ready = (foe: Figure) =>
    foe.id !== strike.target &&
    areFoes(foe, figure) &&
    !has(foe, 'asleep') &&
    !isOverwhelmed(world, state, foe) &&
    plainDice(state, foe) > 0 &&
    canHit(world, state, foe, figure, closeArm(state, foe));
  return engagedWith(world, state, shooter)
    .filter(ready)
    .map(({ id }) => id);
}

/** Skulls hit, and nothing parries them. */
export function riposte(play: NextPlay, strike: Strike, shooter: FigureId, by: FigureId): Strike {
  turnTowards(play, by, shooter);
  const striker = figureOf(play.state, by);
  const dice = plainDice(play.state, striker);
  const faces = play.combatDice(dice, seatOf(play.state, striker), 'NXT-ARM-06', {
    who: by,
    whom: shooter,
  });
  const hits = countFaces(faces, 'skull');
  const rules = ['NXT-ARM-06', 'NXT-ARM-07'];
  play.emit({
    type: 'counterRolled',
    rules,
    news: true,
    by,
    on: shooter,
    faces,
    hits,
    why: 'shooting',
  });
  harm(play, shooter, hits, ['NXT-ARM-07', 'NXT-DIC-02'], by);
  return paid(strike, shooter);
}
