/** A figure's turn with foes about: where to stand, whom to strike from which side, what to cast. */
import type { Figure } from '@oubliette/classic';
import { lineOfFire } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { plainDice } from '@oubliette/nextlevel';
import type { NextCommand } from '@oubliette/nextlevel';
import { HERO } from '../../shared/chart.ts';
import { mustGetOut } from '../../shared/heroes/aims.ts';
import { Positions } from '../../shared/heroes/positions.ts';
import { wantedByFriend } from '../../shared/heroes/room.ts';
import { castings } from '../../shared/heroes/spells.ts';
import { worthOf } from '../../shared/heroes/worth.ts';
import { frailty } from '../../shared/threat.ts';
import { assistanceLoss, freeBlowLoss } from '../odds.ts';
import { asState, controls, strikesFrom } from '../seen.ts';
import { armsOf, attackOdds, counterPrice, worthOfOdds } from './arms.ts';
import type { Arm } from './arms.ts';
import { arcana } from './arcana.ts';
import { friendsDice, shouldHold } from './together.ts';
import type { NextSituation } from './situation.ts';

/** Walk there, then act. */
export interface Choice {
  readonly score: number;
  readonly square: Square;
  readonly act: readonly NextCommand[];
}

/** Closing in is worth a little by itself: foes do not die of waiting. */
const EAGERNESS = 0.05;
const FAR = 16;
/** Stepping aside for a friend is worth about half a blow. */
const MAKING_ROOM = 0.7;
/** An arrow that misses may find a friend (NXT-FRF-01). */
const FRIEND_IN_LINE = 0.35;
/** What holy water is worth if it is kept. */
const HOLY_WATER = 3;
/** So many squares to shoot from are weighed. */
const STANDS = 24;

export class NextFight {
  readonly #here: NextSituation;
  readonly #positions: Positions;
  readonly #caution: number;
  readonly #eagerness: number;
  /** The square to leave to a friend. */
  readonly #wanted: Square;
  /** The best place to be after acting on the spot. */
  readonly #resting: number;
  readonly #defence: number;
  #best: Choice;

  /** The ghosts' way from the foes must be in `here.foeField`. */
  constructor(here: NextSituation) {
    this.#here = here;
    here.threat.update(here.chart, (figure) => mustGetOut(here, figure));
    this.#positions = new Positions(here);
    this.#defence = here.ways.defence(here.view, here.me);
    // When nobody has struck a blow for some time, somebody must make a start.
    const stale = here.memory.round - here.memory.lastFight >= 2;
    this.#caution = here.style.caution * (stale ? 0.4 : 1);
    // Whoever cannot strike, or must not fall, has no business at the front.
    this.#eagerness = here.me.attack < 1 || mustGetOut(here, here.me) ? -EAGERNESS : EAGERNESS;
    const { square } = here.me;
    this.#wanted = wantedByFriend(here);
    this.#best = { score: -Infinity, square, act: [] };
    // Acting ends a move begun, but not one still to come.
    const stays = here.view.turn.path.length > 1 || here.left === 0;
    const places = stays ? [square] : this.#positions.squares;
    this.#resting = Math.max(...places.map((place) => this.#standing(place) - this.#wayPrice(place)));
  }

  choose(): Choice {
    if (this.#here.may('attack')) {
      for (const arm of armsOf(this.#here)) for (const foe of this.#here.foes) this.#considerArm(foe, arm);
      for (const { command, gain } of arcana(this.#here))
        this.#offer(gain + this.#resting, this.#here.me.square, [command]);
    }
    this.#considerHolyWater();
    for (const { command, gain } of castings(this.#here))
      this.#offer(gain + this.#resting, this.#here.me.square, [command]);
    this.#considerMoving();
    return this.#best;
  }

  /** The best attack from where the figure stands, if it is worth anything. */
  parting(): NextCommand | null {
    const { here, me } = { here: this.#here, me: this.#here.me };
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

  #offer(score: number, square: Square, act: readonly NextCommand[]): void {
    if (score > this.#best.score + 1e-9 && this.#here.canStand(square)) this.#best = { score, square, act };
  }

  /** How good it is to be there when Morcar's turn comes, and for friends still to act. */
  #standing(square: Square): number {
    const room = square === this.#wanted ? -MAKING_ROOM : 0;
    return (
      room -
      this.#caution * this.#positions.danger(square) -
      this.#eagerness * Math.min(FAR, this.#positions.far(square))
    );
  }

  #considerMoving(): void {
    const { me } = this.#here;
    for (const square of this.#positions.squares)
      // A move must be for the better, or figures would shuffle about.
      this.#offer(
        this.#standing(square) - this.#wayPrice(square) - (square === me.square ? 0 : 0.05),
        square,
        [],
      );
  }

  #considerArm(foe: Figure, arm: Arm): void {
    const { me } = this.#here;
    const squares =
      arm.wielded.reach === 'range'
        ? this.#stands(foe)
        : strikesFrom(this.#here.chart, arm.wielded.reach, foe.square);
    for (const square of squares) {
      if (!this.#here.canStand(square) || !this.#reaches(arm, foe, square)) continue;
      this.#considerFrom(foe, arm, square, square === me.square ? this.#resting : null);
    }
  }

  #considerFrom(foe: Figure, arm: Arm, square: Square, resting: number | null): void {
    const here = this.#here;
    const joined = friendsDice(here, foe);
    const odds = attackOdds(here, arm, foe, square, joined);
    const group = joined.length > 0 ? ({ group: true } as const) : {};
    const melee = arm.wielded.reach !== 'range';
    const answers = melee
      ? counterPrice(here, foe, odds) + this.#assistance(foe, square)
      : this.#shotPrice(foe, arm, square);
    const gain = worthOfOdds(here, foe, odds) - arm.price - answers - this.#wayPrice(square);
    if (this.#eagerness > 0 && gain <= this.#best.score) return;
    const aim = { figure: here.me.id, target: foe.id, ...arm.choice };
    const command: NextCommand =
      joined.length === 0 && shouldHold(here, arm, foe, square)
        ? { type: 'hold', ...aim }
        : { type: 'strike', ...aim, ...group };
    if (resting !== null && !here.allows(command)) return;
    this.#offer(gain + (resting ?? this.#standing(square)), square, [command]);
  }

  #considerHolyWater(): void {
    const here = this.#here;
    for (const move of here.moves) {
      if (move.type !== 'usePotion' || move.potion !== 'holyWater' || move.target === undefined) continue;
      const foe = here.chart.figure(move.target);
      const gain = foe === undefined ? 0 : worthOf(foe) * 1.2 * foe.body - HOLY_WATER;
      if (gain > 0) this.#offer(gain + this.#resting, here.me.square, [move]);
    }
  }

  #reaches(arm: Arm, foe: Figure, square: Square): boolean {
    const { chart, next, me } = this.#here;
    if (arm.wielded.reach !== 'range')
      return strikesFrom(chart, arm.wielded.reach, foe.square).includes(square);
    if (!chart.sightline(square, foe.square)) return false;
    // Nobody shoots at somebody they are fighting hand to hand; magic does not either (NXT-ARM-01).
    const fighting = next.engaged.some((pair) => pair.includes(me.id) && pair.includes(foe.id));
    return !fighting || !this.#touch(foe, square);
  }

  #touch(foe: Figure, square: Square): boolean {
    const { chart } = this.#here;
    return controls(chart, foe, square) || chart.corners(square).includes(foe.square);
  }

  /** Where to shoot from: here, or the nearest squares with a line. */
  #stands(foe: Figure): Square[] {
    const { reach, chart, me } = this.#here;
    const found: Square[] = [me.square];
    for (let i = 1; i < reach.count && found.length < STANDS; i += 1) {
      const square = reach.queue[i]!;
      if (chart.sightline(square, foe.square)) found.push(square);
    }
    return found;
  }

  /** Friends in the line of fire, and foes who strike while one shoots at another (NXT-FRF-01, NXT-ARM-06). */
  #shotPrice(foe: Figure, { wielded }: Arm, square: Square): number {
    const { chart, me, view, next } = this.#here;
    if (wielded.arm === 'magic') return 0;
    const friends = lineOfFire(chart.ground, square, foe.square).some(
      (at) => at !== me.square && chart.held[at] === HERO,
    );
    let price = friends ? FRIEND_IN_LINE : 0;
    for (const other of this.#here.foes) {
      const engaged = next.engaged.some((pair) => pair.includes(me.id) && pair.includes(other.id));
      if (other.id !== foe.id && engaged && controls(chart, other, square))
        price += 0.5 * plainDice(asState(view), other) * frailty(me.body);
    }
    return price;
  }

  /** What those cost whose squares the way leaves (NXT-OPP-03). */
  #wayPrice(square: Square): number {
    const here = this.#here;
    const { me, view, reach } = here;
    if (square === me.square || reach.steps[square]! < 0) return 0;
    const path = [me.square, ...reach.pathTo(square).slice(0, -1)];
    let price = 0;
    for (const foe of here.foes) {
      if (here.next.turn.struckBy.includes(foe.id) || !path.some((at) => controls(here.chart, foe, at)))
        continue;
      if (here.isReady(foe)) price += freeBlowLoss(plainDice(asState(view), foe), this.#defence);
    }
    return price * frailty(me.body);
  }

  /** What it costs to rush among several foes: those not struck at strike too (NXT-ASS-01). */
  #assistance(target: Figure, square: Square): number {
    const here = this.#here;
    const { me, view } = here;
    const startedAt = here.next.turn.startedAt ?? me.square;
    if (square === startedAt) return 0;
    let dice = 0;
    for (const foe of here.foes) {
      if (foe.id === target.id || !controls(here.chart, foe, square)) continue;
      if (controls(here.chart, foe, startedAt) || !here.isReady(foe)) continue;
      dice += plainDice(asState(view), foe);
    }
    return dice === 0 ? 0 : assistanceLoss(dice, this.#defence, me.body) * frailty(me.body);
  }
}
