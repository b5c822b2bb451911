/** One monster's turn in NextLevel: whom to attack, from which side, alone or together; or where to go. */
import type { Figure } from '@oubliette/classic';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { defenceDice, diceFor, ownDefence, plainDice, wieldedBy } from '@oubliette/nextlevel';
import type { AttackDie, NextCommand, StrikeChoice, Wielded } from '@oubliette/nextlevel';
import { whim } from '../../shared/morcar/difficulty.ts';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import { approach, footing, stepAside, stepsTo, withdraw } from '../../shared/morcar/going.ts';
import type { Onslaught } from '../../shared/morcar/going.ts';
import type { Lair, Prey } from '../../shared/morcar/lair.ts';
import { contestFrom } from '../disarming.ts';
import { assistanceLoss, freeBlowLoss, oddsOf } from '../odds.ts';
import type { Odds } from '../odds.ts';
import {
  asState,
  comesFromBehind,
  controls,
  hasPlight,
  heldDice,
  isAloft,
  isReady,
  nextOf,
  strikesFrom,
} from '../seen.ts';
import { breakIn } from './doors.ts';
import { shouldHold } from './together.ts';

export interface NextStrike {
  readonly target: string;
  readonly square: Square;
  readonly choice: StrikeChoice;
  readonly odds: Odds;
  readonly score: number;
}

/** How a monster's own Body weighs against a hero's. */
const OWN_SKIN = 0.35;
/** How much more a wound is worth if it is a bite (NXT-ZOM-04). */
const BITTEN = 1.2;
/** The worth of each die of a disarmed hero, which hits on one face only (NXT-UNA-01). */
const DISARMED = 0.25;
const WORTH_TRYING = 0.15;
/** Dice taken from defence are missing when the heroes attack (NXT-CHW-04). */
const POWER_PRICE = 0.3;

/** The walk and the attack: alone, with those who hold theirs back, or held back for others. */
export function strikeScript(lair: Lair, manner: Manner, monster: Figure, strike: NextStrike): NextCommand[] {
  const aim = { figure: monster.id, target: strike.target, ...strike.choice };
  const joined = heldDice(lair.chart, monster, lair.chart.figure(strike.target)!).length > 0;
  const held = !joined && shouldHold(lair, manner, monster, strike);
  const blow: NextCommand = held
    ? { type: 'hold', ...aim }
    : { type: 'strike', ...aim, ...(joined ? { group: true } : {}) };
  return [...stepsTo(lair, monster, strike.square), blow];
}

/** Whether to disarm the hero before the attack: the loser of the contest attacks no more (NXT-DIS-04). */
export function disarmsFirst(
  { chart, reach }: Lair,
  manner: Manner,
  monster: Figure,
  { target, square, odds }: NextStrike,
): boolean {
  const hero = chart.figure(target);
  if (!manner.greedy || hero === undefined) return false;
  const chances = contestFrom(chart, monster, hero, square, reach.pathTo(square));
  if (chances === null) return false;
  const gain = DISARMED * plainDice(asState(chart.view), hero) * (1 - odds.kill);
  return chances.win * gain - chances.lose * (odds.loss + manner.kill * odds.kill) > WORTH_TRYING;
}

/** With nobody to attack: through a barricade, or nearer. A monster that has attacked steps aside. */
export function wayOf(lair: Lair, monster: Figure, onslaught: Onslaught, acted: boolean): NextCommand[] {
  if (acted) return lair.powersLeft(monster.id) ? withdraw(lair, monster) : stepAside(lair, monster);
  // From the top of a table every way leads nearer.
  const climbed = hasSquare(lair.chart.view.furnitureSquares, monster.square);
  const start = climbed ? Infinity : lair.field.steps[monster.square]!;
  return (climbed ? null : breakIn(lair, monster)) ?? approach(lair, monster, onslaught, start);
}

export function bestStrike(
  lair: Lair,
  manner: Manner,
  monster: Figure,
  onslaught: Onslaught,
): NextStrike | null {
  const { chart } = lair;
  const { view } = chart;
  if (manner.holdsBack > 0 && whim(view.round, monster.id, manner.holdsBack) === 0) return null;
  const wielded = wieldedBy(asState(view), monster);
  let best: NextStrike | null = null;
  for (const prey of lair.prey) {
    const { square: at, id } = prey.figure;
    const focus = id === onslaught.victim ? manner.focus : 0;
    for (const square of strikesFrom(chart, wielded.reach, at)) {
      if (!lair.canStand(monster, square) || isAloft(view, square)) continue;
      const risk = OWN_SKIN * riskOf(lair, monster, id, square);
      for (const choice of choicesFor(lair, manner, monster)) {
        const odds = strikeOdds(lair, monster, prey, square, armed(wielded, choice), choice);
        const score =
          focus +
          appealOf(manner, prey, odds, choice, onslaught.blows.get(id) ?? 0) +
          footing(lair, manner, at, square) -
          risk;
        if (score > (best?.score ?? -Infinity)) best = { target: id, square, choice, odds, score };
      }
    }
  }
  if (best !== null && best.score < -50 && whim(view.round, `${monster.id}!`, 2) === 0) return null;
  return best;
}

function choicesFor(lair: Lair, manner: Manner, monster: Figure): StrikeChoice[] {
  const { view } = lair.chart;
  const choices: StrikeChoice[] = [{}];
  if (!manner.greedy) return choices;
  if (monster.kind === 'zombie') choices.push({ bite: true });
  if (monster.kind === 'chaosWarrior' && !hasPlight(view, monster.id, 'stance'))
    choices.push({ power: 1 }, { power: 2 });
  const strong = plainDice(asState(view), monster) >= 4;
  return nextOf(view).options.assuredAttacks && strong
    ? choices.flatMap((choice) => [choice, { ...choice, assured: true as const }])
    : choices;
}

function armed(wielded: Wielded, { power = 0 }: StrikeChoice): Wielded {
  return { ...wielded, dice: wielded.dice + power };
}

function strikeOdds(
  lair: Lair,
  monster: Figure,
  { figure, defence }: Prey,
  from: Square,
  wielded: Wielded,
  { assured }: StrikeChoice,
): Odds {
  const state = asState(lair.chart.view);
  const plain = diceFor(state, monster, wielded, figure);
  const dice: AttackDie[] = [
    ...(assured === true ? (['violet', ...plain.slice(4)] as const) : plain),
    ...heldDice(lair.chart, monster, figure),
  ];
  return oddsOf(
    {
      dice,
      extra: 0,
      bare: wielded.hits === 'blackShield',
      behind: comesFromBehind(lair.chart, monster, figure, from),
    },
    { defence, body: figure.body, finishable: ownDefence(state, figure) >= 2 },
  );
}

function appealOf(
  manner: Manner,
  { figure, caster }: Prey,
  { loss, kill }: Odds,
  { bite, power = 0 }: StrikeChoice,
  blows: number,
): number {
  const { body } = figure;
  const spared = body <= manner.spares ? -100 : 0;
  const weak = manner.spares > 0 ? 0.1 * body : 1 / (1 + body);
  const wound = loss * (bite === true ? BITTEN : 1) - POWER_PRICE * power;
  return wound + manner.kill * kill + manner.gang * blows + (caster ? manner.casters : 0) + weak + spared;
}

/** What other heroes may do to a monster that rushes among or past them (NXT-ASS-01, NXT-OPP-03). */
function riskOf(lair: Lair, monster: Figure, target: string, square: Square): number {
  const { chart, reach } = lair;
  const { view } = chart;
  if (square === monster.square && view.turn.actor !== monster.id) return 0;
  const startedAt = (view.turn.actor === monster.id ? nextOf(view).turn.startedAt : null) ?? monster.square;
  const path = [monster.square, ...reach.pathTo(square).slice(0, -1)];
  const defence = defenceDice(asState(view), monster);
  let dice = 0;
  let loss = 0;
  for (const { figure } of lair.prey) {
    if (!isReady(chart, figure, monster)) continue;
    const strength = plainDice(asState(view), figure);
    if (square !== monster.square && path.some((at) => controls(chart, figure, at)))
      loss += freeBlowLoss(strength, defence);
    else if (
      figure.id !== target &&
      square !== startedAt &&
      controls(chart, figure, square) &&
      !controls(chart, figure, startedAt)
    )
      dice += strength;
  }
  const hurt = dice === 0 ? loss : loss + assistanceLoss(dice, defence, monster.body);
  return Math.min(1, hurt / monster.body) * (0.5 + 0.25 * (monster.attack + monster.body));
}
