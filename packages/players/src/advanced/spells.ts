/** The value of spells to their caster, hero or monster, and their targets. */
import { topSeenAs } from '@oubliette/advanced';
import type { Command, Figure } from '@oubliette/advanced';
import {
  isUp,
  monsterNamed,
  sightBetween,
  spellNamed,
  squaresInReach,
  stat,
} from '@oubliette/advanced/reckoning';
import { apart, squaresWithin } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { dangerTo } from './danger.ts';
import { atLeast, chance } from './odds.ts';
import { best, enemiesOf, figureIn, movesOf, sheetIn } from './seen.ts';
import type { Valued } from './plan.ts';
import type { CommandOf, Seen } from './seen.ts';

/** A template covers the squares round its centre (ADV-MAG-16). */
const COVERS = 1;
/** The gain a spell must bring: components are not found again. Less if foes are many, or a character. */
const PRICE = { easy: 3, hard: 1 } as const;
/** Wands and scrolls are there to be used. */
const CHEAP = 0.5;
/** No number of foes is worth a friend. */
const FRIEND = 100;
/** Wounds lost before healing pays; more if one more would fell the patient. */
const HURT = 3;
/** Foes that make armour of fire worth a turn. */
const CROWD = 4;

function woundsLost(seen: Seen, figure: Figure): number {
  const full = sheetIn(seen.view, figure.id)?.startWounds ?? monsterNamed(figure.of).wounds;
  return full - figure.wounds;
}

/** The expected wounds of this many damage dice on a figure. */
function burned(seen: Seen, dice: number, target: Figure): number {
  const each = chance(stat(seen.state, target, 'toughness'));
  const wounds = Math.min(Math.max(1, target.wounds), dice * each);
  return 0.5 * wounds + atLeast(Math.max(1, target.wounds), dice, each);
}

/** A fire template's total effect on foes; never cast where a friend or the caster would burn. */
export function blaze(seen: Seen, caster: Figure, dice: number, centre: Square): number {
  let sum = 0;
  for (const figure of seen.view.figures) {
    const { square } = figure.id === caster.id ? caster : figure;
    if (apart(seen.ground.board, square, centre) > COVERS) continue;
    sum += figure.side === caster.side ? -FRIEND : burned(seen, dice, figure);
  }
  return sum;
}

/** The most a burning spell could do from the caster's square. */
function fireFrom(seen: Seen, caster: Figure, name: string): number {
  const { aim, dice, range } = spellNamed(name);
  const near = enemiesOf(seen, caster).filter(
    (foe) =>
      isUp(foe) &&
      apart(seen.ground.board, foe.square, caster.square) <= (range ?? 99) &&
      sightBetween(seen.world, seen.state, caster, foe) !== 'none',
  );
  if (aim !== 'template') return Math.max(0, ...near.map((foe) => burned(seen, dice, foe)));
  const { board } = seen.ground;
  const centres = new Set(near.flatMap(({ square }) => squaresWithin(board, square, COVERS)));
  let most = 0;
  for (const square of centres) {
    if (board.areaOf[square]! < 0) continue;
    const value = blaze(seen, caster, dice, square);
    // The expensive test comes last.
    if (value > most && sightBetween(seen.world, seen.state, caster, { ...caster, square }) !== 'none')
      most = value;
  }
  return most;
}

/** Burning spells at hand, with their components. */
function firesOf({ view }: Seen, { id }: Figure): readonly string[] {
  const sheet = sheetIn(view, id);
  return (sheet?.spells ?? []).filter((name) => {
    const { dice, components } = spellNamed(name);
    return dice > 0 && components.every((one) => sheet!.components.includes(one));
  });
}

export function hasFire(seen: Seen, figure: Figure): boolean {
  return firesOf(seen, figure).length > 0;
}

function priceOf(seen: Seen, caster: Figure): number {
  const foes = enemiesOf(seen, caster).filter(isUp);
  const friends = seen.view.figures.filter((figure) => figure.side === caster.side && isUp(figure));
  const isHard = foes.length >= friends.length || foes.some(({ character }) => character !== null);
  return caster.side === 'heroes' && !isHard ? PRICE.easy : PRICE.hard;
}

/** The best fire a hero could cast from a square after walking; null if it does not pay. */
export function fireAfterWalking(seen: Seen, figure: Figure, square: Square): Valued | null {
  const known = firesOf(seen, figure);
  const spell = best(known, (name) => fireFrom(seen, { ...figure, square }, name));
  if (spell === undefined) return null;
  const value = fireFrom(seen, { ...figure, square }, spell) - priceOf(seen, figure);
  return value <= 0 ? null : { commands: [{ type: 'cast', figure: figure.id, spell }], value };
}

/** A spell's best effect, less its price; null if there is none now. */
export function castWorth(
  seen: Seen,
  { figure: id, spell: name, type }: CommandOf<'cast' | 'castSource'>,
): number | null {
  const caster = figureIn(seen.view, id);
  if (caster === undefined) return null;
  const foes = enemiesOf(seen, caster).filter(isUp);
  if (spellNamed(name).dice > 0)
    return fireFrom(seen, caster, name) - (type === 'castSource' ? CHEAP : priceOf(seen, caster));
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

/** The value of healing a figure: a hero more than a henchman, a fallen one most of all. */
function healed(seen: Seen, figure: Figure): number {
  const lost = woundsLost(seen, figure);
  if (figure.kind !== 'hero') return 0.5 * lost;
  if (figure.wounds === 0) return lost + 3;
  return figure.wounds === 1 ? lost + 1 : lost;
}

/** By the patient's wounds: the only figure near, or the caster if none is (ADV-SPELL-04). */
function healing(seen: Seen, caster: Figure): number | null {
  const zone = squaresInReach(seen.world, seen.state, caster, false);
  const [patient = caster, ...others] = seen.view.figures.filter(({ square }) => zone.includes(square));
  if (others.length > 0 || patient.side !== caster.side) return null;
  const lost = healed(seen, patient);
  return lost >= HURT ? 0.6 * lost : null;
}

/** The target of a spell just cast. */
export function aimSpell(seen: Seen, moves: readonly Command[]): Command | undefined {
  const { figure: id = '', spell: name } = topSeenAs(seen.view, 'casting') ?? {};
  const caster = figureIn(seen.view, id);
  if (caster === undefined || name === undefined) return undefined;
  const { dice, attack } = spellNamed(name);
  const square = best(movesOf(moves, 'aimAtSquare'), ({ at }) => blaze(seen, caster, dice, at));
  if (square !== undefined) return square;
  const target = best(movesOf(moves, 'aimAtFigure'), ({ target: one }) => {
    const figure = figureIn(seen.view, one);
    if (figure === undefined) return 0;
    const isFriend = figure.side === caster.side;
    if (attack) return isFriend ? -9 : dice > 0 ? burned(seen, dice, figure) : figure.wounds;
    if (!isFriend) return -9;
    return name === 'flamesOfThePhoenix' ? healed(seen, figure) : dangerTo(seen, figure)(figure.square);
  });
  return target ?? movesOf(moves, 'aimDone')[0];
}
