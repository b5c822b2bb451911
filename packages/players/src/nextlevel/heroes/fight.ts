/** A figure's turn with foes about: where to stand, whom to attack from which side, what to cast. */
import type { Figure } from '@oubliette/classic';
import { lineOfFire } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { plainDice } from '@oubliette/nextlevel';
import type { NextCommand, NextOwnCommand } from '@oubliette/nextlevel';
import { HERO } from '../../shared/chart.ts';
import { Fight } from '../../shared/heroes/fight.ts';
import type { Choice } from '../../shared/heroes/fight.ts';
import { worthOf } from '../../shared/heroes/worth.ts';
import { frailty } from '../../shared/threat.ts';
import { contestFrom } from '../disarming.ts';
import { assistanceLoss, freeBlowLoss } from '../odds.ts';
import { asState, controls, heldDice, isAloft, isReady, strikesFrom } from '../seen.ts';
import { crushed, tallPieces } from '../toppling.ts';
import { armsOf, attackOdds, counterPrice, MIND_PRICE, worthOfOdds } from './arms.ts';
import type { Arm } from './arms.ts';
import { arcana } from './arcana.ts';
import { doorsBetween, timeHelps } from './holding.ts';
import { bestLeaps } from './leaping.ts';
import { shouldHold } from './together.ts';
import type { NextSituation } from './situation.ts';

/** An arrow that misses may hit a friend (NXT-FRF-01). */
const FRIEND_IN_LINE = 0.35;
/** What kept holy water is worth. */
const HOLY_WATER = 3;
/** How many squares to shoot from are weighed. */
const STANDS = 24;
/** The chance of breaking in a barricade (NXT-BAR-02). */
const BREAKS_IN = 1 / 4;
/** The harm Morcar's next turn must threaten before a door is shut against it. */
const PURSUED = 1.5;
/** A place that scores below this is tight. */
const TIGHT = -1.5;
/** What share of a foe's worth its weapon is; fetching it takes a turn (NXT-DIS-04). */
const UNARMED = 0.5;
const WORTH_TRYING = 0.15;

export class NextFight extends Fight<NextSituation, NextOwnCommand> {
  choose(): Choice<NextCommand> {
    if (this.here.may('attack')) {
      for (const arm of armsOf(this.here)) for (const foe of this.here.foes) this.#considerArm(foe, arm);
      for (const { command, gain } of arcana(this.here))
        this.offer(gain + this.resting, this.here.me.square, [command]);
      this.#considerToppling();
    }
    this.#considerHolyWater();
    this.considerSpells();
    this.considerMoving();
    this.#considerBarricades();
    this.#considerLeaping();
    return this.#disarming(this.best);
  }

  /** A door shut against pursuers; null if they threaten too little or no door is at hand. */
  shutOut(): readonly NextCommand[] | null {
    const { here } = this;
    if (!here.may('barricade') || this.positions.danger(here.me.square) < PURSUED) return null;
    const hold = doorsBetween(here).find(({ square }) => here.field.steps[square]! >= 0);
    if (hold === undefined) return null;
    return [...here.stepsTo(hold.square), { type: 'barricade', figure: here.me.id, door: hold.door }];
  }

  /** The free second arrow at another target; null if it would do more harm than good. */
  shootAgain(): NextCommand | null {
    const { here } = this;
    const [bow] = armsOf(here);
    let best: NextCommand | null = null;
    let top = 0;
    for (const move of here.moves) {
      const foe = move.type === 'shootAgain' ? here.chart.figure(move.target) : undefined;
      if (foe === undefined || bow === undefined) continue;
      const odds = attackOdds(here, bow, foe, here.me.square);
      const gain = worthOfOdds(here, foe, odds) - this.#shotPrice(foe, bow, here.me.square);
      if (gain <= top) continue;
      top = gain;
      best = move;
    }
    return best;
  }

  /** The best attack from where the figure stands, if worth anything. */
  parting(): NextCommand | null {
    const { here, me } = { here: this.here, me: this.here.me };
    if (!here.may('attack') || here.crowded) return null;
    let best: NextCommand | null = null;
    let top = 0.1;
    for (const arm of armsOf(here))
      for (const foe of here.foes) {
        if (!this.#reaches(arm, foe, me.square)) continue;
        const odds = attackOdds(here, arm, foe, me.square);
        const gain = worthOfOdds(here, foe, odds) - arm.price - counterPrice(here, foe, odds);
        if (gain <= top) continue;
        top = gain;
        best = { type: 'strike', figure: me.id, target: foe.id, ...arm.choice };
      }
    return best;
  }

  #considerArm(foe: Figure, arm: Arm): void {
    const { me } = this.here;
    const squares =
      arm.wielded.reach === 'range'
        ? this.#stands(foe)
        : strikesFrom(this.here.chart, arm.wielded.reach, foe.square);
    for (const square of squares) {
      if (!this.here.canStand(square) || !this.#reaches(arm, foe, square)) continue;
      this.#considerFrom(foe, arm, square, square === me.square ? this.resting : null);
    }
  }

  #considerFrom(foe: Figure, arm: Arm, square: Square, resting: number | null): void {
    const here = this.here;
    const joined = heldDice(here.chart, here.me, foe);
    const odds = attackOdds(here, arm, foe, square, joined);
    const group = joined.length > 0 ? ({ group: true } as const) : {};
    const melee = arm.wielded.reach !== 'range';
    const answers = melee
      ? counterPrice(here, foe, odds) + this.#assistance(foe, square)
      : this.#shotPrice(foe, arm, square);
    const gain = worthOfOdds(here, foe, odds) - arm.price - answers - this.wayPrice(square);
    if (this.eagerness > 0 && gain <= this.best.score) return;
    const aim = { figure: here.me.id, target: foe.id, ...arm.choice };
    const command: NextCommand =
      joined.length === 0 && shouldHold(here, arm, foe, square)
        ? { type: 'hold', ...aim }
        : { type: 'strike', ...aim, ...group };
    if (resting !== null && !here.allows(command)) return;
    this.offer(gain + (resting ?? this.standing(square)), square, [command]);
  }

  #considerHolyWater(): void {
    const here = this.here;
    for (const move of here.moves) {
      if (move.type !== 'usePotion' || move.potion !== 'holyWater' || move.target === undefined) continue;
      const foe = here.chart.figure(move.target);
      const gain = foe === undefined ? 0 : worthOf(foe) * 1.2 * foe.body - HOLY_WATER;
      if (gain > 0) this.offer(gain + this.resting, here.me.square, [move]);
    }
  }

  #reaches(arm: Arm, foe: Figure, square: Square): boolean {
    const { chart, next, me } = this.here;
    if (arm.wielded.reach !== 'range')
      return (
        !isAloft(chart.view, foe.square) && strikesFrom(chart, arm.wielded.reach, foe.square).includes(square)
      );
    if (!chart.sightline(square, foe.square)) return false;
    // No shooting or casting at a foe one is fighting hand to hand (NXT-ARM-01).
    const fighting = next.engaged.some((pair) => pair.includes(me.id) && pair.includes(foe.id));
    return !fighting || !this.#touch(foe, square);
  }

  #touch(foe: Figure, square: Square): boolean {
    const { chart } = this.here;
    return controls(chart, foe, square) || chart.corners(square).includes(foe.square);
  }

  /** Where to shoot from: here, or the nearest squares with a line of sight. */
  #stands(foe: Figure): Square[] {
    const { reach, chart, me } = this.here;
    const found: Square[] = [me.square];
    for (let i = 1; i < reach.count && found.length < STANDS; i += 1) {
      const square = reach.queue[i]!;
      if (chart.sightline(square, foe.square)) found.push(square);
    }
    return found;
  }

  /** Friends in the line of fire, and foes who attack a shooter aiming elsewhere (NXT-FRF-01, NXT-ARM-06). */
  #shotPrice(foe: Figure, { wielded }: Arm, square: Square): number {
    const { chart, me, view, next } = this.here;
    if (wielded.arm === 'magic') return 0;
    const friends = lineOfFire(chart.ground, square, foe.square).some(
      (at) => at !== me.square && chart.held[at] === HERO,
    );
    let price = friends ? FRIEND_IN_LINE : 0;
    for (const other of this.here.foes) {
      const engaged = next.engaged.some((pair) => pair.includes(me.id) && pair.includes(other.id));
      if (other.id !== foe.id && engaged && controls(chart, other, square))
        price += 0.5 * plainDice(asState(view), other) * frailty(me.body);
    }
    return price;
  }

  /** A cupboard or bookcase toppled onto foes, from its side. */
  #considerToppling(): void {
    const { here } = this;
    for (const { corner, under, sides } of tallPieces(here.chart)) {
      let gain = 0;
      for (const figure of here.view.figures) {
        if (!under.includes(figure.square)) continue;
        const odds = crushed(figure.body);
        gain +=
          figure.side === 'morcar' ? worthOfOdds(here, figure, odds) : -odds.loss * frailty(figure.body);
      }
      if (gain <= 0) continue;
      for (const square of sides)
        if (here.canStand(square))
          this.offer(gain + this.#staying(square), square, [
            { type: 'topple', figure: here.me.id, square: corner },
          ]);
    }
  }

  /** The worth of the place after acting there: another place, if the move is still to come. */
  #staying(square: Square): number {
    return square === this.here.me.square ? this.resting : this.standing(square) - this.wayPrice(square);
  }

  /** Heroes behind a barricade mostly get a round's rest. */
  #considerBarricades(): void {
    const { here } = this;
    if (!here.may('barricade') || !timeHelps(here)) return;
    for (const { door, square } of doorsBetween(here)) {
      const danger = this.positions.danger(square);
      if (danger < PURSUED) continue;
      const spared = this.caution * danger * (1 - BREAKS_IN);
      this.offer(spared + this.standing(square) - this.wayPrice(square), square, [
        { type: 'barricade', figure: here.me.id, door },
      ]);
    }
  }

  /** Out of a tight place, if walking is no better. */
  #considerLeaping(): void {
    const { here } = this;
    if (this.best.score > TIGHT) return;
    for (const leap of bestLeaps(here, (to) => this.positions.far(to)))
      this.offer(this.standing(leap.to) - MIND_PRICE, here.me.square, [leap]);
  }

  /** Before an attack that may well not kill, disarms the foe if the odds are good. */
  #disarming(choice: Choice<NextCommand>): Choice<NextCommand> {
    const { here } = this;
    const [blow] = choice.act;
    if (blow?.type !== 'strike' || blow.with !== undefined) return choice;
    const foe = here.chart.figure(blow.target)!;
    const chances = contestFrom(here.chart, here.me, foe, choice.square, here.reach.pathTo(choice.square));
    if (chances === null) return choice;
    const odds = attackOdds(here, armsOf(here)[0]!, foe, choice.square);
    const gain = chances.win * UNARMED * worthOf(foe) * (1 - odds.kill);
    if (gain - chances.lose * worthOfOdds(here, foe, odds) <= WORTH_TRYING) return choice;
    if (choice.square !== here.me.square) return { ...choice, act: [] };
    const disarm = here.offered('disarmFoe', ({ target }) => target === foe.id);
    return disarm === null ? choice : { ...choice, act: [disarm, ...choice.act] };
  }

  /** What the free attacks of those cost whose squares the way leaves (NXT-OPP-03). */
  protected override wayPrice(square: Square): number {
    const here = this.here;
    const { me, view, reach } = here;
    if (square === me.square || reach.steps[square]! < 0) return 0;
    const path = [me.square, ...reach.pathTo(square).slice(0, -1)];
    const defence = here.ways.defence(view, me);
    let price = 0;
    for (const foe of here.foes) {
      if (here.next.turn.struckBy.includes(foe.id) || !path.some((at) => controls(here.chart, foe, at)))
        continue;
      if (isReady(here.chart, foe, me)) price += freeBlowLoss(plainDice(asState(view), foe), defence);
    }
    return price * frailty(me.body);
  }

  /** The cost of rushing among several foes: those not attacked attack too (NXT-ASS-01). */
  #assistance(target: Figure, square: Square): number {
    const here = this.here;
    const { me, view } = here;
    const startedAt = here.next.turn.startedAt ?? me.square;
    if (square === startedAt) return 0;
    let dice = 0;
    for (const foe of here.foes) {
      if (foe.id === target.id || !controls(here.chart, foe, square)) continue;
      if (controls(here.chart, foe, startedAt) || !isReady(here.chart, foe, me)) continue;
      dice += plainDice(asState(view), foe);
    }
    if (dice === 0) return 0;
    return assistanceLoss(dice, here.ways.defence(view, me), me.body) * frailty(me.body);
  }
}
