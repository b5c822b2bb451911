/** What pays at once: treasure in reach, a potion or a spell for wounded figures. */
import { findItem } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import {
  canWield,
  isWeapon,
  meleeWeapons,
  spellNamed,
  weaponDice,
  weaponNamed,
} from '@oubliette/advanced/reckoning';
import { castWorth } from '../spells.ts';
import { best, figureIn, movesOf, sheetIn } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';
import { isWorthTaking } from './goals.ts';
import { isBadlyHurt } from './mood.ts';

const HEALING = 'healingPotion';
/** Potions are for hard fights: at least this many foes. */
const HARD = 4;
const FOR_A_FIGHT = new Set(['strengthPotion', 'speedPotion', 'couragePotion', 'invisibilityPotion']);

export function useful(seen: Seen, moves: readonly Command[]): Command | undefined {
  return (
    drink(seen, moves) ??
    handOver(seen, moves) ??
    passOn(seen, moves) ??
    heal(seen, moves) ??
    pickUp(seen, moves) ??
    rearm(seen, moves)
  );
}

/** A badly hurt figure drinks a healing potion; before a hard fight, figures drink strengthening ones. */
export function drink({ view }: Seen, moves: readonly Command[]): Command | undefined {
  const foes = view.figures.filter(({ side }) => side === 'monsters').length;
  return movesOf(moves, 'drinkPotion').find(({ figure, item }) => {
    const drinker = figureIn(view, figure);
    // It restores all wounds (ADV-MGT-28), but in a fight only from the next turn.
    if (item === HEALING)
      return (
        drinker !== undefined && isBadlyHurt(view, drinker) && (drinker.wounds <= 1 || view.fight === null)
      );
    return FOR_A_FIGHT.has(item) && foes >= HARD && view.fight?.turns === 1;
  });
}

/** Between fights a figure without need gives its potion to the most wounded one, who drinks it at once. */
export function handOver({ view }: Seen, moves: readonly Command[]): CommandOf<'give'> | undefined {
  if (view.turn.mode === 'combat') return undefined;
  const lost = (id: string): number =>
    (sheetIn(view, id)?.startWounds ?? 0) - (figureIn(view, id)?.wounds ?? 0);
  const isNeedy = (id: string): boolean => {
    const figure = figureIn(view, id);
    return figure !== undefined && figure.wounds > 0 && isBadlyHurt(view, figure);
  };
  const gifts = movesOf(moves, 'give').filter(
    ({ figure, target, item }) =>
      item === HEALING && sheetIn(view, target)?.kind === 'hero' && isNeedy(target) && !isNeedy(figure),
  );
  return best(gifts, ({ target }) => lost(target));
}

/** Between fights a spell's component goes to its caster: others carry those of a fallen wizard. */
function passOn({ view }: Seen, moves: readonly Command[]): CommandOf<'give'> | undefined {
  if (view.turn.mode === 'combat') return undefined;
  const needs = (id: string, item: string): boolean =>
    (sheetIn(view, id)?.spells ?? []).some((spell) =>
      spellNamed(spell).components.some((component) => component === item),
    );
  return movesOf(moves, 'give').find(
    ({ figure, target, item }) => !needs(figure, item) && needs(target, item),
  );
}

/** Outside fights, a wizard heals with the remaining spells. */
function heal(seen: Seen, moves: readonly Command[]): Command | undefined {
  if (seen.view.turn.mode === 'combat') return undefined;
  const spells = movesOf(moves, 'cast').filter(({ spell }) => spell === 'flamesOfThePhoenix');
  return best(
    spells.filter((spell) => (castWorth(seen, spell) ?? 0) > 0),
    (spell) => castWorth(seen, spell) ?? 0,
  );
}

/** A figure's gain from a thing: gold goes to the poorest, magic to figures it serves. */
function gain({ view }: Seen, { figure, item }: CommandOf<'take'>): number {
  const sheet = sheetIn(view, figure);
  if (sheet === undefined) return 0;
  const isHero = sheet.kind === 'hero' ? 2 : 0;
  if (item === 'gold') return -sheet.gold;
  if (isWeapon(item)) {
    const isFighter = sheet.calling !== 'wizard' && weaponNamed(item).kind === 'melee';
    return isHero + (isFighter ? 4 : 0) + sheet.start.weaponSkill / 12;
  }
  const kind = findItem(item);
  // Anything not in the list is a component, or the aim of the quest.
  if (kind === undefined || kind.users === 'wizards') return sheet.calling === 'wizard' ? 9 : isHero;
  const held = sheet.items.filter((one) => one === item).length;
  return isHero - held + sheet.startWounds / 12;
}

/** Gold and things, by the figure that gains most. */
export function pickUp(seen: Seen, moves: readonly Command[]): Command | undefined {
  if (seen.view.turn.mode === 'combat') return undefined;
  const worth = movesOf(moves, 'take').filter(({ item }) => item === 'gold' || isWorthTaking(item));
  return best(worth, (move) => gain(seen, move));
}

/** Takes a better weapon in hand, if it can be wielded: by its own dice, which nothing else changes. */
export function rearm({ state, view }: Seen, moves: readonly Command[]): Command | undefined {
  return movesOf(moves, 'takeInHand').find(({ figure: id, weapon }) => {
    const figure = figureIn(view, id);
    const sheet = sheetIn(view, id);
    if (figure === undefined || sheet === undefined) return false;
    const dice = (one: string): number => {
      const { damage, bonus } = weaponNamed(one);
      return damage(sheet.start.strength + bonus.strength);
    };
    const [now] = meleeWeapons(state, figure);
    const isUsable = canWield(sheet, weapon) && weaponDice(state, figure, weapon, 0) > 0;
    return now !== undefined && isUsable && dice(weapon) > dice(now);
  });
}
