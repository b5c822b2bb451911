/** What spells are worth to whoever casts them, hero or monster, and where they are aimed. */
import type { Command, Figure } from '@oubliette/advanced';
import { isUp, monsterNamed, sightBetween, spellNamed, stat } from '@oubliette/advanced/reckoning';
import { apart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { atLeast, chance } from './odds.ts';
import { best, enemiesOf, figureIn, movesOf, sheetIn, topOf } from './seen.ts';
import type { Of, Seen } from './seen.ts';

/** A template covers the squares round its centre (ADV-MAG-16). */
const COVERS = 1;
/** What a spell has to bring before it pays: its components cannot be found again in the dungeon. */
const PRICE = 1;
/** A friend who is hit counts for more than a foe. */
const FRIEND = 1.6;
/** Wounds lost before healing pays. */
const HURT = 2;
/** Foes from which armour of fire is worth a turn. */
const CROWD = 4;

function woundsLost(seen: Seen, figure: Figure): number {
  const full = sheetIn(seen.view, figure.id)?.startWounds ?? monsterNamed(figure.of).wounds;
  return full - figure.wounds;
}

/** What so many damage dice do to somebody. */
function burned(seen: Seen, dice: number, target: Figure): number {
  const each = chance(stat(seen.state, target, 'toughness'));
  const wounds = Math.min(Math.max(1, target.wounds), dice * each);
  return 0.5 * wounds + atLeast(Math.max(1, target.wounds), dice, each);
}

/** All that a template of fire on a square would do: to foes, less what it does to friends. */
export function blaze(seen: Seen, caster: Figure, dice: number, centre: Square): number {
  return seen.view.figures
    .filter(({ square }) => apart(seen.ground.board, square, centre) <= COVERS)
    .reduce(
      (sum, figure) => sum + burned(seen, dice, figure) * (figure.side === caster.side ? -FRIEND : 1),
      0,
    );
}

/** The best that could come of a spell, its price taken off; null where it is none for now. */
export function castWorth(seen: Seen, { figure: id, spell: name }: Of<'cast'>): number | null {
  const caster = figureIn(seen.view, id);
  if (caster === undefined) return null;
  const { aim, dice, range } = spellNamed(name);
  const foes = enemiesOf(seen, caster).filter(isUp);
  if (dice > 0) {
    const near = foes.filter(
      (foe) =>
        apart(seen.ground.board, foe.square, caster.square) <= (range ?? 99) &&
        sightBetween(seen.world, seen.state, caster, foe) !== 'none',
    );
    const each = near.map((foe) =>
      aim === 'template' ? blaze(seen, caster, dice, foe.square) : burned(seen, dice, foe),
    );
    return Math.max(0, ...each) - PRICE;
  }
  switch (name) {
    case 'flamesOfThePhoenix':
      return healing(seen, caster);
    case 'dragonArmour':
      return foes.length >= CROWD && (seen.view.fight?.turns ?? 0) <= 1 ? 0.6 : null;
    case 'choke':
      return foes.length > 0 ? 2 : null;
    case 'flamingSkullOfTerror':
    case 'flamingHandOfDestruction':
      return foes.length > 1 ? 0.9 : null;
    default:
      return null;
  }
}

/** By what whoever is hurt most, the caster or somebody beside, has lost. */
function healing(seen: Seen, caster: Figure): number | null {
  const near = seen.view.figures.filter(
    ({ side, square }) => side === caster.side && apart(seen.ground.board, square, caster.square) <= 1,
  );
  const lost = Math.max(0, ...near.map((figure) => woundsLost(seen, figure)));
  return lost >= HURT ? 0.6 * lost : null;
}

/** Where a spell that has been cast goes. */
export function aimSpell(seen: Seen, moves: readonly Command[]): Command | undefined {
  const { figure: id, spell: name } = topOf(seen.view) as { figure?: string; spell?: string };
  const caster = figureIn(seen.view, id ?? '');
  if (caster === undefined || name === undefined) return undefined;
  const { dice, attack } = spellNamed(name);
  const square = best(movesOf(moves, 'aimAtSquare'), ({ at }) => blaze(seen, caster, dice, at));
  if (square !== undefined) return square;
  const target = best(movesOf(moves, 'aimAtFigure'), ({ target: one }) => {
    const figure = figureIn(seen.view, one);
    if (figure === undefined) return 0;
    const isFriend = figure.side === caster.side;
    if (attack) return isFriend ? -9 : dice > 0 ? burned(seen, dice, figure) : figure.wounds;
    return isFriend ? woundsLost(seen, figure) : -9;
  });
  return target ?? movesOf(moves, 'aimDone')[0];
}
