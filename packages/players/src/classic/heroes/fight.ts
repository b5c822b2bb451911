/** A figure's turn with foes about: where to stand, whom to attack, what to cast or drink. */
import type { Command, Figure, PotionId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { Fight } from '../../shared/heroes/fight.ts';
import type { Situation } from '../../shared/heroes/situation.ts';
import { castings, mayCast } from '../../shared/heroes/spells.ts';
import { gainOf as gainBy, worthOf } from '../../shared/heroes/worth.ts';
import type { SharedCommand } from '../../shared/ways.ts';
import { armsOf, CLASSIC_WAYS, diceOf } from '../sheet.ts';
import type { Arm } from '../sheet.ts';

const { defence: defenceIn, foesShield } = CLASSIC_WAYS;

function gainOf(foe: Figure, attack: number, defence: number): number {
  return gainBy(foe, attack, defence, foesShield);
}

export function planFight(here: Situation): Command[] {
  return new ClassicFight(here).script();
}

/** The best attack from where the figure stands, before it walks away. */
export function partingBlow(here: Situation): Command | null {
  const { view, me, chart } = here;
  if (view.turn.acted || here.crowded) return null;
  let best: Command | null = null;
  let top = 0;
  const arms = armsOf(view, me);
  for (const foe of here.foes) {
    const defence = defenceIn(view, foe);
    const beside = chart.beside(me.square, foe.square);
    for (const arm of arms) {
      const shot = arm.shoots && !beside && chart.canTarget(me.square, foe.square);
      const gain =
        beside !== shot && (shot || !(arm.shoots || arm.thrown))
          ? gainOf(foe, diceOf(me, foe, arm), defence)
          : 0;
      if (gain <= top) continue;
      top = gain;
      best = attackWith(me, foe, arm);
    }
  }
  for (const { command, gain } of castings(here)) {
    if (gain <= top) continue;
    top = gain;
    best = command;
  }
  return best;
}

class ClassicFight extends Fight<Situation, Exclude<Command, SharedCommand>> {
  script(): Command[] {
    const { view } = this.here;
    const { acted, bonus } = view.turn;
    if (!acted || bonus === 'attack' || bonus === 'orc') this.#considerAttacks();
    if (!acted || bonus === 'spell') this.considerSpells();
    if (!acted) this.#considerHolyWater();
    this.considerMoving();
    return this.#written();
  }

  #written(): Command[] {
    const { square, act } = this.best;
    const script: Command[] = square === this.here.me.square ? [] : this.here.stepsTo(square);
    script.push(...act);
    if (script.length === 0) return this.here.rest();
    // A move with nothing to do at its end is the whole turn, but a caster may get a target in sight.
    if (act.length === 0 && !mayCast(this.here)) script.push({ type: 'endTurn' });
    return script;
  }

  #considerAttacks(): void {
    const { view, me } = this.here;
    const arms = armsOf(view, me);
    for (const foe of this.here.foes) {
      const defence = defenceIn(view, foe);
      for (const arm of arms) this.#considerArm(foe, arm, defence);
    }
  }

  #considerArm(foe: Figure, arm: Arm, defence: number): void {
    const { me, view } = this.here;
    const { turn } = view;
    if (turn.acted && turn.bonus === 'orc' && (arm.weapon !== 'orcsBane' || foe.kind !== 'orc')) return;
    const dice = diceOf(me, foe, arm);
    if (dice < 1) return;
    const drinks = this.#drinksFor(foe);
    const strong = dice + (drinks.includes('potionOfStrength') ? 2 : 0);
    let gain = gainOf(foe, strong, defence) * (drinks.includes('heroicBrew') ? 1.6 : 1);
    if (arm.weapon === 'battleAxe') gain -= 0.15;
    if (arm.thrown) gain -= 0.8;
    const act: Command[] = drinks.map((potion) => ({ type: 'usePotion', figure: me.id, potion }));
    act.push(attackWith(me, foe, arm));
    if (arm.shoots || arm.thrown) this.#considerShot(foe, act, gain);
    else this.#considerBlows(foe, arm, act, gain);
  }

  /** Potions to drink before attacking this foe. */
  #drinksFor(foe: Figure): PotionId[] {
    const { sheet, view } = this.here;
    if (sheet === null || sheet.potions.length === 0 || view.turn.acted || worthOf(foe) < 4) return [];
    const potions: readonly PotionId[] = ['potionOfStrength', 'heroicBrew'];
    return potions.filter((potion) => sheet.potions.includes(potion));
  }

  #considerShot(foe: Figure, act: readonly Command[], gain: number): void {
    const { chart, me } = this.here;
    if (chart.beside(me.square, foe.square) || !chart.canTarget(me.square, foe.square)) return;
    this.offer(gain + this.resting, me.square, act);
  }

  #considerBlows(foe: Figure, arm: Arm, act: readonly Command[], gain: number): void {
    const { chart } = this.here;
    for (let side = foe.square * 4; side < foe.square * 4 + 4; side += 1) {
      const square = chart.next[side]!;
      if (square >= 0) this.#considerBlow(square, act, gain);
    }
    if (arm.diagonal)
      for (const square of corners(this.here, foe.square)) this.#considerBlow(square, act, gain);
  }

  #considerBlow(square: Square, act: readonly Command[], gain: number): void {
    // No place is better than a safe one, so too small a gain need not be weighed.
    if (this.eagerness > 0 && gain <= this.best.score) return;
    if (square === this.here.me.square) this.offer(gain + this.resting, square, act);
    else if (this.here.canStand(square)) this.offer(gain + this.standing(square), square, act);
  }

  #considerHolyWater(): void {
    const { sheet, me, chart } = this.here;
    if (sheet === null || !sheet.potions.includes('holyWater')) return;
    for (const foe of this.here.foes) {
      if (foe.kind !== 'mummy' && foe.kind !== 'zombie' && foe.kind !== 'skeleton') continue;
      const gain = worthOf(foe) * 1.2 * foe.body - 3;
      const act: Command[] = [{ type: 'usePotion', figure: me.id, potion: 'holyWater', target: foe.id }];
      for (let side = foe.square * 4; side < foe.square * 4 + 4; side += 1) {
        const square = chart.next[side]!;
        if (square >= 0 && this.here.canStand(square)) this.offer(gain + this.standing(square), square, act);
      }
    }
  }
}

function attackWith(me: Figure, foe: Figure, { weapon, thrown }: Arm): Command {
  if (weapon === null) return { type: 'attack', figure: me.id, target: foe.id };
  if (thrown) return { type: 'attack', figure: me.id, target: foe.id, weapon, thrown: true };
  return { type: 'attack', figure: me.id, target: foe.id, weapon };
}

/** Squares diagonal to this one, from which a long weapon strikes. */
function corners({ chart }: Situation, square: Square): Square[] {
  const found: Square[] = [];
  const area = chart.areaOf(square);
  for (const vertical of [0, 2]) {
    const row = chart.across(square, vertical);
    if (row < 0) continue;
    for (const horizontal of [1, 3]) {
      const corner = chart.across(row, horizontal);
      if (corner >= 0 && chart.areaOf(corner) === area && chart.sightline(corner, square)) found.push(corner);
    }
  }
  return found;
}
