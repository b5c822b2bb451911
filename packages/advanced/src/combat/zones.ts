/** Death zones: the squares a figure can strike, and the enemies they hold (ADV-CMB-35 to ADV-CMB-44). */
import { refuse } from '@oubliette/kernel';
import { squaresAround } from '@oubliette/dungeon';
import type { Ground, Size, Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { weaponNamed } from '../content/weapons.ts';
import { figureOf, findFigure, isOn, isUp, onceForSelf, seatOf, sides, squaresOf } from '../figures.ts';
import { isSpecial } from '../gear/traits.ts';
import { isSpared } from '../hazards/company.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import { onceFor } from '../onceFor.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import type { CombatCommand, CombatFacts, FixFrame } from './types.ts';
import { meleeWeapons } from './weapons.ts';

/** Sleep (ADV-DEATH-06), fear (ADV-ABIL-25) and two spells (ADV-SPELL-10, ADV-DARK-02) stop all striking. */
const HELD: readonly string[] = ['asleep', 'cowering', 'stilled', 'choked'];

/** Able to strike at all: not held by an effect, not knocked out (ADV-DEATH-06). */
export function canStrike(figure: Figure): boolean {
  return isUp(figure) && !figure.effects.some(({ tag }) => HELD.includes(tag));
}

/** The squares a weapon strikes: beside the figure and, if it is long, across open corners (ADV-CMB-38). */
export function squaresInReach(world: World, state: State, figure: Figure, long: boolean): readonly Square[] {
  const ground = groundOf(world, state);
  const all = reachesOn(ground);
  const at = figure.square * 4 + (figure.size === 2 ? 2 : 0) + (long ? 1 : 0);
  const known = all.get(at);
  if (known !== undefined) return known;
  const reach = squaresAround(ground, squaresOf(ground.board, figure), long ? 'either' : undefined);
  all.set(at, reach);
  return reach;
}

/** By square, size and weapon length. */
const reachesOn = onceFor((_ground: Ground) => new Map<number, readonly Square[]>());

/** The squares a figure can strike with all its hand-to-hand weapons. */
export function reachOf(world: World, state: State, figure: Figure): readonly Square[] {
  const armed = canStrike(figure) ? armedWith(state, figure) : 'nothing';
  return armed === 'nothing' ? NOWHERE : squaresInReach(world, state, figure, armed === 'long');
}

const NOWHERE: readonly Square[] = [];

const armedWith = onceForSelf((state, figure) => {
  const weapons = meleeWeapons(state, figure);
  if (weapons.length === 0) return 'nothing';
  return weapons.some((weapon) => weaponNamed(weapon).long) ? 'long' : 'short';
});

/** Whether a figure could strike another with this weapon: one of its squares is in reach. */
export function canReach(world: World, state: State, figure: Figure, target: Figure, long: boolean): boolean {
  const { board } = groundOf(world, state);
  return isNear(board, figure, target) && isOn(board, target, squaresInReach(world, state, figure, long));
}

/** Orthogonally beside each other, with no wall between. */
export function areBeside(world: World, state: State, one: Figure, other: Figure): boolean {
  return canReach(world, state, one, other, false);
}

/** The enemy a zone is fixed on, while it stands there. */
export function fixedOn(world: World, state: State, figure: Figure): FigureId | null {
  const id = state.fight?.fixed[figure.id];
  const enemy = id === undefined ? undefined : findFigure(state, id);
  if (enemy === undefined) return null;
  const reach = reachOf(world, state, figure);
  return isOn(groundOf(world, state).board, enemy, reach) ? enemy.id : null;
}

/** The squares a figure threatens now: all it can strike, or those of the enemy it is fixed on. */
export function deathZone(world: World, state: State, figure: Figure): readonly Square[] {
  const reach = reachOf(world, state, figure);
  const fixed = fixedOn(world, state, figure);
  if (fixed === null) return reach;
  const held = squaresOf(groundOf(world, state).board, figureOf(state, fixed));
  return reach.filter((square) => held.includes(square));
}

/** Whether an enemy's zone holds this figure where it stands: not if it is fixed on another. */
function threatens(world: World, state: State, enemy: Figure, figure: Figure): boolean {
  const { board } = groundOf(world, state);
  if (!isNear(board, enemy, figure) || !isOn(board, figure, reachOf(world, state, enemy))) return false;
  const fixed = fixedOn(world, state, enemy);
  return fixed === null || fixed === figure.id;
}

/** No figure strikes one more than two rows away, however large the two: most need no closer look. */
export function isNear({ width }: Size, { square }: Figure, other: Figure): boolean {
  return Math.abs(square - other.square) <= 2 * width + 2;
}

/** The other side, except captives it spares (ADV-HAZ-11). */
export function enemiesOf(state: State, figure: Pick<Figure, 'side' | 'group'>): readonly Figure[] {
  const { heroes, monsters, hasCaptives } = sides(state);
  const others = figure.side === 'heroes' ? monsters : heroes;
  return hasCaptives ? others.filter((other) => !isSpared(state, figure, other)) : others;
}

export function isInEnemyZone(world: World, state: State, figure: Figure): boolean {
  return enemiesOf(state, figure).some((enemy) => threatens(world, state, enemy, figure));
}

/** Whether a figure must stop on this square (ADV-CMB-36); a flying one never must (ADV-ABIL-22). */
export function stopsAt(world: World, state: State, figure: Figure, square: Square): boolean {
  return !isSpecial(figure, 'flies') && isInEnemyZone(world, state, { ...figure, square });
}

/** The same for many squares: the enemies' zones against a figure do not depend on where it stands. */
export function stopping(world: World, state: State, figure: Figure): (square: Square) => boolean {
  return isSpecial(figure, 'flies') ? () => false : zonesAgainst(world, state, figure);
}

/** Where a figure would stand in an enemy's zone. */
export function zonesAgainst(world: World, state: State, figure: Figure): (square: Square) => boolean {
  const threatening = enemiesOf(state, figure).filter((enemy) => {
    const fixed = fixedOn(world, state, enemy);
    return fixed === null || fixed === figure.id;
  });
  const held = new Set(threatening.flatMap((enemy) => reachOf(world, state, enemy)));
  const { board } = groundOf(world, state);
  if (figure.size === 1) return (square) => held.has(square);
  return (square) => squaresOf(board, { square, size: 2 }).some((one) => held.has(one));
}

/** Whether a figure could strike an enemy from where it stands. */
export function isAtEnemy(world: World, state: State, figure: Figure): boolean {
  const { board } = groundOf(world, state);
  return enemiesOf(state, figure).some(
    (enemy) => isNear(board, enemy, figure) && isOn(board, enemy, reachOf(world, state, figure)),
  );
}

/** Standing enemies a figure can strike, in the order they came. */
function enemiesInReach(world: World, state: State, figure: Figure): readonly Figure[] {
  const { board } = groundOf(world, state);
  const near = enemiesOf(state, figure).filter((enemy) => isUp(enemy) && isNear(board, enemy, figure));
  if (near.length === 0) return near;
  const reach = reachOf(world, state, figure);
  return near.filter((enemy) => isOn(board, enemy, reach));
}

/**
 * Call this last whenever a figure moved, was placed or fell: zones fix on enemies that entered them
 * (ADV-CMB-39); a freed zone fixes on an enemy still there, chosen by the zone's owner.
 */
export function settleZones(play: Play): void {
  const { world } = play;
  if (play.state.fight === null) return;
  const undecided: (readonly [Figure, readonly Figure[]])[] = [];
  for (const figure of play.state.figures) {
    if (fixedOn(world, play.state, figure) !== null) continue;
    const wasFixed = play.state.fight.fixed[figure.id] !== undefined;
    const enemies = enemiesInReach(world, play.state, figure);
    if (enemies.length > 1 && wasFixed) undecided.push([figure, enemies]);
    else if (enemies.length > 0) fix(play, figure, enemies[0]!);
    else if (wasFixed) play.tell('zoneFreed', { figure: figure.id }, ['ADV-CMB-39']);
  }
  for (const [figure, enemies] of undecided) {
    const frame: FixFrame = { tag: 'fix', figure: figure.id };
    play.emit({ type: 'begun', frame, rules: RULES, audience: [], ...reaching(play, figure, enemies) });
  }
}

const RULES = ['ADV-CMB-39'] as const;

function fix(play: Play, figure: Figure, enemy: Figure): void {
  const facts = { figure: figure.id, target: enemy.id };
  play.tell('zoneFixed', facts, RULES, reaching(play, figure, [enemy]));
}

/** News if it reaches farther than it looks: a halberd among swords (ADV-ENC-22). */
function reaching(
  { world, state }: Play,
  figure: Figure,
  enemies: readonly Figure[],
): { readonly news?: true } {
  if (figure.disguise === null) return {};
  const seen = enemiesInReach(world, state, { ...figure, of: figure.disguise });
  return enemies.every(({ id }) => seen.some((one) => one.id === id)) ? {} : { news: true };
}

export const fixFrame: FrameKind<FixFrame> = {
  asks: (world, state, { figure }) =>
    enemiesToFix(world, state, figure).length > 1
      ? { seat: seatOf(state, figure), prompt: 'fixZone', rules: ['ADV-CMB-39'] }
      : null,
  runs(play) {
    play.finish(['ADV-CMB-39']);
    settleZones(play);
  },
  answers: (world, state, { figure }) =>
    enemiesToFix(world, state, figure).map(({ id }): CombatCommand => ({ type: 'fixZone', target: id })),
};

/** Empty where the zone is fixed again, or its owner has fallen meanwhile. */
function enemiesToFix(world: World, state: State, id: FigureId): readonly Figure[] {
  const figure = findFigure(state, id);
  if (figure === undefined || fixedOn(world, state, figure) !== null) return [];
  return enemiesInReach(world, state, figure);
}

export const fixZone: Handler<Extract<CombatCommand, { type: 'fixZone' }>> = {
  when: { answers: 'fix' },
  check(world, state, _seat, { target }) {
    const { figure } = state.stack.at(-1) as FixFrame;
    const may = enemiesToFix(world, state, figure).some(({ id }) => id === target);
    return may ? null : refuse('notInReach', 'ADV-CMB-39');
  },
  perform(play, { target }) {
    const { figure } = play.state.stack.at(-1) as FixFrame;
    fix(play, figureOf(play.state, figure), figureOf(play.state, target));
  },
};

export const zoneAppliers: Pick<Appliers<CombatFacts>, 'zoneFixed' | 'zoneFreed'> = {
  zoneFixed: (state, { figure, target }) => withFixed(state, { ...state.fight?.fixed, [figure]: target }),
  zoneFreed: (state, { figure }) => withFixed(state, without(state.fight?.fixed ?? {}, figure)),
};

export function withFixed(state: State, fixed: Readonly<Record<string, string>>): State {
  return state.fight === null ? state : { ...state, fight: { ...state.fight, fixed } };
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
