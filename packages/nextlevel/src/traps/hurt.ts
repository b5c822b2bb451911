/** Harm done by traps: points lost outright, unstoppable dice, and dice that may be parried (NXT-DIC-02). */
import type { FigureId } from '@oubliette/classic/extend';
import {
  countFaces,
  figureOf,
  findFigure,
  harm,
  helpsDefence,
  heroOf,
  isHero,
  seatOf,
} from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { BORINS_DICE, defenceDice, wornGear } from '../attack/defence.ts';
import { gearCard } from '../content/armoury.ts';
import type { Weight } from '../content/armoury.ts';
import type { TrapHarm } from '../content/traps.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';

export function hurt(play: NextPlay, id: FigureId, what: TrapHarm, rule: RuleId): void {
  if (findFigure(play.state, id) === undefined) return;
  const parried = what.parried ?? 0;
  const dice = parried + (what.dice ?? 0) + (what.byArmour?.[armourWeight(play.state, id)] ?? 0);
  let lost = what.lose ?? 0;
  if (dice > 0) {
    const faces = play.combatDice(dice, seatOf(play.state, figureOf(play.state, id)), rule, {
      who: id,
    });
    const skulls = countFaces(faces, 'skull');
    play.emit({ type: 'trapRolled', rules: [rule, 'NXT-DIC-02'], news: true, figure: id, faces, skulls });
    lost += skulls - parry(play, id, countFaces(faces.slice(0, parried), 'skull'), rule);
  }
  harm(play, id, lost, [rule], null);
}

/** The victim defends against the skulls that allow it; returns how many were stopped. */
function parry(play: NextPlay, id: FigureId, skulls: number, rule: RuleId): number {
  const victim = figureOf(play.state, id);
  const dice = defenceDice(play.state, victim);
  if (skulls === 0 || dice === 0) return 0;
  const faces = play.combatDice(dice, seatOf(play.state, victim), 'NXT-ATK-06', { who: id });
  const shields = countFaces(faces, play.world.points.ownShield(victim));
  play.emit({
    type: 'defenceRolled',
    rules: [rule, 'NXT-ATK-06'],
    news: true,
    figure: id,
    faces,
    shields,
    used: victim.conditions.filter(helpsDefence),
  });
  return Math.min(skulls, shields);
}

/** The weight of the victim's body armour; no armour counts as a tunic (NXT-TRP-09). */
function armourWeight(state: NextState, id: FigureId): Weight {
  if (!isHero(id)) return 'light';
  const [worn] = wornGear(state, id).flatMap((gear) => {
    const { armour } = gearCard(gear);
    return armour?.wear === 'body' ? [armour] : [];
  });
  // Borin's armour replaces body armour that is no better, and does not slow its wearer.
  const inBorins =
    heroOf(state, id).treasures.includes('borinsArmour') && (worn?.defence ?? 0) <= BORINS_DICE;
  return worn === undefined || inBorins ? 'light' : worn.weight;
}
