/** The targets of a spell, and from where (ADV-MAG-16, ADV-MAG-17). */
import { DIRECTIONS, stepsApart } from '@oubliette/dungeon';
import type { Exit, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import { distance } from '../combat/ranged.ts';
import { meleeWeapons } from '../combat/weapons.ts';
import { areBeside, enemiesOf, isInEnemyZone, squaresInReach } from '../combat/zones.ts';
import { monsterNamed } from '../content/bestiary.ts';
import type { Spell } from '../content/spells.ts';
import { weaponNamed } from '../content/weapons.ts';
import { findSheet, hasEffect, isOn, isUp, levelOf, squaresOf } from '../figures.ts';
import { doorPlaces } from '../generate/doors.ts';
import { areHidden } from '../encounter/disguise.ts';
import { isUnexplored } from '../generate/lay.ts';
import { isSpared } from '../hazards/company.ts';
import { sightBetween, sightTo } from '../sight.ts';
import type { Fallen, Figure, FigureId, State } from '../state.ts';
import { actOf, isAble } from '../turns/acts.ts';
import type { World } from '../world.ts';

/** A partly hidden centre counts as this much farther off (ADV-RNG-16). */
const HIDDEN = 4;

/** The squares a caster could strike, whatever enemy the zone is fixed on (ADV-MAG-17). */
function zoneForSpells(world: World, state: State, figure: Figure): readonly Square[] {
  const long = meleeWeapons(state, figure).some((weapon) => weaponNamed(weapon).long);
  return squaresInReach(world, state, figure, long);
}

function neighbours(world: World, state: State, figure: Figure): Figure[] {
  const { board } = groundOf(world, state);
  const zone = zoneForSpells(world, state, figure);
  return state.figures.filter((other) => isOn(board, other, zone));
}

/** All the wounds a figure can have. */
export function fullWounds(state: State, figure: Figure): number {
  return findSheet(state, figure.id)?.startWounds ?? monsterNamed(figure.of).wounds;
}

/** Possible targets of this spell, in the order they came; by id, since one may be dead. */
export function figuresFor(world: World, state: State, caster: Figure, spell: Spell): FigureId[] {
  return (
    spell.aim === 'dead' ? bodiesFor(world, state, caster) : livingFor(world, state, caster, spell)
  ).map(({ id }) => id);
}

function livingFor(world: World, state: State, caster: Figure, spell: Spell): Figure[] {
  const others = state.figures.filter((other) => other.id !== caster.id && !isSpared(state, caster, other));
  switch (spell.aim) {
    case 'neighbour':
    case 'selfOrNeighbour': {
      const near = neighbours(world, state, caster);
      const all = spell.aim === 'neighbour' ? near : [caster, ...near];
      return all.filter(
        (target) =>
          !isSpared(state, caster, target) &&
          isOfUse(world, state, spell, target) &&
          isUndisturbed(spell, near, target),
      );
    }
    case 'seen':
      return others.filter(
        (target) =>
          sightBetween(world, state, caster, target) !== 'none' &&
          (spell.range === null || distance(world, state, caster, target) <= spell.range) &&
          isOfUse(world, state, spell, target),
      );
    case 'companions':
      return others.filter(
        (target) => target.side === caster.side && isAble(target) && hasNotStirred(state, target),
      );
    default:
      return [];
  }
}

function bodiesFor(world: World, state: State, caster: Figure): Figure[] {
  return fallenOf(state)
    .map(({ figure }) => figure)
    .filter(({ square }) => sightTo(world, state, caster, square) !== 'none');
}

/** Figures that died in this turn, on this level. */
export function fallenOf(state: State): Fallen[] {
  return (state.turn.fallen ?? []).filter(({ level }) => level === state.level);
}

function hasNotStirred(state: State, { id }: Figure): boolean {
  const { moved, over } = actOf(state, id);
  return moved === 0 && !over;
}

/** Whether a spell has an effect on a figure: conditions besides nearness and sight. */
function isOfUse({ setup }: World, state: State, { id }: Spell, target: Figure): boolean {
  switch (id) {
    case 'dragonArmour':
      return !hasEffect(target, 'dragonArmour');
    case 'courage':
      return !hasEffect(target, 'courage');
    case 'flamesOfThePhoenix':
      // Wounds kept behind the screen do not show by what may be healed (ADV-HTH-16).
      return areHidden(setup, target) || target.wounds < fullWounds(state, target);
    case 'flight':
      return isAble(target) && actOf(state, target.id).moved === 0;
    case 'choke':
      return isUp(target) && !hasEffect(target, 'choked');
    default:
      return true;
  }
}

/** Only the patient may be near (ADV-SPELL-04). */
function isUndisturbed({ id }: Spell, near: readonly Figure[], target: Figure): boolean {
  return id !== 'flamesOfThePhoenix' || near.every((other) => other.id === target.id);
}

/** Possible centres of a template: in sight, and not too far (ADV-MAG-16). */
export function centresFor(world: World, state: State, caster: Figure, spell: Spell): Square[] {
  const { board } = groundOf(world, state);
  return board.areas.flatMap(({ squares }) =>
    squares.filter((square) => isInRange(world, state, caster, spell, square)),
  );
}

function isInRange(world: World, state: State, caster: Figure, spell: Spell, square: Square): boolean {
  return centreRefusal(world, state, caster, spell, square) === null;
}

/** Why the centre of a template may not be there; null where it may. */
export function centreRefusal(
  world: World,
  state: State,
  caster: Figure,
  { range: reach, rule }: Spell,
  square: Square,
): Refusal | null {
  const { board } = groundOf(world, state);
  const range = reach ?? Infinity;
  const away = Math.min(...squaresOf(board, caster).map((own) => stepsApart(board, own, square)));
  if ((board.areaOf[square] ?? -1) < 0) return refuse('noAimThere', rule);
  if (away > range) return refuse('aimTooFar', rule, { square, range });
  const sight = sightTo(world, state, caster, square);
  if (sight === 'none') return refuse('aimUnseen', rule, { square });
  return away + (sight === 'partial' ? HIDDEN : 0) <= range
    ? null
    : refuse('aimTooFar', rule, { square, range });
}

/** Exits with nothing laid behind them, or places for a new door in the caster's section. */
export function exitsFor(world: World, state: State, caster: Figure, { aim }: Spell): Exit[] {
  if (aim === 'exit')
    return levelOf(state).layout.exits.filter((exit) => exit.door !== 'hidden' && isUnexplored(state, exit));
  const { id: area } = areaAt(world, state, caster.square);
  return DIRECTIONS.flatMap((side) => [...doorPlaces(world, state, { area, side })]);
}

/** Sections with a square the caster sees. */
export function sectionsFor(world: World, state: State, caster: Figure): string[] {
  return groundOf(world, state)
    .board.areas.filter(({ squares }) =>
      squares.some((square) => sightTo(world, state, caster, square) !== 'none'),
    )
    .map(({ id }) => id);
}

/** Null if it has a target from here. */
export function targetRefusal(world: World, state: State, caster: Figure, spell: Spell): Refusal | null {
  const banned = zoneRefusal(world, state, caster, spell);
  if (banned !== null) return banned;
  return hasTarget(world, state, caster, spell) ? null : refuse('nothingToAim', spell.rule);
}

function hasTarget(world: World, state: State, caster: Figure, spell: Spell): boolean {
  switch (spell.aim) {
    case 'self':
    case 'companions':
      return true;
    case 'template':
      return (
        isInRange(world, state, caster, spell, caster.square) ||
        centresFor(world, state, caster, spell).length > 0
      );
    case 'exit':
    case 'wall':
      return exitsFor(world, state, caster, spell).length > 0;
    case 'section':
      return true;
    default:
      return figuresFor(world, state, caster, spell).length > 0;
  }
}

/** Some spells cannot be cast in an enemy's zone (ADV-CMB-43, ADV-MAG-16). */
function zoneRefusal(world: World, state: State, caster: Figure, { id, aim }: Spell): Refusal | null {
  if (id === 'flamesOfThePhoenix')
    return isInEnemyZone(world, state, caster) ? refuse('inDeathZone', 'ADV-SPELL-04') : null;
  if (aim !== 'template') return null;
  if (enemiesOf(state, caster).some((enemy) => isUp(enemy) && areBeside(world, state, caster, enemy)))
    return refuse('enemyBeside', 'ADV-HTH-02');
  return isInEnemyZone(world, state, caster) ? refuse('inDeathZone', 'ADV-MAG-16') : null;
}
