/**
 * An attack from its declaration to its last consequence, in the order of NXT-ATK-12. Each stage advances the
 * strike one step; when a seat has a choice, the strike waits in the question and resumes with the answer.
 */
import type { FigureId } from '@oubliette/classic/extend';
import { countFaces, figureOf, findFigure, harm, has, helpsDefence, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { assist } from '../reactions/assistance.ts';
import { isOverwhelmed, wardChoices } from '../overwhelmed.ts';
import type { NextPlay } from '../play.ts';
import type { Strike, StrikeStage, Striker } from '../state.ts';
import { afterBite } from '../monsters/zombie.ts';
import { mayTakeStance } from '../monsters/chaosWarrior.ts';
import { resist } from '../monsters/gargoyle.ts';
import { shieldsFor } from '../monsters/livingShield.ts';
import { rollSurprise } from './behind.ts';
import { punishShooters, strikeBack } from './counter.ts';
import { diceAgainst, ownDefence } from './defence.ts';
import { rollDodge } from './dodge.ts';
import { rollHits } from './hits.ts';
import { isAllSpell } from './spellStriker.ts';
import { turnTowards } from './turning.ts';

export function newStrike(attackers: readonly Striker[], target: FigureId, by: Strike['by']): Strike {
  return {
    attackers,
    target,
    by,
    ward: null,
    surprise: null,
    stage: 'declared',
    hits: 0,
    unstoppable: 0,
    blackShields: 0,
    damage: 0,
    parried: false,
    punished: [],
  };
}

/** Step 1: names attackers, weapon and target; the attackers turn. */
export function declareStrike(play: NextPlay, strike: Strike): void {
  for (const { figure } of strike.attackers) turnTowards(play, figure, strike.target);
  play.emit({ type: 'strikeDeclared', rules: ['NXT-ATK-12', ...declaredRules(strike)], strike });
  resume(play, strike);
}

function declaredRules({ attackers, by }: Strike): RuleId[] {
  if (attackers.length > 1) return ['NXT-GRP-01'];
  if (by === 'act') return attackers.some(({ arm }) => arm === 'dagger') ? ['NXT-ARM-01'] : ['NXT-ATK-04'];
  return by === 'ambush' ? ['NXT-AMB-02'] : by === 'wandering' ? ['CLS-TRE-15'] : ['CLS-SPL-07'];
}

/** Runs until a seat must choose or all is done. A dead figure does nothing further. */
export function resume(play: NextPlay, from: Strike): void {
  let strike: Strike | null = from;
  while (strike !== null && strike.stage !== 'done') strike = STAGES[strike.stage](play, strike);
}

type Stage = (play: NextPlay, strike: Strike) => Strike | null;

const STAGES: { readonly [S in Exclude<StrikeStage, 'done'>]: Stage } = {
  declared: askDefender,
  warded: rollSurprise,
  surprised: attack,
  rolled: rollDefence,
  defended: askShield,
  shielded: hurt,
  hurt: strikeBack,
  answered: punishShooters,
  countered: end,
};

/** Step 2: the defending side chooses before any die is rolled. */
function askDefender(play: NextPlay, strike: Strike): Strike | null {
  const target = figureOf(play.state, strike.target);
  if (mayTakeStance(play.state, target)) {
    play.emit({ type: 'nextAsked', rules: ['NXT-CHW-02'], asked: { tag: 'stance', strike } });
    return null;
  }
  if (strike.attackers.length < 2 || !isOverwhelmed(play.world, play.state, target))
    return { ...strike, stage: 'warded' };
  const among = wardChoices(play.world, play.state, strike);
  if (among.length < 2) return { ...strike, ward: among[0] ?? '', stage: 'warded' };
  play.emit({
    type: 'nextAsked',
    rules: ['NXT-OVW-03', 'NXT-OVW-04'],
    asked: { tag: 'ward', strike, among },
  });
  return null;
}

/** Steps 4 to 6: a miss, a hit, or the finishing blow. */
function attack(play: NextPlay, declared: Strike): Strike {
  return land(play, rollHits(play, declared));
}

/** Continues an attack whose hits are known. */
export function land(play: NextPlay, rolled: Strike): Strike {
  if (rolled.hits + rolled.unstoppable === 0) return { ...rolled, stage: 'hurt' };
  return isFinishing(play, rolled) ? finish(play, rolled) : { ...rolled, stage: 'rolled' };
}

/** As many skulls as the target has dice kill a target with one point left (NXT-FIN-01, NXT-FIN-02). */
function isFinishing(play: NextPlay, strike: Strike): boolean {
  const target = figureOf(play.state, strike.target);
  if (target.body !== 1 || isAllSpell(strike) || ownDefence(play.state, target) < 2) return false;
  return strike.hits + strike.unstoppable >= diceAgainst(play.state, strike);
}

function finish(play: NextPlay, strike: Strike): Strike {
  play.emit({ type: 'finished', rules: ['NXT-FIN-01'], target: strike.target });
  return { ...strike, damage: 1, stage: 'shielded' };
}

/** Steps 7 and 8: the defence dice with the dodge dice; then the gargoyle's resistance. */
function rollDefence(play: NextPlay, strike: Strike): Strike {
  const target = figureOf(play.state, strike.target);
  const dice = strike.hits === 0 ? 0 : diceAgainst(play.state, strike);
  if (dice === 0) return { ...strike, damage: strike.hits + strike.unstoppable, stage: 'shielded' };
  const faces = play.combatDice(dice, seatOf(play.state, target), 'NXT-ATK-06', {
    who: target.id,
  });
  const dodge = rollDodge(play, target, strike, faces);
  const shields = countFaces(faces, 'whiteShield') + dodge.white;
  const blackShields = countFaces(faces, 'blackShield') + dodge.black;
  const damage = Math.max(0, strike.hits - shields) + strike.unstoppable;
  const rules: RuleId[] = ['NXT-ATK-06', 'NXT-ATK-07', ...dodge.rules];
  play.emit({
    type: 'strikeParried',
    rules: target.side === 'morcar' ? [...rules, 'NXT-MON-01'] : rules,
    news: true,
    figure: target.id,
    faces,
    dodge: dodge.dice,
    shields,
    blackShields,
    damage,
    used: target.conditions.filter(helpsDefence),
  });
  const left = resist(play, target.id, damage, blackShields);
  return { ...strike, damage: left, blackShields, parried: left === 0, stage: 'defended' };
}

/** Step 9: a monster of lower status may take one point in the target's place (NXT-MON-02). */
function askShield(play: NextPlay, strike: Strike): Strike | null {
  const among = strike.damage > 0 ? shieldsFor(play.world, play.state, strike.target) : [];
  if (among.length === 0) return { ...strike, stage: 'shielded' };
  play.emit({
    type: 'nextAsked',
    rules: ['NXT-MON-02', 'NXT-MON-03'],
    asked: { tag: 'livingShield', strike, among },
  });
  return null;
}

/** Step 10: Body is lost all at once; then deaths, then the bite. */
function hurt(play: NextPlay, strike: Strike): Strike {
  const { side } = figureOf(play.state, strike.target);
  const rules = side === 'morcar' ? ['NXT-ATK-08', 'NXT-ATK-09'] : ['NXT-ATK-08'];
  harm(play, strike.target, strike.damage, rules, strike.attackers[0]!.figure);
  if (strike.damage > 0) afterBite(play, strike);
  return { ...strike, stage: 'hurt' };
}

/** Step 12: assistance. A blow wakes a sleeping target (CLS-SPL-07). */
function end(play: NextPlay, strike: Strike): Strike {
  const target = findFigure(play.state, strike.target);
  if (target !== undefined && has(target, 'asleep'))
    play.emit({ type: 'woke', rules: ['CLS-SPL-07'], figure: target.id });
  assist(play, strike);
  return { ...strike, stage: 'done' };
}
